import { type FormEvent, useRef, useState } from 'react'
import { Failure, upload } from './api.ts'
import { createPost, places } from './documents.ts'
import { gaveText, useAction, useLoaded, useSession } from './hooks.ts'
import { t } from './look.ts'
import { Dialog, Field, Refused } from './parts.tsx'
import type { Gave, Post } from './types.ts'

const types = ['STATUS', 'DISCOVERY', 'CHECK_IN', 'REVIEW'] as const

interface Places {
  readonly places: { readonly items: readonly { _id: string; name: string; location: string | null }[] }
}

function PlaceChoice({ failure }: { failure: Failure | null }) {
  const [q, setQ] = useState('')
  const { data } = useLoaded<Places>(places, q === '' ? {} : { q })
  const wrong = failure?.fields.placeId
  return (
    <>
      <Field name="" label={t('find_place')} failure={null} value={q} onChange={(event) => setQ(event.target.value)} />
      <label className="field">
        {t('place')}
        <select name="placeId" aria-invalid={wrong ? true : undefined}>
          {data?.places.items.map(({ _id, name, location }) => (
            <option key={_id} value={_id}>
              {[name, location].filter(Boolean).join(', ')}
            </option>
          ))}
        </select>
        {wrong && <small className="wrong">{wrong}</small>}
      </label>
    </>
  )
}

interface ComposeProps {
  readonly shared: Post | undefined
  readonly onClose: () => void
  readonly onWritten: (post: Post) => void
}

export function Compose({ shared, onClose, onWritten }: ComposeProps) {
  const { say, reloadMe } = useSession()
  const [type, setType] = useState<string>(shared ? 'SHARE' : 'STATUS')
  const [refused, setRefused] = useState<Failure | null>(null)
  const write = useAction<{ createPost: Gave & { post: Post } }>(createPost)
  const failure = refused ?? write.failure
  const uploaded = useRef({ picture: '', id: '' })

  /** A picture is sent once, also when the post is sent again: it would be another request otherwise. */
  const idOf = async (file: File) => {
    const picture = `${file.name} ${file.size} ${file.lastModified}`
    if (uploaded.current.picture !== picture) uploaded.current = { picture, id: await upload(file) }
    return uploaded.current.id
  }
  const hasPlace = type === 'CHECK_IN' || type === 'REVIEW'

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { '': _search, rating, picture, ...given } = Object.fromEntries(new FormData(event.currentTarget))
    setRefused(null)
    try {
      const mediaIds = picture instanceof File && picture.size > 0 ? [await idOf(picture)] : []
      const stars = rating ? { rating: Number(rating) } : {}
      const sharing = shared ? { sharedPostId: shared._id } : {}
      const written = await write.run({ data: { ...given, type, mediaIds, ...stars, ...sharing } })
      if (!written) return
      onWritten(written.createPost.post)
      onClose()
      say(gaveText(written.createPost, 'posted'))
      reloadMe()
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      setRefused(error)
    }
  }

  return (
    <Dialog title={shared ? t('share_title', { by: shared.creator.fullName }) : t('write')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        {!shared && (
          <label className="field">
            {t('type')}
            <select value={type} onChange={(event) => setType(event.target.value)}>
              {types.map((one) => (
                <option key={one} value={one}>
                  {t(`type_${one}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        {hasPlace && <PlaceChoice failure={failure} />}
        {type === 'REVIEW' && (
          <label className="field">
            {t('rating')}
            <select name="rating" defaultValue="5">
              {[5, 4, 3, 2, 1].map((stars) => (
                <option key={stars} value={stars}>
                  {t('rated', { rating: stars })}
                </option>
              ))}
            </select>
          </label>
        )}
        <Field name="title" label={t('post_title')} failure={failure} maxLength={500} />
        <Field name="content" label={t('post_content')} failure={failure} maxLength={20_000} rows={5} />
        {!shared && <Field name="picture" label={t('picture')} failure={null} type="file" accept="image/*" />}
        <Refused failure={failure} fields={['title', 'content', 'placeId']} />
        <button type="submit" className="main" disabled={write.isBusy}>
          {t('publish')}
        </button>
      </form>
    </Dialog>
  )
}
