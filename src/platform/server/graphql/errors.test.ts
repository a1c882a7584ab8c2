import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { openLog } from '../log.ts'
import { presentError } from './errors.ts'

const at = { requestId: 'x', log: openLog('silent'), production: true }
const shown = (message: string) => presentError(new GraphQLError(message), at).message

test('in production, a message makes no suggestion', () => {
  expect(shown('Cannot query field "a" on type "B". Did you mean "c"?')).toBe('Cannot query field "a" on type "B".')
  expect(shown('Did it. Did you mean it')).toBe('Did it. Did you mean it')
})

test('a message that quotes a hostile input is read once', () => {
  const quoted = `"${' Did you mean '.repeat(20_000)}" is no value`
  const started = performance.now()
  expect(shown(quoted)).toBe(quoted)
  expect(performance.now() - started).toBeLessThan(1_000)
})

test.each(['53100', '58030', '08006', 'ENOSPC', 'EIO', 'EREMOTEIO', 'EMFILE'])(
  'what %s says is over soon: unavailable, no fault',
  (code) => {
    const { extensions } = presentError(Object.assign(new Error('No space left on device'), { code }), at)
    expect(extensions.code).toBe('UNAVAILABLE')
  },
)

test('an error without a code, or about a file that should be there, is a fault', () => {
  expect(presentError(new Error('oh'), at).extensions.code).toBe('INTERNAL')
  expect(presentError(Object.assign(new Error('oh'), { code: 'ENOENT' }), at).extensions.code).toBe('INTERNAL')
})
