import { z } from 'zod'
import { requiredText, text } from '../../../platform/shared/rules.ts'
import { faultOfTable } from '../../../platform/shared/table-file.ts'
import { hasSearchText, withoutUnseen } from '../../../platform/shared/search-text.ts'
import type { TextKey } from '../../../platform/shared/text.ts'
import { longestMessage } from './message.values.ts'

/** How many messages one call can create or delete. */
export const mostAtOnce = 100

/** The form of a message, and the input of the operations. */
export const messageForm = z.object({
  content: requiredText('lucky_wheel_messages_text_content_required', longestMessage, { indexed: true }).overwrite(
    withoutUnseen,
  ),
  contentEn: requiredText('lucky_wheel_messages_text_content_en_required', longestMessage).overwrite(withoutUnseen),
})

export const sources = ['TYPED', 'FILE'] as const
export type Source = (typeof sources)[number]

const someText = text(longestMessage).nullish()

/** The form of new messages: either a typed one, or a file of messages; the form's value is the file's name. */
export const newMessageForm = z
  .object({ source: z.enum(sources), content: someText, contentEn: someText, file: z.string().nullish() })
  .superRefine(({ source, content, contentEn, file }, ctx) => {
    const missing: Readonly<Record<string, TextKey | false | undefined>> =
      source === 'FILE'
        ? { file: faultOfTable(file) }
        : {
            content: !hasSearchText(content ?? '') && 'lucky_wheel_messages_text_content_required',
            contentEn: !hasSearchText(contentEn ?? '') && 'lucky_wheel_messages_text_content_en_required',
          }
    for (const [path, message] of Object.entries(missing))
      if (message) ctx.addIssue({ code: 'custom', path: [path], message })
  })
