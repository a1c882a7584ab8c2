import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ReportTable } from './report-table.tsx'

vi.mock('../../../records/persons/web/public.ts', () => ({ PersonLink: () => 'a person' }))

test('what the sensitive words found was reported by the system', () => {
  const found = {
    _id: '01920000-0000-7000-8000-000000000001',
    message: '',
    postReportType: 'SENSITIVE_WORD',
    creator: null,
    createdAt: '2026-10-14T02:20:00.000Z',
  } as const
  const shown = renderToStaticMarkup(<ReportTable rows={[found]} isError={false} />)
  expect(shown.replaceAll(/<[^>]*>/g, ' ')).toMatch(/\bSystem\b/)
})
