/** Characters of a longer text that a list shows. */
export const excerptLength = 150

/** The first characters of a text, with an ellipsis if there are more. Never cuts a character in two. */
export function excerpt(text: string, length = excerptLength): string {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text
}
