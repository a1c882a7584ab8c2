import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { deskOperations } from '../../desk.operations.ts'

export const Route = createFileRoute('/_signed-in/_desk/reports')({
  staticData: { operation: deskOperations.cmsGetCases, breadcrumb: () => [{ label: m.desk_title() }] },
})
