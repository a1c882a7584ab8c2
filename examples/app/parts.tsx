import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import type { Failure } from './api.ts'
import type { List } from './hooks.ts'
import { t } from './look.ts'
import type { Media } from './types.ts'

/** A native dialog: it takes the focus, keeps it, closes on Escape, and gives the focus back. */
export function Dialog(props: { title: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  useLayoutEffect(() => {
    const shown = dialog.current!
    shown.showModal()
    return () => shown.close()
  }, [])
  return (
    <dialog ref={dialog} aria-labelledby={title} onClose={props.onClose}>
      <header>
        <h2 id={title}>{props.title}</h2>
        <button type="button" className="plain" onClick={() => dialog.current?.close()}>
          {t('close')}
        </button>
      </header>
      {props.children}
    </dialog>
  )
}

interface FieldProps {
  readonly label: string
  /** The name of the field in the mutation's input. */
  readonly name: string
  readonly failure: Failure | null
  readonly hint?: string
  /** Whether it is the only field: then it is what any refusal is about. */
  readonly isOnly?: boolean
}

/** A field with its label, and under it what the server says is wrong with it. */
export function Field({
  label,
  name,
  failure,
  hint,
  isOnly = false,
  rows,
  ...input
}: FieldProps & ComponentProps<'input'> & { readonly rows?: number }) {
  const id = useId()
  const wrong = failure?.fields[name] ?? (isOnly ? failure?.message : undefined)
  const shared = {
    id,
    name,
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': wrong || hint ? `${id}-said` : undefined,
  }
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...shared} rows={rows} maxLength={input.maxLength} required={input.required} />
      ) : (
        <input {...input} {...shared} />
      )}
      {(wrong || hint) && (
        <small id={`${id}-said`} className={wrong ? 'wrong' : ''} role={wrong ? 'alert' : undefined}>
          {wrong ?? hint}
        </small>
      )}
    </p>
  )
}

const noFields: readonly string[] = []

/** What was refused, unless it stands under one of these fields. */
export function Refused({ failure, fields = noFields }: { failure: Failure | null; fields?: readonly string[] }) {
  const isAtField = failure !== null && fields.some((field) => field in failure.fields)
  return (
    <div role="alert" className="wrong">
      {failure && !isAtField && <p>{failure.message}</p>}
    </div>
  )
}

/** A list with its states: loading, empty, failed, and more to come. */
export function Items<T extends { readonly _id: string }>(props: {
  list: List<T>
  empty: string
  children: (item: T) => ReactNode
}) {
  const { items, failure, hasMore, more, reload } = props.list
  return (
    <>
      {items === null && !failure && <p className="quiet">{t('loading')}</p>}
      {items?.length === 0 && <p className="quiet empty">{props.empty}</p>}
      <ul className="items">
        {items?.map((item) => (
          <li key={item._id}>{props.children(item)}</li>
        ))}
      </ul>
      <Refused failure={failure} />
      {failure && items === null && (
        <button type="button" onClick={reload}>
          {t('again')}
        </button>
      )}
      {hasMore && (
        <button type="button" className="more" onClick={() => void more()}>
          {t('more')}
        </button>
      )}
    </>
  )
}

/** Pictures and videos of a record, which say no more than its text. */
export function Pictures({ medias }: { medias: readonly Media[] }) {
  const shown = medias.filter(({ type }) => type !== 'FILE').slice(0, 4)
  if (shown.length === 0) return null
  return (
    <div className={`pictures count-${shown.length}`}>
      {shown.map((media) =>
        media.type === 'VIDEO' ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- members upload none
          <video key={media._id} src={media.uri} controls preload="none" poster={media.thumbnail ?? undefined} />
        ) : (
          <img
            key={media._id}
            src={shown.length > 1 ? (media.thumbnail ?? media.uri) : media.uri}
            alt=""
            loading="lazy"
          />
        ),
      )}
    </div>
  )
}
