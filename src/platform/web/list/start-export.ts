import type { CreateExportMutationVariables } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import { failureText } from '../form/failure.ts'
import { request } from '../requests/graphql-client.ts'
import { notices } from '../notices/notices.tsx'
import { currentLocale } from '../words/locale.ts'
import { createExportDocument } from './list.documents.ts'

/** Exports a list as a file. The download begins at once and continues while the server is still reading rows. */
export async function startExport(asked: Omit<CreateExportMutationVariables, 'locale'>): Promise<void> {
  try {
    const { url, run } = (await request(createExportDocument, { ...asked, locale: currentLocale() })).createExport
    download(url)
    if (run.state === 'WORKING')
      notices.info(m.list_export_goes_on(), m.list_export_in_background(), {
        label: m.list_export_progress(),
        href: `/runs?run=${run._id}`,
      })
  } catch (error) {
    notices.error(m.common_error(), failureText(error))
  }
}

/** Downloads from an address that the server offers as a file. */
export function download(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
