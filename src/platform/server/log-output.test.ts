import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLogOutput } from './log-output.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A disk on which some bytes are free. */
function aDisk() {
  const disk = { text: '', free: Infinity }
  const write = (bytes: Uint8Array) => {
    const fits = bytes.subarray(0, disk.free)
    if (fits.length === 0) throw Object.assign(new Error('No space left on device'), { code: 'ENOSPC' })
    disk.text += Buffer.from(fits).toString()
    disk.free -= fits.length
    return fits.length
  }
  return { disk, output: openLogOutput(write) }
}

test('goes on in the middle of the line at which the disk was full', () => {
  const { disk, output } = aDisk()
  disk.free = 7
  output.add('first\n', false)
  output.add('second\n', false)
  output.add('third\n', false)
  expect(disk.text).toBe('first\ns')
  disk.free = Infinity
  vi.advanceTimersByTime(200)
  expect(disk.text).toBe('first\nsecond\nthird\n')
})

test('keeps a megabyte at most, and says how many lines are lost', () => {
  const { disk, output } = aDisk()
  disk.free = 0
  const line = `${'x'.repeat(1_023)}\n`
  for (let i = 0; i < 2_000; i++) output.add(line, false)
  disk.free = Infinity
  vi.advanceTimersByTime(200)
  output.add('after\n', false)
  const lines = disk.text.trimEnd().split('\n')
  const kept = lines.filter((one) => one.length === 1_023).length
  expect(kept).toBeLessThan(1_100)
  expect(JSON.parse(lines[kept]!)).toMatchObject({ level: 40, lost: 2_000 - kept })
  expect(lines.slice(kept + 1)).toEqual(['after'])
})
