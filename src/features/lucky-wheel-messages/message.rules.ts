import { z } from 'zod'
import { requiredText } from '../../platform/shared/rules.ts'
import { faultOfTable } from '../../platform/shared/table-file.ts'
import type { TextKey } from '../../platform/shared/text.ts'
import { longestMessage } from './message.values.ts'

/** How many messages one call can create or delete. */
export const mostAtOnce = 100

/** The form of a message, and the input of the operations. */
export const messageForm = z.object({
  content: requiredText('lucky_wheel_messages_text_content_required', longestMessage),
  contentEn: requiredText('lucky_wheel_messages_text_content_en_required', longestMessage),
})

export const sources = ['TYPED', 'FILE'] as const
export type Source = (typeof sources)[number]

const text = z.string().max(longestMessage).nullish()

/** The form of new messages: either a typed one, or a file of messages; the form's value is the file's name. */
export const newMessageForm = z
  .object({ source: z.enum(sources), content: text, contentEn: text, file: z.string().nullish() })
  .superRefine(({ source, content, contentEn, file }, ctx) => {
    const missing: Readonly<Record<string, TextKey | false | undefined>> =
      source === 'FILE'
        ? { file: faultOfTable(file) }
        : {
            content: !content?.trim() && 'lucky_wheel_messages_text_content_required',
            contentEn: !contentEn?.trim() && 'lucky_wheel_messages_text_content_en_required',
          }
    for (const [path, message] of Object.entries(missing))
      if (message) ctx.addIssue({ code: 'custom', path: [path], message })
  })
