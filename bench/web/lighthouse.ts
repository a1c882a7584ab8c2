import lighthouse, { desktopConfig } from 'lighthouse'
import { median } from '../harness/figures.ts'
import { debuggingPort } from './browser.ts'

const categories = ['performance', 'accessibility', 'best-practices'] as const
export type Scores = Record<(typeof categories)[number], number>

/**
 * Medians of Lighthouse's scores, of 100. The browser's profile is kept, so a person who signed in there stays signed
 * in.
 */
export async function measureScores(url: string, device: 'desktop' | 'mobile', runs: number): Promise<Scores> {
  const all: Scores[] = []
  for (let i = 0; i < runs; i++) {
    const flags = {
      port: debuggingPort,
      onlyCategories: [...categories],
      disableStorageReset: true,
      logLevel: 'error' as const,
    }
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined)
    all.push(
      Object.fromEntries(
        categories.map((category) => [category, Math.round(100 * (result!.lhr.categories[category]!.score ?? 0))]),
      ) as Scores,
    )
  }
  return Object.fromEntries(
    categories.map((category) => [category, median(all.map((scores) => scores[category]))]),
  ) as Scores
}
