import { PlayCircleFilled } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import type { GalleryItem } from './gallery-viewer.tsx'
import './gallery.css'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'

const GalleryViewer = lazyPart(() => import('./gallery-viewer.tsx'))

interface Props {
  readonly medias: readonly GalleryItem[]
  /** Asks for the record again if its links are old: see `withFreshLinks`. */
  readonly renew: () => Promise<unknown>
  /** A photo that is more than the others, and what it is. */
  readonly marked?: { readonly id: string; readonly text: string } | undefined
}

/** A record's photos and videos. A photo can be enlarged; a video plays in a dialog. */
export function Gallery({ medias, renew, marked }: Props) {
  const [enlarged, setEnlarged] = useState<number>()
  const [playing, setPlaying] = useState<string>()
  // Stays mounted once it was opened, so that it can return the focus when it closes.
  const [opened, setOpened] = useState(false)
  if (!opened && (enlarged !== undefined || playing !== undefined)) setOpened(true)
  // Not awaited: the open picture gets its new link when it arrives. If the request fails, nothing changes.
  const look = () => void renew().catch(() => undefined)
  const enlarge = (index: number | undefined) => {
    if (index !== undefined) look()
    setEnlarged(index)
  }
  const play = (id: string) => {
    look()
    setPlaying(id)
  }
  const [wanted, setWanted] = useState(false)
  const reported = medias.some(({ covered }) => covered)
  const photos = medias.filter(({ type }) => type !== 'VIDEO')
  return (
    // A file that cannot be loaded may have an expired link: a picture that is scrolled to late, a video in its middle.
    <div onErrorCapture={look}>
      {reported && (
        <Button size="small" className="gallery-cover" aria-pressed={wanted} onClick={() => setWanted(!wanted)}>
          {wanted ? m.media_cover() : m.media_uncover()}
        </Button>
      )}
      <ul
        className="gallery"
        inert={reported && !wanted}
        data-covered={(reported && !wanted) || undefined}
        data-columns={columnsFor(medias.length)}
        aria-label={m.media_list()}
      >
        {medias.map((media, index) => (
          <li key={media._id}>
            {media.type === 'VIDEO' ? (
              <Video media={media} number={index + 1} count={medias.length} onPlay={() => play(media._id)} />
            ) : (
              <Photo
                media={media}
                number={index + 1}
                count={medias.length}
                mark={marked?.id === media._id ? marked.text : undefined}
                onEnlarge={() => enlarge(photos.indexOf(media))}
              />
            )}
          </li>
        ))}
      </ul>
      {opened && (
        <Suspense>
          <GalleryViewer
            photos={photos}
            enlarged={enlarged}
            onEnlarge={enlarge}
            playing={medias.find(({ _id }) => _id === playing)}
            onStop={() => setPlaying(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Four pictures look better as two rows of two than as three and one. */
const columnsFor = (count: number) => (count === 4 ? 2 : Math.min(count, 3))

interface TileProps {
  readonly media: GalleryItem
  readonly number: number
  readonly count: number
}

interface PhotoProps extends TileProps {
  readonly mark: string | undefined
  readonly onEnlarge: () => void
}

function Photo({ media, number, count, mark, onEnlarge }: PhotoProps) {
  const label = m.media_enlarge({ number, count })
  return (
    <button type="button" className="gallery-item" aria-label={mark ? `${label} · ${mark}` : label} onClick={onEnlarge}>
      <img
        src={media.uri}
        alt=""
        width={media.width ?? undefined}
        height={media.height ?? undefined}
        loading="lazy"
        decoding="async"
      />
      {mark && <span className="gallery-mark">{mark}</span>}
    </button>
  )
}

function Video({ media, number, count, onPlay }: TileProps & { readonly onPlay: () => void }) {
  const { thumbnail, thumbnail2x, width, height } = media
  return (
    <button
      type="button"
      className="gallery-item gallery-video"
      aria-label={m.media_play({ number, count })}
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
