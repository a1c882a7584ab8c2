import { hashText, idOf } from './random.ts'

/** Typical settings of such an app, plain ones and ranges. */
const configs = [
  ['POINTS_PER_LEVEL', 'VALUE_RANGE', '0-100:1;100-500:2;500-2000:3;2000-10000:4'],
  ['REVIEW_LENGTH_BONUS', 'VALUE_RANGE', '0-50:0;50-200:5;200-1000:10'],
  ['DAILY_POST_LIMIT', 'NORMAL', '10'],
  ['SUPPORT_EMAIL', 'NORMAL', 'hotro@example.vn'],
  ['WELCOME_MESSAGE', 'NORMAL', 'Chào mừng bạn đến với cộng đồng du lịch!'],
  ['MINIMUM_APP_VERSION', 'NORMAL', '3.14.0'],
] as const

/** Rows of the `configs` table, created at a moment (epoch milliseconds). */
export function configRows(seed: string, moment: number) {
  const created_at = new Date(moment).toISOString()
  return configs.map(([key, type, value], i) => ({
    id: idOf(hashText(`${seed}/config`), i, moment),
    key,
    type,
    value,
    created_at,
  }))
}
