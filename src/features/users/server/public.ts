export { User } from './user.type.ts'
export { closestPeople } from './closest-people.ts'
export { findsPerson, type UserRow, userById } from './user.queries.ts'
export { nameOfPerson } from './user.names.ts'
