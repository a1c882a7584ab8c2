import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '../../../../generated/messages/runtime.js'
import { topicName } from './topic-name.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

test('topics have words in both languages, and unknown ones are no keys either', () => {
  overwriteGetLocale(() => 'vi')
  expect(['BEACH', 'CAMPING'].map(topicName)).toEqual(['Biển', 'Cắm trại'])
  overwriteGetLocale(() => 'en')
  expect(['BEACH', 'NIGHT_MARKET'].map(topicName)).toEqual(['Beaches', 'Night market'])
})
