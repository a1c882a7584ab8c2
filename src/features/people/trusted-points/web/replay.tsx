import { useQuery } from '@tanstack/react-query'
import { Button, Radio } from 'antd'
import { useState } from 'react'
import type { TrustedPointDraft } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { RunProgress, useRun } from '../../../records/runs/web/public.ts'
import { replayedDays } from '../trusted-point.values.ts'
import ReplayResult from './replay-result.tsx'
import { lastReplayDocument, replayPointsDocument } from './trusted-point.documents.ts'
import './why.css'

interface Props {
  readonly ruleId: string
  /** What the form says; null while it cannot be saved. */
  readonly draft: TrustedPointDraft | null
}

/** 'What would it have done?': replays the draft, and shows the last replay of the rule. */
export default function Replay({ ruleId, draft }: Props) {
  const [days, setDays] = useState<number>(replayedDays[1])
  const { data: last, refetch } = useQuery({
    queryKey: ['TRUSTED_POINT_CONFIG', 'last replay', ruleId],
    queryFn: async ({ signal }) =>
      (await request(lastReplayDocument, { ruleId }, { signal })).cmsLastPointReplay ?? null,
    gcTime: 0,
  })
  const { submit, busy } = useSubmission<TrustedPointDraft, unknown>({
    send: (draft, options) => request(replayPointsDocument, { draft, days }, options),
    onDone: () => void refetch(),
  })
  return (
    <div className="replay">
      <p className="why-hint">{m.trusted_points_replay_hint()}</p>
      <div className="replay-start">
        <Radio.Group
          aria-label={m.trusted_points_replay()}
          value={days}
          onChange={({ target }) => setDays(target.value as number)}
          options={replayedDays.map((value) => ({
            value,
            label: m.trusted_points_replay_days({ days: formatNumber(value) }),
          }))}
        />
        <Button loading={busy} disabled={!draft} onClick={() => draft && void submit(draft)}>
          {m.trusted_points_replay_start()}
        </Button>
      </div>
      {last && draft && !isAbout(last.draft as Tried, draft) && (
        <p className="why-hint">{m.trusted_points_replay_other_draft()}</p>
      )}
      {last && <Progress key={last.run._id} id={last.run._id} />}
    </div>
  )
}

function Progress({ id }: { readonly id: string }) {
  const { data: run } = useRun(id)
  if (!run) return null
  if (run.state === 'WORKING') return <RunProgress run={run} />
  return run.state === 'DONE' ? <ReplayResult id={id} /> : <p role="alert">{m.trusted_points_replay_failed()}</p>
}

interface Tried {
  readonly actionType: string | null
  readonly points: number
  readonly description: string
  readonly numbers: Readonly<Record<string, number | null>>
}

/** Whether a replay tried what the form says. The description changes nothing. */
const isAbout = ({ actionType, points, numbers }: Tried, draft: TrustedPointDraft) =>
  points === draft.points &&
  (actionType ?? null) === (draft.actionType ?? null) &&
  Object.entries(numbers).every(([name, value]) => {
    const now = (draft as unknown as Record<string, unknown>)[name]
    return now === undefined || (now ?? null) === value
  })
