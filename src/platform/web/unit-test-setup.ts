import { overwriteGetLocale } from '../../generated/messages/runtime.js'

/*
 * Before each unit test file: English. Files share modules, of which some read the language when they are imported, and
 * a file may leave another language behind.
 */
overwriteGetLocale(() => 'en')
