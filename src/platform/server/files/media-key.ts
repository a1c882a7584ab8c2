/** Keys of the media store: lower-case segments between slashes, none of which begins with a dot. */

const shape = /^(?=.{1,200}$)[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*\.[a-z0-9]+$/

/** Whether a text is a valid key. A valid key cannot leave its folder ('..' begins with a dot). */
export function isMediaKey(text: string): boolean {
  return shape.test(text) && !text.endsWith(unfinished)
}

/** Files under it are documents that only their own feature serves, after its own checks; no public address leads to them. */
export const privatePrefix = 'private/'

/** Keys are made by the server, so a bad one is a fault. Use `isMediaKey` for what a client sent. */
export function assertMediaKey(key: string): void {
  if (!isMediaKey(key)) throw new TypeError(`Not a key of the media store: ${JSON.stringify(key)}`)
}

/** The extension of a file that is still being written; no key has it. */
export const unfinished = '.part'

const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/** The content type for a key's extension. Extensions that browsers might execute have none. */
export function contentTypeOf(key: string): string {
  return contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}
