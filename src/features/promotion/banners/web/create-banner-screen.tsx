import { useNavigate } from '@tanstack/react-router'
import { m } from '../../../../generated/messages/messages.js'
import { FormPage } from '../../../../platform/web/form/form-page.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { bannerForm } from '../banner.rules.ts'
import { BannerFields } from './banner-fields.tsx'
import { bannerModel } from './banner-listing.tsx'
import { sentOf } from './banner-values.ts'
import { bannerWords } from './banner-words.ts'
import { createBannerDocument } from './banner.documents.ts'

/** `/banners/create` */
export function CreateBannerScreen() {
  const navigate = useNavigate()
  return (
    <FormPage
      title={m.banners_create()}
      schema={bannerForm}
      words={bannerWords}
      initialValues={{ type: 'LINK', status: 'ENABLED' }}
      back="/banners"
      send={(values, { idempotencyKey }) => request(createBannerDocument, sentOf(values), { idempotencyKey })}
      onDone={() => {
        notices.success(m.banners_created(), m.banners_created_text())
        void recordsChanged(bannerModel)
        void navigate({ to: '/banners' })
      }}
      onTake={() => undefined}
    >
      {(field, form) => <BannerFields field={field} form={form} />}
    </FormPage>
  )
}
