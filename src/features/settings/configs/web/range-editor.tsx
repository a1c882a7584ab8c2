import { Button } from 'antd'
import { useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { NumberInput, type NumberInputProps } from '../../../../platform/web/form/number-input.tsx'
import { RowProblems, RowsEditor } from '../../../../platform/web/form/rows-editor.tsx'
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
    <RowsEditor
      id={id}
      label={m.configs_ranges()}
      heads={[m.configs_range_start(), m.configs_range_end(), m.configs_range_value()]}
      rows={ranges.length}
      fields={(index) => {
        const number = index + 1
        return [
          <NumberInput key="start" {...inputOf(index, 'start', m.configs_range_start_of({ number }))} />,
          <NumberInput key="end" {...inputOf(index, 'end', m.configs_range_end_of({ number }))} />,
          <NumberInput key="value" {...inputOf(index, 'value', m.configs_range_value_of({ number }))} />,
        ]
      }}
      onRemove={(index) => change(removeRange(ranges, index))}
      removeLabel={m.configs_range_remove}
      onAdd={() => change(addRange(ranges))}
      addLabel={m.configs_range_add()}
      problems={problems.map(problemText)}
    />
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
      <RowProblems problems={problems.map(problemText)} />
      <Button onClick={onMend}>{m.configs_mend()}</Button>
    </div>
  )
}
