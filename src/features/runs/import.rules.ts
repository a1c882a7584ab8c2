import { z } from 'zod'
import type { TextKey } from '../../platform/shared/text.ts'
import type texts from './messages/en.json'

declare module '../../platform/shared/text.ts' {
  interface TextFiles {
    readonly runs: typeof texts
  }
}

/** A file, in bytes. */
export const largestFile = 20 * 1024 * 1024
export const mostRows = 200_000
export const fileExtensions = ['.xlsx', '.xls', '.csv'] as const

export const isAcceptedFile = (name: string) =>
  fileExtensions.some((extension) => name.toLowerCase().endsWith(extension))

/** The name of a chosen file. The form cannot hold the file itself. */
export const fileName = z.string().nullish()

export function faultOfFile(name: string | null | undefined): TextKey | undefined {
  if (!name) return 'runs_text_file_required'
  return isAcceptedFile(name) ? undefined : 'runs_text_file_format'
}

/** The form of an import that asks for nothing but the file. */
export const importForm = z.object({ file: fileName }).superRefine(({ file }, ctx) => {
  const fault = faultOfFile(file)
  if (fault) ctx.addIssue({ code: 'custom', path: ['file'], message: fault })
})

/** The argument of an upload. */
export const fileInput = z.unknown().meta({ graphql: 'Upload' }).optional()
