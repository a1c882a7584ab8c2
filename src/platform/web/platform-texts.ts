import * as texts from '../../generated/messages/texts/platform.js'
import { registerTexts } from './texts.ts'

// The texts of general refusals and field issues. Loaded with forms or with the first refusal, so that lists do not
// wait for it.
registerTexts(texts)
