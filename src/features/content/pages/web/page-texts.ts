import { m } from '../../../../generated/messages/messages.js'
import type { PageType } from '../page.values.ts'

const typeNames: Record<PageType, () => string> = {
  BUSINESS_OR_BRAND: m.pages_type_business,
  COMMUNITY_OR_PUBLIC_FIGURE: m.pages_type_community,
}
const verifyNames: Record<string, () => string> = {
  PENDING: m.pages_verify_pending,
  VERIFIED: m.pages_verify_verified,
  REJECTED: m.pages_verify_rejected,
  IGNORED: m.pages_verify_ignored,
}

export const pageTypeName = (type: string) => typeNames[type as PageType]?.() ?? type
export const verifyName = (status: string) => verifyNames[status]?.() ?? status
