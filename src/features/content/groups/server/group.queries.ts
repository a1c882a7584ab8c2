import type { Selectable } from 'kysely'
import type { SocialGroups } from '../../../../../database/tables.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { reportTotalOf } from '../../../records/report-targets/server/public.ts'

export type GroupRow = Selectable<SocialGroups>

/** Includes deleted groups, because their posts remain. */
export const groupById = loaderById('social_groups')

export const reportsOfGroup = reportTotalOf('GROUP')
