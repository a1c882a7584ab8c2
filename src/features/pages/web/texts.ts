import * as texts from '../../../generated/messages/texts/pages.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
