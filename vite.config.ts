import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { chunks } from './src/app/chunks.ts'
import { routes } from './src/app/routes.ts'
import { screenFiles } from './src/app/screen-files.ts'
import { antdStylesheet } from './src/platform/web/build/antd-stylesheet.ts'
import { firstPaint } from './src/platform/web/build/first-paint.ts'
import { graphiqlStylesheet } from './src/platform/web/build/graphiql-stylesheet.ts'
import { graphqlDocuments } from './src/platform/web/build/graphql-documents.ts'
import { messages } from './src/platform/web/build/messages.ts'
import { precompressed } from './src/platform/web/build/precompressed.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

export default defineConfig({
  publicDir: 'src/platform/web/public',
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [
    messages(),
    tanstackRouter({
      target: 'react',
      virtualRouteConfig: routes,
      routesDirectory: './src',
      generatedRouteTree: './src/generated/route-tree.ts',
      addExtensions: true,
      autoCodeSplitting: true,
      disableLogging: true,
    }),
    react(),
    graphqlDocuments(),
    antdStylesheet(),
    graphiqlStylesheet(),
    firstPaint(),
    screenFiles(routes),
    precompressed(),
  ],
  build: {
    outDir: 'dist/web',
    target: 'es2023',
    // The bench measures compressed sizes; computing them here takes a second per build.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    assetsInlineLimit: 0,
    // One stylesheet for all screens: together they are smaller than antd's, and each would be a request.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
      },
      treeshake: {
        // antd's parts have no side effects, but not all of their packages declare it.
        moduleSideEffects: [
          { test: /node_modules\/@rc-component\/.*\.js$/, sideEffects: false },
          // Our modules are imported only for their exports. Without this, a screen that uses one thing of a feature's
          // `public.ts` would load everything else that file exports, because of the imported styles.
          // What registers itself is imported for that.
          { test: /\.record\.ts$|-words\.ts$|\/added-to-cards\.tsx$|\/features\/record[\w-]*\.ts$/, sideEffects: true },
          { test: /\/src\/(features|platform)\/.*\.tsx?$/, sideEffects: false },
        ],
      },
    },
  },
})
