export { chosenCategory } from './category.ts'
