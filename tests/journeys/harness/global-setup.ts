import { builtWebApp } from '../../../src/app/web-build.ts'

/** Builds the web app once: otherwise the workers' servers would each build it, into the same folder. */
export default async function globalSetup(): Promise<void> {
  await builtWebApp(console.log)
}
