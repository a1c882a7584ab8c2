export { Me, Member, MyPoints } from './me.ts'
