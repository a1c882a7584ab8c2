import { hashText, idOf } from './random.ts'
import type { CatalogueIds } from './world.ts'

const forms = [
  { detail: 'Giới thiệu về bạn', detail_en: 'About you', input_type: 'TEXT', required: true },
  { detail: 'Ảnh chụp chuyến đi', detail_en: 'A photo of a trip', input_type: 'IMAGE', required: true },
  { detail: 'Liên kết tới bài viết của bạn', detail_en: 'A link to your posts', input_type: 'TEXT', required: false },
  { detail: 'Giấy chứng nhận', detail_en: 'A certificate', input_type: 'IMAGE', required: false },
]

const idsOf = (seed: string, moment: number) =>
  forms.map((_, i) => idOf(hashText(`${seed}/register form`), i, moment + i * 60_000))

/** Rows of the `badge_register_forms` table, a minute apart from a moment (epoch milliseconds) on. */
export function registerFormRows(seed: string, ids: Pick<CatalogueIds, 'icons'>, moment: number) {
  return forms.map((form, i) => ({
    id: idsOf(seed, moment)[i]!,
    ...form,
    figure_id: form.input_type === 'IMAGE' ? ids.icons[i + 3]! : null,
    created_at: new Date(moment + i * 60_000).toISOString(),
  }))
}

/** The forms of a badge of the demo, by its number. */
export const formsOfBadge = (seed: string, moment: number, badge: number): string[] =>
  idsOf(seed, moment).filter((_, i) => i === 0 || (badge + i) % 2 === 0)
