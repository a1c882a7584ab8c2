import { m } from '../../../generated/messages/messages.js'
import { notices } from '../notices/notices.tsx'

/** Copies a text to the clipboard and shows whether it worked. */
export async function copyText(text: string, title: string, description: string): Promise<void> {
  if (await isCopied(text)) notices.success(title, description)
  else notices.error(m.common_error(), m.common_not_copied())
}

/** The clipboard is missing on pages served over plain http; there, the browser still copies what is selected. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    document.body.append(field)
    field.select()
    const copied = document.execCommand('copy')
    field.remove()
    return copied
  }
}
