import { useQuery } from '@tanstack/react-query'
import { Form, Radio, Switch } from 'antd'
import type { z } from 'zod'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/system_notifications.js'
import { LongTextItem } from '../../../../platform/web/form/items.tsx'
import { failureText } from '../../../../platform/web/form/failure.ts'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { RecordsPicker } from '../../../../platform/web/form/records-picker.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { randomId } from '../../../../platform/web/requests/random-id.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { useDebouncedValue } from '../../../../platform/web/use-debounced-value.ts'
import { succeedWithUndo } from '../../../records/audit/web/public.ts'
import { longestMessage, mostNamed, type Recipients, systemNotificationForm } from '../system-notification.rules.ts'
import { reachQuery, recipientsOf, sendingQuestion } from './reach.ts'
import { notificationModel, type NotificationRow } from './system-notification-listing.tsx'
import { systemNotificationWords } from './system-notification-words.ts'
import {
  createSystemNotificationDocument,
  findExcludedPagesDocument,
  findRecipientsDocument,
  sendSystemNotificationDocument,
  updateSystemNotificationDocument,
} from './system-notification.documents.ts'

type Values = z.input<typeof systemNotificationForm>

interface Props {
  /** The draft to edit; absent for a new notification. */
  readonly row?: NotificationRow
  readonly onClose: () => void
}

/** The form of a notification: its text, its audience, and how many people that is. */
export default function NotificationForm({ row, onClose }: Props) {
  return (
    <FormDialog
      record={row?._id}
      version={row?.version}
      title={row ? m.system_notifications_edit() : m.system_notifications_add()}
      schema={systemNotificationForm}
      words={systemNotificationWords}
      together={[['sendToAllUsers', 'userIds']]}
      initialValues={row ? valuesOf(row) : { ...nobody, sendToAllUsers: true, sendNow: false }}
      confirm={(values) => (values.sendNow ? sendingQuestion(recipientsIn(values)) : undefined)}
      send={(values, options) => save(row?._id, values, options)}
      onDone={({ _id, version, sent }, before) => {
        const notice = row
          ? { title: m.common_updated(), text: m.system_notifications_updated_text() }
          : { title: m.common_success(), text: m.system_notifications_created_text() }
        if (row && !sent) succeedWithUndo({ ...notice, model: notificationModel, _id, before, after: version })
        else if (!sent) notices.success(notice.title, notice.text)
        void recordsChanged(notificationModel)
        onClose()
      }}
      onTake={() => {
        onClose()
        return recordsChanged(notificationModel)
      }}
      onClose={onClose}
    >
      {(field) => (
        <>
          <LongTextItem
            {...field('customMessage')}
            autoFocus
            showCount
            maxLength={longestMessage}
            autoSize={{ minRows: 3, maxRows: 10 }}
          />
          <Form.Item {...field('sendToAllUsers')}>
            <Radio.Group
              options={[
                { value: true, label: m.system_notifications_all() },
                { value: false, label: m.system_notifications_some() },
              ]}
            />
          </Form.Item>
          <Form.Item noStyle dependencies={['sendToAllUsers']}>
            {({ getFieldValue }) => (
              <Form.Item {...field('userIds')} hidden={getFieldValue('sendToAllUsers') === true} required>
                <RecordsPicker {...people} known={namesOf(row?.users)} />
              </Form.Item>
            )}
          </Form.Item>
          <Form.Item {...field('excludedUserIds')}>
            <RecordsPicker {...people} known={namesOf(row?.excludedUsers)} />
          </Form.Item>
          <Form.Item {...field('excludedPageIds')} extra={m.system_notifications_excluded_pages_text()}>
            <RecordsPicker {...pages} known={row?.excludedPages ?? []} />
          </Form.Item>
          <Form.Item noStyle shouldUpdate>
            {({ getFieldsValue }) => <Reach of={recipientsIn(getFieldsValue(true) as Values)} />}
          </Form.Item>
          <Form.Item {...field('sendNow')} valuePropName="checked" layout="horizontal">
            <Switch />
          </Form.Item>
        </>
      )}
    </FormDialog>
  )
}

const nobody = { userIds: [], excludedUserIds: [], excludedPageIds: [] }
const namesOf = (people: NotificationRow['users'] = []) => people.map(({ _id, fullName }) => ({ _id, name: fullName }))

const valuesOf = (row: NotificationRow): Values => ({
  customMessage: row.customMessage,
  ...recipientsOf(row),
  sendNow: false,
})

/** While the notification is for all, chosen people stay in the form, but are not sent. */
const recipientsIn = ({ sendToAllUsers, userIds, excludedUserIds, excludedPageIds }: Values): Recipients => ({
  sendToAllUsers,
  userIds: sendToAllUsers ? [] : userIds,
  excludedUserIds,
  excludedPageIds,
})

/** Saves a notification and sends it if `sendNow` is set. If sending fails, a draft remains. */
async function save(
  _id: string | undefined,
  values: Values,
  { version, ...options }: { readonly version: number; readonly idempotencyKey: string },
): Promise<{ _id: string; version: number; sent: boolean }> {
  const content = { customMessage: values.customMessage.trim(), ...recipientsIn(values) }
  const saved = _id
    ? (await request(updateSystemNotificationDocument, { _id, version, ...content }, options)).updateSystemNotification
    : (await request(createSystemNotificationDocument, content, options)).createSystemNotification
  if (!values.sendNow) return { ...saved, sent: false }
  try {
    const variables = { _id: saved._id, version: saved.version }
    const { sendSystemNotification } = await request(sendSystemNotificationDocument, variables, {
      idempotencyKey: randomId(),
    })
    const count = formatNumber(sendSystemNotification.reached ?? 0)
    notices.success(m.system_notifications_status_sent(), m.system_notifications_sent_text({ count }))
  } catch (error) {
    notices.error(m.system_notifications_sending_failed(), failureText(error))
  }
  return { ...saved, sent: true }
}

/** How many people a notification would reach now. */
function Reach({ of }: { readonly of: Recipients }) {
  const asked = useDebouncedValue(JSON.stringify(of))
  const recipients = JSON.parse(asked) as Recipients
  const { data, isError } = useQuery({
    ...reachQuery(recipients),
    enabled: recipients.sendToAllUsers || recipients.userIds.length > 0,
  })
  return (
    <p className="form-text" role="status">
      {isError
        ? m.system_notifications_reaches_failed()
        : data !== undefined
          ? m.system_notifications_reaches({ count: formatNumber(data) })
          : recipients.sendToAllUsers || recipients.userIds.length > 0
            ? m.system_notifications_reaches_counting()
            : m.system_notifications_reaches({ count: 0 })}
    </p>
  )
}

const people = {
  placeholder: m.system_notifications_find_person(),
  cacheKey: 'USER',
  most: mostNamed,
  find: async (q: string, signal: AbortSignal) =>
    (await request(findRecipientsDocument, { q }, { signal })).cmsFindUsers.map(({ _id, fullName, phoneNumber }) => ({
      _id,
      name: fullName,
      hint: phoneNumber,
    })),
}
const pages = {
  placeholder: m.system_notifications_find_page(),
  cacheKey: 'PAGE',
  most: mostNamed,
  find: async (q: string, signal: AbortSignal) =>
    (await request(findExcludedPagesDocument, { q }, { signal })).cmsFindPages,
}
