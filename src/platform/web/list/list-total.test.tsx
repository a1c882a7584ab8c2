import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { request } from '../requests/graphql-client.ts'
import { ListFooter } from './list-footer.tsx'
import { exactTotal, totalText } from './list-total.ts'

vi.mock('../requests/graphql-client.ts', () => ({ request: vi.fn(async () => ({ cmsCountListed: 226_612 })) }))
beforeEach(() => void vi.mocked(request).mockClear())

test('where counting stopped, a total says that there are more', () => {
  expect([0, 9_999, 10_000, 10_001, 872_942].map(totalText)).toEqual(['0', '9,999', '10,000+', '10,001', '872,942'])
})

test('the footer shows it, and pages up to what was counted', () => {
  const footer = (total: number) =>
    renderToStaticMarkup(
      <ListFooter state={{ page: 1, size: 100 }} sizes={[100]} total={total} change={() => {}} onApproach={() => {}} />,
    )
  expect(footer(10_000)).toContain('Total: 10,000+<')
  expect(footer(10_000)).toContain('title="100"')
  expect(footer(12_345)).toContain('Total: 12,345<')
})

test('a question about all that match tells their exact number', async () => {
  expect(await exactTotal(9_999, 'Post', { q: 'a' })).toBe(9_999)
  expect(request).not.toHaveBeenCalled()
  expect(await exactTotal(10_000, 'Post', { q: 'a' })).toBe(226_612)
  expect(request).toHaveBeenCalledExactlyOnceWith(expect.anything(), { list: 'Post', filters: { q: 'a' } })
})
