import { useEffect, useRef } from 'react'
import { markRead, notifications } from './documents.ts'
import { useAction, useEvery, useList, useSession } from './hooks.ts'
import { type Key, t, time } from './look.ts'
import { Items } from './parts.tsx'
import type { Notice } from './types.ts'

export function Inbox() {
  const { me, reloadMe } = useSession()
  const list = useList<Notice>(notifications)
  const reading = useAction(markRead)
  const newest = list.items?.[0]?.createdAt
  const seen = useRef('')
  useEffect(() => {
    if (newest === undefined || newest === seen.current) return
    seen.current = newest
    void reading.run({ until: newest }).then(reloadMe)
  })
  // What came while the inbox was open is shown at its top.
  useEvery(10_000, () => me.unreadNotifications > 0 && list.reload())
  return (
    <>
      <h1>{t('tab_inbox')}</h1>
      <Items list={list} empty={t('inbox_empty')}>
        {({ type, message, read, createdAt }) => (
          <article className={read ? 'card notice' : 'card notice new'}>
            <p>
              <b>{t(`notice_${type}` as Key)}</b>
              {!read && <em>{t('new')}</em>}
            </p>
            <p>{message}</p>
            <small>{time(createdAt)}</small>
          </article>
        )}
      </Items>
    </>
  )
}
