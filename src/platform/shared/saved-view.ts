import { z } from 'zod'

/** Views one person may keep, over all lists. */
export const viewsPerPerson = 100

export const viewTexts = {
  nameRequired: 'Please input a name!',
  nameTaken: 'You have a view with this name already.',
  tooMany: `A person may keep ${viewsPerPerson} views. Delete one first.`,
} as const

export const longestViewName = 60

/** What a saved view is called. The server keeps the rule, and the list's dialog. */
export const viewName = z
  .string({ error: viewTexts.nameRequired })
  .trim()
  .normalize('NFC')
  .min(1, viewTexts.nameRequired)
  .max(longestViewName, `must be at most ${longestViewName} characters`)
