import { useQuery } from '@tanstack/react-query'
import { Form, Pagination, Select } from 'antd'
import { useState } from 'react'
import { z } from 'zod'
import type { PrizeWinnersQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { DialogFault } from '../../../../platform/web/form/dialog-fault.tsx'
import { failureText } from '../../../../platform/web/form/failure.ts'
import { LongTextItem } from '../../../../platform/web/form/items.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { isRequestError, request } from '../../../../platform/web/requests/graphql-client.ts'
import { Mark } from '../../../../platform/web/list/cells.tsx'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { keptOnScreen, recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { RecordHistory, succeedWithUndo } from '../../../records/audit/web/public.ts'
import { text } from '../../../../platform/shared/rules.ts'
import { phoneNumbers } from '../lucky-wheel.rules.ts'
import { longestReason, mostDesignated } from '../lucky-wheel.values.ts'
import { winnerNumber } from '../winner-number.ts'
import { luckyWheelModel, luckyWheelPrizeWords } from './lucky-wheel-words.ts'
import { prizeWinnersDocument, updatePrizeWinnersDocument } from './lucky-wheel.documents.ts'
import './form/wheel-form.css'

const prizeModel = 'LUCKY_WHEEL_PRIZE'
/** Winners of a page. */
const pageSize = 100

type Winners = PrizeWinnersQuery['cmsListLuckyWheelPrizeWinners']

interface Props {
  readonly prizeId: string
  readonly title: string
  readonly onClose: () => void
}

/** The people who won a prize in one batch, and those who are designated for it. */
export default function WinnersDialog({ prizeId, title, onClose }: Props) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: [prizeModel, 'winners', prizeId, page],
    queryFn: async ({ signal }) =>
      (await request(prizeWinnersDocument, { prizeId, limit: pageSize, page }, { signal }))
        .cmsListLuckyWheelPrizeWinners,
    placeholderData: (before) => before,
    refetchOnMount: 'always',
    ...keptOnScreen,
  })
  if (data === undefined) return <DialogFault error={error} onClose={onClose} />
  return (
    <WinnersForm
      key={data.version}
      winners={data}
      {...{ prizeId, title, onClose }}
      page={page}
      onPage={setPage}
      onTake={refetch}
    />
  )
}

const words = {
  ...luckyWheelPrizeWords,
  fields: {
    ...luckyWheelPrizeWords.fields,
    designatedUserPhoneNumbers: { label: m.lucky_wheels_designated },
    reason: { label: m.common_reason },
  },
}

interface FormProps extends Props {
  readonly winners: Winners
  readonly page: number
  readonly onPage: (page: number) => void
  readonly onTake: () => unknown
}

