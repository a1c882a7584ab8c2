export { createPage, updatePage } from './page.commands.ts'
export { MemberPage, requireOwnPage, requirePage, seenPage } from './page.ts'
