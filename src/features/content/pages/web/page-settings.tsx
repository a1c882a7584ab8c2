import { useQuery } from '@tanstack/react-query'
import { Form, Switch } from 'antd'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/pages.js'
import { DialogFault } from '../../../../platform/web/form/dialog-fault.tsx'
import { NumberItem } from '../../../../platform/web/form/number-item.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { succeedWithUndo } from '../../../records/audit/web/public.ts'
import { hotNewsForm, partnerForm, pinnedLimitForm } from '../page.rules.ts'
import { type PageDetail, pageQuery } from './page-cache.ts'
import { pageWords } from './page-words.ts'

interface Props {
  readonly id: string
  readonly setting: 'isPartner' | 'isProvideNews' | 'pinnedLimit'
  readonly onClose: () => void
}

/** The dialog of one setting of a page. */
export default function PageSettings({ id, setting, onClose }: Props) {
  const { data: page, error } = useQuery(pageQuery(id))
  if (page === undefined) return <DialogFault error={error} onClose={onClose} />
  const dialog = { ...commonTo(page, onClose), words: pageWords }
  switch (setting) {
    case 'isPartner':
      return (
        <FormDialog
          {...dialog}
          title={`${m.pages_partner_title()}: ${page.name}`}
          schema={partnerForm}
          initialValues={{ isPartner: page.isPartner }}
          send={async ({ isPartner }, { version, ...options }) => {
            const variables = { _id: id, status: isPartner, version }
            return (await request(mutation('cmsSetPagePartner'), variables, options)).cmsSetPagePartner
          }}
        >
          {(field) => (
            <Form.Item {...field('isPartner')} valuePropName="checked">
              <Switch autoFocus />
            </Form.Item>
          )}
        </FormDialog>
      )
    case 'isProvideNews':
      return (
        <FormDialog
          {...dialog}
          title={`${m.pages_news_title()}: ${page.name}`}
          schema={hotNewsForm}
          initialValues={{ isProvideNews: page.isProvideNews }}
          send={async ({ isProvideNews }, { version, ...options }) => {
            const variables = { _id: id, active: isProvideNews, version }
            return (await request(mutation('cmsSetPageHotNews'), variables, options)).cmsSetPageHotNews
          }}
        >
          {(field) => (
            <Form.Item {...field('isProvideNews')} valuePropName="checked">
              <Switch autoFocus />
            </Form.Item>
          )}
        </FormDialog>
      )
    case 'pinnedLimit':
      return (
        <FormDialog
          {...dialog}
          title={`${m.pages_limit_title()}: ${page.name}`}
          schema={pinnedLimitForm}
          initialValues={page.pinnedLimit == null ? {} : { pinnedLimit: page.pinnedLimit }}
          send={async ({ pinnedLimit }, { version, ...options }) => {
            const variables = { data: { pageId: id, amount: pinnedLimit }, version }
            return (await request(mutation('cmsSetPinnedProductLimit'), variables, options)).cmsSetPinnedProductLimit
          }}
          onFailure={() => notices.error(m.common_error(), m.pages_notice_error())}
        >
          {(field) => <NumberItem {...field('pinnedLimit')} unreadable={m.pages_text_limit_positive()} autoFocus />}
        </FormDialog>
      )
  }
}

/** What the three dialogs have in common. */
function commonTo({ _id, version }: PageDetail, onClose: () => void) {
  return {
    record: _id,
    version,
    onDone: (changed: { readonly version: number }, before: number) => {
      const notice = { title: m.common_success(), text: m.pages_notice_updated() }
      succeedWithUndo({ ...notice, model: 'PAGE', _id, before, after: changed.version })
      void recordsChanged('PAGE')
      onClose()
    },
    onTake: () => {
      onClose()
      return recordsChanged('PAGE')
    },
    onClose,
  }
}
