import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { takePrivateUploads } from '../../../records/media/server/public.ts'
import { lockUser } from '../../../records/persons/server/public.ts'
import type { VerificationAsked } from '../verify.rules.ts'
import type { DocumentRow, VerifyRow } from '../server/verify.queries.ts'
import { sealSecrets } from '../server/verify.secrets.ts'

/** What a request says about its page or person. */
type About = Pick<VerifyRow, 'target_id' | 'target_name' | 'target_type'> & { readonly isVerified: boolean }

/**
 * Asks staff to verify the member, or a page that the member runs.
 *
 * @throws Refusal NOT_FOUND for anybody else, for a page of others and for one that the member does not see; CONFLICT
 *   for what is verified, or asked for already; BAD_USER_INPUT naming the document that is not the member's own
 */
export async function requestVerification(ctx: Context, asked: VerificationAsked): Promise<VerifyRow> {
  try {
    return await command(ctx, (ctx) => ask(ctx, asked))
  } catch (error) {
    const isSecond = (error as { constraint?: string }).constraint === 'verify_requests_one_pending'
    throw isSecond ? new Refusal('CONFLICT', 'verifies_text_pending_already') : error
  }
}

async function ask(ctx: Context, asked: VerificationAsked): Promise<VerifyRow> {
  const { isVerified, ...about } =
    asked.model === 'PAGE' ? await ownPage(ctx, asked._id) : await oneself(ctx, asked._id)
  if (isVerified) throw new Refusal('CONFLICT', 'verifies_text_verified_already')
  const id = uuidv7()
  const request = await ctx.db
    .insertInto('verify_requests')
    .values({
      id,
      type: asked.model,
      ...about,
      description: asked.description ?? '',
      owner_id: actorId(ctx),
      ...sealSecrets(ctx.app.tokenKey, id, secretsOf(asked)),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await takeDocuments(ctx, id, 'IDENTITY', 'photoIdentityIds', asked.photoIdentityIds)
  await takeDocuments(ctx, id, 'LICENCE', 'businessLicenseIds', asked.businessLicenseIds)
  await takeDocuments(ctx, id, 'TAKEN', 'photosTakenIds', asked.photosTakenIds)
  const { status, version } = request
  await audit(ctx, { action: 'requestVerification', model: 'VERIFY', targetId: id, after: { status }, version })
  return request
}

async function oneself(ctx: Context, id: string): Promise<About> {
  if (id !== actorId(ctx)) throw new Refusal('NOT_FOUND', 'verifies_text_target_unknown')
  const me = await lockUser(ctx, id)
  return { target_id: id, target_name: me.full_name, target_type: null, isVerified: me.badge_status === 'VERIFIED' }
}

async function ownPage(ctx: Context, id: string): Promise<About> {
  const page = await ctx.db
    .selectFrom('pages')
    .select(['name', 'type', 'verified'])
    .where('id', '=', id)
    .where('term_status', 'in', ['NORMAL', 'HIDDEN'])
    .where(sql<boolean>`runs_page(id, ${actorId(ctx)})`)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!page) throw new Refusal('NOT_FOUND', 'verifies_text_target_unknown')
  return { target_id: id, target_name: page.name, target_type: page.type, isVerified: page.verified }
}

function secretsOf({ identityNumber, businessName, businessAddress, taxNumber }: VerificationAsked) {
  const isBusiness = businessName || businessAddress || taxNumber
  const business = {
    name: businessName ?? '',
    address: businessAddress ?? '',
    taxCode: taxNumber ?? '',
    representative: '',
  }
  return { identityNumber, business: isBusiness ? business : null }
}

/** Makes private uploads of the member documents of a request, each of one, with which they are erased. */
async function takeDocuments(
  ctx: Context,
  request_id: string,
  kind: DocumentRow['kind'],
  field: string,
  ids: readonly string[] | null | undefined,
): Promise<void> {
  for (const [position, id] of (ids ?? []).entries()) {
    const at = `data.${field}.${position}`
    const [taken] = await takePrivateUploads(ctx, at, [id], 'verifies_text_document_not_yours')
    const { key, content_type, bytes, width, height } = taken!
    await ctx.db
      .insertInto('verify_media')
      .values({ id: uuidv7(), request_id, kind, position, key, content_type, bytes, width, height })
      .execute()
  }
}
