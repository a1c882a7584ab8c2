export { changeGroup, createGroup } from './group.commands.ts'
export { MemberGroup, readsPostsOf, requireGroup, requireMembership, seenGroup, whereGroupIsRead } from './group.ts'
