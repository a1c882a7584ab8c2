import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Select } from 'antd'
import { m } from '../../../../../generated/messages/messages.js'
import type { ReferencePickerProps } from '../../../../../platform/web/list/list-declaration.ts'
import { wheelQuery } from '../wheel-query.ts'
import { periodText, prizeText } from './prize-words.ts'

interface Props extends ReferencePickerProps {
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

function Picker({ label, value, onChange, className, options }: Props) {
  return (
    <Select
      {...(className === undefined ? {} : { className })}
      aria-label={label}
      placeholder={label}
      popupMatchSelectWidth={false}
      value={value ?? null}
      onChange={(chosen: string | null) => onChange?.(chosen || undefined)}
      options={[{ value: '', label: m.list_all() }, ...options]}
    />
  )
}

/** The wheel of the address. */
function useWheel() {
  const { id = '' } = useParams({ strict: false })
  return useQuery(wheelQuery(id)).data
}

export function BatchPicker(props: ReferencePickerProps) {
  const options = useWheel()?.batchs.map(({ _id, activeDate }) => ({ value: _id, label: periodText(activeDate) }))
  return <Picker {...props} options={options ?? []} />
}

/** A prize in all batches. */
export function PrizePicker(props: ReferencePickerProps) {
  const prizes = useWheel()?.batchs.flatMap(({ prizes }) => prizes) ?? []
  const lines = new Map(prizes.map((prize) => [prize.prize_index, prize]))
  const options = [...lines.values()].map((prize) => ({
    value: prize._id,
    label: prizeText(prize),
  }))
  return <Picker {...props} options={options} />
}
