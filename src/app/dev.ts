/**
 * `npm run dev`: the server, restarted when its code changes, behind Vite with hot reload. Vite forwards requests for
 * the API.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { createServer } from 'vite'
import { readEnvironment } from '../platform/server/environment.ts'

const environment = readEnvironment()
const apiPort = environment.port + 1
const toApi = { target: `http://${environment.host}:${apiPort}`, changeOrigin: false }

const server = startServer()
const samplePort = environment.port + 2
const vite = await createServer({
  server: {
    host: environment.host,
    port: environment.port,
    strictPort: true,
    proxy: {
      ...Object.fromEntries(
        [
          '/graphql',
          '/media',
          '/exports',
          '/draws-files',
          '/app/',
          '/media-links',
          '/verify-documents',
          '/live',
          '/livez',
          '/readyz',
          '/metrics',
        ].map((path) => [path, toApi]),
      ),
      '/sample/': { target: `http://${environment.host}:${samplePort}`, changeOrigin: false },
    },
  },
})
const sample = await createServer({
  configFile: 'vite.sample.config.ts',
  server: { host: environment.host, port: samplePort, strictPort: true },
})
await sample.listen()
await vite.listen()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.once('exit', () => process.exit(0))
    server.kill('SIGTERM')
    void vite.close()
    void sample.close()
  })
}

function startServer(): ChildProcess {
  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning', 'src/app/server.ts'],
    {
      stdio: ['inherit', 'pipe', 'inherit'],
      env: { SHUTDOWN_GRACE: '0', ...process.env, PORT: String(apiPort), SERVE_WEB: 'no' },
    },
  )
  // The server's own address has no screens, so the one to open takes its place.
  const open = `http://${environment.host}:${environment.port}`
  const both = `Ready: ${open}\nSample app: ${open}/sample/`
  createInterface({ input: server.stdout }).on('line', (line) => console.log(line.replace(/^Ready: .*/, both)))
  return server
}
