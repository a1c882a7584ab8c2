import { sql } from 'kysely'
import type { factories, Person } from './factories.ts'
import type { TestServer } from './server.ts'

/** The kinds of records that belong to people, and about which staff decide. */
export const ownedModels = ['USER', 'POST', 'COMMENT', 'GROUP', 'MEDIA', 'PAGE', 'PRODUCT', 'VERIFY'] as const
export type OwnedModel = (typeof ownedModels)[number]

type Make = ReturnType<typeof factories>
/** Makes a record that belongs to this person in one way, and returns its id. */
type Owned = (me: Person) => Promise<string>

/** Every way in which a record can belong to somebody, by model. */
export function waysToOwn(
  server: TestServer,
  make: Make,
): Readonly<Record<OwnedModel, Readonly<Record<string, Owned>>>> {
  const idOf = async (record: Promise<{ id: string }>) => (await record).id
  /** The ways to run a page, each with what belongs to whoever runs it. */
  const throughPage = (what: (page_id: string) => Promise<string>) => ({
    'owner of its page': async ({ id }: Person) => what((await make.aPage({ owner_id: id })).id),
    'creator of its page': async ({ id }: Person) => what((await make.aPage({ created_by: id })).id),
    'admin of its page': async ({ id }: Person) => {
      const page = await make.aPage()
      await server.db.insertInto('page_admins').values({ page_id: page.id, user_id: id }).execute()
      return what(page.id)
    },
  })
  const picture = async (attach: (mediaId: string) => Promise<unknown>) => {
    const { id } = await make.aMedia()
    await attach(id)
    return id
  }
  return {
    USER: { oneself: async ({ id }) => id },
    POST: {
      creator: ({ id }) => idOf(make.aPost({ created_by: id })),
      ...throughPage((page_id) => idOf(make.aPost({ page_id }))),
    },
    COMMENT: {
      creator: ({ id }) => idOf(make.aComment({ created_by: id })),
      ...throughPage((page_id) => idOf(make.aComment({ page_id }))),
    },
    GROUP: { creator: ({ id }) => idOf(make.aGroup(id)) },
    MEDIA: {
      uploader: ({ id }) => idOf(make.aMedia({ uploaded_by: id })),
      'author of a post with it': ({ id }) =>
        picture(async (media) => make.attach((await make.aPost({ created_by: id })).id, media)),
      'person whom it shows': ({ id }) =>
        picture((avatar_id) => server.db.updateTable('users').set({ avatar_id }).where('id', '=', id).execute()),
      ...throughPage((page_id) => picture(async (media) => make.attach((await make.aPost({ page_id })).id, media))),
      'owner of the page whose logo it is': ({ id }) => picture((logo_id) => make.aPage({ logo_id, owner_id: id })),
      'creator of a product with it': ({ id }) =>
        picture(async (media_id) => {
          const product = await make.aProduct({ created_by: id })
          await server.db
            .insertInto('product_media')
            .values({ product_id: product.id, media_id, position: 0 })
            .execute()
        }),
    },
    PAGE: throughPage(async (page) => page),
    PRODUCT: {
      creator: ({ id }) => idOf(make.aProduct({ created_by: id })),
      ...throughPage((page_id) => idOf(make.aProduct({ page_id }))),
    },
    VERIFY: {
      'who sent it': ({ id }) => idOf(make.aVerify({ type: 'PAGE', owner_id: id })),
      'who is verified': ({ id }) => idOf(make.aVerify({ target_id: id })),
      ...throughPage((target_id) => idOf(make.aVerify({ type: 'PAGE', target_id }))),
    },
  }
}

/** The columns of these models' tables that name a person. */
export async function columnsOfPeople(server: TestServer): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass || '.' || a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass and c.conrelid::regclass::text in
        ('posts', 'comments', 'social_groups', 'media', 'pages', 'page_admins', 'products', 'verify_requests')
      order by 1`.execute(server.db)
  return rows.map(({ name }) => name)
}
