export { countryName } from './country-name.ts'
export { genderName } from './user-texts.ts'
