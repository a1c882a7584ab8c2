import { type CSSProperties, useState } from 'react'
import './face.css'

/** The fields that show who somebody is. */
export interface Person {
  readonly fullName: string
  readonly photoUrl?: string | null
  readonly avatar?: {
    readonly thumbnail?: string | null
    readonly thumbnail2x?: string | null
    readonly covered?: boolean
  } | null
}

interface Props {
  readonly person: Person
  /** In pixels. */
  readonly size?: number
}

/** From this size in pixels on, a thumbnail is too small. */
const large = 64

/**
 * A person's picture: the one they uploaded, else the one from an external sign-in, else their initials on a colour.
 * Decorative: the name is always shown next to it.
 */
export function Face({ person: { fullName, photoUrl, avatar }, size = 36 }: Props) {
  const [broken, setBroken] = useState<string>()
  const style = { '--face': `${size}px` } as CSSProperties
  const thumbnail2x = avatar?.thumbnail2x
  const src = (size >= large ? thumbnail2x : undefined) ?? avatar?.thumbnail ?? photoUrl
  if (src && src !== broken) {
    const srcSet = thumbnail2x ? `${src} 1x, ${thumbnail2x} 2x` : undefined
    const fall = () => setBroken(src)
    return (
      <img
        className="face"
        style={style}
        data-covered={avatar?.covered || undefined}
        src={src}
        srcSet={srcSet}
        alt=""
        loading="lazy"
        decoding="async"
        onError={fall}
      />
    )
  }
  return (
    <span
      className="face"
      style={style}
      data-hue={hueOf(fullName)}
      data-initial={initialOf(fullName)}
      aria-hidden="true"
    />
  )
}

/** The first letter of the last word: in Vietnamese that is the given name, by which people are called. */
const initialOf = (name: string) => [...(name.trim().split(/\s+/).at(-1) ?? '')][0]?.toUpperCase() ?? ''

const hueOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 6, 7)
