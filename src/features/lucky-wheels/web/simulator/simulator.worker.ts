import { type Simulation, simulate } from './simulate.ts'

// Away from the page, which stays quick while the runs are played.
self.addEventListener('message', ({ data }: MessageEvent<Simulation>) => {
  self.postMessage(simulate(data, Math.random))
})
