import { skipToken, useQuery } from '@tanstack/react-query'
import { Button, Form, Mentions } from 'antd'
import { useState } from 'react'
import type { UserFaceFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { useDraft } from '../../../../platform/web/form/use-draft.tsx'
import { onModEnter } from '../../../../platform/web/form/on-mod-enter.ts'
import { mustShow } from '../../../../platform/web/form/must-show.ts'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { useDebouncedValue } from '../../../../platform/web/use-debounced-value.ts'
import { hasSearchText, countLetters } from '../../../../platform/shared/search-text.ts'
import { longestNote } from '../note.values.ts'
import { addNoteDocument, colleaguesDocument } from './note.documents.ts'
import type { On } from './note-queries.ts'
import { mentionedIn, mentionOf } from './with-mentions.tsx'

interface Values {
  readonly text?: string
}

/** Writes a note. `@` offers colleagues who may read it; Ctrl+Enter saves. */
export function NoteForm({ on }: { readonly on: On }) {
  const [form] = Form.useForm<Values>()
  const [typed, setTyped] = useState<string>()
  const [known, setKnown] = useState<readonly UserFaceFragment[]>([])
  const asked = useDebouncedValue(typed, 150)
  const found = useQuery({
    queryKey: [on.model, 'colleagues', on.targetId, asked],
    queryFn:
      asked === undefined || (asked !== '' && !hasSearchText(asked))
        ? skipToken
        : async ({ signal }) => (await request(colleaguesDocument, { ...on, q: asked }, { signal })).cmsFindColleagues,
  })
  const isDirty = () => (form.getFieldValue('text') ?? '').trim() !== ''
  const draft = useDraft({ form, name: `note ${on.model} ${on.targetId}`, title: m.notes_add(), isDirty })
  const { submit, busy } = useSubmission<Required<Values>, unknown>({
    form,
    send: ({ text }, options) => {
      const mentions = mentionedIn(text, known).map(({ _id }) => _id)
      return request(addNoteDocument, { ...on, text, mentions }, options)
    },
    onDone: () => {
      form.resetFields()
      setKnown([])
      void recordsChanged(on.model)
    },
  })
  return (
    <Form
      form={form}
      name={`note-${on.targetId}`}
      layout="vertical"
      onFinish={({ text = '' }) => void submit({ text })}
    >
      {draft}
      <Form.Item
        name="text"
        label={m.notes_add()}
        extra={m.notes_mention_hint()}
        rules={[
          mustShow(m.notes_text_required()),
          {
            validator: async (_, text: string = '') => {
              if (countLetters(text) > longestNote) throw new Error(m.notes_too_long({ most: longestNote }))
            },
          },
        ]}
      >
        <Mentions
          autoSize={{ minRows: 2, maxRows: 8 }}
          placement="bottom"
          // Enter waits for the answer to what is typed now.
          loading={typed !== asked || found.isFetching}
          notFoundContent={m.notes_nobody()}
          filterOption={false}
          options={found.data?.map((person) => ({
            key: person._id,
            value: person.fullName,
            label: (
              <span className="notes-choice">
                <Face person={person} size={20} /> {person.fullName}
              </span>
            ),
          }))}
          onSearch={setTyped}
          onSelect={({ key }) => {
            // The component appends something to each key.
            const person = found.data?.find(({ _id }) => key?.startsWith(_id))
            if (person) setKnown((before) => [...before.filter((one) => mentionOf(one) !== mentionOf(person)), person])
          }}
          onKeyDown={onModEnter(form.submit)}
        />
      </Form.Item>
      <Button htmlType="submit" loading={busy}>
        {m.notes_save()}
      </Button>
    </Form>
  )
}
