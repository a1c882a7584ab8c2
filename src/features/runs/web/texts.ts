import * as texts from '../../../generated/messages/texts/runs.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
