import { DeleteOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import type { ChangeSetQuery } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { DifferenceTable } from '../../../../platform/web/form/difference-table.tsx'
import { Facts } from '../../../../platform/web/parts/facts.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { CopyId, Mark, Moment } from '../../../../platform/web/list/cells.tsx'
import { DetailDialog } from '../../../../platform/web/list/detail-dialog.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { translate } from '../../../../platform/web/words/texts.ts'
import { ChangeList, fieldName, modelName, recordAddress, RecordHistory, valueShown } from '../../audit/web/public.ts'
import { RecordBody } from '../../live/web/public.ts'
import { PersonLink } from '../../persons/web/public.ts'
import { changeSetModel, changeSetQuery, type ChangeSetRow, StatusMark } from './change-set-listing.tsx'
import './change-sets.css'

interface Props {
  readonly open: OpenDetail
  readonly actions: readonly RowAction<ChangeSetRow>[]
}

type ChangeSetDetail = ChangeSetQuery['cmsChangeSet']
type Item = ChangeSetDetail['items'][number]

/** A set with all that it changes, over the list. */
export default function ChangeSetCard({ open, actions }: Props) {
  const { data } = useQuery(changeSetQuery(open.id))
  return (
    <DetailDialog open={open} title={data?.title ?? m.change_sets_record()} record={data} actions={actions}>
      <ChangeSetInDialog id={open.id} onClose={open.close} />
    </DetailDialog>
  )
}

function ChangeSetInDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery(changeSetQuery(id))
  return (
    <RecordBody
      model={changeSetModel}
      id={id}
      record={data}
      error={error}
      gone={m.change_sets_text_gone()}
      reload={refetch}
      onClose={onClose}
    >
      {(set) => (
        <>
          <StateOfSet set={set} />
          <Changes set={set} />
          <RecordHistory model={changeSetModel} id={id} heading="h2" />
        </>
      )}
    </RecordBody>
  )
}

function StateOfSet({ set }: { readonly set: ChangeSetDetail }) {
  const { note, status, author, approver, applyAt, appliedAt, rolledBackBy, rolledBackAt, failure } = set
  const { sentBackBy, sentBackAt, sentBackComment } = set
  const isOwn = useViewer()?._id === author._id
  return (
    <>
      {failure.map((problem) => (
        <Alert
          key={problem.field}
          type="error"
          showIcon
          title={m.change_sets_failure({ problem: translate(problem) })}
          className="change-sets-note"
        />
      ))}
      {sentBackBy && sentBackAt && (
        <Alert
          type="warning"
          showIcon
          className="change-sets-note"
          title={m.change_sets_sent_back({
            name: sentBackBy.fullName,
            when: absoluteTime(sentBackAt),
            comment: sentBackComment ?? '',
          })}
        />
      )}
      {status === 'DRAFT' && isOwn && (
        <Alert type="info" showIcon title={m.change_sets_own()} className="change-sets-note" />
      )}
      {note && <p className="facts-prose">{note}</p>}
      <Facts
        facts={[
          [m.common_status(), <StatusMark key="status" status={status} />],
          [m.change_sets_author(), <PersonLink key="author" person={author} />],
          [m.change_sets_approver(), approver && <PersonLink key="approver" person={approver} />],
          [m.change_sets_apply_at(), applyAt && <Moment key="apply" at={applyAt} />],
          [m.change_sets_applied_at(), appliedAt && <Moment key="applied" at={appliedAt} />],
          ...(rolledBackBy && rolledBackAt
            ? [
                [
                  m.change_sets_rolled_back({ name: rolledBackBy.fullName }),
                  <Moment key="back" at={rolledBackAt} />,
                ] as const,
              ]
            : []),
          [m.common_created_at(), <Moment key="created" at={set.createdAt} />],
          [m.common_id(), <CopyId key="id" id={set._id} />],
        ]}
      />
    </>
  )
}

function Changes({ set }: { readonly set: ChangeSetDetail }) {
  const canEdit = useViewer()?._id === set.author._id && set.appliedAt === null
  /** What a set creates is there only while the set is in effect. */
  const isThere = ({ creates }: Item) => !creates || set.status === 'APPLIED'
  const { submit } = useSubmission<Item, unknown>({
    send: ({ _id }, options) => request(mutation('cmsUnplanChange'), { _id }, options),
    onDone: () => {
      notices.success(m.change_sets_removed())
      void recordsChanged(changeSetModel)
    },
  })
  return (
    <section className="change-sets-items">
      <h2>{m.change_sets_changes()}</h2>
      {set.items.length === 0 && <p className="form-text">{m.change_sets_empty()}</p>}
      <ul>
        {set.items.map((item) => (
          <li key={item._id}>
            <header>
              <h3>
                <small>{modelName(item.model)}</small>{' '}
                {isThere(item) ? <a href={recordAddress(item.model, item.targetId)}>{item.name}</a> : item.name}{' '}
                {item.creates && <Mark tone="info">{m.change_sets_creates()}</Mark>}
              </h3>
              {canEdit && (
                <Button
                  size="small"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={`${m.change_sets_remove()}: ${item.name}`}
                  title={m.change_sets_remove()}
                  onClick={() => void submit(item)}
                />
              )}
            </header>
            {item.outdated && <Outdated item={item} />}
            <Effects item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Why a change can no longer take effect: what others changed in its fields, or that its record is gone. */
function Outdated({ item: { model, overtaken } }: { readonly item: Item }) {
  const isGone = overtaken.length === 0
  return (
    <Alert
      type="warning"
      showIcon
      title={isGone ? m.change_sets_gone() : m.change_sets_outdated()}
      className="change-sets-note"
      {...(!isGone && {
        description: (
          <DifferenceTable
            differences={overtaken.map(({ field, seen, now, seenName, nowName, by, at }) => ({
              field,
              label: fieldName(model, field),
              seen: valueShown(model, field, seen, seenName),
              now: valueShown(model, field, now, nowName),
              by,
              at,
            }))}
          />
        ),
      })}
    />
  )
}

/** What the change does to its own record, then to other records. */
function Effects({ item }: { readonly item: Item }) {
  const isOther = ({ targetId }: Item['effects'][number]) => Number(targetId !== item.targetId)
  return item.effects
    .toSorted((a, b) => isOther(a) - isOther(b))
    .map(({ model, targetId, name, changes }) => (
      <div key={`${model} ${targetId}`}>
        {targetId !== item.targetId && <p className="change-sets-also">{m.change_sets_also({ name })}</p>}
        <ChangeList model={model} changes={changes} />
      </div>
    ))
}
