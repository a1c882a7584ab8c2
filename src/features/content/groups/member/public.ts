export { changeGroup, createGroup, deleteGroup } from './group.commands.ts'
export { MemberGroup, readsPostsOf, requireGroup, requireMembership, seenGroup, whereGroupIsRead } from './group.ts'
