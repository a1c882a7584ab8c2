import * as texts from '../../generated/messages/texts/platform.js'
import { registerTexts } from './texts.ts'

// What can be said of any request or field. No list waits for it: it comes with forms, or with the first refusal.
registerTexts(texts)
