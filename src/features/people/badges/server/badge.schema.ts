import { z } from 'zod'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addListQuery, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { recordById } from '../../../../platform/server/graphql/record-by-id.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { yesNoOf } from '../../../../platform/shared/list.ts'
import { registerUndo } from '../../../records/audit/server/public.ts'
import { badgeList } from '../badge.list.ts'
import { badgeOperations } from '../badge.operations.ts'
import { badgeRecord, registerFormRecord } from '../badge.record.ts'
import { badgeEditForm, badgeInput, registerForm } from '../badge.rules.ts'
import { registerFormList } from '../register-form.list.ts'
import {
  badgeModel,
  changeBadge,
  undoCreation,
  changeForm,
  createBadge,
  createForm,
  deleteBadge,
  deleteForm,
  registerFormModel,
} from './badge.commands.ts'
import { badgeById } from './badge.queries.ts'
import { Badge, BadgeRegisterForm } from './badge.type.ts'

const badges = tableList({
  spec: badgeList,
  title: 'badges_title',
  operation: badgeOperations.cmsListBadges,
  table: 'badges',
  where: { q: 'title_search', status: 'status' },
  sorts: { TITLE: 'title_sort', STATUS: 'status' },
  columns: {
    _id: { title: 'common_id', cell: (badge) => badge.id },
    title: { title: 'common_title', cell: (badge) => badge.title },
    titleEn: { title: 'badges_title_en', cell: (badge) => badge.title_en },
    status: { title: 'common_status', names: 'badges', cell: (badge) => badge.status },
    createdAt: { title: 'common_created_at', moment: (badge) => badge.created_at },
  },
})
addListQuery(badges, listPageType('BadgePage', Badge), { ownArguments: ['q'] })
const reading = registerReading(badgeModel, { record: badgeRecord, rows: badgeById, gone: 'badges_text_gone' })
registerRecordNames(badgeModel, {
  nameIn: ({ title }) => title,
  nameOf: async (ctx, id) => (await ctx.load(badgeById, id))?.title ?? null,
})

const forms = tableList({
  spec: registerFormList,
  title: 'badges_form_title',
  operation: badgeOperations.cmsListBadgeRegisterForms,
  table: 'badge_register_forms',
  where: { q: 'search', require: 'required', inputType: 'input_type' },
  sorts: { CREATED_AT: 'created_at', DETAIL: 'detail_sort', INPUT_TYPE: 'input_type', REQUIRED: 'required' },
  columns: {
    _id: { title: 'common_id', cell: (form) => form.id },
    detail: { title: 'common_title', cell: (form) => form.detail },
    detailEn: { title: 'badges_form_detail_en', cell: (form) => form.detail_en },
    inputType: { title: 'badges_form_input_type', names: 'badges_form', cell: (form) => form.input_type },
    required: { title: 'badges_form_required', names: 'common', cell: (form) => yesNoOf(form.required) },
    createdAt: { title: 'common_created_at', moment: (form) => form.created_at },
  },
})
addListQuery(forms, listPageType('BadgeRegisterFormPage', BadgeRegisterForm), { ownArguments: ['q'] })
registerReading(registerFormModel, {
  record: registerFormRecord,
  rows: loaderById('badge_register_forms'),
  gone: 'badges_text_form_gone',
})
registerRecordNames(registerFormModel, { nameIn: ({ detail }) => detail })

registerUndo({
  model: badgeModel,
  operation: badgeOperations.cmsUpdateBadge,
  run: async (ctx, { before, ...badge }) => (await changeBadge(ctx, badge, before)).version,
})
registerUndo({
  model: badgeModel,
  operation: badgeOperations.cmsCreateBadge,
  run: (ctx, { _id, version }) => undoCreation(ctx, { _id, version }),
})

rootField(badgeOperations.getBadge, {
  type: Badge,
  ...recordById(reading),
})
rootField(badgeOperations.cmsCreateBadge, {
  description: 'A new badge is enabled.',
  type: Badge,
  input: badgeInput,
  resolve: (badge, ctx) => createBadge(ctx, badge),
})
rootField(badgeOperations.cmsUpdateBadge, {
  description: 'Absent fields keep their values.',
  type: Badge,
  input: badgeEditForm.partial().extend(target.shape),
  resolve: ({ _id, version, ...badge }, ctx) => changeBadge(ctx, { _id, version }, badge),
})
rootField(badgeOperations.cmsDeleteBadge, {
  description: 'False if it was gone already. Refused while somebody has the badge or asks for it.',
  type: 'Boolean',
  input: target,
  resolve: (badge, ctx) => deleteBadge(ctx, badge),
})
rootField(badgeOperations.cmsCreateBadgeRegisterForm, {
  type: BadgeRegisterForm,
  input: registerForm,
  resolve: (form, ctx) => createForm(ctx, form),
})
rootField(badgeOperations.cmsUpdateBadgeRegisterForm, {
  type: BadgeRegisterForm,
  input: z.intersection(target, registerForm),
  resolve: ({ _id, version, ...form }, ctx) => changeForm(ctx, { _id, version }, form),
})
rootField(badgeOperations.cmsDeleteBadgeRegisterForm, {
  description: 'False if it was gone already. Refused while a badge has the form.',
  type: 'Boolean',
  input: target,
  resolve: (form, ctx) => deleteForm(ctx, form),
})
