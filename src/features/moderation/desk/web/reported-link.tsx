import { Link } from '@tanstack/react-router'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { kindInAddress } from '../../reports/report.values.ts'
import { titleOf } from './desk-texts.ts'

interface Props {
  readonly record: { readonly model: TermModel; readonly _id: string; readonly title: string }
}

/** A record's title, which leads to the record in its list of reports. */
export const ReportedLink = ({ record }: Props) => (
  <Link to="/reports/$kind" params={{ kind: kindInAddress(record.model) }} search={{ record: record._id }}>
    {titleOf({ ...record, text: '' })}
  </Link>
)
