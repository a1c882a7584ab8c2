import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLObjectType,
  GraphQLString,
  isInputObjectType,
  isLeafType,
  isListType,
  isRequiredArgument,
} from 'graphql'
import { schema, schemas } from '../../src/app/schema.ts'
import { dayOf } from '../../src/platform/shared/day.ts'
import { ownArguments } from './every-argument.ts'
import { noId } from './factories.ts'

type QueryField = GraphQLField<unknown, unknown>

/** Every query of the schema, so that tests cover new queries automatically. */
export const queries: readonly QueryField[] = Object.values(schema.getQueryType()!.getFields())

/** Every query of the app's members. */
export const memberQueries: readonly QueryField[] = Object.values(schemas.MEMBER.getQueryType()!.getFields())

const today = dayOf(new Date())
const thisDay = `startDate: "${today}", endDate: "${today}"`

/** A person with history and posts, and a post. */
export interface Target {
  readonly user: string
  readonly post: string
  readonly place?: string
  readonly group?: string
  readonly page?: string
  readonly product?: string
  readonly comment?: string
  readonly media?: string
  readonly rule?: string
  /** Of the person. */
  readonly entry?: string
  readonly notification?: string
  readonly verify?: string
  readonly case?: string
  readonly event?: string
  readonly voucher?: string
  readonly badge?: string
  readonly badgeRequest?: string
  readonly banner?: string
  readonly run?: string
  readonly replay?: string
  readonly wheel?: string
  readonly wheelPrize?: string
  readonly changeSet?: string
  readonly apiKey?: string
  readonly delivery?: string
  readonly endpoint?: string
}

/** Arguments of queries that require some. */
const argumentsOf: Readonly<Record<string, (target: Target) => string>> = {
  cmsFindUsers: () => 'q: "09", limit: 100',
  cmsFindPages: () => 'q: "a", limit: 100',
  cmsFindVoucherCodes: () => 'q: "a"',
  cmsGetUser: ({ user }) => `userId: "${user}"`,
  getEarnedPointHistories: ({ user }) => `userId: "${user}", limit: 100`,
  cmsMemberCodes: ({ user }) => `userId: "${user}", first: 50`,
  cmsMemberNotices: ({ user }) => `userId: "${user}", first: 50`,
  cmsMemberPointCorrections: ({ user }) => `userId: "${user}", first: 50`,
  cmsMemberPoints: ({ user }) => `userId: "${user}", first: 50`,
  cmsMemberReported: ({ user }) => `userId: "${user}", first: 50`,
  cmsReporterAccuracy: ({ user }) => `userId: "${user}"`,
  cmsStrikesOf: ({ user }) => `userId: "${user}"`,
  cmsMemberReports: ({ user }) => `userId: "${user}", first: 50`,
  cmsMemberSpins: ({ user }) => `userId: "${user}", first: 50`,
  cmsGetPlace: ({ place = noId }) => `_id: "${place}"`,
  cmsGetGroup: ({ group = noId }) => `_id: "${group}"`,
  cmsGetPage: ({ page = noId }) => `_id: "${page}"`,
  cmsGetComment: ({ comment = noId }) => `_id: "${comment}"`,
  cmsGetMedia: ({ media = noId }) => `_id: "${media}"`,
  cmsListReportByTargetId: ({ post }) => `targetId: "${post}", type: POST, limit: 100`,
  cmsGetDetailReports: ({ post }) => `id: "${post}", forModel: POST, limit: 100`,
  cmsGetBlockedDetailList: ({ post }) => `id: "${post}", forModel: POST, limit: 100`,
  cmsGetTrustedPointVersions: ({ rule = noId }) => `_id: "${rule}"`,
  cmsGetSystemNotification: ({ notification = noId }) => `_id: "${notification}"`,
  cmsPreviewSystemNotification: () => 'sendToAllUsers: true',
  cmsGetProduct: ({ product = noId }) => `_id: "${product}"`,
  // Only of one kind, because those of all kinds are more than a page.
  cmsGetCases: () => 'model: POST, limit: 100',
  cmsGetEvent: ({ event = noId }) => `_id: "${event}"`,
  cmsGetBanner: ({ banner = noId }) => `_id: "${banner}"`,
  cmsScheduledChanges: ({ banner = noId }) => `_id: "${banner}"`,
  cmsChangeSet: ({ changeSet = noId }) => `_id: "${changeSet}"`,
  cmsListVoucherCode: ({ voucher = noId }) => `voucherId: "${voucher}", limit: 100`,
  cmsWhyPoints: ({ user, entry = noId }) => `userId: "${user}", entryId: "${entry}"`,
  cmsMemberActions: ({ user }) => `userId: "${user}"`,
  cmsFindMembers: () => 'q: "a", limit: 100',
  cmsTryPoints: ({ user }) => `userId: "${user}", kind: LIKE_POST`,
  cmsPointReplay: ({ replay = noId }) => `_id: "${replay}"`,
  cmsLastPointReplay: ({ rule = noId }) => `ruleId: "${rule}"`,
  cmsTryWord: () => 'word: "a"',
  cmsGetApiKeyRequests: ({ apiKey = noId }) => `_id: "${apiKey}"`,
  cmsGetJobFailures: () => 'job: "fold tallies"',
  cmsWebhookEndpoint: ({ endpoint = noId }) => `_id: "${endpoint}"`,
  cmsWebhookDelivery: ({ delivery = noId }) => `_id: "${delivery}"`,
  cmsRun: ({ run = noId }) => `_id: "${run}"`,
  cmsRunRows: ({ run = noId }) => `runId: "${run}", limit: 100`,
  cmsLuckyWheel: ({ wheel = noId }) => `id: "${wheel}"`,
  cmsListLuckyWheelPrizeWinners: ({ wheelPrize = noId }) => `prizeId: "${wheelPrize}", limit: 100`,
  getBadge: ({ badge = noId }) => `_id: "${badge}"`,
  getRequestBadge: ({ badgeRequest = noId }) => `_id: "${badgeRequest}"`,
  voucher: ({ voucher = noId }) => `_id: "${voucher}"`,
  cmsGetCase: ({ case: _id = noId }) => `_id: "${_id}"`,
  cmsPlanCaseDecision: ({ case: _id = noId }) => `_id: "${_id}", decision: {}`,
  cmsGetNotes: ({ user }) => `model: USER, targetId: "${user}"`,
  cmsFindColleagues: ({ user }) => `model: USER, targetId: "${user}"`,
  cmsFindDeciders: ({ case: _id = noId }) => `_id: "${_id}"`,
  cmsModeratorFigures: () => thisDay,
  cmsGetCalibration: () => thisDay,
  cmsGetVerify: ({ verify = noId }) => `_id: "${verify}"`,
  cmsGetPost: ({ post }) => `_id: "${post}"`,
  cmsGetPostsByCreator: ({ user }) => `targetId: "${user}", limit: 100`,
  cmsFindUserByPhone: () => 'phoneNumber: "0900000001"',
  cmsChangesSince: ({ user }) => `model: USER, _id: "${user}", version: 0`,
  cmsPresetReasonsFor: () => 'model: POST',
  cmsGetOpenReports: ({ post }) => `model: POST, _id: "${post}"`,
  cmsGetDecidedAtDesk: ({ post }) => `model: POST, ids: ["${post}"]`,
  cmsListViews: () => 'list: "User"',
  cmsCountListed: () => 'list: "User", filters: {}',
  cmsHistory: ({ user }) => `model: USER, targetId: "${user}", limit: 100`,
  cmsNewUsersPerDay: () => thisDay,
  cmsPointsEarnedPerDay: () => thisDay,
  cmsPointsByDay: () => thisDay,
  cmsPostsPerDay: () => thisDay,
  cmsVoucherResults: ({ voucher = noId }) => `_id: "${voucher}", ${thisDay}`,
  cmsLuckyWheelResults: ({ wheel = noId }) => `_id: "${wheel}", ${thisDay}`,
  cmsPromotionCalendar: () => `from: "${today}", to: "${today}"`,
  cmsReportsPerDay: () => thisDay,
  cmsMostReportedCreators: () => `${thisDay}, limit: 100`,
  cmsTopUsersByPointsPerDay: () => `limit: 100, filterDate: "${today}"`,
}

