import { Suspense } from 'react'
import { soonPart } from '../parts/lazy-part.tsx'
import type { Question } from './question-dialog.tsx'

const QuestionDialog = soonPart(() => import('./question-dialog.tsx'))

/** A question with two answers. Mount it to ask. */
export function ConfirmDialog(question: Question) {
  return (
    <Suspense>
      <QuestionDialog {...question} />
    </Suspense>
  )
}
