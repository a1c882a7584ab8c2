import { BarChartOutlined, PlusOutlined, TrophyOutlined } from '@ant-design/icons'
import { useMemo } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { mayCall } from '../../../../platform/shared/operation.ts'
import { LinkButton } from '../../../../platform/web/parts/link-button.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { copyAction, editAction } from '../../../../platform/web/list/edit-action.tsx'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { luckyWheelOperations } from '../lucky-wheel.operations.ts'
import { luckyWheelListing, type LuckyWheelRow } from './lucky-wheel-listing.tsx'
import { isLive, useDeleteWheel } from './use-delete-wheel.tsx'

interface Props {
  /** Only the deleted ones, or only the others. */
  readonly trash?: 'NO' | 'YES' | undefined
}

const results: RowAction<LuckyWheelRow> = {
  key: 'results',
  label: () => m.lucky_wheel_results_title(),
  icon: <BarChartOutlined aria-hidden />,
  operation: luckyWheelOperations.cmsLuckyWheelResults,
  href: ({ _id }) => `/lucky-wheels/results/${_id}`,
}
const winners: RowAction<LuckyWheelRow> = {
  key: 'winners',
  label: () => m.lucky_wheel_winners_title(),
  icon: <TrophyOutlined aria-hidden />,
  operation: luckyWheelOperations.cmsListLuckyWheelWinners,
  href: ({ _id }) => `/lucky-wheels/winners/${_id}`,
}

/** `/lucky-wheels`, and `/lucky-wheels/{type}`. A deleted wheel cannot be changed. */
export function LuckyWheelsScreen({ trash }: Props) {
  const viewer = useViewer()
  const { action, dialog } = useDeleteWheel()
  const rowActions = useMemo<readonly RowAction<LuckyWheelRow>[]>(
    () => [
      editAction(luckyWheelOperations.updateLuckyWheel, {
        opens: true,
        shown: isLive,
        href: ({ _id }) => `/lucky-wheels/edit/${_id}`,
      }),
      copyAction(luckyWheelOperations.createLuckyWheel, '/lucky-wheels/create'),
      results,
      winners,
      action,
    ],
    [action],
  )
  return (
    <>
      <ListScreen
        list={luckyWheelListing}
        {...(trash && { fixed: { trash } })}
        {...(trash === 'YES' && { title: m.lucky_wheels_deleted_title() })}
        rowActions={rowActions}
        extra={
          <>
            {trash === 'YES' ? (
              <LinkButton to="/lucky-wheels">{m.lucky_wheels_title()}</LinkButton>
            ) : (
              <LinkButton to="/lucky-wheels/$type" params={{ type: 'deleted' }}>
                {m.lucky_wheels_deleted_title()}
              </LinkButton>
            )}
            {mayCall(viewer, luckyWheelOperations.createLuckyWheel) && (
              <LinkButton to="/lucky-wheels/create" color="primary" variant="solid" icon={<PlusOutlined aria-hidden />}>
                {m.lucky_wheels_add()}
              </LinkButton>
            )}
          </>
        }
      />
      {dialog}
    </>
  )
}
