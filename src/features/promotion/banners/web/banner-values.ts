import type { z } from 'zod'
import type { BannerRowFragment as BannerRow } from '../../../../generated/graphql/graphql.ts'
import { daysOf, daysTaken, periodOf } from '../../../../platform/shared/day.ts'
import {
  asSeen,
  changedOnly,
  takeSameNames,
  type Values as Taken,
} from '../../../../platform/web/form/conflict-rows.ts'
import { bannerForm, targetOf } from '../banner.rules.ts'

type Values = z.input<typeof bannerForm>

export const valuesOf = ({ name, type, data, mediaId, status, startDate, endDate }: BannerRow): Values => ({
  name,
  type,
  link: data.link,
  postId: data.post?._id,
  pageId: data.page?._id,
  screen: data.screen,
  mediaId,
  status,
  days: daysOf({ startDate, endDate }),
})

/** What is sent: the target of the chosen type, and the period of the days. */
export const sentOf = (values: Values) => inputOf(bannerForm.parse(values))

/** The part of it that the person changed since they saw the banner. */
export const changesOf = (values: Values, seen: Values, banner: BannerRow) =>
  changedOnly(inputOf(asSeen(bannerForm.parse(values), values, seen), banner), inputOf(seen, banner))

function inputOf({ name, type, mediaId, status, days, ...targets }: Values, banner?: BannerRow) {
  const field = targetOf[type]
  return { name, type, mediaId, status, data: { [field]: targets[field] }, ...periodOf(days, banner) }
}

/** The form's values as the audit log has them, and back. */
export const loggedOf = ({ days, ...values }: Partial<Values>, banner: BannerRow) => ({
  ...values,
  ...(days && periodOf(days, banner)),
})
export const merge = (theirs: Taken, values: Values, initial: Partial<Values>): Values => ({
  ...takeSameNames(theirs, values, initial),
  days: daysTaken(values.days, theirs),
})
/** A target belongs to its type. */
export const together = [['type', ...Object.values(targetOf)]]
