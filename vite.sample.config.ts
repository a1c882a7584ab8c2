import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompressed } from './src/platform/web/build/precompressed.ts'

/** The sample app, which is served under `/sample/`. The back office has its own build, `vite.config.ts`. */
export default defineConfig({
  root: 'examples/app',
  base: '/sample/',
  publicDir: false,
  plugins: [react(), precompressed()],
  build: {
    outDir: '../../dist/sample',
    emptyOutDir: true,
    // Browsers that have `light-dark()`, so that the style sheet stays as it is written.
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
})
