import { expect, test } from 'vitest'
import { factories } from '../harness/factories.ts'
import { hostileLinks } from '../harness/hostile-links.ts'
import { startServer } from '../harness/server.ts'

/** Links that members open: none opens something else than it shows, wherever it was typed. */
const server = await startServer()
const { aBanner, aGrantee, aMedia } = factories(server.db)
const person = await aGrantee('PROMOTION')
const client = server.as(person)
const { id: mediaId } = await aMedia({ uploaded_by: person.id, uploaded_bytes: 1000 })
const banner = await aBanner()

const creating = `mutation ($link: String!) { createBanner(name: "Hè", type: LINK, data: { link: $link }, mediaId: "${mediaId}",
  startDate: ${Date.now()}, endDate: ${Date.now() + 86_400_000}) { data { link } } }`
const updating = `mutation ($link: String!) { updateBanner(_id: "${banner.id}", data: { link: $link }) { data { link } } }`
const planning = `mutation ($input: JSON!) { cmsPlanChange(title: "Hè", operation: updateBanner, input: $input) { _id
  items { effects { changes { after } } } } }`

test('a banner keeps a link as what it opens', async () => {
  const [link, opened] = ['https://аррӏе.example/Tết', 'https://xn--80ak6aa92e.example/T%E1%BA%BFt']
  expect((await client.data(creating, { link })).createBanner.data).toEqual({ link: opened })
  const input = { _id: banner.id, data: { link } }
  const [item] = (await client.data(planning, { input })).cmsPlanChange.items
  expect(item.effects[0].changes).toEqual([{ after: opened }])
  expect((await client.data(updating, { link })).updateBanner.data).toEqual({ link: opened })
})

test('hostile links are refused for banners, also in a change set, by their field', async () => {
  const malformed = 'banners_text_link_malformed'
  for (const link of hostileLinks) {
    for (const text of [creating, updating])
      expect((await client.refusal(text, { link })).fields, link).toMatchObject([{ reason: malformed }])
    const input = { _id: banner.id, data: { link } }
    expect((await client.refusal(planning, { input })).fields, link).toMatchObject([
      { field: 'input.data.link', reason: malformed },
    ])
  }
})

test('of hostile links in the terms only their text stays', async () => {
  const text = `mutation ($data: LuckyWheelTermInput!) { cmsCreateLuckyWheelTerm(data: $data) { content } }`
  const escaped = (link: string) => link.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const content = `<p>${hostileLinks.map((link) => `<a href="${escaped(link)}">x</a>`).join('')}</p>`
  const kept = (await client.data(text, { data: { content, contentEn: content } })).cmsCreateLuckyWheelTerm.content
  expect(kept).toBe(`<p>${'x'.repeat(hostileLinks.length)}</p>`)
})
