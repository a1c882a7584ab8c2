import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { ownRecord } from '../../../../platform/server/access/own-record.ts'
import { pageTypes } from '../../../content/pages/page.values.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { verifyStatuses, verifyTypes } from '../verify.values.ts'
import { documentLink } from './document.routes.ts'
import { type DocumentRow, documentsOf, type Pending, supersededById, type VerifyRow } from './verify.queries.ts'
import type { Secrets } from './verify.secrets.ts'

const VerifyType = enumOf('VerifyType', verifyTypes)
const VerifyStatus = enumOf('VerifyStatus', verifyStatuses)

const VerifyDocument = builder.objectRef<DocumentRow>('VerifyDocument').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    uri: t.string({
      description: 'Works for less than five minutes, for requests with the token of the same session.',
      resolve: (document, _, ctx) => documentLink(ctx, document),
    }),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
  }),
})

export const VerifyRequest = builder.objectRef<VerifyRow>('VerifyRequest').implement({
  fields: (t) => {
    const documents = (kind: DocumentRow['kind']) =>
      t.field({
        type: [VerifyDocument],
        resolve: async (request, _, ctx) =>
          (await ctx.load(documentsOf, request.id)).filter((document) => document.kind === kind),
      })
    return {
      _id: t.exposeID('id'),
      type: t.expose('type', { type: VerifyType }),
      targetId: t.exposeID('target_id'),
      targetName: t.exposeString('target_name'),
      targetKeyName: t.exposeString('target_key_name', { nullable: true }),
      targetType: t.expose('target_type', {
        type: enumOf('PageType', pageTypes),
        nullable: true,
        description: 'Null for a person.',
      }),
      status: t.expose('status', { type: VerifyStatus }),
      description: t.exposeString('description'),
      createdAt: t.expose('created_at', { type: 'DateTime' }),
      rejectReason: t.exposeString('reject_reason', { nullable: true }),
      owner: t.field({
        type: User,
        resolve: async (request, _, ctx) => (await ctx.load(userById, request.owner_id))!,
      }),
      photoIdentityMedias: documents('IDENTITY'),
      businessLicenseMedias: documents('LICENCE'),
      photosTaken: documents('TAKEN'),
      hasIdentityNumber: t.boolean({ resolve: ({ identity_number_sealed: sealed }) => sealed !== null }),
      hasBusinessDetails: t.boolean({ resolve: ({ business_sealed: sealed }) => sealed !== null }),
      isNewest: t.boolean({
        description: 'Only the newest request of a page or a person can be decided.',
        resolve: async (request, _, ctx) => !(await ctx.load(supersededById, request.id)),
      }),
      decidedAt: t.expose('decided_at', { type: 'DateTime', nullable: true }),
      decidedBy: t.field({
        type: User,
        nullable: true,
        resolve: (request, _, ctx) => (request.decided_by ? ctx.load(userById, request.decided_by) : null),
      }),
      erasedAt: t.expose('erased_at', {
        type: 'DateTime',
        nullable: true,
        description: 'When its documents and numbers were erased.',
      }),
      version: t.exposeInt('version'),
      isOwn: t.boolean(ownRecord('VERIFY')),
    }
  },
})

const BusinessDetails = builder.objectRef<NonNullable<Secrets['business']>>('BusinessDetails').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    taxCode: t.exposeString('taxCode'),
    address: t.exposeString('address'),
    representative: t.exposeString('representative'),
  }),
})

export const VerifySecrets = builder.objectRef<Secrets>('VerifySecrets').implement({
  fields: (t) => ({
    identityNumber: t.exposeString('identityNumber', { nullable: true }),
    business: t.expose('business', { type: BusinessDetails, nullable: true }),
  }),
})

export const PendingVerifies = builder.objectRef<Pending>('PendingVerifies').implement({
  fields: (t) => ({
    type: t.expose('type', { type: VerifyType }),
    requests: t.exposeInt('requests'),
    lastDay: t.exposeInt('lastDay', { description: 'Made less than 24 hours ago.' }),
    lastWeek: t.exposeInt('lastWeek', { description: 'Made less than seven days ago.' }),
  }),
})
