import { mostCounted } from '../../shared/list.ts'
import { request } from '../requests/graphql-client.ts'
import { formatNumber } from '../words/format-number.ts'
import { countListedDocument } from './list.documents.ts'

/** How many rows match, as a page of a list tells it: '10,000+' where the server stopped counting. */
export const totalText = (total: number): string => formatNumber(total) + (total === mostCounted ? '+' : '')

/** The exact number of rows that match, for a question about all of them. */
export async function exactTotal(
  total: number,
  list: string,
  filters: Readonly<Record<string, string>>,
): Promise<number> {
  if (total < mostCounted) return total
  return (await request(countListedDocument, { list, filters })).cmsCountListed
}
