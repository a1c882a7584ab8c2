import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { NumberInput, type NumberInputProps } from '../../../../platform/web/form/number-input.tsx'
import { translate } from '../../../../platform/web/words/texts.ts'
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
  const heads = [
    m.trusted_points_invited_from(),
    m.trusted_points_invited_to(),
    m.trusted_points_points(),
    m.trusted_points_description(),
  ]
  return (
    <div id={id} role="group" aria-label={m.trusted_points_ranges()} className="trusted-points-ranges">
      <p>{m.trusted_points_ranges_text()}</p>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{m.common_action()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {ranges.map((range, index) => {
            const number = index + 1
            return (
              // New ranges have no id, so their index identifies them.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <td data-label={heads[0]}>
                  <NumberInput {...numberOf(index, 'invitedFrom', m.trusted_points_range_from_of({ number }))} />
                </td>
                <td data-label={heads[1]}>
                  <NumberInput {...numberOf(index, 'invitedTo', m.trusted_points_range_to_of({ number }))} />
                </td>
                <td data-label={heads[2]}>
                  <NumberInput
                    decimals={2}
                    {...numberOf(index, 'points', m.trusted_points_range_points_of({ number }))}
                  />
                </td>
                <td data-label={heads[3]}>
                  <Input
                    aria-label={m.trusted_points_range_description_of({ number })}
                    maxLength={longestDescription}
                    value={range.description}
                    onChange={({ target }) => change(changeRange(ranges, index, { description: target.value }))}
                  />
                </td>
                <td>
                  <Button
                    type="text"
                    icon={<DeleteOutlined aria-hidden />}
                    aria-label={m.trusted_points_range_remove({ number })}
                    disabled={ranges.length === 1}
                    onClick={() => change(removeRange(ranges, index))}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {problems.length > 0 && (
        <ul role="alert">
          {problems.map((problem) => (
            <li key={`${problem.index} ${problem.part}`}>
              {m.trusted_points_range_problem({ number: problem.index + 1, problem: translate(problem) })}
            </li>
          ))}
        </ul>
      )}
      <Button
        icon={<PlusOutlined aria-hidden />}
        disabled={ranges.length >= mostRanges}
        onClick={() => change(addRange(ranges))}
      >
        {m.trusted_points_range_add()}
      </Button>
    </div>
  )
}
