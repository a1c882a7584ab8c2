import { useState } from 'react'
import './person-picture.css'

/** A person's picture or, without one, their initials on a colour of their own. Decorative: the name stands beside it. */
export function PersonPicture({
  name,
  picture,
  size,
}: {
  name: string
  picture?: string | null | undefined
  /** Pixels. */
  size: number
}) {
  const [broken, setBroken] = useState<string>()
  const style = { width: size, height: size, fontSize: Math.round(size * 0.4) }
  if (picture && picture !== broken) {
    return <img className="person-picture" src={picture} alt="" style={style} onError={() => setBroken(picture)} />
  }
  return (
    <span
      className="person-picture"
      style={style}
      data-hue={hueOf(name)}
      data-initials={initials(name)}
      aria-hidden="true"
    />
  )
}

/** The first and the last word: in Vietnamese the family name and the given name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

const hueOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 6, 7)
