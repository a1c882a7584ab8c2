import { Form, type FormInstance, Switch } from 'antd'
import { useState } from 'react'
import type { z } from 'zod'
import type { MediaPictureFragment } from '../../../../generated/graphql/graphql.ts'
import { TextItem } from '../../../../platform/web/form/items.tsx'
import { NumberItem } from '../../../../platform/web/form/number-item.tsx'
import type { FieldOf } from '../../../../platform/web/form/use-record-form.tsx'
import { PictureField } from '../../../records/media/web/public.ts'
import { type eventForm, eventParts, largestPicture } from '../event.rules.ts'
import { EventPreview } from './event-preview.tsx'
import { eventWords } from './event-words.ts'
import './events.css'

interface Props {
  readonly field: FieldOf<typeof eventForm>
  readonly form: FormInstance<z.input<typeof eventForm>>
  /** The event's present pictures. */
  readonly known: readonly MediaPictureFragment[]
}

/** The fields of the create and edit forms, with the event as the app will show it. */
export function EventFields({ field, form, known }: Props) {
  const [pictures, setPictures] = useState(known)
  return (
    <>
      <TextItem {...field('name')} autoFocus />
      <NumberItem {...field('loop')} decimals={2} min={0} />
      {eventParts.map((part) => (
        <div key={part}>
          <Form.Item {...field(`${part}Id`)}>
            <PictureField
              label={eventWords.fields[`${part}Id`].label()}
              pictures={pictures}
              onUploaded={(picture) => setPictures((before) => [...before, picture])}
              largest={largestPicture}
            />
          </Form.Item>
          <Form.Item
            {...field(`${part}Status`)}
            className="events-shown"
            required={false}
            valuePropName="checked"
            layout="horizontal"
          >
            <Switch />
          </Form.Item>
        </div>
      ))}
      <Form.Item noStyle shouldUpdate>
        {() => <EventPreview event={form.getFieldsValue(true) as object} pictures={pictures} />}
      </Form.Item>
    </>
  )
}
