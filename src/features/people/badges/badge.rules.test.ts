import { expect, test } from 'vitest'
import { check } from '../../../platform/shared/rules.ts'
import { registerForm } from './badge.rules.ts'

test('a missing figure is told together with what else is missing', () => {
  const checked = check(registerForm, { detailEn: 'Photo', inputType: 'IMAGE', required: true })
  expect(checked.ok ? [] : checked.issues.map(({ field, reason }) => [field, reason])).toEqual([
    ['detail', 'badges_text_detail_required'],
    ['figureId', 'badges_text_figure_required'],
  ])
})
