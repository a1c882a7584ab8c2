import type { Context } from '../../../../platform/server/context.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { termStatuses } from '../../../../platform/shared/permission.ts'
import { Media } from '../../../records/media/server/public.ts'
import { Page, pageById } from '../../../content/pages/server/public.ts'
import { type ReportTarget, reportTargetOf } from '../../../records/report-targets/server/public.ts'
import { appealById } from '../../appeals/server/public.ts'
import { reportReasons } from '../../reports/report.values.ts'
import { type TermModel, termModels } from '../../../../platform/shared/term-status.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { caseStates, closingWays, mostMembersShown, severityParts } from '../desk.values.ts'
import { aboutViewer, type CaseRow, membersShown, openReportsOf, reportedByViewer } from './case.queries.ts'
import { type Closing, closingOf } from './closing.ts'
import { type Content, contentOf, titleOf } from './contents.ts'

type Part = { readonly part: (typeof severityParts)[number]; readonly points: number; readonly detail: unknown }

const SeverityPart = builder.objectRef<Part>('SeverityPart').implement({
  fields: (t) => ({
    part: t.expose('part', { type: enumOf('SeverityPartKind', severityParts) }),
    points: t.exposeFloat('points'),
    detail: t.expose('detail', { type: 'JSON' }),
  }),
})

interface ReasonCount {
  readonly reason: (typeof reportReasons)[number]
  readonly reports: number
}
const ReasonCountType = builder.objectRef<ReasonCount>('ReasonCount').implement({
  fields: (t) => ({
    reason: t.expose('reason', { type: enumOf('ReportReason', reportReasons) }),
    reports: t.exposeInt('reports'),
  }),
})

/** A record of a case with its content, for the moderator. */
export interface Member {
  readonly model: TermModel
  readonly id: string
  /** Its reports; null for a record that nobody reported, about which a decision was proposed. */
  readonly target: ReportTarget | null
  readonly content: Content
}

export const CaseMember = builder.objectRef<Member>('CaseMember').implement({
  fields: (t) => ({
    model: t.field({ type: enumOf('TermModel', termModels), resolve: ({ model }) => model }),
    _id: t.exposeID('id'),
    title: t.string({ resolve: ({ model, id }, _, ctx) => titleOf(ctx, model, id) }),
    text: t.string({ resolve: ({ content }) => content.text }),
    medias: t.field({ type: [Media], resolve: ({ content }, _, ctx) => content.medias(ctx) as never }),
    author: t.field({
      type: User,
      nullable: true,
      description: 'Null for the author of something whose author is not known.',
      resolve: ({ content }, _, ctx) => (content.authorId ? ctx.load(userById, content.authorId) : null),
    }),
    page: t.field({
      type: Page,
      nullable: true,
      description: 'The page in whose name it was said, or the page itself.',
      resolve: ({ content }, _, ctx) => (content.pageId ? ctx.load(pageById, content.pageId) : null),
    }),
    termStatus: t.field({
      type: enumOf('TermStatus', termStatuses),
      resolve: ({ content }) => content.status,
    }),
    version: t.int({ resolve: ({ content }) => content.version }),
    totalReports: t.int({ resolve: ({ target }) => target?.total ?? 0 }),
    openReports: t.int({
      description: 'Without those that were closed before.',
      resolve: ({ target }, _, ctx) => (!target || target.handled ? 0 : ctx.load(openReportsOf, target.id)),
    }),
    lastReportAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null if nobody reported it.',
      resolve: ({ target }) => target?.last_report_at,
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ content }) => content.createdAt }),
    isAdminReport: t.boolean({ resolve: ({ target }) => target?.handled ?? true }),
  }),
})

const targetsOf = Object.fromEntries(termModels.map((model) => [model, reportTargetOf(model)])) as Record<
  TermModel,
  ReturnType<typeof reportTargetOf>
>

async function memberOf(
  ctx: Context,
  model: TermModel,
  id: string,
  target: ReportTarget | null,
): Promise<Member | null> {
  const content = await contentOf(ctx, model, id)
  return content && { model, id, target, content }
}

/** The record that stands for a case. Without members it is what the appeal is about, or the one about which a decision was proposed. */
async function leadOf(ctx: Context, { id, lead_model, lead_id, members, calibrates }: CaseRow): Promise<Member | null> {
  if (lead_model === 'APPEAL') {
    const appeal = await ctx.load(appealById, lead_id)
    return appeal && memberOf(ctx, appeal.model, appeal.target_id, null)
  }
  const model = lead_model as TermModel
  if (calibrates) {
    const lead = (await ctx.load(membersShown, id)).find((target) => target.target_id === lead_id)
    return lead ? memberOf(ctx, model, lead_id, lead) : null
  }
  // At once, so that they are loaded together with those of the other cases.
  const [target, content] = await Promise.all([ctx.load(targetsOf[model], lead_id), contentOf(ctx, model, lead_id)])
  return content && (target || members === 0) ? { model, id: lead_id, target, content } : null
}

