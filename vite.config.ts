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
    // The bench measures compressed sizes; computing them here takes a second per build.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Packages that every page needs, apart from our own code, because they change less often.
            { name: 'base', test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\// },
            // What every address needs first, then one file per later step with everything it imports: the bundler
            // would otherwise make a file of every part that two screens share.
            { name: 'start', tags: ['$initial'] },
            // Common texts in their own file, so that a screen need not load a list's code for one. The login has its
            // own texts.
            { name: 'words', test: /\/generated\/messages\/messages\/common_/ },
            { name: 'sign-in', test: /\/session\/web\/login-screen\.tsx$/ },
            { name: 'screens', test: /\/generated\/route-tree\.ts$|\/app\/(screens\.ts|signed-in\.route\.tsx)/ },
            { name: 'list', test: /\/web\/list\/list-screen\.tsx$/ },
            // The texts that the server may send about a feature are loaded with that feature's screens.
            // A feature's texts are one file, loaded by the screens that show any of them.
            {
              name: (id) => `texts-${/\/messages\/messages\/([a-z]+)_/.exec(id)?.[1] ?? 'all'}`,
              test: /\/generated\/messages\/messages\/(?!\w+_text_)/,
              minShareCount: 2,
            },
          ],
        },
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
