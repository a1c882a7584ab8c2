import { useQuery } from '@tanstack/react-query'
import { Button, Modal, Skeleton } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { DifferenceTable } from '../../../../platform/web/form/difference-table.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import type { RecordModel } from '../../../../generated/graphql/graphql.ts'
import { changesSinceDocument, fieldName, valueShown } from '../../audit/web/public.ts'

interface Props {
  readonly model: RecordModel
  readonly id: string
  /** The version on the screen. */
  readonly version: number
  readonly onTake: () => void
  readonly onKeep: () => void
}

/** What changed in a record since the version on the screen: the person takes it, or keeps their own values. */
export default function DifferenceDialog({ model, id, version, onTake, onKeep }: Props) {
  const { data, isError } = useQuery({
    queryKey: ['Difference', model, id, version],
    queryFn: async ({ signal }) =>
      (await request(changesSinceDocument, { model, _id: id, version }, { signal })).cmsChangesSince.changes,
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Modal
      open
      title={m.live_difference_title()}
      onCancel={onKeep}
      footer={[
        <Button key="take" onClick={onTake}>
          {m.live_take()}
        </Button>,
        <Button key="keep" type="primary" autoFocus onClick={onKeep}>
          {m.live_keep()}
        </Button>,
      ]}
    >
      {isError ? (
        <p role="alert">{m.live_difference_failed()}</p>
      ) : data === undefined ? (
        <Skeleton active />
      ) : data.length === 0 ? (
        <p>{m.live_no_difference()}</p>
      ) : (
        <DifferenceTable
          differences={data.map(({ field, seen, now, seenName, nowName, by, at }) => ({
            field,
            label: fieldName(model, field),
            seen: valueShown(model, field, seen, seenName),
            now: valueShown(model, field, now, nowName),
            by,
            at,
          }))}
        />
      )}
    </Modal>
  )
}
