import { type FormEvent, useState } from 'react'
import { enter, Failure } from './api.ts'
import { login, register } from './documents.ts'
import { t } from './look.ts'
import { Field, Refused } from './parts.tsx'

export function SignIn({ onEnter }: { onEnter: () => void }) {
  const [isNew, setNew] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const asksCode = failure?.fields.code !== undefined
  const fields = ['fullName', 'phoneNumber', 'password', 'code', 'referralCode']

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    setBusy(true)
    try {
      await enter(isNew ? register : login, Object.fromEntries(filled))
      onEnter()
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      setFailure(error)
      setBusy(false)
    }
  }

  return (
    <main className="sign-in">
      <form className="card" onSubmit={(event) => void submit(event)} key={String(isNew)}>
        <h1>{isNew ? t('register') : t('welcome')}</h1>
        <p className="quiet">{t('about')}</p>
        {isNew && <Field name="fullName" label={t('full_name')} failure={failure} autoComplete="name" required />}
        <Field name="phoneNumber" label={t('phone')} failure={failure} type="tel" autoComplete="username" required />
        <Field
          name="password"
          label={t('password')}
          failure={failure}
          type="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          required
        />
        {asksCode && <Field name="code" label={t('second_factor')} failure={failure} inputMode="numeric" autoFocus />}
        {isNew && <Field name="referralCode" label={t('referral')} failure={failure} hint={t('referral_hint')} />}
        <Refused failure={failure} fields={fields} />
        <button type="submit" className="main" disabled={isBusy}>
          {isNew ? t('register') : t('sign_in')}
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => {
            setFailure(null)
            setNew(!isNew)
          }}
        >
          {isNew ? t('has_account') : t('no_account')}
        </button>
      </form>
    </main>
  )
}
