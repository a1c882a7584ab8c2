import { z } from 'zod'
import { exactText } from '../../../platform/shared/rules.ts'
import { faultOfTable } from '../../../platform/shared/table-file.ts'
import { mostColumnsShown } from '../../../platform/shared/table-layout.ts'

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

/** What a person says about the file: see `GivenLayout`. */
export const layoutInput = z
  .object({
    sheet: exactText(100).nullish(),
    titleRow: z.number().int().min(0).max(1_048_576).nullish().describe('The number of the row of titles; 0 for none.'),
    columns: z
      .array(
        z
          .object({
            column: exactText(3).describe('Its letters.'),
            key: exactText(60).nullish().describe('What it is; null to ignore it.'),
          })
          .meta({ graphql: 'ImportColumnInput' }),
      )
      .max(mostColumnsShown)
      .nullish(),
  })
  .meta({ graphql: 'ImportLayoutInput' })
  .nullish()
  .describe('How the file is to be read. What is left open is found out.')

/** The input of an import that needs only the file. */
export const givenFile = z.object({ file: fileInput, layout: layoutInput })
export type GivenFile = z.output<typeof givenFile>