const CaseClosing = builder.objectRef<Closing>('CaseClosing').implement({
  fields: (t) => ({
    how: t.expose('how', { type: enumOf('CaseClosingWay', closingWays) }),
    status: t.expose('status', { type: enumOf('TermStatus', termStatuses), nullable: true }),
  }),
})

export const Case = builder.objectRef<CaseRow>('Case').implement({
  description: 'Reported records that belong together, as one person at a time works on them.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    version: t.exposeInt('version'),
    state: t.expose('state', { type: enumOf('CaseState', caseStates) }),
    severity: t.exposeInt('severity', { description: 'From 1 to 4, by the sum of the points of its parts.' }),
    severityParts: t.field({ type: [SeverityPart], resolve: ({ parts }) => parts as Part[] }),
    byReason: t.field({
      type: [ReasonCountType],
      resolve: ({ by_reason }) =>
        Object.entries(by_reason as Record<ReasonCount['reason'], number>)
          .map(([reason, reports]) => ({ reason: reason as ReasonCount['reason'], reports }))
          .toSorted((a, b) => b.reports - a.reports || a.reason.localeCompare(b.reason)),
    }),
    totalReports: t.exposeInt('reports'),
    totalMembers: t.exposeInt('members'),
    openedAt: t.expose('opened_at', { type: 'DateTime' }),
    dueAt: t.expose('due_at', { type: 'DateTime' }),
    closedAt: t.expose('closed_at', { type: 'DateTime', nullable: true }),
    closedBy: t.field({
      type: User,
      nullable: true,
      description: 'Who closed it, at the desk or in a list; null if that is not known.',
      async resolve({ id }, _, ctx) {
        const closing = await ctx.load(closingOf, id)
        return closing?.by ? ctx.load(userById, closing.by) : null
      },
    }),
    closing: t.field({
      type: CaseClosing,
      nullable: true,
      description: 'How it was closed; null while it is open.',
      resolve: ({ id }, _, ctx) => ctx.load(closingOf, id),
    }),
    calibrates: t.boolean({
      description:
        'Whether it was a calibration: what was decided about it was compared, and nothing was done. False while it is open.',
      resolve: ({ calibrates, state }) => calibrates && state === 'CLOSED',
    }),
    aboutMe: t.boolean({
      description: 'Whether one of its records is the viewer’s, who then decides nothing about it.',
      resolve: ({ id }, _, ctx) => ctx.load(aboutViewer, id),
    }),
    reportedByMe: t.boolean({
      description: 'Whether the viewer reported one of its records; others then decide about it.',
      resolve: ({ id }, _, ctx) => ctx.load(reportedByViewer, id),
    }),
    holder: t.field({
      type: User,
      nullable: true,
      description: 'Who works on it now.',
      resolve: (row, _, ctx) => (isHeld(row) ? ctx.load(userById, row.held_by!) : null),
    }),
    handedBy: t.field({
      type: User,
      nullable: true,
      description: 'Who handed it over to the holder, who has not opened it yet.',
      resolve: (row, _, ctx) => (isHeld(row) && row.handed_by ? ctx.load(userById, row.handed_by) : null),
    }),
    heldUntil: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: (row) => (isHeld(row) ? row.held_until : null),
    }),
    mine: t.boolean({ resolve: (row, _, { viewer }) => isHeld(row) && row.held_by === viewer?._id }),
    lead: t.field({
      type: CaseMember,
      nullable: true,
      description: 'The record that stands for it; null if it is in no list any more.',
      resolve: (row, _, ctx) => leadOf(ctx, row),
    }),
    members: t.field({
      type: [CaseMember],
      description: `The lead first, then the most reported; at most ${mostMembersShown}.`,
      async resolve(row, _, ctx) {
        const targets = await ctx.load(membersShown, row.id)
        const members = await Promise.all(
          targets.map((target) => memberOf(ctx, target.model, target.target_id, target)),
        )
        const shown = targets.length > 0 ? members : [await leadOf(ctx, row)]
        return shown.filter((member) => member !== null)
      },
    }),
    creator: t.field({
      type: User,
      nullable: true,
      resolve: (row, _, ctx) => (row.creator_id ? ctx.load(userById, row.creator_id) : null),
    }),
    creatorBlocks: t.int({
      description:
        'How often records of the creator had been blocked in 90 days, as the severity counts it: up to ten, without what was undone.',
      resolve: ({ parts }) => blocksIn(parts as Part[]),
    }),
  }),
})

function blocksIn(parts: readonly Part[]): number {
  const { detail } = parts.find(({ part }) => part === 'CREATOR')!
  return (detail as { readonly blocks: number }).blocks
}

const isHeld = ({ held_until }: CaseRow): boolean => held_until !== null && held_until > new Date()
