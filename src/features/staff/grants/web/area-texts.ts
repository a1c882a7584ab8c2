import { m } from '../../../../generated/messages/messages.js'
import { type Area, areas } from '../../../../platform/shared/permission.ts'

const words: Readonly<Record<Area, { readonly name: () => string; readonly opens: () => string }>> = {
  MODERATION: { name: m.grants_area_moderation, opens: m.grants_opens_moderation },
  VERIFICATION: { name: m.grants_area_verification, opens: m.grants_opens_verification },
  POINTS: { name: m.grants_area_points, opens: m.grants_opens_points },
  NOTIFICATIONS: { name: m.grants_area_notifications, opens: m.grants_opens_notifications },
  PROMOTION: { name: m.grants_area_promotion, opens: m.grants_opens_promotion },
  PEOPLE: { name: m.grants_area_people, opens: m.grants_opens_people },
  SUPPORT: { name: m.grants_area_support, opens: m.grants_opens_support },
}

export const areaName = (area: string): string => words[area as Area]?.name() ?? area
/** What an area opens, in a sentence. */
export const areaOpens = (area: Area): string => words[area].opens()
/** A list of areas, from the audit log. */
export const areaNames = (value: unknown): string =>
  areas
    .filter((area) => isIn(value, area))
    .map(areaName)
    .join(', ')

const isIn = (value: unknown, area: Area) => Array.isArray(value) && value.includes(area)
