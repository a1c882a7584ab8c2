import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { ActionButton } from '../../../platform/web/form/action-button.tsx'
import { ConfirmDialog } from '../../../platform/web/form/confirm-dialog.tsx'
import { useSubmission } from '../../../platform/web/form/use-submission.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import type { RowAction } from '../../../platform/web/list/list-declaration.ts'
import { ListScreen } from '../../../platform/web/list/list-screen.tsx'
import { notices } from '../../../platform/web/notices.tsx'
import { configList } from '../config.list.ts'
import { configOperations } from '../config.operations.ts'
import { ConfigForm } from './config-form.tsx'
import { configListing, type ConfigRow } from './config-listing.tsx'
import { translateConfigText } from './config-texts.ts'
import { deleteConfigDocument } from './config.documents.ts'

type Doing = { readonly adding: true } | { readonly editing: ConfigRow } | { readonly deleting: ConfigRow }

/** `/settings`: the app's configs. */
export function ConfigListScreen() {
  const queryClient = useQueryClient()
  const [doing, setDoing] = useState<Doing>()
  const done = () => {
    setDoing(undefined)
    void queryClient.invalidateQueries({ queryKey: [configList.name] })
  }
  const remove = useSubmission<ConfigRow, unknown>({
    send: ({ _id, version }, options) => request(deleteConfigDocument, { _id, version }, options),
    translate: translateConfigText,
    onDone: () => {
      notices.success(m.configs_deleted(), m.configs_deleted_text())
      done()
    },
  })
  const rowActions = useMemo<readonly RowAction<ConfigRow>[]>(
    () => [
      {
        key: 'edit',
        label: m.configs_edit_action,
        icon: <EditOutlined aria-hidden />,
        inline: true,
        operation: configOperations.updateConfig,
        run: (editing) => setDoing({ editing }),
      },
      {
        key: 'delete',
        label: m.configs_delete,
        icon: <DeleteOutlined aria-hidden />,
        inline: true,
        danger: true,
        operation: configOperations.deleteConfig,
        run: (deleting) => setDoing({ deleting }),
      },
    ],
    [],
  )
  return (
    <>
      <ListScreen
        list={configListing}
        rowActions={rowActions}
        extra={
          <ActionButton
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            operation={configOperations.createConfig}
            onClick={() => setDoing({ adding: true })}
          >
            {m.configs_add()}
          </ActionButton>
        }
      />
      {doing && !('deleting' in doing) && (
        <ConfigForm
          config={'editing' in doing ? doing.editing : undefined}
          onSaved={done}
          onClose={() => setDoing(undefined)}
        />
      )}
      {doing && 'deleting' in doing && (
        <ConfirmDialog
          title={m.configs_delete_question()}
          text={doing.deleting.key}
          okText={m.configs_yes()}
          cancelText={m.configs_no()}
          danger
          onOk={() => remove.submit(doing.deleting)}
          onCancel={() => setDoing(undefined)}
        />
      )}
    </>
  )
}
