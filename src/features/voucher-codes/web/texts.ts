import * as texts from '../../../generated/messages/texts/voucher_codes.js'
import * as ofVouchers from '../../../generated/messages/texts/vouchers.js'
import { registerTexts } from '../../../platform/web/texts.ts'

registerTexts(texts)
registerTexts(ofVouchers)
