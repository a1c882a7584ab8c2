import type { TermModel } from '../../../../generated/graphql/graphql.ts'
import type { BulkAction } from '../../../../platform/web/list/list-declaration.ts'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'

const DeskNote = lazyPart(() => import('./desk-note.tsx'))

/**
 * For a bulk action that closes reports: says which of the chosen records colleagues are deciding at the desk, and asks
 * before it takes them from them.
 *
 * @param of the list that the filters belong to; the model's own if null
 */
export const deskGuard =
  (model: TermModel, of: string | null = null): NonNullable<BulkAction['guard']> =>
  (chosen, onReady) => <DeskNote model={model} of={of} chosen={JSON.stringify(chosen)} onReady={onReady} />
