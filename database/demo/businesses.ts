import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { photosOfKind } from './post.ts'
import { communities, lines, ownNames, products } from './texts/businesses.ts'
import { spots } from './texts/places.ts'
import type { CatalogueIds, Shares } from './world.ts'

interface Options {
  /** Other seeds give other pages to other people. */
  readonly seed: string
  readonly ids: CatalogueIds
  /** The share of records with each rare status; the others are NORMAL. */
  readonly status: Shares['status']
  /** Nothing is later than this. */
  readonly now: Date
}

/** One person in three has a page, and a page of a business has two or three products on average. */
const peoplePerPage = 10 / 3

/**
 * Creates pages, their administrators and products by set-based SQL, from the people and categories of the database.
 * The same seed and people give the same rows; each value is drawn from a hash of the seed, the record and the number
 * of the draw.
 */
export async function insertBusinesses(db: Kysely<Tables>, options: Options): Promise<void> {
  const { seed, ids } = options
  await createCatalogue(db, ids)
  await insertPages(db, options)
  await sql`insert into page_admins (page_id, user_id)
    select p.id, p.created_by from pages p where p.id in (select id from demo_made)`.execute(db)
  await linkPosts(db, seed)
  await insertProducts(db, options)
  await sql`drop table demo_made, demo_spots, demo_lines`.execute(db)
}

/** A record's number, or what its id has besides its moment: see `tailOf`. */
const nameOf = (id: RawBuilder<unknown>) => sql`regexp_replace(${id}::text, '^[0-9a-f]{8}-[0-9a-f]{4}-', '')`

/** A whole number in [0, count): the `draw`-th one of a record. */
export const draw = (seed: string, id: RawBuilder<unknown>, number: number, count: RawBuilder<unknown> | number) =>
  sql`((hashtextextended(${nameOf(id)} || ${seed}, ${number}) & 1073741823) % ${count})::int`

/** One of a JSON list of texts. */
export const oneOf = (list: RawBuilder<unknown>, chosen: RawBuilder<unknown>) =>
  sql`(${list} ->> (${chosen} % jsonb_array_length(${list}))::int)`

/** An id that sorts by its moment, like those of the server. */
export const idAt = (seed: string, id: RawBuilder<unknown>, number: number, moment: RawBuilder<unknown>) => {
  const hash = sql`md5(${nameOf(id)} || ${seed} || ${String(number)})`
  return sql`(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '7' || substr(${hash}, 1, 3) || '8' || substr(${hash}, 4, 15))::uuid`
}

const statusOf = ({ HIDDEN, SUSPENDING, BLOCKED }: Shares['status'], drawn: RawBuilder<unknown>) => {
  const [hidden, suspending, blocked] = [HIDDEN, HIDDEN + SUSPENDING, HIDDEN + SUSPENDING + BLOCKED]
  return sql`case when ${drawn} < ${hidden * 10_000}::float8 then 'HIDDEN' when ${drawn} < ${suspending * 10_000}::float8 then 'SUSPENDING'
    when ${drawn} < ${blocked * 10_000}::float8 then 'BLOCKED' else 'NORMAL' end`
}

/** The reason list that belongs to a status. */
const reasonOf = (status: RawBuilder<unknown>, at: RawBuilder<unknown>) =>
  sql`case when ${status} = 'NORMAL' then '[]'::jsonb else jsonb_build_array(jsonb_build_object('reason', 'Nhiều báo cáo vi phạm',
    'status', ${status}, 'createdAt', to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', null)) end`

