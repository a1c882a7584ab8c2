import { PlayCircleFilled } from '@ant-design/icons'
import { Image, Modal } from 'antd'
import { useState } from 'react'
import type { WrittenPostFragment } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import './posts.css'

type Media = WrittenPostFragment['medias'][number]

/** A post's photos and videos. A photo can be enlarged; a video plays in a dialog. */
export function PostMedias({ medias }: { readonly medias: readonly Media[] }) {
  const [enlarged, setEnlarged] = useState<number>()
  const [playing, setPlaying] = useState<Media>()
  const photos = medias.filter(({ type }) => type !== 'VIDEO')
  return (
    <>
      <ul className="posts-medias" data-columns={columnsFor(medias.length)} aria-label={m.posts_media()}>
        {medias.map((media, index) => (
          <li key={media._id}>
            {media.type === 'VIDEO' ? (
              <Video media={media} number={index + 1} count={medias.length} onPlay={() => setPlaying(media)} />
            ) : (
              <Photo
                media={media}
                number={index + 1}
                count={medias.length}
                onEnlarge={() => setEnlarged(photos.indexOf(media))}
              />
            )}
          </li>
        ))}
      </ul>
      {photos.length > 0 && (
        <Image.PreviewGroup
          items={photos.map(({ uri }) => uri)}
          preview={{
            open: enlarged !== undefined,
            current: enlarged ?? 0,
            alt: m.posts_photo({ number: (enlarged ?? 0) + 1, count: photos.length }),
            onChange: setEnlarged,
            onOpenChange: (open) => !open && setEnlarged(undefined),
          }}
        />
      )}
      {playing && (
        <Modal
          open
          width="var(--dialog-wide)"
          title={m.posts_watch_video()}
          footer={null}
          onCancel={() => setPlaying(undefined)}
        >
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- videos of users have no captions */}
          <video
            className="posts-player"
            src={playing.uri}
            poster={playing.thumbnail2x ?? playing.thumbnail ?? undefined}
            controls
            autoPlay
            playsInline
          />
        </Modal>
      )}
    </>
  )
}

/** Four look better as two by two than as three and one. */
const columnsFor = (count: number) => (count === 4 ? 2 : Math.min(count, 3))

interface TileProps {
  readonly media: Media
  readonly number: number
  readonly count: number
}

function Photo({ media, number, count, onEnlarge }: TileProps & { readonly onEnlarge: () => void }) {
  return (
    <button type="button" className="posts-media" aria-label={m.posts_enlarge({ number, count })} onClick={onEnlarge}>
      <img
        src={media.uri}
        alt=""
        width={media.width ?? undefined}
        height={media.height ?? undefined}
        loading="lazy"
        decoding="async"
      />
    </button>
  )
}

function Video({ media, number, count, onPlay }: TileProps & { readonly onPlay: () => void }) {
  const { thumbnail, thumbnail2x, width, height } = media
  return (
    <button
      type="button"
      className="posts-media posts-video"
      aria-label={m.posts_play({ number, count })}
      onClick={onPlay}
    >
      {thumbnail && (
        <img
          src={thumbnail}
          srcSet={thumbnail2x ? `${thumbnail} 1x, ${thumbnail2x} 2x` : undefined}
          alt=""
          width={width ?? undefined}
          height={height ?? undefined}
          loading="lazy"
          decoding="async"
        />
      )}
      <PlayCircleFilled />
    </button>
  )
}
