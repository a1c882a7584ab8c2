// A refusal of a change has a text of the record's own feature.
import '../../../../generated/messages/texts/badges.js'
import '../../../../generated/messages/texts/banners.js'
import '../../../../generated/messages/texts/change_sets.js'
import '../../../../generated/messages/texts/events.js'
import '../../../../generated/messages/texts/lucky_wheels.js'
import '../../../../generated/messages/texts/media.js'
import '../../../../generated/messages/texts/vouchers.js'
