import * as texts from '../../../generated/messages/texts/groups.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
