import { sessionTokens } from '../session/session-tokens.ts'

/**
 * Loads a file that is only sent to the session for which its address was made. Rejects if it is not sent.
 *
 * @returns the file as a `data:` address, which needs no release
 */
export async function loadPrivateFile(address: string, signal: AbortSignal): Promise<string> {
  const idToken = sessionTokens.idToken() ?? (await sessionTokens.refresh())
  const response = await fetch(address, { headers: { Authorization: `Bearer ${idToken}` }, signal })
  if (!response.ok) throw new Error(`the file was answered with ${response.status}`)
  const file = await response.blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file could not be read')))
    reader.readAsDataURL(file)
  })
}
