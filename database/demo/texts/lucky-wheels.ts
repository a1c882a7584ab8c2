import type { PrizeTier } from '../../../src/features/promotion/lucky-wheels/lucky-wheel.values.ts'
import type { photoKinds } from '../post.ts'

interface PrizeText {
  readonly tier: PrizeTier
  readonly picture: (typeof photoKinds)[number]
  /** In hundredths. */
  readonly point?: number
  /** The title of the voucher that it gives. */
  readonly voucher?: string
  /** Of each batch. */
  readonly qty: number
}

export interface WheelText {
  readonly title: readonly [vi: string, en: string]
  /** Days from today: the start of each batch, and the end of the last one. */
  readonly days: readonly number[]
  /** Days from today on which it was deleted. */
  readonly deleted?: number
  readonly prizes: readonly PrizeText[]
}

const usual = (voucher: string, vouchers: number): PrizeText[] => [
  { tier: 'DIAMOND', picture: 'beach', point: 50_000, qty: 1 },
  { tier: 'GOLD', picture: 'food', voucher, qty: vouchers },
  { tier: 'SILVER', picture: 'mountain', point: 2_000, qty: 18 },
  { tier: 'BRONZE', picture: 'nature', point: 200, qty: 60 },
]

/** The oldest first: one that was deleted, one that is over, one that runs, and one that comes. */
export const wheelTexts: readonly WheelText[] = [
  {
    title: ['Vòng quay trung thu', 'Mid-autumn wheel'],
    days: [-112, -100],
    deleted: -105,
    prizes: [
      { tier: 'GOLD', picture: 'heritage', point: 5_000, qty: 6 },
      { tier: 'BRONZE', picture: 'city', point: 500, qty: 40 },
    ],
  },
  {
    title: ['Vòng quay mùa du lịch', 'Travel season wheel'],
    days: [-75, -65, -55, -45],
    prizes: usual('Cà phê muối miễn phí', 3),
  },
  {
    title: ['Vòng quay cuối năm', 'Year-end wheel'],
    days: [-6, 1, 8],
    prizes: usual('Tour đêm Hoàng thành', 5),
  },
  {
    title: ['Vòng quay đón Tết', 'Lunar New Year wheel'],
    days: [20, 27, 34],
    prizes: usual('Tour đêm Hoàng thành', 4),
  },
]
