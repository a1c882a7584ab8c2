import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { checkWords, reportWords } from '../../../../platform/server/words.ts'
import { webAddress } from '../../../../platform/shared/link.ts'
import { type Adopted, adoptedColumns } from '../../../records/external-ids/adopted.ts'
import { announceCreation } from '../../../records/webhook-events/server/public.ts'
import { requireOwnPhoto } from '../../../records/media/server/public.ts'
import { chosenCategory } from '../../page-categories/member/public.ts'
import type { PageChangeOfMember, PageOfMember } from '../page-of-member.rules.ts'
import { pageStore } from '../server/page.store.ts'
import { requireOwnPage } from './page.ts'

/** Adds a page of the member's, who owns it. */
export async function createPage(ctx: Context, data: PageOfMember, adopted?: Adopted): Promise<string> {
  return command(ctx, async (ctx) => {
    const words = await checkWords(ctx, { 'data.name': data.name, 'data.description': data.description })
    const category = await chosenCategory(ctx, data)
    if (data.logoId) await requireOwnPhoto(ctx, { field: 'data.logoId', id: data.logoId })
    const page = await pageStore.create(ctx, {
      name: words.texts['data.name'],
      description: words.texts['data.description'],
      type: data.type,
      category_id: category,
      logo_id: data.logoId ?? null,
      phone_number: data.phoneNumber || null,
      email: data.email || null,
      website: data.website ? webAddress(data.website) : null,
      created_by: actorId(ctx),
      owner_id: actorId(ctx),
      ...(adopted && adoptedColumns(adopted)),
    })
    if (words.suspicious) await reportWords(ctx, { model: 'PAGE', id: page.id })
    await announceCreation(ctx, { model: 'PAGE', id: page.id })
    return page.id
  })
}

/**
 * Changes what a page says, by somebody who runs it. Absent fields keep their values.
 *
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT
 */
export async function updatePage(ctx: Context, id: string, data: PageChangeOfMember): Promise<void> {
  await command(ctx, async (ctx) => {
    // Locked before: staff may block it meanwhile.
    const { name, description } = await pageStore.lock(ctx, { _id: id })
    await requireOwnPage(ctx, id)
    const words = await checkWords(ctx, {
      'data.name': data.name ?? name,
      'data.description': data.description ?? description,
    })
    const said = { name: words.texts['data.name'], description: words.texts['data.description'] }
    await pageStore.change(ctx, { _id: id }, said)
    if (words.suspicious) await reportWords(ctx, { model: 'PAGE', id })
  })
}
