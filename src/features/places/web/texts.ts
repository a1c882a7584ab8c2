import * as texts from '../../../generated/messages/texts/places.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
