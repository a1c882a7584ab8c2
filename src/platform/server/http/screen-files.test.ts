import { expect, test } from 'vitest'
import { screenFilesOf } from './screen-files.ts'

const filesOf = screenFilesOf(
  JSON.stringify({
    everywhere: ['/screens.js'],
    routes: {
      '/users/$type': ['/by-type.js'],
      '/users/create': ['/create.js'],
      '/users/$id/edit': ['/edit.js'],
      '/$': ['/nowhere.js'],
    },
  }),
)

test.each([
  ['/users/create', ['/screens.js', '/create.js']],
  ['/users/create/', ['/screens.js', '/create.js']],
  ['/users/BLOCKED', ['/screens.js', '/by-type.js']],
  ['/users/019975db/edit', ['/screens.js', '/edit.js']],
  ['/users/019975db/history', ['/screens.js']],
  ['/', ['/screens.js']],
])('%s', (path, files) => {
  expect(filesOf(path)).toEqual(files)
})
