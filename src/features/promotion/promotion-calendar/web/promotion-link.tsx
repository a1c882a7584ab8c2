import { Link } from '@tanstack/react-router'
import { type Promotion, titleOf } from './calendar-words.ts'

interface Props {
  readonly promotion: Promotion
  readonly className?: string
}

/** A link to the screen where the promotion is edited. */
export function PromotionLink({ promotion, className }: Props) {
  const { _id: id, kind, wheelId } = promotion
  const common = { ...(className && { className }), params: { id }, children: titleOf(promotion) }
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
