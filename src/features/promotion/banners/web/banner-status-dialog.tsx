import { useQuery } from '@tanstack/react-query'
import { Form, Radio } from 'antd'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { DialogFault } from '../../../../platform/web/form/dialog-fault.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { RecordHistory, succeedWithUndo } from '../../../records/audit/web/public.ts'
import { ScheduledNote, usePlanning } from '../../../records/change-sets/web/public.ts'
import { bannerStatusForm } from '../banner.rules.ts'
import { bannerStatuses } from '../banner.values.ts'
import { bannerModel, bannerQuery } from './banner-listing.tsx'
import { BannerPreview } from './banner-preview.tsx'
import { bannerWords, statusName } from './banner-words.ts'

/** A change is applied after this many milliseconds. */
const delay = 1_000

/** A banner as the app shows it, and its status; the present status cannot be chosen again. */
export default function BannerStatusDialog({ open: { id, close } }: { readonly open: OpenDetail }) {
  const { data: banner, error } = useQuery(bannerQuery(id))
  const { label, plan, dialog } = usePlanning('updateBanner', close)
  if (banner === undefined) return <DialogFault error={error} onClose={close} />
  const done = () => {
    close()
    return recordsChanged(bannerModel)
  }
  return (
    <FormDialog
      record={id}
      version={banner.version}
      title={banner.name}
      schema={bannerStatusForm}
      words={bannerWords}
      initialValues={{ status: banner.status }}
      okText={m.common_ok()}
      send={async ({ status }, { version, ...options }) => {
        await new Promise((resolve) => setTimeout(resolve, delay))
        return (await request(mutation('updateBanner'), { _id: id, status, version }, options)).updateBanner.version
      }}
      alternative={{ label, run: ({ status }, leave) => plan({ _id: id, status, version: banner.version }, leave) }}
      onDone={(after, before) => {
        const notice = { title: m.common_updated(), text: m.banners_updated_text() }
        succeedWithUndo({ ...notice, model: bannerModel, _id: id, before, after })
        void done()
      }}
      onTake={done}
      onClose={close}
    >
      {(field) => (
        <>
          <ScheduledNote id={id} />
          <BannerPreview picture={banner.media} name={banner.name} />
          <Form.Item {...field('status')} required={false}>
            <Radio.Group
              options={bannerStatuses.map((value) => ({
                value,
                label: statusName(value),
                disabled: value === banner.status,
              }))}
            />
          </Form.Item>
          <RecordHistory model={bannerModel} id={id} heading="h3" />
          {dialog}
        </>
      )}
    </FormDialog>
  )
}
