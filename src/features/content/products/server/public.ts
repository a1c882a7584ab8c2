export { mediasOfProduct, productById } from './product.queries.ts'
