// Written by database/generate.ts from the migrations. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** JSON comes back parsed and goes in as text. */
export type Json = ColumnType<unknown, string | undefined, string>

export interface ActionKeys {
  user_id: string
  kind: string
  subject: string
  action_id: string
}

export interface ApiKeyHours {
  key_id: string
  hour: Date
  requests: number
}

export interface ApiKeyPoints {
  api_key_id: string
  day: string
  points: number
}

export interface ApiKeyRequests {
  key_id: string
  id: string
  at: Date
  operation: string
  outcome: string
  request_id: string
  address: string
  milliseconds: number
  dry_run: Generated<boolean>
}

export interface ApiKeyUses {
  key_id: string
  used_at: Date
  address: string
}

export interface ApiKeys {
  id: string
  name: string
  hash: Uint8Array
  prefix: string
  scopes: string[]
  event_kinds: Generated<string[]>
  daily_points: number | null
  ends_at: Date
  former_hash: Uint8Array | null
  former_until: Date | null
  rotated_at: Date | null
  ended_at: Date | null
  created_by: string | null
  version: Generated<number>
  created_at: Generated<Date>
  mode: Generated<'LIVE' | 'TEST'>
  personal_data: Generated<boolean>
}

export interface Appeals {
  id: string
  user_id: string
  decision: string
  detail_id: string
  model: 'USER' | 'POST' | 'COMMENT' | 'GROUP' | 'MEDIA' | 'PAGE' | 'PRODUCT'
  target_id: string
  message: string
  judges: string[]
  state: Generated<'WAITING' | 'UPHELD' | 'OVERTURNED' | 'UNDONE'>
  answer: string | null
  decided_by: string | null
  decided_at: Date | null
  created_at: Generated<Date>
}

export interface AuditCheckpointHeads {
  checkpoint: number
  chain: string
  position: number
  hash: Uint8Array
}

export interface AuditCheckpoints {
  number: number
  created_at: Date
  entries: number
  chains: number
  heads: number
  heads_hash: Uint8Array
  complete: boolean
  previous_hash: Uint8Array | null
  hash: Uint8Array
}

export interface AuditEntries {
  id: string
  chain: string
  position: number
  action: string
  model: string
  target_id: string
  actor_id: string | null
  before: Json | null
  after: Json | null
  reason: string | null
  version: number | null
  request_id: string
  created_at: Date
  previous_hash: Uint8Array | null
  hash: Uint8Array
}

export interface AuditTally {
  day: string
  actor_id: string | null
  model: string
  action: string
  entries: number
}

export interface AuditUnsealed {
  chain: string
  position: number
  hash: Uint8Array
}

export interface AuditVerifications {
  id: string
  started_by: string | null
  started_at: Generated<Date>
  moved_at: Generated<Date>
  finished_at: Date | null
  total: number
  entries: Generated<number>
  chains: Generated<number>
  after_chain: string | null
  after_position: number | null
  after_hash: Uint8Array | null
  broken: Json | null
  pieces: Generated<number>
  checkpoint: Generated<number>
  checkpoint_hash: Uint8Array | null
  found: Generated<number>
}

export interface Backups {
  id: string
  name: string
  taken_at: Date | null
  finished_at: Generated<Date>
  took_ms: number
  bytes: number | null
  rows: number | null
  files: number | null
  encrypted: boolean
  error: string | null
}

export interface BadgeForms {
  badge_id: string
  form_id: string
  position: number
}

export interface BadgeRegisterForms {
  id: string
  detail: string
  detail_en: string
  input_type: 'TEXT' | 'IMAGE'
  required: Generated<boolean>
  figure_id: string | null
  version: Generated<number>
  created_at: Generated<Date>
  detail_sort: GeneratedAlways<string>
  search: GeneratedAlways<string>
}

export interface BadgeRequestForms {
  request_id: string
  position: number
  detail: string
  detail_en: string
  input_type: 'TEXT' | 'IMAGE'
  required: boolean
  text: string | null
  media_id: string | null
}

export interface BadgeRequestTally {
  badge_id: string
  status: string
  requests: number
}

export interface BadgeRequests {
  id: string
  badge_id: string
  user_id: string
  status: Generated<'PENDING' | 'APPROVED' | 'REJECTED'>
  title: Generated<string>
  title_en: Generated<string>
  name: Generated<string>
  person_words: Generated<string>
  version: Generated<number>
  created_at: Generated<Date>
  title_sort: GeneratedAlways<string>
  name_sort: GeneratedAlways<string>
  search: GeneratedAlways<string>
}

export interface Badges {
  id: string
  title: string
  title_en: string
  status: Generated<'ENABLED' | 'DISABLED'>
  media_id: string | null
  version: Generated<number>
  created_at: Generated<Date>
  title_sort: GeneratedAlways<string>
  title_search: GeneratedAlways<string>
  register_form_ids: Generated<string[]>
}

export interface Balances {
  user_id: string
  active_points: Generated<number>
  earned_points: Generated<number>
}

export interface Banners {
  id: string
  name: string
  type: 'LINK' | 'POST' | 'PAGE' | 'SCREEN'
  link: string | null
  post_id: string | null
  page_id: string | null
  screen: 'HOME' | 'WALLET' | 'VOUCHERS' | 'LUCKY_WHEEL' | 'REFERRAL' | 'BADGES' | 'PLACES' | 'NOTIFICATIONS' | 'PROFILE' | null
  media_id: string
  status: Generated<'ENABLED' | 'DISABLED'>
  start_date: Date
  end_date: Date
  position: Generated<number>
  created_by: string
  version: Generated<number>
  created_at: Generated<Date>
}

export interface BlockedDetails {
  id: string
  model: 'USER' | 'POST' | 'COMMENT' | 'GROUP' | 'MEDIA' | 'PAGE' | 'PRODUCT'
  target_id: string
  status: 'NORMAL' | 'HIDDEN' | 'SUSPENDING' | 'BLOCKED'
  reason: string
  created_by: string | null
  created_at: Generated<Date>
  creator_id: string | null
  undoes: string | null
  repeats: Generated<boolean>
  decision: string | null
  strike_weight: number | null
  status_before: 'NORMAL' | 'HIDDEN' | 'SUSPENDING' | 'BLOCKED' | null
  until_before: Date | null
  reported_until: Date | null
}

export interface CalibrationRecords {
  case_id: string
  model: string
  target_id: string
  version: number
  total: number
  last_report_at: Date
}

export interface CalibrationWeeks {
  week: string
  percent: number
  decided: number
  drawn: number
  drawn_at: Generated<Date>
}

export interface Calibrations {
  case_id: string
  week: string
  first_decision: string
  first_case: string
  decided_by: string
  judges: string[]
  reason: string
  answer_id: string | null
  answered_by: string | null
  answered_at: Date | null
  agrees: boolean | null
  void_at: Date | null
  again_by: string | null
  again_at: Date | null
}

export interface CaseDecisionCounts {
  decided_at: Date
  hour: Date
  step: number
  done: number
  undone: number
  looked: number
  declined: number
}

export interface CaseDecisionTally {
  hour: Date
  step: number
  done: number
  undone: number
  looked: number
  declined: number
}

export interface CaseDecisions {
  id: string
  case_id: string
  state: 'WAITING' | 'APPLYING' | 'APPLIED' | 'UNDOING' | 'UNDONE' | 'DECLINED'
  status: 'NORMAL' | 'HIDDEN' | 'SUSPENDING' | 'BLOCKED' | null
  reason: string
  preset_id: string | null
  until: Date | null
  hide_posts: Generated<number>
  second_look: 'ASKED' | 'MANY' | 'PARTNER' | 'STAFF' | 'VERIFIED' | null
  note: Generated<string>
  decided_by: string
  decided_at: Date
  second_by: string | null
  second_at: Date | null
  undo_until: Date | null
  undone_at: Date | null
  told_at: Date | null
  told_reporters: number | null
  told_authors: number | null
  proposed: Generated<boolean>
  reply_en: Generated<string>
  reply_vi: Generated<string>
  opened_at: Date | null
}

export interface CaseDueTally {
  hour: Date
  cases: number
}

export interface CaseNotices {
  decision_id: string
  person_id: string
  told_as: 'REPORTER' | 'AUTHOR'
  text_en: string
  text_vi: string
  created_at: Date
}

export interface CaseSteps {
  decision_id: string
  position: number
  action: 'STATUS' | 'HANDLED'
  model: string
  target_id: string
  member: boolean
  status_after: string | null
  last_report_at: Date | null
  status_before: string
  version_before: number
  version_after: number | null
  outcome: 'DONE' | 'SAME' | 'REFUSED' | null
  refusal: string | null
  undone: 'DONE' | 'CHANGED' | null
  reports_after: Date | null
  repeats: Generated<boolean>
}

export interface CaseTally {
  state: string
  lead_model: string
  severity: number
  cases: number
}

export interface CaseTargets {
  case_id: string
  model: string
  target_id: string
  creator_id: string
  total: number
  last_report_at: Date
  handled: boolean
  version: number
  status: string
  kind: string
  search: string
  by_reason: Json | null
  closed_version: number
  compared_at: Date
  closed_until: Date
  decided_until: Date
  upheld_until: Date
}

