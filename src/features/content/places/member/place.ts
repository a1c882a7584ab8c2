import type { Context } from '../../../../platform/server/context.ts'
import { memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { isSeen, MemberMedia } from '../../../records/media/member/public.ts'
import { mediaById } from '../../../records/media/server/public.ts'
import { placeById, type PlaceRow } from '../server/place.queries.ts'

export const MemberPlace = memberBuilder.objectRef<PlaceRow>('Place').implement({
  description: 'A place where members check in, and which they review.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    location: t.exposeString('location_name', { nullable: true }),
    checkins: t.exposeInt('checkins'),
    reviews: t.exposeInt('reviews'),
    verified: t.exposeBoolean('verified'),
    primaryImage: t.field({
      type: MemberMedia,
      nullable: true,
      async resolve({ primary_image_id: id }, _, ctx) {
        const image = id && (await ctx.load(mediaById, id))
        return image && isSeen(ctx, image) ? image : null
      },
    }),
  }),
})

/** @throws Refusal NOT_FOUND */
export async function requirePlace(ctx: Context, id: string): Promise<PlaceRow> {
  const place = await ctx.load(placeById, id)
  if (!place) throw new Refusal('NOT_FOUND', 'places_text_gone')
  return place
}
