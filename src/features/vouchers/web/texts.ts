import * as texts from '../../../generated/messages/texts/vouchers.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
