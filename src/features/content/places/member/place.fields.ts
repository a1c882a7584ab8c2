import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../../platform/server/context.ts'
import {
  asked,
  type CursorAsked,
  cursorInput,
  type CursorPage,
  cursorPageType,
} from '../../../../platform/server/graphql/cursor.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { searchText } from '../../../../platform/server/graphql/lists.ts'
import { newestPage } from '../../../../platform/server/lists/newest.ts'
import { contains } from '../../../../platform/server/lists/search.ts'
import { placeList } from '../place.list.ts'
import { placeOfMember } from '../place-of-member.rules.ts'
import { memberPlaceOperations } from '../place.operations.ts'
import { placeById, type PlaceRow } from '../server/place.queries.ts'
import { createPlace } from './place.commands.ts'
import { MemberPlace } from './place.ts'

/** All places, or those whose name contains a text, newest first. */
const placesSeen = (ctx: Context, part: CursorAsked, q: string | null | undefined): Promise<CursorPage<PlaceRow>> =>
  newestPage(ctx, 'places', part, { where: [], found: q == null ? undefined : contains(sql.ref('search'), q) })

rootField(memberPlaceOperations.places, {
  description: 'The newest places, or those whose name contains a text.',
  type: cursorPageType('Places', MemberPlace),
  input: z.object({ q: searchText(placeList.filters.q).nullish(), ...cursorInput }),
  resolve: ({ q, ...part }, ctx) => placesSeen(ctx, asked(part), q),
})
rootField(memberPlaceOperations.createPlace, {
  description: 'Its first picture is its image.',
  type: MemberPlace,
  input: z.object({ data: placeOfMember.meta({ graphql: 'PlaceInput' }) }),
  resolve: async ({ data }, ctx) => (await ctx.load(placeById, await createPlace(ctx, data)))!,
})
