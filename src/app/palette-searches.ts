import { longestCode } from '../features/promotion/vouchers/voucher-code.values.ts'
import { m } from '../generated/messages/messages.js'
import { request } from '../platform/web/requests/graphql-client.ts'
import type { FoundRecord } from '../platform/web/requests/recent-records.ts'
import type { PaletteSource } from '../platform/web/shell/lazy-palette.tsx'
import {
  findContentDocument,
  findPostsDocument,
  findPromotionsDocument,
  findUsersDocument,
} from './palette.documents.ts'

interface Named {
  readonly _id: string
  readonly name?: string
  readonly title?: string
}

/** Found records of one kind, which the hint names. */
const ofKind = (records: readonly Named[], kind: string, path: (id: string) => string): FoundRecord[] =>
  records.map(({ _id, name, title }) => ({ id: _id, label: name ?? title ?? _id, hint: kind, path: path(_id) }))

const peopleAt =
  (path: (id: string) => string): PaletteSource['search'] =>
  async (q, signal) => {
    const { cmsFindUsers } = await request(findUsersDocument, { q }, { signal })
    return cmsFindUsers.map((person) => ({
      id: person._id,
      label: person.fullName || person.phoneNumber || person._id,
      hint: person.phoneNumber ?? person.email ?? undefined,
      path: path(person._id),
      person,
    }))
  }

export const searchPeople = peopleAt((id) => `/users?user=${id}`)
export const searchMembers = peopleAt((id) => `/support/${id}`)

export const searchPosts: PaletteSource['search'] = async (query, signal) => {
  const { cmsGetPosts } = await request(findPostsDocument, { query }, { signal })
  return cmsGetPosts.items.map(({ _id, title, content, creator }) => ({
    id: _id,
    label: title || content.slice(0, 80) || _id,
    person: creator,
    hint: creator.fullName,
    path: `/posts/${_id}`,
  }))
}

export const searchContent: PaletteSource['search'] = async (q, signal) => {
  const found = await request(findContentDocument, { q }, { signal })
  return [
    ...ofKind(found.cmsFindPages, m.pages_record(), (id) => `/pages?pageId=${id}`),
    ...ofKind(found.getCmsGroups.items, m.groups_record(), (id) => `/groups?group=${id}`),
    ...ofKind(found.topPlaces, m.places_record(), (id) => `/places?place=${id}`),
  ]
}

export const searchPromotions: PaletteSource['search'] = async (q, signal) => {
  const found = await request(findPromotionsDocument, { q: q.slice(0, longestCode) }, { signal })
  return [
    ...ofKind(found.cmsVouchers.items, m.vouchers_record(), (id) => `/vouchers/${id}/edit`),
    ...ofKind(found.cmsListLuckyWheel.items, m.lucky_wheels_record(), (id) => `/lucky-wheels/edit/${id}`),
    ...ofKind(found.cmsListBanner.items, m.banners_record(), (id) => `/banners/${id}/edit`),
    ...ofKind(found.cmsListEvent.items, m.events_record(), (id) => `/event/edit/${id}`),
    ...ofKind(found.cmsListBadges.items, m.common_badge(), (id) => `/badges/edit?id=${id}`),
    ...found.cmsFindVoucherCodes.map(({ _id: id, code, voucher }) => ({
      id,
      label: code,
      hint: voucher.title,
      path:
        voucher.type === 'REFERRAL'
          ? `/vouchers/referrals/codes/${voucher._id}?q=${encodeURIComponent(code)}`
          : `/vouchers?codesOf=${voucher._id}`,
    })),
  ]
}
