/**
 * Loaded before anything else (`--import`) in every process of the tests, the product's too: its clock is the one that
 * TEST_CLOCK gives, in milliseconds ahead of the machine's. Threads and children inherit it.
 */
import { subscribe } from 'node:diagnostics_channel'
import type { Stats } from 'node:fs'
import files from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { moveDate } from './move-date.ts'

const ahead = Number(process.env.TEST_CLOCK ?? 0)
moveDate(ahead)
moveFileTimes()

// Node has its own `Date` for the header, from which the screens know the present.
subscribe('http.server.request.start', (message) => {
  const { response } = message as { response: ServerResponse }
  response.setHeader('date', new Date().toUTCString())
})

// The process that started this one may move it again.
if (process.env.TEST_CLOCK_MOVES) {
  delete process.env.TEST_CLOCK_MOVES
  process.on('message', ({ clock }: { clock: number }) => {
    moveDate(clock)
    process.env.TEST_CLOCK = String(clock)
    process.send!({ clock })
  })
  process.channel!.unref()
}

/** Files are as old as they are, by this clock too. */
function moveFileTimes(): void {
  const { stat, utimes } = files
  type Time = Parameters<typeof utimes>[1]
  const moved = (time: Date, by: number) => new Date(time.getTime() + by)
  const real = (time: Time) => moved(time instanceof Date ? time : new Date(Number(time) * 1000), -ahead)
  Object.assign(files, {
    async stat(...given: Parameters<typeof stat>) {
      const found = (await stat(...given)) as Stats
      return Object.assign(found, { mtime: moved(found.mtime, ahead), mtimeMs: found.mtimeMs + ahead })
    },
    utimes: (path: string, read: Time, changed: Time) => utimes(path, real(read), real(changed)),
  })
  syncBuiltinESMExports()
}
