import { Form } from 'antd'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/grants.js'
import { type Area, areas, type UserGroup } from '../../../../platform/shared/permission.ts'
import { ChoiceBoxes } from '../../../../platform/web/form/choice-boxes.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { succeedWithUndo } from '../../../records/audit/web/public.ts'
import type { RecordWords } from '../../../../platform/web/words/record-words.ts'
import { grantForm } from '../grant.rules.ts'
import { areaName, areaOpens } from './area-texts.ts'

export interface GrantedPerson {
  readonly _id: string
  readonly fullName: string
  readonly group: UserGroup
  readonly areas: readonly Area[]
  readonly version: number
}

interface Props {
  readonly user: GrantedPerson
  readonly words: RecordWords<'areas'>
  readonly onDone: () => unknown
  readonly onClose: () => void
}

/** Chooses a person's areas; each says what it opens. */
export default function GrantsDialog({ user, words, onDone, onClose }: Props) {
  return (
    <FormDialog
      record={user._id}
      version={user.version}
      title={m.grants_change_title({ name: user.fullName })}
      schema={grantForm}
      words={words}
      initialValues={{ areas: user.areas.toSorted() }}
      send={async ({ areas }, { version, ...options }) => {
        const variables = { userId: user._id, areas: areas.toSorted(), version }
        return (await request(mutation('cmsSetGrants'), variables, options)).cmsSetGrants
      }}
      onDone={({ version: after }, before) => {
        const notice = { title: m.common_updated(), text: m.grants_notice_changed() }
        succeedWithUndo({ ...notice, model: 'USER', _id: user._id, before, after })
        void recordsChanged('USER')
        void onDone()
        onClose()
      }}
      onTake={() => {
        onClose()
        return onDone()
      }}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p className="form-text">{m.grants_hint()}</p>
          <Form.Item {...field('areas')}>
            <ChoiceBoxes
              className="grants-choices"
              options={areas.map((value) => ({
                value,
                label: (
                  <>
                    <strong>{areaName(value)}</strong>
                    <small>{areaOpens(value)}</small>
                  </>
                ),
              }))}
            />
          </Form.Item>
        </>
      )}
    </FormDialog>
  )
}
