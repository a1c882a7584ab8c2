import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Column } from './list-declaration.ts'
import { ListRow } from './list-row.tsx'

interface Voucher {
  readonly _id: string
  readonly title: string
  readonly sold: number
  readonly day: string | null
  readonly madeAt: string
}

const voucher: Voucher = {
  _id: 'abcdef123456',
  title: 'Cà phê',
  sold: 1234.5,
  day: null,
  madeAt: '2026-04-09T01:05:00Z',
}
const column = (column: Column<Voucher>) => column

function markup(
  columns: readonly Column<Voucher>[],
  expand?: (row: Voucher) => string,
  folded: readonly Column<Voucher>[] = [],
): string {
  return renderToStaticMarkup(
    <table>
      <tbody>
        <ListRow
          row={voucher}
          name={voucher.title}
          changed={false}
          columns={columns}
          folded={folded}
          detail={undefined}
          expand={expand}
          selected={undefined}
          onSelect={() => undefined}
          actions={[]}
          onMenu={() => undefined}
        />
      </tbody>
    </table>,
  )
}

test('values are formatted by the kind of their column', () => {
  const title = () => 'Title'
  const html = markup([
    column({ key: 'title', title, kind: 'text' }),
    column({ key: 'sold', title, kind: 'number' }),
    column({ key: 'day', title, kind: 'day' }),
    column({ key: 'madeAt', title, kind: 'moment' }),
    column({ key: '_id', title, kind: 'id' }),
    column({ key: 'anything', title, cell: (row) => <b>{row.title}</b> }),
  ])
  expect(html).toContain('<td data-label="Title">Cà phê</td>')
  expect(html).toContain('<td data-label="Title" class="list-end">1,234.5</td>')
  expect(html).toContain('<td data-label="Title"></td>')
  expect(html).toContain('<span>09/04/2026 8:05</span>')
  expect(html).toContain('<code>123456</code>')
  expect(html).toContain('<b>Cà phê</b>')
})

test('an expandable row is closed at first, with aria-expanded', () => {
  const html = markup([{ key: 'title', title: () => 'Title', kind: 'text' }], () => 'more')
  expect(html).toContain('aria-expanded="false"')
  expect(html).toContain('aria-label="More about Cà phê"')
  expect(html).not.toContain('more')
  expect(markup([])).not.toContain('aria-expanded')
})

test('columns without room are under the name, with their titles, if they have a value', () => {
  const html = markup([column({ key: 'title', title: () => 'Title', kind: 'text' })], undefined, [
    column({ key: 'sold', title: () => 'Sold', kind: 'number' }),
    column({ key: 'day', title: () => 'Day', kind: 'day' }),
  ])
  expect(html).toContain('<td data-label="Title">Cà phê<div class="list-folded"><span>Sold</span> 1,234.5</div></td>')
  expect(html).not.toContain('Day')
})
