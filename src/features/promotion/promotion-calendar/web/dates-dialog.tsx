import { Descriptions, Form } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { dayOf } from '../../../../platform/shared/day.ts'
import { serverNow } from '../../../../platform/shared/server-clock.ts'
import { DaysField } from '../../../../platform/web/form/days-field.tsx'
import { DialogFrame } from '../../../../platform/web/form/dialog-frame.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { loggedWords } from '../../../../platform/web/words/record-words.ts'
import { succeedWithUndo } from '../../../records/audit/web/public.ts'
import { earliestDay } from '../../banners/banner.rules.ts'
import { promotionStateName, stateFilter } from '../../promotion-states/web/public.ts'
import { daysText, kindName, type Promotion, titleOf } from './calendar-words.ts'
import {
  type Dated,
  datesForm,
  hasMoments,
  loggedOf,
  merge,
  recordIdOf,
  recordOf,
  saveDates,
  valuesOf,
} from './dates.ts'
import { MomentsField } from './moments-field.tsx'
import { PromotionLink } from './promotion-link.tsx'

interface Props<P = Promotion> {
  readonly promotion: P
  readonly onChanged: () => unknown
  readonly onClose: () => void
}

/** What a promotion is, and its dates, which can be changed where the kind and the person's permissions allow it. */
export default function DatesDialog(props: Props) {
  const { promotion } = props
  const isAllowed = usePermission(recordOf[promotion.kind].operation)
  const reason = reasonFixed(promotion, isAllowed)
  const { endDate } = promotion
  if (reason === undefined && endDate) return <ChangeDates {...props} promotion={{ ...promotion, endDate }} />
  return (
    <DialogFrame
      title={titleOf(promotion)}
      busy={false}
      isDirty={() => false}
      readOnly
      onOk={props.onClose}
      onClose={props.onClose}
    >
      <About promotion={promotion} withDates />
      <p className="calendar-fixed">{reason}</p>
    </DialogFrame>
  )
}

function reasonFixed({ kind, startDate }: Promotion, isAllowed: boolean): string | undefined {
  if (kind === 'EVENT') return m.promotion_calendar_event_dates()
  if (!isAllowed) return m.promotion_calendar_not_allowed()
  const isLocked = kind === 'BATCH' && new Date(startDate) <= serverNow()
  return isLocked ? m.lucky_wheels_text_batch_dates_locked() : undefined
}

function ChangeDates({ promotion, onChanged, onClose }: Props<Dated>) {
  const { model, updated } = recordOf[promotion.kind]
  const _id = recordIdOf(promotion)
  const initialValues = valuesOf(promotion)
  const words = loggedWords[model]!
  const reload = () => {
    void recordsChanged(model)
    void onChanged()
    onClose()
  }
  return (
    <FormDialog
      record={promotion._id}
      version={promotion.version}
      title={titleOf(promotion)}
      schema={datesForm}
      words={{ ...words, fields: { ...words.fields, days: { label: m.promotion_calendar_dates } } }}
      initialValues={initialValues}
      logged={(values) => loggedOf(promotion, values)}
      merge={(theirs, values) => merge(promotion, theirs, values)}
      send={(values, options, seen) => saveDates(promotion, values, { ...initialValues, ...seen }, options)}
      onDone={(after, before) => {
        succeedWithUndo({ title: m.common_updated(), text: updated(), model, _id, before, after })
        reload()
      }}
      onTake={reload}
      onClose={onClose}
    >
      {(field) => (
        <>
          <About promotion={promotion} />
          <Form.Item {...field('days')}>
            {hasMoments(promotion) ? (
              <MomentsField hasBegun={new Date(promotion.startDate) <= serverNow()} />
            ) : (
              <DaysField earliest={earliestOf(promotion)} />
            )}
          </Form.Item>
        </>
      )}
    </FormDialog>
  )
}

/** A day on which the promotion begins already is no fault. */
function earliestOf({ kind, startDate }: Promotion): string {
  const first = kind === 'BANNER' ? earliestDay() : dayOf(serverNow())
  const start = dayOf(new Date(startDate))
  return start < first ? start : first
}

function About({ promotion, withDates = false }: { readonly promotion: Promotion; readonly withDates?: boolean }) {
  return (
    <Descriptions
      className="calendar-about"
      column={1}
      size="small"
      items={[
        { key: 'kind', label: m.promotion_calendar_kind(), children: kindName(promotion.kind) },
        { key: 'state', label: stateFilter.label(), children: promotionStateName(promotion.state) },
        ...(withDates ? [{ key: 'dates', label: m.promotion_calendar_dates(), children: daysText(promotion) }] : []),
        {
          key: 'form',
          label: m.promotion_calendar_form(),
          children: <PromotionLink promotion={promotion} />,
        },
      ]}
    />
  )
}
