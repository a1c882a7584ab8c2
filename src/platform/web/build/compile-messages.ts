/**
 * Compiles every `messages/{en,vi}.json` under `src` into `src/generated/messages`: a function per text, such as
 * `m.users_list_title()`, and in `texts/users.js` all texts that travel by key (`users_text_…`), which importing that
 * file registers; `text-files.ts` declares these keys.
 * The compiler's default JSON reader is loaded from a CDN; if that is unreachable it compiles nothing and reports
 * success. So this uses the installed reader, and compares the output with the input.
 */
import { compile } from '@inlang/paraglide-js'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { parentPort } from 'node:worker_threads'

const locales = ['en', 'vi'] as const
const project = 'src/generated/project.inlang'
const outdir = 'src/generated/messages'
const messageFormat = 'node_modules/@inlang/plugin-message-format/dist/index.js'

await compileMessages()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage('done')

/** Throws when a language lacks a text, a key appears twice, or the compiler lost one. */
async function compileMessages(): Promise<void> {
  const keys = readKeys()
  writeProject()
  await compile({
    project,
    outdir,
    strategy: ['localStorage', 'preferredLanguage', 'baseLocale'],
    localStorageKey: 'locale',
    isServer: 'false',
    emitReadme: false,
    emitPrettierIgnore: false,
  })
  const written = globSync(`${outdir}/messages/*.js`)
    .map((file) => readFileSync(file, 'utf8'))
    .join()
  const lost = keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(written))
  if (lost.length > 0) throw new Error(`Messages were not compiled: ${lost.slice(0, 5).join(', ')} (${lost.length})`)
  writeTexts(keys)
  writeTextFiles()
}

function messageFiles(): string[] {
  return globSync('src/**/messages/{en,vi}.json').sort()
}

function readKeys(): string[] {
  const owner = new Map<string, string>()
  const perLocale = locales.map((locale) => {
    const found = new Set<string>()
    for (const file of messageFiles().filter((name) => name.endsWith(`/${locale}.json`))) {
      for (const key of Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)) {
        const folder = dirname(file)
        if ((owner.get(key) ?? folder) !== folder) throw new Error(`${key} is in ${folder} and in ${owner.get(key)}`)
        owner.set(key, folder)
        found.add(key)
      }
    }
    return found
  })
  for (const key of owner.keys()) {
    const missing = locales.filter((_, index) => !perLocale[index]?.has(key))
    if (missing.length > 0) throw new Error(`${key} has no text in ${missing.join(', ')} (${owner.get(key)})`)
  }
  return [...owner.keys()]
}

/**
 * One module per feature registers its `<feature>_text_…`, so that a screen loads only the texts of its own feature. All
 * texts of the platform's shared file are sent, also those whose key the API's contract names otherwise.
 */
function writeTexts(keys: readonly string[]): void {
  mkdirSync(`${outdir}/texts`, { recursive: true })
  const shared = Object.keys(JSON.parse(readFileSync('src/platform/shared/messages/en.json', 'utf8')) as object)
  const texts = keys.filter((key) => key.includes('_text_') || shared.includes(key))
  const featureOf = (key: string) => (key.includes('_text_') ? key.slice(0, key.indexOf('_text_')) : 'platform')
  for (const [feature, own] of Map.groupBy(texts, featureOf)) {
    const lines = [
      ...own.map((key) => `import { ${key} } from '../messages/${key}.js'`),
      `import { registerTexts } from '../../../platform/web/words/texts.ts'`,
      `registerTexts({ ${own.join(', ')} })`,
    ]
    writeFileSync(`${outdir}/texts/${feature}.js`, lines.join('\n') + '\n')
  }
}

/** Declares every feature's texts as keys that the server may send (`TextKey`). */
function writeTextFiles(): void {
  const files = globSync('src/{features/*,platform/web,platform/web/*}/**/messages/en.json').toSorted()
  const lines = files.flatMap((file, at) => [
    `import type texts${at} from '../../${relative('src', file)}'`,
    `declare module '../../platform/shared/text.ts' { interface TextFiles { readonly '${file}': typeof texts${at} } }`,
  ])
  writeFileSync(`${outdir}/text-files.ts`, lines.join('\n') + '\n')
}

/** The compiler reads its settings from a folder; these list the message folders that exist. */
function writeProject(): void {
  const folders = [...new Set(messageFiles().map((file) => dirname(file)))]
  const fromProject = (path: string) => `./${relative(dirname(project), path)}`.replace('./../', '../')
  mkdirSync(project, { recursive: true })
  writeFileSync(
    `${project}/settings.json`,
    JSON.stringify({
      telemetry: 'off',
      baseLocale: 'en',
      locales,
      modules: [fromProject(messageFormat)],
      'plugin.inlang.messageFormat': { pathPattern: folders.map((folder) => fromProject(`${folder}/{locale}.json`)) },
    }),
  )
}
