import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { m } from '../../../../../generated/messages/messages.js'
import { foldText } from '../../../../../platform/shared/fold-text.ts'
import { formatNumber } from '../../../../../platform/web/words/format-number.ts'
import { request } from '../../../../../platform/web/requests/graphql-client.ts'
import { gameVouchersDocument } from '../lucky-wheel.documents.ts'
import type { StoredPrize } from './wheel-values.ts'

export type GameVoucher = NonNullable<StoredPrize['voucher']>

/** How many vouchers are offered. */
const most = 1_000

interface Props {
  /** Given by the form's item. */
  readonly id?: string
  readonly value?: GameVoucher
  readonly onChange?: (voucher: GameVoucher | undefined) => void
  /** The dates that a voucher must cover. */
  readonly period: { readonly startDate: string; readonly endDate: string } | undefined
}

/** Picks a voucher that games can give and whose dates cover the batches, by its title. */
export function VoucherPicker({ id, value, onChange, period }: Props) {
  const { data, isPending, isError } = useQuery({
    queryKey: ['VOUCHER', 'of games', period],
    queryFn: async ({ signal }) => {
      const filter = period ? { activeDate: period } : null
      return (await request(gameVouchersDocument, { limit: most, filter }, { signal })).vouchersGame.items
    },
  })
  return (
    <Select
      {...(id !== undefined && { id })}
      allowClear
      loading={isPending}
      placeholder={m.lucky_wheels_choose_voucher()}
      status={isError ? 'error' : ''}
      notFoundContent={isError ? m.list_picker_failed() : isPending ? null : m.lucky_wheels_no_vouchers()}
      showSearch={{ filterOption: (typed, option) => foldText(option?.label ?? '').includes(foldText(typed)) }}
      value={value?._id ?? null}
      onChange={(chosen: string | null | undefined) => onChange?.(data?.find(({ _id }) => _id === chosen))}
      options={
        data?.map(({ _id, title, available }) => ({
          value: _id,
          label: m.lucky_wheels_voucher_option({ title, count: formatNumber(available) }),
        })) ?? []
      }
    />
  )
}
