import { m } from '../../../../generated/messages/messages.js'
import type { ProductType } from '../product.values.ts'

const typeNames: Record<ProductType, () => string> = { HOTEL: m.products_type_hotel, TOUR: m.products_type_tour }

export const productTypeName = (type: string) => typeNames[type as ProductType]?.() ?? type

const dong = new Intl.NumberFormat('vi-VN')

/** A price in whole đồng, with a dot between the thousands in every language: `1.250.000 ₫`. */
export const priceText = (price: number) => `${dong.format(price)} ₫`
