import { useEffect, useRef, useState } from 'react'
import { ask, Failure, newKey } from './api.ts'
import { spin as spinDocument, wheel as wheelDocument } from './documents.ts'
import { useLoaded, useSession } from './hooks.ts'
import { inLocale, number, t } from './look.ts'
import { Refused } from './parts.tsx'
import { Receipt } from './receipt.tsx'
import type { Spin, Wheel } from './types.ts'

const spinMilliseconds = 4_000
const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The part of a disc between two of `count` spokes. */
function sector(index: number, count: number): string {
  const at = (turn: number) => `${50 + 48 * Math.sin(turn * 2 * Math.PI)} ${50 - 48 * Math.cos(turn * 2 * Math.PI)}`
  return `M50 50 L${at(index / count)} A48 48 0 0 1 ${at((index + 1) / count)} Z`
}

/** The prizes, with a sector that wins nothing between any two. */
const sectorsOf = ({ prizes }: Wheel) =>
  prizes.slice(0, 6).flatMap((prize) => [
    { id: prize._id, tier: prize.prizeTier, name: inLocale(prize.name, prize.nameEn) },
    { id: `after ${prize._id}`, tier: 'none', name: '' },
  ])

/** Where the disc stops: in the middle of what was won, else of a sector that wins nothing. */
function turnTo(wheel: Wheel, won: Spin['won']): number {
  const sectors = sectorsOf(wheel)
  const found = sectors.findIndex(({ id }) => id === won?.prizeId)
  return 1 - (found < 0 ? 1 : found) / sectors.length
}

function Disc({ wheel, turn, onSpin }: { wheel: Wheel; turn: number; onSpin: () => void }) {
  const from = useRef<{ x: number; y: number } | null>(null)
  const sectors = sectorsOf(wheel)
  return (
    // For the eyes and the hand alone: the button below does the same.
    <svg
      className="disc"
      viewBox="0 0 100 100"
      aria-hidden="true"
      onPointerDown={({ clientX: x, clientY: y }) => (from.current = { x, y })}
      onPointerUp={({ clientX, clientY }) => {
        const start = from.current
        from.current = null
        if (start && Math.hypot(clientX - start.x, clientY - start.y) > 24) onSpin()
      }}
    >
      <g
        style={{ transform: `rotate(${turn - 0.5 / sectors.length}turn)`, transitionDuration: `${spinMilliseconds}ms` }}
      >
        {sectors.map(({ id, tier, name }, i) => (
          <g key={id}>
            <path className={tier} d={sector(i, sectors.length)} />
            <text
              className={name.length > 14 ? 'long' : ''}
              transform={`rotate(${((i + 0.5) / sectors.length) * 360 - 90} 50 50)`}
              x="95"
              y="51.3"
            >
              {name.length > 22 ? `${name.slice(0, 21)}…` : name}
            </text>
          </g>
        ))}
      </g>
      <circle cx="50" cy="50" r="7" />
      <path className="hand" d="M46 0h8l-4 9z" />
    </svg>
  )
}

const outcomeText = ({ won, message, messageEn }: Spin) => {
  if (!won) return inLocale(message ?? '', messageEn ?? '') || t('missed')
  const prize = inLocale(won.name, won.nameEn)
  if (won.code !== null) return t('won_code', { prize, code: won.code })
  return won.point === null ? t('won', { prize }) : t('won_points', { prize, points: number(won.point) })
}

/** Until a spin is answered its id is kept, so that no turn is lost, even if the page is loaded again. */
const pending = 'sample.spin'

function useSpin(wheel: Wheel | null | undefined, onAnswered: () => void) {
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<{ isTurning: boolean; spun: Spin | null; failure: Failure | null }>({
    isTurning: false,
    spun: null,
    failure: null,
  })
  const run = async () => {
    if (!wheel || state.isTurning) return
    setState({ isTurning: true, spun: null, failure: null })
    const requestId = sessionStorage.getItem(pending) ?? newKey()
    sessionStorage.setItem(pending, requestId)
    try {
      const { spin } = await ask<{ spin: Spin }>(spinDocument, { wheelId: wheel._id, requestId })
      sessionStorage.removeItem(pending)
      setTurn(Math.ceil(turn) + 5 + turnTo(wheel, spin.won))
      if (!isCalm()) await wait(spinMilliseconds)
      setState({ isTurning: false, spun: spin, failure: null })
      onAnswered()
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (!error.isUnknown) sessionStorage.removeItem(pending)
      setState({ isTurning: false, spun: null, failure: error })
    }
  }
  return { ...state, turn, run: () => void run() }
}

export function WheelScreen() {
  const { reloadMe } = useSession()
  const { data, failure, reload } = useLoaded<{ wheel: Wheel | null }>(wheelDocument)
  const wheel = data?.wheel
  const spin = useSpin(wheel, () => {
    reload()
    reloadMe()
  })
  const outcome = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (spin.spun) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [spin.spun])
  if (!wheel)
    return (
      <>
        <h1>{t('tab_wheel')}</h1>
        <Refused failure={failure} />
        <p className="quiet empty">{data ? t('no_wheel') : t('loading')}</p>
      </>
    )
  const { free, earned } = wheel.turns
  return (
    <>
      <h1>{inLocale(wheel.title, wheel.titleEn)}</h1>
      <div className="wheel">
        <section aria-label={t('tab_wheel')}>
          <Disc wheel={wheel} turn={spin.turn} onSpin={spin.run} />
          <button type="button" className="main" disabled={spin.isTurning || free + earned === 0} onClick={spin.run}>
            {spin.isTurning ? t('turning') : t('spin')}
          </button>
          <p className="quiet">{t('turns', { free: number(free), earned: number(earned) })}</p>
          <Refused failure={spin.failure} />
        </section>
        <div>
          <div role="status">
            {spin.spun && (
              <h2 ref={outcome} className="outcome">
                {outcomeText(spin.spun)}
              </h2>
            )}
          </div>
          {spin.spun && <Receipt key={spin.spun.spinId} spinId={spin.spun.spinId} />}
          <section className="card" aria-label={t('prizes')}>
            <h2>{t('prizes')}</h2>
            <ul className="plain-list">
              {wheel.prizes.map(({ _id, name, nameEn, point, prizeTier }) => (
                <li key={_id}>
                  <i className={prizeTier} />
                  {inLocale(name, nameEn)}
                  {point !== null && <small>{t('points', { points: number(point) })}</small>}
                </li>
              ))}
            </ul>
            <h2>{t('more_turns')}</h2>
            <ul className="plain-list">
              {wheel.instructions.map(({ title, titleEn, turns }) => (
                <li key={title}>
                  {inLocale(title, titleEn)}
                  {turns > 0 && <small>+{turns}</small>}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  )
}
