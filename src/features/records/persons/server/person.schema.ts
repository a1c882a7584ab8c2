import { z } from 'zod'
import { recordId } from '../../../../platform/shared/rules.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { limitInput, listInput, listPageType, searchText } from '../../../../platform/server/graphql/lists.ts'
import { askedById } from '../../../../platform/server/records/loader-by-id.ts'
import { readRecord, registerReading } from '../../../../platform/server/records/record-reading.ts'
import { personOperations } from '../person.operations.ts'
import { foundUsers, userList } from '../user.list.ts'
import { userRecord } from '../user.record.ts'
import { closestPeople } from './closest-people.ts'
import './user.names.ts'
import { pageOfUsers } from './user.queries.ts'
import { User } from './user.type.ts'

rootField(personOperations.cmsGetUsers, {
  type: listPageType('UserPage', User),
  input: listInput(userList, { ownArguments: ['query'] }),
  resolve: (asked, ctx) => pageOfUsers(ctx.db, asked),
})

const reading = registerReading('USER', { record: userRecord, rows: askedById('users'), gone: 'users_text_user_gone' })
rootField(personOperations.cmsGetUser, {
  type: User,
  input: z.object({ userId: recordId() }),
  resolve: ({ userId }, ctx) => readRecord(ctx, reading, userId),
})

rootField(personOperations.cmsFindUsers, {
  description: 'The first few people whom a text finds, those whose name is closest to it first.',
  type: [User],
  input: z.object({ q: searchText(userList.filters.query), limit: limitInput(foundUsers) }),
  resolve: ({ q, limit }, ctx) => closestPeople(ctx.db, { text: q, limit, by: 'everything' }),
})
