export { changePlace, createPlace, type PlaceChange } from './place.commands.ts'
export { MemberPlace, requirePlace } from './place.ts'