export interface Extent {
  /** How many levels of objects are selected. */
  readonly depth?: number
  /** Fields to leave out: `User.email`. */
  readonly without?: ReadonlySet<string>
}

/** A query with everything that can be selected below it. */
export function everythingOf(field: QueryField, target: Target, extent: Extent = {}): string {
  const usual = field.args.some((arg) => arg.name === 'limit') ? 'limit: 100' : ''
  const given = argumentsOf[field.name]?.(target)
  if (given === undefined && field.args.some(isRequiredArgument)) throw new Error(`say how to call ${field.name}`)
  return asking(field, given ?? usual, extent)
}

/** The same query with other arguments. */
export function asking(field: QueryField, given: string, { depth = 4, without = new Set() }: Extent = {}): string {
  const selected = selection(getNamedType(field.type) as GraphQLObjectType, depth, without)
  return `{ ${field.name}${given && `(${given})`} ${selected} }`
}

/** Fields that cannot be read of another person. */
const ownOnly = new Set(['User.secondFactorDemanded'])

function selection(type: GraphQLObjectType, left: number, without: ReadonlySet<string>): string {
  if (isLeafType(type)) return ''
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const name = `${type.name}.${field.name}`
    if (ownOnly.has(name) || without.has(name)) return []
    const inner = getNamedType(field.type)
    if (isLeafType(inner)) return [field.name]
    return left > 1 ? [`${field.name} ${selection(inner as GraphQLObjectType, left - 1, without)}`] : []
  })
  return `{ ${fields.join(' ') || '__typename'} }`
}

/** The paths of a query's text arguments, including those within inputs: `q`, `filter.q`. */
export function textsOf(field: QueryField): string[][] {
  const within = (input: GraphQLArgument | GraphQLInputField): string[][] => {
    // A list of texts takes only fixed values.
    if (isListType(getNullableType(input.type))) return []
    const type = getNamedType(input.type)
    if (type === GraphQLString) return [[input.name]]
    if (!isInputObjectType(type)) return []
    return Object.values(type.getFields()).flatMap((inner) => within(inner).map((path) => [input.name, ...path]))
  }
  return ownArguments(field).flatMap(within)
}

/** One argument as it is written in a document: `filter: {q: "x"}`. */
export const argumentAt = ([name, ...rest]: readonly string[], text: string): string =>
  `${name}: ${rest.length > 0 ? `{${argumentAt(rest, text)}}` : JSON.stringify(text)}`
