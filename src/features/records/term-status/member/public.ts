export { isVisible, whereVisible } from './visible.ts'
