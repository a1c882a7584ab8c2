import { Form, Radio } from 'antd'
import { useRef, useState } from 'react'
import type { CheckFailedSpinMessagesMutation } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import { FileField } from '../../../platform/web/form/file-field.tsx'
import { ImportCheck } from '../../../platform/web/form/import-check.tsx'
import { LongTextItem } from '../../../platform/web/form/items.tsx'
import { FormDialog } from '../../../platform/web/form/record-form.tsx'
import { formatNumber } from '../../../platform/web/format-number.ts'
import { isRequestError, request } from '../../../platform/web/graphql-client.ts'
import { notices } from '../../../platform/web/notices.tsx'
import { longestMessage, mostImported, newMessageForm, type Source, sources } from '../message.rules.ts'
import { messageWords } from './message-words.ts'
import { checkMessagesDocument, createMessagesDocument, importMessagesDocument } from './message.documents.ts'

type Check = CheckFailedSpinMessagesMutation['cmsCheckFailedSpinMessages']
type Problem = Check['problems'][number]

const sourceNames: Readonly<Record<Source, () => string>> = {
  TYPED: m.lucky_wheel_messages_source_typed,
  FILE: m.lucky_wheel_messages_source_file,
}

interface Props {
  readonly onDone: () => void
  readonly onClose: () => void
}

/** New messages: one that is typed, or those of a file, which is checked first. */
export function AddMessagesDialog({ onDone, onClose }: Props) {
  const [source, setSource] = useState<Source>('TYPED')
  const [file, setFile] = useState<File>()
  const [check, setCheck] = useState<Check>()
  const refusesFile = useRef(false)
  const checks = source === 'FILE' && (check === undefined || check.malformed > 0)
  return (
    <FormDialog
      record=""
      width="640px"
      title={m.lucky_wheel_messages_add()}
      schema={newMessageForm}
      words={messageWords}
      initialValues={{ source: 'TYPED' }}
      okText={checks ? m.form_check_file() : source === 'FILE' ? m.lucky_wheel_messages_import() : m.common_save()}
      send={async ({ content, contentEn }, { idempotencyKey }) => {
        const options = { idempotencyKey }
        if (source === 'TYPED') {
          const data = [{ content: content!, contentEn: contentEn! }]
          return { created: await request(createMessagesDocument, { data }, options) }
        }
        try {
          const data = { file }
          if (checks)
            return { check: (await request(checkMessagesDocument, { data }, options)).cmsCheckFailedSpinMessages }
          return {
            imported: (await request(importMessagesDocument, { data }, options)).cmsImportFailedSpinMessages,
          }
        } catch (error) {
          refusesFile.current = isRequestError(error, 'BAD_USER_INPUT', 'PAYLOAD_TOO_LARGE')
          throw error
        }
      }}
      onDone={(result) => {
        if (result.check) return setCheck(result.check)
        notices.success(
          m.lucky_wheel_messages_created(),
          result.imported ? importedText(result.imported) : m.lucky_wheel_messages_created_text(),
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
                hint={(limits) => m.lucky_wheel_messages_file_hint({ ...limits, rows: formatNumber(mostImported) })}
                onFile={(chosen) => {
                  setFile(chosen)
                  setCheck(undefined)
                }}
              />
            </Form.Item>
          )}
          {source === 'FILE' && check && <CheckResult check={check} />}
        </>
      )}
    </FormDialog>
  )
}

const lines = { maxLength: longestMessage, autoSize: { minRows: 2, maxRows: 6 } }

const importedText = ({ created, existing, repeated }: { created: number; existing: number; repeated: number }) =>
  m.lucky_wheel_messages_imported_text({ created: formatNumber(created), skipped: formatNumber(existing + repeated) })

function problemText({ problem, firstRow }: Problem): string {
  switch (problem) {
    case 'CONTENT_MISSING':
      return m.lucky_wheel_messages_problem_content()
    case 'CONTENT_EN_MISSING':
      return m.lucky_wheel_messages_problem_content_en()
    case 'TOO_LONG':
      return m.lucky_wheel_messages_problem_too_long({ max: longestMessage })
    case 'REPEATED':
      return m.lucky_wheel_messages_problem_repeated({ row: firstRow ?? '' })
    default:
      return m.lucky_wheel_messages_problem_existing()
  }
}

function CheckResult({ check: { created, existing, repeated, malformed, problems } }: { readonly check: Check }) {
  const counts: readonly [number, (count: { count: string }) => string][] = [
    [malformed, m.lucky_wheel_messages_check_malformed],
    [created, m.lucky_wheel_messages_check_created],
    [existing, m.lucky_wheel_messages_check_existing],
    [repeated, m.lucky_wheel_messages_check_repeated],
  ]
  return (
    <ImportCheck
      counts={counts.flatMap(([count, text]) => (count > 0 ? [text({ count: formatNumber(count) })] : []))}
      refused={malformed > 0}
      problems={problems.map((one) => ({
        row: one.row,
        value: one.content || one.contentEn,
        problem: problemText(one),
      }))}
      valueTitle={m.lucky_wheel_messages_record()}
    />
  )
}
