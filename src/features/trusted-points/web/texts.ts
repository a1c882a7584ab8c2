import * as texts from '../../../generated/messages/texts/trusted_points.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
