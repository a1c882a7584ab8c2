import { builtWebApp } from '../../../src/app/web-build.ts'
import { prepareDemos } from '../../process/demos.ts'

/** Builds the web app and fills a database with demo data once, because otherwise each worker's server would do it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await builtWebApp(console.log)
  return prepareDemos()
}
