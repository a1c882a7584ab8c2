import { useNavigate } from '@tanstack/react-router'
import { m } from '../../../../generated/messages/messages.js'
import { FormPage } from '../../../../platform/web/form/form-page.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { copyDays, copyName, WithCopied } from '../../../../platform/web/records/copied.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { usePlanning } from '../../../records/change-sets/web/public.ts'
import { bannerForm, longestName } from '../banner.rules.ts'
import { BannerFields } from './banner-fields.tsx'
import { bannerModel, bannerQuery, type BannerRow } from './banner-listing.tsx'
import { moveToTop } from './move-banner.ts'
import { sentOf, valuesOf } from './banner-values.ts'
import { bannerWords } from './banner-words.ts'
import { createBannerDocument } from './banner.documents.ts'

const copyOf = (banner: BannerRow) => ({
  ...valuesOf(banner),
  name: copyName(banner.name, longestName),
  days: copyDays(banner),
})

interface Props {
  /** The id of the record as which the form is filled. */
  readonly copyOf: string | undefined
}

/** `/banners/create` */
export function CreateBannerScreen({ copyOf }: Props) {
  return (
    <WithCopied query={copyOf === undefined ? undefined : bannerQuery(copyOf)}>
      {(copied) => <CreateForm copied={copied} />}
    </WithCopied>
  )
}

function CreateForm({ copied }: { readonly copied: BannerRow | undefined }) {
  const navigate = useNavigate()
  const { label, plan, dialog } = usePlanning('createBanner', () => void navigate({ to: '/banners' }))
  return (
    <FormPage
      title={m.banners_create()}
      schema={bannerForm}
      words={bannerWords}
      initialValues={copied ? copyOf(copied) : { type: 'LINK', status: 'ENABLED' }}
      back="/banners"
      send={async (values, { idempotencyKey }) =>
        (await request(createBannerDocument, sentOf(values), { idempotencyKey })).createBanner
      }
      alternative={{ label, run: (values, leave) => plan(sentOf(values), leave) }}
      below={dialog}
      onDone={(banner) => {
        // A new banner comes last.
        const toTop = { label: m.banners_to_top(), seconds: 10, run: () => void moveToTop(banner) }
        notices.success(m.banners_created(), m.banners_created_text(), toTop)
        void recordsChanged(bannerModel)
        void navigate({ to: '/banners' })
      }}
      onTake={() => undefined}
    >
      {(field, form) => <BannerFields field={field} form={form} {...(copied && { banner: copied })} />}
    </FormPage>
  )
}
