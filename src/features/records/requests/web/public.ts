export { RequestView, reasonKeys } from './request-view.tsx'
export { type Deciding, useDeciding } from './use-deciding.tsx'
export { useGoOn, type Waiting } from './use-go-on.ts'
