import { type Simulation, simulate } from './simulate.ts'

// Away from the page, which stays quick while the runs are played.
self.addEventListener('message', ({ data }: MessageEvent<Simulation>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has only its page
  self.postMessage(simulate(data, Math.random))
})
