import { CloseOutlined, HolderOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { MediaThumbnailFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { PictureChooser } from './picture-chooser.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { usePictureOrder } from './use-picture-order.ts'
import type { PictureLimits } from './use-picture-upload.ts'

interface Props extends PictureLimits {
  /** Given by the form's item. */
  readonly id?: string
  readonly value?: readonly string[] | null
  readonly onChange?: (ids: readonly string[]) => void
  /** What the pictures are, for screen readers. */
  readonly label: string
  /** The record's present pictures. */
  readonly known: readonly MediaThumbnailFragment[]
}

const none: readonly string[] = []

/** The pictures of a record, in an order of one's own. Its value is their ids in that order. */
export function PicturesField({ id, value, onChange, label, known, most, largest }: Props) {
  const [pictures, setPictures] = useState(known)
  const ids = value ?? none
  const change = (ids: readonly string[]) => onChange?.(ids)
  const { handlers, announcement, announce } = usePictureOrder(ids, change)
  const numbers = (i: number) => ({ number: i + 1, count: ids.length })
  return (
    <PictureChooser
      id={id}
      label={label}
      hint={m.media_several_hint({ count: most, megabytes: largest / 1024 / 1024 })}
      most={most}
      held={ids.length}
      largest={largest}
      onUploaded={(uploaded) => {
        setPictures((before) => [...before, ...uploaded])
        const added = uploaded.map(({ _id }) => _id)
        change(most === 1 ? added : [...ids, ...added])
      }}
    >
      {ids.length > 0 && (
        <ol className="pictures-field" aria-label={label} {...handlers}>
          {ids.map((_id, i) => (
            <li key={_id} data-picture={_id}>
              <Thumbnail media={pictures.find((picture) => picture._id === _id)} alt={m.media_photo(numbers(i))} />
              <span className="pictures-field-tools">
                {ids.length > 1 && (
                  <button
                    type="button"
                    className="pictures-field-handle"
                    data-handle={_id}
                    aria-label={m.media_move(numbers(i))}
                  >
                    <HolderOutlined aria-hidden />
                  </button>
                )}
                <Button
                  type="text"
                  size="small"
                  icon={<CloseOutlined aria-hidden />}
                  aria-label={m.media_remove(numbers(i))}
                  onClick={() => {
                    change(ids.filter((other) => other !== _id))
                    announce(m.media_removed(numbers(i)))
                  }}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </PictureChooser>
  )
}
