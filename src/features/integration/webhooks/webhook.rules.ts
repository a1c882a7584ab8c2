import { z } from 'zod'
import { requiredText, text, zodMessage } from '../../../platform/shared/rules.ts'
import { webhookTypes } from '../../records/webhook-events/webhook-event.values.ts'
import { longestNote, longestUrl } from './webhook.values.ts'

/** What hides or reorders characters, and spaces. */
const misleading = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u

/**
 * Whether a text is the address of an endpoint, which no person opens: it may be a number, or a name of this network. Where
 * it leads is checked at each connection.
 */
export function isEndpointUrl(typed: string): boolean {
  if (misleading.test(typed) || !/^https?:\/\//i.test(typed) || !URL.canParse(typed)) return false
  const { username, password, hash } = new URL(typed)
  return username === '' && password === '' && hash === ''
}

/** The input of `cmsCreateWebhookEndpoint` and `cmsUpdateWebhookEndpoint`, and of the form. */
export const endpointInput = z.object({
  url: requiredText('webhooks_text_url_required', longestUrl)
    .refine(isEndpointUrl, { ...zodMessage('webhooks_text_url_malformed'), abort: true })
    // As it is stored, where each letter beyond ASCII takes several.
    .refine(
      (typed) => new URL(typed).href.length <= longestUrl,
      zodMessage('platform_text_too_long', { max: longestUrl }),
    ),
  types: z
    .array(z.enum(webhookTypes).meta({ graphql: 'String' }))
    .min(1, zodMessage('webhooks_text_types_required'))
    .max(webhookTypes.length),
  note: text(longestNote),
  sandbox: z
    .boolean()
    .nullish()
    .describe(
      'Whether it hears of the sandbox, and of nothing else; not unless it is given. A change does not take it.',
    ),
})

/** The input of `cmsSendWebhooksAgainFrom`, and of its form. */
export const againInput = z.object({
  from: z.date(zodMessage('webhooks_text_from_required')).meta({ graphql: 'DateTime' }),
  failedOnly: z.boolean(),
})
