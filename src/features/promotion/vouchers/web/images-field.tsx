import { CloseOutlined, UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import type { MediaThumbnailFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { failureText } from '../../../../platform/web/form/failure.ts'
import { useHoldsForm } from '../../../../platform/web/form/uploads.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { isRequestError, request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { Thumbnail, uploadPhotoDocument } from '../../../records/media/web/public.ts'
import { largestImage, mostImages } from '../voucher.rules.ts'
import './vouchers.css'

/** What the specification sends with an upload; the server measures the picture itself. */
const dimensions = { height: 100, width: 100 }

interface Props {
  /** Given by the form's item. */
  readonly id?: string
  readonly value?: readonly string[] | null
  readonly onChange?: (ids: readonly string[]) => void
  /** The voucher's present pictures. */
  readonly known: readonly MediaThumbnailFragment[]
  readonly most: number
}

const none: readonly string[] = []

/** The pictures of a voucher, in their order. Its value is their ids. */
export function ImagesField({ id, value, onChange, known, most }: Props) {
  const [uploaded, setUploaded] = useState(known)
  const input = useRef<HTMLInputElement>(null)
  const ids = value ?? none
  const [faults, setFaults] = useState(none)
  const { submit, busy } = useSubmission({
    // One that fails keeps no other from being uploaded.
    send: async (pictures: readonly File[], { idempotencyKey }) => {
      const photos: MediaThumbnailFragment[] = []
      const faults: string[] = []
      for (const [i, file] of pictures.entries()) {
        const options = { idempotencyKey: `${idempotencyKey}-${i}` }
        const problem = problemOf(file)
        try {
          if (problem === undefined)
            photos.push((await request(uploadPhotoDocument, { file, dimensions }, options)).uploadPhoto)
          else faults.push(`${file.name}: ${problem}`)
        } catch (error) {
          if (isRequestError(error, 'OFFLINE')) throw error
          faults.push(`${file.name}: ${failureText(error)}`)
        }
      }
      return { photos, faults }
    },
    onDone: ({ photos, faults }) => {
      setFaults(faults)
      setUploaded((before) => [...before, ...photos])
      if (photos.length > 0) onChange?.([...ids, ...photos.map((photo) => photo._id)])
      if (faults.length > 0) notices.error(m.vouchers_upload_image_error(), faults.join(' '))
    },
    onFailure: (text) => notices.error(m.vouchers_upload_image_error(), text),
  })
  useHoldsForm(busy)
  const choose = (pictures: readonly File[]) => {
    setFaults(none)
    if (ids.length + pictures.length > most)
      notices.error(
        m.vouchers_upload_error(),
        most === mostImages.REFERRAL ? m.vouchers_text_one_image() : m.vouchers_text_too_many_images(),
      )
    else if (pictures.length > 0) void submit(pictures)
  }
  return (
    <div className="vouchers-images">
      {ids.length > 0 && (
        <ul>
          {ids.map((_id, i) => (
            <li key={_id}>
              <Thumbnail
                media={uploaded.find((photo) => photo._id === _id)}
                alt={m.vouchers_uploaded({ number: i + 1 })}
              />
              <Button
                size="small"
                shape="circle"
                icon={<CloseOutlined aria-hidden />}
                aria-label={m.vouchers_remove_image({ number: i + 1 })}
                onClick={() => onChange?.(ids.filter((other) => other !== _id))}
              />
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={most > 1}
        hidden
        aria-label={m.vouchers_upload()}
        onChange={(event) => {
          choose([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button id={id ?? ''} icon={<UploadOutlined aria-hidden />} loading={busy} onClick={() => input.current?.click()}>
        {m.vouchers_upload()}
      </Button>
      <small>{m.vouchers_upload_hint({ count: most, megabytes: 2 })}</small>
      {faults.map((fault) => (
        <small key={fault} role="alert" className="form-number-fault">
          {fault}
        </small>
      ))}
    </div>
  )
}

function problemOf({ type, size }: File): string | undefined {
  if (!type.startsWith('image/')) return m.vouchers_images_only()
  return size > largestImage ? m.vouchers_text_image_too_large() : undefined
}
