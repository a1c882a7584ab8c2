import { m } from '../../../generated/messages/messages.js'

const year = new Date().getFullYear()

/** The line at the bottom of every page: the CMS credit and the version. */
export const credit = (): string => m.shell_footer({ year, version: __VERSION__ })
