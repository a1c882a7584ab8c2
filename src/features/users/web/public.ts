export { countryName } from './country-name.ts'
