import { CloseOutlined, UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import type { MediaThumbnailFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { useHoldsForm } from '../../../../platform/web/form/uploads.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
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
  const { submit, busy } = useSubmission({
    send: async (pictures: readonly File[], { idempotencyKey }) => {
      const photos: MediaThumbnailFragment[] = []
      for (const [i, file] of pictures.entries()) {
        const options = { idempotencyKey: `${idempotencyKey}-${i}` }
        photos.push((await request(uploadPhotoDocument, { file, dimensions }, options)).uploadPhoto)
      }
      return photos
    },
    onDone: (photos) => {
      setUploaded((before) => [...before, ...photos])
      onChange?.([...ids, ...photos.map((photo) => photo._id)])
    },
    onFailure: (text) => notices.error(m.vouchers_upload_image_error(), text),
  })
  useHoldsForm(busy)
  const choose = (pictures: readonly File[]) => {
    const problem = problemOf(pictures, ids.length, most)
    if (problem) notices.error(m.vouchers_upload_error(), problem)
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
    </div>
  )
}

function problemOf(pictures: readonly File[], there: number, most: number): string | undefined {
  if (there + pictures.length > most)
    return most === mostImages.REFERRAL ? m.vouchers_text_one_image() : m.vouchers_text_too_many_images()
  if (pictures.some(({ type }) => !type.startsWith('image/'))) return m.vouchers_images_only()
  return pictures.some(({ size }) => size > largestImage) ? m.vouchers_text_image_too_large() : undefined
}
