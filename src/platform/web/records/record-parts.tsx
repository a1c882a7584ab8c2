import { type ComponentType, Suspense } from 'react'

type Part<R> = ComponentType<{ readonly record: R }>

const parts: Record<string, Part<never>[]> = {}

/** Adds to the card of a record what its own feature does not know, such as the posts of a page. */
export function addToCard<R>(model: string, part: Part<R>): void {
  parts[model] = [...(parts[model] ?? []), part as Part<never>]
}

/** What other features add to the card of a record. */
export function AddedParts<R>({ model, record }: { readonly model: string; readonly record: R }) {
  const added = (parts[model] ?? []) as unknown as readonly Part<R>[]
  return (
    <Suspense>
      {added.map((Added, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a model never change
        <Added key={index} record={record} />
      ))}
    </Suspense>
  )
}
