import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Form, Radio } from 'antd'
import type { z } from 'zod'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { asSeen, changedOnly } from '../../../../platform/web/form/conflict-rows.ts'
import { FormPage } from '../../../../platform/web/form/form-page.tsx'
import { FormPending } from '../../../../platform/web/form/form-pending.tsx'
import { isRequestError, request } from '../../../../platform/web/requests/graphql-client.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { NotFound } from '../../../../platform/web/screens/not-found.tsx'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { RecordHistory, succeedWithUndo } from '../../../records/audit/web/public.ts'
import { ScheduledNote, usePlanning } from '../../../records/change-sets/web/public.ts'
import { ChangedElsewhere, Presence } from '../../../records/live/web/public.ts'
import { badgeStatuses } from '../badge.list.ts'
import { badgeEditForm } from '../badge.rules.ts'
import { BadgeFields } from './badge-fields.tsx'
import { badgeModel, badgeQuery, type BadgeRow } from './badge-listing.tsx'
import { badgeWords, statusName } from './badge-words.ts'

/** `/badges/edit?id=…` */
export function EditBadgeScreen({ id }: { readonly id: string }) {
  const { data: badge, error, refetch } = useQuery(badgeQuery(id))
  if (isRequestError(error, 'NOT_FOUND', 'BAD_USER_INPUT')) return <NotFound />
  if (error) return <ListError />
  if (badge === undefined) return <FormPending />
  return <EditForm key={badge.version} badge={badge} reload={refetch} />
}

interface Props {
  readonly badge: BadgeRow
  readonly reload: () => Promise<unknown>
}

function EditForm({ badge, reload }: Props) {
  const navigate = useNavigate()
  const { label, plan, dialog } = usePlanning('cmsUpdateBadge', () => void navigate({ to: '/badges' }))
  const { _id, version, title, titleEn, status, mediaId, media, registerForms } = badge
  const initialValues = {
    title,
    titleEn,
    status,
    mediaId: mediaId ?? undefined,
    registerFormIds: registerForms.map((form) => form._id),
  }
  const changed = (values: z.input<typeof badgeEditForm>, seen: object) =>
    changedOnly(asSeen(badgeEditForm.parse(values), values, seen), seen)
  return (
    <FormPage
      title={m.badges_edit()}
      schema={badgeEditForm}
      words={badgeWords}
      version={version}
      initialValues={initialValues}
      back="/badges"
      above={
        <>
          <Presence model={badgeModel} id={_id} />
          <ScheduledNote id={_id} />
          <ChangedElsewhere model={badgeModel} id={_id} version={version} onTake={reload} />
        </>
      }
      send={async (values, { version, ...options }, seen) => {
        const variables = { ...changed(values, seen), _id, version }
        return (await request(mutation('cmsUpdateBadge'), variables, options)).cmsUpdateBadge.version
      }}
      alternative={{
        label,
        run: (values, leave) => plan({ ...changed(values, initialValues), _id, version }, leave),
      }}
      below={
        <>
          <RecordHistory model={badgeModel} id={_id} heading="h2" />
          {dialog}
        </>
      }
      onDone={(after, before) => {
        const notice = { title: m.common_updated(), text: m.badges_updated_text() }
        succeedWithUndo({ ...notice, model: badgeModel, _id, before, after })
        void recordsChanged(badgeModel)
        void navigate({ to: '/badges' })
      }}
      onFailure={() => notices.error(m.badges_update_failed(), m.badges_update_failed_text())}
      onTake={reload}
    >
      {(field) => (
        <>
          <BadgeFields field={field} icon={media} />
          <Form.Item {...field('status')}>
            <Radio.Group options={badgeStatuses.map((value) => ({ value, label: statusName(value) }))} />
          </Form.Item>
        </>
      )}
    </FormPage>
  )
}
