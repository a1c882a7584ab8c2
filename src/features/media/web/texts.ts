import * as texts from '../../../generated/messages/texts/media.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
