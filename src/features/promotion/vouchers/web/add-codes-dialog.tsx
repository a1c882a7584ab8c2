import { Form, Radio } from 'antd'
import { useState } from 'react'
import type { VoucherOfCodesQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { addDays, startOfDay } from '../../../../platform/shared/day.ts'
import { serverNow } from '../../../../platform/shared/server-clock.ts'
import { DaysField } from '../../../../platform/web/form/days-field.tsx'
import { TextItem } from '../../../../platform/web/form/items.tsx'
import { FileField } from '../../../../platform/web/form/file-field.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { absoluteDay } from '../../../../platform/web/list/time.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import {
  type Check,
  confirmText,
  fileHint,
  ImportQuestion,
  ImportTemplate,
  type RunInfo,
  RunResult,
  useDryRun,
} from '../../../records/runs/web/public.ts'
import { longestPeriod } from '../code-period.ts'
import { codesForm, creationTypes, type CreationType } from '../voucher-code.rules.ts'
import { longestRemarks, longestVendorCode } from '../voucher-code.values.ts'
import { codesChanged } from './use-delete-code.tsx'
import { showCreated, showImported } from './imported.ts'
import { GeneratedItems } from './generation-items.tsx'
import { voucherCodeWords } from './voucher-code-words.ts'
import { checkVoucherCodesDocument, createVoucherCodesDocument } from './voucher-code.documents.ts'

const creationNames: Readonly<Record<CreationType, () => string>> = {
  IMPORT: m.voucher_codes_creation_import,
  GENERATE: m.voucher_codes_creation_generate,
}

interface Props {
  readonly voucher: VoucherOfCodesQuery['voucher']
  /** True if the new codes replace those that nobody has. */
  readonly reCreate: boolean
  /** Called with the run of an import, so that codes that existed already can be shown after the dialog. */
  readonly onDone: (run?: RunInfo) => void
  readonly onClose: () => void
}

/** Codes from a file, which is checked first, or generated ones. */
export default function AddCodesDialog({ voucher, reCreate, onDone, onClose }: Props) {
  const [file, setFile] = useState<File>()
  const [type, setType] = useState<CreationType>('IMPORT')
  const { run, isReady, send, forget, read } = useDryRun()
  const [days] = useState(() => daysOf(voucher))
  const [asked, setAsked] = useState<{ readonly run: RunInfo; readonly answer: (yes: boolean) => void }>()
  const ask = (run: RunInfo) =>
    new Promise<boolean>((answer) => setAsked({ run, answer })).finally(() => setAsked(undefined))
  return (
    <>
      <FormDialog
        record={voucher._id}
        width="var(--dialog-add-codes)"
        title={`${reCreate ? m.voucher_codes_replace() : m.voucher_codes_add()}: ${voucher.title}`}
        schema={codesForm}
        words={voucherCodeWords}
        initialValues={{ type: 'IMPORT', ...(days.earliest <= days.latest && { days: [days.earliest, days.latest] }) }}
        okText={type === 'GENERATE' ? m.common_save() : isReady ? confirmText(run!) : m.runs_check()}
        send={async (values, { idempotencyKey }) => {
          const data = { ...dataOf(codesForm.parse({ ...values, type }), file), voucherId: voucher._id, reCreate }
          if (type === 'GENERATE')
            return {
              made: (await request(createVoucherCodesDocument, { data }, { idempotencyKey })).createVoucherCode,
            }
          const check: Check = async (layout, options) =>
            (await request(checkVoucherCodesDocument, { data: { ...data, layout } }, options)).cmsCheckVoucherCodes
          return { over: await send({ values, file, check, idempotencyKey, ...(reCreate && { ask }) }) }
        }}
        onDone={({ made, over }) => {
          if (over && over.state !== 'DONE') return
          if (over) showImported(over)
          else if (made) showCreated(made)
          void codesChanged()
          onDone(over)
        }}
        onTake={() => undefined}
        onFailure={(text) => notices.error(m.voucher_codes_create_error(), text || m.voucher_codes_create_error())}
        closesWhileBusy={type === 'IMPORT'}
        onClose={onClose}
      >
        {(field) => (
          <>
            {reCreate ? (
              <p className="form-text">{m.voucher_codes_replace_text()}</p>
            ) : (
              <Form.Item {...field('type')}>
                <Radio.Group
                  options={creationTypes.map((value) => ({ value, label: creationNames[value]() }))}
                  onChange={(event) => setType(event.target.value as CreationType)}
                />
              </Form.Item>
            )}
            {type === 'IMPORT' ? (
              <Form.Item {...field('file')} required>
                <FileField
                  hint={fileHint(m.voucher_codes_quantity_hint())}
                  onFile={(chosen) => {
                    setFile(chosen)
                    forget()
                  }}
                />
              </Form.Item>
            ) : (
              <GeneratedItems field={field} />
            )}
            {type === 'IMPORT' && <ImportTemplate kind="CODE_IMPORT" />}
            {type === 'IMPORT' && run && <RunResult id={run._id} onRead={read} />}
            <Form.Item {...field('days')} extra={hintOf(days, voucher)}>
              <DaysField {...days} />
            </Form.Item>
            <TextItem {...field('vendorCode')} maxLength={longestVendorCode} />
            <TextItem {...field('remarks')} maxLength={longestRemarks} />
          </>
        )}
      </FormDialog>
      {asked && <ImportQuestion run={asked.run} onOk={() => asked.answer(true)} onCancel={() => asked.answer(false)} />}
    </>
  )
}

const daysOf = ({ startDate, endDate }: Props['voucher']) =>
  longestPeriod({ startDate: new Date(startDate), endDate: new Date(endDate) }, serverNow())

function hintOf({ earliest, latest }: ReturnType<typeof daysOf>, { startDate, endDate }: Props['voucher']): string {
  return earliest > latest
    ? m.voucher_codes_no_days({ from: absoluteDay(startDate), to: absoluteDay(endDate) })
    : m.voucher_codes_days_hint({ from: absoluteDay(earliest), to: absoluteDay(latest) })
}

/** From the start of the first day to the end of the last. */
function dataOf(
  { type, qty, prefix, pattern, days, vendorCode, remarks }: ReturnType<typeof codesForm.parse>,
  file: File | undefined,
) {
  return {
    type,
    ...(type === 'IMPORT' ? { file } : { qty: qty ?? null, prefix: prefix ?? null, pattern: pattern ?? null }),
    startDate: startOfDay(days[0]!).toISOString(),
    endDate: new Date(startOfDay(addDays(days[1]!, 1)).getTime() - 1).toISOString(),
    vendorCode: vendorCode ?? null,
    remarks: remarks ?? null,
  }
}
