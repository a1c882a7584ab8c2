import { useEffect, useState } from 'react'
import type { RecordModel, ViewingMutation } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { useLive } from '../../../../platform/web/live/live.ts'
import { randomId } from '../../../../platform/web/requests/random-id.ts'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { liveOperations } from '../live.operations.ts'
import { presenceEvery } from '../live.rules.ts'
import { viewingDocument } from './live.documents.ts'
import './live.css'

type Others = ViewingMutation['cmsViewing']

interface Props {
  readonly model: RecordModel
  readonly id: string
}

/** The others who have this record open. A hidden tab counts as closed. */
export function Presence({ model, id }: Props) {
  const others = useOthers(model, id)
  const names = others.map(({ user }) => user.fullName).join(', ')
  return (
    <p className="live-presence" role="status">
      {others.length > 0 && (
        <>
          {others.map(({ user }) => (
            <Face key={user._id} person={user} size={24} />
          ))}
          <span>{m.live_viewing({ names })}</span>
        </>
      )}
    </p>
  )
}

function useOthers(model: RecordModel, id: string): Others {
  const may = usePermission(liveOperations.cmsViewing)
  const [others, setOthers] = useState<Others>([])
  const [asked, setAsked] = useState(0)
  useLive((event) => {
    if (event.type === 'resync') setAsked((n) => n + 1)
    else if (event.type === 'presence' && event.records.some((record) => record.model === model && record.id === id)) {
      setAsked((n) => n + 1)
    }
  })
  const [tab] = useState(() => randomId())
  useEffect(() => {
    if (!may) return
    let gone = false
    const here = async () => {
      if (document.hidden || asked < 0) return
      const found = await request(viewingDocument, { tab, model, _id: id }).catch(() => undefined)
      if (found && !gone) setOthers(found.cmsViewing)
    }
    void here()
    const timer = setInterval(() => void here(), presenceEvery * 1000)
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [may, tab, model, id, asked])
  useEffect(() => {
    if (!may) return
    const away = () =>
      void request(viewingDocument, { tab, model, _id: id, leaving: true }, { keepalive: true }).catch(() => undefined)
    const turned = () => (document.hidden ? away() : setAsked((n) => n + 1))
    document.addEventListener('visibilitychange', turned)
    addEventListener('pagehide', away)
    return () => {
      document.removeEventListener('visibilitychange', turned)
      removeEventListener('pagehide', away)
      away()
    }
  }, [may, tab, model, id])
  return others
}
