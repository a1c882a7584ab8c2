import { UploadOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { ActionButton } from '../../../platform/web/form/action-button.tsx'
import { FileField } from '../../../platform/web/form/file-field.tsx'
import { FormDialog } from '../../../platform/web/form/record-form.tsx'
import { request } from '../../../platform/web/graphql-client.ts'
import { ListScreen } from '../../../platform/web/list/list-screen.tsx'
import { NotFound } from '../../../platform/web/not-found.tsx'
import { notices } from '../../../platform/web/notices.tsx'
import { isRequestError } from '../../../platform/web/request-error.ts'
import { voucherCodeOperations } from '../voucher-code.operations.ts'
import { referralCodesForm } from '../voucher-code.rules.ts'
import type { Existing } from './add-codes-dialog.tsx'
import { referralCodeListing, voucherOfCodesQuery } from './code-listing.tsx'
import { codesChanged, useDeleteCode } from './delete-code.tsx'
import { ExistingDialog } from './existing-dialog.tsx'
import { fileHint } from './file-hint.ts'
import { voucherCodeWords } from './voucher-code-words.ts'
import { importReferralCodesDocument } from './voucher-code.documents.ts'
import './texts.ts'

/** `/vouchers/referrals/codes/{id}` */
export function ReferralCodesScreen({ id }: { readonly id: string }) {
  const { data: voucher, error } = useQuery(voucherOfCodesQuery(id))
  const { actions, question } = useDeleteCode()
  const [importing, setImporting] = useState(false)
  const [existing, setExisting] = useState<Existing>()
  if (isRequestError(error, 'NOT_FOUND', 'BAD_USER_INPUT')) return <NotFound />
  return (
    <>
      <ListScreen
        list={referralCodeListing}
        fixed={{ voucherId: id }}
        title={m.voucher_codes_title({ title: voucher?.title ?? '' })}
        rowActions={actions}
        extra={
          <ActionButton
            type="primary"
            icon={<UploadOutlined aria-hidden />}
            operation={voucherCodeOperations.importReferralCodes}
            onClick={() => setImporting(true)}
          >
            {m.voucher_codes_import()}
          </ActionButton>
        }
      />
      {question}
      {importing && (
        <ImportDialog
          voucherId={id}
          onDone={(found) => {
            setImporting(false)
            if (found.count > 0) setExisting(found)
          }}
          onClose={() => setImporting(false)}
        />
      )}
      {existing && <ExistingDialog existing={existing} onClose={() => setExisting(undefined)} />}
    </>
  )
}

interface ImportProps {
  readonly voucherId: string
  readonly onDone: (existing: Existing) => void
  readonly onClose: () => void
}

function ImportDialog({ voucherId, onDone, onClose }: ImportProps) {
  const [file, setFile] = useState<File>()
  return (
    <FormDialog
      record={voucherId}
      title={m.voucher_codes_import()}
      schema={referralCodesForm}
      words={voucherCodeWords}
      initialValues={{}}
      okText={m.voucher_codes_import()}
      send={async (_, { idempotencyKey }) => {
        const data = { voucherId, file }
        return (await request(importReferralCodesDocument, { data }, { idempotencyKey })).importReferralCodes
      }}
      onDone={({ exists, existing }) => {
        if (existing > 0) notices.warning(m.voucher_codes_created(), m.voucher_codes_duplicated_text())
        else notices.success(m.voucher_codes_created(), m.voucher_codes_created_text())
        void codesChanged()
        onDone({ codes: exists, count: existing })
      }}
      onTake={() => undefined}
      onFailure={(text) => notices.error(m.voucher_codes_create_error(), text)}
      onClose={onClose}
    >
      {(field) => (
        <Form.Item {...field('file')} required>
          <FileField onFile={setFile} hint={fileHint} />
        </Form.Item>
      )}
    </FormDialog>
  )
}
