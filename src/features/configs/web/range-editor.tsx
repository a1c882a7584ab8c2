import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, InputNumber } from 'antd'
import { useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import {
  addRange,
  closeRanges,
  faultyPart,
  parseRanges,
  problemsOf,
  type Range,
  type RangePart,
  type RangeProblem,
  removeRange,
  setEnd,
  setStart,
  setValue,
  writeRanges,
} from '../config.ranges.ts'
import './configs.css'

interface Props {
  readonly id?: string
  /** The stored text; empty for a new config. */
  readonly value?: string
  readonly onChange?: (value: string) => void
}

/**
 * Edits the ranges of a value. A stored text that cannot be parsed is shown with its problems, and is kept until the
 * person corrects it.
 */
export function RangeEditor({ id, value = '', onChange }: Props) {
  const parsed = parseRanges(value)
  const [ranges, setRanges] = useState<readonly Range[]>(() => (value === '' ? addRange([]) : parsed.ranges))
  const malformed = value !== '' && !parsed.ok && writeRanges(ranges) !== value
  const change = (next: readonly Range[]) => {
    setRanges(next)
    onChange?.(writeRanges(next))
  }
  if (malformed)
    return <Mending stored={value} problems={parsed.problems} onMend={() => change(closeRanges(parsed.ranges))} />
  const problems = problemsOf(ranges)
  const isFaulty = (index: number, part: RangePart) =>
    problems.some((problem) => problem.index === index && faultyPart(problem) === part)
  return (
    <div id={id} role="group" aria-label={m.configs_ranges()}>
      <table className="configs-editor">
        <thead>
          <tr>
            <th scope="col">{m.configs_range_start()}</th>
            <th scope="col">{m.configs_range_end()}</th>
            <th scope="col">{m.configs_range_value()}</th>
            <th scope="col">
              <span className="visually-hidden">{m.common_action()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {ranges.map((range, index) => (
            // Rows have no id: their index identifies them.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <td>
                <IntegerInput
                  label={m.configs_range_start_of({ number: index + 1 })}
                  value={range.start}
                  faulty={isFaulty(index, 'start')}
                  onChange={(start) => change(setStart(ranges, index, start))}
                />
              </td>
              <td>
                <IntegerInput
                  label={m.configs_range_end_of({ number: index + 1 })}
                  value={range.end}
                  faulty={isFaulty(index, 'end')}
                  onChange={(end) => change(setEnd(ranges, index, end))}
                />
              </td>
              <td>
                <IntegerInput
                  label={m.configs_range_value_of({ number: index + 1 })}
                  value={range.value}
                  signed
                  faulty={isFaulty(index, 'value')}
                  onChange={(amount) => change(setValue(ranges, index, amount))}
                />
              </td>
              <td>
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={m.configs_range_remove({ number: index + 1 })}
                  disabled={ranges.length === 1}
                  onClick={() => change(removeRange(ranges, index))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Problems problems={problems} />
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => change(addRange(ranges))}>
        {m.configs_range_add()}
      </Button>
    </div>
  )
}

interface IntegerInputProps {
  readonly label: string
  readonly value: number
  readonly signed?: boolean
  readonly faulty: boolean
  readonly onChange: (value: number) => void
}

/** A number, which is not rounded: the screen says that it must be whole. Clearing the field keeps the last value. */
function IntegerInput({ label, value, signed = false, faulty, onChange }: IntegerInputProps) {
  return (
    <InputNumber
      aria-label={label}
      aria-invalid={faulty}
      {...(faulty ? { status: 'error' as const } : {})}
      value={value}
      {...(signed ? {} : { min: 0 })}
      onChange={(next) => next !== null && onChange(next)}
    />
  )
}

function Problems({ problems }: { readonly problems: readonly RangeProblem[] }) {
  if (problems.length === 0) return null
  return (
    <ul className="configs-problems" role="alert">
      {problems.map((problem) => (
        <li key={`${problem.kind} ${problem.index} ${faultyPart(problem)}`}>{problemText(problem)}</li>
      ))}
    </ul>
  )
}

const fractionTexts = {
  start: m.configs_problem_fraction_start,
  end: m.configs_problem_fraction_end,
  value: m.configs_problem_fraction_value,
}

function problemText(problem: RangeProblem): string {
  const number = problem.index + 1
  switch (problem.kind) {
    case 'fraction':
      return fractionTexts[problem.part]({ number })
    case 'empty':
      return m.configs_problem_empty({ number })
    case 'gap':
      return m.configs_problem_gap({ number })
    case 'overlap':
      return m.configs_problem_overlap({ number })
    case 'unreadable':
      return m.configs_problem_unreadable({ number, text: problem.text })
  }
}

function Mending({
  stored,
  problems,
  onMend,
}: {
  readonly stored: string
  readonly problems: readonly RangeProblem[]
  readonly onMend: () => void
}) {
  return (
    <div>
      <p>{m.configs_malformed_text()}</p>
      <code className="configs-stored">{stored}</code>
      <Problems problems={problems} />
      <Button onClick={onMend}>{m.configs_mend()}</Button>
    </div>
  )
}
