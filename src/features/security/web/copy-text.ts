import { m } from '../../../generated/messages/messages.js'
import { notices } from '../../../platform/web/notices.tsx'

/** Copies a text to the clipboard and shows whether it worked. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notices.success(m.security_done(), copied)
  } catch {
    notices.error(m.common_error(), m.security_not_copied())
  }
}
