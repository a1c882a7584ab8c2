import * as badges from '../../../generated/messages/texts/badges.js'
import * as banners from '../../../generated/messages/texts/banners.js'
import * as texts from '../../../generated/messages/texts/change_sets.js'
import * as events from '../../../generated/messages/texts/events.js'
import * as luckyWheels from '../../../generated/messages/texts/lucky_wheels.js'
import * as vouchers from '../../../generated/messages/texts/vouchers.js'
import { registerTexts } from '../../../platform/web/texts.ts'

// A refusal of a change has a text of the record's own feature.
for (const feature of [texts, badges, banners, events, luckyWheels, vouchers]) registerTexts(feature)
