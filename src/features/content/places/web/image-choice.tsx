import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import type { MediaThumbnailFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { Thumbnail, uploadPhotoDocument } from '../../../records/media/web/public.ts'
import './image-choice.css'

/** What the specification sends with an upload; the server measures the picture itself. */
const dimensions = { height: 100, width: 100 }

interface Props {
  readonly photos: readonly MediaThumbnailFragment[]
  readonly id?: string
  readonly value?: string | undefined
  readonly onChange?: (imageId: string) => void
}

/** One of some photos, or one that is uploaded here and then chosen. */
export function ImageChoice({ photos, id, value, onChange }: Props) {
  const [uploaded, setUploaded] = useState<readonly MediaThumbnailFragment[]>([])
  const file = useRef<HTMLInputElement>(null)
  const { submit, busy } = useSubmission({
    send: async (picture: File, options) =>
      (await request(uploadPhotoDocument, { file: picture, dimensions }, options)).uploadPhoto,
    onDone: (photo) => {
      setUploaded((before) => [...before, photo])
      onChange?.(photo._id)
    },
    onFailure: (text) => notices.error(m.places_upload_failed(), text),
  })
  const choose = (picture: File | undefined) => {
    if (picture === undefined) return
    if (picture.type.startsWith('image/')) void submit(picture)
    else notices.error(m.places_upload_failed(), m.places_text_image_type())
  }
  const choices = [...photos, ...uploaded]
  return (
    <div className="image-choice">
      {choices.length === 0 && <p>{m.places_no_images()}</p>}
      <div role="radiogroup" aria-label={m.places_choose_image()} id={id}>
        {choices.map((photo, index) => (
          <label key={photo._id}>
            <input
              type="radio"
              name="image-choice"
              checked={photo._id === value}
              onChange={() => onChange?.(photo._id)}
            />
            <Thumbnail media={photo} alt={m.places_choice({ number: index + 1, count: choices.length })} />
          </label>
        ))}
      </div>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label={m.places_upload()}
        onChange={(event) => {
          choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button icon={<UploadOutlined aria-hidden />} loading={busy} onClick={() => file.current?.click()}>
        {m.places_upload()}
      </Button>
      <small>{m.places_upload_hint({ megabytes: 10 })}</small>
    </div>
  )
}
