import * as texts from '../../../generated/messages/texts/grants.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
