import * as texts from '../../../generated/messages/texts/audit.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
