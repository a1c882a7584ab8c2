import { useId, useState } from 'react'
import { pointHistory, whyPoints } from './documents.ts'
import { useList, useLoaded, useSession } from './hooks.ts'
import { day, known, number, t, time } from './look.ts'
import { Items, Refused } from './parts.tsx'
import type { Entry } from './types.ts'

function Why({ entryId }: { entryId: string }) {
  const { data, failure } = useLoaded<{ whyPoints: { sentences: string[] } }>(whyPoints, { entryId })
  return (
    <div role="status">
      <Refused failure={failure} />
      {!data && !failure && <p className="quiet">{t('loading')}</p>}
      <ul className="why">
        {data?.whyPoints.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}

function EntryCard({ entry }: { entry: Entry }) {
  const [isOpen, setOpen] = useState(false)
  const why = useId()
  const { amount, description, createdAt, expiresAt } = entry
  return (
    <article className="card entry">
      <b className={amount < 0 ? 'minus' : 'plus'}>
        {amount > 0 && '+'}
        {number(amount)}
      </b>
      <p>
        {description}
        <small>
          {time(createdAt)}
          {expiresAt && ` · ${t('expires', { day: day(expiresAt) })}`}
        </small>
      </p>
      <button
        type="button"
        className="plain"
        aria-expanded={isOpen}
        aria-controls={why}
        onClick={() => setOpen(!isOpen)}
      >
        {t('why')}
        <span className="visually-hidden">
          {' '}
          {number(amount)}, {time(createdAt)}
        </span>
      </button>
      <div id={why}>{isOpen && <Why entryId={entry._id} />}</div>
    </article>
  )
}

export function Wallet() {
  const { me } = useSession()
  const list = useList<Entry>(pointHistory)
  return (
    <>
      <h1>{t('tab_wallet')}</h1>
      <section className="balance" aria-label={t('balance')}>
        <p>
          {t('active')}
          <strong>{number(me.points.active)}</strong>
        </p>
        <p>
          {t('earned')}
          <b>{number(me.points.earned)}</b>
        </p>
        <p>
          {t('rank')}
          <b>{me.rank ? (known(me.rank) ?? me.rank) : t('no_rank')}</b>
        </p>
      </section>
      <h2>{t('entries')}</h2>
      <Items list={list} empty={t('entries_empty')}>
        {(entry) => <EntryCard entry={entry} />}
      </Items>
    </>
  )
}
