import type { LuckyWheelRowFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { Mark, Moment } from '../../../../platform/web/list/cells.tsx'
import { Headline } from '../../../../platform/web/list/headline.tsx'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { stateColumn, stateFilter } from '../../promotion-states/web/public.ts'
import { luckyWheelList } from '../lucky-wheel.list.ts'
import { luckyWheelOperations } from '../lucky-wheel.operations.ts'
import { luckyWheelModel } from './lucky-wheel-words.ts'
import { luckyWheelsDocument } from './lucky-wheel.documents.ts'
import './lucky-wheels.css'

export type LuckyWheelRow = LuckyWheelRowFragment

const load = loadPage(
  luckyWheelList,
  luckyWheelsDocument,
  ({ filter: { q = null, trash, state = null }, ...usual }) => {
    return { ...usual, filter: { q, state, deletedAt: trash === undefined ? null : trash === 'YES' } }
  },
)

export const luckyWheelListing = declareList({
  spec: luckyWheelList,
  operation: luckyWheelOperations.cmsListLuckyWheel,
  load,
  title: m.lucky_wheels_title,
  model: luckyWheelModel,
  exports: true,
  nameOf: (wheel) => wheel.title,
  filters: {
    q: { label: m.lucky_wheels_search },
    state: stateFilter,
    trash: {
      label: m.lucky_wheels_trash,
      nameOf: (trash) => (trash === 'YES' ? m.lucky_wheels_deleted() : m.lucky_wheels_not_deleted()),
    },
  },
  sorts: { CREATED_AT: m.common_created_at },
  columns: [
    {
      key: 'title',
      title: m.common_title,
      opens: true,
      cell: ({ title, titleEn, deletedAt }) => (
        <Headline title={title} text={titleEn}>
          {deletedAt && <Mark tone="bad">{m.lucky_wheels_deleted()}</Mark>}
        </Headline>
      ),
    },
    {
      key: 'titleEn',
      title: m.lucky_wheels_title_en_label,
      hidden: true,
      cell: ({ titleEn }) => <span lang="en">{titleEn}</span>,
    },
    { key: 'startDate', title: m.lucky_wheels_start, cell: ({ activeDate }) => <Moment at={activeDate.startDate} /> },
    { key: 'endDate', title: m.lucky_wheels_end, cell: ({ activeDate }) => <Moment at={activeDate.endDate} /> },
    { key: 'numberOfBatch', title: m.lucky_wheels_number_of_batches, kind: 'number' },
    { key: 'totalPrize', title: m.lucky_wheels_total, kind: 'number' },
    { key: 'totalRedeemPrize', title: m.lucky_wheels_won, kind: 'number' },
    { key: 'totalRemainingPrize', title: m.lucky_wheels_left, kind: 'number' },
    stateColumn,
    { key: 'createdAt', title: m.common_created_at, kind: 'moment', sort: 'CREATED_AT', sortFirst: 'DESC' },
    {
      key: 'creator',
      title: m.lucky_wheels_creator,
      cell: ({ creator }) => <span className="cell-name">{creator.fullName}</span>,
    },
    { key: 'deletedAt', title: m.lucky_wheels_deleted_at, kind: 'moment', hidden: true },
    { key: '_id', title: m.common_id, kind: 'id', hidden: true, screenOnly: true },
  ],
})
