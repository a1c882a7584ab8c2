import { m } from '../../../generated/messages/messages.js'

/** A picture has no name: the end of its id stands for one, so that two can be told apart. */
export const pictureName = (id: unknown): string => m.common_picture_named({ end: String(id).slice(-6) })
