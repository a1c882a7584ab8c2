import type { MediaPictureFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { PictureChooser } from './picture-chooser.tsx'

interface Props {
  /** Given by the form's item. */
  readonly id?: string
  readonly value?: string | null | undefined
  readonly onChange?: (id: string) => void
  /** What the picture is, for screen readers. */
  readonly label: string
  /** The known pictures; the caller adds uploaded ones to them. */
  readonly pictures: readonly MediaPictureFragment[]
  readonly onUploaded: (picture: MediaPictureFragment) => void
  /** In bytes. */
  readonly largest: number
  /** A form was sent without it. */
  readonly isMissing?: boolean
}

/** One picture of a record: chosen or dropped, uploaded at once, and shown. Its value is the picture's id. */
export function PictureField({ id, value, onChange, label, pictures, onUploaded, largest, isMissing = false }: Props) {
  const picture = pictures.find(({ _id }) => _id === value)
  return (
    <PictureChooser
      id={id}
      label={label}
      hint={m.media_upload_hint({ megabytes: largest / 1024 / 1024 })}
      most={1}
      held={picture ? 1 : 0}
      largest={largest}
      isMissing={isMissing}
      onUploaded={([uploaded]) => {
        onUploaded(uploaded!)
        onChange?.(uploaded!._id)
      }}
    >
      <span className="picture-field-frame">{picture && <img src={picture.uri} alt={label} />}</span>
    </PictureChooser>
  )
}