function WinnersForm({ winners, prizeId, title, onClose, page, onPage, onTake }: FormProps) {
  const { counter, free, version, designations } = winners
  const had = designations.map(({ user }) => user.phoneNumber)
  const idOf = (number: string) => designations.find(({ user }) => user.phoneNumber === number)?.user._id
  const [failure, setFailure] = useState<string>()
  return (
    <FormDialog
      record={prizeId}
      version={version}
      title={title}
      width="var(--dialog-report-status)"
      schema={formOf(had)}
      words={words}
      // The id of a person who was just added is not known here; it takes one place in the count all the same.
      logged={({ designatedUserPhoneNumbers: numbers = [] }) => ({
        designatedUserIds: numbers.map((number) => idOf(number) ?? number),
      })}
      initialValues={{ designatedUserPhoneNumbers: had, reason: '' }}
      send={async ({ designatedUserPhoneNumbers: numbers, reason }, { version, ...options }) => {
        const asked = { prizeId, numbers, reason: reason?.trim() || null, version }
        setFailure(undefined)
        try {
          const { updateLuckyWheelPrizeWinners: saved } = await request(updatePrizeWinnersDocument, asked, options)
          return { before: version, after: saved.version }
        } catch (error) {
          // Problems with the numbers are shown below the field.
          if (!isRequestError(error, 'BAD_USER_INPUT')) setFailure(failureText(error))
          throw error
        }
      }}
      onDone={(versions) => {
        const notice = { title: m.common_updated(), text: m.lucky_wheels_winners_updated_text() }
        succeedWithUndo({ ...notice, model: prizeModel, shownIn: luckyWheelModel, _id: prizeId, ...versions })
        void recordsChanged(prizeModel)
        void recordsChanged(luckyWheelModel)
        onClose()
      }}
      onFailure={() => notices.error(m.common_error(), '')}
      onTake={onTake}
      onClose={onClose}
    >
      {(field, form) => (
        <>
          <h3>{m.lucky_wheels_won_count({ count: formatNumber(counter) })}</h3>
          <Won winners={winners} />
          <Pagination
            current={page}
            pageSize={pageSize}
            total={counter}
            hideOnSinglePage
            showSizeChanger={false}
            onChange={onPage}
          />
          <Form.Item
            {...field('designatedUserPhoneNumbers')}
            extra={m.lucky_wheels_designated_hint({ count: formatNumber(free) })}
          >
            <PhoneNumbers designations={designations} />
          </Form.Item>
          <Form.Item noStyle dependencies={['designatedUserPhoneNumbers']}>
            {() =>
              addedTo(had, form.getFieldValue('designatedUserPhoneNumbers')) && (
                <LongTextItem {...field('reason')} required maxLength={longestReason} autoSize={{ minRows: 2 }} />
              )
            }
          </Form.Item>
          <p role="alert" className="lucky-wheels-fault">
            {failure}
          </p>
          <RecordHistory model={prizeModel} id={prizeId} heading="h3" />
        </>
      )}
    </FormDialog>
  )
}

const addedTo = (had: readonly string[], numbers: unknown): boolean =>
  ((numbers ?? []) as readonly string[]).some((number) => !had.includes(number))

/** A reason is needed if anybody is added. */
const formOf = (had: readonly string[]) =>
  z
    .object({ designatedUserPhoneNumbers: phoneNumbers, reason: text(longestReason).nullish() })
    .refine(({ designatedUserPhoneNumbers: numbers, reason }) => !addedTo(had, numbers) || reason, {
      path: ['reason'],
      error: 'lucky_wheels_text_reason_required',
    })

function Won({ winners }: { readonly winners: Winners }) {
  if (winners.counter === 0) return <p>{m.lucky_wheels_nobody_won()}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <ul className="lucky-wheels-people" tabIndex={0} aria-label={m.lucky_wheels_won()}>
      {winners.winners.map(({ user, wonAt, cause }) => (
        <li key={`${user._id} ${wonAt}`}>
          <span className="lucky-wheels-person">{user.fullName}</span>
          <small>{user.phoneNumber}</small>
          <time dateTime={wonAt}>{absoluteTime(wonAt)}</time>
          {cause === 'ASSIGNED' && <Mark tone="info">{m.lucky_wheels_assigned()}</Mark>}
        </li>
      ))}
    </ul>
  )
}

interface NumbersProps {
  /** Given by the form's item. */
  readonly id?: string
  readonly value?: readonly string[]
  readonly onChange?: (numbers: readonly string[]) => void
  readonly designations: Winners['designations']
}

/**
 * Phone numbers, typed or pasted. Each is shown in the format in which it is looked up, with the person's name if
 * known.
 */
function PhoneNumbers({ id, value, onChange, designations }: NumbersProps) {
  return (
    <Select<string[]>
      {...(id !== undefined && { id })}
      mode="tags"
      open={false}
      suffixIcon={null}
      maxCount={mostDesignated}
      tokenSeparators={[',', ';', ' ', '\n']}
      placeholder={m.lucky_wheels_type_number()}
      value={[...(value ?? [])]}
      onChange={(numbers) => onChange?.([...new Set(numbers.map(winnerNumber))])}
      options={designations.map(({ user, blocked }) => ({
        value: user.phoneNumber,
        label: [user.phoneNumber, user.fullName, blocked && m.term_status_blocked()].filter(Boolean).join(' · '),
      }))}
    />
  )
}
