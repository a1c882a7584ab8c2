import * as texts from '../../../generated/messages/texts/products.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
