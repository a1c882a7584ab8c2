import * as texts from '../../../generated/messages/texts/badges.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
