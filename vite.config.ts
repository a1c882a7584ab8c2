import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { routes } from './src/app/routes.ts'
import { antdStylesheet } from './src/platform/web/build/antd-stylesheet.ts'
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
    precompressed(),
  ],
  build: {
    outDir: 'dist/web',
    target: 'es2023',
    // Already compressed sizes are measured in bench; computing them here costs a second per build.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, and changes together: with a release of ours, or only with the packages.
            { name: 'base', test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\// },
            // What every address needs to begin with, then each step after it with all that it stands on: one file each,
            // where the bundler would make one of every part that two screens share.
            { name: 'start', tags: ['$initial'] },
            // Words of every screen, so that nobody fetches a list to have one. The login has its own.
            { name: 'words', test: /\/generated\/messages\/messages\/common_/ },
            { name: 'sign-in', test: /\/session\/web\/login-screen\.tsx$/ },
            { name: 'shell', test: /\/web\/shell\/shell\.tsx$/ },
            { name: 'list', test: /\/web\/list\/list-screen\.tsx$/ },
            // What the server may say of a feature comes with that feature's screens.
            { name: 'texts', test: /\/generated\/messages\/messages\/(?!\w+_text_)/, minShareCount: 2 },
          ],
        },
      },
      treeshake: {
        // antd's parts are free of side effects, but not all of their packages say so.
        moduleSideEffects: [
          { test: /node_modules\/@rc-component\/.*\.js$/, sideEffects: false },
          // Ours are imported for what they export. A screen that takes one thing from a feature's `public.ts` would
          // otherwise bring along everything else that file names, because of the styles behind it. Only `texts.ts` is
          // imported for what it does: it makes a feature's texts known.
          { test: /\/src\/(features|platform)\/(?!.*\btexts\.ts$).*\.tsx?$/, sideEffects: false },
        ],
      },
    },
  },
})
