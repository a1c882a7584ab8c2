export { groupById } from './group.queries.ts'
export { Group } from './group.type.ts'
