import { expect, test } from 'vitest'
import { check } from '../../../platform/shared/rules.ts'
import { bannerForm } from './banner.rules.ts'

test('a missing target is told together with what else is missing', () => {
  const checked = check(bannerForm, { name: 'Tết', type: 'LINK', status: 'ENABLED' })
  expect(checked.ok ? [] : checked.issues.map(({ field, reason }) => [field, reason])).toEqual([
    ['mediaId', 'banners_text_media_required'],
    ['days', 'banners_text_days_required'],
    ['link', 'banners_text_link_required'],
  ])
})
