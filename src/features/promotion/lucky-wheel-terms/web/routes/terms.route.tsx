import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { termOperations } from '../../term.operations.ts'
import { TermsScreen } from '../terms-screen.tsx'

export const Route = createFileRoute('/_signed-in/terms/lucky-wheels')({
  staticData: {
    operation: termOperations.cmsDetailLuckyWheelTerm,
    breadcrumb: () => [{ label: m.lucky_wheel_terms_title() }],
  },
  component: TermsScreen,
})
