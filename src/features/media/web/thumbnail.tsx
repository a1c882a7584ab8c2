import type { MediaThumbnailFragment } from '../../../generated/graphql/graphql.ts'
import './thumbnail.css'

interface Props {
  readonly media: MediaThumbnailFragment | null | undefined
  /** The alternative text, for a picture that shows something the text around it does not say. */
  readonly alt?: string
}

/** A small picture of a photo or a video, in a cell of a list or as a choice; an empty frame without one. */
export function Thumbnail({ media, alt = '' }: Props) {
  const { thumbnail, thumbnail2x } = media ?? {}
  return (
    <span className={media?.type === 'VIDEO' ? 'thumbnail thumbnail-video' : 'thumbnail'}>
      {thumbnail && (
        <img
          src={thumbnail}
          srcSet={thumbnail2x ? `${thumbnail} 1x, ${thumbnail2x} 2x` : undefined}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  )
}
