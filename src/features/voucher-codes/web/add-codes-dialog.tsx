import { Form, Radio } from 'antd'
import { useState } from 'react'
import type { VoucherOfCodesQuery } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import { addDays, dayOf, startOfDay } from '../../../platform/shared/day.ts'
import { DaysField } from '../../../platform/web/form/days-field.tsx'
import { FileField } from '../../../platform/web/form/file-field.tsx'
import { NumberItem, TextItem } from '../../../platform/web/form/items.tsx'
import { FormDialog } from '../../../platform/web/form/record-form.tsx'
import { request } from '../../../platform/web/graphql-client.ts'
import { notices } from '../../../platform/web/notices.tsx'
import { codesForm, creationTypes, type CreationType, mostCodes } from '../voucher-code.rules.ts'
import { type Check, CheckResult } from './check-result.tsx'
import { codesChanged } from './delete-code.tsx'
import { fileHint } from './file-hint.ts'
import { voucherCodeWords } from './voucher-code-words.ts'
import { checkVoucherCodesDocument, createVoucherCodesDocument } from './voucher-code.documents.ts'

const creationNames: Readonly<Record<CreationType, () => string>> = {
  IMPORT: m.voucher_codes_creation_import,
  GENERATE: m.voucher_codes_creation_generate,
}

export interface Existing {
  readonly codes: readonly string[]
  readonly count: number
}

interface Props {
  readonly voucher: VoucherOfCodesQuery['voucher']
  /** The new codes replace those that nobody has. */
  readonly reCreate: boolean
  /** Codes that existed already are shown after the dialog. */
  readonly onDone: (existing: Existing) => void
  readonly onClose: () => void
}

/** Codes from a file, which is checked first, or generated ones. */
export function AddCodesDialog({ voucher, reCreate, onDone, onClose }: Props) {
  const [file, setFile] = useState<File>()
  const [type, setType] = useState<CreationType>('IMPORT')
  const [check, setCheck] = useState<Check>()
  const [tomorrow] = useState(() => addDays(dayOf(new Date()), 1))
  const checks = type === 'IMPORT' && (check === undefined || check.malformed > 0)
  const afterStart = addDays(dayOf(new Date(voucher.startDate)), 1)
  return (
    <FormDialog
      record={voucher._id}
      width="900px"
      title={`${reCreate ? m.voucher_codes_edit() : m.voucher_codes_add()}: ${voucher.title}`}
      schema={codesForm}
      words={voucherCodeWords}
      initialValues={{ type: 'IMPORT' }}
      okText={checks ? m.form_check_file() : m.common_save()}
      send={async (values, { idempotencyKey }) => {
        const data = { ...dataOf(codesForm.parse({ ...values, type }), file), voucherId: voucher._id, reCreate }
        if (checks)
          return {
            check: (await request(checkVoucherCodesDocument, { data }, { idempotencyKey })).cmsCheckVoucherCodes,
          }
        return { made: (await request(createVoucherCodesDocument, { data }, { idempotencyKey })).createVoucherCode }
      }}
      onDone={(result) => {
        if (result.check) return setCheck(result.check)
        const { exists, existing } = result.made
        if (existing > 0) notices.warning(m.voucher_codes_created(), m.voucher_codes_duplicated_text())
        else notices.success(m.voucher_codes_created(), m.voucher_codes_created_text())
        void codesChanged()
        onDone({ codes: exists, count: existing })
      }}
      onTake={() => undefined}
      onFailure={(text) => notices.error(m.voucher_codes_create_error(), text || m.voucher_codes_create_error())}
      onClose={onClose}
    >
      {(field) => (
        <>
          {reCreate ? (
            <p className="form-text">{m.voucher_codes_edit_text()}</p>
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
                hint={fileHint}
                onFile={(chosen) => {
                  setFile(chosen)
                  setCheck(undefined)
                }}
              />
            </Form.Item>
          ) : (
            <NumberItem {...field('qty')} required min={1} max={mostCodes} />
          )}
          {type === 'IMPORT' && check && <CheckResult check={check} />}
          <Form.Item {...field('days')}>
            <DaysField
              earliest={afterStart > tomorrow ? afterStart : tomorrow}
              latest={addDays(dayOf(new Date(voucher.endDate)), -1)}
            />
          </Form.Item>
          <TextItem {...field('vendorCode')} maxLength={100} />
          <TextItem {...field('remarks')} maxLength={500} />
        </>
      )}
    </FormDialog>
  )
}

/** From the start of the first day to the end of the last. */
function dataOf({ type, qty, days, vendorCode, remarks }: ReturnType<typeof codesForm.parse>, file: File | undefined) {
  return {
    type,
    ...(type === 'IMPORT' ? { file } : { qty: qty ?? null }),
    startDate: startOfDay(days[0]!).toISOString(),
    endDate: new Date(startOfDay(addDays(days[1]!, 1)).getTime() - 1).toISOString(),
    vendorCode: vendorCode ?? null,
    remarks: remarks ?? null,
  }
}
