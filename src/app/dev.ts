/**
 * `npm run dev`: the server, restarted when its code changes, behind Vite with hot reload. Vite forwards requests for
 * the API.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'vite'
import { readEnvironment } from '../platform/server/environment.ts'

const environment = readEnvironment()
const apiPort = environment.port + 1
const toApi = { target: `http://${environment.host}:${apiPort}`, changeOrigin: false }

const server = startServer()
const vite = await createServer({
  server: {
    host: environment.host,
    port: environment.port,
    strictPort: true,
    proxy: Object.fromEntries(
      [
        '/graphql',
        '/media',
        '/exports',
        '/media-links',
        '/verify-documents',
        '/live',
        '/livez',
        '/readyz',
        '/metrics',
      ].map((path) => [path, toApi]),
    ),
  },
})
await vite.listen()
vite.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.once('exit', () => process.exit(0))
    server.kill('SIGTERM')
    void vite.close()
  })
}

function startServer(): ChildProcess {
  return spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning', 'src/app/server.ts'],
    {
      stdio: 'inherit',
      env: { SHUTDOWN_GRACE: '0', ...process.env, PORT: String(apiPort), SERVE_WEB: 'no' },
    },
  )
}
