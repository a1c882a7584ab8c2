import { m } from '../../../../generated/messages/messages.js'
import { pictureName } from '../../../../platform/web/words/picture-name.ts'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { yesOrNo } from '../../../../platform/web/words/yes-or-no.ts'
import { eventRecord } from '../event.record.ts'

export const statusName = (enabled: boolean) => (enabled ? m.events_enabled() : m.events_disabled())
const shown = (value: unknown) => yesOrNo(value === true)

export const eventWords = recordWords(eventRecord, {
  name: m.events_record,
  fields: {
    name: { label: m.common_name },
    status: { label: m.common_status, value: (status) => statusName(status === true) },
    loop: { label: m.events_loop },
    logoId: { label: m.events_logo, value: pictureName },
    logoStatus: { label: m.events_logo_shown, value: shown },
    backgroundId: { label: m.events_background, value: pictureName },
    backgroundStatus: { label: m.events_background_shown, value: shown },
    animationId: { label: m.events_animation, value: pictureName },
    animationStatus: { label: m.events_animation_shown, value: shown },
  },
  actions: {
    createEvent: m.events_action_create,
    updateEvent: m.events_action_update,
    cmsDeleteEvent: m.events_action_delete,
  },
})
