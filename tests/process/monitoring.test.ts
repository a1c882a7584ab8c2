import { execFile, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { hasPrograms } from '../runner/programs.ts'
import { preparedFolder, scratchFolder, serve } from './scratch.ts'
import { root } from './server-process.ts'

const folder = join(root, 'deploy/monitoring')
const hasPromtool = await hasPrograms('promtool')
const promtool = (...parameters: string[]) => promisify(execFile)('promtool', parameters, { cwd: folder })

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[]
}
const { panels } = JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8')) as Dashboard
const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

test.runIf(hasPromtool)(
  'Prometheus takes its configuration; each rule speaks when it must, and only then',
  async () => {
    await promtool('check', 'config', 'prometheus.yml')
    await promtool('test', 'rules', 'alerts.test.yml')
    const rules = readFileSync(join(folder, 'alerts.yml'), 'utf8').match(/alert: \w+/g)!
    const tested = readFileSync(join(folder, 'alerts.test.yml'), 'utf8')
    for (const rule of rules) expect(tested.split(rule.replace('alert: ', 'alertname: ')).length - 1, rule).toBe(2)
  },
)

test.runIf(hasPromtool)('Prometheus reads what the dashboard asks', async () => {
  const rules = shown.map((expr, i) => ({ record: `panel_${i}`, expr }))
  const file = join(await scratchFolder(), 'dashboard.json')
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
  await promtool('check', 'rules', file)
})

test.runIf(hasPromtool)(
  'the figures are as Prometheus wants them, and rules and dashboard know no others',
  async () => {
    const server = await serve({ DATA_DIR: (await preparedFolder()).DATA_DIR, DEMO_DATA: 'no' })
    const metrics = await (await fetch(`${server.url}/metrics`)).text()
    const { stderr } = spawnSync('promtool', ['check', 'metrics'], { input: metrics, encoding: 'utf8' })
    // Those of prom-client itself have three names that Prometheus would rather not see.
    expect(stderr.split('\n').filter((line) => line && !line.startsWith('nodejs_'))).toEqual([])
    const told = new Set(['up', ...metrics.matchAll(/^# TYPE (\w+)/gm).map(([, name]) => name!)])
    const used = [...shown, readFileSync(join(folder, 'alerts.yml'), 'utf8')].flatMap((text) =>
      [...text.matchAll(/(\w+)\{job="backoffice"/g)].map(([, name]) => name!.replace(/_(bucket|sum|count)$/, '')),
    )
    expect(used.length).toBeGreaterThan(25)
    expect(used.filter((name) => !told.has(name))).toEqual([])
  },
)
