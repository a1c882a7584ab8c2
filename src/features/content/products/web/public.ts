import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'

export { productTypeName } from './product-texts.ts'
export const ProductCard = lazyPart(() => import('./product-card.tsx'))
