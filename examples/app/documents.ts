/** All that this app asks of `POST /app/graphql`; a test validates it against `app.graphql`. */

const tokens = 'idToken refreshToken'
export const login = `mutation ($data: LoginInput!) { login(data: $data) { ${tokens} } }`
export const register = `mutation ($data: RegisterInput!) { register(data: $data) { ${tokens} } }`
export const refresh = `mutation ($refreshToken: String!) { refreshToken(refreshToken: $refreshToken) { ${tokens} } }`
export const logout = `mutation ($refreshToken: String!) { logout(refreshToken: $refreshToken) }`

export const me = `{ me { _id rank termStatus suspendedUntil unreadNotifications points { active earned } } }`

const member = '_id fullName'
const media = '_id type uri thumbnail'
const post = `_id type title content createdAt status rating likedByMe totalLikes totalComments creator { ${member} }
  place { name } medias { ${media} } sharedPost { title content creator { fullName } }`
export const posts = `query ($after: String) { posts(first: 10, after: $after) { endCursor items { ${post} } } }`
export const createPost = `mutation ($data: PostInput!) {
  createPost(data: $data) { points { amount } wordsMasked post { ${post} } } }`
export const likePost = `mutation ($_id: ID!) { likePost(_id: $_id) { ${post} } }`
export const unlikePost = `mutation ($_id: ID!) { unlikePost(_id: $_id) { ${post} } }`
const comment = `_id content createdAt status creator { ${member} }`
export const comments = `query ($after: String, $postId: ID!) {
  comments(first: 10, after: $after, postId: $postId) { endCursor items { ${comment} } } }`
export const commentPost = `mutation ($data: CommentInput!) {
  commentPost(data: $data) { points { amount } wordsMasked comment { ${comment} } } }`
export const places = `query ($q: String) { places(first: 20, q: $q) { items { _id name location } } }`
export const uploadMedia = `mutation ($file: Upload!) { uploadMedia(file: $file, purpose: PUBLIC) { _id } }`

export const report = `mutation ($data: ReportInput!) { report(data: $data) { _id } }`
export const myRecords = `query ($after: String) { myRecords(first: 10, after: $after) {
  endCursor items { _id model title status reason appealableUntil } } }`
export const appeal = `mutation ($data: AppealInput!) { appeal(data: $data) { status } }`

export const pointHistory = `query ($after: String) { pointHistory(first: 20, after: $after) {
  endCursor items { _id amount createdAt description expiresAt } } }`
export const whyPoints = `query ($entryId: ID!) { whyPoints(entryId: $entryId) { sentences } }`

const voucher = `_id title titleEn highlight highlightEn description descriptionEn pointSpend available endDate
  medias { ${media} }`
const redemption = '_id code startDate endDate usedAt voucher { title titleEn }'
export const vouchers = `query ($after: String) {
  vouchers(first: 10, after: $after) { endCursor items { ${voucher} } } }`
export const myVouchers = `query ($after: String) {
  myVouchers(first: 10, after: $after) { endCursor items { ${redemption} } } }`
export const buyVoucher = `mutation ($_id: ID!) { buyVoucher(_id: $_id) { redemption { ${redemption} } } }`
export const markUsed = `mutation ($redemptionId: ID!) { useVoucher(redemptionId: $redemptionId) { ${redemption} } }`
export const enterVoucherCode = `mutation ($code: String!) { enterVoucherCode(code: $code) { ${redemption} } }`

export const wheel = `{ wheel { _id title titleEn turns { free earned }
  prizes { _id name nameEn point prizeTier } instructions { title titleEn turns } } }`
export const spin = `mutation ($wheelId: ID!, $requestId: String!) { spin(wheelId: $wheelId, requestId: $requestId) {
  spinId message messageEn won { prizeId name nameEn point code } } }`
export const spinReceipt = `query ($spinId: ID!) { spinReceipt(spinId: $spinId) {
  spinId wheelId userId number moment batchId seedHash seed prizeId unit dueAt eligibleTiers assigned root path salt
  formerRoot person } }`

export const notifications = `query ($after: String) { notifications(first: 20, after: $after) {
  endCursor items { _id type message read createdAt } } }`
export const markRead = `mutation ($until: DateTime!) { markNotificationsRead(until: $until) }`
