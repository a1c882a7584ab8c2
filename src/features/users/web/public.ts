export { countryName } from './country-name.ts'
export { userWords } from './user-words.ts'
