export { User } from './user.type.ts'
export { type UserRow, userById } from './user.queries.ts'
export { nameOfPerson } from './user.names.ts'
