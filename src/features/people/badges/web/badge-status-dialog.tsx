import { useQuery } from '@tanstack/react-query'
import { Form, Radio } from 'antd'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { Facts } from '../../../../platform/web/parts/facts.tsx'
import { DialogFault } from '../../../../platform/web/form/dialog-fault.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { RecordHistory, succeedWithUndo } from '../../../records/audit/web/public.ts'
import { ScheduledNote, usePlanning } from '../../../records/change-sets/web/public.ts'
import { badgeStatuses } from '../badge.list.ts'
import { badgeStatusForm } from '../badge.rules.ts'
import { badgeModel, badgeQuery } from './badge-listing.tsx'
import { badgeWords, statusName } from './badge-words.ts'

/** A badge in full, and its status. */
export default function BadgeStatusDialog({ open: { id, close } }: { readonly open: OpenDetail }) {
  const { data: badge, error } = useQuery(badgeQuery(id))
  const { label, plan, dialog } = usePlanning('cmsUpdateBadge', close)
  if (badge === undefined) return <DialogFault error={error} onClose={close} />
  const done = () => {
    close()
    return recordsChanged(badgeModel)
  }
  return (
    <FormDialog
      record={id}
      version={badge.version}
      title={badge.title}
      schema={badgeStatusForm}
      words={badgeWords}
      initialValues={{ status: badge.status }}
      okText={m.common_ok()}
      send={async ({ status }, { version, ...options }) =>
        (await request(mutation('cmsUpdateBadge'), { _id: id, status, version }, options)).cmsUpdateBadge.version
      }
      alternative={{ label, run: ({ status }, leave) => plan({ _id: id, status, version: badge.version }, leave) }}
      onDone={(after, before) => {
        const notice = { title: m.common_updated(), text: m.badges_updated_text() }
        succeedWithUndo({ ...notice, model: badgeModel, _id: id, before, after })
        void done()
      }}
      onFailure={(text) => notices.error(m.badges_update_failed(), text)}
      onTake={done}
      onClose={close}
    >
      {(field) => (
        <>
          <ScheduledNote id={id} />
          {badge.media && <img className="badges-icon" src={badge.media.uri} alt={badge.title} />}
          <Facts
            facts={[
              [m.badges_title_en(), badge.titleEn],
              [m.badges_forms(), badge.registerForms.map(({ detail }) => detail).join(', ')],
            ]}
          />
          <Form.Item {...field('status')} required={false}>
            <Radio.Group options={badgeStatuses.map((value) => ({ value, label: statusName(value) }))} />
          </Form.Item>
          <RecordHistory model={badgeModel} id={id} heading="h3" />
          {dialog}
        </>
      )}
    </FormDialog>
  )
}
