import { z } from 'zod'
import { addDays, dayOf } from '../../../platform/shared/day.ts'
import { longestLink, webAddress } from '../../../platform/shared/link.ts'
import { serverNow } from '../../../platform/shared/server-clock.ts'
import { recordId, requiredNumber, requiredText, text, zodMessage } from '../../../platform/shared/rules.ts'
import { bannerScreens, bannerStatuses, bannerTypes, type BannerType } from './banner.values.ts'

/** The largest picture, as it is uploaded, in bytes. */
export const largestMenuBanner = { MENU_BANNER_DISPLAY: 200 * 1024, MENU_BANNER_DOWNLOAD: 1024 * 1024 } as const
export const largestBanner = 10 * 1024 * 1024

export const longestName = 100

/** The field of each type's target. */
export const targetOf = { LINK: 'link', POST: 'postId', PAGE: 'pageId', SCREEN: 'screen' } as const

const missingTarget = {
  link: 'banners_text_link_required',
  postId: 'banners_text_post_required',
  pageId: 'banners_text_page_required',
  screen: 'banners_text_screen_required',
} as const

export const bannerTarget = z.object({
  link: text(longestLink)
    .refine((link) => link === '' || webAddress(link), zodMessage('banners_text_link_malformed'))
    // Stored as what it opens.
    .transform((link) => webAddress(link) ?? '')
    .nullish(),
  postId: recordId().nullish(),
  pageId: recordId().nullish(),
  screen: z.enum(bannerScreens).meta({ graphql: 'BannerScreenName' }).nullish(),
})
export type BannerTarget = z.output<typeof bannerTarget>

/** The text of a target that is missing for a type. */
export function missingTargetOf(type: BannerType, target: BannerTarget) {
  const field = targetOf[type]
  return target[field] ? null : { field, reason: missingTarget[field] }
}

/** The fields of a banner without its target and its dates. */
export const bannerBase = z.object({
  name: requiredText('banners_text_name_required', longestName, {
    blank: 'banners_text_name_blank',
    tooLong: 'banners_text_name_too_long',
  }),
  type: z.enum(bannerTypes).meta({ graphql: 'BannerType' }),
  mediaId: recordId(zodMessage('banners_text_media_required')),
  status: z.enum(bannerStatuses).meta({ graphql: 'BannerStatus' }),
})

/** A banner may begin yesterday at the earliest. */
export const earliestDay = (now: Date = serverNow()): string => addDays(dayOf(now), -1)

/** The form: the target is one of four fields, the dates are two local days. */
export const bannerForm = z
  .object({
    ...bannerBase.shape,
    ...bannerTarget.shape,
    days: z
      .array(z.string(), zodMessage('banners_text_days_required'))
      .length(2, zodMessage('banners_text_days_required')),
  })
  .superRefine(
    (banner, ctx) => {
      const missing = missingTargetOf(banner.type, banner)
      if (missing) ctx.addIssue({ code: 'custom', path: [missing.field], message: missing.reason })
    },
    // Reported together with what else is missing.
    { when: ({ value }) => bannerTypes.includes((value as { type: BannerType }).type) },
  )

export const bannerStatusForm = bannerBase.pick({ status: true })

/** More banners than anybody puts in order. */
export const mostPlaces = 100_000

/** The dialog that moves a banner to a place. */
export const placeForm = z.object({
  place: requiredNumber('banners_text_place_required')
    .int(zodMessage('banners_text_place_required'))
    .min(1, zodMessage('banners_text_place_required'))
    .max(mostPlaces),
})
