import { m } from '../../../generated/messages/messages.js'

/** A fact in words. */
export const yesOrNo = (value: boolean): string => (value ? m.common_yes() : m.common_no())
