export { nameOfCategory, PageCategory, pageCategoryById } from './page-category.type.ts'
