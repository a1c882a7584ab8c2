import { mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

const entry = 'src/features/promotion/lucky-wheel-spins/server/draws-verifier.ts'
export const verifierFile = 'src/generated/draws-verifier.mjs'

/** One file of the verifier of draws, not minified: whoever runs it may want to read it. */
export async function generateVerifier(to = verifierFile): Promise<void> {
  const folder = await mkdtemp('src/generated/verifier-')
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      target: 'es2024',
      minify: false,
      reportCompressedSize: false,
      lib: { entry, formats: ['es'], fileName: () => 'verifier.mjs' },
      rolldownOptions: { external: /^node:/ },
    },
  })
  await rename(join(folder, 'verifier.mjs'), to)
  await rm(folder, { recursive: true })
}
