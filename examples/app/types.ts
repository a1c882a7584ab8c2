/** What the documents of `documents.ts` answer. */

export type Page<T> = { readonly items: readonly T[]; readonly endCursor: string | null }

export type Me = {
  readonly _id: string
  readonly rank: string | null
  readonly termStatus: string
  readonly suspendedUntil: string | null
  readonly unreadNotifications: number
  readonly points: { readonly active: number; readonly earned: number }
}

export type Media = {
  readonly _id: string
  readonly type: string
  readonly uri: string
  readonly thumbnail: string | null
}

export type Comment = {
  readonly _id: string
  readonly content: string
  readonly createdAt: string
  readonly status: string
  readonly creator: { readonly _id: string; readonly fullName: string }
}
type Shared = { readonly title: string; readonly content: string; readonly creator: { readonly fullName: string } }
export type Post = Comment & {
  readonly type: string
  readonly title: string
  readonly rating: number | null
  readonly likedByMe: boolean
  readonly totalLikes: number
  readonly totalComments: number
  readonly place: { readonly name: string } | null
  readonly medias: readonly Media[]
  readonly sharedPost: Shared | null
}

/** What writing something gave. */
export type Gave = { readonly points: { readonly amount: number }; readonly wordsMasked: boolean }

export type MyRecord = {
  readonly _id: string
  readonly model: string
  readonly title: string
  readonly status: string
  readonly reason: string
  readonly appealableUntil: string | null
}

export type Entry = {
  readonly _id: string
  readonly amount: number
  readonly createdAt: string
  readonly description: string
  readonly expiresAt: string | null
}

type Titled = { readonly title: string; readonly titleEn: string }
export type Voucher = Titled & {
  readonly _id: string
  readonly highlight: string
  readonly highlightEn: string
  readonly description: string
  readonly descriptionEn: string
  readonly pointSpend: number
  readonly available: number
  readonly endDate: string
  readonly medias: readonly Media[]
}
export type MyVoucher = {
  readonly _id: string
  readonly code: string
  readonly startDate: string
  readonly endDate: string
  readonly usedAt: string | null
  readonly voucher: Titled
}

type Named = { readonly name: string; readonly nameEn: string; readonly point: number | null }
export type Prize = Named & { readonly _id: string; readonly prizeTier: string }
export type Wheel = Titled & {
  readonly _id: string
  readonly turns: { readonly free: number; readonly earned: number }
  readonly prizes: readonly Prize[]
  readonly instructions: readonly (Titled & { readonly turns: number })[]
}
export type Spin = {
  readonly spinId: string
  readonly message: string | null
  readonly messageEn: string | null
  readonly won: (Named & { readonly prizeId: string; readonly code: string | null }) | null
}

export type Notice = {
  readonly _id: string
  readonly type: string
  readonly message: string
  readonly read: boolean
  readonly createdAt: string
}
