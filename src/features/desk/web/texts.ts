import * as texts from '../../../generated/messages/texts/desk.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
