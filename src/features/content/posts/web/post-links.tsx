import { EditOutlined, ExportOutlined } from '@ant-design/icons'
import { m } from '../../../../generated/messages/messages.js'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { postOperations } from '../post.operations.ts'
import { LinkButton } from '../../../../platform/web/parts/link-button.tsx'

/** Links from a post: in its dialog to its own page, and on that page to its form. */
export function PostLinks({ id, page = false }: { readonly id: string; readonly page?: boolean }) {
  const mayEdit = usePermission(postOperations.cmsUpdatePost)
  return (
    <nav className="posts-links" aria-label={m.posts_crumb_post()}>
      {page && (
        <LinkButton to="/posts/$id" params={{ id }} size="small" icon={<ExportOutlined aria-hidden />}>
          {m.posts_open_page()}
        </LinkButton>
      )}
      {mayEdit && !page && (
        <LinkButton to="/posts/$id/edit" params={{ id }} icon={<EditOutlined aria-hidden />}>
          {m.common_edit()}
        </LinkButton>
      )}
    </nav>
  )
}
