import { expect, test } from 'vitest'
import { withoutRulesOf } from './css-rules.ts'

const classes = { unused: ['ant-tour', 'ant-input', 'ant-tree'], used: ['ant-input-number', 'ant-button'] }

test.each([
  ['.ant-tour{a:b}.ant-button{c:d}', '.ant-button{c:d}'],
  ['.ant-button,.ant-tour-arrow{a:b}', '.ant-button{a:b}'],
  ['.ant-button .ant-tour{a:b}', ''],
  // The longest matching prefix decides, and a prefix ends at a hyphen or at the name's end.
  ['.ant-input-number-input{a:b}.ant-input-search{a:b}', '.ant-input-number-input{a:b}'],
  ['.ant-tours{a:b}', '.ant-tours{a:b}'],
  // Selectors in parentheses exclude or give alternatives, so they do not decide.
  ['.ant-button:not(.ant-tour){a:b}', '.ant-button:not(.ant-tour){a:b}'],
  [':where(.ant-tour,.ant-button) a,.ant-tour{a:b}', ':where(.ant-tour,.ant-button) a{a:b}'],
  ['.ant-button [x="a,{b"]{a:b}', '.ant-button [x="a,{b"]{a:b}'],
  ['@media (min-width:1px){.ant-tour{a:b}}b{c:d}', 'b{c:d}'],
  ['@media print{.ant-tour{a:b}.ant-button{a:b}}', '@media print{.ant-button{a:b}}'],
  ['@keyframes x{from{a:b}to{a:c}}', '@keyframes x{from{a:b}to{a:c}}'],
  ['@charset "utf-8";a{content:"}"}', '@charset "utf-8";a{content:"}"}'],
])('%s becomes %s', (css, left) => expect(withoutRulesOf(css, classes)).toBe(left))
