import * as texts from '../../../generated/messages/texts/configs.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
