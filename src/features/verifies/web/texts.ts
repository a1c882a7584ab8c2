import * as texts from '../../../generated/messages/texts/verifies.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
