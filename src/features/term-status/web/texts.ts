import * as texts from '../../../generated/messages/texts/term_status.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
