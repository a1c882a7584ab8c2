import type { Kysely } from 'kysely'
import sharp from 'sharp'
import type { MediaStore } from '../../src/platform/server/files/media-store-contract.ts'
import { privatePrefix } from '../../src/platform/server/files/media-key.ts'
import type { Tables } from '../tables.ts'
import { drawn } from './catalogue.ts'
import { insertRows } from './insert.ts'
import { drawBack, drawCard, drawLicence, drawTaken } from './pictures/papers.ts'
import { hashText, idOf, randomOf } from './random.ts'
import { numberOf } from './verifies.ts'

type Store = Pick<MediaStore, 'put'>
type Kind = 'IDENTITY' | 'LICENCE' | 'TAKEN'

interface Paper {
  readonly request_id: string
  readonly kind: Kind
  readonly position: number
  /** Equal drawings are made once. */
  readonly svg: string
}

/** What is sent with a request: a business licence, or both sides of an identity card; and a picture of the person. */
export const documentsOf = ({ target_type }: { readonly target_type: string | null }) =>
  target_type === 'BUSINESS_OR_BRAND'
    ? ([
        ['LICENCE', 0],
        ['TAKEN', 0],
      ] as const)
    : ([
        ['IDENTITY', 0],
        ['IDENTITY', 1],
        ['TAKEN', 0],
      ] as const)

/** Decided requests share the papers of a few; those that wait have their own. */
const sharedSets = 4

/** Draws the documents of all requests whose time is not over, and stores them where documents belong. */
export async function insertPapers(db: Kysely<Tables>, store: Store, createdAt: string): Promise<void> {
  const requests = await db
    .selectFrom('verify_requests')
    .innerJoin('users', 'users.id', 'verify_requests.owner_id')
    .select(['verify_requests.id', 'status', 'target_type', 'target_name', 'full_name', 'country_code'])
    .where('erased_at', 'is', null)
    .orderBy('verify_requests.id')
    .execute()
  const papers = requests.flatMap((request, index): Paper[] => {
    const like = request.status === 'PENDING' ? request : requests[index % sharedSets]!
    const portrait = randomOf(hashText(like.id), 2).below(drawn.avatars)
    const holder = { name: like.full_name, number: numberOf(like.id), portrait, isLocal: like.country_code === 'VN' }
    const drawings: Record<Kind, (position: number) => string> = {
      LICENCE: () => drawLicence({ ...holder, name: like.target_name }),
      IDENTITY: (position) => (position === 0 ? drawCard(holder) : drawBack(holder)),
      TAKEN: () => drawTaken(holder),
    }
    return documentsOf(request).map(([kind, position]) => ({
      request_id: request.id,
      kind,
      position,
      svg: drawings[kind](position),
    }))
  })
  const pictures = await rendered([...new Set(papers.map(({ svg }) => svg))])
  const kind = hashText('paper')
  const rows = papers.map(({ svg, ...paper }, index) => {
    const id = idOf(kind, index, Date.parse(createdAt))
    const picture = pictures.get(svg)!
    const { width, height } = picture
    const key = `${privatePrefix}verify/${paper.request_id}/${id}.jpg`
    const row = { id, ...paper, key, content_type: 'image/jpeg', bytes: picture.data.length, width, height }
    return { row: { ...row, created_at: createdAt }, data: picture.data }
  })
  await Promise.all(rows.map(({ row, data }) => store.put(row.key, data, row.content_type)))
  await insertRows(
    db,
    'verify_media',
    rows.map(({ row }) => row),
  )
}

interface Picture {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Few at a time: each keeps a decoded picture in memory. */
async function rendered(drawings: readonly string[]): Promise<Map<string, Picture>> {
  const made = new Map<string, Picture>()
  let next = 0
  const worker = async () => {
    for (let i = next++; i < drawings.length; i = next++) {
      const svg = drawings[i]!
      const { data, info } = await sharp(Buffer.from(svg))
        .flatten()
        .jpeg({ quality: 80 })
        .toBuffer({ resolveWithObject: true })
      made.set(svg, { data, width: info.width, height: info.height })
    }
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  return made
}
