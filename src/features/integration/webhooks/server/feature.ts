import './delivery.schema.ts'
import './endpoint.schema.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { sendWebhooks } from './drain.ts'
import { forgetWebhooks } from './forget.job.ts'
import { endpointMetrics } from './webhook-metrics.ts'

export { waiting } from './figures.ts'

export const jobs = [sendWebhooks, forgetWebhooks] satisfies Feature['jobs']
export const metrics = [endpointMetrics] satisfies Feature['metrics']
