import { queryOptions, useQuery } from '@tanstack/react-query'
import { Form, Radio } from 'antd'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/badge_requests.js'
import { Facts } from '../../../../platform/web/parts/facts.tsx'
import { ToldFailure } from '../../../../platform/web/form/failure.ts'
import { DialogFault } from '../../../../platform/web/form/dialog-fault.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { withFreshLinks } from '../../../../platform/web/requests/fresh-links.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { keptOnScreen, recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { RecordHistory, succeedWithUndo } from '../../../records/audit/web/public.ts'
import { PersonLink } from '../../../records/persons/web/public.ts'
import { badgeRequestStatuses } from '../badge-request.list.ts'
import { badgeRequestForm } from '../badge-request.rules.ts'
import { Answers } from './answers.tsx'
import { badgeRequestModel } from './badge-request-listing.tsx'
import { badgeRequestWords, statusName } from './badge-request-words.ts'
import { badgeRequestDocument } from './badge-request.documents.ts'

const badgeRequestQuery = (id: string) =>
  queryOptions({
    queryKey: [badgeRequestModel, 'one', id],
    queryFn: async ({ signal }) => (await request(badgeRequestDocument, { _id: id }, { signal })).getRequestBadge,
    ...keptOnScreen,
  })

/** A request with its answers, and the decision about it. */
export default function BadgeRequestDialog({ open: { id, close } }: { readonly open: OpenDetail }) {
  const viewer = useViewer()
  const { data: asked, error } = useQuery(badgeRequestQuery(id))
  if (asked === undefined) return <DialogFault error={error} onClose={close} />
  const { title, status, creator, phoneNumber, createdAt, requestForms } = asked
  const isOwn = creator._id === viewer._id
  // A decision changes the person's badge too.
  const changed = () => Promise.all([recordsChanged(badgeRequestModel), recordsChanged('USER')])
  const done = () => {
    close()
    return changed()
  }
  return (
    <FormDialog
      record={id}
      version={asked.version}
      title={m.badge_requests_of({ badge: title, name: creator.fullName })}
      schema={badgeRequestForm}
      words={badgeRequestWords}
      initialValues={{ status }}
      okText={m.common_ok()}
      readOnly={isOwn}
      send={async ({ status }, { version, ...options }) => {
        const answer = await request(mutation('cmsBadgeSetStatus'), { _id: id, status, version }, options)
        if (!answer.cmsBadgeSetStatus) throw new ToldFailure(m.badge_requests_failed())
        return version + 1
      }}
      onDone={(after, before) => {
        const notice = { title: m.common_updated(), text: m.badge_requests_updated_text() }
        succeedWithUndo({ ...notice, model: badgeRequestModel, _id: id, before, after })
        void done()
      }}
      onFailure={(text) => {
        const failed = m.badge_requests_failed()
        notices.error(m.common_error(), text === failed ? failed : `${failed} ${text}`)
      }}
      onTake={done}
      onClose={close}
    >
      {(field) => (
        <>
          <Facts
            facts={[
              [m.common_full_name(), <PersonLink key="person" person={creator} />],
              [m.common_phone_number(), phoneNumber],
              [m.badge_requests_badge_now(), creator.badge?.title],
              [m.common_created_at(), <Moment key="created" at={createdAt} />],
            ]}
          />
          <Answers forms={requestForms} renew={() => withFreshLinks(badgeRequestQuery(id))} />
          <Form.Item
            {...field('status')}
            required={false}
            extra={isOwn ? m.badge_requests_text_own() : m.badge_requests_effect()}
          >
            <Radio.Group options={badgeRequestStatuses.map((value) => ({ value, label: statusName(value) }))} />
          </Form.Item>
          <RecordHistory model={badgeRequestModel} id={id} heading="h3" />
        </>
      )}
    </FormDialog>
  )
}
