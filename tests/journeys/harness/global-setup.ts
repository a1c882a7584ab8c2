import { builtSampleApp, builtWebApp } from '../../../src/app/web-build.ts'
import { prepareDemos } from '../../process/demos.ts'

/** Builds the web app and the sample app, and begins to fill a database with demo data once, because otherwise each worker's server would. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await builtWebApp(console.log)
  await builtSampleApp(console.log)
  return prepareDemos()
}
