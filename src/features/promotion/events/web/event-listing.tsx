import { queryOptions } from '@tanstack/react-query'
import type { EventRowFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/events.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Mark } from '../../../../platform/web/list/cells.tsx'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { keptOnScreen } from '../../../../platform/web/requests/record-cache.ts'
import { Thumbnail } from '../../../records/media/web/public.ts'
import { stateColumn } from '../../promotion-states/web/public.ts'
import { eventList } from '../event.list.ts'
import { eventOperations } from '../event.operations.ts'
import { eventDocument, eventsDocument } from './event.documents.ts'
import { statusName } from './event-words.ts'
import './events.css'

export type EventRow = EventRowFragment

export const eventModel = 'EVENT'
/** The search parameter that opens an event with its status over the list. */
export const eventDetail = 'event'

export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: [eventModel, 'one', id],
    queryFn: async ({ signal }) => (await request(eventDocument, { _id: id }, { signal })).cmsGetEvent,
    ...keptOnScreen,
  })

const load = loadPage(eventList, eventsDocument)

export const eventListing = declareList({
  spec: eventList,
  operation: eventOperations.cmsListEvent,
  load,
  title: m.events_title,
  model: eventModel,
  detail: eventDetail,
  exports: true,
  nameOf: (event) => event.name,
  filters: { q: { label: m.events_search }, status: { label: m.events_enabled } },
  sorts: { CREATED_AT: m.common_created_at, NAME: m.common_name, STATUS: m.common_status },
  columns: [
    { key: 'name', title: m.common_name, kind: 'text', sort: 'NAME', opens: true, grows: true },
    { key: 'logo', title: m.events_logo, screenOnly: true, cell: ({ logo }) => <Thumbnail media={logo} whole /> },
    {
      key: 'background',
      title: m.events_background,
      screenOnly: true,
      cell: ({ background }) => <Thumbnail media={background} />,
    },
    {
      key: 'animation',
      title: m.events_animation,
      screenOnly: true,
      cell: ({ animation }) => <Thumbnail media={animation} whole />,
    },
    { key: 'loop', title: m.events_loop, kind: 'number' },
    { ...stateColumn, screenOnly: true },
    {
      key: 'status',
      title: m.common_status,
      sort: 'STATUS',
      cell: ({ _id, name, status }) => (
        <a
          className="events-status"
          href={`?${eventDetail}=${_id}`}
          aria-label={m.events_change_status_of({ status: statusName(status), name })}
        >
          <Mark tone={status ? 'good' : 'neutral'}>{statusName(status)}</Mark>
        </a>
      ),
    },
    { key: 'createdAt', title: m.common_created_at, kind: 'moment', sort: 'CREATED_AT', sortFirst: 'DESC' },
    { key: '_id', title: m.common_id, kind: 'id', hidden: true },
  ],
})