export interface Cases {
  id: string
  state: Generated<'OPEN' | 'SECOND_LOOK' | 'APPLYING' | 'CLOSED'>
  lead_model: string
  lead_id: string
  creator_id: string | null
  severity: number
  parts: Json
  by_reason: Json
  members: number
  reports: number
  opened_at: Date
  due_at: Date
  closed_at: Date | null
  held_by: string | null
  held_until: Date | null
  version: Generated<number>
  like_case_id: string | null
  search: Generated<string>
  handed_by: string | null
  calibrates: Generated<boolean>
}

export interface ChangeSetItems {
  id: string
  change_set_id: string
  operation: string
  model: string
  target_id: string
  name: string
  input: Json
  version_seen: number
  effects: Json
  applied: Json | null
  created_at: Generated<Date>
}

export interface ChangeSets {
  id: string
  title: string
  note: Generated<string>
  status: Generated<'DRAFT' | 'SCHEDULED' | 'APPLIED' | 'FAILED' | 'ROLLED_BACK'>
  changes: Generated<number>
  author_id: string
  approver_id: string | null
  approved_at: Date | null
  apply_at: Date | null
  applied_at: Date | null
  rolled_back_by: string | null
  rolled_back_at: Date | null
  failure: Json | null
  search: GeneratedAlways<string>
  version: Generated<number>
  created_at: Generated<Date>
  sent_back_by: string | null
  sent_back_at: Date | null
  sent_back_comment: string | null
}

export interface Comments {
  id: string
  post_id: string
  content: string
  created_by: string
  page_id: string | null
  term_status: Generated<'NORMAL' | 'HIDDEN' | 'SUSPENDING' | 'BLOCKED'>
  reason: Json
  version: Generated<number>
  created_at: Generated<Date>
  deleted_at: Date | null
}

export interface Configs {
  id: string
  key: string
  value: string
  type: 'NORMAL' | 'VALUE_RANGE'
  version: Generated<number>
  created_at: Generated<Date>
  search: GeneratedAlways<string>
  is_public: Generated<boolean>
}

export interface CountryTally {
  country_code: string
  people: number
}

export interface CreatorReportDays {
  creator_id: string
  day: string
  reports: number
}

export interface CreatorsToWeigh {
  id: GeneratedAlways<number>
  creator_id: string
}

export interface DatabaseTimeline {
  is_only: Generated<boolean>
  timeline: number
}

export interface DrawLeaves {
  wheel_id: string
  number: number
  hash: Uint8Array
}

export interface DrawSeals {
  wheel_id: string
  seal: number
  first_number: number
  last_number: number
  former_root: Uint8Array
  root: Uint8Array
  created_at: Generated<Date>
}

export interface EventSequences {
  model: string
  subject_id: string
  last: number
}

export interface Events {
  id: string
  name: string
  status: Generated<boolean>
  loop: number
  logo_id: string
  background_id: string
  animation_id: string
  logo_status: Generated<boolean>
  background_status: Generated<boolean>
  animation_status: Generated<boolean>
  name_sort: GeneratedAlways<string>
  search: GeneratedAlways<string>
  version: Generated<number>
  created_at: Generated<Date>
}

export interface ExpiryNotices {
  user_id: string
  earned_until: string
  told_at: Generated<Date>
}

export interface ExportTickets {
  hash: Uint8Array
  user_id: string
  request: Json
  expires_at: Date
  session_id: string | null
}

export interface ExternalIds {
  model: string
  external_id: string
  record_id: string
  link: string | null
}

export interface FailedAttempts {
  hour: Date
  address: string
  action: string
  secret: 'PASSWORD' | 'CODE' | 'KEY'
  attempts: number
  people: Generated<string[]>
}

export interface FailedSpinMessages {
  id: string
  content: string
  content_en: string
  content_key: GeneratedAlways<string>
  search: GeneratedAlways<string>
  version: Generated<number>
  created_at: Generated<Date>
}

export interface Grants {
  user_id: string
  area: 'MODERATION' | 'VERIFICATION' | 'POINTS' | 'NOTIFICATIONS' | 'PROMOTION' | 'PEOPLE' | 'SUPPORT'
  granted_by: string | null
  created_at: Generated<Date>
}

export interface GroupMembers {
  group_id: string
  user_id: string
  created_at: Generated<Date>
}

export interface HistoryMonths {
  user_id: string
  history: string
  months: number[]
}

export interface IdempotencyKeys {
  owner: string
  key: string
  request_hash: Uint8Array
  response: string | null
  created_at: Generated<Date>
  viewer: string | null
}

export interface JobFailures {
  job: string
  item: string
  attempts: Generated<number>
  first_failed_at: Generated<Date>
  next_try_at: Date
  last_error: string
}

export interface Jobs {
  name: string
  next_run_at: Date
  last_run_at: Date | null
  last_error: string | null
  running_until: Date | null
  last_result: 'OK' | 'FAILED' | null
  last_duration_ms: number | null
  last_success_at: Date | null
  failures_in_row: Generated<number>
  failing_items: Generated<number>
}

export interface LedgerChecks {
  day: string
  members: number
  entries: number
  differences: number
  finished_at: Generated<Date>
}

export interface LedgerDifferences {
  item: string
  difference: string
}

export interface LuckyWheelConfigs {
  id: string
  prize_tier: 'DIAMOND' | 'GOLD' | 'SILVER' | 'BRONZE'
  description: string
  condition_type: 'TOTAL' | 'DAILY' | 'POINTS'
  mission_type: 'SIGN_IN' | 'REFERRAL' | 'REVIEW' | 'CHECK_IN' | 'SHARE' | null
  minimum: number
  version: Generated<number>
  created_at: Generated<Date>
}

export interface LuckyWheelInstructions {
  id: string
  type: 'ONCE' | 'DAILY' | 'EACH_TIME' | 'NOTE'
  title: string
  title_en: string
  description: string
  description_en: string
  turns: number
  mission_type: 'SIGN_IN' | 'REFERRAL' | 'REVIEW' | 'CHECK_IN' | 'SHARE' | null
  search: GeneratedAlways<string>
  version: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  deleted_at: Date | null
}

