/** `npm run generate`: writes all generated files, in the order in which they depend on one another. */
import { execFileSync } from 'node:child_process'
import { Generator, getConfig } from '@tanstack/router-generator'
import { compileMessages } from '../platform/web/build/messages.ts'
import { generateDocuments } from './generate-documents.ts'
import { generateVerifier } from './generate-verifier.ts'
import { routes } from './routes.ts'

const run = (file: string) =>
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', file], { stdio: 'inherit' })

run('database/generate.ts')
run('src/app/print-schema.ts')
await generateDocuments()
await compileMessages()
await generateVerifier()
await new Generator({ config: routerConfig(), root: process.cwd() }).run()
// The last, because it fails while the tests of permissions lack an operation.
try {
  run('src/app/print-permissions.ts')
} catch {
  process.exitCode = 1
}

function routerConfig() {
  return getConfig({
    target: 'react',
    virtualRouteConfig: routes,
    routesDirectory: './src',
    generatedRouteTree: './src/generated/route-tree.ts',
    addExtensions: true,
    disableLogging: true,
  })
}
