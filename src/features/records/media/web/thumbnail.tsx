import type { MediaThumbnailFragment } from '../../../../generated/graphql/graphql.ts'
import { renewListLinks } from '../../../../platform/web/requests/fresh-links.ts'
import './thumbnail.css'

interface Props {
  readonly media: MediaThumbnailFragment | null | undefined
  /** The alternative text, for a picture that shows something the text around it does not say. */
  readonly alt?: string
  /** Shows an icon to its edges; a photo fills the frame and is cropped. */
  readonly whole?: boolean
}

/** A small picture of a photo or a video, in a cell of a list or as a choice; an empty frame without one. */
export function Thumbnail({ media, alt = '', whole }: Props) {
  const { thumbnail, thumbnail2x } = media ?? {}
  const kind = media?.type === 'VIDEO' ? ' thumbnail-video' : whole ? ' thumbnail-whole' : ''
  return (
    <span className={`thumbnail${kind}`} data-covered={media?.covered || undefined}>
      {thumbnail && (
        <img
          src={thumbnail}
          srcSet={thumbnail2x ? `${thumbnail} 1x, ${thumbnail2x} 2x` : undefined}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={renewListLinks}
        />
      )}
    </span>
  )
}
