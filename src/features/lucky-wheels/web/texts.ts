import * as texts from '../../../generated/messages/texts/lucky_wheels.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
