import * as texts from '../../../generated/messages/texts/events.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
