export { changeProduct, createProduct, type ProductChange } from './product.commands.ts'
