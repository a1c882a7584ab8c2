import { z } from 'zod'
import { builder, enumFor, enumOf } from '../../../../../platform/server/graphql/builder.ts'
import { rangeInput, rangeOf } from '../../../../../platform/server/graphql/chart-range.ts'
import { rootField } from '../../../../../platform/server/graphql/fields.ts'
import type { DayRange } from '../../../../../platform/shared/day-range.ts'
import { termStatuses } from '../../../../../platform/shared/permission.ts'
import { recordId } from '../../../../../platform/shared/rules.ts'
import { User, userById } from '../../../../records/persons/server/public.ts'
import { reportReasons, type ReportReason } from '../../../reports/report.values.ts'
import { deskOperations } from '../../desk.operations.ts'
import { fewestAnswers, mostDisagreements } from '../../desk.values.ts'
import { type Share, wilson } from '../../wilson.ts'
import { caseById, decisionById } from '../case.queries.ts'
import { Case } from '../case.type.ts'
import {
  type Agreement,
  agreementByPerson,
  agreementByReason,
  type CalibrationFigures,
  calibrationFigures,
  type CalibrationRow,
  disagreements,
} from './calibration.queries.ts'
import { decideAgain } from './decide-again.ts'

const ShareType = builder.objectRef<Share>('ShareWithBounds').implement({
  description: 'A share from 0 to 1, and the bounds between which it lies with 95 % certainty (Wilson’s interval).',
  fields: (t) => ({ share: t.exposeFloat('share'), low: t.exposeFloat('low'), high: t.exposeFloat('high') }),
})

const shareOf = ({ answered, agreed }: Agreement) => (answered < fewestAnswers ? null : wilson(agreed, answered))
const shareText = `Null for fewer than ${fewestAnswers} answers: too few.`

const ByReason = builder.objectRef<Agreement & { readonly reason: string }>('AgreementByReason').implement({
  fields: (t) => ({
    reason: t.field({ type: enumOf('ReportReason', reportReasons), resolve: ({ reason }) => reason as ReportReason }),
    answered: t.exposeInt('answered'),
    agreed: t.exposeInt('agreed'),
    agreement: t.field({ type: ShareType, nullable: true, description: shareText, resolve: shareOf }),
  }),
})

const ByPerson = builder.objectRef<Agreement & { readonly personId: string }>('AgreementByPerson').implement({
  fields: (t) => ({
    user: t.field({
      type: User,
      description: 'Who made the decisions.',
      resolve: async ({ personId }, _, ctx) => (await ctx.load(userById, personId))!,
    }),
    answered: t.exposeInt('answered'),
    agreed: t.exposeInt('agreed'),
    agreement: t.field({ type: ShareType, nullable: true, description: shareText, resolve: shareOf }),
  }),
})

const Disagreement = builder.objectRef<CalibrationRow>('Disagreement').implement({
  description: 'A second moderator found a violation where nothing had been found. It changes nothing by itself.',
  fields: (t) => ({
    _id: t.exposeID('case_id'),
    case: t.field({
      type: Case,
      description: 'In which it was decided first.',
      resolve: async ({ first_case }, _, ctx) => (await ctx.load(caseById, first_case))!,
    }),
    decidedBy: t.field({
      type: User,
      resolve: async ({ decided_by }, _, ctx) => (await ctx.load(userById, decided_by))!,
    }),
    decidedAt: t.field({
      type: 'DateTime',
      resolve: async ({ first_decision }, _, ctx) => (await ctx.load(decisionById, first_decision))!.decided_at,
    }),
    answeredBy: t.field({
      type: User,
      resolve: async ({ answered_by }, _, ctx) => (await ctx.load(userById, answered_by!))!,
    }),
    answeredAt: t.field({ type: 'DateTime', resolve: ({ answered_at }) => answered_at! }),
    status: t.field({
      type: enumFor(termStatuses),
      nullable: true,
      description: 'What the second moderator would have set.',
      resolve: async ({ answer_id }, _, ctx) => (await ctx.load(decisionById, answer_id!))!.status,
    }),
    reason: t.string({ resolve: async ({ answer_id }, _, ctx) => (await ctx.load(decisionById, answer_id!))!.reason }),
    againAt: t.expose('again_at', { type: 'DateTime', nullable: true, description: 'When it was opened again.' }),
    againBy: t.field({
      type: User,
      nullable: true,
      resolve: ({ again_by }, _, ctx) => (again_by ? ctx.load(userById, again_by) : null),
    }),
  }),
})

const Figures = builder.objectRef<CalibrationFigures & { readonly range: DayRange }>('Calibration').implement({
  description: 'How far second moderators, who did not know what was decided, agreed with it.',
  fields: (t) => ({
    decided: t.exposeInt('decided', {
      description: 'Cases that found nothing wrong or were undone, and could be drawn.',
    }),
    drawn: t.exposeInt('drawn'),
    waiting: t.exposeInt('waiting', { description: 'Not answered yet.' }),
    void: t.exposeInt('void', { description: 'Without an answer that says something: the record has changed.' }),
    answered: t.exposeInt('answered'),
    agreed: t.exposeInt('agreed'),
    agreement: t.field({ type: ShareType, nullable: true, description: shareText, resolve: shareOf }),
    byReason: t.field({ type: [ByReason], resolve: ({ range }, _, ctx) => agreementByReason(ctx, range) }),
    byPerson: t.field({ type: [ByPerson], resolve: ({ range }, _, ctx) => agreementByPerson(ctx, range) }),
    disagreements: t.field({
      type: [Disagreement],
      description: `Newest first, at most ${mostDisagreements}.`,
      resolve: ({ range }, _, ctx) => disagreements(ctx, range),
    }),
  }),
})

rootField(deskOperations.cmsGetCalibration, {
  description: 'The calibrations of the weeks that have a day in the range.',
  type: Figures,
  input: rangeInput,
  async resolve(asked, ctx) {
    const range = rangeOf(asked)
    return { ...(await calibrationFigures(ctx, range)), range }
  },
})
rootField(deskOperations.cmsDecideAgain, {
  description:
    'Opens the reports again about which a second moderator disagreed, for an ordinary decision of the desk.',
  type: Disagreement,
  input: z.object({ _id: recordId().describe('Of the disagreement.') }),
  resolve: ({ _id }, ctx) => decideAgain(ctx, _id),
})
