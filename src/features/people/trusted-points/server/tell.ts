import type { Context } from '../../../../platform/server/context.ts'
import { textIn } from '../../../../platform/server/english.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'
import { tellMember } from '../../../records/member-notices/server/public.ts'

interface Change {
  /** Hundredths of a point; negative for what was taken back. The sentence tells how many, without the sign. */
  readonly amount: number
  readonly key: TextKey
  readonly about?: { readonly model: string; readonly id: string }
}

/** Tells a member that their points have changed, in the command that books the change. */
export const tellPoints = (ctx: Context, userId: string, { amount, key, about }: Change): Promise<void> =>
  tellMember(ctx, userId, {
    type: 'POINTS',
    sentence: (locale) => textIn(locale, key, { points: pointsIn(Math.abs(amount), locale) }),
    ...(about && { about }),
  })

/** 1,234.5 in English, 1.234,5 in Vietnamese. */
export const pointsIn = (hundredths: number, locale: 'en' | 'vi'): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(hundredths / 100)
