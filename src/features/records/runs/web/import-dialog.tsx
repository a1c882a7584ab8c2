import { Form } from 'antd'
import { useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/runs.js'
import type { RunKind } from '../../../../generated/graphql/graphql.ts'
import { FileField } from '../../../../platform/web/form/file-field.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { importForm } from '../import.rules.ts'
import { confirmText } from './import-question.tsx'
import { ImportTemplate } from './import-template.tsx'
import { fileHint } from './file-hint.ts'
import { RunResult } from './run-result.tsx'
import { runWords } from './run-words.ts'
import type { RunInfo } from './run-cache.ts'
import { type Check, useDryRun } from './use-dry-run.ts'

interface Props {
  /** The id of the record that the file is about. */
  readonly record?: string
  readonly kind: RunKind
  readonly title: string
  /** Begins the dry run. */
  readonly check: (file: File, ...reading: Parameters<Check>) => Promise<RunInfo>
  /** Called when the run is over and the file is imported. */
  readonly onDone: (run: RunInfo) => void
  readonly onClose: () => void
  readonly hint?: string
  readonly failed?: string
}

/** The dialog of an import that needs only the file. */
export default function ImportDialog({
  record,
  kind,
  title,
  check,
  onDone,
  onClose,
  hint,
  failed = m.runs_import_failed(),
}: Props) {
  const [file, setFile] = useState<File>()
  const { run, isReady, send, forget, read } = useDryRun()
  return (
    <FormDialog
      {...(record === undefined ? {} : { record })}
      title={title}
      width="var(--dialog-add-codes)"
      schema={importForm}
      words={runWords}
      initialValues={{}}
      okText={isReady ? confirmText(run!) : m.runs_check()}
      send={(values, { idempotencyKey }) =>
        send({ values, file, idempotencyKey, check: (...reading) => check(file!, ...reading) })
      }
      onDone={(over) => {
        if (over.state === 'DONE') onDone(over)
      }}
      onTake={() => undefined}
      onFailure={(text) => notices.error(failed, text)}
      closesWhileBusy
      onClose={onClose}
    >
      {(field) => (
        <>
          <Form.Item {...field('file')} required>
            <FileField
              hint={fileHint(hint)}
              onFile={(chosen) => {
                setFile(chosen)
                forget()
              }}
            />
          </Form.Item>
          <ImportTemplate kind={kind} />
          {run && <RunResult id={run._id} onRead={read} />}
        </>
      )}
    </FormDialog>
  )
}
