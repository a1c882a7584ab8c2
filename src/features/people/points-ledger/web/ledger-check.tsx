import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../../../generated/messages/messages.js'
import { Mark } from '../../../../platform/web/list/cells.tsx'
import { absoluteDay, absoluteTime } from '../../../../platform/web/list/time.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { personOperations } from '../../../records/persons/person.operations.ts'
import { ledgerCheckDocument } from './points-ledger.documents.ts'

/** Whether the last nightly comparison of entries and balances found everything in order. */
export function LedgerCheck() {
  const { data: check } = useQuery({
    queryKey: ['LedgerCheck'],
    queryFn: async ({ signal }) => (await request(ledgerCheckDocument, {}, { signal })).cmsLedgerCheck ?? null,
  })
  return (
    <section className="panel points-ledger-check" aria-label={m.points_ledger_check()}>
      <h2>{m.points_ledger_check()}</h2>
      {check === null && <p>{m.points_ledger_check_never()}</p>}
      {check && (
        <>
          <p>
            <Mark tone={check.differences > 0 ? 'bad' : 'good'}>
              {check.differences > 0
                ? m.points_ledger_check_differs({ count: formatNumber(check.differences) })
                : m.points_ledger_check_fine({
                    entries: formatNumber(check.entries),
                    members: formatNumber(check.members),
                  })}
            </Mark>{' '}
            <small>{absoluteTime(check.finishedAt)}</small>
          </p>
          {check.differing.length > 0 && (
            <ul>
              {check.differing.map((item) => (
                <li key={item}>
                  <Differing item={item} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}

/** `member` and an id, or `day`, a day and a kind of movement. */
function Differing({ item }: { readonly item: string }) {
  const mayOpen = usePermission(personOperations.cmsGetUsers)
  const [what, which = ''] = item.split(' ')
  if (what === 'day') return m.points_ledger_differs_day({ day: absoluteDay(which) })
  const text = m.points_ledger_differs_member({ id: which })
  return mayOpen ? (
    <Link to="/users" search={{ user: which }}>
      {text}
    </Link>
  ) : (
    text
  )
}
