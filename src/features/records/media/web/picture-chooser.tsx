import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useRef } from 'react'
import type { MediaPictureFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { type PictureLimits, usePictureUpload } from './use-picture-upload.ts'
import './picture-field.css'

interface Props extends PictureLimits {
  /** Given by the form's item. */
  readonly id: string | undefined
  /** What the pictures are, for screen readers. */
  readonly label: string
  readonly hint: string
  readonly held: number
  readonly onUploaded: (pictures: readonly MediaPictureFragment[]) => void
  /** A form was sent without it. */
  readonly isMissing?: boolean
  /** The pictures that are there. */
  readonly children: ReactNode
}

/** Where pictures are chosen or dropped: the one way in which forms upload them. */
export function PictureChooser({ id, label, hint, isMissing = false, children, ...upload }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { choose, dropping, busy, faults } = usePictureUpload(upload)
  const { most, held } = upload
  const text = most > 1 ? m.media_add() : held > 0 ? m.media_replace() : m.media_choose()
  return (
    <div className="picture-field" data-missing={isMissing} data-several={most > 1} {...dropping}>
      {children}
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={most > 1}
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
          aria-label={`${text}: ${label}`}
          onClick={() => input.current?.click()}
        >
          {text}
        </Button>
        <small>{hint}</small>
        {faults.map((fault) => (
          <small key={fault} role="alert" className="form-number-fault">
            {fault}
          </small>
        ))}
      </div>
    </div>
  )
}
