export { setHandled } from './handled.ts'
