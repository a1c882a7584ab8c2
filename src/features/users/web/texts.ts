import * as texts from '../../../generated/messages/texts/users.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
