import * as texts from '../../../generated/messages/texts/badge_requests.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
