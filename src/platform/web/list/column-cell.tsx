import type { ReactNode } from 'react'
import { formatNumber } from '../words/format-number.ts'
import { CopyId, Moment } from './cells.tsx'
import type { Column } from './list-declaration.ts'
import { absoluteDay } from './time.ts'

/** The content of a cell. */
export function columnCell<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.cell) return column.cell(row)
  const value = row[column.key as keyof Row] as string | number | null | undefined
  if (value === null || value === undefined || value === '') return null
  switch (column.kind) {
    case 'number':
      return formatNumber(Number(value))
    case 'day':
      return absoluteDay(String(value))
    case 'moment':
      return <Moment at={String(value)} />
    case 'id':
      return <CopyId id={String(value)} />
    case 'text':
      return value
  }
}

/** Numbers are aligned at the end of their column, so that their digits line up. */
export const isAtEnd = ({ align, kind }: Pick<Column<never>, 'align' | 'kind'>) => align === 'end' || kind === 'number'
