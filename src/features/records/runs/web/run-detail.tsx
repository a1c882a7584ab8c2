import { Alert, Skeleton } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { Facts } from '../../../../platform/web/parts/facts.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { isRequestError } from '../../../../platform/web/requests/graphql-client.ts'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import { DetailDialog } from '../../../../platform/web/list/detail-dialog.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { AddedParts } from '../../../../platform/web/records/record-parts.tsx'
import { translate } from '../../../../platform/web/words/texts.ts'
import { type RunInfo, useRun } from './run-cache.ts'
import { runName, StateMark } from './run-listing.tsx'
import { doneText } from './run-progress.tsx'
import { isImport, RunResult } from './run-result.tsx'

interface Props {
  readonly open: OpenDetail
  readonly actions: readonly RowAction<RunInfo>[]
}

/** A run over the list: its progress, its result and its rows. */
export default function RunDetail({ open, actions }: Props) {
  const { data: run } = useRun(open.id)
  return (
    <DetailDialog open={open} title={run ? runName(run) : m.runs_detail()} record={run} actions={actions}>
      <RunBody id={open.id} />
    </DetailDialog>
  )
}

/** Facts that do not apply to the kind are left out: an export is about no record and creates none. */
const ownFacts = ({ kind, state, name, created }: RunInfo): [string, string | null][] =>
  kind === 'EXPORT'
    ? []
    : [
        [m.runs_about(), name],
        [m.runs_created(), state === 'CHECKED' ? null : formatNumber(created)],
      ]

function RunBody({ id }: { readonly id: string }) {
  const { data: run, error } = useRun(id)
  if (isRequestError(error, 'NOT_FOUND')) return <p role="alert">{m.runs_text_gone()}</p>
  if (error) return <ListError />
  if (run === undefined) return <Skeleton active paragraph={{ rows: 6 }} />
  return (
    <>
      <Facts
        facts={[
          [m.runs_state(), <StateMark key="state" state={run.state} />],
          ...ownFacts(run),
          [m.runs_file(), run.fileName],
          [m.runs_sheet(), run.sheet],
          [m.runs_progress(), doneText(run)],
          [m.runs_begun_by(), run.creator.fullName],
          [m.runs_begun_at(), <Moment key="begun" at={run.createdAt} />],
          [m.runs_finished_at(), run.finishedAt && <Moment key="finished" at={run.finishedAt} />],
        ]}
      />
      <AddedParts model="RUN" record={run} />
      {isImport(run) || run.state === 'WORKING' ? (
        <RunResult id={id} />
      ) : (
        run.failure && (
          <Alert
            type="error"
            title={translate({ reason: run.failureReason, params: run.failureParams, message: run.failure })}
          />
        )
      )}
    </>
  )
}
