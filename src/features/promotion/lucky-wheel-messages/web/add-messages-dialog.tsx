import { Form, Radio } from 'antd'
import { useRef, useState } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { FileField } from '../../../../platform/web/form/file-field.tsx'
import { LongTextItem } from '../../../../platform/web/form/items.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { isRequestError, request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import {
  type Check,
  confirmText,
  fileHint,
  ImportTemplate,
  type RunInfo,
  RunResult,
  useDryRun,
} from '../../../records/runs/web/public.ts'
import { newMessageForm, type Source, sources } from '../message.rules.ts'
import { longestMessage } from '../message.values.ts'
import { messageWords } from './message-words.ts'
import { checkMessagesDocument } from './message.documents.ts'

const sourceNames: Readonly<Record<Source, () => string>> = {
  TYPED: m.lucky_wheel_messages_source_typed,
  FILE: m.lucky_wheel_messages_source_file,
}

interface Props {
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Creates messages: a typed one, or those of a file, which is checked first. */
export default function AddMessagesDialog({ onDone, onClose }: Props) {
  const [source, setSource] = useState<Source>('TYPED')
  const [file, setFile] = useState<File>()
  const { run, isReady, send, forget, read } = useDryRun()
  const refusesFile = useRef(false)
  return (
    <FormDialog
      record=""
      width="var(--dialog-wide)"
      title={m.lucky_wheel_messages_add()}
      schema={newMessageForm}
      words={messageWords}
      initialValues={{ source: 'TYPED' }}
      okText={source === 'TYPED' ? m.common_save() : isReady ? confirmText(run!) : m.runs_check()}
      send={async (values, { idempotencyKey }) => {
        const options = { idempotencyKey }
        if (source === 'TYPED') {
          const data = [{ content: values.content!, contentEn: values.contentEn! }]
          await request(mutation('cmsCreateFailedSpinMessages'), { data }, options)
          return null
        }
        const check: Check = async (layout, options) =>
          (await request(checkMessagesDocument, { data: { file, layout } }, options)).cmsCheckFailedSpinMessages
        try {
          return await send({ values, file, check, idempotencyKey })
        } catch (error) {
          refusesFile.current = isRequestError(error, 'BAD_USER_INPUT', 'PAYLOAD_TOO_LARGE')
          throw error
        }
      }}
      onDone={(over) => {
        if (over && over.state !== 'DONE') return
        notices.success(
          m.lucky_wheel_messages_created(),
          over ? importedText(over) : m.lucky_wheel_messages_created_text(),
        )
        onDone()
      }}
      {...(source === 'FILE' && {
        onFailure: (text: string) =>
          refusesFile.current
            ? notices.error(m.lucky_wheel_messages_file_invalid(), text)
            : notices.error(m.common_error(), m.lucky_wheel_messages_try_later()),
      })}
      onTake={() => undefined}
      closesWhileBusy={source === 'FILE'}
      onClose={onClose}
    >
      {(field) => (
        <>
          <Form.Item {...field('source')}>
            <Radio.Group
              options={sources.map((value) => ({ value, label: sourceNames[value]() }))}
              onChange={(event) => setSource(event.target.value as Source)}
            />
          </Form.Item>
          {source === 'TYPED' ? (
            <>
              <LongTextItem {...field('content')} required autoFocus {...lines} />
              <LongTextItem {...field('contentEn')} required lang="en" {...lines} />
            </>
          ) : (
            <Form.Item {...field('file')} required>
              <FileField
                hint={fileHint(m.lucky_wheel_messages_file_hint())}
                onFile={(chosen) => {
                  setFile(chosen)
                  forget()
                }}
              />
            </Form.Item>
          )}
          {source === 'FILE' && <ImportTemplate kind="MESSAGE_IMPORT" />}
          {source === 'FILE' && run && <RunResult id={run._id} onRead={read} />}
        </>
      )}
    </FormDialog>
  )
}

const lines = { maxLength: longestMessage, autoSize: { minRows: 2, maxRows: 6 } }

const importedText = ({ created, existing, repeated }: RunInfo) =>
  m.lucky_wheel_messages_imported_text({ created: formatNumber(created), skipped: formatNumber(existing + repeated) })
