import { expect, test } from 'vitest'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'
import { creating, day, wheelCalls } from '../harness/wheels.ts'

const server = await startServer()
const { aBadge, aBanner, aGrantee, aMedia, anEvent, aRegisterForm, aUser, aVoucher } = factories(server.db)
const client = server.as(await aGrantee('PROMOTION'))

const period = { startDate: new Date().toISOString(), endDate: new Date(Date.now() + 86_400_000).toISOString() }
const ofSomebody = async () => (await aMedia({ uploaded_by: (await aUser()).id, uploaded_bytes: 1000 })).id

/** Makes a record with a picture that somebody else uploaded. */
const kinds: Record<string, (picture: string) => Promise<unknown>> = {
  voucher: (picture) =>
    client.query('mutation ($data: VoucherInput!) { createVoucher(data: $data) { _id } }', {
      data: {
        title: 'Cà phê',
        titleEn: 'Coffee',
        type: 'GAME',
        description: 'Một',
        descriptionEn: 'One',
        ...period,
        mediaIds: [picture],
      },
    }),
  banner: (picture) =>
    client.query(
      `mutation ($id: ID!, $from: DateTime!, $to: DateTime!) {
        createBanner(name: "Hè", type: SCREEN, data: { screen: WALLET }, mediaId: $id, startDate: $from, endDate: $to) { _id } }`,
      { id: picture, from: period.startDate, to: period.endDate },
    ),
  event: (picture) =>
    client.query(
      `mutation ($id: ID!) {
        createEvent(name: "Tết", loop: 1, logoId: $id, backgroundId: $id, animationId: $id) { _id } }`,
      { id: picture },
    ),
  badge: async (picture) =>
    client.query(
      `mutation ($id: ID!, $forms: [ID!]!) {
        cmsCreateBadge(title: "Thổ địa", titleEn: "Guide", mediaId: $id, registerFormIds: $forms) { _id } }`,
      { id: picture, forms: [(await aRegisterForm((await aBadge()).id)).id] },
    ),
}
/** A record of somebody else that shows the picture. */
const shown: Record<string, (picture: string) => Promise<unknown>> = {
  voucher: (picture) => aVoucher({ media_ids: [picture] }),
  banner: (picture) => aBanner({ media_id: picture }),
  event: (picture) => anEvent({ logo_id: picture }),
  badge: (picture) => aBadge({ media_id: picture }),
}

test.each(Object.keys(kinds))('a copy of a %s has its picture, whoever uploaded that', async (kind) => {
  const picture = await ofSomebody()
  expect(await kinds[kind]!(picture)).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
  await shown[kind]!(picture)
  expect(await kinds[kind]!(picture)).toHaveProperty('errors', undefined)
})

const pictureOf = (prize: object) => ('mediaId' in prize ? { mediaId: prize.mediaId as string } : {})

test('a copy of a wheel has the pictures of its prizes', async () => {
  const [mine, theirs] = [await aGrantee('PROMOTION'), await aGrantee('PROMOTION')]
  const wheel = await wheelCalls(server, theirs).valid()
  const copy = { ...(await wheelCalls(server, mine).valid(Date.now() + 40 * day)) }
  const withTheirs = copy.batchs.map((batch, i) => ({
    ...batch,
    prizes: batch.prizes.map((prize, k) => ({ ...prize, ...pictureOf(wheel.batchs[i]!.prizes[k]!) })),
  }))
  const create = () => server.as(mine).query(creating, { ...copy, batchs: withTheirs })
  expect((await create()).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
  await server.as(theirs).data(creating, wheel)
  expect((await create()).errors).toBeUndefined()
})
