export { badgeById, type BadgeRow, registerFormsOfBadge, type RegisterFormRow } from './badge.queries.ts'
export { Badge, RegisterFormInputType } from './badge.type.ts'
