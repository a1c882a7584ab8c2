import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import type { InstructionType } from '../instruction.list.ts'
import { instructionRecord } from '../instruction.record.ts'
import type { MissionType } from '../../../people/trusted-points/mission.ts'

const typeNames: Readonly<Record<InstructionType, () => string>> = {
  ONCE: m.lucky_wheel_instructions_text_type_once,
  DAILY: m.lucky_wheel_instructions_text_type_daily,
  EACH_TIME: m.lucky_wheel_instructions_text_type_each_time,
  NOTE: m.lucky_wheel_instructions_text_type_note,
}
export const typeName = (type: string) => typeNames[type as InstructionType]()

const missionNames: Readonly<Record<MissionType, () => string>> = {
  SIGN_IN: m.lucky_wheel_instructions_mission_sign_in,
  REFERRAL: m.lucky_wheel_instructions_mission_referral,
  REVIEW: m.lucky_wheel_instructions_mission_review,
  CHECK_IN: m.lucky_wheel_instructions_mission_check_in,
  SHARE: m.lucky_wheel_instructions_mission_share,
}
export const missionName = (mission: unknown) => missionNames[mission as MissionType]()

export const instructionWords = recordWords(instructionRecord, {
  name: m.lucky_wheel_instructions_record,
  fields: {
    type: { label: m.common_type, value: (type) => typeName(type as InstructionType) },
    title: { label: m.common_title },
    titleEn: { label: m.lucky_wheel_instructions_title_en },
    description: { label: m.lucky_wheel_instructions_description },
    descriptionEn: { label: m.lucky_wheel_instructions_description_en },
    turns: { label: m.lucky_wheel_instructions_turns },
    missionType: { label: m.lucky_wheel_instructions_mission, value: missionName },
  },
  actions: {
    createLuckyWheelInstruction: m.lucky_wheel_instructions_action_create,
    updateLuckyWheelInstruction: m.lucky_wheel_instructions_action_update,
    deleteLuckyWheelInstruction: m.lucky_wheel_instructions_action_delete,
  },
})
