import { z } from 'zod'
import { faultOfTable } from '../../../platform/shared/table-file.ts'

export const mostRows = 200_000

/** The name of a chosen file. The form cannot hold the file itself. */
export const fileName = z.string().nullish()

/** The form of an import that needs only the file. */
export const importForm = z.object({ file: fileName }).superRefine(({ file }, ctx) => {
  const fault = faultOfTable(file)
  if (fault) ctx.addIssue({ code: 'custom', path: ['file'], message: fault })
})

/** The argument that carries an upload. */
export const fileInput = z.unknown().meta({ graphql: 'Upload' }).optional()
