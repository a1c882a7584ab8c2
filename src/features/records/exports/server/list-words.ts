import { nameIn, textIn } from '../../../../platform/server/english.ts'
import { type ListSource, listSources } from '../../../../platform/server/lists/list-source.ts'
import { type RecordNames, registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { readChoices, type Sort } from '../../../../platform/shared/list.ts'
import type { Locale } from '../../../../platform/shared/text.ts'

registerRecordNames('LIST', { inWords })

/** A list, and what an audit entry says of its export, as the list's screen calls them. */
function inWords(...[name, locale, said]: Parameters<NonNullable<RecordNames['inWords']>>): string | null {
  const source = listSources().find(({ spec }) => spec.name === name)
  if (!source) return null
  if (!said || said.field === 'list') return textIn(locale, source.title)
  const titleOf = (key: string) => (source.columns[key] ? textIn(locale, source.columns[key].title) : key)
  switch (said.field) {
    case 'columns':
      return (said.value as readonly string[]).map(titleOf).join(', ')
    case 'sort': {
      const { type, dir } = said.value as Sort
      const direction = textIn(locale, dir === 'ASC' ? 'list_sort_ascending' : 'list_sort_descending')
      return `${titleOf(columnOf(type))}, ${direction}`
    }
    case 'filters':
      return filtersIn(source, said.value as Readonly<Record<string, string>>, locale, titleOf)
    default:
      return null
  }
}

/** The column that an order such as CREATED_AT usually sorts by. */
const columnOf = (sort: string) => sort.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

function filtersIn(
  { columns }: ListSource,
  filters: Readonly<Record<string, string>>,
  locale: Locale,
  titleOf: (key: string) => string,
): string {
  const said = Object.entries(filters).map(([filter, value]) => {
    const names = columns[filter]?.names
    const values = names === undefined ? [value] : readChoices(value).map((one) => nameIn(locale, names, one))
    return `${titleOf(filter)}: ${values.join(', ')}`
  })
  return said.join('; ') || textIn(locale, 'common_empty')
}
