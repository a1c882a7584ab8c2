import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { badgeOperations } from '../../badge.operations.ts'
import { registerFormList } from '../../register-form.list.ts'
import { RegisterFormsScreen } from '../register-forms-screen.tsx'

export const Route = createFileRoute('/_signed-in/badges/register_form')({
  validateSearch: listSearch(registerFormList, 'record'),
  staticData: {
    operation: badgeOperations.cmsListBadgeRegisterForms,
    breadcrumb: () => [{ label: m.badges_title(), to: '/badges' }, { label: m.badges_form_title() }],
  },
  component: RegisterFormsScreen,
})
