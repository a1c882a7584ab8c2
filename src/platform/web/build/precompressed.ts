import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes a `.br` and a `.gz` next to every built text file, so that the server need not compress them. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir = '.' }, bundle) {
      const texts = Object.keys(bundle).filter((file) => /\.(js|css|html|svg)$/.test(file))
      await Promise.all(
        texts.map(async (file) => {
          const content = await readFile(join(dir, file))
          if (content.length < 1024) return
          // Quality 11 takes three times as long as 10 and saves one per cent.
          const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
          await writeFile(join(dir, `${file}.br`), await promisify(brotliCompress)(content, { params }))
          await writeFile(join(dir, `${file}.gz`), await promisify(gzip)(content))
        }),
      )
    },
  }
}
