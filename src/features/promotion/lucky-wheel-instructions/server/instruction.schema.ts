import type { Selectable } from 'kysely'
import { z } from 'zod'
import { recordId } from '../../../../platform/shared/rules.ts'
import type { LuckyWheelInstructions } from '../../../../../database/tables.ts'
import { english } from '../../../../platform/server/english.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addListQuery, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { target, version } from '../../../../platform/server/graphql/target.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { recordStore } from '../../../../platform/server/records/record-store.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { registerUndo } from '../../../records/audit/server/public.ts'
import { instructionList, type InstructionType, instructionTypes } from '../instruction.list.ts'
import { instructionOperations } from '../instruction.operations.ts'
import { instructionRecord } from '../instruction.record.ts'
import { instructionChange, instructionForm } from '../instruction.rules.ts'
import { missionTypes } from '../../../people/trusted-points/mission.ts'

type Row = Selectable<LuckyWheelInstructions>

const model = 'LUCKY_WHEEL_INSTRUCTION'

const TypeName = enumOf('LuckyWheelInstructionType', instructionTypes)
const Mission = enumOf('MissionType', missionTypes)

const Instruction = builder.objectRef<Row>('LuckyWheelInstruction').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    type: t.expose('type', { type: TypeName }),
    title: t.exposeString('title'),
    titleEn: t.exposeString('title_en'),
    description: t.exposeString('description'),
    descriptionEn: t.exposeString('description_en'),
    turns: t.exposeInt('turns'),
    missionType: t.expose('mission_type', { type: Mission, nullable: true }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    updatedAt: t.expose('updated_at', { type: 'DateTime' }),
    deletedAt: t.expose('deleted_at', { type: 'DateTime', nullable: true }),
    version: t.exposeInt('version'),
  }),
})

const list = tableList({
  spec: instructionList,
  title: 'lucky_wheel_instructions_title',
  operation: instructionOperations.cmsListLuckyWheelInstruction,
  table: 'lucky_wheel_instructions',
  where: { q: 'search', type: 'type' },
  sorts: { CREATED_AT: 'created_at' },
  always: { deleted_at: null },
  columns: {
    _id: { title: 'common_id', cell: (instruction) => instruction.id },
    type: {
      title: 'common_type',
      names: 'lucky_wheel_instructions_text_type',
      cell: (instruction) => instruction.type,
    },
    title: { title: 'common_title', cell: (instruction) => instruction.title },
    titleEn: { title: 'lucky_wheel_instructions_title_en', cell: (instruction) => instruction.title_en },
    description: { title: 'lucky_wheel_instructions_description', cell: (instruction) => instruction.description },
    descriptionEn: {
      title: 'lucky_wheel_instructions_description_en',
      cell: (instruction) => instruction.description_en,
    },
    turns: { title: 'lucky_wheel_instructions_turns', cell: (instruction) => instruction.turns },
    missionType: {
      title: 'lucky_wheel_instructions_mission',
      names: 'lucky_wheel_instructions_mission',
      cell: (instruction) => instruction.mission_type,
    },
    createdAt: { title: 'common_created_at', moment: (instruction) => instruction.created_at },
  },
})
addListQuery(list, listPageType('LuckyWheelInstructionPage', Instruction), { ownArguments: ['q'] })

const instructions = recordStore({
  model,
  record: instructionRecord,
  table: 'lucky_wheel_instructions',
  gone: 'lucky_wheel_instructions_text_gone',
  softly: true,
})
const instructionById = loaderById('lucky_wheel_instructions')
registerReading(model, {
  record: instructionRecord,
  rows: instructionById,
  gone: 'lucky_wheel_instructions_text_gone',
  isShown: ({ deleted_at }) => !deleted_at,
})
registerRecordNames(model, { nameIn: ({ title }) => title })
registerUndo({
  model,
  operation: instructionOperations.deleteLuckyWheelInstruction,
  run: async (ctx, instruction) => (await instructions.restore(ctx, instruction)).version,
})

const titles = {
  ONCE: 'lucky_wheel_instructions_text_type_once',
  DAILY: 'lucky_wheel_instructions_text_type_daily',
  EACH_TIME: 'lucky_wheel_instructions_text_type_each_time',
  NOTE: 'lucky_wheel_instructions_text_type_note',
} as const
const TypeOption = builder.objectRef<InstructionType>('LuckyWheelInstructionTypeOption').implement({
  fields: (t) => ({
    type: t.field({ type: TypeName, resolve: (type) => type }),
    title: t.string({ resolve: (type) => english(titles[type]) }),
  }),
})
rootField(instructionOperations.cmsLuckyWheelInstructionTypes, {
  type: [TypeOption],
  resolve: () => [...instructionTypes],
})

const columnsOf = <I extends z.output<typeof instructionChange>>(given: I) => ({
  type: given.type as I['type'],
  title: given.title as I['title'],
  title_en: given.titleEn as I['titleEn'],
  description: given.description as I['description'],
  description_en: given.descriptionEn as I['descriptionEn'],
  turns: given.turns as I['turns'],
  mission_type: given.missionType as I['missionType'],
})

rootField(instructionOperations.createLuckyWheelInstruction, {
  type: Instruction,
  input: z.object({ data: instructionForm.meta({ graphql: 'LuckyWheelInstructionInput' }) }),
  resolve: ({ data }, ctx) => instructions.create(ctx, columnsOf({ ...data, missionType: data.missionType ?? null })),
})
rootField(instructionOperations.updateLuckyWheelInstruction, {
  description: 'Absent fields keep their values; a mission of null is cleared.',
  type: Instruction,
  input: z.object({
    _id: recordId(),
    data: instructionChange.meta({ graphql: 'LuckyWheelInstructionChange' }),
    version,
  }),
  resolve: ({ data, ...instruction }, ctx) => {
    const given = Object.entries(columnsOf(data)).filter(([, value]) => value !== undefined)
    return instructions.change(ctx, instruction, Object.fromEntries(given))
  },
})
rootField(instructionOperations.deleteLuckyWheelInstruction, {
  type: Instruction,
  input: target,
  resolve: (instruction, ctx) => instructions.remove(ctx, instruction),
})
