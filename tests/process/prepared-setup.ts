import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { makeRunFolder } from '../harness/run-folder.ts'
import { makeAdmin } from './admin.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with a migrated database that has one administrator. Tests copy it, because creating one takes seconds. */
    readonly preparedFolder: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeRunFolder('process')
  await makeAdmin({ DATA_DIR: folder })
  project.provide('preparedFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
