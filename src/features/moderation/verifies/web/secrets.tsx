import { EyeOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import type { RevealVerifyMutation } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/verifies.js'
import { Facts } from '../../../../platform/web/parts/facts.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import type { VerifyDetail } from './verify-cache.ts'
import { revealVerifyDocument } from './verify.documents.ts'

type Revealed = RevealVerifyMutation['cmsRevealVerify']

const masked = '•••• ••••'

/** Identity number or business details: masked until somebody asks to see them, which the audit log records. */
export function Secrets({ record }: { readonly record: VerifyDetail }) {
  const [shown, setShown] = useState<Revealed>()
  const { submit, busy } = useSubmission<object, Revealed>({
    send: async (_, options) => (await request(revealVerifyDocument, { _id: record._id }, options)).cmsRevealVerify,
    onDone: (revealed) => {
      setShown(revealed)
      // The request's history has one more entry.
      void recordsChanged('VERIFY')
    },
  })
  const { hasIdentityNumber, hasBusinessDetails } = record
  if (!hasIdentityNumber && !hasBusinessDetails) return null
  return (
    <section className="verifies-section" aria-label={m.verifies_secrets()}>
      <h2>{m.verifies_secrets()}</h2>
      <Facts facts={factsOf(record, shown)} />
      {!shown && (
        <p className="verifies-reveal">
          <Button icon={<EyeOutlined aria-hidden />} loading={busy} onClick={() => void submit({})}>
            {m.verifies_reveal()}
          </Button>
          <small>{m.verifies_reveal_hint()}</small>
        </p>
      )}
    </section>
  )
}

function factsOf({ hasIdentityNumber, hasBusinessDetails }: VerifyDetail, shown: Revealed | undefined) {
  const value = (of: (revealed: Revealed) => string | null | undefined) =>
    shown ? (of(shown) ?? m.verifies_unreadable()) : masked
  const business: readonly (readonly [string, ReactNode])[] = [
    [m.verifies_business_name(), value((revealed) => revealed.business?.name)],
    [m.verifies_tax_code(), value((revealed) => revealed.business?.taxCode)],
    [m.verifies_address(), value((revealed) => revealed.business?.address)],
    [m.verifies_representative(), value((revealed) => revealed.business?.representative)],
  ]
  return [
    ...(hasBusinessDetails ? business : []),
    ...(hasIdentityNumber
      ? [[m.verifies_identity_number(), value((revealed) => revealed.identityNumber)] as const]
      : []),
  ]
}
