import { Link } from '@tanstack/react-router'
import type { Promotion } from './calendar-words.ts'

interface Props {
  readonly promotion: Promotion
  readonly className?: string
}

/** A link to the screen where the promotion is edited. */
export function PromotionLink({ promotion: { _id: id, kind, title, wheelId }, className }: Props) {
  const common = { ...(className && { className }), params: { id }, children: title }
  switch (kind) {
    case 'BANNER':
      return <Link {...common} to="/banners/$id/edit" />
    case 'EVENT':
      return <Link {...common} to="/event/edit/$id" />
    case 'WHEEL':
    case 'BATCH':
      return <Link {...common} to="/lucky-wheels/edit/$id" params={{ id: wheelId ?? id }} />
    default:
      return <Link {...common} to="/vouchers/$id/edit" />
  }
}
