/** Separate from the rules, so that the routes of the list do not load those. */
export const productTypes = ['HOTEL', 'TOUR'] as const
export type ProductType = (typeof productTypes)[number]

export const isProductType = (type: string): type is ProductType => (productTypes as readonly string[]).includes(type)
