import type { EventRowFragment, MediaPictureFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import type { EventPart } from '../event.rules.ts'
import './events.css'

type Parts = {
  readonly [K in keyof Pick<EventRowFragment, `${EventPart}Id` | `${EventPart}Status`>]?: EventRowFragment[K]
}

interface Props {
  readonly event: Parts
  readonly pictures: readonly MediaPictureFragment[]
}

/** The event on a phone: the background, the animation over it and the logo, each if it is shown. */
export function EventPreview({ event, pictures }: Props) {
  const part = (name: EventPart) => {
    const picture = event[`${name}Status`] ? pictures.find(({ _id }) => _id === event[`${name}Id`]) : undefined
    return picture && <img className={`events-${name}`} src={picture.uri} alt="" />
  }
  return (
    <figure className="events-preview">
      <div>
        {part('background')}
        {part('animation')}
        {part('logo')}
      </div>
      <figcaption>{m.events_preview()}</figcaption>
    </figure>
  )
}
