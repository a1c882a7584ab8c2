import type { FormRule } from 'antd'
import { z } from 'zod'
import { issuesOfField } from '../../../../../platform/web/form/zod-rules.ts'
import { zodMessage } from '../../../../../platform/shared/rules.ts'
import { tierName, wheelTitle } from '../../wheel-names.rules.ts'
import type { WheelValues } from './wheel-values.ts'

const moment = z
  .string(zodMessage('lucky_wheels_text_time_required'))
  .min(1, zodMessage('lucky_wheels_text_time_required'))

/** The form of a wheel. Its dates and prizes are checked together: see `faultsIn`. */
export const wheelForm = z.object({
  title: wheelTitle,
  titleEn: wheelTitle,
  startDate: moment,
  endDate: moment,
  batchs: z.custom<WheelValues['batchs']>(),
  tierNames: z.custom<WheelValues['tierNames']>(),
  prizes: z.custom<WheelValues['prizes']>(),
})

const named = z.object({ name: tierName })
export const tierNameRule: FormRule = {
  validator: (_, name: unknown) => {
    const [text] = issuesOfField(named, { name: name ?? '' }, 'name')
    return text === undefined ? Promise.resolve() : Promise.reject(new Error(text))
  },
}
