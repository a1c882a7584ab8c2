export { countryName } from './country-name.ts'
export { genderName, groupName, statusName } from './user-texts.ts'
