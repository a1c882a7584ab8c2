import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { addToCard } from '../../../../platform/web/records/record-parts.tsx'
import type { WordTrial } from '../word-trial.ts'

const TrialResult = lazyPart(() => import('./trial-result.tsx'))

interface Trial {
  readonly kind: string
  readonly state: string
  readonly result: unknown
}

addToCard<Trial>('RUN', ({ record: { kind, state, result } }) =>
  kind === 'WORD_TRIAL' && state === 'DONE' ? <TrialResult trial={result as WordTrial} /> : null,
)
