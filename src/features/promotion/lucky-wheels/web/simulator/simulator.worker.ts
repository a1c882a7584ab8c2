import { type Simulation, simulate } from './simulate.ts'

// Runs outside of the page, so that the page stays responsive during a simulation.
self.addEventListener('message', ({ data }: MessageEvent<Simulation>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has only its page
  self.postMessage(simulate(data, Math.random))
})
