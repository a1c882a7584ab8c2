import { useEffect, useRef, useState } from 'react'
import type { Forecast, Simulation } from './simulate.ts'

export type Simulated =
  | { readonly state: 'none' | 'running' | 'failed' }
  | { readonly state: 'done'; readonly forecast: Forecast; readonly of: Simulation }

/** Simulates a wheel in a worker. A new simulation ends the previous one; leaving the page ends it too. */
export function useSimulation() {
  const [simulated, setSimulated] = useState<Simulated>({ state: 'none' })
  const running = useRef<Worker | null>(null)
  useEffect(() => () => running.current?.terminate(), [])

  const run = (simulation: Simulation) => {
    running.current?.terminate()
    const worker = new Worker(new URL('simulator.worker.ts', import.meta.url), { type: 'module' })
    running.current = worker
    setSimulated({ state: 'running' })
    worker.addEventListener('message', ({ data }: MessageEvent<Forecast>) => {
      setSimulated({ state: 'done', forecast: data, of: simulation })
      worker.terminate()
    })
    worker.addEventListener('error', () => setSimulated({ state: 'failed' }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin of its own
    worker.postMessage(simulation)
  }
  return { simulated, run }
}