/** The places and texts as temporary tables. */
async function createCatalogue(db: Kysely<Tables>, ids: CatalogueIds): Promise<void> {
  const places = spots.map(({ inText, english, dish, kind }) => ({
    vi: inText,
    en: english,
    dish_vi: dish[0],
    dish_en: dish[1],
    photos: photosOfKind(kind, ids.photos.length).map((index) => ids.photos[index]),
  }))
  await sql`create temporary table demo_made (id uuid primary key)`.execute(db)
  await sql`create temporary table demo_spots as
    select (row_number() over ())::int - 1 as n, * from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      s (vi text, en text, dish_vi text, dish_en text, photos jsonb)`.execute(db)
  await sql`create temporary table demo_lines as
    select (row_number() over ())::int - 1 as n, c.id as category_id, l.*
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) l (category text, name jsonb, about jsonb)
      join page_categories c on c.enum = l.category`.execute(db)
  await sql`analyze demo_spots, demo_lines`.execute(db)
}

async function insertPages(db: Kysely<Tables>, { seed, status, now }: Options): Promise<void> {
  const of = (number: number, count: RawBuilder<unknown> | number) => draw(seed, sql`u.id`, number, count)
  const drawn = statusOf(status, sql`c`)
  const word = (text: RawBuilder<unknown>) =>
    sql`replace(replace(replace(${text}, '{own}', own), '{place}', place), '{dish}', dish)`
  await sql`with chosen as (
      select u.id as creator, u.created_at + (${now}::timestamptz - u.created_at) * ${of(1, 1000)} / 1100 as at,
        case when u.country_code = 'VN' then 'vi' else 'en' end as language,
        ${of(2, 10)} < 3 as is_community, ${of(3, sql`(select count(*) from demo_lines)`)} as line,
        ${of(4, sql`(select count(*) from demo_spots)`)} as spot, ${of(5, 1_000_000)} as a, ${of(6, 1_000_000)} as b, ${of(7, 10_000)} as c
      from users u where ${of(0, 1000)} < ${Math.round(1000 / peoplePerPage)} and u.user_group in ('MEMBER', 'PROVIDER')
    ), worded as (
      select chosen.*, l.category_id, l.name as names, l.about, s.photos,
        case language when 'vi' then s.vi else s.en end as place, case language when 'vi' then s.dish_vi else s.dish_en end as dish,
        ${oneOf(sql`(${JSON.stringify(ownNames)}::jsonb -> language)`, sql`a`)} as own
      from chosen join demo_lines l on l.n = chosen.line join demo_spots s on s.n = chosen.spot
    ), made as (
      insert into pages (id, name, description, phone_number, email, website, type, category_id, logo_id, owner_id, is_partner,
        is_provide_news, verified, verify_status, pinned_limit, total_likes, total_follows, total_reviews, term_status, reason, version,
        status_set_at, created_by, created_at)
      select ${idAt(seed, sql`creator`, 1, sql`at`)},
        ${word(sql`case when is_community then ${oneOf(sql`(${JSON.stringify(communities.name)}::jsonb -> language)`, sql`b`)} else ${oneOf(sql`(names -> language)`, sql`b`)} end`)},
        ${word(sql`case when is_community then ${JSON.stringify(communities.about)}::jsonb ->> language else about ->> language end`)},
        case when a % 4 > 0 then '+8490' || lpad((b % 10000000)::text, 7, '0') end,
        case when a % 3 > 0 then 'hello' || (b % 100000) || '@example.com' end,
        case when a % 5 > 2 then 'https://page' || (b % 100000) || '.example.com' end,
        case when is_community then 'COMMUNITY_OR_PUBLIC_FIGURE' else 'BUSINESS_OR_BRAND' end,
        case when is_community then null else category_id end,
        (photos ->> (a % jsonb_array_length(photos))::int)::uuid,
        case when b % 3 = 0 then creator end,
        a % 4 = 0, b % 12 = 0, a % 3 = 0, case when a % 3 = 0 then 'VERIFIED' when a % 17 = 1 then 'PENDING' when a % 29 = 1 then 'REJECTED' end,
        case when b % 5 = 0 then 1 + b % 12 end,
        (power(b + 1, 0.5))::int, (power(a + 1, 0.6))::int, (power(a % 10000 + 1, 0.4))::int,
        ${drawn}, ${reasonOf(drawn, sql`at`)}, case when ${drawn} = 'NORMAL' then 1 else 2 end,
        case when ${drawn} = 'NORMAL' then at else at + (${now}::timestamptz - at) * (b % 1000) / 1100 end, creator, at
      from worded returning id)
    insert into demo_made select id from made`.execute(db)
  await sql`analyze demo_made`.execute(db)
}

