import { m } from '../../../../generated/messages/messages.js'
import { TextItem } from '../../../../platform/web/form/items.tsx'
import { NumberItem } from '../../../../platform/web/form/number-item.tsx'
import type { FieldProps } from '../../../../platform/web/form/use-record-form.tsx'
import { longestPattern, longestPrefix, usualPattern } from '../code-pattern.ts'
import { mostGenerated } from '../voucher-code.rules.ts'

/** How many codes are generated, and how they look. */
export function GeneratedItems({ field }: { readonly field: (name: 'qty' | 'prefix' | 'pattern') => FieldProps }) {
  return (
    <>
      <NumberItem
        {...field('qty')}
        required
        min={1}
        max={mostGenerated}
        unreadable={m.voucher_codes_text_quantity_positive()}
      />
      <TextItem {...field('prefix')} maxLength={longestPrefix} extra={m.voucher_codes_prefix_hint()} />
      <TextItem
        {...field('pattern')}
        maxLength={longestPattern}
        dependencies={['qty']}
        placeholder={usualPattern}
        extra={m.voucher_codes_pattern_hint()}
      />
    </>
  )
}
