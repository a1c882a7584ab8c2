import { useNavigate } from '@tanstack/react-router'
import { m } from '../../../../generated/messages/messages.js'
import { FormPage } from '../../../../platform/web/form/form-page.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { copyName, WithCopied } from '../../../../platform/web/records/copied.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { usePlanning } from '../../../records/change-sets/web/public.ts'
import { badgeForm, longestTitle } from '../badge.rules.ts'
import { BadgeFields } from './badge-fields.tsx'
import { badgeModel, badgeQuery, type BadgeRow } from './badge-listing.tsx'
import { badgeWords } from './badge-words.ts'
import { createBadgeDocument } from './badge.documents.ts'

const copyOf = ({ title, titleEn, mediaId, registerForms }: BadgeRow) => ({
  title: copyName(title, longestTitle),
  titleEn: copyName(titleEn, longestTitle, 'en'),
  mediaId: mediaId ?? undefined,
  registerFormIds: registerForms.map(({ _id }) => _id),
})

interface Props {
  /** The id of the record as which the form is filled. */
  readonly copyOf: string | undefined
}

/** `/badges/create` */
export function CreateBadgeScreen({ copyOf }: Props) {
  return (
    <WithCopied query={copyOf === undefined ? undefined : badgeQuery(copyOf)}>
      {(copied) => <CreateForm copied={copied} />}
    </WithCopied>
  )
}

function CreateForm({ copied }: { readonly copied: BadgeRow | undefined }) {
  const navigate = useNavigate()
  const { label, plan, dialog } = usePlanning('cmsCreateBadge', () => void navigate({ to: '/badges' }))
  return (
    <FormPage
      title={m.badges_create()}
      schema={badgeForm}
      words={badgeWords}
      initialValues={copied ? copyOf(copied) : {}}
      back="/badges"
      send={(values, { idempotencyKey }) => request(createBadgeDocument, badgeForm.parse(values), { idempotencyKey })}
      alternative={{ label, run: (values, leave) => plan(badgeForm.parse(values), leave) }}
      below={dialog}
      onDone={() => {
        notices.success(m.badges_created(), m.badges_created_text())
        void recordsChanged(badgeModel)
        void navigate({ to: '/badges' })
      }}
      onTake={() => undefined}
    >
      {(field) => <BadgeFields field={field} icon={copied?.media ?? null} />}
    </FormPage>
  )
}
