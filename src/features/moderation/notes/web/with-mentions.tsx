import type { ReactNode } from 'react'

interface Mentioned {
  readonly _id: string
  readonly fullName: string
}

export const mentionOf = ({ fullName }: Pick<Mentioned, 'fullName'>): string => `@${fullName}`

/** A note's text, in which the names of those whom it mentions are marked. */
export function withMentions(text: string, mentions: readonly Mentioned[]): ReactNode {
  // The longest first: a name may begin with another one.
  const names = mentions.map(mentionOf).toSorted((a, b) => b.length - a.length)
  const parts: ReactNode[] = []
  let plain = ''
  for (let at = 0; at < text.length;) {
    const name = names.find((one) => text.startsWith(one, at))
    if (name === undefined) {
      plain += text[at++]
      continue
    }
    parts.push(plain, <strong key={at}>{name}</strong>)
    plain = ''
    at += name.length
  }
  return [...parts, plain]
}

/** Those of the people whose mention is (still) in the text. */
export const mentionedIn = <P extends Mentioned>(text: string, people: readonly P[]): P[] =>
  people.filter((person) => text.includes(mentionOf(person)))
