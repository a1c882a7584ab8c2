import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'
import { notices } from '../notices/notices.tsx'

const success = vi.spyOn(notices, 'success')
const error = vi.spyOn(notices, 'error')
let allowed = true
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  vi.clearAllMocks()
  // As on a page served over plain http.
  vi.stubGlobal('navigator', {})
  const field = { value: '', select: () => undefined, remove: () => undefined }
  vi.stubGlobal('document', {
    createElement: () => field,
    body: { append: () => undefined },
    execCommand: () => allowed && field.value === 'a text',
  })
})
test('without a clipboard a text is copied all the same', async () => {
  await copyText('a text', 'Copied', 'a text')
  expect(success).toHaveBeenCalledWith('Copied', 'a text')
})

test('what cannot be copied is told', async () => {
  allowed = false
  await copyText('a text', 'Copied', 'a text')
  expect(success).not.toHaveBeenCalled()
  expect(error).toHaveBeenCalledWith('Error', 'The browser did not allow copying.')
})
