import { PageLink } from '../../../content/pages/web/public.ts'
import { CreatorLink } from '../../../records/persons/web/public.ts'
import './reports.css'

type Speaker = Parameters<typeof CreatorLink>[0]['creator']
type Spoken = Parameters<typeof PageLink>[0]['page']

/** The author: if something was written as a page, the page, with the person below it. */
export function Author({ creator, page }: { readonly creator: Speaker; readonly page?: Spoken | null | undefined }) {
  return (
    <span className="reports-author">
      {page && <PageLink page={page} />}
      <CreatorLink creator={creator} />
    </span>
  )
}

/** An e-mail address; if it is too long for one line, it is broken before its domain. */
export function Email({ address }: { readonly address: string | null | undefined }) {
  const [name, ...domain] = address?.split(/(?=@)/) ?? []
  return (
    <span className="reports-email">
      {name}
      <wbr />
      {domain}
    </span>
  )
}
