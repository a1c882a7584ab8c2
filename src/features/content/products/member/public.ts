export { changeProduct, createProduct, deleteProduct, type ProductChange } from './product.commands.ts'
