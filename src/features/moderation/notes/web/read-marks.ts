import { useEffect } from 'react'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import type { MarkModel } from '../note.values.ts'
import { readEndpointMarksDocument, readMarksDocument } from './note.documents.ts'

interface On {
  readonly model: MarkModel
  readonly targetId: string
}

/**
 * Tells the server that the marks on this were read, once they are on the screen.
 *
 * @param unread how many there are; 1 where that is not known
 */
export function useReadMarks({ model, targetId }: On, unread: number): void {
  useEffect(() => {
    if (unread === 0) return
    const read =
      model === 'WEBHOOK_ENDPOINT'
        ? request(readEndpointMarksDocument, { endpointId: targetId })
        : request(readMarksDocument, { model, targetId })
    void read
      .then(() => recordsChanged('MARK'))
      // They stay unread until the next time.
      .catch(() => undefined)
  }, [model, targetId, unread])
}
