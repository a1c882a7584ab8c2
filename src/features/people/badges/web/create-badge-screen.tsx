import { useNavigate } from '@tanstack/react-router'
import { m } from '../../../../generated/messages/messages.js'
import { FormPage } from '../../../../platform/web/form/form-page.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { badgeForm } from '../badge.rules.ts'
import { BadgeFields } from './badge-fields.tsx'
import { badgeModel } from './badge-listing.tsx'
import { badgeWords } from './badge-words.ts'
import { createBadgeDocument } from './badge.documents.ts'

/** `/badges/create` */
export function CreateBadgeScreen() {
  const navigate = useNavigate()
  return (
    <FormPage
      title={m.badges_create()}
      schema={badgeForm}
      words={badgeWords}
      initialValues={{}}
      back="/badges"
      send={(values, { idempotencyKey }) => request(createBadgeDocument, badgeForm.parse(values), { idempotencyKey })}
      onDone={() => {
        notices.success(m.badges_created(), m.badges_created_text())
        void recordsChanged(badgeModel)
        void navigate({ to: '/badges' })
      }}
      onTake={() => undefined}
    >
      {(field) => <BadgeFields field={field} icon={null} />}
    </FormPage>
  )
}
