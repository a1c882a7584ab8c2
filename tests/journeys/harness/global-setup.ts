import { builtWebApp } from '../../../src/app/web-build.ts'
import { prepareDemoFolder } from './product.ts'

/** Does once what each worker's server would do: builds the web app, and fills a database with demo data. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await builtWebApp(console.log)
  return prepareDemoFolder()
}
