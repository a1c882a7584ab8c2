import { queryOptions, useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useEffect, useState } from 'react'
import type {
  DecidedAtDeskQuery,
  DecidedAtDeskQueryVariables,
  TermModel,
} from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/term_status.js'
import { ConfirmDialog } from '../../../../platform/web/form/confirm-dialog.tsx'
import type { BulkGuard, Chosen } from '../../../../platform/web/list/list-declaration.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { queryClient } from '../../../../platform/web/requests/query-client.ts'
import { decidedAtDeskDocument } from './term-status.documents.ts'

type Decided = DecidedAtDeskQuery['cmsGetDecidedAtDesk'][number]

/** A claim at the desk causes no live event, so the answer is asked for again while a dialog shows it. */
const refetched = 15_000
/** Ids that one call takes. */
const most = 1_000
/** How many records the note names. */
const named = 5

interface Props {
  readonly model: TermModel
  readonly of: string | null
  /** A `Chosen` as a text, which stays the same while the dialog is open. */
  readonly chosen: string
  readonly onReady: (guard: BulkGuard) => void
}

const decidedAtDeskQuery = ({ model, of, chosen }: Omit<Props, 'onReady'>) =>
  queryOptions({
    queryKey: [model, 'decided at the desk', of, chosen],
    queryFn: async ({ signal }) => {
      const ask = async (which: Pick<DecidedAtDeskQueryVariables, 'ids' | 'list'>) =>
        (await request(decidedAtDeskDocument, { model, of, ...which }, { signal })).cmsGetDecidedAtDesk
      const records = JSON.parse(chosen) as Chosen
      if ('filters' in records) return ask({ list: records.filters })
      const held: Decided[] = []
      for (let from = 0; from < records.ids.length; from += most)
        held.push(...(await ask({ ids: records.ids.slice(from, from + most) })))
      return held
    },
    staleTime: 0,
    refetchInterval: refetched,
  })

interface Asked {
  readonly held: readonly Decided[]
  readonly answer: (goesOn: boolean) => void
}

/** Which of the chosen records colleagues are deciding at the desk; asks before they are taken from them. */
export default function DeskNote({ model, of, chosen, onReady }: Props) {
  const { data: held = [] } = useQuery(decidedAtDeskQuery({ model, of, chosen }))
  const [asked, setAsked] = useState<Asked>()
  const answer = (goesOn: boolean) => {
    asked?.answer(goesOn)
    setAsked(undefined)
  }
  useEffect(() => {
    const passes = async () => {
      // Asking is a courtesy: if the answer fails, the action runs as before.
      const now = await queryClient.fetchQuery(decidedAtDeskQuery({ model, of, chosen })).catch(() => [])
      return now.length === 0 || new Promise<boolean>((resolve) => setAsked({ held: now, answer: resolve }))
    }
    onReady({ passes })
  }, [model, of, chosen, onReady])
  return (
    <>
      {held.length > 0 && (
        <Alert className="form-text" type="warning" showIcon role="status" title={<Records held={held} />} />
      )}
      {asked && <Question held={asked.held} onAnswer={answer} />}
    </>
  )
}

function Records({ held }: { readonly held: readonly Decided[] }) {
  return (
    <>
      {held.slice(0, named).map(({ _id, name, holder }) => (
        <div key={_id}>
          {name && <b>{name}: </b>}
          {m.term_status_at_desk({ name: holder?.fullName ?? '' })}
        </div>
      ))}
      {held.length > named && <div>{m.term_status_at_desk_more({ count: held.length - named })}</div>}
    </>
  )
}

function Question({ held, onAnswer }: Pick<Asked, 'held'> & { readonly onAnswer: (goesOn: boolean) => void }) {
  const name = [...new Set(held.map(({ holder }) => holder?.fullName))].filter(Boolean).join(', ')
  const count = held.length
  return (
    <ConfirmDialog
      title={count === 1 ? m.term_status_take_title({ name }) : m.term_status_take_many_title({ count, name })}
      text={m.term_status_take_many_text()}
      okText={m.term_status_take_many()}
      danger
      onOk={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  )
}
