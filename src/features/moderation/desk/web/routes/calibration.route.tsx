import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { rangeSearch } from '../../../../../platform/web/charts/range-address.ts'
import { deskOperations } from '../../desk.operations.ts'
import { CalibrationScreen } from '../calibration-screen.tsx'

export const Route = createFileRoute('/_signed-in/reports/calibration')({
  validateSearch: rangeSearch,
  staticData: {
    operation: deskOperations.cmsGetCalibration,
    breadcrumb: () => [{ label: m.app_reports() }, { label: m.desk_calibration() }],
  },
  component: CalibrationScreen,
})
