import { useQuery } from '@tanstack/react-query'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/badge_requests.js'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import { DetailDialog } from '../../../../platform/web/list/detail-dialog.tsx'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { Facts } from '../../../../platform/web/parts/facts.tsx'
import { withFreshLinks } from '../../../../platform/web/requests/fresh-links.ts'
import { RecordHistory } from '../../../records/audit/web/public.ts'
import { RecordBody } from '../../../records/live/web/public.ts'
import { PersonLink } from '../../../records/persons/web/public.ts'
import { reasonKeys, RequestView, type useDeciding, useGoOn } from '../../../records/requests/web/public.ts'
import { Answers } from './answers.tsx'
import { waitingRequests } from './badge-deciding.ts'
import { badgeRequestModel } from './badge-request-listing.tsx'
import { type AskedBadge, badgeRequestQuery } from './badge-request-query.ts'
import { useDecisionField } from './use-decision-field.tsx'

interface Props extends Pick<ReturnType<typeof useDeciding<AskedBadge>>, 'presetsFor' | 'reject' | 'actions'> {
  readonly open: OpenDetail
}

/** A request with its answers, and the decision about it: the next request that waits follows. */
export default function BadgeRequestDialog({ open, actions, presetsFor, reject }: Props) {
  const { data } = useQuery(badgeRequestQuery(open.id))
  const goOn = useGoOn(open, waitingRequests)
  // Nobody works through what is decided already.
  const follow = (asked: AskedBadge) => (asked.status === 'PENDING' ? void goOn(asked) : open.close())
  const title = data
    ? m.badge_requests_of({ badge: data.title, name: data.creator.fullName })
    : m.badge_requests_record()
  const rejecting = {
    presets: presetsFor(data),
    onReject: (reason: string) => data && reject(data, reason, () => follow(data)),
  }
  return (
    <DetailDialog
      open={open}
      title={title}
      record={data}
      actions={actions}
      advances={follow}
      keys={reasonKeys(rejecting)}
    >
      <RequestInDialog id={open.id} onClose={open.close} onDecided={follow} {...rejecting} />
    </DetailDialog>
  )
}

interface InDialog {
  readonly id: string
  readonly onClose: () => void
  readonly onDecided: (asked: AskedBadge) => void
  readonly presets: readonly string[]
  readonly onReject: (reason: string) => void
}

function RequestInDialog({ id, onClose, onDecided, ...rejecting }: InDialog) {
  const { data, error, refetch } = useQuery(badgeRequestQuery(id))
  const { field, ...control } = useDecisionField(data, onClose, onDecided)
  return (
    <RecordBody
      model={badgeRequestModel}
      id={id}
      record={data}
      error={error}
      gone={m.badge_requests_text_gone()}
      reload={refetch}
      control={{ ...control, field: null }}
      onClose={onClose}
    >
      {({ creator, phoneNumber, createdAt, requestForms }) => (
        <>
          <RequestView
            {...rejecting}
            seen={
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
              </>
            }
          >
            {field}
          </RequestView>
          <RecordHistory model={badgeRequestModel} id={id} heading="h2" />
        </>
      )}
    </RecordBody>
  )
}
