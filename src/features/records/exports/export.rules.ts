import { z } from 'zod'
import { locales } from '../../../platform/shared/text.ts'

export const localeInput = z
  .enum(locales)
  .meta({ graphql: 'Locale' })
  .nullish()
  .describe('The language of the file: its name, headings and values. English by default.')
