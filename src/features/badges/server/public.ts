export { badgeById } from './badge.queries.ts'
export { Badge } from './badge.type.ts'
