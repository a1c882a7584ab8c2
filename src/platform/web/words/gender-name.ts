import { m } from '../../../generated/messages/messages.js'

const names: Readonly<Record<string, () => string>> = {
  MALE: m.common_gender_male,
  FEMALE: m.common_gender_female,
  OTHER: m.common_gender_other,
}

/** A gender in the language of the screen; an unknown one is shown as it is. */
export const genderName = (gender: string): string => names[gender]?.() ?? gender
