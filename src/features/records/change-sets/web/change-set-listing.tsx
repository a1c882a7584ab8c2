import { queryOptions } from '@tanstack/react-query'
import type { ChangeSetRowFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Mark, type Tone } from '../../../../platform/web/list/cells.tsx'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { keptOnScreen, recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { changeSetList, type ChangeSetStatus } from '../change-set.list.ts'
import { changeSetOperations } from '../change-set.operations.ts'
import { planned } from '../change-set.planned.ts'
import './change-set-texts.ts'
import { statusName } from './change-set-words.ts'
import { changeSetDocument, changeSetsDocument } from './change-set.documents.ts'

export type ChangeSetRow = ChangeSetRowFragment

export const changeSetModel = 'CHANGE_SET'
/** The search parameter that opens a set over the list. */
export const changeSetDetail = 'set'

const tones: Readonly<Record<ChangeSetStatus, Tone>> = {
  DRAFT: 'neutral',
  SCHEDULED: 'warning',
  APPLIED: 'good',
  FAILED: 'bad',
  ROLLED_BACK: 'neutral',
}

export function StatusMark({ status }: { readonly status: ChangeSetStatus }) {
  return <Mark tone={tones[status]}>{statusName(status)}</Mark>
}

export const changeSetQuery = (id: string) =>
  queryOptions({
    queryKey: [changeSetModel, 'one', id],
    queryFn: async ({ signal }) => (await request(changeSetDocument, { _id: id }, { signal })).cmsChangeSet,
    ...keptOnScreen,
  })

/** Refetches what shows a set, and the records that it changed. */
export function setsChanged(): void {
  void recordsChanged(changeSetModel)
  for (const { model } of Object.values(planned)) void recordsChanged(model)
}

const load = loadPage(changeSetList, changeSetsDocument)

export const changeSetListing = declareList({
  spec: changeSetList,
  operation: changeSetOperations.cmsChangeSets,
  load,
  title: m.change_sets_title,
  model: changeSetModel,
  detail: changeSetDetail,
  exports: true,
  nameOf: (set) => set.title,
  filters: {
    q: { label: m.change_sets_search },
    status: { label: m.common_status, nameOf: (status) => statusName(status as ChangeSetStatus) },
  },
  sorts: { CREATED_AT: m.common_created_at },
  columns: [
    { key: 'title', title: m.common_title, kind: 'text', opens: true, grows: true },
    { key: 'changes', title: m.change_sets_changes, kind: 'number' },
    { key: 'status', title: m.common_status, cell: ({ status }) => <StatusMark status={status} /> },
    {
      key: 'author',
      title: m.change_sets_author,
      cell: ({ author }) => <span className="cell-name">{author.fullName}</span>,
    },
    {
      key: 'approver',
      title: m.change_sets_approver,
      cell: ({ approver }) => approver && <span className="cell-name">{approver.fullName}</span>,
    },
    { key: 'applyAt', title: m.change_sets_apply_at, kind: 'moment' },
    { key: 'appliedAt', title: m.change_sets_applied_at, kind: 'moment', hidden: true },
    { key: 'createdAt', title: m.common_created_at, kind: 'moment', sort: 'CREATED_AT', sortFirst: 'DESC' },
    { key: '_id', title: m.common_id, kind: 'id', hidden: true },
  ],
})
