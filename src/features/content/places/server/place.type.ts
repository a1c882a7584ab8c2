import { builder } from '../../../../platform/server/graphql/builder.ts'
import { area, type Viewer } from '../../../../platform/shared/permission.ts'
import { appLink } from '../../../records/external-ids/server/public.ts'
import { Media, mediaById } from '../../../records/media/server/public.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { mediasOfPlace, type PlaceRow } from './place.queries.ts'

/** Readers of posts see where a post was written; the rest is for the screen of places. */
const visibleTo = (viewer: Viewer | null) => area('MODERATION').allows(viewer)

const PlaceLocation = builder.objectRef<PlaceRow>('PlaceLocation').implement({
  fields: (t) => ({
    placeName: t.exposeString('location_name', { nullable: true, visibleTo }),
    country: t.exposeString('country_code', {
      nullable: true,
      visibleTo,
      description: 'ISO 3166-1 alpha-2: `VN`.',
    }),
  }),
})

export const Place = builder.objectRef<PlaceRow>('Place').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description', { visibleTo }),
    checkins: t.exposeInt('checkins', { visibleTo }),
    reviews: t.exposeInt('reviews', { visibleTo }),
    primaryImage: t.field({
      type: Media,
      nullable: true,
      visibleTo,
      resolve: (place, _, ctx) => (place.primary_image_id ? ctx.load(mediaById, place.primary_image_id) : null),
    }),
    medias: t.field({ type: [Media], visibleTo, resolve: (place, _, ctx) => ctx.load(mediasOfPlace, place.id) }),
    location: t.field({ type: PlaceLocation, visibleTo, resolve: (place) => place }),
    phone: t.exposeString('phone', { nullable: true, visibleTo }),
    hasSensitiveWord: t.exposeBoolean('has_sensitive_word', {
      visibleTo,
      description: 'Whether its texts held a word of the list, or one in another spelling, when it was written.',
    }),
    isVerified: t.exposeBoolean('verified', { visibleTo }),
    creator: t.field({
      type: User,
      nullable: true,
      visibleTo,
      resolve: (place, _, ctx) => (place.created_by ? ctx.load(userById, place.created_by) : null),
    }),
    createdAt: t.expose('created_at', { type: 'DateTime', visibleTo }),
    appLink: t.string({ ...appLink('PLACE'), visibleTo }),
    version: t.exposeInt('version', { visibleTo }),
  }),
})
