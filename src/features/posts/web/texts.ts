import * as texts from '../../../generated/messages/texts/posts.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
