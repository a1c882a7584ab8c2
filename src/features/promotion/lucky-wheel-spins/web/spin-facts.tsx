import type { WheelSpinRowFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { CopyId, Moment } from '../../../../platform/web/list/cells.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { usualTierText } from '../../lucky-wheels/web/public.ts'
import './spins.css'

/** By what a spin can be checked: what it could have won, and where it stands in the log. */
export function SpinFacts({ spin }: { readonly spin: WheelSpinRowFragment }) {
  const { eligibleTiers, unit, dueAt, seal } = spin
  const facts: [string, React.ReactNode][] = [
    [m.common_id(), <CopyId key="id" id={spin._id} />],
    [
      m.lucky_wheel_spins_tiers(),
      eligibleTiers.length > 0 ? eligibleTiers.map(usualTierText).join(', ') : m.lucky_wheel_spins_no_tiers(),
    ],
  ]
  if (unit != null) facts.push([m.lucky_wheel_spins_unit(), formatNumber(unit + 1)])
  if (dueAt != null) facts.push([m.lucky_wheel_spins_due(), <Moment key="due" at={dueAt} />])
  if (seal)
    facts.push(
      [m.lucky_wheel_spins_number(), formatNumber(seal.number)],
      [m.lucky_wheel_spins_sealed(), <Moment key="sealed" at={seal.sealedAt} />],
      [m.lucky_wheel_spins_seal(), formatNumber(seal.seal)],
      [m.lucky_wheel_spins_hash(), <code key="hash">{seal.hash}</code>],
      [m.lucky_wheel_spins_root(), <code key="root">{seal.root}</code>],
    )
  else facts.push([m.lucky_wheel_spins_sealed(), m.lucky_wheel_spins_not_sealed()])
  return (
    <dl className="spin-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
