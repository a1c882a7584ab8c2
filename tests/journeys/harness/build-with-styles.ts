/**
 * Builds the web app as `npm run build` does, but with antd's style functions: `node
 * tests/journeys/harness/build-with-styles.ts <folder>`. A script, because building requires a separate process.
 */
import type { Plugin } from 'vite'
import { build } from 'vite'
import config from '../../../vite.config.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('say where to build to')

const plugins = (config.plugins ?? []).flat(3) as Plugin[]
const stripping = 'antd-without-style-functions'
if (!plugins.some(({ name }) => name === stripping)) throw new Error(`there is no plugin ${stripping} to leave out`)

await build({
  ...config,
  configFile: false,
  logLevel: 'error',
  plugins: plugins.filter(({ name }) => name !== stripping && name !== 'precompressed'),
  build: { ...config.build, outDir: folder, emptyOutDir: true },
})
process.exit(0)
