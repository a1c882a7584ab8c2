import type { TestProject } from 'vitest/node'
import { provideTemplate } from './template-database.ts'

/** The tests of this run use the server of TEST_DATABASE_URL. */
export default (project: TestProject): Promise<() => Promise<void>> =>
  provideTemplate(project, process.env.TEST_DATABASE_URL!)
