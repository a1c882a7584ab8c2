import { Counter, Gauge, type Registry } from 'prom-client'
import type { Standbys } from '../database/standbys/standbys.ts'

/** Adds where lists are read, and how far the standbys are behind, as this process sees it. Without standbys they have no values. */
export function registerStandbyMetrics(registry: Registry, standbys: Standbys | null): void {
  const registers = [registry]
  const states = () => standbys?.states() ?? []
  const reads = new Counter({
    name: 'database_reads_total',
    help: 'Reads that a standby may answer, by the server that answered.',
    labelNames: ['source'],
    registers,
    collect() {
      reads.reset()
      if (standbys) reads.inc({ source: 'primary' }, standbys.readsOfPrimary())
      for (const { name, reads: count } of states()) reads.inc({ source: name }, count)
    },
  })
  const serves = new Gauge({
    name: 'database_standby_serves',
    help: '1 if lists are read from the standby; 0 if it is too far behind, away or no standby.',
    labelNames: ['standby'],
    registers,
    collect() {
      for (const { name, serves: does } of states()) serves.set({ standby: name }, does ? 1 : 0)
    },
  })
  const behind = new Gauge({
    name: 'database_standby_behind_seconds',
    help: 'How far the standby is behind, at most; absent while nobody knows.',
    labelNames: ['standby'],
    registers,
    collect() {
      behind.reset()
      for (const { name, behind: by } of states()) if (by !== null) behind.set({ standby: name }, by / 1000)
    },
  })
}
