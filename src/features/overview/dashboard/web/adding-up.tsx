import { useEffect, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/dashboard.js'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import type { TextKey } from '../../../../platform/shared/text.ts'
import { isRequestError } from '../../../../platform/web/requests/request-error.ts'
import { translate } from '../../../../platform/web/words/texts.ts'
import '../../../../platform/web/charts/figures.css'
import './dashboard.css'

/** Milliseconds of waiting after which an explanation appears. */
const patience = 1000

/** Explains why a ranking is not there yet: adding up many days takes seconds. */
export function AddingUp({ waiting }: { readonly waiting: boolean }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(setLate, patience, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waiting])
  return (
    <p className="adding-up" role="status">
      {late && m.dashboard_adding_up()}
    </p>
  )
}

/** Shown in place of a ranking that failed; suggests fewer days when there were too many to add up. */
export function RankingError({ error }: { readonly error: Error }) {
  return isRangeTooLong(error) ? (
    <p className="panel-empty" role="alert">
      {translate(error)}
    </p>
  ) : (
    <ListError />
  )
}

export const isRangeTooLong = (error: Error) =>
  isRequestError(error) && error.reason === ('dashboard_text_range_too_long' satisfies TextKey)
