import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { NumberInput, type NumberInputProps } from '../../../../platform/web/form/number-input.tsx'
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

const setters = { start: setStart, end: setEnd, value: setValue }

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
  const inputOf = (index: number, part: RangePart, label: string): NumberInputProps => {
    const faulty = problems.some((problem) => problem.index === index && faultyPart(problem) === part)
    return {
      'aria-label': label,
      'aria-invalid': faulty,
      ...(faulty && { status: 'error' }),
      isToldElsewhere: true,
      value: ranges[index]![part],
      onChange: (typed) => change(setters[part](ranges, index, typed ?? Number.NaN)),
    }
  }
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
          {ranges.map((_, index) => {
            const number = index + 1
            return (
              // Rows have no id: their index identifies them.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <td>
                  <NumberInput {...inputOf(index, 'start', m.configs_range_start_of({ number }))} />
                </td>
                <td>
                  <NumberInput {...inputOf(index, 'end', m.configs_range_end_of({ number }))} />
                </td>
                <td>
                  <NumberInput {...inputOf(index, 'value', m.configs_range_value_of({ number }))} />
                </td>
                <td>
                  <Button
                    type="text"
                    icon={<DeleteOutlined aria-hidden />}
                    aria-label={m.configs_range_remove({ number })}
                    disabled={ranges.length === 1}
                    onClick={() => change(removeRange(ranges, index))}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <Problems problems={problems} />
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => change(addRange(ranges))}>
        {m.configs_range_add()}
      </Button>
    </div>
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
