const tokens = '{ idToken refreshToken }'

/** What the members send, all of it part of the app's public API. */
export const documents = {
  register: `mutation ($data: RegisterInput!) { register(data: $data) ${tokens} }`,
  login: `mutation ($data: LoginInput!) { login(data: $data) ${tokens} }`,
  refresh: `mutation ($refreshToken: String!) { refreshToken(refreshToken: $refreshToken) ${tokens} }`,
  code: '{ myReferral { code } }',
  feed: '{ posts(first: 30) { items { _id title creator { _id fullName } totalLikes totalComments likedByMe } } }',
  places: '{ places(first: 50) { items { _id } } }',
  write: 'mutation ($data: PostInput!) { createPost(data: $data) { post { _id } points { amount reason } } }',
  comment: 'mutation ($data: CommentInput!) { commentPost(data: $data) { comment { _id } points { amount } } }',
  like: 'mutation ($_id: ID!) { likePost(_id: $_id) { _id } }',
  report: 'mutation ($data: ReportInput!) { report(data: $data) { _id } }',
  wheel: '{ wheel { _id turns { free earned } } }',
  spin: `mutation ($wheelId: ID!, $requestId: String!) {
    spin(wheelId: $wheelId, requestId: $requestId) { spinId won { name } } }`,
  vouchers: '{ vouchers(first: 20) { items { _id } } }',
  buy: 'mutation ($_id: ID!) { buyVoucher(_id: $_id) { redemption { _id } } }',
  myVouchers: '{ myVouchers(first: 5, status: USABLE) { items { _id } } }',
  use: 'mutation ($redemptionId: ID!) { useVoucher(redemptionId: $redemptionId) { _id } }',
  enterCode: 'mutation ($code: String!) { enterVoucherCode(code: $code) { _id } }',
  inbox: '{ notifications(first: 20) { items { _id message read } } pointHistory(first: 10) { items { _id } } }',
  read: 'mutation ($until: DateTime!) { markNotificationsRead(until: $until) }',
  myRecords: '{ myRecords(first: 10) { items { _id model appealableUntil } } }',
  appeal: 'mutation ($data: AppealInput!) { appeal(data: $data) { status } }',
} as const
