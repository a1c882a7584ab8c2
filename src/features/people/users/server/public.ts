export { giveBadge } from './user.commands.ts'
