/**
 * Loaded into the product before it starts: answers, at WATCH_PORT, for how many milliseconds of processor time its event
 * loop was blocked at most since it was last asked.
 */
import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

let longest = 0
let before = process.threadCpuUsage()

function tick(): void {
  const { user, system } = process.threadCpuUsage(before)
  longest = Math.max(longest, (user + system) / 1000)
  before = process.threadCpuUsage()
}
// Threads load it as well.
if (isMainThread) {
  setInterval(tick, 2).unref()
  createServer((_, response) => {
    tick()
    response.end(String(longest))
    longest = 0
  })
    .listen(Number(process.env.WATCH_PORT), '127.0.0.1')
    .unref()
}
