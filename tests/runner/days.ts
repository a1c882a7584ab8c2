import { glob, readFile } from 'node:fs/promises'

/** What a test mentions that reads a date. */
const readsDate =
  /new Date\(\)|Date\.now|\b(dayOf|addDays|startOfDay|recentDays|serverTime|present)\(|\binterval '|\bnow\(\)/
/** What a test mentions that reads the demo. */
const readsDemo = /database\/demo|fillDemo|the demo|demoPost|openCases|samplesOf/

/** The tests that may depend on when they run: found by what they mention, so that a new one is among them. */
export async function filesOfDays(): Promise<{ vitest: string[]; journeys: string[] }> {
  const mentioning = async (pattern: string) => {
    const found: string[] = []
    for await (const file of glob(pattern)) {
      const text = await readFile(file, 'utf8')
      if (file.startsWith('database/demo') || readsDate.test(text) || readsDemo.test(text)) found.push(file)
    }
    return found.toSorted()
  }
  return {
    vitest: await mentioning('{src,database,tests/api,tests/attacks,tests/races}/**/*.test.{ts,tsx}'),
    journeys: await mentioning('tests/journeys/*.spec.ts'),
  }
}
