import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aComment, aGroup, aMedia, aPage, aPost, aProduct, aUser, anAdmin } = factories(server.db)

const report = 'mutation ($data: ReportInput!) { report(data: $data) { _id } }'
const sent = (model: string, _id: string, more = {}) => ({ data: { model, _id, reason: 'SPAM', ...more } })

test('a report reaches the list, the desk and the tally of the day', async () => {
  const me = await aUser()
  const post = await aPost()
  const { _id } = (await server.asMember(me).data(report, sent('POST', post.id, { message: 'Quảng cáo' }))).report
  const admin = server.as(await anAdmin())
  const read = `query ($id: ID!) { cmsListReportByTargetId(targetId: $id, type: POST) { _id message postReportType creator { _id } }
    cmsGetPostReports(limit: 1) { items { _id totalReports openCaseId } } }`
  const seen = await admin.data(read, { id: post.id })
  expect(seen.cmsListReportByTargetId).toEqual([
    { _id, message: 'Quảng cáo', postReportType: 'SPAM', creator: { _id: me.id } },
  ])
  expect(seen.cmsGetPostReports.items).toEqual([{ _id: post.id, totalReports: 1, openCaseId: expect.any(String) }])
})

test('every kind of record can be reported, once a member', async () => {
  const me = server.asMember(await aUser())
  const records = {
    USER: await aUser(),
    POST: await aPost(),
    COMMENT: await aComment(),
    GROUP: await aGroup(),
    MEDIA: await aMedia(),
    PAGE: await aPage(),
    PRODUCT: await aProduct(),
  }
  for (const [model, { id }] of Object.entries(records)) {
    await me.data(report, sent(model, id))
    const again = await me.refusal(report, sent(model, id, { reason: 'VIOLENCE' }))
    expect(again, model).toMatchObject({ code: 'CONFLICT', reason: 'reports_text_reported' })
  }
})

test('nobody reports what does not exist for them', async () => {
  const me = server.asMember(await aUser())
  const post = await aPost({ status: 'BLOCKED' })
  const records = [
    ['USER', (await aUser({ term_status: 'BLOCKED' })).id],
    ['POST', post.id],
    ['COMMENT', (await aComment({ term_status: 'HIDDEN' })).id],
    ['COMMENT', (await aComment({ post_id: post.id })).id],
    ['GROUP', (await aGroup(undefined, { term_status: 'BLOCKED' })).id],
    ['MEDIA', (await aMedia({ term_status: 'BLOCKED' })).id],
    ['PAGE', (await aPage({ term_status: 'SUSPENDING' })).id],
    ['PRODUCT', (await aProduct({ deleted_at: new Date() })).id],
    ['POST', uuidv7()],
  ] as const
  for (const [model, id] of records)
    expect(await me.refusal(report, sent(model, id)), model).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'reports_text_gone',
    })
})

test('nobody reports a record of their own, or by the reason of the words', async () => {
  const me = await aUser()
  const own = [
    ['USER', me.id],
    ['POST', (await aPost({ created_by: me.id })).id],
    ['PRODUCT', (await aProduct({ page_id: (await aPage({ owner_id: me.id })).id })).id],
  ] as const
  for (const [model, id] of own)
    expect(await server.asMember(me).refusal(report, sent(model, id)), model).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'reports_text_own',
    })
  const post = await aPost()
  const refusal = await server.asMember(me).refusal(report, sent('POST', post.id, { reason: 'SENSITIVE_WORD' }))
  expect(refusal.code).toBe('BAD_USER_INPUT')
})
