import { Image, Modal } from 'antd'
import { useRef } from 'react'
import type { MediaType } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import './gallery.css'

export interface GalleryItem {
  readonly _id: string
  readonly type: MediaType
  readonly uri: string
  readonly thumbnail: string | null
  readonly thumbnail2x: string | null
  readonly width: number | null
  readonly height: number | null
  /** Open reports call it nudity or violence. Absent where the screen around it covers pictures itself. */
  readonly covered?: boolean
}

interface Props {
  readonly photos: readonly GalleryItem[]
  /** Which photo is enlarged. */
  readonly enlarged: number | undefined
  readonly onEnlarge: (index: number | undefined) => void
  readonly playing: GalleryItem | undefined
  readonly onStop: () => void
}

/** The enlarged photo, with buttons for the others, or the video that plays. */
export default function GalleryViewer({ photos, enlarged, onEnlarge, playing, onStop }: Props) {
  return (
    <>
      {photos.length > 0 && (
        <Image.PreviewGroup
          items={photos.map(({ uri }) => uri)}
          preview={{
            open: enlarged !== undefined,
            current: enlarged ?? 0,
            alt: m.media_photo({ number: (enlarged ?? 0) + 1, count: photos.length }),
            onChange: onEnlarge,
            onOpenChange: (open) => !open && onEnlarge(undefined),
          }}
        />
      )}
      {playing && (
        <Modal open width="var(--dialog-wide)" title={m.media_watch_video()} footer={null} onCancel={onStop}>
          <Player media={playing} />
        </Modal>
      )}
    </>
  )
}

/** A link may be over before the video is: it goes on from there once the link is renewed. */
function Player({ media: { uri, thumbnail, thumbnail2x } }: { readonly media: GalleryItem }) {
  const stopped = useRef(0)
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- videos of users have no captions
    <video
      className="gallery-player"
      src={uri}
      poster={thumbnail2x ?? thumbnail ?? undefined}
      controls
      autoPlay
      playsInline
      onError={({ currentTarget }) => (stopped.current = currentTarget.currentTime)}
      onLoadedMetadata={({ currentTarget }) => (currentTarget.currentTime = stopped.current)}
    />
  )
}
