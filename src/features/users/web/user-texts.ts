import { m } from '../../../generated/messages/messages.js'
import type { Gender } from '../user.rules.ts'

const genderNames: Record<Gender, () => string> = {
  MALE: m.users_gender_male,
  FEMALE: m.users_gender_female,
  OTHER: m.users_gender_other,
}

const nameIn = (names: Record<string, () => string>) => (value: string) => names[value]?.() ?? value
export const genderName = nameIn(genderNames)