/** Some people write, and answer, in the name of their page. */
async function linkPosts(db: Kysely<Tables>, seed: string): Promise<void> {
  await sql`update posts set page_id = p.id from pages p
    where posts.created_by = p.created_by and posts.created_at > p.created_at and p.id in (select id from demo_made)
      and ${draw(seed, sql`posts.id`, 8, 10)} < 3`.execute(db)
  await sql`update comments set page_id = p.id from pages p
    where comments.created_by = p.created_by and comments.created_at > p.created_at and p.id in (select id from demo_made)
      and ${draw(seed, sql`comments.id`, 9, 10)} < 2`.execute(db)
  await sql`update pages p set total_posts = counted.posts
    from (select page_id, count(*) as posts from posts where page_id is not null group by page_id) counted where p.id = counted.page_id`.execute(
    db,
  )
}

/** Businesses have none to five products. */
async function insertProducts(db: Kysely<Tables>, { seed, status, now }: Options): Promise<void> {
  const of = (number: number, count: RawBuilder<unknown> | number) => draw(seed, sql`(p.id::text || k)`, number, count)
  const drawn = statusOf(status, sql`c`)
  const word = (text: RawBuilder<unknown>) =>
    sql`replace(replace(replace(replace(${text}, '{place}', place), '{dish}', dish), '{n}', (2 + a % 4)::text), '{m}', (1 + a % 4)::text)`
  await sql`with chosen as (
      select p.id as page, k, p.created_by as creator, p.created_at + (${now}::timestamptz - p.created_at) * ${of(11, 1000)} / 1100 as at,
        case when u.country_code = 'VN' then 'vi' else 'en' end as language,
        case when c.enum in ('HOTEL', 'HOMESTAY') then 'HOTEL' else 'TOUR' end as type,
        ${of(12, sql`(select count(*) from demo_spots)`)} as spot, ${of(13, 1_000_000)} as a, ${of(14, 1_000_000)} as b, ${of(15, 10_000)} as c
      from demo_made made join pages p on p.id = made.id join users u on u.id = p.created_by
        left join page_categories c on c.id = p.category_id
        cross join generate_series(1, 5) k
      where p.type = 'BUSINESS_OR_BRAND' and k <= ${draw(seed, sql`p.id`, 10, 6)}
    ), worded as (
      select chosen.*, s.photos,
        case language when 'vi' then s.vi else s.en end as place, case language when 'vi' then s.dish_vi else s.dish_en end as dish
      from chosen join demo_spots s on s.n = chosen.spot
    ), made as (
      insert into products (id, type, title, content, page_id, price, on_travel_store, total_likes, total_shares, term_status, reason, version, created_by, created_at)
      select ${idAt(seed, sql`(page::text || k)`, 2, sql`at`)}, type,
        ${word(oneOf(sql`(${JSON.stringify(products)}::jsonb -> type -> 'title' -> language)`, sql`b`))},
        ${JSON.stringify(products)}::jsonb -> type -> 'content' ->> language,
        page, ((25 + a % 400) * (1 + a % 4) * 10000)::int, b % 5 = 0, (power(b + 1, 0.45))::int, (power(a + 1, 0.3))::int,
        ${drawn}, ${reasonOf(drawn, sql`at`)}, case when ${drawn} = 'NORMAL' then 1 else 2 end, creator, at
      from worded returning id)
    insert into product_media (product_id, media_id, position)
    select product, media, i - 1 from (
      select ${idAt(seed, sql`(page::text || k)`, 2, sql`at`)} as product, i,
        (photos ->> ((a + i) % jsonb_array_length(photos))::int)::uuid as media
      from worded cross join generate_series(1, 3) i where i <= 1 + a % 3) pictures
    where exists (select from made)`.execute(db)
}