export interface LuckyWheelTerms {
  id: string
  content: string
  content_en: string
  only_one: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface LuckyWheels {
  id: string
  title: string
  title_en: string
  start_date: Date
  end_date: Date
  created_by: string
  deleted_at: Date | null
  trashed: GeneratedAlways<string>
  search: GeneratedAlways<string>
  version: Generated<number>
  created_at: Generated<Date>
}

export interface Marks {
  id: string
  person_id: string
  kind: 'MENTION' | 'HANDED_OVER' | 'DECLINED' | 'ENDPOINT_FAILING'
  model: 'CASE' | 'USER' | 'WEBHOOK_ENDPOINT'
  target_id: string
  text: Generated<string>
  note_id: string | null
  by_id: string | null
  created_at: Generated<Date>
  read_at: Date | null
}

export interface Media {
  id: string
  kind: 'PHOTO' | 'VIDEO' | 'FILE'
  key: string
  thumbnail_key: string | null
  thumbnail2x_key: string | null
  content_type: string
  bytes: number
  width: number | null
  height: number | null
  banner_type: string | null
  uploaded_by: string | null
  created_at: Generated<Date>
  term_status: Generated<'NORMAL' | 'HIDDEN' | 'SUSPENDING' | 'BLOCKED'>
  reason: Json
  version: Generated<number>
  refused: Generated<boolean>
  uploaded_bytes: number | null
}

export interface MediaUses {
  media_id: string
  blocked: boolean
  visible: boolean
}

export interface MemberActions {
  user_id: string
  id: string
  kind: 'CREATE_POST' | 'CHECK_IN_PLACE' | 'REVIEW_PLACE' | 'SHARE_POST' | 'COMMENT_POST' | 'LIKE_POST' | 'DAILY_VISIT' | 'HELPFUL_REVIEW' | 'POPULAR_POST' | 'RANKING' | 'REFERRAL'
  subject: string
  record_model: 'POST' | 'COMMENT' | null
  record_id: string | null
  occurred_at: Date
  day: string
  facts: Json
  outcome: Json
}

export interface MemberNotices {
  id: string
  user_id: string
  type: 'VERIFICATION' | 'BADGE' | 'PRIZE' | 'REFERRAL' | 'POINTS' | 'APPEAL'
  text_en: string
  text_vi: string
  model: string | null
  target_id: string | null
  created_at: Generated<Date>
}

export interface MemberRanks {
  user_id: string
  rule_id: string
  since: Generated<Date>
}

export interface MenuBanners {
  id: string
  type: 'MENU_BANNER_DISPLAY' | 'MENU_BANNER_DOWNLOAD'
  media_id: string | null
  version: Generated<number>
  created_at: Generated<Date>
}

export interface MonthlyTables {
  name: string
  divided_by: string
  begins: string
}

export interface NoteMentions {
  note_id: string
  person_id: string
}

export interface Notes {
  id: string
  model: 'CASE' | 'USER'
  target_id: string
  text: string
  author_id: string
  version: Generated<number>
  created_at: Generated<Date>
  deleted_at: Date | null
}

export interface NoticesRead {
  user_id: string
  until: Date
}

export interface Outbox {
  id: string
  type: string
  model: string
  subject_id: string
  body: Json
  created_at: Generated<Date>
  sequence: number | null
  position: number | null
}

export interface PageAdmins {
  page_id: string
  user_id: string
}

export interface PageCategories {
  id: string
  name_vi: string
  name_en: string
  enum: string
  deleted_at: Date | null
  version: Generated<number>
  created_at: Generated<Date>
}

export interface PageListTally {
  type: string
  term_status: string
  pages: number
}

export interface PageTally {
  is_partner: boolean
  pages: number
}

export interface Pages {
  id: string
  name: string
  is_partner: Generated<boolean>
  created_by: string
  created_at: Generated<Date>
  description: Generated<string>
  phone_number: string | null
  email: string | null
  website: string | null
  type: Generated<'BUSINESS_OR_BRAND' | 'COMMUNITY_OR_PUBLIC_FIGURE'>
  category_id: string | null
  logo_id: string | null
  owner_id: string | null
  verified: Generated<boolean>
  verify_status: 'PENDING' | 'VERIFIED' | 'REJECTED' | 'IGNORED' | null
  is_provide_news: Generated<boolean>
  pinned_limit: number | null
  total_likes: Generated<number>
  total_posts: Generated<number>
  total_follows: Generated<number>
  total_reviews: Generated<number>
  term_status: Generated<'NORMAL' | 'HIDDEN' | 'SUSPENDING' | 'BLOCKED'>
  reason: Json
  status_set_at: Generated<Date>
  version: Generated<number>
  search: GeneratedAlways<string>
}

export interface PlaceMedia {
  place_id: string
  media_id: string
  position: number
}

export interface Places {
  id: string
  name: string
  created_at: Generated<Date>
  description: Generated<string>
  checkins: Generated<number>
  reviews: Generated<number>
  location_name: string | null
  country_code: string | null
  phone: string | null
  verified: Generated<boolean>
  primary_image_id: string | null
  created_by: string | null
  version: Generated<number>
  search: GeneratedAlways<string>
  has_sensitive_word: Generated<boolean>
}

export interface PointCorrections {
  id: string
  user_id: string
  amount: number
  redemption_id: string | null
  code_id: string | null
  reason: string
  status: 'WAITING' | 'BOOKED' | 'DECLINED'
  asked_by: string
  decided_by: string | null
  decision_reason: string | null
  decided_at: Date | null
  entry_id: string | null
  version: Generated<number>
  created_at: Generated<Date>
}

export interface PointDays {
  user_id: string
  day: string
  earned: number
  entries: number
}

export interface PointEntries {
  id: string
  user_id: string
  other_account: 'REWARDS' | 'VOUCHERS' | 'PRIZES' | 'CORRECTIONS' | 'EXCHANGE' | 'EXPIRY' | 'OPENING'
  cause: 'RULE' | 'POST' | 'VOUCHER' | 'PRIZE' | 'CORRECTION' | 'EXCHANGE' | 'EXPIRY' | 'OPENING'
  amount: number
  earned: boolean
  config_id: string | null
  post_id: string | null
  exchange_hash: string | null
  created_at: Generated<Date>
  action_id: string | null
  corrects: string | null
  rule_version: number | null
  note: string | null
}

export interface PointExpiry {
  user_id: string
  oldest: Generated<string>
  checked_on: string | null
}

export interface PointSides {
  entry_id: string
  account: string
  amount: number
  created_at: Date
}

export interface PointTally {
  day: string
  earned: number
  entries: number
  kind: 'GIVEN' | 'GIVEN_BACK' | 'TAKEN_BACK' | 'SPENT' | 'EXPIRED' | 'CORRECTED'
  amount: number
}

export interface PointsToGive {
  kind: 'HELPFUL_REVIEW' | 'POPULAR_POST' | 'REFERRAL'
  subject: string
  user_id: string
  facts: Json
  created_at: Generated<Date>
}

export interface PostLikes {
  post_id: string
  user_id: string
  created_at: Generated<Date>
}

export interface PostMedia {
  post_id: string
  media_id: string
  position: number
}

export interface PostTally {
  day: string
  status: string
  type: string
  posts: number
}

export interface Posts {
  id: string
  type: 'STATUS' | 'DISCOVERY' | 'CHECK_IN' | 'REVIEW' | 'SHARE'
  title: string
  content: string
  status: Generated<'NORMAL' | 'HIDDEN' | 'SUSPENDING' | 'BLOCKED'>
  reason: Json
  created_by: string
  page_id: string | null
  group_id: string | null
  place_id: string | null
  shared_post_id: string | null
  total_likes: Generated<number>
  total_comments: Generated<number>
  total_reports: Generated<number>
  version: Generated<number>
  created_at: Generated<Date>
  title_search: GeneratedAlways<string>
  deleted_at: Date | null
  rating: number | null
}

export interface Preferences {
  user_id: string
  key: string
  value: Json
}

export interface Presence {
  user_id: string
  tab: string
  model: string
  target_id: string
  since: Generated<Date>
  seen_at: Generated<Date>
}

export interface PresetReasons {
  id: string
  model: 'USER' | 'POST' | 'COMMENT' | 'GROUP' | 'MEDIA' | 'PAGE' | 'PRODUCT' | 'VERIFY' | 'BADGE_REQUEST'
  text_vi: string
  text_en: string
  position: number
  version: Generated<number>
  created_at: Generated<Date>
  restores: Generated<boolean>
}

export interface PrivateUploads {
  id: string
  key: string
  content_type: string
  bytes: number
  width: number
  height: number
  uploaded_by: string
  created_at: Generated<Date>
}

export interface ProductMedia {
  product_id: string
  media_id: string
  position: number
}

export interface ProductTally {
  type: string
  term_status: string
  on_travel_store: boolean
  products: number
}

export interface Products {
  id: string
  type: 'HOTEL' | 'TOUR'
  title: string
  content: Generated<string>
  page_id: string
  price: number
  on_travel_store: Generated<boolean>
  total_likes: Generated<number>
  total_shares: Generated<number>
  term_status: Generated<'NORMAL' | 'HIDDEN' | 'SUSPENDING' | 'BLOCKED'>
  reason: Json
  created_by: string
  version: Generated<number>
  created_at: Generated<Date>
  deleted_at: Date | null
  closed_reports: Generated<boolean>
  title_search: GeneratedAlways<string>
}

export interface RankingShortlists {
  ranking: string
  days: number
  last_day: string
  people: string[]
  figures: unknown[]
  extras: unknown[]
  least: number
}

export interface RanksReached {
  user_id: string
  rule_id: string
  reached_at: Generated<Date>
  booked_at: Date | null
}

export interface RateLimits {
  key: string
  points: Generated<number>
  expire: number | null
}

export interface RecordPrints {
  model: string
  target_id: string
  kind: 'TEXT' | 'PICTURE'
  print: number
  band_1: number
  band_2: number
  band_3: number
  band_4: number
}

export interface RecordsToSettle {
  model: 'POST' | 'COMMENT'
  id: string
}

export interface RecoveryCodes {
  user_id: string
  hash: Uint8Array
  used_at: Date | null
}

export interface ReferralCodes {
  user_id: string
  code: string
  created_at: Generated<Date>
}

export interface ReferralCounts {
  user_id: string
  friends: number
}

export interface ReferralDays {
  user_id: string
  day: string
  referred: number
}

export interface ReferralProgress {
  campaign_id: string
  user_id: string
  friends: number
}

export interface ReferralRewards {
  campaign_id: string
  user_id: string
  number: number
  redemption_id: string | null
  created_at: Generated<Date>
}

export interface Referrals {
  id: string
  friend_id: string
  inviter_id: string
  status: 'COUNTED' | 'WAITING' | 'REJECTED'
  number: number | null
  network: string
  version: Generated<number>
  created_at: Generated<Date>
  campaign_id: string | null
}

export interface RefreshTokens {
  hash: Uint8Array
  session_id: string
  created_at: Generated<Date>
  expires_at: Date
  replaced_at: Date | null
  successor: string | null
}

export interface ReplayDifferences {
  run_id: string
  user_id: string
  difference: number
}

export interface Replicas {
  id: string
  name: string
  version: string
  started_at: Date
  seen_at: Generated<Date>
}

export interface ReportListTally {
  model: string
  status: string
  kind: string
  handled: boolean
  targets: number
  reports: number
}

export interface ReportTally {
  day: string
  model: string
  type: string
  reports: number
}

export interface ReportTargets {
  model: 'USER' | 'POST' | 'COMMENT' | 'GROUP' | 'MEDIA' | 'PAGE' | 'PRODUCT'
  target_id: string
  creator_id: string | null
  total: number
  last_report_at: Date
  handled: Generated<boolean>
  version: Generated<number>
  status: Generated<'NORMAL' | 'HIDDEN' | 'SUSPENDING' | 'BLOCKED' | 'DELETED'>
  kind: Generated<string>
  search: Generated<string>
  by_reason: Json
  closed_version: number | null
  case_id: string | null
  compared_at: Date | null
  closed_until: Date | null
  decided_until: Date | null
  upheld_until: Date | null
}

export interface ReportableRecords {
  model: string
  id: string
  creator_id: string
  status: string
  kind: string
  search: string
}

export interface ReporterTally {
  person_id: string
  reason: string
  upheld: number
  dismissed: number
}

export interface Reports {
  id: string
  model: 'USER' | 'POST' | 'COMMENT' | 'GROUP' | 'MEDIA' | 'PAGE' | 'PRODUCT'
  target_id: string
  type: 'FAKE_NEWS' | 'HARASSMENT' | 'HATE_SPEECH' | 'NUDITY' | 'SENSITIVE_WORD' | 'SOMETHING_ELSE' | 'SPAM' | 'VIOLENCE'
  message: Generated<string>
  created_by: string | null
  created_at: Generated<Date>
}

export interface RestoreChecks {
  id: string
  name: string
  taken_at: Date | null
  finished_at: Generated<Date>
  took_ms: number
  newest_write_at: Date | null
  rows: Generated<number>
  files: Generated<number>
  audit_entries: Generated<number>
  point_entries: Generated<number>
  faults: number
  first_fault: string | null
}

export interface RunFiles {
  run_id: string
  part: number
  content: Uint8Array
}

export interface RunRows {
  id: string
  run_id: string
  seq: number
  row: number
  cells: Json
  key: string | null
  problem: 'MALFORMED' | 'REPEATED' | 'EXISTING' | 'GUESSABLE' | null
  fault_column: string | null
  fault: string | null
  first_row: number | null
}

export interface Runs {
  id: string
  kind: 'POINT_REPLAY' | 'MESSAGE_IMPORT' | 'CODE_IMPORT' | 'CODE_GENERATION' | 'WORD_IMPORT' | 'WORD_TRIAL' | 'EXPORT'
  target_model: string | null
  target_id: string | null
  name: Generated<string>
  file_name: string | null
  sha256: string | null
  parameters: Json
  state: Generated<'WORKING' | 'CHECKED' | 'DONE' | 'FAILED' | 'CANCELLED'>
  phase: 'READING' | 'JUDGING' | 'COMMITTING' | 'WORKING'
  done: Generated<number>
  total: number | null
  result: Json
  failure: Json | null
  lease: string | null
  lease_until: Date | null
  tries: Generated<number>
  created_by: string
  confirmed_by: string | null
  version: Generated<number>
  created_at: Generated<Date>
  finished_at: Date | null
  search: GeneratedAlways<string>
  kept_bytes: Generated<number>
  sheet: string | null
  reads: Generated<number>
  layout: Json | null
}

export interface SavedReplies {
  id: string
  title: string
  text_en: string
  text_vi: string
  version: Generated<number>
  created_at: Generated<Date>
}

export interface SavedViews {
  id: string
  user_id: string
  list: string
  name: string
  shared: Generated<boolean>
  filters: Json
  sort: Json | null
  columns: Json | null
  page_size: number | null
  version: Generated<number>
  created_at: Generated<Date>
}

export interface SecondFactors {
  user_id: string
  secret: string
  confirmed_at: Date | null
  last_step: number | null
  created_at: Generated<Date>
}

export interface SensitiveWordVersion {
  single: Generated<boolean>
  version: number
}

export interface SensitiveWords {
  id: string
  key: string
  search: GeneratedAlways<string>
  version: Generated<number>
  created_at: Generated<Date>
}

export interface Sessions {
  id: string
  user_id: string
  address: string
  user_agent: string
  created_at: Generated<Date>
  last_used_at: Generated<Date>
  ended_at: Date | null
  end_reason: string | null
  audience: Generated<'STAFF' | 'MEMBER'>
  key_id: string | null
}

export interface SignupTally {
  day: string
  people: number
}

export interface SocialGroups {
  id: string
  name: string
  created_by: string
  created_at: Generated<Date>
  description: Generated<string>
  privacy: Generated<'PUBLIC' | 'PRIVATE'>
  category_id: string | null
  total_members: Generated<number>
  total_posts: Generated<number>
  verified: Generated<boolean>
  term_status: Generated<'NORMAL' | 'HIDDEN' | 'SUSPENDING' | 'BLOCKED'>
  reason: Json
  version: Generated<number>
  deleted_at: Date | null
  closed_reports: Generated<boolean>
  search: GeneratedAlways<string>
}

export interface SpinBalances {
  wheel_id: string
  user_id: string
  turns: Generated<number>
}

export interface SpinKeys {
  user_id: string
  request_id: string
  spin_id: string
  award_id: string | null
}

export interface SpinNumbers {
  wheel_id: string
  number: number
}

export interface Spins {
  id: string
  wheel_id: string
  batch_id: string
  user_id: string
  request_id: string
  turn: 'FREE' | 'EARNED'
  eligible_tiers: string[]
  award_id: string | null
  answer: Json
  salt: Uint8Array
  number: number | null
  created_at: Date
  stock_id: string | null
  cause: 'CHANCE' | 'ASSIGNED' | null
}

export interface StockLanes {
  stock_id: string
  lane: number
  qty: number
  awarded: Generated<number>
}

export interface SuspensionEnds {
  model: 'USER' | 'POST' | 'COMMENT' | 'GROUP' | 'MEDIA' | 'PAGE' | 'PRODUCT'
  target_id: string
  version: number
  until: Date
}

export interface SystemNotificationPeople {
  user_id: string
  notification_id: string
  excluded: boolean
}

export interface SystemNotifications {
  id: string
  custom_message: string
  type: Generated<string>
  system_notification_to: Generated<string>
  send_to_all_users: boolean
  user_ids: Generated<string[]>
  excluded_user_ids: Generated<string[]>
  excluded_page_ids: Generated<string[]>
  created_by: string
  sent_at: Date | null
  reached: number | null
  deleted_at: Date | null
  status: GeneratedAlways<string>
  listed: GeneratedAlways<boolean>
  search: GeneratedAlways<string>
  version: Generated<number>
  created_at: Generated<Date>
}

export interface SystemSettings {
  id: string
  key: string
  type: 'TEXT' | 'NUMBER'
  value: string
  description: string | null
  version: Generated<number>
  created_at: Generated<Date>
  is_public: Generated<boolean>
  value_since: Generated<Date>
}

export interface TakenOut {
  model: string
  target_id: string
  case_id: string
}

export interface TrackedEvents {
  api_key_id: string
  key: string
  user_id: string
  kind: string
  subject_id: string | null
  occurred_at: Date
  points: Generated<number>
  reason: string | null
  created_at: Generated<Date>
}

export interface TrustedPointConfigs {
  id: string
  type: 'ACTION' | 'ENGAGEMENT_MULTIPLICATION' | 'LIMITATION' | 'OTHERS' | 'PROOF_OF_RATING' | 'RANKING' | 'REFERRAL'
  action_type: string | null
  description: string
  points: Generated<number>
  trusted_points_from: number | null
  trusted_points_to: number | null
  created_at: Generated<Date>
  version: Generated<number>
  deleted_at: Date | null
  rank_from: number | null
  rank_to: number | null
  engagement_adjust_percent: number | null
  post_content_length: number | null
  total_place_reviews_from: number | null
  total_place_reviews_to: number | null
  new_place_coefficient: number | null
  adjust_point_percent: number | null
  unlimited_posts_per_day_when_trusted_point_greater_than: number | null
  max_ten_posts_per_day_when_trusted_point_less_than: number | null
  max_five_posts_per_day_when_trusted_point_less_than: number | null
  invited_from: number | null
  invited_to: number | null
  search: GeneratedAlways<string>
}

export interface TrustedPointVersions {
  id: string
  type: string
  action_type: string | null
  description: string
  points: number
  trusted_points_from: number | null
  trusted_points_to: number | null
  created_at: Date
  version: number
  deleted_at: Date | null
  rank_from: number | null
  rank_to: number | null
  engagement_adjust_percent: number | null
  post_content_length: number | null
  total_place_reviews_from: number | null
  total_place_reviews_to: number | null
  new_place_coefficient: number | null
  adjust_point_percent: number | null
  unlimited_posts_per_day_when_trusted_point_greater_than: number | null
  max_ten_posts_per_day_when_trusted_point_less_than: number | null
  max_five_posts_per_day_when_trusted_point_less_than: number | null
  invited_from: number | null
  invited_to: number | null
  since: Date
}

export interface TurnGifts {
  wheel_id: string
  user_id: string
  instruction_id: string
  occasion: string
}

export interface UserTally {
  term_status: string
  user_group: string
  gender: string
  badge_id: string | null
  people: number
}

export interface Users {
  id: string
  phone_number: string
  password_hash: string
  username: string | null
  full_name: string
  email: string | null
  gender: 'MALE' | 'FEMALE' | 'OTHER'
  country_code: string
  date_of_birth: string | null
  avatar_id: string | null
  photo_url: string | null
  interesting_topic_keys: Generated<string[]>
  user_group: Generated<'ADMIN' | 'MEMBER' | 'PROVIDER' | 'STAFF'>
  term_status: Generated<'NORMAL' | 'HIDDEN' | 'SUSPENDING' | 'BLOCKED'>
  reason: Json
  badge_id: string | null
  badge_status: 'PENDING' | 'VERIFIED' | 'FAIL' | 'IGNORED' | 'REJECTED' | 'INCORRECT' | 'NOT_VERIFIED' | null
  deleted: Generated<boolean>
  referred_by: string | null
  total_friends: Generated<number>
  total_posts: Generated<number>
  version: Generated<number>
  created_at: Generated<Date>
  name_sort: GeneratedAlways<string>
  search: GeneratedAlways<string>
}

export interface VerifyMedia {
  id: string
  request_id: string
  kind: 'IDENTITY' | 'LICENCE' | 'TAKEN'
  position: number
  key: string
  content_type: string
  bytes: number
  width: number
  height: number
  created_at: Generated<Date>
}

export interface VerifyRequests {
  id: string
  type: 'PAGE' | 'USER'
  target_id: string
  target_name: string
  target_key_name: string | null
  target_type: 'BUSINESS_OR_BRAND' | 'COMMUNITY_OR_PUBLIC_FIGURE' | null
  status: Generated<'PENDING' | 'VERIFIED' | 'REJECTED' | 'IGNORED'>
  description: Generated<string>
  identity_number_sealed: string | null
  business_sealed: string | null
  reject_reason: string | null
  owner_id: string
  owner_words: Generated<string>
  decided_by: string | null
  decided_at: Date | null
  erased_at: Date | null
  version: Generated<number>
  created_at: Generated<Date>
  search: GeneratedAlways<string>
}

export interface VerifyTally {
  type: string
  status: string
  requests: number
}

export interface VoucherCodeHeldTally {
  voucher_id: string
  held: string
  start_date: Date
  end_date: Date
  codes: number
}

export interface VoucherCodeTally {
  voucher_id: string
  status: string
  codes: number
  qty: number
  sold: number
  reserved: number
}

export interface VoucherCodes {
  id: string
  voucher_id: string
  code: string
  code_key: GeneratedAlways<string>
  qty: Generated<number>
  sold_qty: Generated<number>
  status: GeneratedAlways<string>
  pool: string | null
  lane: Generated<number>
  start_date: Date
  end_date: Date
  vendor_code: string | null
  remarks: string | null
  redeemed_at: Date | null
  redeemed_by: string | null
  deleted_at: Date | null
  version: Generated<number>
  created_at: Generated<Date>
  run_id: string | null
  removed_by: string | null
  used_qty: Generated<number>
}

export interface VoucherDayTally {
  voucher_id: string
  day: string
  handed_over: number
  used: number
  spent: number
}

export interface VoucherRedemptions {
  id: string
  code_id: string
  user_id: string
  cause: 'BOUGHT' | 'WON' | 'EARNED' | 'ENTERED'
  price: Generated<number>
  entry_id: string | null
  used_at: Date | null
  created_at: Generated<Date>
}

export interface VoucherTally {
  status: string
  admin_status: string
  trashed: string
  vouchers: number
}

export interface Vouchers {
  id: string
  number: GeneratedAlways<number>
  voucher_number: GeneratedAlways<string>
  type: 'POINT_EXCHANGE' | 'GAME' | 'REFERRAL'
  title: string
  title_en: string
  highlight: Generated<string>
  highlight_en: Generated<string>
  description: Generated<string>
  description_en: Generated<string>
  term_and_condition: Generated<string>
  term_and_condition_en: Generated<string>
  contact_phone_number: string | null
  contact_email: string | null
  contact_address: string | null
  media_ids: Generated<string[]>
  point_spend: Generated<number>
  start_date: Date
  end_date: Date
  referral_turns: number | null
  prize_title: string | null
  prize_title_en: string | null
  status: 'ENABLED' | 'DISABLED'
  admin_status: 'PENDING' | 'APPROVED' | 'REJECTED'
  edited_since_approval: Generated<boolean>
  created_by: string
  deleted_at: Date | null
  trashed: GeneratedAlways<string>
  search: GeneratedAlways<string>
  version: Generated<number>
  created_at: Generated<Date>
  is_printed: Generated<boolean>
}

export interface WebhookDeliveries {
  id: string
  endpoint_id: string
  type: string
  model: string
  subject_id: string
  sequence: number
  payload: string
  state: Generated<'PENDING' | 'DELIVERED' | 'FAILED'>
  failures: Generated<number>
  tries: Generated<number>
  next_at: Generated<Date>
  first_failed_at: Date | null
  last_tried_at: Date | null
  last_status: number | null
  last_error: string | null
  created_at: Date
  ended_at: Date | null
}

export interface WebhookDrains {
  endpoint_id: string
  lease: string | null
  lease_until: Date | null
  failing_since: Date | null
  warned: Generated<number>
  last_tried_at: Date | null
  last_status: number | null
  last_error: string | null
  wake_before: Date | null
  again_from: Date | null
  again_asked_at: Date | null
  again_failed_only: Generated<boolean>
}

export interface WebhookEndpoints {
  id: string
  url: string
  types: string[]
  note: Generated<string>
  secret_sealed: string
  former_secret_sealed: string | null
  former_secret_until: Date | null
  paused_at: Date | null
  paused_because: 'BY_HAND' | 'FAILING' | null
  version: Generated<number>
  created_at: Generated<Date>
  deleted_at: Date | null
  sandbox: Generated<boolean>
}

export interface WebhookTries {
  delivery_id: string
  number: number
  tried_at: Date
  took_ms: number
  status: number | null
  error: string | null
  answer: Generated<string>
}

export interface WheelAwardTally {
  wheel_id: string
  stock_id: string
  cause: string
  day: string
  awards: number
}

export interface WheelAwards {
  id: string
  stock_id: string
  user_id: string
  cause: 'CHANCE' | 'ASSIGNED'
  lane: number | null
  unit: number | null
  code_id: string | null
  entry_id: string | null
  created_at: Generated<Date>
  wheel_id: string | null
  used_at: Date | null
}

export interface WheelBatches {
  id: string
  wheel_id: string
  start_date: Date
  end_date: Date
  seed: string
  seed_hash: Uint8Array
  created_at: Generated<Date>
}

export interface WheelDesignations {
  stock_id: string
  user_id: string
  reason: string
  awarded_at: Date | null
  created_by: string
  created_at: Generated<Date>
  lane: number | null
  salt: Generated<Uint8Array>
  number: number | null
}

export interface WheelMissions {
  wheel_id: string
  user_id: string
  mission: 'SIGN_IN' | 'REFERRAL' | 'REVIEW' | 'CHECK_IN' | 'SHARE'
  day: string
  times: number
}

export interface WheelPrizes {
  id: string
  wheel_id: string
  prize_index: number
  prize_tier: 'DIAMOND' | 'GOLD' | 'SILVER' | 'BRONZE'
  media_id: string
  point: number | null
  voucher_id: string | null
  total_qty: number
  created_at: Generated<Date>
}

export interface WheelSpins {
  wheel_id: string
  hour: Date
  spins: number
}

export interface WheelStock {
  id: string
  batch_id: string
  prize_id: string
  qty: number
  version: Generated<number>
  created_at: Generated<Date>
}

export interface WheelTiers {
  wheel_id: string
  prize_tier: 'DIAMOND' | 'GOLD' | 'SILVER' | 'BRONZE'
  name: string
  name_en: string
}

export interface Tables {
  action_keys: ActionKeys
  api_key_hours: ApiKeyHours
  api_key_points: ApiKeyPoints
  api_key_requests: ApiKeyRequests
  api_key_uses: ApiKeyUses
  api_keys: ApiKeys
  appeals: Appeals
  audit_checkpoint_heads: AuditCheckpointHeads
  audit_checkpoints: AuditCheckpoints
  audit_entries: AuditEntries
  audit_tally: AuditTally
  audit_unsealed: AuditUnsealed
  audit_verifications: AuditVerifications
  backups: Backups
  badge_forms: BadgeForms
  badge_register_forms: BadgeRegisterForms
  badge_request_forms: BadgeRequestForms
  badge_request_tally: BadgeRequestTally
  badge_requests: BadgeRequests
  badges: Badges
  balances: Balances
  banners: Banners
  blocked_details: BlockedDetails
  calibration_records: CalibrationRecords
  calibration_weeks: CalibrationWeeks
  calibrations: Calibrations
  case_decision_counts: CaseDecisionCounts
  case_decision_tally: CaseDecisionTally
  case_decisions: CaseDecisions
  case_due_tally: CaseDueTally
  case_notices: CaseNotices
  case_steps: CaseSteps
  case_tally: CaseTally
  case_targets: CaseTargets
  cases: Cases
  change_set_items: ChangeSetItems
  change_sets: ChangeSets
  comments: Comments
  configs: Configs
  country_tally: CountryTally
  creator_report_days: CreatorReportDays
  creators_to_weigh: CreatorsToWeigh
  database_timeline: DatabaseTimeline
  draw_leaves: DrawLeaves
  draw_seals: DrawSeals
  event_sequences: EventSequences
  events: Events
  expiry_notices: ExpiryNotices
  export_tickets: ExportTickets
  external_ids: ExternalIds
  failed_attempts: FailedAttempts
  failed_spin_messages: FailedSpinMessages
  grants: Grants
  group_members: GroupMembers
  history_months: HistoryMonths
  idempotency_keys: IdempotencyKeys
  job_failures: JobFailures
  jobs: Jobs
  ledger_checks: LedgerChecks
  ledger_differences: LedgerDifferences
  lucky_wheel_configs: LuckyWheelConfigs
  lucky_wheel_instructions: LuckyWheelInstructions
  lucky_wheel_terms: LuckyWheelTerms
  lucky_wheels: LuckyWheels
  marks: Marks
  media: Media
  media_uses: MediaUses
  member_actions: MemberActions
  member_notices: MemberNotices
  member_ranks: MemberRanks
  menu_banners: MenuBanners
  monthly_tables: MonthlyTables
  note_mentions: NoteMentions
  notes: Notes
  notices_read: NoticesRead
  outbox: Outbox
  page_admins: PageAdmins
  page_categories: PageCategories
  page_list_tally: PageListTally
  page_tally: PageTally
  pages: Pages
  place_media: PlaceMedia
  places: Places
  point_corrections: PointCorrections
  point_days: PointDays
  point_entries: PointEntries
  point_expiry: PointExpiry
  point_sides: PointSides
  point_tally: PointTally
  points_to_give: PointsToGive
  post_likes: PostLikes
  post_media: PostMedia
  post_tally: PostTally
  posts: Posts
  preferences: Preferences
  presence: Presence
  preset_reasons: PresetReasons
  private_uploads: PrivateUploads
  product_media: ProductMedia
  product_tally: ProductTally
  products: Products
  ranking_shortlists: RankingShortlists
  ranks_reached: RanksReached
  rate_limits: RateLimits
  record_prints: RecordPrints
  records_to_settle: RecordsToSettle
  recovery_codes: RecoveryCodes
  referral_codes: ReferralCodes
  referral_counts: ReferralCounts
  referral_days: ReferralDays
  referral_progress: ReferralProgress
  referral_rewards: ReferralRewards
  referrals: Referrals
  refresh_tokens: RefreshTokens
  replay_differences: ReplayDifferences
  replicas: Replicas
  report_list_tally: ReportListTally
  report_tally: ReportTally
  report_targets: ReportTargets
  reportable_records: ReportableRecords
  reporter_tally: ReporterTally
  reports: Reports
  restore_checks: RestoreChecks
  run_files: RunFiles
  run_rows: RunRows
  runs: Runs
  saved_replies: SavedReplies
  saved_views: SavedViews
  second_factors: SecondFactors
  sensitive_word_version: SensitiveWordVersion
  sensitive_words: SensitiveWords
  sessions: Sessions
  signup_tally: SignupTally
  social_groups: SocialGroups
  spin_balances: SpinBalances
  spin_keys: SpinKeys
  spin_numbers: SpinNumbers
  spins: Spins
  stock_lanes: StockLanes
  suspension_ends: SuspensionEnds
  system_notification_people: SystemNotificationPeople
  system_notifications: SystemNotifications
  system_settings: SystemSettings
  taken_out: TakenOut
  tracked_events: TrackedEvents
  trusted_point_configs: TrustedPointConfigs
  trusted_point_versions: TrustedPointVersions
  turn_gifts: TurnGifts
  user_tally: UserTally
  users: Users
  verify_media: VerifyMedia
  verify_requests: VerifyRequests
  verify_tally: VerifyTally
  voucher_code_held_tally: VoucherCodeHeldTally
  voucher_code_tally: VoucherCodeTally
  voucher_codes: VoucherCodes
  voucher_day_tally: VoucherDayTally
  voucher_redemptions: VoucherRedemptions
  voucher_tally: VoucherTally
  vouchers: Vouchers
  webhook_deliveries: WebhookDeliveries
  webhook_drains: WebhookDrains
  webhook_endpoints: WebhookEndpoints
  webhook_tries: WebhookTries
  wheel_award_tally: WheelAwardTally
  wheel_awards: WheelAwards
  wheel_batches: WheelBatches
  wheel_designations: WheelDesignations
  wheel_missions: WheelMissions
  wheel_prizes: WheelPrizes
  wheel_spins: WheelSpins
  wheel_stock: WheelStock
  wheel_tiers: WheelTiers
}

/** Every table's columns as this version of the product knows them. */
export const columnsOf = {
  action_keys: ['user_id', 'kind', 'subject', 'action_id'],
  api_key_hours: ['key_id', 'hour', 'requests'],
  api_key_points: ['api_key_id', 'day', 'points'],
  api_key_requests: ['key_id', 'id', 'at', 'operation', 'outcome', 'request_id', 'address', 'milliseconds', 'dry_run'],
  api_key_uses: ['key_id', 'used_at', 'address'],
  api_keys: ['id', 'name', 'hash', 'prefix', 'scopes', 'event_kinds', 'daily_points', 'ends_at', 'former_hash', 'former_until', 'rotated_at', 'ended_at', 'created_by', 'version', 'created_at', 'mode', 'personal_data'],
  appeals: ['id', 'user_id', 'decision', 'detail_id', 'model', 'target_id', 'message', 'judges', 'state', 'answer', 'decided_by', 'decided_at', 'created_at'],
  audit_checkpoint_heads: ['checkpoint', 'chain', 'position', 'hash'],
  audit_checkpoints: ['number', 'created_at', 'entries', 'chains', 'heads', 'heads_hash', 'complete', 'previous_hash', 'hash'],
  audit_entries: ['id', 'chain', 'position', 'action', 'model', 'target_id', 'actor_id', 'before', 'after', 'reason', 'version', 'request_id', 'created_at', 'previous_hash', 'hash'],
  audit_tally: ['day', 'actor_id', 'model', 'action', 'entries'],
  audit_unsealed: ['chain', 'position', 'hash'],
  audit_verifications: ['id', 'started_by', 'started_at', 'moved_at', 'finished_at', 'total', 'entries', 'chains', 'after_chain', 'after_position', 'after_hash', 'broken', 'pieces', 'checkpoint', 'checkpoint_hash', 'found'],
  backups: ['id', 'name', 'taken_at', 'finished_at', 'took_ms', 'bytes', 'rows', 'files', 'encrypted', 'error'],
  badge_forms: ['badge_id', 'form_id', 'position'],
  badge_register_forms: ['id', 'detail', 'detail_en', 'input_type', 'required', 'figure_id', 'version', 'created_at', 'detail_sort', 'search'],
  badge_request_forms: ['request_id', 'position', 'detail', 'detail_en', 'input_type', 'required', 'text', 'media_id'],
  badge_request_tally: ['badge_id', 'status', 'requests'],
  badge_requests: ['id', 'badge_id', 'user_id', 'status', 'title', 'title_en', 'name', 'person_words', 'version', 'created_at', 'title_sort', 'name_sort', 'search'],
  badges: ['id', 'title', 'title_en', 'status', 'media_id', 'version', 'created_at', 'title_sort', 'title_search', 'register_form_ids'],
  balances: ['user_id', 'active_points', 'earned_points'],
  banners: ['id', 'name', 'type', 'link', 'post_id', 'page_id', 'screen', 'media_id', 'status', 'start_date', 'end_date', 'position', 'created_by', 'version', 'created_at'],
  blocked_details: ['id', 'model', 'target_id', 'status', 'reason', 'created_by', 'created_at', 'creator_id', 'undoes', 'repeats', 'decision', 'strike_weight', 'status_before', 'until_before', 'reported_until'],
  calibration_records: ['case_id', 'model', 'target_id', 'version', 'total', 'last_report_at'],
  calibration_weeks: ['week', 'percent', 'decided', 'drawn', 'drawn_at'],
  calibrations: ['case_id', 'week', 'first_decision', 'first_case', 'decided_by', 'judges', 'reason', 'answer_id', 'answered_by', 'answered_at', 'agrees', 'void_at', 'again_by', 'again_at'],
  case_decision_counts: ['decided_at', 'hour', 'step', 'done', 'undone', 'looked', 'declined'],
  case_decision_tally: ['hour', 'step', 'done', 'undone', 'looked', 'declined'],
  case_decisions: ['id', 'case_id', 'state', 'status', 'reason', 'preset_id', 'until', 'hide_posts', 'second_look', 'note', 'decided_by', 'decided_at', 'second_by', 'second_at', 'undo_until', 'undone_at', 'told_at', 'told_reporters', 'told_authors', 'proposed', 'reply_en', 'reply_vi', 'opened_at'],
  case_due_tally: ['hour', 'cases'],
  case_notices: ['decision_id', 'person_id', 'told_as', 'text_en', 'text_vi', 'created_at'],
  case_steps: ['decision_id', 'position', 'action', 'model', 'target_id', 'member', 'status_after', 'last_report_at', 'status_before', 'version_before', 'version_after', 'outcome', 'refusal', 'undone', 'reports_after', 'repeats'],
  case_tally: ['state', 'lead_model', 'severity', 'cases'],
  case_targets: ['case_id', 'model', 'target_id', 'creator_id', 'total', 'last_report_at', 'handled', 'version', 'status', 'kind', 'search', 'by_reason', 'closed_version', 'compared_at', 'closed_until', 'decided_until', 'upheld_until'],
  cases: ['id', 'state', 'lead_model', 'lead_id', 'creator_id', 'severity', 'parts', 'by_reason', 'members', 'reports', 'opened_at', 'due_at', 'closed_at', 'held_by', 'held_until', 'version', 'like_case_id', 'search', 'handed_by', 'calibrates'],
  change_set_items: ['id', 'change_set_id', 'operation', 'model', 'target_id', 'name', 'input', 'version_seen', 'effects', 'applied', 'created_at'],
  change_sets: ['id', 'title', 'note', 'status', 'changes', 'author_id', 'approver_id', 'approved_at', 'apply_at', 'applied_at', 'rolled_back_by', 'rolled_back_at', 'failure', 'search', 'version', 'created_at', 'sent_back_by', 'sent_back_at', 'sent_back_comment'],
  comments: ['id', 'post_id', 'content', 'created_by', 'page_id', 'term_status', 'reason', 'version', 'created_at', 'deleted_at'],
  configs: ['id', 'key', 'value', 'type', 'version', 'created_at', 'search', 'is_public'],
  country_tally: ['country_code', 'people'],
  creator_report_days: ['creator_id', 'day', 'reports'],
  creators_to_weigh: ['id', 'creator_id'],
  database_timeline: ['is_only', 'timeline'],
  draw_leaves: ['wheel_id', 'number', 'hash'],
  draw_seals: ['wheel_id', 'seal', 'first_number', 'last_number', 'former_root', 'root', 'created_at'],
  event_sequences: ['model', 'subject_id', 'last'],
  events: ['id', 'name', 'status', 'loop', 'logo_id', 'background_id', 'animation_id', 'logo_status', 'background_status', 'animation_status', 'name_sort', 'search', 'version', 'created_at'],
  expiry_notices: ['user_id', 'earned_until', 'told_at'],
  export_tickets: ['hash', 'user_id', 'request', 'expires_at', 'session_id'],
  external_ids: ['model', 'external_id', 'record_id', 'link'],
  failed_attempts: ['hour', 'address', 'action', 'secret', 'attempts', 'people'],
  failed_spin_messages: ['id', 'content', 'content_en', 'content_key', 'search', 'version', 'created_at'],
  grants: ['user_id', 'area', 'granted_by', 'created_at'],
  group_members: ['group_id', 'user_id', 'created_at'],
  history_months: ['user_id', 'history', 'months'],
  idempotency_keys: ['owner', 'key', 'request_hash', 'response', 'created_at', 'viewer'],
  job_failures: ['job', 'item', 'attempts', 'first_failed_at', 'next_try_at', 'last_error'],
  jobs: ['name', 'next_run_at', 'last_run_at', 'last_error', 'running_until', 'last_result', 'last_duration_ms', 'last_success_at', 'failures_in_row', 'failing_items'],
  ledger_checks: ['day', 'members', 'entries', 'differences', 'finished_at'],
  ledger_differences: ['item', 'difference'],
  lucky_wheel_configs: ['id', 'prize_tier', 'description', 'condition_type', 'mission_type', 'minimum', 'version', 'created_at'],
  lucky_wheel_instructions: ['id', 'type', 'title', 'title_en', 'description', 'description_en', 'turns', 'mission_type', 'search', 'version', 'created_at', 'updated_at', 'deleted_at'],
  lucky_wheel_terms: ['id', 'content', 'content_en', 'only_one', 'version', 'created_at', 'updated_at'],
  lucky_wheels: ['id', 'title', 'title_en', 'start_date', 'end_date', 'created_by', 'deleted_at', 'trashed', 'search', 'version', 'created_at'],
  marks: ['id', 'person_id', 'kind', 'model', 'target_id', 'text', 'note_id', 'by_id', 'created_at', 'read_at'],
  media: ['id', 'kind', 'key', 'thumbnail_key', 'thumbnail2x_key', 'content_type', 'bytes', 'width', 'height', 'banner_type', 'uploaded_by', 'created_at', 'term_status', 'reason', 'version', 'refused', 'uploaded_bytes'],
  media_uses: ['media_id', 'blocked', 'visible'],
  member_actions: ['user_id', 'id', 'kind', 'subject', 'record_model', 'record_id', 'occurred_at', 'day', 'facts', 'outcome'],
  member_notices: ['id', 'user_id', 'type', 'text_en', 'text_vi', 'model', 'target_id', 'created_at'],
  member_ranks: ['user_id', 'rule_id', 'since'],
  menu_banners: ['id', 'type', 'media_id', 'version', 'created_at'],
  monthly_tables: ['name', 'divided_by', 'begins'],
  note_mentions: ['note_id', 'person_id'],
  notes: ['id', 'model', 'target_id', 'text', 'author_id', 'version', 'created_at', 'deleted_at'],
  notices_read: ['user_id', 'until'],
  outbox: ['id', 'type', 'model', 'subject_id', 'body', 'created_at', 'sequence', 'position'],
  page_admins: ['page_id', 'user_id'],
  page_categories: ['id', 'name_vi', 'name_en', 'enum', 'deleted_at', 'version', 'created_at'],
  page_list_tally: ['type', 'term_status', 'pages'],
  page_tally: ['is_partner', 'pages'],
  pages: ['id', 'name', 'is_partner', 'created_by', 'created_at', 'description', 'phone_number', 'email', 'website', 'type', 'category_id', 'logo_id', 'owner_id', 'verified', 'verify_status', 'is_provide_news', 'pinned_limit', 'total_likes', 'total_posts', 'total_follows', 'total_reviews', 'term_status', 'reason', 'status_set_at', 'version', 'search'],
  place_media: ['place_id', 'media_id', 'position'],
  places: ['id', 'name', 'created_at', 'description', 'checkins', 'reviews', 'location_name', 'country_code', 'phone', 'verified', 'primary_image_id', 'created_by', 'version', 'search', 'has_sensitive_word'],
  point_corrections: ['id', 'user_id', 'amount', 'redemption_id', 'code_id', 'reason', 'status', 'asked_by', 'decided_by', 'decision_reason', 'decided_at', 'entry_id', 'version', 'created_at'],
  point_days: ['user_id', 'day', 'earned', 'entries'],
  point_entries: ['id', 'user_id', 'other_account', 'cause', 'amount', 'earned', 'config_id', 'post_id', 'exchange_hash', 'created_at', 'action_id', 'corrects', 'rule_version', 'note'],
  point_expiry: ['user_id', 'oldest', 'checked_on'],
  point_sides: ['entry_id', 'account', 'amount', 'created_at'],
  point_tally: ['day', 'earned', 'entries', 'kind', 'amount'],
  points_to_give: ['kind', 'subject', 'user_id', 'facts', 'created_at'],
  post_likes: ['post_id', 'user_id', 'created_at'],
  post_media: ['post_id', 'media_id', 'position'],
  post_tally: ['day', 'status', 'type', 'posts'],
  posts: ['id', 'type', 'title', 'content', 'status', 'reason', 'created_by', 'page_id', 'group_id', 'place_id', 'shared_post_id', 'total_likes', 'total_comments', 'total_reports', 'version', 'created_at', 'title_search', 'deleted_at', 'rating'],
  preferences: ['user_id', 'key', 'value'],
  presence: ['user_id', 'tab', 'model', 'target_id', 'since', 'seen_at'],
  preset_reasons: ['id', 'model', 'text_vi', 'text_en', 'position', 'version', 'created_at', 'restores'],
  private_uploads: ['id', 'key', 'content_type', 'bytes', 'width', 'height', 'uploaded_by', 'created_at'],
  product_media: ['product_id', 'media_id', 'position'],
  product_tally: ['type', 'term_status', 'on_travel_store', 'products'],
  products: ['id', 'type', 'title', 'content', 'page_id', 'price', 'on_travel_store', 'total_likes', 'total_shares', 'term_status', 'reason', 'created_by', 'version', 'created_at', 'deleted_at', 'closed_reports', 'title_search'],
  ranking_shortlists: ['ranking', 'days', 'last_day', 'people', 'figures', 'extras', 'least'],
  ranks_reached: ['user_id', 'rule_id', 'reached_at', 'booked_at'],
  rate_limits: ['key', 'points', 'expire'],
  record_prints: ['model', 'target_id', 'kind', 'print', 'band_1', 'band_2', 'band_3', 'band_4'],
  records_to_settle: ['model', 'id'],
  recovery_codes: ['user_id', 'hash', 'used_at'],
  referral_codes: ['user_id', 'code', 'created_at'],
  referral_counts: ['user_id', 'friends'],
  referral_days: ['user_id', 'day', 'referred'],
  referral_progress: ['campaign_id', 'user_id', 'friends'],
  referral_rewards: ['campaign_id', 'user_id', 'number', 'redemption_id', 'created_at'],
  referrals: ['id', 'friend_id', 'inviter_id', 'status', 'number', 'network', 'version', 'created_at', 'campaign_id'],
  refresh_tokens: ['hash', 'session_id', 'created_at', 'expires_at', 'replaced_at', 'successor'],
  replay_differences: ['run_id', 'user_id', 'difference'],
  replicas: ['id', 'name', 'version', 'started_at', 'seen_at'],
  report_list_tally: ['model', 'status', 'kind', 'handled', 'targets', 'reports'],
  report_tally: ['day', 'model', 'type', 'reports'],
  report_targets: ['model', 'target_id', 'creator_id', 'total', 'last_report_at', 'handled', 'version', 'status', 'kind', 'search', 'by_reason', 'closed_version', 'case_id', 'compared_at', 'closed_until', 'decided_until', 'upheld_until'],
  reportable_records: ['model', 'id', 'creator_id', 'status', 'kind', 'search'],
  reporter_tally: ['person_id', 'reason', 'upheld', 'dismissed'],
  reports: ['id', 'model', 'target_id', 'type', 'message', 'created_by', 'created_at'],
  restore_checks: ['id', 'name', 'taken_at', 'finished_at', 'took_ms', 'newest_write_at', 'rows', 'files', 'audit_entries', 'point_entries', 'faults', 'first_fault'],
  run_files: ['run_id', 'part', 'content'],
  run_rows: ['id', 'run_id', 'seq', 'row', 'cells', 'key', 'problem', 'fault_column', 'fault', 'first_row'],
  runs: ['id', 'kind', 'target_model', 'target_id', 'name', 'file_name', 'sha256', 'parameters', 'state', 'phase', 'done', 'total', 'result', 'failure', 'lease', 'lease_until', 'tries', 'created_by', 'confirmed_by', 'version', 'created_at', 'finished_at', 'search', 'kept_bytes', 'sheet', 'reads', 'layout'],
  saved_replies: ['id', 'title', 'text_en', 'text_vi', 'version', 'created_at'],
  saved_views: ['id', 'user_id', 'list', 'name', 'shared', 'filters', 'sort', 'columns', 'page_size', 'version', 'created_at'],
  second_factors: ['user_id', 'secret', 'confirmed_at', 'last_step', 'created_at'],
  sensitive_word_version: ['single', 'version'],
  sensitive_words: ['id', 'key', 'search', 'version', 'created_at'],
  sessions: ['id', 'user_id', 'address', 'user_agent', 'created_at', 'last_used_at', 'ended_at', 'end_reason', 'audience', 'key_id'],
  signup_tally: ['day', 'people'],
  social_groups: ['id', 'name', 'created_by', 'created_at', 'description', 'privacy', 'category_id', 'total_members', 'total_posts', 'verified', 'term_status', 'reason', 'version', 'deleted_at', 'closed_reports', 'search'],
  spin_balances: ['wheel_id', 'user_id', 'turns'],
  spin_keys: ['user_id', 'request_id', 'spin_id', 'award_id'],
  spin_numbers: ['wheel_id', 'number'],
  spins: ['id', 'wheel_id', 'batch_id', 'user_id', 'request_id', 'turn', 'eligible_tiers', 'award_id', 'answer', 'salt', 'number', 'created_at', 'stock_id', 'cause'],
  stock_lanes: ['stock_id', 'lane', 'qty', 'awarded'],
  suspension_ends: ['model', 'target_id', 'version', 'until'],
  system_notification_people: ['user_id', 'notification_id', 'excluded'],
  system_notifications: ['id', 'custom_message', 'type', 'system_notification_to', 'send_to_all_users', 'user_ids', 'excluded_user_ids', 'excluded_page_ids', 'created_by', 'sent_at', 'reached', 'deleted_at', 'status', 'listed', 'search', 'version', 'created_at'],
  system_settings: ['id', 'key', 'type', 'value', 'description', 'version', 'created_at', 'is_public', 'value_since'],
  taken_out: ['model', 'target_id', 'case_id'],
  tracked_events: ['api_key_id', 'key', 'user_id', 'kind', 'subject_id', 'occurred_at', 'points', 'reason', 'created_at'],
  trusted_point_configs: ['id', 'type', 'action_type', 'description', 'points', 'trusted_points_from', 'trusted_points_to', 'created_at', 'version', 'deleted_at', 'rank_from', 'rank_to', 'engagement_adjust_percent', 'post_content_length', 'total_place_reviews_from', 'total_place_reviews_to', 'new_place_coefficient', 'adjust_point_percent', 'unlimited_posts_per_day_when_trusted_point_greater_than', 'max_ten_posts_per_day_when_trusted_point_less_than', 'max_five_posts_per_day_when_trusted_point_less_than', 'invited_from', 'invited_to', 'search'],
  trusted_point_versions: ['id', 'type', 'action_type', 'description', 'points', 'trusted_points_from', 'trusted_points_to', 'created_at', 'version', 'deleted_at', 'rank_from', 'rank_to', 'engagement_adjust_percent', 'post_content_length', 'total_place_reviews_from', 'total_place_reviews_to', 'new_place_coefficient', 'adjust_point_percent', 'unlimited_posts_per_day_when_trusted_point_greater_than', 'max_ten_posts_per_day_when_trusted_point_less_than', 'max_five_posts_per_day_when_trusted_point_less_than', 'invited_from', 'invited_to', 'since'],
  turn_gifts: ['wheel_id', 'user_id', 'instruction_id', 'occasion'],
  user_tally: ['term_status', 'user_group', 'gender', 'badge_id', 'people'],
  users: ['id', 'phone_number', 'password_hash', 'username', 'full_name', 'email', 'gender', 'country_code', 'date_of_birth', 'avatar_id', 'photo_url', 'interesting_topic_keys', 'user_group', 'term_status', 'reason', 'badge_id', 'badge_status', 'deleted', 'referred_by', 'total_friends', 'total_posts', 'version', 'created_at', 'name_sort', 'search'],
  verify_media: ['id', 'request_id', 'kind', 'position', 'key', 'content_type', 'bytes', 'width', 'height', 'created_at'],
  verify_requests: ['id', 'type', 'target_id', 'target_name', 'target_key_name', 'target_type', 'status', 'description', 'identity_number_sealed', 'business_sealed', 'reject_reason', 'owner_id', 'owner_words', 'decided_by', 'decided_at', 'erased_at', 'version', 'created_at', 'search'],
  verify_tally: ['type', 'status', 'requests'],
  voucher_code_held_tally: ['voucher_id', 'held', 'start_date', 'end_date', 'codes'],
  voucher_code_tally: ['voucher_id', 'status', 'codes', 'qty', 'sold', 'reserved'],
  voucher_codes: ['id', 'voucher_id', 'code', 'code_key', 'qty', 'sold_qty', 'status', 'pool', 'lane', 'start_date', 'end_date', 'vendor_code', 'remarks', 'redeemed_at', 'redeemed_by', 'deleted_at', 'version', 'created_at', 'run_id', 'removed_by', 'used_qty'],
  voucher_day_tally: ['voucher_id', 'day', 'handed_over', 'used', 'spent'],
  voucher_redemptions: ['id', 'code_id', 'user_id', 'cause', 'price', 'entry_id', 'used_at', 'created_at'],
  voucher_tally: ['status', 'admin_status', 'trashed', 'vouchers'],
  vouchers: ['id', 'number', 'voucher_number', 'type', 'title', 'title_en', 'highlight', 'highlight_en', 'description', 'description_en', 'term_and_condition', 'term_and_condition_en', 'contact_phone_number', 'contact_email', 'contact_address', 'media_ids', 'point_spend', 'start_date', 'end_date', 'referral_turns', 'prize_title', 'prize_title_en', 'status', 'admin_status', 'edited_since_approval', 'created_by', 'deleted_at', 'trashed', 'search', 'version', 'created_at', 'is_printed'],
  webhook_deliveries: ['id', 'endpoint_id', 'type', 'model', 'subject_id', 'sequence', 'payload', 'state', 'failures', 'tries', 'next_at', 'first_failed_at', 'last_tried_at', 'last_status', 'last_error', 'created_at', 'ended_at'],
  webhook_drains: ['endpoint_id', 'lease', 'lease_until', 'failing_since', 'warned', 'last_tried_at', 'last_status', 'last_error', 'wake_before', 'again_from', 'again_asked_at', 'again_failed_only'],
  webhook_endpoints: ['id', 'url', 'types', 'note', 'secret_sealed', 'former_secret_sealed', 'former_secret_until', 'paused_at', 'paused_because', 'version', 'created_at', 'deleted_at', 'sandbox'],
  webhook_tries: ['delivery_id', 'number', 'tried_at', 'took_ms', 'status', 'error', 'answer'],
  wheel_award_tally: ['wheel_id', 'stock_id', 'cause', 'day', 'awards'],
  wheel_awards: ['id', 'stock_id', 'user_id', 'cause', 'lane', 'unit', 'code_id', 'entry_id', 'created_at', 'wheel_id', 'used_at'],
  wheel_batches: ['id', 'wheel_id', 'start_date', 'end_date', 'seed', 'seed_hash', 'created_at'],
  wheel_designations: ['stock_id', 'user_id', 'reason', 'awarded_at', 'created_by', 'created_at', 'lane', 'salt', 'number'],
  wheel_missions: ['wheel_id', 'user_id', 'mission', 'day', 'times'],
  wheel_prizes: ['id', 'wheel_id', 'prize_index', 'prize_tier', 'media_id', 'point', 'voucher_id', 'total_qty', 'created_at'],
  wheel_spins: ['wheel_id', 'hour', 'spins'],
  wheel_stock: ['id', 'batch_id', 'prize_id', 'qty', 'version', 'created_at'],
  wheel_tiers: ['wheel_id', 'prize_tier', 'name', 'name_en'],
} as const satisfies { [T in keyof Tables]: readonly (keyof Tables[T])[] }
