export { badgeById } from './badge.queries.ts'
export { Badge, RegisterFormInputType } from './badge.type.ts'
