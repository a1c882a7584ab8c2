import * as texts from '../../../generated/messages/texts/security.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
