import * as texts from '../../../generated/messages/texts/system_notifications.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
