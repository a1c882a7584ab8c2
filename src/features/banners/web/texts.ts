import * as texts from '../../../generated/messages/texts/banners.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
