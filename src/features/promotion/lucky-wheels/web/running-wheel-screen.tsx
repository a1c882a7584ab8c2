import { DeleteOutlined, EditOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { ActionButton } from '../../../../platform/web/form/action-button.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { LinkButton } from '../../../../platform/web/parts/link-button.tsx'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { luckyWheelOperations } from '../lucky-wheel.operations.ts'
import type { LuckyWheelRow } from './lucky-wheel-listing.tsx'
import { luckyWheelModel } from './lucky-wheel-words.ts'
import { runningLuckyWheelDocument } from './lucky-wheel.documents.ts'
import { useDeleteWheel } from './use-delete-wheel.tsx'
import './lucky-wheels.css'

/** `/running/lucky-wheels`: the wheel that members turn now. */
export function RunningWheelScreen() {
  const { data, isError } = useQuery({
    queryKey: [luckyWheelModel, 'running'],
    queryFn: async ({ signal }) => (await request(runningLuckyWheelDocument, {}, { signal })).cmsGetRunningLuckyWheel,
  })
  const { ask, dialog } = useDeleteWheel()
  if (isError) return <ListError />
  return (
    <section className="lucky-wheels-running">
      <h1>{m.lucky_wheels_running()}</h1>
      {data === undefined ? (
        <Skeleton active paragraph={{ rows: 3 }} />
      ) : data === null ? (
        <p>{m.lucky_wheels_none_running()}</p>
      ) : (
        <RunningTable wheel={data} onDelete={() => ask(data)} />
      )}
      {dialog}
    </section>
  )
}

interface Props {
  readonly wheel: LuckyWheelRow
  readonly onDelete: () => void
}

function RunningTable({ wheel, onDelete }: Props) {
  const { _id, title, activeDate, totalPrize, totalRedeemPrize } = wheel
  const mayEdit = usePermission(luckyWheelOperations.updateLuckyWheel)
  const cells = [
    [m.common_title(), title],
    [m.lucky_wheels_start(), <Moment key="start" at={activeDate.startDate} />],
    [m.lucky_wheels_end(), <Moment key="end" at={activeDate.endDate} />],
    [m.lucky_wheels_voucher_quantity(), formatNumber(totalPrize)],
    [m.lucky_wheels_vouchers_redeemed(), formatNumber(totalRedeemPrize)],
    [
      m.common_action(),
      <span key="actions" className="lucky-wheels-actions">
        {mayEdit && (
          <LinkButton to="/lucky-wheels/edit/$id" params={{ id: _id }} size="small" icon={<EditOutlined aria-hidden />}>
            {m.common_edit()}
          </LinkButton>
        )}
        <ActionButton
          size="small"
          danger
          icon={<DeleteOutlined aria-hidden />}
          operation={luckyWheelOperations.deleteLuckyWheel}
          onClick={onDelete}
        >
          {m.common_delete()}
        </ActionButton>
      </span>,
    ],
  ] as const
  return (
    <table>
      <thead>
        <tr>
          {cells.map(([label]) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {cells.map(([label, value]) => (
            <td key={label} data-label={label}>
              {value}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
