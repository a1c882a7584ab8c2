import type { LuckyWheelInstructionsQuery } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/lucky_wheel_instructions.js'
import { ChoiceItem, LongTextItem, TextItem } from '../../../../platform/web/form/items.tsx'
import { NumberItem } from '../../../../platform/web/form/number-item.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { RecordListScreen } from '../../../../platform/web/records/record-list-screen.tsx'
import { deletedWithUndo, RecordHistory } from '../../../records/audit/web/public.ts'
import { instructionList, instructionTypes } from '../instruction.list.ts'
import { instructionOperations } from '../instruction.operations.ts'
import { instructionForm, longestDescription, longestTitle, mostTurns } from '../instruction.rules.ts'
import { missionTypes } from '../../../people/trusted-points/mission.ts'
import { instructionWords, missionName, typeName } from './instruction-words.ts'
import { instructionsDocument } from './instruction.documents.ts'

const model = 'LUCKY_WHEEL_INSTRUCTION'

type Row = LuckyWheelInstructionsQuery['cmsListLuckyWheelInstruction']['items'][number]

const load = loadPage(instructionList, instructionsDocument, ({ filter: { q = null, ...filter }, ...usual }) => {
  return { ...usual, q, filter }
})

const listing = declareList({
  spec: instructionList,
  operation: instructionOperations.cmsListLuckyWheelInstruction,
  load,
  title: m.lucky_wheel_instructions_title,
  model,
  exports: true,
  exportsToo: ['descriptionEn'],
  nameOf: ({ title }) => title,
  filters: {
    q: { label: m.lucky_wheel_instructions_search },
    type: { label: m.common_type, nameOf: typeName },
  },
  sorts: { CREATED_AT: m.common_created_at },
  columns: [
    { key: 'title', title: m.common_title, kind: 'text', opens: true },
    {
      key: 'titleEn',
      title: m.lucky_wheel_instructions_title_en,
      cell: ({ titleEn }) => <span lang="en">{titleEn}</span>,
    },
    { key: 'type', title: m.common_type, cell: ({ type }) => typeName(type) },
    {
      key: 'missionType',
      title: m.lucky_wheel_instructions_mission,
      cell: ({ missionType }) => missionType && missionName(missionType),
    },
    { key: 'turns', title: m.lucky_wheel_instructions_turns, kind: 'number' },
    { key: 'description', title: m.lucky_wheel_instructions_description, kind: 'text', grows: true },
    { key: 'createdAt', title: m.common_created_at, kind: 'moment', sort: 'CREATED_AT', sortFirst: 'DESC' },
    { key: 'updatedAt', title: m.lucky_wheel_instructions_updated_at, kind: 'moment', hidden: true, screenOnly: true },
  ],
})

const valuesOf = ({ type, title, titleEn, description, descriptionEn, turns, missionType }: Row) => ({
  type,
  title,
  titleEn,
  description,
  descriptionEn,
  turns,
  missionType,
})

/** `/instruction/lucky-wheels` */
export function InstructionsScreen() {
  return (
    <RecordListScreen
      list={listing}
      schema={instructionForm}
      words={instructionWords}
      valuesOf={valuesOf}
      create={{
        operation: instructionOperations.createLuckyWheelInstruction,
        title: m.lucky_wheel_instructions_add,
        noticeTitle: m.lucky_wheel_instructions_created,
        done: m.lucky_wheel_instructions_created_text,
        send: (data, options) => request(mutation('createLuckyWheelInstruction'), { data }, options),
        failed: () => notices.error(m.lucky_wheel_instructions_create_error(), m.lucky_wheel_instructions_try_later()),
      }}
      change={{
        operation: instructionOperations.updateLuckyWheelInstruction,
        title: m.lucky_wheel_instructions_edit,
        done: m.lucky_wheel_instructions_updated_text,
        // If the mission was removed from the field, it is cleared.
        send: ({ missionType = null, ...values }, target, options) =>
          request(mutation('updateLuckyWheelInstruction'), { ...target, data: { ...values, missionType } }, options),
        failed: () => notices.error(m.common_error(), m.lucky_wheel_instructions_try_later()),
      }}
      remove={{
        operation: instructionOperations.deleteLuckyWheelInstruction,
        question: m.lucky_wheel_instructions_delete_question,
        send: ({ _id, version }, options) =>
          request(mutation('deleteLuckyWheelInstruction'), { _id, version }, options),
        done: deletedWithUndo(model, m.lucky_wheel_instructions_deleted, m.lucky_wheel_instructions_deleted_text),
        failed: () => notices.error(m.common_error(), m.lucky_wheel_instructions_try_later()),
      }}
    >
      {(field, row) => (
        <>
          <TextItem {...field('title')} autoFocus maxLength={longestTitle} />
          <TextItem {...field('titleEn')} lang="en" maxLength={longestTitle} />
          <ChoiceItem {...field('type')} values={instructionTypes} nameOf={typeName} />
          <ChoiceItem
            {...field('missionType')}
            values={missionTypes}
            nameOf={missionName}
            allowClear
            placeholder={m.lucky_wheel_instructions_mission_none()}
          />
          <NumberItem {...field('turns')} min={0} max={mostTurns} extra={m.lucky_wheel_instructions_turns_hint()} />
          <LongTextItem
            {...field('description')}
            maxLength={longestDescription}
            autoSize={{ minRows: 2, maxRows: 8 }}
          />
          <LongTextItem
            {...field('descriptionEn')}
            lang="en"
            maxLength={longestDescription}
            autoSize={{ minRows: 2, maxRows: 8 }}
          />
          {row && <RecordHistory model={model} id={row._id} heading="h3" />}
        </>
      )}
    </RecordListScreen>
  )
}
