import { Link } from '@tanstack/react-router'
import { m } from '../../../../generated/messages/messages.js'
import { addToCard } from '../../../../platform/web/records/record-parts.tsx'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { supportOperations } from '../support.operations.ts'

function SupportLink({ record: { _id: id } }: { readonly record: { readonly _id: string } }) {
  const mayOpen = usePermission(supportOperations.cmsMemberPoints)
  return mayOpen ? (
    <p>
      <Link to="/support/$id" params={{ id }}>
        {m.support_open()}
      </Link>
    </p>
  ) : null
}

addToCard('USER', SupportLink)
