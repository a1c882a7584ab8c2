import { useState } from 'react'
import { spinReceipt } from './documents.ts'
import { useEvery, useLoaded } from './hooks.ts'
import { locale, t } from './look.ts'
import { Refused } from './parts.tsx'

/** What the published verifier exports: the file that the public page runs, and that anybody can download. */
interface Verifier {
  readonly verifyReceipt: (
    address: string,
    receipt: string,
    locale: string,
  ) => Promise<{ readonly faults: readonly string[]; readonly good: readonly string[] }>
}
const verifierAddress = '/app/draws/verifier.mjs'

interface Checked {
  readonly state: 'checking' | 'good' | 'bad'
  readonly lines: readonly string[]
}

const base64url = (text: string) =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

export function Receipt({ spinId }: { spinId: string }) {
  const { data, failure, reload } = useLoaded<{ spinReceipt: { wheelId: string; root: string | null } }>(spinReceipt, {
    spinId,
  })
  const [checked, setChecked] = useState<Checked | null>(null)
  const receipt = data?.spinReceipt
  const isSealed = Boolean(receipt?.root)
  // Spins are sealed once a minute.
  useEvery(4_000, () => isSealed || reload())
  const page = `/app/draws/${receipt?.wheelId}`

  const check = async () => {
    setChecked({ state: 'checking', lines: [t('checking')] })
    try {
      const { verifyReceipt } = (await import(/* @vite-ignore */ verifierAddress)) as Verifier
      const { faults, good } = await verifyReceipt(location.origin + page, JSON.stringify(receipt), locale())
      setChecked(
        faults.length > 0
          ? { state: 'bad', lines: [t('not_verified'), ...faults] }
          : { state: 'good', lines: [t('verified'), ...good] },
      )
    } catch {
      setChecked({ state: 'bad', lines: [t('check_failed')] })
    }
  }

  return (
    <section className="card receipt" aria-label={t('receipt')}>
      <h2>{t('receipt')}</h2>
      <p className="quiet">{isSealed ? t('sealed') : t('sealing')}</p>
      <Refused failure={failure} />
      <button type="button" disabled={!isSealed || checked?.state === 'checking'} onClick={() => void check()}>
        {t('check_receipt')}
      </button>
      <div role="status" className={checked?.state}>
        {checked?.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {isSealed && (
        <a href={`${page}?lang=${locale()}#receipt=${base64url(JSON.stringify(receipt))}`}>{t('public_page')}</a>
      )}
    </section>
  )
}
