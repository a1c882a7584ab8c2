import { m } from '../../../generated/messages/messages.js'
import { failureText } from '../form/failure.ts'
import { notices } from '../notices/notices.tsx'

/**
 * Requests an address, then downloads from it. The window is opened first, because a browser would block it after the
 * request.
 */
export async function openDownload(addressOf: () => Promise<string>): Promise<void> {
  const opened = window.open('', '_blank')
  try {
    const address = await addressOf()
    if (opened) opened.location.href = address
    else location.assign(address)
  } catch (error) {
    opened?.close()
    notices.error(m.common_error(), failureText(error))
  }
}
