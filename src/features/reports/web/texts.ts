import * as texts from '../../../generated/messages/texts/reports.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
