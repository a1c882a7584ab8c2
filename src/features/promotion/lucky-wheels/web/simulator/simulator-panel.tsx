import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { m } from '../../../../../generated/messages/messages.js'
import { numberFault } from '../../../../../platform/web/form/number-fault.ts'
import { NumberInput } from '../../../../../platform/web/form/number-input.tsx'
import type { PrizeTier } from '../../lucky-wheel.values.ts'
import type { WheelPlan } from '../../wheel-plan.ts'
import { ForecastTables } from './forecast.tsx'
import { knownCurve, pastSpinsQuery, usualCurve } from './past-spins.ts'
import { playable, tiersOf } from './planned.ts'
import { runsFor } from './simulate.ts'
import { SpinCurve } from './spin-curve.tsx'
import { useSimulation } from './use-simulation.ts'
import './simulator.css'

interface Props {
  /** The wheel as the form holds it; null while its dates are missing. */
  readonly wheel: WheelPlan | null
  readonly tierName: (tier: PrizeTier) => string
}

const percent = { min: 0, max: 100, decimals: 2 }
const everybody: Readonly<Record<PrizeTier, number>> = { DIAMOND: 100, GOLD: 100, SILVER: 100, BRONZE: 100 }

/** Simulates the wheel of the form a thousand times, by the same rule by which members win. */
export function SimulatorPanel({ wheel, tierName }: Props) {
  const [typed, setTyped] = useState<readonly number[] | null>(null)
  const [percents, setPercents] = useState(everybody)
  const [played, setPlayed] = useState<WheelPlan | null>(null)
  const { simulated, run } = useSimulation()
  const known = knownCurve(useQuery(pastSpinsQuery).data)
  const curve = typed ?? known ?? usualCurve
  const batches = playable(wheel)
  const start = () => {
    if (!batches) return
    setPlayed(wheel)
    const shares = Object.fromEntries(Object.entries(percents).map(([tier, part]) => [tier, part / 100]))
    run({ batches, spins: curve, shares: shares as typeof everybody, runs: runsFor(batches) })
  }
  return (
    <section
      className="panel simulator"
      aria-label={m.lucky_wheels_sim_title()}
      aria-busy={simulated.state === 'running'}
    >
      <header className="panel-head">
        <h2>{m.lucky_wheels_sim_title()}</h2>
      </header>
      <p className="simulator-hint">{m.lucky_wheels_sim_hint()}</p>
      <SpinCurve curve={curve} past={known} isTyped={typed !== null} onChange={setTyped} />
      {tiersOf(wheel).length > 0 && (
        <fieldset className="simulator-shares">
          <legend>{m.lucky_wheels_sim_shares()}</legend>
          {tiersOf(wheel).map((tier) => (
            <label key={tier}>
              <span>{tierName(tier)}</span>
              <NumberInput
                {...percent}
                suffix="%"
                value={percents[tier]}
                onChange={(part) => numberFault(part, percent) ?? setPercents({ ...percents, [tier]: part ?? 0 })}
              />
            </label>
          ))}
        </fieldset>
      )}
      <div>
        <Button onClick={start} disabled={!batches} loading={simulated.state === 'running'}>
          {m.lucky_wheels_sim_run()}
        </Button>
        {!batches && <p className="simulator-hint">{m.lucky_wheels_sim_missing()}</p>}
      </div>
      {simulated.state === 'failed' && <Alert type="error" title={m.lucky_wheels_sim_failed()} />}
      {simulated.state === 'done' && played && (
        <>
          {played !== wheel && !isSamePlan(played, wheel) && (
            <Alert type="warning" title={m.lucky_wheels_sim_stale()} />
          )}
          <ForecastTables wheel={played} forecast={simulated.forecast} tierName={tierName} />
        </>
      )}
    </section>
  )
}

/** Whether the form still holds the simulated values. */
const isSamePlan = (one: WheelPlan, other: WheelPlan | null): boolean =>
  JSON.stringify(playable(one)) === JSON.stringify(playable(other))
