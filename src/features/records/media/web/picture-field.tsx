import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type DragEvent, useRef, useState } from 'react'
import type { MediaPictureFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/media.js'
import { useHoldsForm } from '../../../../platform/web/form/uploads.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { uploadPhotoDocument } from './media.documents.ts'
import './picture-field.css'

/** What the specification sends with an upload; the server measures the picture itself. */
const dimensions = { height: 100, width: 100 }

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
  const [fault, setFault] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const chosen = useRef('')
  const megabytes = largest / 1024 / 1024
  const { submit, busy } = useSubmission({
    send: async (file: File, options) =>
      (await request(uploadPhotoDocument, { file, dimensions }, options)).uploadPhoto,
    onDone: (picture) => {
      onUploaded(picture)
      onChange?.(picture._id)
    },
    onFailure: (text) => refuse(text),
  })
  const refuse = (text: string) => {
    setFault(`${chosen.current}: ${text}`)
    notices.error(m.media_upload_failed(), text)
  }
  useHoldsForm(busy)
  const choose = (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    setFault(undefined)
    chosen.current = file.name
    const problem = problemOf(files, largest)
    if (problem) refuse(problem)
    else void submit(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    choose([...event.dataTransfer.files])
  }
  const picture = pictures.find(({ _id }) => _id === value)
  return (
    <div
      className="picture-field"
      data-missing={isMissing}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <span className="picture-field-frame">{picture && <img src={picture.uri} alt={label} />}</span>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        onChange={(event) => {
          choose([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <div>
        <Button
          {...(id !== undefined && { id })}
          icon={<UploadOutlined aria-hidden />}
          loading={busy}
          aria-label={`${picture ? m.media_replace() : m.media_choose()}: ${label}`}
          onClick={() => input.current?.click()}
        >
          {picture ? m.media_replace() : m.media_choose()}
        </Button>
        <small>{m.media_upload_hint({ megabytes })}</small>
        {fault !== undefined && (
          <small role="alert" className="form-number-fault">
            {fault}
          </small>
        )}
      </div>
    </div>
  )
}

function problemOf(files: readonly File[], largest: number): string | undefined {
  if (files.length > 1) return m.media_text_too_many({ count: 1 })
  if (files.some(({ type }) => !type.startsWith('image/'))) return m.media_images_only()
  const tooLarge = files.some(({ size }) => size > largest)
  return tooLarge ? m.media_text_too_large({ megabytes: largest / 1024 / 1024 }) : undefined
}
