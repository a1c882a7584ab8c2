import { Form, Input } from 'antd'
import { m } from '../../../../../generated/messages/messages.js'
import { type PrizeTier, prizeTiers } from '../../lucky-wheel.values.ts'
import { tierNameRule } from './wheel-form.ts'

const tiers: Readonly<Record<PrizeTier, () => string>> = {
  DIAMOND: m.lucky_wheels_tier_diamond,
  GOLD: m.lucky_wheels_tier_gold,
  SILVER: m.lucky_wheels_tier_silver,
  BRONZE: m.lucky_wheels_tier_bronze,
}
export const tierLabel = (tier: PrizeTier): string => tiers[tier]()

/** The names of the four tiers, in both languages. */
export function TierNamesFields() {
  return (
    <fieldset className="lucky-wheels-part">
      <legend>{m.lucky_wheels_tier_names()}</legend>
      {prizeTiers.map((tier) => (
        <div key={tier} className="lucky-wheels-pair">
          <Form.Item
            name={['tierNames', tier, 'name']}
            label={m.lucky_wheels_tier_name({ tier: tierLabel(tier) })}
            rules={[tierNameRule]}
            required
          >
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item
            name={['tierNames', tier, 'nameEn']}
            label={m.lucky_wheels_tier_name_en({ tier: tierLabel(tier) })}
            rules={[tierNameRule]}
            required
          >
            <Input autoComplete="off" lang="en" />
          </Form.Item>
        </div>
      ))}
    </fieldset>
  )
}
