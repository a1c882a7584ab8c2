import { hashText, idOf } from './random.ts'

const words = [
  'cá độ',
  'cờ bạc',
  'lô đề',
  'vay nóng',
  'bằng giả',
  'thuốc giảm cân cấp tốc',
  'việc nhẹ lương cao',
  'nhận quà miễn phí',
  'casino',
  'betting',
  'fake passport',
  'quick loan',
  'free gift card',
  'clickbait',
]

/** Rows of the `sensitive_words` table: advertisements of swindlers, a minute apart from a moment (epoch milliseconds) on. */
export function sensitiveWordRows(seed: string, moment: number) {
  return words.map((key, i) => {
    const at = moment + i * 60_000
    return { id: idOf(hashText(`${seed}/sensitive word`), i, at), key, created_at: new Date(at).toISOString() }
  })
}
