import { DeleteOutlined, UploadOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useRef, useState } from 'react'
import type { MediaPictureFragment } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/banners.js'
import { ConfirmDialog } from '../../../../platform/web/form/confirm-dialog.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { largestMenuBanner } from '../banner.rules.ts'
import type { MenuBannerType } from '../banner.values.ts'
import { menuBannersDocument, uploadMenuBannerDocument } from './banner.documents.ts'
import './banners.css'

const model = 'MENU_BANNER'

/** `/menu_banner` */
export function MenuBannersScreen() {
  const { data, isError } = useQuery({
    queryKey: [model, 'both'],
    queryFn: async ({ signal }) => (await request(menuBannersDocument, {}, { signal })).getMenuBanner,
  })
  if (isError) return <ListError />
  if (data === undefined) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <div className="banners-menu">
      <h1>{m.banners_menu_title()}</h1>
      <div className="banners-menu-columns">
        <MenuBanner type="MENU_BANNER_DISPLAY" title={m.banners_menu_display()} picture={data.display} />
        <MenuBanner type="MENU_BANNER_DOWNLOAD" title={m.banners_menu_download()} picture={data.download} />
      </div>
    </div>
  )
}

interface Props {
  readonly type: MenuBannerType
  readonly title: string
  readonly picture: MediaPictureFragment | null
}

const sizeOf = (bytes: number) => (bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / 1024 / 1024} MB`)

function MenuBanner({ type, title, picture }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [asking, ask] = useState(false)
  const uploading = useSubmission({
    send: (file: File, options) => request(uploadMenuBannerDocument, { file, bannerType: type }, options),
    onDone: () => {
      notices.success(m.common_updated(), m.banners_menu_uploaded_text())
      void recordsChanged(model)
    },
  })
  const deleting = useSubmission({
    send: (bannerType: MenuBannerType, options) => request(mutation('cmsDeleteBannerMenu'), { bannerType }, options),
    onDone: () => {
      notices.success(m.banners_menu_deleted(), m.banners_menu_deleted_text())
      ask(false)
      void recordsChanged(model)
    },
  })
  const choose = (file: File | undefined) => {
    const hint = m.banners_menu_hint({ size: sizeOf(largestMenuBanner[type]) })
    if (!file?.type.startsWith('image/')) notices.error(m.common_error(), m.banners_menu_required())
    else if (file.size > largestMenuBanner[type]) notices.error(m.common_error(), hint)
    else void uploading.submit(file)
  }
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <div className="banners-slide">
        {picture ? <img src={picture.uri} alt={title} /> : <p>{m.banners_menu_none()}</p>}
      </div>
      <p>{m.banners_menu_hint({ size: sizeOf(largestMenuBanner[type]) })}</p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={`${m.banners_menu_choose()}: ${title}`}
        onChange={(event) => {
          choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <div className="banners-menu-buttons">
        <Button
          type="primary"
          icon={<UploadOutlined aria-hidden />}
          loading={uploading.busy}
          aria-label={`${m.banners_menu_choose()}: ${title}`}
          onClick={() => input.current?.click()}
        >
          {m.banners_menu_choose()}
        </Button>
        {picture && (
          <Button
            danger
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`${m.common_delete()}: ${title}`}
            onClick={() => ask(true)}
          >
            {m.common_delete()}
          </Button>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={m.banners_menu_delete_question()}
          text={title}
          okText={m.common_yes()}
          cancelText={m.common_no()}
          danger
          onOk={() => deleting.submit(type)}
          onCancel={() => ask(false)}
        />
      )}
    </section>
  )
}
