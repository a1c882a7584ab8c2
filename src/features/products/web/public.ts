import { lazy } from 'react'

export { productTypeName } from './product-texts.ts'
export const ProductCard = lazy(() => import('./product-card.tsx'))
