export { balanceOf, readBalances } from './balance.ts'
export { closestPeople } from './closest-people.ts'
export { holdPeople, lockUser } from './locks.ts'
export { nameOfPerson } from './user.names.ts'
export {
  countUsers,
  findsContact,
  findsPerson,
  newestOrNamed,
  type UserFilters,
  type UserRow,
  type UserSort,
  userById,
  usersInOrder,
  whereUsers,
} from './user.queries.ts'
export { badgeReaders, Gender, shownTo, User } from './user.type.ts'
