import { useLive } from '../../../../platform/web/live/live.ts'
import type { RecordModel } from '../../../../generated/graphql/graphql.ts'

/** Loads a record again when it changes elsewhere: for screens without input. */
export function useRefetchOnChange(model: RecordModel, id: string, onChange: () => unknown): void {
  useLive((event) => {
    const concerned =
      event.type === 'changed' && event.records.some((record) => record.model === model && record.id === id)
    if (concerned || event.type === 'resync') void onChange()
  })
}
