import type { MediaPictureFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import './banners.css'

interface Props {
  readonly picture: MediaPictureFragment | undefined
  readonly name: string
}

/** The top of the app's home, with one banner. */
export function BannerPreview({ picture, name }: Props) {
  return (
    <figure className="banners-preview">
      <div className="banners-phone">
        <div className="banners-slide">{picture && <img src={picture.uri} alt={name} />}</div>
        <span />
        <span />
        <span />
      </div>
      <figcaption>{m.banners_preview()}</figcaption>
    </figure>
  )
}
