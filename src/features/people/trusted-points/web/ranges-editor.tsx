import { Input } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { NumberInput, type NumberInputProps } from '../../../../platform/web/form/number-input.tsx'
import { RowsEditor } from '../../../../platform/web/form/rows-editor.tsx'
import { translate } from '../../../../platform/web/words/texts.ts'
import { letterCount } from '../../../../platform/web/form/letter-limit.ts'
import { addRange, changeRange, problemsOf, type ReferralRange, removeRange } from '../referral.ranges.ts'
import { longestDescription, mostRanges } from '../trusted-point.rules.ts'
import './trusted-points.css'

interface Props {
  readonly id?: string
  readonly value?: readonly ReferralRange[]
  readonly onChange?: (ranges: readonly ReferralRange[]) => void
}

const none: readonly ReferralRange[] = []

/** Edits ranges of invitations. Problems are marked in their fields and listed below. */
export function RangesEditor({ id, value: ranges = none, onChange }: Props) {
  const change = (next: readonly ReferralRange[]) => onChange?.(next)
  const problems = problemsOf(ranges)
  const numberOf = (index: number, part: 'invitedFrom' | 'invitedTo' | 'points', label: string): NumberInputProps => {
    const faulty = problems.some((problem) => problem.index === index && problem.part === part)
    const value = ranges[index]![part]
    return {
      'aria-label': label,
      'aria-invalid': faulty,
      ...(faulty ? { status: 'error' } : {}),
      value,
      onChange: (typed) => change(changeRange(ranges, index, { [part]: typed ?? Number.NaN })),
    }
  }
  return (
    <div className="trusted-points-ranges">
      <p>{m.trusted_points_ranges_text()}</p>
      <RowsEditor
        id={id}
        label={m.trusted_points_ranges()}
        heads={[
          m.trusted_points_invited_from(),
          m.trusted_points_invited_to(),
          m.trusted_points_points(),
          m.trusted_points_description(),
        ]}
        rows={ranges.length}
        fields={(index) => {
          const number = index + 1
          return [
            <NumberInput key="from" {...numberOf(index, 'invitedFrom', m.trusted_points_range_from_of({ number }))} />,
            <NumberInput key="to" {...numberOf(index, 'invitedTo', m.trusted_points_range_to_of({ number }))} />,
            <NumberInput
              key="points"
              decimals={2}
              {...numberOf(index, 'points', m.trusted_points_range_points_of({ number }))}
            />,
            <Input
              key="description"
              aria-label={m.trusted_points_range_description_of({ number })}
              {...letterCount(longestDescription)}
              value={ranges[index]!.description}
              onChange={({ target }) => change(changeRange(ranges, index, { description: target.value }))}
            />,
          ]
        }}
        onRemove={(index) => change(removeRange(ranges, index))}
        removeLabel={m.trusted_points_range_remove}
        onAdd={() => change(addRange(ranges))}
        addLabel={m.trusted_points_range_add()}
        isFull={ranges.length >= mostRanges}
        problems={problems.map((problem) =>
          m.trusted_points_range_problem({ number: problem.index + 1, problem: translate(problem) }),
        )}
      />
    </div>
  )
}
