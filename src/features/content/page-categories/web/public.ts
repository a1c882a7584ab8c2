import { currentLocale } from '../../../../platform/web/words/locale.ts'

/** A category's name in the language of the screen. */
export const categoryName = (category: { readonly name: { readonly VI_VN: string; readonly EN_US: string } }): string =>
  currentLocale() === 'vi' ? category.name.VI_VN : category.name.EN_US
