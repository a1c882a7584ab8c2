import { Link } from '@tanstack/react-router'
import { m } from '../../../../generated/messages/messages.js'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { pageOperations } from '../../pages/page.operations.ts'
import './posts.css'

interface Props {
  readonly page: { readonly _id: string; readonly name: string }
}

/** The page in whose name a post was written: a link for those who may open it. */
export function PostPageName({ page: { _id, name } }: Props) {
  const mayOpen = usePermission(pageOperations.cmsGetPage)
  return (
    <span className="posts-page">
      <span className="visually-hidden">{m.posts_page()}: </span>
      {mayOpen ? (
        <Link to="/pages" search={{ pageId: _id }}>
          {name}
        </Link>
      ) : (
        name
      )}
    </span>
  )
}
