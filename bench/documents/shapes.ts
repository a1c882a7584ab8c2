/**
 * Documents that are as expensive as a few kilobytes can be, for a person who may read posts: each kind stresses
 * another step, some just within the limits and some refused as late as possible. Each number makes another document.
 */
const many = (n: number, text: (i: number) => string) => Array.from({ length: n }, (_, i) => text(i)).join(' ')

const media = '_id uri thumbnail thumbnail2x type width height'
const user = `_id fullName photoUrl avatar { ${media} }`
const own = '_id title content status type totalLikes totalComments totalReports createdAt version'
const post = `${own} creator { ${user} } medias { ${media} } group { _id name } place { _id name } reason { by byName createdAt reason status }`
const nested = (depth: number): string => (depth === 0 ? post : `${post} sharedPost { ${nested(depth - 1)} }`)
/** Vietnamese letters as escapes, which make the text longer. */
const escapes = '\\u00e0\\u1ea1'

export const largeDocuments: readonly ((n: number) => string)[] = [
  // Many fields to validate, weigh and run.
  (n) =>
    `query Wide${n} { ${many(3, (i) => `a${i}: cmsGetPosts(limit: 2) { items { ${nested(5)} } }`)} cmsGetPosts { counter } }`,
  // Many rows: the cost is near its limit.
  (n) => `query Costly${n} { ${many(4, (i) => `a${i}: cmsGetPosts(limit: 100) { items { ${post} } }`)} }`,
  (n) => `query Aliases${n} { ${many(14, (i) => `a${i}: cmsGetPosts(limit: 100) { items { ${own} } }`)} }`,
  // Fields that are compared with one another.
  (n) =>
    `query Same${n} { cmsGetPosts(limit: 2) { items { ${many(30, () => `creator { ${user} }`)} ${many(25, () => `medias { ${media} }`)} } } }`,
  (n) =>
    `query Fragments${n} { cmsGetPosts(limit: 2) { items { ${many(20, (i) => `...F${i}`)} } } } ${many(20, (i) => `fragment F${i} on Post { ${own} creator { _id fullName } }`)}`,
  // Each field of every row is an error.
  (n) =>
    `query Hidden${n} { cmsGetPosts(limit: 75) { items { creator { email username badgeStatus dateOfBirth badge { _id } } } } }`,
  (n) =>
    `query Variables${n}(${many(110, (i) => `$v${i}: Boolean = true`)}) { cmsGetPosts(limit: 2) { items { ${many(110, (i) => `_id @include(if: $v${i})`)} } } }`,
  // Refused, each after as much work as possible.
  (n) =>
    `query Cycle${n} { cmsGetPosts { items { ...F0 } } } ${many(20, (i) => `fragment F${i} on Post { s${i}: sharedPost { ...F${(i + 1) % 20} } sharedPost { ...F${(i + 7) % 20} } ...F${(i + 3) % 20} }`)}`,
  (n) => `query Unknown${n} { cmsGetPosts { items { ${many(850, (i) => `titl${i}x${n}`)} } } }`,
  (n) => `query Long${n} { cmsGetPosts(filter: { q: "${escapes.repeat(800)}" }) { counter } }`,
  (n) => `query Literal${n} { cmsGetPosts(filter: { status: [${'NORMAL '.repeat(1_300)}] }) { counter } }`,
  (n) => `query Comments${n} { cmsGetPosts { counter } } ${'#\n'.repeat(4_900)}`,
]

const told =
  '_id type title content createdAt creator { _id fullName } medias { _id uri thumbnail type } likedByMe totalLikes'
const shared = (depth: number): string => (depth === 0 ? told : `${told} sharedPost { ${shared(depth - 1)} }`)

/** The same in the API of members. */
export const memberDocuments: readonly ((n: number) => string)[] = [
  (n) => `query Wide${n} { ${many(3, (i) => `a${i}: posts(first: 2) { items { ${shared(5)} } }`)} me { _id } }`,
  (n) => `query Costly${n} { ${many(8, (i) => `a${i}: posts(first: 50) { items { ${shared(1)} } }`)} }`,
  (n) => `query Aliases${n} { ${many(20, (i) => `a${i}: places(first: 50) { items { _id name description } }`)} }`,
  (n) => `query Deep${n} { posts { items { ${shared(30)} } } }`,
  (n) =>
    `query Cycle${n} { posts { items { ...F0 } } } ${many(20, (i) => `fragment F${i} on Post { s${i}: sharedPost { ...F${(i + 1) % 20} } sharedPost { ...F${(i + 7) % 20} } }`)}`,
  (n) => `query Unknown${n} { posts { items { ${many(850, (i) => `titl${i}x${n}`)} } } }`,
  (n) => `query Long${n} { posts(filter: { q: "${escapes.repeat(800)}" }) { endCursor } }`,
  (n) => `query Comments${n} { me { _id } } ${'#\n'.repeat(4_900)}`,
]

/** Short enough for callers who have not signed in. */
export const shortDocuments: readonly ((n: number) => string)[] = [
  (n) => `query S${n} { ${many(15, (i) => `a${i}: me { _id }`)} ${many(40, () => '__typename')} }`,
  (n) => `query T${n} { ${many(180, () => '_a')} }`,
  (n) => `query U${n} { ...F0 } ${many(14, (i) => `fragment F${i} on Query { __typename ...F${(i + 1) % 14} }`)}`,
  (n) => `query V${n} { ${many(100, (i) => `x${i}y`)} }`,
  (n) => `mutation W${n} { ${many(12, (i) => `a${i}: logout(refreshToken: "x${n}")`)} }`,
]
