import { expect, test } from 'vitest'
import { parseSearch } from './search-parameters.ts'

test.each([
  ['query=12e345', { query: '12e345' }],
  ['query=1e5', { query: '1e5' }],
  ['query=004512', { query: '004512' }],
  ['?page=3&size=20', { page: 3, size: 20 }],
  ['query=%22123456%22', { query: '123456' }],
  ['query=y%E1%BA%BFn', { query: 'yến' }],
])('%s', (address, parameters) => expect(parseSearch(address)).toEqual(parameters))
