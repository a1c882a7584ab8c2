import type { Client, WireError } from '../harness/client.ts'
import { noId } from '../harness/factories.ts'
import { multipart } from '../harness/multipart-body.ts'

type Call = (client: Client) => Promise<readonly WireError[] | undefined>

const ask =
  (text: string): Call =>
  async (client) =>
    (await client.query(text)).errors

/**
 * One call of every root field, with arguments that are well-formed but name nothing, so that whoever may call it
 * changes nothing. Where the permission depends on an argument, one call for each.
 */
export const calls: Readonly<Record<string, Call>> = {
  me: ask('{ me { _id } }'),
  mySessions: ask('{ mySessions { _id } }'),
  mySecondFactor: ask('{ mySecondFactor { since } }'),
  endMySession: ask(`mutation { endMySession(sessionId: "${noId}") }`),
  endMyOtherSessions: ask('mutation { endMyOtherSessions }'),
  changeMyPassword: ask('mutation { changeMyPassword(data: { currentPassword: "x", newPassword: "x" }) }'),
  startSecondFactor: ask('mutation { startSecondFactor { uri } }'),
  confirmSecondFactor: ask('mutation { confirmSecondFactor(code: "") { codes } }'),
  renewRecoveryCodes: ask('mutation { renewRecoveryCodes(proof: {}) { codes } }'),
  removeSecondFactor: ask('mutation { removeSecondFactor(proof: {}) }'),
  cmsEndSessions: ask(`mutation { cmsEndSessions(userId: "${noId}") }`),
  cmsRemoveSecondFactor: ask(`mutation { cmsRemoveSecondFactor(userId: "${noId}") }`),
  cmsGetUsers: ask('{ cmsGetUsers { counter } }'),
  cmsGetUser: ask(`{ cmsGetUser(userId: "${noId}") { _id } }`),
  getEarnedPointHistories: ask(`{ getEarnedPointHistories(userId: "${noId}") { counter } }`),
  cmsNumberOfUsers: ask('{ cmsNumberOfUsers }'),
  cmsNumberOfPartnerPages: ask('{ cmsNumberOfPartnerPages }'),
  cmsNumberOfUsersByCountry: ask('{ cmsNumberOfUsersByCountry { users } }'),
  cmsNewUsersPerDay: ask('{ cmsNewUsersPerDay(startDate: "2026-01-01", endDate: "2026-01-01") { date } }'),
  cmsPointsEarnedPerDay: ask('{ cmsPointsEarnedPerDay(startDate: "2026-01-01", endDate: "2026-01-01") { date } }'),
  cmsTopUsersByPointsPerDay: ask('{ cmsTopUsersByPointsPerDay { counter } }'),
  cmsTopReferralUsers: ask('{ cmsTopReferralUsers { counter } }'),
  cmsPostsPerDay: ask('{ cmsPostsPerDay(startDate: "2026-01-01", endDate: "2026-01-01") { date } }'),
  cmsReportsPerDay: ask('{ cmsReportsPerDay(startDate: "2026-01-01", endDate: "2026-01-01") { date } }'),
  cmsReportBacklog: ask('{ cmsReportBacklog { model } }'),
  cmsMostReportedCreators: ask(
    '{ cmsMostReportedCreators(startDate: "2026-01-01", endDate: "2026-01-01") { userId } }',
  ),
  cmsListBadges: ask('{ cmsListBadges { counter } }'),
  getConfigs: ask('{ getConfigs { _id } }'),
  cmsGetPosts: ask('{ cmsGetPosts { counter } }'),
  cmsGetBlockedPosts: ask('{ cmsGetBlockedPosts { counter } }'),
  cmsGetPost: ask(`{ cmsGetPost(_id: "${noId}") { _id } }`),
  cmsGetPostsByCreator: ask(`{ cmsGetPostsByCreator(targetId: "${noId}") { _id } }`),
  cmsFindCreators: ask('{ cmsFindCreators(q: "x") { _id } }'),
  cmsFindUserByPhone: ask('{ cmsFindUserByPhone(phoneNumber: "0900999999") { _id } }'),
  myPreferences: ask('{ myPreferences { key } }'),
  login: ask('mutation { login(data: { phoneNumber: "0900999999", password: "wrong horse" }) { idToken } }'),
  refreshToken: ask('mutation { refreshToken(refreshToken: "unknown") { idToken } }'),
  logout: ask('mutation { logout(refreshToken: "unknown") }'),
  registerForImporter: ask(
    'mutation { registerForImporter(data: { fullName: "X", phoneNumber: "1", password: "abcdef" }) { idToken } }',
  ),
  updateUserGroup: ask(`mutation { updateUserGroup(userId: "${noId}", group: STAFF) { _id } }`),
  cmsAssignBadge: ask(`mutation { cmsAssignBadge(userId: "${noId}", badgeId: "${noId}") { success } }`),
  blockUser: ask(`mutation { blockUser(targetId: "${noId}") { _id } }`),
  unBlockUser: ask(`mutation { unBlockUser(targetId: "${noId}") { _id } }`),
  'cmsSetTermStatus of a USER': ask(
    `mutation { cmsSetTermStatus(_id: "${noId}", termStatus: NORMAL, model: USER) { version } }`,
  ),
  'cmsSetTermStatus of a POST': ask(
    `mutation { cmsSetTermStatus(_id: "${noId}", termStatus: NORMAL, model: POST) { version } }`,
  ),
  'cmsSetTermStatusOfMany of USER': ask(
    `mutation { cmsSetTermStatusOfMany(ids: ["${noId}"], termStatus: NORMAL, model: USER) { next } }`,
  ),
  'cmsSetTermStatusOfMany of POST': ask(
    `mutation { cmsSetTermStatusOfMany(ids: ["${noId}"], termStatus: NORMAL, model: POST) { next } }`,
  ),
  cmsSetPostStatus: ask(`mutation { cmsSetPostStatus(_id: "${noId}", status: NORMAL) { version } }`),
  cmsCreatePost: ask('mutation { cmsCreatePost(data: { title: "X", content: "X", phoneNumber: "1" }) { _id } }'),
  cmsUpdatePost: ask(`mutation { cmsUpdatePost(_id: "${noId}", data: { title: "X", content: "X" }) { _id } }`),
  setPreference: ask('mutation { setPreference(key: "matrix", value: 1) { key } }'),
  'createExport of User': ask(
    'mutation { createExport(list: "User", format: CSV, filters: {}, columns: ["_id"]) { url } }',
  ),
  'createExport of Post': ask(
    'mutation { createExport(list: "Post", format: CSV, filters: {}, columns: ["_id"]) { url } }',
  ),
  'createExport of BlockedPost': ask(
    'mutation { createExport(list: "BlockedPost", format: CSV, filters: {}, columns: ["_id"]) { url } }',
  ),
  'cmsListViews of User': ask('{ cmsListViews(list: "User") { _id } }'),
  'cmsListViews of Post': ask('{ cmsListViews(list: "Post") { _id } }'),
  'cmsSaveView of User': ask('mutation { cmsSaveView(list: "User", name: "x", filters: { none: 1 }) { _id } }'),
  'cmsSaveView of Post': ask('mutation { cmsSaveView(list: "Post", name: "x", filters: { none: 1 }) { _id } }'),
  cmsUpdateView: ask(`mutation { cmsUpdateView(_id: "${noId}", name: "x") { _id } }`),
  cmsDeleteView: ask(`mutation { cmsDeleteView(_id: "${noId}") { _id } }`),
  'createExport of Audit': ask(
    'mutation { createExport(list: "Audit", format: CSV, filters: {}, columns: ["_id"]) { url } }',
  ),
  'cmsHistory of USER': ask(`{ cmsHistory(model: USER, targetId: "${noId}") { next } }`),
  'cmsHistory of POST': ask(`{ cmsHistory(model: POST, targetId: "${noId}") { next } }`),
  'cmsHistory of CONFIG': ask(`{ cmsHistory(model: CONFIG, targetId: "${noId}") { next } }`),
  'cmsChangesSince of USER': ask(`{ cmsChangesSince(model: USER, _id: "${noId}", version: 1) { version } }`),
  'cmsChangesSince of POST': ask(`{ cmsChangesSince(model: POST, _id: "${noId}", version: 1) { version } }`),
  'cmsViewing of USER': ask(`mutation { cmsViewing(tab: "${noId}", model: USER, _id: "${noId}") { since } }`),
  'cmsViewing of POST': ask(`mutation { cmsViewing(tab: "${noId}", model: POST, _id: "${noId}") { since } }`),
  cmsGetAuditEntries: ask('{ cmsGetAuditEntries { counter } }'),
  cmsAuditVerification: ask('{ cmsAuditVerification { state } }'),
  cmsVerifyAudit: ask('mutation { cmsVerifyAudit { state } }'),
  'cmsUndo of USER': ask(`mutation { cmsUndo(model: USER, _id: "${noId}", version: 2) { version } }`),
  'cmsUndo of POST': ask(`mutation { cmsUndo(model: POST, _id: "${noId}", version: 2) { version } }`),
  createConfig: ask('mutation { createConfig(key: "", value: "x", type: NORMAL) { _id } }'),
  updateConfig: ask(`mutation { updateConfig(_id: "${noId}", key: "x", value: "x", type: NORMAL) { _id } }`),
  deleteConfig: ask(`mutation { deleteConfig(_id: "${noId}") { _id } }`),
  uploadPhoto: async (client) => {
    const text = 'mutation ($file: Upload!) { uploadPhoto(file: $file) { _id } }'
    return (await client.send(await multipart(text, { file: new Blob(['no picture']) }))).errors
  },
}
