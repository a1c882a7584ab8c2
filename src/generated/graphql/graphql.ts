/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ApiKeyInput = {
  /** The most that its events give on a local day; absent: without a limit. */
  dailyPoints?: number | null | undefined;
  endsAt: string;
  /** What a key with EVENTS may send. */
  eventKinds?: Array<EventKind> | null | undefined;
  /** LIVE unless given. It stays as it is: a change does not take it. */
  mode?: KeyMode | null | undefined;
  name: string;
  /** Whether a key with READ reads who members are and how to reach them; not unless it is given. */
  personalData?: boolean | null | undefined;
  scopes: Array<KeyScope>;
};

export type ApiKeyState =
  | 'ENDED'
  | 'EXPIRED'
  | 'SERVES';

export type AppealOutcome =
  | 'OVERTURN'
  | 'UPHOLD';

export type AppealState =
  | 'OVERTURNED'
  | 'UNDONE'
  | 'UPHELD'
  | 'WAITING';

export type Area =
  | 'MODERATION'
  | 'NOTIFICATIONS'
  | 'PEOPLE'
  | 'POINTS'
  | 'PROMOTION'
  | 'SUPPORT'
  | 'VERIFICATION';

export type AuditFilter = {
  actor?: string | null | undefined;
  createdAt?: DayRange | null | undefined;
  model?: AuditModel | null | undefined;
  /** Any of these. Not with `model`. */
  modelIn?: Array<AuditModel> | null | undefined;
};

export type AuditModel =
  | 'ADDRESS'
  | 'API_KEY'
  | 'BADGE'
  | 'BADGE_REGISTER_FORM'
  | 'BADGE_REQUEST'
  | 'BANNER'
  | 'CASE'
  | 'CHANGE_SET'
  | 'COMMENT'
  | 'CONFIG'
  | 'EVENT'
  | 'FAILED_SPIN_MESSAGE'
  | 'GROUP'
  | 'JOB'
  | 'LIST'
  | 'LUCKY_WHEEL'
  | 'LUCKY_WHEEL_CONFIG'
  | 'LUCKY_WHEEL_INSTRUCTION'
  | 'LUCKY_WHEEL_PRIZE'
  | 'LUCKY_WHEEL_TERM'
  | 'MEDIA'
  | 'MENU_BANNER'
  | 'NOTE'
  | 'PAGE'
  | 'PAGE_CATEGORY'
  | 'PLACE'
  | 'POINT_CORRECTION'
  | 'POST'
  | 'PRESET_REASON'
  | 'PRODUCT'
  | 'REFERRAL'
  | 'REPORT'
  | 'RUN'
  | 'SAVED_REPLY'
  | 'SENSITIVE_WORD'
  | 'SESSION'
  | 'SYSTEM_NOTIFICATION'
  | 'SYSTEM_SETTING'
  | 'TRUSTED_POINT_CONFIG'
  | 'USER'
  | 'VERIFY'
  | 'VIEW'
  | 'VOUCHER'
  | 'VOUCHER_CODE'
  | 'WEBHOOK_ENDPOINT';

export type AuditProblem =
  | 'altered'
  | 'backdated'
  | 'checkpoint_altered'
  | 'checkpoint_missing'
  | 'checkpoint_unlinked'
  | 'heads_altered'
  | 'missing'
  | 'repeated'
  | 'rewritten'
  | 'unlinked'
  | 'unsealed';

export type AuditSort = {
  dir?: SortDirection | null | undefined;
  type?: AuditSortType | null | undefined;
};

export type AuditSortType =
  | 'CREATED_AT';

export type AuditVerificationState =
  | 'BROKEN'
  | 'RUNNING'
  | 'WHOLE';

export type BadgeFilter = {
  status?: BadgeStatus | null | undefined;
};

export type BadgeRegisterFormFilter = {
  inputType?: RegisterFormInputType | null | undefined;
  require?: YesNo | null | undefined;
};

export type BadgeRegisterFormSort = {
  dir?: SortDirection | null | undefined;
  type?: BadgeRegisterFormSortType | null | undefined;
};

export type BadgeRegisterFormSortType =
  | 'CREATED_AT'
  | 'DETAIL'
  | 'INPUT_TYPE'
  | 'REQUIRED';

export type BadgeRequestFilter = {
  badge?: string | null | undefined;
  status?: BadgeRequestStatus | null | undefined;
};

export type BadgeRequestSort = {
  dir?: SortDirection | null | undefined;
  type?: BadgeRequestSortType | null | undefined;
};

export type BadgeRequestSortType =
  | 'CREATED_AT'
  | 'NAME'
  | 'STATUS'
  | 'TITLE';

export type BadgeRequestStatus =
  | 'APPROVED'
  | 'PENDING'
  | 'REJECTED';

export type BadgeSort = {
  dir?: SortDirection | null | undefined;
  type?: BadgeSortType | null | undefined;
};

export type BadgeSortType =
  | 'STATUS'
  | 'TITLE';

export type BadgeStatus =
  | 'DISABLED'
  | 'ENABLED';

export type BannerFilter = {
  leadsToBlocked?: YesNo | null | undefined;
  q?: string | null | undefined;
  state?: PromotionStateOfCodeless | null | undefined;
  /** DISPLAYED, by default: all of them. APP: those that the app shows now, without those that lead to a blocked record. */
  type?: BannerListType | null | undefined;
};

export type BannerListType =
  | 'APP'
  | 'DISPLAYED';

export type BannerPosition = {
  _id: string;
  position: number;
};

export type BannerScreenName =
  | 'BADGES'
  | 'HOME'
  | 'LUCKY_WHEEL'
  | 'NOTIFICATIONS'
  | 'PLACES'
  | 'PROFILE'
  | 'REFERRAL'
  | 'VOUCHERS'
  | 'WALLET';

export type BannerStatus =
  | 'DISABLED'
  | 'ENABLED';

export type BannerTarget = {
  link?: string | null | undefined;
  pageId?: string | null | undefined;
  postId?: string | null | undefined;
  screen?: BannerScreenName | null | undefined;
};

export type BannerType =
  | 'LINK'
  | 'PAGE'
  | 'POST'
  | 'SCREEN';

export type CaseClosingWay =
  | 'APPEAL'
  | 'DECISION'
  | 'DELETED'
  | 'HANDLED'
  | 'STATUS'
  | 'UNKNOWN';

export type CaseDecisionInput = {
  hidePosts?: number | null | undefined;
  /** The prepared reason that was chosen. */
  preset?: string | null | undefined;
  reason?: string | null | undefined;
  /** What reporters are told instead of the usual sentence. Only without a violation. */
  reply?: ReplyInput | null | undefined;
  /** Another person has to decide too. */
  secondLook?: boolean | null | undefined;
  /** Null: no violation; the reports are only handled. */
  status?: TermStatus | null | undefined;
  /** When a suspension ends. */
  until?: string | null | undefined;
};

export type CaseDecisionState =
  | 'APPLIED'
  | 'APPLYING'
  | 'DECLINED'
  | 'UNDOING'
  | 'UNDONE'
  | 'WAITING';

export type CaseKind =
  | 'APPEAL'
  | 'COMMENT'
  | 'GROUP'
  | 'MEDIA'
  | 'PAGE'
  | 'POST'
  | 'PRODUCT'
  | 'USER';

export type CaseOrder =
  | 'AGE'
  | 'DUE'
  | 'REPORTS'
  | 'SEVERITY';

export type CaseState =
  | 'APPLYING'
  | 'CLOSED'
  | 'OPEN'
  | 'SECOND_LOOK';

export type ChangeSetFilter = {
  q?: string | null | undefined;
  status?: ChangeSetStatus | null | undefined;
};

export type ChangeSetSort = {
  dir?: SortDirection | null | undefined;
  type?: ChangeSetSortType | null | undefined;
};

export type ChangeSetSortType =
  | 'CREATED_AT';

export type ChangeSetStatus =
  | 'APPLIED'
  | 'DRAFT'
  | 'FAILED'
  | 'ROLLED_BACK'
  | 'SCHEDULED';

export type CommentReportFilter = {
  handle?: YesNo | null | undefined;
  termStatus?: TermStatus | null | undefined;
  /** Any of these. Not with `termStatus`. */
  termStatusIn?: Array<TermStatus> | null | undefined;
};

export type CommentReportSortType =
  | 'LAST_REPORT_AT'
  | 'TOTAL_REPORTS';

export type ConfigFilter = {
  q?: string | null | undefined;
};

export type ConfigSort = {
  dir?: SortDirection | null | undefined;
  type?: ConfigSortType | null | undefined;
};

export type ConfigSortType =
  | 'CREATED_AT';

export type ConfigType =
  | 'NORMAL'
  | 'VALUE_RANGE';

export type ContextRole =
  | 'AFTER'
  | 'BEFORE'
  | 'HOLDER'
  | 'NEWEST'
  | 'POST';

export type DatabaseEngine =
  | 'EMBEDDED'
  | 'POSTGRESQL';

export type DayRange = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};

export type Dimensions = {
  height?: number | null | undefined;
  width?: number | null | undefined;
};

export type EventChange = {
  animationId?: string | null | undefined;
  animationStatus?: boolean | null | undefined;
  backgroundId?: string | null | undefined;
  backgroundStatus?: boolean | null | undefined;
  logoId?: string | null | undefined;
  logoStatus?: boolean | null | undefined;
  loop?: number | null | undefined;
  name?: string | null | undefined;
  status?: boolean | null | undefined;
};

export type EventFilter = {
  q?: string | null | undefined;
  status?: YesNo | null | undefined;
};

export type EventKind =
  | 'CHECK_IN_PLACE'
  | 'COMMENT_POST'
  | 'CREATE_POST'
  | 'DAILY_VISIT'
  | 'LIKE_POST'
  | 'REVIEW_PLACE'
  | 'SHARE_POST';

export type EventSort = {
  dir?: SortDirection | null | undefined;
  type?: EventSortType | null | undefined;
};

export type EventSortType =
  | 'CREATED_AT'
  | 'NAME'
  | 'STATUS';

export type ExportFormat =
  | 'CSV'
  | 'XLSX';

export type FailedSpinMessageFileInput = {
  file?: File | null | undefined;
  /** How the file is to be read. What is left open is found out. */
  layout?: ImportLayoutInput | null | undefined;
};

export type FailedSpinMessageInput = {
  content: string;
  contentEn: string;
};

export type FailedSpinMessageSort = {
  dir?: SortDirection | null | undefined;
  type?: FailedSpinMessageSortType | null | undefined;
};

export type FailedSpinMessageSortType =
  | 'CREATED_AT';

export type Gender =
  | 'FEMALE'
  | 'MALE'
  | 'OTHER';

export type GroupFilter = {
  name_contain?: string | null | undefined;
};

export type GroupPrivacy =
  | 'PRIVATE'
  | 'PUBLIC';

export type GroupReportFilter = {
  handle?: YesNo | null | undefined;
  termStatus?: TermStatus | null | undefined;
  /** Any of these. Not with `termStatus`. */
  termStatusIn?: Array<TermStatus> | null | undefined;
};

export type GroupReportSort = {
  dir?: SortDirection | null | undefined;
  type?: GroupReportSortType | null | undefined;
};

export type GroupReportSortType =
  | 'LAST_REPORT_AT'
  | 'TOTAL_REPORTS';

export type GroupSort = {
  dir?: SortDirection | null | undefined;
  type?: GroupSortType | null | undefined;
};

export type GroupSortType =
  | 'CREATED_AT';

export type HistoryModel =
  | 'API_KEY'
  | 'BADGE'
  | 'BADGE_REGISTER_FORM'
  | 'BADGE_REQUEST'
  | 'BANNER'
  | 'CASE'
  | 'CHANGE_SET'
  | 'COMMENT'
  | 'CONFIG'
  | 'EVENT'
  | 'FAILED_SPIN_MESSAGE'
  | 'GROUP'
  | 'LUCKY_WHEEL'
  | 'LUCKY_WHEEL_CONFIG'
  | 'LUCKY_WHEEL_INSTRUCTION'
  | 'LUCKY_WHEEL_PRIZE'
  | 'LUCKY_WHEEL_TERM'
  | 'MEDIA'
  | 'MENU_BANNER'
  | 'PAGE'
  | 'PAGE_CATEGORY'
  | 'PLACE'
  | 'POINT_CORRECTION'
  | 'POST'
  | 'PRESET_REASON'
  | 'PRODUCT'
  | 'REFERRAL'
  | 'REPORT'
  | 'RUN'
  | 'SAVED_REPLY'
  | 'SENSITIVE_WORD'
  | 'SYSTEM_NOTIFICATION'
  | 'SYSTEM_SETTING'
  | 'TRUSTED_POINT_CONFIG'
  | 'USER'
  | 'VERIFY'
  | 'VOUCHER'
  | 'VOUCHER_CODE'
  | 'WEBHOOK_ENDPOINT';

export type ImportColumnInput = {
  /** Its letters. */
  column: string;
  /** What it is; null to ignore it. */
  key?: string | null | undefined;
};

export type ImportLayoutInput = {
  columns?: Array<ImportColumnInput> | null | undefined;
  sheet?: string | null | undefined;
  /** The number of the row of titles; 0 for none. */
  titleRow?: number | null | undefined;
};

export type JobResult =
  | 'FAILED'
  | 'OK';

export type KeyMode =
  | 'LIVE'
  | 'TEST';

export type KeyScope =
  | 'CONTENT'
  | 'EVENTS'
  | 'MEMBERS'
  | 'READ';

export type Locale =
  | 'en'
  | 'vi';

export type LocalizedTextInput = {
  EN_US: string;
  VI_VN: string;
};

export type LoginInput = {
  code?: string | null | undefined;
  password: string;
  phoneNumber: string;
};

export type LuckyWheelAwardCause =
  | 'ASSIGNED'
  | 'CHANCE';

export type LuckyWheelBatchDateInput = {
  activeDate: LuckyWheelPeriodInput;
  batchId: string;
};

export type LuckyWheelBatchInput = {
  /** Of a batch that exists. One of up to 13 characters makes a new one. */
  _id?: string | null | undefined;
  activeDate: LuckyWheelPeriodInput;
  prizes: Array<LuckyWheelPrizeInput>;
};

export type LuckyWheelChangeInput = {
  activeDate?: LuckyWheelPeriodInput | null | undefined;
  /** Moves these batches. Not with `batchs`. */
  activeDateForEachBatch?: Array<LuckyWheelBatchDateInput> | null | undefined;
  /** All batches with all their prizes, in place of those that there are. */
  batchs?: Array<LuckyWheelBatchInput> | null | undefined;
  numberOfBatch?: number | null | undefined;
  tierNames?: Array<LuckyWheelTierNameInput> | null | undefined;
  title?: string | null | undefined;
  titleEn?: string | null | undefined;
};

export type LuckyWheelConfigSort = {
  dir?: SortDirection | null | undefined;
  type?: LuckyWheelConfigSortType | null | undefined;
};

export type LuckyWheelConfigSortType =
  | 'TIER';

export type LuckyWheelFilter = {
  /** True: the deleted ones. False: the others. Absent: both. */
  deletedAt?: boolean | null | undefined;
  q?: string | null | undefined;
  state?: PromotionStateOfCodeless | null | undefined;
};

export type LuckyWheelGift =
  | 'CODE'
  | 'POINTS';

export type LuckyWheelInstructionChange = {
  description?: string | null | undefined;
  descriptionEn?: string | null | undefined;
  missionType?: MissionType | null | undefined;
  title?: string | null | undefined;
  titleEn?: string | null | undefined;
  turns?: number | null | undefined;
  type?: LuckyWheelInstructionType | null | undefined;
};

export type LuckyWheelInstructionFilter = {
  type?: LuckyWheelInstructionType | null | undefined;
};

export type LuckyWheelInstructionInput = {
  description: string;
  descriptionEn: string;
  missionType?: MissionType | null | undefined;
  title: string;
  titleEn: string;
  turns: number;
  type: LuckyWheelInstructionType;
};

export type LuckyWheelInstructionSort = {
  dir?: SortDirection | null | undefined;
  type?: LuckyWheelInstructionSortType | null | undefined;
};

export type LuckyWheelInstructionSortType =
  | 'CREATED_AT';

export type LuckyWheelInstructionType =
  | 'DAILY'
  | 'EACH_TIME'
  | 'NOTE'
  | 'ONCE';

export type LuckyWheelPeriodInput = {
  endDate: string;
  startDate: string;
};

export type LuckyWheelPrizeChangeInput = {
  mediaId?: string | null | undefined;
  name?: string | null | undefined;
  nameEn?: string | null | undefined;
  prizeTier?: LuckyWheelPrizeTier | null | undefined;
  qty?: number | null | undefined;
  /** What the batches may share out; by default what they do. */
  totalQty?: number | null | undefined;
};

export type LuckyWheelPrizeInput = {
  /** A photo that the caller uploaded, or that the prize has. */
  mediaId?: string | null | undefined;
  /** The tier’s name, if given: another one is refused. */
  name?: string | null | undefined;
  nameEn?: string | null | undefined;
  point?: number | null | undefined;
  prizeTier: LuckyWheelPrizeTier;
  /** The same in every batch of one line. */
  prize_index: number;
  /** The number of units in this batch. */
  qty: number;
  /** What the batches may share out; by default what they do. */
  totalQty?: number | null | undefined;
  voucherId?: string | null | undefined;
};

export type LuckyWheelPrizeTier =
  | 'BRONZE'
  | 'DIAMOND'
  | 'GOLD'
  | 'SILVER';

export type LuckyWheelSort = {
  dir?: SortDirection | null | undefined;
  type?: LuckyWheelSortType | null | undefined;
};

export type LuckyWheelSortType =
  | 'CREATED_AT';

export type LuckyWheelSpinFilter = {
  days?: DayRange | null | undefined;
  outcome?: LuckyWheelSpinOutcome | null | undefined;
  prize?: string | null | undefined;
  q?: string | null | undefined;
};

export type LuckyWheelSpinOutcome =
  | 'ASSIGNED'
  | 'MISSED'
  | 'WON';

export type LuckyWheelSpinSort = {
  dir?: SortDirection | null | undefined;
  type?: LuckyWheelSpinSortType | null | undefined;
};

export type LuckyWheelSpinSortType =
  | 'SPUN_AT';

export type LuckyWheelTermChange = {
  content?: string | null | undefined;
  contentEn?: string | null | undefined;
};

export type LuckyWheelTermInput = {
  content: string;
  contentEn: string;
};

export type LuckyWheelTierNameInput = {
  name: string;
  nameEn: string;
  prizeTier: LuckyWheelPrizeTier;
};

export type LuckyWheelTurn =
  | 'EARNED'
  | 'FREE';

export type LuckyWheelWinnerFilter = {
  batch?: string | null | undefined;
  cause?: LuckyWheelAwardCause | null | undefined;
  days?: DayRange | null | undefined;
  gift?: LuckyWheelGift | null | undefined;
  prize?: string | null | undefined;
  q?: string | null | undefined;
  tier?: LuckyWheelPrizeTier | null | undefined;
  used?: YesNo | null | undefined;
};

export type LuckyWheelWinnerSort = {
  dir?: SortDirection | null | undefined;
  type?: LuckyWheelWinnerSortType | null | undefined;
};

export type LuckyWheelWinnerSortType =
  | 'WON_AT';

export type MarkKind =
  | 'DECLINED'
  | 'ENDPOINT_FAILING'
  | 'HANDED_OVER'
  | 'MENTION';

export type MarkModel =
  | 'CASE'
  | 'USER'
  | 'WEBHOOK_ENDPOINT';

export type MediaReportFilter = {
  handle?: YesNo | null | undefined;
  termStatus?: TermStatus | null | undefined;
  /** Any of these. Not with `termStatus`. */
  termStatusIn?: Array<TermStatus> | null | undefined;
};

export type MediaReportSort = {
  dir?: SortDirection | null | undefined;
  type?: MediaReportSortType | null | undefined;
};

export type MediaReportSortType =
  | 'LAST_REPORT_AT'
  | 'TOTAL_REPORTS';

export type MediaType =
  | 'FILE'
  | 'PHOTO'
  | 'VIDEO';

export type MemberActionKind =
  | 'CHECK_IN_PLACE'
  | 'COMMENT_POST'
  | 'CREATE_POST'
  | 'DAILY_VISIT'
  | 'HELPFUL_REVIEW'
  | 'LIKE_POST'
  | 'POPULAR_POST'
  | 'RANKING'
  | 'REFERRAL'
  | 'REVIEW_PLACE'
  | 'SHARE_POST';

export type MemberCodeCause =
  | 'BOUGHT'
  | 'EARNED'
  | 'ENTERED'
  | 'WON';

export type MemberCodeStatus =
  | 'ENDED'
  | 'USABLE'
  | 'USED';

export type MemberNoticeType =
  | 'APPEAL'
  | 'BADGE'
  | 'DECISION'
  | 'POINTS'
  | 'PRIZE'
  | 'REFERRAL'
  | 'REPORT'
  | 'SYSTEM'
  | 'VERIFICATION';

export type MenuBannerType =
  | 'MENU_BANNER_DISPLAY'
  | 'MENU_BANNER_DOWNLOAD';

export type MissionType =
  | 'CHECK_IN'
  | 'REFERRAL'
  | 'REVIEW'
  | 'SHARE'
  | 'SIGN_IN';

export type NewUserInput = {
  countryCode?: string | null | undefined;
  fullName: string;
  gender?: Gender | null | undefined;
  password: string;
  phoneNumber: string;
};

export type NoteModel =
  | 'CASE'
  | 'USER';

export type PageFilter = {
  termStatus?: TermStatus | null | undefined;
  /** Any of these. Not with `termStatus`. */
  termStatusIn?: Array<TermStatus> | null | undefined;
  type?: PageType | null | undefined;
};

export type PageReportFilter = {
  handle?: YesNo | null | undefined;
  termStatus?: TermStatus | null | undefined;
  /** Any of these. Not with `termStatus`. */
  termStatusIn?: Array<TermStatus> | null | undefined;
  type?: PageType | null | undefined;
  /** Any of these. Not with `type`. */
  typeIn?: Array<PageType> | null | undefined;
};

export type PageReportSort = {
  dir?: SortDirection | null | undefined;
  type?: PageReportSortType | null | undefined;
};

export type PageReportSortType =
  | 'LAST_REPORT_AT'
  | 'TOTAL_REPORTS';

export type PageSort = {
  dir?: SortDirection | null | undefined;
  type?: PageSortType | null | undefined;
};

export type PageSortType =
  | 'CREATED_AT'
  | 'STATUS_SET_AT';

export type PageType =
  | 'BUSINESS_OR_BRAND'
  | 'COMMUNITY_OR_PUBLIC_FIGURE';

export type PasswordChangeInput = {
  currentPassword: string;
  newPassword: string;
};

export type PinnedProductLimitInput = {
  amount: number;
  pageId: string;
};

export type PlannedOperation =
  | 'cmsCreateBadge'
  | 'cmsUpdateBadge'
  | 'createBanner'
  | 'createEvent'
  | 'createLuckyWheel'
  | 'createVoucher'
  | 'updateBanner'
  | 'updateEvent'
  | 'updateLuckyWheel'
  | 'updateTrustedPointConfig'
  | 'updateVoucher';

export type PointAction =
  | 'CHECK_IN_PLACE'
  | 'COMMENT_POST'
  | 'CREATE_POST'
  | 'DAILY_VISIT'
  | 'HELPFUL_REVIEW'
  | 'LIKE_POST'
  | 'LUCKY_WHEEL_PRIZE'
  | 'POPULAR_POST'
  | 'POSTS_PER_DAY'
  | 'RANK_BRONZE'
  | 'RANK_DIAMOND'
  | 'RANK_GOLD'
  | 'RANK_SILVER'
  | 'REFER_FRIEND'
  | 'REFER_MANY'
  | 'REVIEW_PLACE'
  | 'SHARE_POST'
  | 'VOUCHER_EXCHANGE';

export type PointActionKind =
  | 'CHECK_IN_PLACE'
  | 'COMMENT_POST'
  | 'CREATE_POST'
  | 'DAILY_VISIT'
  | 'HELPFUL_REVIEW'
  | 'LIKE_POST'
  | 'POPULAR_POST'
  | 'REFERRAL'
  | 'REVIEW_PLACE'
  | 'SHARE_POST';

export type PointCause =
  | 'CORRECTION'
  | 'EXCHANGE'
  | 'EXPIRY'
  | 'OPENING'
  | 'POST'
  | 'PRIZE'
  | 'RULE'
  | 'VOUCHER';

export type PointCorrectionDecision =
  | 'BOOKED'
  | 'DECLINED';

export type PointCorrectionFilter = {
  status?: PointCorrectionStatus | null | undefined;
};

export type PointCorrectionSort = {
  dir?: SortDirection | null | undefined;
  type?: PointCorrectionSortType | null | undefined;
};

export type PointCorrectionSortType =
  | 'CREATED_AT';

export type PointCorrectionStatus =
  | 'BOOKED'
  | 'DECLINED'
  | 'WAITING';

export type PointFactsInput = {
  earned?: number | null | undefined;
  hasPicture?: boolean | null | undefined;
  length?: number | null | undefined;
  number?: number | null | undefined;
  postsToday?: number | null | undefined;
  reviewsBefore?: number | null | undefined;
};

export type PostChange = {
  content: string;
  title: string;
};

export type PostFilter = {
  createdAt?: DayRange | null | undefined;
  createdBy?: string | null | undefined;
  q?: string | null | undefined;
  status?: TermStatus | null | undefined;
  /** Any of these. Not with `status`. */
  statusIn?: Array<TermStatus> | null | undefined;
};

export type PostInput = {
  content: string;
  phoneNumber: string;
  title: string;
};

export type PostReportFilter = {
  handle?: YesNo | null | undefined;
  postType?: PostType | null | undefined;
  /** Any of these. Not with `postType`. */
  postTypeIn?: Array<PostType> | null | undefined;
  termStatus?: TermStatus | null | undefined;
  /** Any of these. Not with `termStatus`. */
  termStatusIn?: Array<TermStatus> | null | undefined;
};

export type PostReportSortType =
  | 'LAST_REPORT_AT'
  | 'TOTAL_REPORTS';

export type PostSort = {
  dir?: SortDirection | null | undefined;
  type?: PostSortType | null | undefined;
};

export type PostSortType =
  | 'CREATED_AT';

export type PostType =
  | 'CHECK_IN'
  | 'DISCOVERY'
  | 'REVIEW'
  | 'SHARE'
  | 'STATUS';

export type PresetReasonFilter = {
  model?: PresetReasonModel | null | undefined;
  restores?: YesNo | null | undefined;
};

export type PresetReasonModel =
  | 'BADGE_REQUEST'
  | 'COMMENT'
  | 'GROUP'
  | 'MEDIA'
  | 'PAGE'
  | 'POST'
  | 'PRODUCT'
  | 'USER'
  | 'VERIFY';

export type PresetReasonSort = {
  dir?: SortDirection | null | undefined;
  type?: PresetReasonSortType | null | undefined;
};

export type PresetReasonSortType =
  | 'POSITION';

export type ProductFilter = {
  termStatus?: TermStatus | null | undefined;
  /** Any of these. Not with `termStatus`. */
  termStatusIn?: Array<TermStatus> | null | undefined;
};

export type ProductReportFilter = {
  handle?: YesNo | null | undefined;
  q?: string | null | undefined;
  termStatus?: TermStatus | null | undefined;
  /** Any of these. Not with `termStatus`. */
  termStatusIn?: Array<TermStatus> | null | undefined;
  type?: ProductType | null | undefined;
  /** Any of these. Not with `type`. */
  typeIn?: Array<ProductType> | null | undefined;
};

export type ProductReportSort = {
  dir?: SortDirection | null | undefined;
  type?: ProductReportSortType | null | undefined;
};

export type ProductReportSortType =
  | 'LAST_REPORT_AT'
  | 'TOTAL_REPORTS';

export type ProductSort = {
  dir?: SortDirection | null | undefined;
  type?: ProductSortType | null | undefined;
};

export type ProductSortType =
  | 'CREATED_AT';

export type ProductType =
  | 'HOTEL'
  | 'TOUR';

export type PromotionKind =
  | 'BANNER'
  | 'BATCH'
  | 'CAMPAIGN'
  | 'EVENT'
  | 'VOUCHER'
  | 'WHEEL';

export type PromotionState =
  | 'ENDED'
  | 'LIVE'
  | 'OFF'
  | 'OUT_OF_CODES'
  | 'SCHEDULED';

export type PromotionStateOfCodeless =
  | 'ENDED'
  | 'LIVE'
  | 'OFF'
  | 'SCHEDULED';

export type PromotionWarningKind =
  | 'CAMPAIGN_GAP'
  | 'CODES_END_EARLY'
  | 'SAME_DAY'
  | 'VOUCHER_ENDS_IN_BATCH';

export type ProofInput = {
  code?: string | null | undefined;
  password?: string | null | undefined;
};

export type RecordModel =
  | 'API_KEY'
  | 'BADGE'
  | 'BADGE_REQUEST'
  | 'BANNER'
  | 'CASE'
  | 'CHANGE_SET'
  | 'COMMENT'
  | 'EVENT'
  | 'GROUP'
  | 'LUCKY_WHEEL'
  | 'LUCKY_WHEEL_CONFIG'
  | 'LUCKY_WHEEL_INSTRUCTION'
  | 'LUCKY_WHEEL_PRIZE'
  | 'LUCKY_WHEEL_TERM'
  | 'MEDIA'
  | 'PAGE'
  | 'PAGE_CATEGORY'
  | 'PLACE'
  | 'POST'
  | 'PRODUCT'
  | 'REPORT'
  | 'RUN'
  | 'SYSTEM_NOTIFICATION'
  | 'TRUSTED_POINT_CONFIG'
  | 'USER'
  | 'VERIFY'
  | 'VOUCHER'
  | 'VOUCHER_CODE';

export type ReferralCodesInput = {
  file?: File | null | undefined;
  /** How the file is to be read. What is left open is found out. */
  layout?: ImportLayoutInput | null | undefined;
  voucherId: string;
};

export type ReferralDecision =
  | 'COUNTED'
  | 'REJECTED';

export type ReferralFilter = {
  person?: string | null | undefined;
  status?: ReferralStatus | null | undefined;
};

export type ReferralRangeInput = {
  _id?: string | null | undefined;
  /** If absent, that of the range stays. */
  description?: string | null | undefined;
  invitedFrom: number;
  invitedTo: number;
  points: number;
};

export type ReferralSort = {
  dir?: SortDirection | null | undefined;
  type?: ReferralSortType | null | undefined;
};

export type ReferralSortType =
  | 'CREATED_AT';

export type ReferralStatus =
  | 'COUNTED'
  | 'REJECTED'
  | 'WAITING';

export type ReferralVoucherFilter = {
  state?: PromotionState | null | undefined;
};

export type ReferralVoucherSort = {
  dir?: SortDirection | null | undefined;
  type?: ReferralVoucherSortType | null | undefined;
};

export type ReferralVoucherSortType =
  | 'CREATED_AT';

export type RegisterFormInputType =
  | 'IMAGE'
  | 'TEXT';

export type ReplyInput = {
  textEn: string;
  textVi: string;
};

export type ReportByMemberOutcome =
  | 'ACTED'
  | 'NO_VIOLATION'
  | 'WAITING';

export type ReportReason =
  | 'FAKE_NEWS'
  | 'HARASSMENT'
  | 'HATE_SPEECH'
  | 'NUDITY'
  | 'SENSITIVE_WORD'
  | 'SOMETHING_ELSE'
  | 'SPAM'
  | 'VIOLENCE';

export type RunFilter = {
  createdAt?: DayRange | null | undefined;
  kind?: RunKind | null | undefined;
  /** Any of these. Not with `kind`. */
  kindIn?: Array<RunKind> | null | undefined;
  q?: string | null | undefined;
  state?: RunState | null | undefined;
  /** Any of these. Not with `state`. */
  stateIn?: Array<RunState> | null | undefined;
};

export type RunKind =
  | 'CODE_GENERATION'
  | 'CODE_IMPORT'
  | 'EXPORT'
  | 'MESSAGE_IMPORT'
  | 'POINT_REPLAY'
  | 'WORD_IMPORT'
  | 'WORD_TRIAL';

export type RunPhase =
  | 'COMMITTING'
  | 'JUDGING'
  | 'READING'
  | 'WORKING';

export type RunRowProblem =
  | 'EXISTING'
  | 'GUESSABLE'
  | 'MALFORMED'
  | 'REPEATED';

export type RunSort = {
  dir?: SortDirection | null | undefined;
  type?: RunSortType | null | undefined;
};

export type RunSortType =
  | 'CREATED_AT';

export type RunState =
  | 'CANCELLED'
  | 'CHECKED'
  | 'DONE'
  | 'FAILED'
  | 'WORKING';

export type SavedReplySort = {
  dir?: SortDirection | null | undefined;
  type?: SavedReplySortType | null | undefined;
};

export type SavedReplySortType =
  | 'TITLE';

export type SecondLookReason =
  | 'ASKED'
  | 'MANY'
  | 'PARTNER'
  | 'STAFF'
  | 'VERIFIED';

export type SeenReportsInput = {
  _id: string;
  /** When the newest report came that the caller saw; a newer one is a conflict. */
  lastReportAt: string;
};

export type SensitiveWordSort = {
  dir?: SortDirection | null | undefined;
  type?: SensitiveWordSortType | null | undefined;
};

export type SensitiveWordSortType =
  | 'CREATED_AT';

export type SensitiveWordsInput = {
  file?: File | null | undefined;
  /** How the file is to be read. What is left open is found out. */
  layout?: ImportLayoutInput | null | undefined;
};

export type SettingInput = {
  description?: string | null | undefined;
  /** Whether the app may read it. */
  isPublic?: boolean | null | undefined;
  value?: string | null | undefined;
};

export type SettingType =
  | 'NUMBER'
  | 'TEXT';

export type SeverityPartKind =
  | 'APPEAL'
  | 'CREATOR'
  | 'REACH'
  | 'REASONS'
  | 'REPORTERS';

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type SystemNotificationFilter = {
  q?: string | null | undefined;
  status?: SystemNotificationStatus | null | undefined;
};

export type SystemNotificationSort = {
  dir?: SortDirection | null | undefined;
  type?: SystemNotificationSortType | null | undefined;
};

export type SystemNotificationSortType =
  | 'CREATED_AT';

export type SystemNotificationStatus =
  | 'DRAFT'
  | 'SENT'
  | 'WITHDRAWN';

export type TermModel =
  | 'COMMENT'
  | 'GROUP'
  | 'MEDIA'
  | 'PAGE'
  | 'POST'
  | 'PRODUCT'
  | 'USER';

export type TermStatus =
  | 'BLOCKED'
  | 'HIDDEN'
  | 'NORMAL'
  | 'SUSPENDING';

export type TopReferralFilter = {
  q?: string | null | undefined;
  rangeDate?: DayRange | null | undefined;
};

export type TrustedPointConfigInput = {
  actionType?: PointAction | null | undefined;
  adjustPointPercent?: number | null | undefined;
  description?: string | null | undefined;
  engagementAdjustPercent?: number | null | undefined;
  invitedFrom?: number | null | undefined;
  invitedTo?: number | null | undefined;
  maxFivePostsPerDayWhenTrustedPointLessThan?: number | null | undefined;
  maxTenPostsPerDayWhenTrustedPointLessThan?: number | null | undefined;
  newPlaceCoefficient?: number | null | undefined;
  points?: number | null | undefined;
  postContentLength?: number | null | undefined;
  rankFrom?: number | null | undefined;
  rankTo?: number | null | undefined;
  totalPlaceReviewsFrom?: number | null | undefined;
  totalPlaceReviewsTo?: number | null | undefined;
  trustedPointsFrom?: number | null | undefined;
  trustedPointsTo?: number | null | undefined;
  type: TrustedPointConfigType;
  unlimitedPostsPerDayWhenTrustedPointGreaterThan?: number | null | undefined;
};

export type TrustedPointConfigType =
  | 'ACTION'
  | 'ENGAGEMENT_MULTIPLICATION'
  | 'LIMITATION'
  | 'OTHERS'
  | 'PROOF_OF_RATING'
  | 'RANKING'
  | 'REFERRAL';

export type TrustedPointDraft = {
  /** The rule that it would change. */
  _id: string;
  actionType?: PointAction | null | undefined;
  adjustPointPercent?: number | null | undefined;
  description?: string | null | undefined;
  engagementAdjustPercent?: number | null | undefined;
  invitedFrom?: number | null | undefined;
  invitedTo?: number | null | undefined;
  maxFivePostsPerDayWhenTrustedPointLessThan?: number | null | undefined;
  maxTenPostsPerDayWhenTrustedPointLessThan?: number | null | undefined;
  newPlaceCoefficient?: number | null | undefined;
  points?: number | null | undefined;
  postContentLength?: number | null | undefined;
  rankFrom?: number | null | undefined;
  rankTo?: number | null | undefined;
  totalPlaceReviewsFrom?: number | null | undefined;
  totalPlaceReviewsTo?: number | null | undefined;
  trustedPointsFrom?: number | null | undefined;
  trustedPointsTo?: number | null | undefined;
  type: TrustedPointConfigType;
  unlimitedPostsPerDayWhenTrustedPointGreaterThan?: number | null | undefined;
};

export type UndoneChange = {
  _id: string;
  /** The version that the change left. */
  version: number;
};

export type UserFilter = {
  badgeId?: string | null | undefined;
  gender?: Gender | null | undefined;
  /** Any of these. Not with `gender`. */
  genderIn?: Array<Gender> | null | undefined;
  group?: UserGroup | null | undefined;
  /** Any of these. Not with `group`. */
  groupIn?: Array<UserGroup> | null | undefined;
  termStatus?: TermStatus | null | undefined;
  /** Any of these. Not with `termStatus`. */
  termStatusIn?: Array<TermStatus> | null | undefined;
};

export type UserGroup =
  | 'ADMIN'
  | 'MEMBER'
  | 'PROVIDER'
  | 'STAFF';

export type UserReportFilter = {
  handle?: YesNo | null | undefined;
  termStatus?: TermStatus | null | undefined;
  /** Any of these. Not with `termStatus`. */
  termStatusIn?: Array<TermStatus> | null | undefined;
};

export type UserReportSort = {
  dir?: SortDirection | null | undefined;
  type?: UserReportSortType | null | undefined;
};

export type UserReportSortType =
  | 'LAST_REPORT_AT'
  | 'TOTAL_REPORTS';

export type UserSort = {
  dir?: SortDirection | null | undefined;
  type?: UserSortType | null | undefined;
};

export type UserSortType =
  | 'CREATED_AT'
  | 'FULL_NAME'
  | 'POINT';

export type VerifyFilter = {
  status?: VerifyStatus | null | undefined;
  type?: VerifyType | null | undefined;
};

export type VerifySort = {
  dir?: SortDirection | null | undefined;
  type?: VerifySortType | null | undefined;
};

export type VerifySortType =
  | 'CREATED_AT';

export type VerifyStatus =
  | 'IGNORED'
  | 'PENDING'
  | 'REJECTED'
  | 'VERIFIED';

export type VerifyType =
  | 'PAGE'
  | 'USER';

export type VoucherAdminStatus =
  | 'APPROVED'
  | 'PENDING'
  | 'REJECTED';

export type VoucherChangeInput = {
  contact?: VoucherContactInput | null | undefined;
  description?: string | null | undefined;
  descriptionEn?: string | null | undefined;
  endDate?: string | null | undefined;
  highlight?: string | null | undefined;
  highlightEn?: string | null | undefined;
  /** Whether members can type its codes into the app; never of one that costs points. */
  isPrinted?: boolean | null | undefined;
  mediaIds?: Array<string> | null | undefined;
  pointSpend?: number | null | undefined;
  prizeTitle?: string | null | undefined;
  prizeTitleEn?: string | null | undefined;
  referralTurns?: number | null | undefined;
  startDate?: string | null | undefined;
  status?: VoucherStatus | null | undefined;
  termAndCondition?: string | null | undefined;
  termAndConditionEn?: string | null | undefined;
  title?: string | null | undefined;
  titleEn?: string | null | undefined;
  type?: VoucherType | null | undefined;
};

export type VoucherCodeCreation =
  | 'GENERATE'
  | 'IMPORT';

export type VoucherCodeFilter = {
  /** How a code begins. */
  q?: string | null | undefined;
  state?: VoucherCodeState | null | undefined;
  status?: VoucherCodeStatus | null | undefined;
};

export type VoucherCodeInput = {
  /** By default the latest; of a campaign, its own. */
  endDate?: string | null | undefined;
  file?: File | null | undefined;
  /** How the file is to be read. What is left open is found out. */
  layout?: ImportLayoutInput | null | undefined;
  /** Of generated codes: # is a digit, @ a letter, * either; `************` by default. */
  pattern?: string | null | undefined;
  /** How generated codes begin. */
  prefix?: string | null | undefined;
  /** How many codes to generate. */
  qty?: number | null | undefined;
  /** Replaces, in one step, the codes that are neither handed over nor reserved. */
  reCreate?: boolean | null | undefined;
  remarks?: string | null | undefined;
  /** By default the earliest; of a campaign, its own. */
  startDate?: string | null | undefined;
  type: VoucherCodeCreation;
  vendorCode?: string | null | undefined;
  /** The codes themselves, instead of a file. */
  voucherCodes?: Array<string> | null | undefined;
  voucherId: string;
};

export type VoucherCodeState =
  | 'ENDED'
  | 'FREE'
  | 'HANDED_OVER'
  | 'NOT_BEGUN'
  | 'RESERVED'
  | 'USED';

export type VoucherCodeStatus =
  | 'ACTIVE'
  | 'REDEEMED';

export type VoucherContactInput = {
  address?: string | null | undefined;
  email?: string | null | undefined;
  phoneNumber?: string | null | undefined;
};

export type VoucherFilter = {
  adminStatus?: VoucherAdminStatus | null | undefined;
  state?: PromotionState | null | undefined;
  status?: VoucherStatus | null | undefined;
  /** The id of the person who created them. */
  uid?: string | null | undefined;
  /** Whether deleted vouchers are listed too. */
  withTrash?: boolean | null | undefined;
};

export type VoucherGameFilter = {
  /** Only those whose dates cover this. */
  activeDate?: VoucherPeriod | null | undefined;
  q?: string | null | undefined;
};

export type VoucherInput = {
  contact?: VoucherContactInput | null | undefined;
  description?: string | null | undefined;
  descriptionEn?: string | null | undefined;
  endDate: string;
  highlight?: string | null | undefined;
  highlightEn?: string | null | undefined;
  /** Whether members can type its codes into the app; never of one that costs points. */
  isPrinted?: boolean | null | undefined;
  mediaIds?: Array<string> | null | undefined;
  pointSpend?: number | null | undefined;
  prizeTitle?: string | null | undefined;
  prizeTitleEn?: string | null | undefined;
  referralTurns?: number | null | undefined;
  startDate: string;
  status?: VoucherStatus | null | undefined;
  termAndCondition?: string | null | undefined;
  termAndConditionEn?: string | null | undefined;
  title: string;
  titleEn: string;
  type: VoucherType;
};

export type VoucherPeriod = {
  endDate: string;
  startDate: string;
};

export type VoucherRunningOutOutcome =
  | 'LASTS'
  | 'NEVER'
  | 'ON'
  | 'OUT';

export type VoucherSort = {
  dir?: SortDirection | null | undefined;
  type?: VoucherSortType | null | undefined;
};

export type VoucherSortType =
  | 'CREATED_AT';

export type VoucherStatus =
  | 'DISABLED'
  | 'ENABLED';

export type VoucherType =
  | 'GAME'
  | 'POINT_EXCHANGE'
  | 'REFERRAL';

export type WebhookDeliveryFilter = {
  days?: DayRange | null | undefined;
  state?: WebhookDeliveryState | null | undefined;
  subject?: string | null | undefined;
  type?: string | null | undefined;
};

export type WebhookDeliverySort = {
  dir?: SortDirection | null | undefined;
  type?: WebhookDeliverySortType | null | undefined;
};

export type WebhookDeliverySortType =
  | 'CREATED_AT';

export type WebhookDeliveryState =
  | 'DELIVERED'
  | 'FAILED'
  | 'PENDING';

export type WebhookFault =
  | 'ADDRESS'
  | 'DNS'
  | 'INTERRUPTED'
  | 'REDIRECT'
  | 'REFUSED'
  | 'SECRET'
  | 'STATUS'
  | 'TIMEOUT'
  | 'TLS';

export type WebhookPauseCause =
  | 'BY_HAND'
  | 'FAILING';

export type WinningConditionType =
  | 'DAILY'
  | 'POINTS'
  | 'TOTAL';

export type WordHitKind =
  | 'EXACT'
  | 'LOOK_ALIKE'
  | 'SPACED_OUT'
  | 'WITHOUT_ACCENTS';

export type YesNo =
  | 'NO'
  | 'YES';

export type FindUsersQueryVariables = Exact<{
  q: string;
}>;


export type FindUsersQuery = { cmsFindUsers: Array<{ phoneNumber: string, email: string | null, _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }> };

export type FindPostsQueryVariables = Exact<{
  query: string;
}>;


export type FindPostsQuery = { cmsGetPosts: { items: Array<{ _id: string, title: string, content: string, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } }> } };

export type FindContentQueryVariables = Exact<{
  q: string;
}>;


export type FindContentQuery = { cmsFindPages: Array<{ _id: string, name: string }>, getCmsGroups: { items: Array<{ _id: string, name: string }> }, topPlaces: Array<{ _id: string, name: string }> };

export type FindPromotionsQueryVariables = Exact<{
  q: string;
}>;


export type FindPromotionsQuery = { cmsFindVoucherCodes: Array<{ _id: string, code: string, voucher: { _id: string, title: string, type: VoucherType } }>, cmsVouchers: { items: Array<{ _id: string, title: string }> }, cmsListLuckyWheel: { items: Array<{ _id: string, title: string }> }, cmsListBanner: { items: Array<{ _id: string, name: string }> }, cmsListEvent: { items: Array<{ _id: string, name: string }> }, cmsListBadges: { items: Array<{ _id: string, title: string }> } };

export type CommentQueryVariables = Exact<{
  _id: string;
}>;


export type CommentQuery = { cmsGetComment: { _id: string, appLink: string | null, content: string, totalReports: number, termStatus: TermStatus, createdAt: string, version: number, post: { _id: string, title: string, content: string }, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, commentedAsPage: { _id: string, name: string } | null, reason: Array<{ reason: string, status: TermStatus, createdAt: string, until: string | null, restored: boolean, byName: string | null }> } };

export type GroupRowFragment = { _id: string, name: string, totalMembers: number, totalPosts: number, totalReports: number, termStatus: TermStatus, createdAt: string, version: number, isOwn: boolean, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, category: { name: { VI_VN: string, EN_US: string } } | null, reason: Array<{ until: string | null }> };

export type GroupsQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  filter?: GroupFilter | null | undefined;
  sortBy?: GroupSort | null | undefined;
}>;


export type GroupsQuery = { getCmsGroups: { counter: number, items: Array<{ _id: string, name: string, totalMembers: number, totalPosts: number, totalReports: number, termStatus: TermStatus, createdAt: string, version: number, isOwn: boolean, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, category: { name: { VI_VN: string, EN_US: string } } | null, reason: Array<{ until: string | null }> }> } };

export type GroupQueryVariables = Exact<{
  _id: string;
}>;


export type GroupQuery = { cmsGetGroup: { appLink: string | null, description: string, privacy: GroupPrivacy, verified: boolean, _id: string, name: string, totalMembers: number, totalPosts: number, totalReports: number, termStatus: TermStatus, createdAt: string, version: number, isOwn: boolean, reason: Array<{ reason: string, status: TermStatus, createdAt: string, until: string | null, restored: boolean, byName: string | null }>, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, category: { name: { VI_VN: string, EN_US: string } } | null } };

export type PageCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type PageCategoriesQuery = { cmsGetPageCategories: { counter: number, items: Array<{ _id: string, enum: string, deletedAt: string | null, version: number, name: { VI_VN: string, EN_US: string } }> } };

export type PageRowFragment = { _id: string, name: string, type: PageType, phoneNumber: string | null, email: string | null, website: string | null, verified: boolean, isPartner: boolean, isProvideNews: boolean, termStatus: TermStatus, pinnedLimit: number | null, createdAt: string, version: number, isOwn: boolean, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, reason: Array<{ reason: string, status: TermStatus, createdAt: string, until: string | null, restored: boolean, byName: string | null }> };

export type PagesQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  q?: string | null | undefined;
  filter?: PageFilter | null | undefined;
  sortBy?: PageSort | null | undefined;
}>;


export type PagesQuery = { cmsGetPages: { counter: number, items: Array<{ _id: string, name: string, type: PageType, phoneNumber: string | null, email: string | null, website: string | null, verified: boolean, isPartner: boolean, isProvideNews: boolean, termStatus: TermStatus, pinnedLimit: number | null, createdAt: string, version: number, isOwn: boolean, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, reason: Array<{ reason: string, status: TermStatus, createdAt: string, until: string | null, restored: boolean, byName: string | null }> }> } };

export type PageQueryVariables = Exact<{
  _id: string;
}>;


export type PageQuery = { cmsGetPage: { appLink: string | null, description: string, _id: string, name: string, type: PageType, phoneNumber: string | null, email: string | null, website: string | null, verified: boolean, isPartner: boolean, isProvideNews: boolean, termStatus: TermStatus, pinnedLimit: number | null, createdAt: string, version: number, isOwn: boolean, category: { name: { VI_VN: string, EN_US: string } } | null, logo: { _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null, owner: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, admins: Array<{ _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }>, verify: { status: VerifyStatus } | null, totals: { likes: number, posts: number, follows: number, reviews: number, reports: number }, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, reason: Array<{ reason: string, status: TermStatus, createdAt: string, until: string | null, restored: boolean, byName: string | null }> } };

export type PlaceRowFragment = { _id: string, name: string, description: string, checkins: number, reviews: number, hasSensitiveWord: boolean, createdAt: string, version: number, primaryImage: { _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null, location: { placeName: string | null, country: string | null }, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null };

export type TopPlacesQueryVariables = Exact<{
  limit?: number | null | undefined;
  q?: string | null | undefined;
}>;


export type TopPlacesQuery = { topPlaces: Array<{ _id: string, name: string, description: string, checkins: number, reviews: number, hasSensitiveWord: boolean, createdAt: string, version: number, primaryImage: { _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null, location: { placeName: string | null, country: string | null }, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null }> };

export type PlaceQueryVariables = Exact<{
  _id: string;
}>;


export type PlaceQuery = { cmsGetPlace: { appLink: string | null, phone: string | null, isVerified: boolean, _id: string, name: string, description: string, checkins: number, reviews: number, hasSensitiveWord: boolean, createdAt: string, version: number, medias: Array<{ uri: string, width: number | null, height: number | null, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean }>, primaryImage: { _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null, location: { placeName: string | null, country: string | null }, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null } };

export type CreatorQueryVariables = Exact<{
  userId: string;
}>;


export type CreatorQuery = { cmsGetUser: { phoneNumber: string, email: string | null, group: UserGroup, termStatus: TermStatus, point: number, totalPosts: number, createdAt: string, version: number, _id: string, fullName: string, photoUrl: string | null, reason: Array<{ reason: string, status: TermStatus, createdAt: string, until: string | null, restored: boolean, byName: string | null }>, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } };

export type RecentPostsQueryVariables = Exact<{
  targetId: string;
  limit?: number | null | undefined;
  isPage?: boolean | null | undefined;
}>;


export type RecentPostsQuery = { cmsGetPostsByCreator: Array<{ _id: string, title: string, content: string, status: TermStatus, createdAt: string, totalLikes: number, totalComments: number }> };

export type PostAuthorFragment = { _id: string, fullName: string, phoneNumber: string, gender: Gender, group: UserGroup, version: number };

export type PostAuthorByPhoneQueryVariables = Exact<{
  phoneNumber: string;
}>;


export type PostAuthorByPhoneQuery = { cmsFindUserByPhone: { _id: string, fullName: string, phoneNumber: string, gender: Gender, group: UserGroup, version: number } | null };

export type EditedPostQueryVariables = Exact<{
  _id: string;
}>;


export type EditedPostQuery = { cmsGetPost: { _id: string, version: number, title: string, content: string, creator: { _id: string, fullName: string, phoneNumber: string, gender: Gender, group: UserGroup, version: number } } };

export type SetAuthorGroupMutationVariables = Exact<{
  userId: string;
  group: UserGroup;
  version?: number | null | undefined;
}>;


export type SetAuthorGroupMutation = { updateUserGroup: { _id: string, fullName: string, phoneNumber: string, gender: Gender, group: UserGroup, version: number } };

export type PostRowFragment = { _id: string, type: PostType, title: string, content: string, status: TermStatus, totalLikes: number, totalComments: number, totalReports: number, createdAt: string, version: number, isOwn: boolean, reason: Array<{ reason: string, until: string | null }>, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, page: { _id: string, name: string } | null };

export type PostsQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  filter?: PostFilter | null | undefined;
  sortBy?: PostSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type PostsQuery = { cmsGetPosts: { counter?: number, items: Array<{ _id: string, type: PostType, title: string, content: string, status: TermStatus, totalLikes: number, totalComments: number, totalReports: number, createdAt: string, version: number, isOwn: boolean, reason: Array<{ reason: string, until: string | null }>, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, page: { _id: string, name: string } | null }> } };

export type PostCountQueryVariables = Exact<{
  filter?: PostFilter | null | undefined;
}>;


export type PostCountQuery = { cmsGetPosts: { counter: number } };

export type BlockedPostsQueryVariables = Exact<{
  limit?: number | null | undefined;
  page?: number | null | undefined;
  filter?: PostFilter | null | undefined;
  sortBy?: PostSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type BlockedPostsQuery = { cmsGetBlockedPosts: { counter?: number, item: Array<{ _id: string, type: PostType, title: string, content: string, status: TermStatus, totalLikes: number, totalComments: number, totalReports: number, createdAt: string, version: number, isOwn: boolean, reason: Array<{ reason: string, until: string | null }>, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, page: { _id: string, name: string } | null }> } };

export type BlockedPostCountQueryVariables = Exact<{
  filter?: PostFilter | null | undefined;
}>;


export type BlockedPostCountQuery = { cmsGetBlockedPosts: { counter: number } };

export type PostTextFragment = { title: string, content: string };

export type WrittenPostFragment = { _id: string, createdAt: string, title: string, content: string, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, page: { _id: string, name: string } | null, medias: Array<{ _id: string, type: MediaType, uri: string, thumbnail: string | null, thumbnail2x: string | null, width: number | null, height: number | null, covered: boolean }> };

export type PostQueryVariables = Exact<{
  _id: string;
}>;


export type PostQuery = { cmsGetPost: { appLink: string | null, type: PostType, status: TermStatus, totalLikes: number, totalComments: number, totalReports: number, version: number, isOwn: boolean, _id: string, createdAt: string, title: string, content: string, reason: Array<{ reason: string, status: TermStatus, createdAt: string, until: string | null, restored: boolean, byName: string | null }>, place: { _id: string, name: string } | null, group: { _id: string, name: string } | null, sharedPost: { _id: string, createdAt: string, title: string, content: string, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, page: { _id: string, name: string } | null, medias: Array<{ _id: string, type: MediaType, uri: string, thumbnail: string | null, thumbnail2x: string | null, width: number | null, height: number | null, covered: boolean }> } | null, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, page: { _id: string, name: string } | null, medias: Array<{ _id: string, type: MediaType, uri: string, thumbnail: string | null, thumbnail2x: string | null, width: number | null, height: number | null, covered: boolean }> } };

export type FindCreatorsQueryVariables = Exact<{
  q?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type FindCreatorsQuery = { cmsFindCreators: Array<{ _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }> };

export type CreatorNameQueryVariables = Exact<{
  targetId: string;
}>;


export type CreatorNameQuery = { cmsGetPostsByCreator: Array<{ creator: { _id: string, fullName: string } }> };

export type ProductRowFragment = { _id: string, type: ProductType, title: string, content: string, price: number, availableOnTravelStore: boolean, leadsToBlocked: boolean, totalReports: number, termStatus: TermStatus, createdAt: string, version: number, isOwn: boolean, medias: Array<{ uri: string, width: number | null, height: number | null, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean }>, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, page: { _id: string, name: string }, reason: Array<{ reason: string, status: TermStatus, createdAt: string, until: string | null, restored: boolean, byName: string | null }> };

export type ProductsQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  q?: string | null | undefined;
  type?: ProductType | null | undefined;
  onTravelStore?: YesNo | null | undefined;
  filter?: ProductFilter | null | undefined;
  sortBy?: ProductSort | null | undefined;
}>;


export type ProductsQuery = { cmsPartnerProducts: { counter: number, items: Array<{ _id: string, type: ProductType, title: string, content: string, price: number, availableOnTravelStore: boolean, leadsToBlocked: boolean, totalReports: number, termStatus: TermStatus, createdAt: string, version: number, isOwn: boolean, medias: Array<{ uri: string, width: number | null, height: number | null, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean }>, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, page: { _id: string, name: string }, reason: Array<{ reason: string, status: TermStatus, createdAt: string, until: string | null, restored: boolean, byName: string | null }> }> } };

export type ProductQueryVariables = Exact<{
  _id: string;
}>;


export type ProductQuery = { cmsGetProduct: { appLink: string | null, totalLikes: number, totalShares: number, _id: string, type: ProductType, title: string, content: string, price: number, availableOnTravelStore: boolean, leadsToBlocked: boolean, totalReports: number, termStatus: TermStatus, createdAt: string, version: number, isOwn: boolean, medias: Array<{ uri: string, width: number | null, height: number | null, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean }>, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, page: { _id: string, name: string }, reason: Array<{ reason: string, status: TermStatus, createdAt: string, until: string | null, restored: boolean, byName: string | null }> } };

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { cmsGetApiKeys: { counter: number, items: Array<{ _id: string, name: string, prefix: string, mode: KeyMode, scopes: Array<KeyScope>, eventKinds: Array<EventKind>, dailyPoints: number | null, personalData: boolean, state: ApiKeyState, endsAt: string, endedAt: string | null, formerUntil: string | null, createdAt: string, lastUsedAt: string | null, lastAddress: string | null, requestsOfLastDay: number, version: number, createdBy: { fullName: string } | null }> } };

export type ApiKeyRequestsQueryVariables = Exact<{
  _id: string;
  page?: number | null | undefined;
}>;


export type ApiKeyRequestsQuery = { cmsGetApiKeyRequests: Array<{ _id: string, at: string, operation: string, outcome: string, requestId: string, address: string, milliseconds: number, dryRun: boolean }> };

export type CreateApiKeyMutationVariables = Exact<{
  data: ApiKeyInput;
}>;


export type CreateApiKeyMutation = { cmsCreateApiKey: { key: string } };

export type RotateApiKeyMutationVariables = Exact<{
  _id: string;
  version?: number | null | undefined;
}>;


export type RotateApiKeyMutation = { cmsRotateApiKey: { key: string } };

export type ApiSchemasQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiSchemasQuery = { cmsApiSchemas: { staff: string, members: string } };

export type WebhookEndpointsQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhookEndpointsQuery = { cmsWebhookEndpoints: Array<{ _id: string, url: string, types: Array<string>, note: string, sandbox: boolean, pausedBecause: WebhookPauseCause | null, formerSecretUntil: string | null, failingSince: string | null, pausesAt: string | null, lastTriedAt: string | null, lastStatus: number | null, lastError: WebhookFault | null, waiting: number, oldestWaiting: string | null, version: number }> };

export type WebhookEndpointRowFragment = { _id: string, url: string, types: Array<string>, note: string, sandbox: boolean, pausedBecause: WebhookPauseCause | null, formerSecretUntil: string | null, failingSince: string | null, pausesAt: string | null, lastTriedAt: string | null, lastStatus: number | null, lastError: WebhookFault | null, waiting: number, oldestWaiting: string | null, version: number };

export type WebhookEndpointQueryVariables = Exact<{
  id: string;
}>;


export type WebhookEndpointQuery = { cmsWebhookEndpoint: { _id: string, url: string, types: Array<string>, note: string, sandbox: boolean, pausedBecause: WebhookPauseCause | null, formerSecretUntil: string | null, failingSince: string | null, pausesAt: string | null, lastTriedAt: string | null, lastStatus: number | null, lastError: WebhookFault | null, waiting: number, oldestWaiting: string | null, version: number } };

export type CreateWebhookEndpointMutationVariables = Exact<{
  url: string;
  types: Array<string> | string;
  note: string;
  sandbox?: boolean | null | undefined;
}>;


export type CreateWebhookEndpointMutation = { cmsCreateWebhookEndpoint: { secret: string } };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RotateWebhookSecretMutation = { cmsRotateWebhookSecret: { secret: string } };

export type TestWebhookEndpointMutationVariables = Exact<{
  id: string;
}>;


export type TestWebhookEndpointMutation = { cmsTestWebhookEndpoint: { state: WebhookDeliveryState, lastStatus: number | null, lastError: WebhookFault | null } };

export type SendWebhookAgainMutationVariables = Exact<{
  id: string;
}>;


export type SendWebhookAgainMutation = { cmsSendWebhookAgain: { _id: string } };

export type WebhookDeliveriesQueryVariables = Exact<{
  endpointId?: string | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
  filter?: WebhookDeliveryFilter | null | undefined;
  sortBy?: WebhookDeliverySort | null | undefined;
}>;


export type WebhookDeliveriesQuery = { cmsWebhookDeliveries: { counter: number, items: Array<{ _id: string, type: string, model: string, subjectId: string, sequence: number, state: WebhookDeliveryState, tries: number, nextAt: string | null, lastStatus: number | null, lastError: WebhookFault | null, createdAt: string }> } };

export type WebhookDeliveryQueryVariables = Exact<{
  id: string;
}>;


export type WebhookDeliveryQuery = { cmsWebhookDelivery: { _id: string, state: WebhookDeliveryState, nextAt: string | null, payload: string, attempts: Array<{ number: number, triedAt: string, tookMs: number, status: number | null, error: WebhookFault | null, answer: string }> } };

export type AgreementFragment = { share: number, low: number, high: number };

export type CalibrationQueryVariables = Exact<{
  startDate: string;
  endDate: string;
}>;


export type CalibrationQuery = { cmsGetCalibration: { decided: number, drawn: number, waiting: number, void: number, answered: number, agreement: { share: number, low: number, high: number } | null, byReason: Array<{ reason: ReportReason, answered: number, agreement: { share: number, low: number, high: number } | null }>, byPerson: Array<{ answered: number, user: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, agreement: { share: number, low: number, high: number } | null }>, disagreements: Array<{ _id: string, decidedAt: string, answeredAt: string, status: TermStatus | null, reason: string, againAt: string | null, case: { _id: string, lead: { model: TermModel, _id: string, title: string, text: string } | null }, decidedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, answeredBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } }> } };

export type DecideAgainMutationVariables = Exact<{
  _id: string;
}>;


export type DecideAgainMutation = { cmsDecideAgain: { _id: string, againAt: string | null } };

export type ClaimNextCaseMutationVariables = Exact<{
  model?: CaseKind | null | undefined;
  severity?: number | null | undefined;
  passedOver?: Array<string> | string | null | undefined;
}>;


export type ClaimNextCaseMutation = { cmsClaimNextCase: { openedAt: string, closedAt: string | null, calibrates: boolean, aboutMe: boolean, reportedByMe: boolean, judgedByMe: boolean, heldUntil: string | null, creatorBlocks: number, creatorStrikes: number | null, strikeWeight: number, _id: string, version: number, state: CaseState, severity: number, totalReports: number, totalMembers: number, dueAt: string, mine: boolean, severityParts: Array<{ part: SeverityPartKind, points: number, detail: unknown }>, closedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, closing: { how: CaseClosingWay, status: TermStatus | null } | null, appeal: { _id: string, message: string, createdAt: string, state: AppealState, answer: string | null, decidedAt: string | null, status: TermStatus, reason: string, judgedAt: string, records: number, decidedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, judges: Array<{ _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }> } | null, handedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, members: Array<{ termStatus: TermStatus, totalReports: number, openReports: number, lastReportAt: string | null, createdAt: string, isAdminReport: boolean, model: TermModel, _id: string, title: string, text: string, medias: Array<{ _id: string, type: MediaType, uri: string, thumbnail: string | null, thumbnail2x: string | null, width: number | null, height: number | null }>, author: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, page: { _id: string, name: string } | null }>, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, usualStep: { at: number, days: number | null } | null, decision: { _id: string, state: CaseDecisionState, closedElsewhere: boolean, status: TermStatus | null, reason: string, until: string | null, hidePosts: number, secondLook: SecondLookReason | null, note: string, createdAt: string, secondAt: string | null, done: number, total: number, undoUntil: string | null, undoneAt: string | null, mine: boolean, calibrates: boolean, reply: { textEn: string, textVi: string } | null, by: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, secondBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, refused: Array<{ model: TermModel, _id: string, title: string, message: string, reason: string }>, changedSince: Array<{ model: TermModel, _id: string, title: string, termStatus: TermStatus | null }>, case: { _id: string, lead: { model: TermModel, _id: string, title: string, text: string } | null } } | null, decidedBefore: { _id: string, state: CaseDecisionState, closedElsewhere: boolean, status: TermStatus | null, reason: string, until: string | null, hidePosts: number, secondLook: SecondLookReason | null, note: string, createdAt: string, secondAt: string | null, done: number, total: number, undoUntil: string | null, undoneAt: string | null, mine: boolean, calibrates: boolean, reply: { textEn: string, textVi: string } | null, by: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, secondBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, refused: Array<{ model: TermModel, _id: string, title: string, message: string, reason: string }>, changedSince: Array<{ model: TermModel, _id: string, title: string, termStatus: TermStatus | null }>, case: { _id: string, lead: { model: TermModel, _id: string, title: string, text: string } | null } } | null, byReason: Array<{ reason: ReportReason, reports: number }>, holder: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, lead: { model: TermModel, _id: string, title: string, text: string } | null } | null };

export type ClaimCaseMutationVariables = Exact<{
  _id: string;
}>;


export type ClaimCaseMutation = { cmsClaimCase: { openedAt: string, closedAt: string | null, calibrates: boolean, aboutMe: boolean, reportedByMe: boolean, judgedByMe: boolean, heldUntil: string | null, creatorBlocks: number, creatorStrikes: number | null, strikeWeight: number, _id: string, version: number, state: CaseState, severity: number, totalReports: number, totalMembers: number, dueAt: string, mine: boolean, severityParts: Array<{ part: SeverityPartKind, points: number, detail: unknown }>, closedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, closing: { how: CaseClosingWay, status: TermStatus | null } | null, appeal: { _id: string, message: string, createdAt: string, state: AppealState, answer: string | null, decidedAt: string | null, status: TermStatus, reason: string, judgedAt: string, records: number, decidedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, judges: Array<{ _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }> } | null, handedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, members: Array<{ termStatus: TermStatus, totalReports: number, openReports: number, lastReportAt: string | null, createdAt: string, isAdminReport: boolean, model: TermModel, _id: string, title: string, text: string, medias: Array<{ _id: string, type: MediaType, uri: string, thumbnail: string | null, thumbnail2x: string | null, width: number | null, height: number | null }>, author: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, page: { _id: string, name: string } | null }>, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, usualStep: { at: number, days: number | null } | null, decision: { _id: string, state: CaseDecisionState, closedElsewhere: boolean, status: TermStatus | null, reason: string, until: string | null, hidePosts: number, secondLook: SecondLookReason | null, note: string, createdAt: string, secondAt: string | null, done: number, total: number, undoUntil: string | null, undoneAt: string | null, mine: boolean, calibrates: boolean, reply: { textEn: string, textVi: string } | null, by: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, secondBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, refused: Array<{ model: TermModel, _id: string, title: string, message: string, reason: string }>, changedSince: Array<{ model: TermModel, _id: string, title: string, termStatus: TermStatus | null }>, case: { _id: string, lead: { model: TermModel, _id: string, title: string, text: string } | null } } | null, decidedBefore: { _id: string, state: CaseDecisionState, closedElsewhere: boolean, status: TermStatus | null, reason: string, until: string | null, hidePosts: number, secondLook: SecondLookReason | null, note: string, createdAt: string, secondAt: string | null, done: number, total: number, undoUntil: string | null, undoneAt: string | null, mine: boolean, calibrates: boolean, reply: { textEn: string, textVi: string } | null, by: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, secondBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, refused: Array<{ model: TermModel, _id: string, title: string, message: string, reason: string }>, changedSince: Array<{ model: TermModel, _id: string, title: string, termStatus: TermStatus | null }>, case: { _id: string, lead: { model: TermModel, _id: string, title: string, text: string } | null } } | null, byReason: Array<{ reason: ReportReason, reports: number }>, holder: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, lead: { model: TermModel, _id: string, title: string, text: string } | null } };

export type DecidersQueryVariables = Exact<{
  _id: string;
  q?: string | null | undefined;
}>;


export type DecidersQuery = { cmsFindDeciders: Array<{ _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }> };

export type HandOverCaseMutationVariables = Exact<{
  _id: string;
  to: string;
  note?: string | null | undefined;
}>;


export type HandOverCaseMutation = { cmsHandOverCase: { openedAt: string, closedAt: string | null, calibrates: boolean, aboutMe: boolean, reportedByMe: boolean, judgedByMe: boolean, heldUntil: string | null, creatorBlocks: number, creatorStrikes: number | null, strikeWeight: number, _id: string, version: number, state: CaseState, severity: number, totalReports: number, totalMembers: number, dueAt: string, mine: boolean, severityParts: Array<{ part: SeverityPartKind, points: number, detail: unknown }>, closedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, closing: { how: CaseClosingWay, status: TermStatus | null } | null, appeal: { _id: string, message: string, createdAt: string, state: AppealState, answer: string | null, decidedAt: string | null, status: TermStatus, reason: string, judgedAt: string, records: number, decidedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, judges: Array<{ _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }> } | null, handedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, members: Array<{ termStatus: TermStatus, totalReports: number, openReports: number, lastReportAt: string | null, createdAt: string, isAdminReport: boolean, model: TermModel, _id: string, title: string, text: string, medias: Array<{ _id: string, type: MediaType, uri: string, thumbnail: string | null, thumbnail2x: string | null, width: number | null, height: number | null }>, author: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, page: { _id: string, name: string } | null }>, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, usualStep: { at: number, days: number | null } | null, decision: { _id: string, state: CaseDecisionState, closedElsewhere: boolean, status: TermStatus | null, reason: string, until: string | null, hidePosts: number, secondLook: SecondLookReason | null, note: string, createdAt: string, secondAt: string | null, done: number, total: number, undoUntil: string | null, undoneAt: string | null, mine: boolean, calibrates: boolean, reply: { textEn: string, textVi: string } | null, by: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, secondBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, refused: Array<{ model: TermModel, _id: string, title: string, message: string, reason: string }>, changedSince: Array<{ model: TermModel, _id: string, title: string, termStatus: TermStatus | null }>, case: { _id: string, lead: { model: TermModel, _id: string, title: string, text: string } | null } } | null, decidedBefore: { _id: string, state: CaseDecisionState, closedElsewhere: boolean, status: TermStatus | null, reason: string, until: string | null, hidePosts: number, secondLook: SecondLookReason | null, note: string, createdAt: string, secondAt: string | null, done: number, total: number, undoUntil: string | null, undoneAt: string | null, mine: boolean, calibrates: boolean, reply: { textEn: string, textVi: string } | null, by: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, secondBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, refused: Array<{ model: TermModel, _id: string, title: string, message: string, reason: string }>, changedSince: Array<{ model: TermModel, _id: string, title: string, termStatus: TermStatus | null }>, case: { _id: string, lead: { model: TermModel, _id: string, title: string, text: string } | null } } | null, byReason: Array<{ reason: ReportReason, reports: number }>, holder: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, lead: { model: TermModel, _id: string, title: string, text: string } | null } };

export type RenewCaseClaimMutationVariables = Exact<{
  _id: string;
}>;


export type RenewCaseClaimMutation = { cmsRenewCaseClaim: { _id: string, mine: boolean, heldUntil: string | null } };

export type DecideCaseMutationVariables = Exact<{
  _id: string;
  version: number;
  decision: CaseDecisionInput;
  planHash: string;
}>;


export type DecideCaseMutation = { cmsDecideCase: { _id: string, state: CaseDecisionState, closedElsewhere: boolean, status: TermStatus | null, reason: string, until: string | null, hidePosts: number, secondLook: SecondLookReason | null, note: string, createdAt: string, secondAt: string | null, done: number, total: number, undoUntil: string | null, undoneAt: string | null, mine: boolean, calibrates: boolean, reply: { textEn: string, textVi: string } | null, by: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, secondBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, refused: Array<{ model: TermModel, _id: string, title: string, message: string, reason: string }>, changedSince: Array<{ model: TermModel, _id: string, title: string, termStatus: TermStatus | null }>, case: { _id: string, lead: { model: TermModel, _id: string, title: string, text: string } | null } } };

export type DecideAppealMutationVariables = Exact<{
  _id: string;
  version: number;
  outcome: AppealOutcome;
  answer: string;
}>;


export type DecideAppealMutation = { cmsDecideAppeal: { openedAt: string, closedAt: string | null, calibrates: boolean, aboutMe: boolean, reportedByMe: boolean, judgedByMe: boolean, heldUntil: string | null, creatorBlocks: number, creatorStrikes: number | null, strikeWeight: number, _id: string, version: number, state: CaseState, severity: number, totalReports: number, totalMembers: number, dueAt: string, mine: boolean, severityParts: Array<{ part: SeverityPartKind, points: number, detail: unknown }>, closedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, closing: { how: CaseClosingWay, status: TermStatus | null } | null, appeal: { _id: string, message: string, createdAt: string, state: AppealState, answer: string | null, decidedAt: string | null, status: TermStatus, reason: string, judgedAt: string, records: number, decidedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, judges: Array<{ _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }> } | null, handedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, members: Array<{ termStatus: TermStatus, totalReports: number, openReports: number, lastReportAt: string | null, createdAt: string, isAdminReport: boolean, model: TermModel, _id: string, title: string, text: string, medias: Array<{ _id: string, type: MediaType, uri: string, thumbnail: string | null, thumbnail2x: string | null, width: number | null, height: number | null }>, author: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, page: { _id: string, name: string } | null }>, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, usualStep: { at: number, days: number | null } | null, decision: { _id: string, state: CaseDecisionState, closedElsewhere: boolean, status: TermStatus | null, reason: string, until: string | null, hidePosts: number, secondLook: SecondLookReason | null, note: string, createdAt: string, secondAt: string | null, done: number, total: number, undoUntil: string | null, undoneAt: string | null, mine: boolean, calibrates: boolean, reply: { textEn: string, textVi: string } | null, by: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, secondBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, refused: Array<{ model: TermModel, _id: string, title: string, message: string, reason: string }>, changedSince: Array<{ model: TermModel, _id: string, title: string, termStatus: TermStatus | null }>, case: { _id: string, lead: { model: TermModel, _id: string, title: string, text: string } | null } } | null, decidedBefore: { _id: string, state: CaseDecisionState, closedElsewhere: boolean, status: TermStatus | null, reason: string, until: string | null, hidePosts: number, secondLook: SecondLookReason | null, note: string, createdAt: string, secondAt: string | null, done: number, total: number, undoUntil: string | null, undoneAt: string | null, mine: boolean, calibrates: boolean, reply: { textEn: string, textVi: string } | null, by: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, secondBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, refused: Array<{ model: TermModel, _id: string, title: string, message: string, reason: string }>, changedSince: Array<{ model: TermModel, _id: string, title: string, termStatus: TermStatus | null }>, case: { _id: string, lead: { model: TermModel, _id: string, title: string, text: string } | null } } | null, byReason: Array<{ reason: ReportReason, reports: number }>, holder: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, lead: { model: TermModel, _id: string, title: string, text: string } | null } };

export type TakeOutOfCaseMutationVariables = Exact<{
  _id: string;
  model: TermModel;
  targetId: string;
}>;


export type TakeOutOfCaseMutation = { cmsTakeOutOfCase: { openedAt: string, closedAt: string | null, calibrates: boolean, aboutMe: boolean, reportedByMe: boolean, judgedByMe: boolean, heldUntil: string | null, creatorBlocks: number, creatorStrikes: number | null, strikeWeight: number, _id: string, version: number, state: CaseState, severity: number, totalReports: number, totalMembers: number, dueAt: string, mine: boolean, severityParts: Array<{ part: SeverityPartKind, points: number, detail: unknown }>, closedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, closing: { how: CaseClosingWay, status: TermStatus | null } | null, appeal: { _id: string, message: string, createdAt: string, state: AppealState, answer: string | null, decidedAt: string | null, status: TermStatus, reason: string, judgedAt: string, records: number, decidedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, judges: Array<{ _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }> } | null, handedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, members: Array<{ termStatus: TermStatus, totalReports: number, openReports: number, lastReportAt: string | null, createdAt: string, isAdminReport: boolean, model: TermModel, _id: string, title: string, text: string, medias: Array<{ _id: string, type: MediaType, uri: string, thumbnail: string | null, thumbnail2x: string | null, width: number | null, height: number | null }>, author: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, page: { _id: string, name: string } | null }>, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, usualStep: { at: number, days: number | null } | null, decision: { _id: string, state: CaseDecisionState, closedElsewhere: boolean, status: TermStatus | null, reason: string, until: string | null, hidePosts: number, secondLook: SecondLookReason | null, note: string, createdAt: string, secondAt: string | null, done: number, total: number, undoUntil: string | null, undoneAt: string | null, mine: boolean, calibrates: boolean, reply: { textEn: string, textVi: string } | null, by: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, secondBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, refused: Array<{ model: TermModel, _id: string, title: string, message: string, reason: string }>, changedSince: Array<{ model: TermModel, _id: string, title: string, termStatus: TermStatus | null }>, case: { _id: string, lead: { model: TermModel, _id: string, title: string, text: string } | null } } | null, decidedBefore: { _id: string, state: CaseDecisionState, closedElsewhere: boolean, status: TermStatus | null, reason: string, until: string | null, hidePosts: number, secondLook: SecondLookReason | null, note: string, createdAt: string, secondAt: string | null, done: number, total: number, undoUntil: string | null, undoneAt: string | null, mine: boolean, calibrates: boolean, reply: { textEn: string, textVi: string } | null, by: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, secondBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, refused: Array<{ model: TermModel, _id: string, title: string, message: string, reason: string }>, changedSince: Array<{ model: TermModel, _id: string, title: string, termStatus: TermStatus | null }>, case: { _id: string, lead: { model: TermModel, _id: string, title: string, text: string } | null } } | null, byReason: Array<{ reason: ReportReason, reports: number }>, holder: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, lead: { model: TermModel, _id: string, title: string, text: string } | null } };

export type ConfirmCaseDecisionMutationVariables = Exact<{
  _id: string;
  planHash?: string | null | undefined;
}>;


export type ConfirmCaseDecisionMutation = { cmsConfirmCaseDecision: { _id: string, state: CaseDecisionState, closedElsewhere: boolean, status: TermStatus | null, reason: string, until: string | null, hidePosts: number, secondLook: SecondLookReason | null, note: string, createdAt: string, secondAt: string | null, done: number, total: number, undoUntil: string | null, undoneAt: string | null, mine: boolean, calibrates: boolean, reply: { textEn: string, textVi: string } | null, by: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, secondBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, refused: Array<{ model: TermModel, _id: string, title: string, message: string, reason: string }>, changedSince: Array<{ model: TermModel, _id: string, title: string, termStatus: TermStatus | null }>, case: { _id: string, lead: { model: TermModel, _id: string, title: string, text: string } | null } } };

export type DeclineCaseDecisionMutationVariables = Exact<{
  _id: string;
  note: string;
}>;


export type DeclineCaseDecisionMutation = { cmsDeclineCaseDecision: { _id: string, state: CaseDecisionState, closedElsewhere: boolean, status: TermStatus | null, reason: string, until: string | null, hidePosts: number, secondLook: SecondLookReason | null, note: string, createdAt: string, secondAt: string | null, done: number, total: number, undoUntil: string | null, undoneAt: string | null, mine: boolean, calibrates: boolean, reply: { textEn: string, textVi: string } | null, by: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, secondBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, refused: Array<{ model: TermModel, _id: string, title: string, message: string, reason: string }>, changedSince: Array<{ model: TermModel, _id: string, title: string, termStatus: TermStatus | null }>, case: { _id: string, lead: { model: TermModel, _id: string, title: string, text: string } | null } } };

export type UndoCaseDecisionMutationVariables = Exact<{
  _id: string;
}>;


export type UndoCaseDecisionMutation = { cmsUndoCaseDecision: { sessionsEnded: number, _id: string, state: CaseDecisionState, closedElsewhere: boolean, status: TermStatus | null, reason: string, until: string | null, hidePosts: number, secondLook: SecondLookReason | null, note: string, createdAt: string, secondAt: string | null, done: number, total: number, undoUntil: string | null, undoneAt: string | null, mine: boolean, calibrates: boolean, reply: { textEn: string, textVi: string } | null, by: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, secondBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, refused: Array<{ model: TermModel, _id: string, title: string, message: string, reason: string }>, changedSince: Array<{ model: TermModel, _id: string, title: string, termStatus: TermStatus | null }>, case: { _id: string, lead: { model: TermModel, _id: string, title: string, text: string } | null } } };

export type CaseLeadFragment = { model: TermModel, _id: string, title: string, text: string };

export type CaseRowFragment = { _id: string, version: number, state: CaseState, severity: number, totalReports: number, totalMembers: number, dueAt: string, mine: boolean, byReason: Array<{ reason: ReportReason, reports: number }>, holder: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, appeal: { _id: string } | null, lead: { model: TermModel, _id: string, title: string, text: string } | null };

export type CaseMemberFragment = { termStatus: TermStatus, totalReports: number, openReports: number, lastReportAt: string | null, createdAt: string, isAdminReport: boolean, model: TermModel, _id: string, title: string, text: string, medias: Array<{ _id: string, type: MediaType, uri: string, thumbnail: string | null, thumbnail2x: string | null, width: number | null, height: number | null }>, author: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, page: { _id: string, name: string } | null };

export type CaseDecisionFragment = { _id: string, state: CaseDecisionState, closedElsewhere: boolean, status: TermStatus | null, reason: string, until: string | null, hidePosts: number, secondLook: SecondLookReason | null, note: string, createdAt: string, secondAt: string | null, done: number, total: number, undoUntil: string | null, undoneAt: string | null, mine: boolean, calibrates: boolean, reply: { textEn: string, textVi: string } | null, by: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, secondBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, refused: Array<{ model: TermModel, _id: string, title: string, message: string, reason: string }>, changedSince: Array<{ model: TermModel, _id: string, title: string, termStatus: TermStatus | null }>, case: { _id: string, lead: { model: TermModel, _id: string, title: string, text: string } | null } };

export type CaseAppealFragment = { _id: string, message: string, createdAt: string, state: AppealState, answer: string | null, decidedAt: string | null, status: TermStatus, reason: string, judgedAt: string, records: number, decidedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, judges: Array<{ _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }> };

export type FullCaseFragment = { openedAt: string, closedAt: string | null, calibrates: boolean, aboutMe: boolean, reportedByMe: boolean, judgedByMe: boolean, heldUntil: string | null, creatorBlocks: number, creatorStrikes: number | null, strikeWeight: number, _id: string, version: number, state: CaseState, severity: number, totalReports: number, totalMembers: number, dueAt: string, mine: boolean, severityParts: Array<{ part: SeverityPartKind, points: number, detail: unknown }>, closedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, closing: { how: CaseClosingWay, status: TermStatus | null } | null, appeal: { _id: string, message: string, createdAt: string, state: AppealState, answer: string | null, decidedAt: string | null, status: TermStatus, reason: string, judgedAt: string, records: number, decidedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, judges: Array<{ _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }> } | null, handedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, members: Array<{ termStatus: TermStatus, totalReports: number, openReports: number, lastReportAt: string | null, createdAt: string, isAdminReport: boolean, model: TermModel, _id: string, title: string, text: string, medias: Array<{ _id: string, type: MediaType, uri: string, thumbnail: string | null, thumbnail2x: string | null, width: number | null, height: number | null }>, author: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, page: { _id: string, name: string } | null }>, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, usualStep: { at: number, days: number | null } | null, decision: { _id: string, state: CaseDecisionState, closedElsewhere: boolean, status: TermStatus | null, reason: string, until: string | null, hidePosts: number, secondLook: SecondLookReason | null, note: string, createdAt: string, secondAt: string | null, done: number, total: number, undoUntil: string | null, undoneAt: string | null, mine: boolean, calibrates: boolean, reply: { textEn: string, textVi: string } | null, by: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, secondBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, refused: Array<{ model: TermModel, _id: string, title: string, message: string, reason: string }>, changedSince: Array<{ model: TermModel, _id: string, title: string, termStatus: TermStatus | null }>, case: { _id: string, lead: { model: TermModel, _id: string, title: string, text: string } | null } } | null, decidedBefore: { _id: string, state: CaseDecisionState, closedElsewhere: boolean, status: TermStatus | null, reason: string, until: string | null, hidePosts: number, secondLook: SecondLookReason | null, note: string, createdAt: string, secondAt: string | null, done: number, total: number, undoUntil: string | null, undoneAt: string | null, mine: boolean, calibrates: boolean, reply: { textEn: string, textVi: string } | null, by: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, secondBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, refused: Array<{ model: TermModel, _id: string, title: string, message: string, reason: string }>, changedSince: Array<{ model: TermModel, _id: string, title: string, termStatus: TermStatus | null }>, case: { _id: string, lead: { model: TermModel, _id: string, title: string, text: string } | null } } | null, byReason: Array<{ reason: ReportReason, reports: number }>, holder: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, lead: { model: TermModel, _id: string, title: string, text: string } | null };

export type CasesQueryVariables = Exact<{
  model?: CaseKind | null | undefined;
  severity?: number | null | undefined;
  q?: string | null | undefined;
  order?: CaseOrder | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type CasesQuery = { cmsGetCases: { total: number, items: Array<{ _id: string, version: number, state: CaseState, severity: number, totalReports: number, totalMembers: number, dueAt: string, mine: boolean, byReason: Array<{ reason: ReportReason, reports: number }>, holder: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, appeal: { _id: string } | null, lead: { model: TermModel, _id: string, title: string, text: string } | null }> } };

export type CaseQueryVariables = Exact<{
  _id: string;
}>;


export type CaseQuery = { cmsGetCase: { openedAt: string, closedAt: string | null, calibrates: boolean, aboutMe: boolean, reportedByMe: boolean, judgedByMe: boolean, heldUntil: string | null, creatorBlocks: number, creatorStrikes: number | null, strikeWeight: number, _id: string, version: number, state: CaseState, severity: number, totalReports: number, totalMembers: number, dueAt: string, mine: boolean, severityParts: Array<{ part: SeverityPartKind, points: number, detail: unknown }>, closedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, closing: { how: CaseClosingWay, status: TermStatus | null } | null, appeal: { _id: string, message: string, createdAt: string, state: AppealState, answer: string | null, decidedAt: string | null, status: TermStatus, reason: string, judgedAt: string, records: number, decidedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, judges: Array<{ _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }> } | null, handedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, members: Array<{ termStatus: TermStatus, totalReports: number, openReports: number, lastReportAt: string | null, createdAt: string, isAdminReport: boolean, model: TermModel, _id: string, title: string, text: string, medias: Array<{ _id: string, type: MediaType, uri: string, thumbnail: string | null, thumbnail2x: string | null, width: number | null, height: number | null }>, author: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, page: { _id: string, name: string } | null }>, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, usualStep: { at: number, days: number | null } | null, decision: { _id: string, state: CaseDecisionState, closedElsewhere: boolean, status: TermStatus | null, reason: string, until: string | null, hidePosts: number, secondLook: SecondLookReason | null, note: string, createdAt: string, secondAt: string | null, done: number, total: number, undoUntil: string | null, undoneAt: string | null, mine: boolean, calibrates: boolean, reply: { textEn: string, textVi: string } | null, by: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, secondBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, refused: Array<{ model: TermModel, _id: string, title: string, message: string, reason: string }>, changedSince: Array<{ model: TermModel, _id: string, title: string, termStatus: TermStatus | null }>, case: { _id: string, lead: { model: TermModel, _id: string, title: string, text: string } | null } } | null, decidedBefore: { _id: string, state: CaseDecisionState, closedElsewhere: boolean, status: TermStatus | null, reason: string, until: string | null, hidePosts: number, secondLook: SecondLookReason | null, note: string, createdAt: string, secondAt: string | null, done: number, total: number, undoUntil: string | null, undoneAt: string | null, mine: boolean, calibrates: boolean, reply: { textEn: string, textVi: string } | null, by: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, secondBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, refused: Array<{ model: TermModel, _id: string, title: string, message: string, reason: string }>, changedSince: Array<{ model: TermModel, _id: string, title: string, termStatus: TermStatus | null }>, case: { _id: string, lead: { model: TermModel, _id: string, title: string, text: string } | null } } | null, byReason: Array<{ reason: ReportReason, reports: number }>, holder: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, lead: { model: TermModel, _id: string, title: string, text: string } | null } | null };

export type CaseContextQueryVariables = Exact<{
  _id: string;
}>;


export type CaseContextQuery = { cmsGetCase: { members: Array<{ _id: string, context: Array<{ role: ContextRole, model: TermModel, _id: string, title: string, text: string, termStatus: TermStatus, createdAt: string, author: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null }> }>, creatorBlocked: Array<{ model: TermModel, _id: string, title: string, reason: string, createdAt: string }> } | null };

export type CasePlanQueryVariables = Exact<{
  _id: string;
  decision: CaseDecisionInput;
}>;


export type CasePlanQuery = { cmsPlanCaseDecision: { hash: string, records: number, alreadySo: number, reportsClosed: number, reportersTold: number, authorsTold: number, sessionsEnded: number, postsHidden: number, secondLook: SecondLookReason | null, inBackground: boolean, changes: Array<{ model: TermModel, from: TermStatus, to: TermStatus, records: number }>, stays: Array<{ model: TermModel, from: TermStatus, records: number }>, refused: Array<{ model: TermModel, _id: string, title: string, message: string, reason: string }> } };

export type CaseDecisionsQueryVariables = Exact<{
  mine?: boolean | null | undefined;
  state?: CaseDecisionState | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type CaseDecisionsQuery = { cmsGetCaseDecisions: { total: number, items: Array<{ _id: string, state: CaseDecisionState, closedElsewhere: boolean, status: TermStatus | null, reason: string, until: string | null, hidePosts: number, secondLook: SecondLookReason | null, note: string, createdAt: string, secondAt: string | null, done: number, total: number, undoUntil: string | null, undoneAt: string | null, mine: boolean, calibrates: boolean, reply: { textEn: string, textVi: string } | null, by: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, secondBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, refused: Array<{ model: TermModel, _id: string, title: string, message: string, reason: string }>, changedSince: Array<{ model: TermModel, _id: string, title: string, termStatus: TermStatus | null }>, case: { _id: string, lead: { model: TermModel, _id: string, title: string, text: string } | null } }> } };

export type DeskFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskFiguresQuery = { cmsGetDeskFigures: { open: number, overdue: number, waitingForSecondLook: number, appeals: number, oldestOpenedAt: string | null, decided: number, medianMinutes: number | null, undoneShare: number | null, secondLookAgreement: number | null, byKind: Array<{ model: CaseKind, severity: number, open: number }> } };

export type DeskPresetsQueryVariables = Exact<{
  model: PresetReasonModel;
  restores?: boolean | null | undefined;
}>;


export type DeskPresetsQuery = { cmsPresetReasonsFor: Array<{ _id: string, textEn: string, textVi: string }> };

export type NotesQueryVariables = Exact<{
  model: NoteModel;
  targetId: string;
  limit?: number | null | undefined;
}>;


export type NotesQuery = { cmsGetNotes: { total: number, unreadMarks: number, items: Array<{ _id: string, text: string, deletable: boolean, createdAt: string, author: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, mentions: Array<{ _id: string, fullName: string }> }> } };

export type AddNoteMutationVariables = Exact<{
  model: NoteModel;
  targetId: string;
  text: string;
  mentions?: Array<string> | string | null | undefined;
}>;


export type AddNoteMutation = { cmsAddNote: { _id: string } };

export type ColleaguesQueryVariables = Exact<{
  model: NoteModel;
  targetId: string;
  q?: string | null | undefined;
}>;


export type ColleaguesQuery = { cmsFindColleagues: Array<{ _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }> };

export type MarksQueryVariables = Exact<{
  limit?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type MarksQuery = { cmsGetMarks: { total: number, items: Array<{ _id: string, kind: MarkKind, model: MarkModel, targetId: string, title: string | null, text: string, createdAt: string, readAt: string | null, by: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null }> } };

export type ReadMarksMutationVariables = Exact<{
  model: NoteModel;
  targetId: string;
}>;


export type ReadMarksMutation = { cmsReadMarks: number };

export type ReadEndpointMarksMutationVariables = Exact<{
  endpointId: string;
}>;


export type ReadEndpointMarksMutation = { cmsReadMarks: number };

export type SavedRepliesQueryVariables = Exact<{
  limit?: number | null | undefined;
  page?: number | null | undefined;
  sortBy?: SavedReplySort | null | undefined;
}>;


export type SavedRepliesQuery = { cmsGetSavedReplies: { counter: number, items: Array<{ _id: string, title: string, textEn: string, textVi: string, version: number }> } };

export type ReporterAccuracyQueryVariables = Exact<{
  userId: string;
}>;


export type ReporterAccuracyQuery = { cmsReporterAccuracy: Array<{ reason: ReportReason, upheld: number, dismissed: number, share: number | null }> };

export type MemberReportsQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type MemberReportsQuery = { cmsMemberReports: { endCursor: string | null, items: Array<{ _id: string, model: TermModel, reason: ReportReason, outcome: ReportByMemberOutcome, createdAt: string }> } };

export type MemberReportedQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type MemberReportedQuery = { cmsMemberReported: { endCursor: string | null, items: Array<{ _id: string, model: TermModel, reports: number, outcome: ReportByMemberOutcome, lastReportAt: string }> } };

export type PostReportsQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  filter?: PostReportFilter | null | undefined;
  sortType?: PostReportSortType | null | undefined;
  sortDir?: SortDirection | null | undefined;
}>;


export type PostReportsQuery = { cmsGetPostReports: { total: number, items: Array<{ _id: string, version: number, termStatus: TermStatus, totalReports: number, lastReportAt: string, isAdminReport: boolean, handledVersion: number, isOwn: boolean, openCaseId: string | null, createdAt: string, title: string, content: string, type: PostType, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, page: { _id: string, name: string } | null, reason: Array<{ reason: string, until: string | null }> }> } };

export type CommentReportsQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  filter?: CommentReportFilter | null | undefined;
  sortType?: CommentReportSortType | null | undefined;
  sortDir?: SortDirection | null | undefined;
}>;


export type CommentReportsQuery = { cmsGetCommentReports: { total: number, items: Array<{ _id: string, version: number, termStatus: TermStatus, totalReports: number, lastReportAt: string, isAdminReport: boolean, handledVersion: number, isOwn: boolean, openCaseId: string | null, createdAt: string, content: string, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, commentedAsPage: { _id: string, name: string } | null, reason: Array<{ reason: string, until: string | null }> }> } };

export type ProductReportsQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  filter?: ProductReportFilter | null | undefined;
  sortBy?: ProductReportSort | null | undefined;
}>;


export type ProductReportsQuery = { cmsGetProductReports: { total: number, items: Array<{ _id: string, version: number, termStatus: TermStatus, totalReports: number, lastReportAt: string, isAdminReport: boolean, handledVersion: number, isOwn: boolean, openCaseId: string | null, createdAt: string, title: string, content: string, type: ProductType, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, page: { _id: string, name: string }, reason: Array<{ reason: string, until: string | null }> }> } };

export type PageReportsQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  filter?: PageReportFilter | null | undefined;
  sortBy?: PageReportSort | null | undefined;
}>;


export type PageReportsQuery = { cmsGetPageReports: { total: number, items: Array<{ _id: string, version: number, termStatus: TermStatus, totalReports: number, lastReportAt: string, isAdminReport: boolean, handledVersion: number, isOwn: boolean, openCaseId: string | null, createdAt: string, name: string, type: PageType, category: { name: { VI_VN: string, EN_US: string } } | null, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, reason: Array<{ reason: string, until: string | null }> }> } };

export type UserReportsQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  filter?: UserReportFilter | null | undefined;
  sortBy?: UserReportSort | null | undefined;
}>;


export type UserReportsQuery = { cmsGetUserReports: { total: number, items: Array<{ _id: string, version: number, termStatus: TermStatus, totalReports: number, lastReportAt: string, isAdminReport: boolean, handledVersion: number, isOwn: boolean, openCaseId: string | null, createdAt: string, fullName: string, photoUrl: string | null, gender: Gender, email: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null, reason: Array<{ reason: string, until: string | null }> }> } };

export type GroupReportsQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  filter?: GroupReportFilter | null | undefined;
  sortBy?: GroupReportSort | null | undefined;
}>;


export type GroupReportsQuery = { cmsGetGroupReports: { total: number, items: Array<{ _id: string, version: number, termStatus: TermStatus, totalReports: number, lastReportAt: string, isAdminReport: boolean, handledVersion: number, isOwn: boolean, openCaseId: string | null, createdAt: string, name: string, totalMembers: number, totalPosts: number, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, reason: Array<{ reason: string, until: string | null }> }> } };

export type MediaReportsQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  filter?: MediaReportFilter | null | undefined;
  sortBy?: MediaReportSort | null | undefined;
}>;


export type MediaReportsQuery = { cmsGetMediaReports: { total: number, items: Array<{ _id: string, version: number, termStatus: TermStatus, totalReports: number, lastReportAt: string, isAdminReport: boolean, handledVersion: number, isOwn: boolean, openCaseId: string | null, createdAt: string, totalMembers: number, totalPosts: number, avatar: { _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean }, uploader: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, reason: Array<{ reason: string, until: string | null }> }> } };

export type ReportsOfTargetQueryVariables = Exact<{
  targetId: string;
  type: TermModel;
  limit?: number | null | undefined;
}>;


export type ReportsOfTargetQuery = { cmsListReportByTargetId: Array<{ _id: string, message: string, postReportType: ReportReason, createdAt: string, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null }> };

export type DetailReportsQueryVariables = Exact<{
  id: string;
  forModel: TermModel;
  page?: number | null | undefined;
}>;


export type DetailReportsQuery = { cmsGetDetailReports: { total: number, items: Array<{ _id: string, message: string, postReportType: ReportReason, createdAt: string, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null }> } };

export type BlockedDetailsQueryVariables = Exact<{
  id: string;
  forModel: TermModel;
  page?: number | null | undefined;
}>;


export type BlockedDetailsQuery = { cmsGetBlockedDetailList: { total: number, items: Array<{ _id: string, reason: string, undoes: string | null, status: TermStatus, createdAt: string, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null }> } };

export type MarkReportsHandledMutationVariables = Exact<{
  model: TermModel;
  _id: string;
  lastReportAt: string;
}>;


export type MarkReportsHandledMutation = { cmsMarkReportsHandled: { handledVersion: number } };

export type UnmarkReportsHandledMutationVariables = Exact<{
  model: TermModel;
  _id: string;
}>;


export type UnmarkReportsHandledMutation = { cmsUnmarkReportsHandled: { handledVersion: number } };

export type MarkReportsHandledOfManyMutationVariables = Exact<{
  model: TermModel;
  ids?: Array<string> | string | null | undefined;
  list?: unknown;
  after?: string | null | undefined;
  handled: boolean;
  seen?: Array<SeenReportsInput> | SeenReportsInput | null | undefined;
}>;


export type MarkReportsHandledOfManyMutation = { cmsMarkReportsHandledOfMany: { next: string | null, outcomes: Array<{ _id: string, ok: boolean, version: number | null, message: string | null, reason: string | null, params: unknown }> } };

export type ReportedPostQueryVariables = Exact<{
  id: string;
}>;


export type ReportedPostQuery = { cmsGetPost: { _id: string, version: number, title: string, content: string, status: TermStatus } };

export type ReportedCommentQueryVariables = Exact<{
  id: string;
}>;


export type ReportedCommentQuery = { cmsGetComment: { _id: string, version: number, content: string, termStatus: TermStatus } };

export type ReportedProductQueryVariables = Exact<{
  id: string;
}>;


export type ReportedProductQuery = { cmsGetProduct: { _id: string, version: number, title: string, termStatus: TermStatus } };

export type ReportedPageQueryVariables = Exact<{
  id: string;
}>;


export type ReportedPageQuery = { cmsGetPage: { _id: string, version: number, name: string, termStatus: TermStatus } };

export type ReportedUserQueryVariables = Exact<{
  id: string;
}>;


export type ReportedUserQuery = { cmsGetUser: { _id: string, version: number, fullName: string, termStatus: TermStatus } };

export type ReportedGroupQueryVariables = Exact<{
  id: string;
}>;


export type ReportedGroupQuery = { cmsGetGroup: { _id: string, version: number, name: string, termStatus: TermStatus } };

export type ReportedMediaQueryVariables = Exact<{
  id: string;
}>;


export type ReportedMediaQuery = { cmsGetMedia: { _id: string, version: number, termStatus: TermStatus } };

export type SensitiveWordsQueryVariables = Exact<{
  q?: string | null | undefined;
  limit: number;
  page: number;
  sortBy?: SensitiveWordSort | null | undefined;
}>;


export type SensitiveWordsQuery = { cmsBlackListWords: { counter: number, items: Array<{ _id: string, key: string, createdAt: string, version: number }> } };

export type CheckWordsMutationVariables = Exact<{
  data: SensitiveWordsInput;
}>;


export type CheckWordsMutation = { cmsCheckSensitiveWords: { _id: string, kind: RunKind, state: RunState, phase: RunPhase, name: string, targetModel: string | null, targetId: string | null, fileName: string | null, sheet: string | null, layout: unknown, done: number, total: number | null, result: unknown, created: number, existing: number, repeated: number, malformed: number, guessable: number, failure: string | null, failureReason: string | null, failureParams: unknown, createdAt: string, finishedAt: string | null, version: number, creator: { _id: string, fullName: string, avatar: { thumbnail: string | null } | null } } };

export type TryWordQueryVariables = Exact<{
  word: string;
}>;


export type TryWordQuery = { cmsTryWord: { word: string, posts: number, counts: Array<{ kind: WordHitKind, posts: number, inside: number, blocked: number }>, examples: Array<{ _id: string, kind: WordHitKind, inside: boolean, status: string, before: string, match: string, after: string }> } };

export type TryWordOnAllMutationVariables = Exact<{
  word: string;
}>;


export type TryWordOnAllMutation = { cmsTryWordOnAll: { _id: string, kind: RunKind, state: RunState, phase: RunPhase, name: string, targetModel: string | null, targetId: string | null, fileName: string | null, sheet: string | null, layout: unknown, done: number, total: number | null, result: unknown, created: number, existing: number, repeated: number, malformed: number, guessable: number, failure: string | null, failureReason: string | null, failureParams: unknown, createdAt: string, finishedAt: string | null, version: number, creator: { _id: string, fullName: string, avatar: { thumbnail: string | null } | null } } };

export type StrikesQueryVariables = Exact<{
  userId: string;
}>;


export type StrikesQuery = { cmsStrikesOf: { total: number, step: { at: number, days: number | null } | null, items: Array<{ _id: string, weight: number, createdAt: string, endsAt: string, model: TermModel, title: string, status: TermStatus, reason: string }> } };

export type VerifyRowFragment = { _id: string, type: VerifyType, targetId: string, targetName: string, targetKeyName: string | null, targetType: PageType | null, status: VerifyStatus, description: string, rejectReason: string | null, createdAt: string, decidedAt: string | null, version: number, isOwn: boolean, owner: { phoneNumber: string, email: string | null, _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } };

export type VerifiesQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  q?: string | null | undefined;
  filter?: VerifyFilter | null | undefined;
  sortBy?: VerifySort | null | undefined;
}>;


export type VerifiesQuery = { cmsGetVerifies: { total: number, items: Array<{ _id: string, type: VerifyType, targetId: string, targetName: string, targetKeyName: string | null, targetType: PageType | null, status: VerifyStatus, description: string, rejectReason: string | null, createdAt: string, decidedAt: string | null, version: number, isOwn: boolean, owner: { phoneNumber: string, email: string | null, _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } }> } };

export type WaitingVerifiesQueryVariables = Exact<{
  after?: string | null | undefined;
  filter?: VerifyFilter | null | undefined;
  sortBy?: VerifySort | null | undefined;
}>;


export type WaitingVerifiesQuery = { cmsGetVerifies: { items: Array<{ _id: string, isOwn: boolean }> } };

export type VerifyQueryVariables = Exact<{
  _id: string;
}>;


export type VerifyQuery = { cmsGetVerify: { hasIdentityNumber: boolean, hasBusinessDetails: boolean, isNewest: boolean, erasedAt: string | null, _id: string, type: VerifyType, targetId: string, targetName: string, targetKeyName: string | null, targetType: PageType | null, status: VerifyStatus, description: string, rejectReason: string | null, createdAt: string, decidedAt: string | null, version: number, isOwn: boolean, decidedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, photoIdentityMedias: Array<{ _id: string, uri: string, width: number, height: number }>, businessLicenseMedias: Array<{ _id: string, uri: string, width: number, height: number }>, photosTaken: Array<{ _id: string, uri: string, width: number, height: number }>, owner: { phoneNumber: string, email: string | null, _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } } };

export type VerifyPictureFragment = { _id: string, uri: string, width: number, height: number };

export type RevealVerifyMutationVariables = Exact<{
  _id: string;
}>;


export type RevealVerifyMutation = { cmsRevealVerify: { identityNumber: string | null, business: { name: string, taxCode: string, address: string, representative: string } | null } };

export type DashboardFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardFiguresQuery = { cmsNumberOfUsers: number, cmsNumberOfPartnerPages: number, cmsNumberOfUsersByCountry: Array<{ country: string, users: number, percentage: number }> };

export type AttentionQueryVariables = Exact<{
  startDate: string;
  endDate: string;
}>;


export type AttentionQuery = { cmsReportBacklog: Array<{ model: TermModel, targets: number, lastDay: number, lastWeek: number }>, cmsPendingVerifies: Array<{ type: VerifyType, requests: number, lastDay: number, lastWeek: number }>, cmsNewUsersPerDay: Array<{ newUsers: number }>, cmsPointsEarnedPerDay: Array<{ earnedPoints: number }>, cmsPostsPerDay: Array<{ date: string, posts: number }> };

export type DashboardChartsQueryVariables = Exact<{
  startDate: string;
  endDate: string;
}>;


export type DashboardChartsQuery = { cmsNewUsersPerDay: Array<{ newUsers: number, date: string }>, cmsPointsEarnedPerDay: Array<{ earnedPoints: number, date: string }> };

export type TopUsersQueryVariables = Exact<{
  limit?: number | null | undefined;
  filterDate?: string | null | undefined;
}>;


export type TopUsersQuery = { cmsTopUsersByPointsPerDay: { items: Array<{ changedCount: number, earnedPoints: number, _id: string, user: { _id: string, fullName: string, phoneNumber: string, avatar: { uri: string, thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } }> } };

export type TopReferralsQueryVariables = Exact<{
  limit?: number | null | undefined;
  page?: number | null | undefined;
  filter?: TopReferralFilter | null | undefined;
}>;


export type TopReferralsQuery = { cmsTopReferralUsers: { counter: number, items: Array<{ _id: string, fullName: string, phoneNumber: string, referredUserNumber: number, avatar: { uri: string, thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }> } };

export type DashboardContentsQueryVariables = Exact<{
  startDate: string;
  endDate: string;
}>;


export type DashboardContentsQuery = { cmsPostsPerDay: Array<{ date: string, type: PostType, posts: number }>, cmsReportsPerDay: Array<{ date: string, reason: ReportReason, reports: number }> };

export type ReportedCreatorsQueryVariables = Exact<{
  startDate: string;
  endDate: string;
}>;


export type ReportedCreatorsQuery = { cmsMostReportedCreators: Array<{ userId: string, reports: number, user: { fullName: string, phoneNumber: string, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } }> };

export type ReportBacklogQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportBacklogQuery = { cmsReportBacklog: Array<{ model: TermModel, targets: number, reports: number, lastWeek: number }> };

export type ModeratorFiguresQueryVariables = Exact<{
  startDate: string;
  endDate: string;
  everybody?: boolean | null | undefined;
}>;


export type ModeratorFiguresQuery = { cmsModeratorFigures: Array<{ decided: number, overturned: number, medianMinutes: number | null, user: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } }> };

export type BadgeRequestRowFragment = { _id: string, title: string, titleEn: string, status: BadgeRequestStatus, isOwn: boolean, phoneNumber: string, createdAt: string, version: number, creator: { _id: string, fullName: string, photoUrl: string | null, badge: { title: string } | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, requestForms: Array<{ position: number, text: string | null, media: { _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }> };

export type BadgeRequestsQueryVariables = Exact<{
  q?: string | null | undefined;
  limit: number;
  page: number;
  filter?: BadgeRequestFilter | null | undefined;
  sortBy?: BadgeRequestSort | null | undefined;
}>;


export type BadgeRequestsQuery = { cmsListRequestBadges: { counter: number, items: Array<{ _id: string, title: string, titleEn: string, status: BadgeRequestStatus, isOwn: boolean, phoneNumber: string, createdAt: string, version: number, creator: { _id: string, fullName: string, photoUrl: string | null, badge: { title: string } | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, requestForms: Array<{ position: number, text: string | null, media: { _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }> }> } };

export type WaitingBadgeRequestsQueryVariables = Exact<{
  after?: string | null | undefined;
  q?: string | null | undefined;
  filter?: BadgeRequestFilter | null | undefined;
  sortBy?: BadgeRequestSort | null | undefined;
}>;


export type WaitingBadgeRequestsQuery = { cmsListRequestBadges: { items: Array<{ _id: string, isOwn: boolean }> } };

export type BadgeRequestQueryVariables = Exact<{
  _id: string;
}>;


export type BadgeRequestQuery = { getRequestBadge: { _id: string, title: string, titleEn: string, status: BadgeRequestStatus, isOwn: boolean, phoneNumber: string, createdAt: string, version: number, requestForms: Array<{ detail: string, inputType: RegisterFormInputType, required: boolean, position: number, text: string | null, media: { width: number | null, height: number | null, uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }>, creator: { _id: string, fullName: string, photoUrl: string | null, badge: { title: string } | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } } };

export type DecideBadgeRequestsMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  list?: unknown;
  after?: string | null | undefined;
  status: BadgeRequestStatus;
  reason?: string | null | undefined;
}>;


export type DecideBadgeRequestsMutation = { cmsDecideBadgeRequests: { next: string | null, outcomes: Array<{ _id: string, ok: boolean, version: number | null, reason: string | null, params: unknown, message: string | null }> } };

export type BadgeChoicesQueryVariables = Exact<{
  limit?: number | null | undefined;
  filter?: BadgeFilter | null | undefined;
}>;


export type BadgeChoicesQuery = { cmsListBadges: { items: Array<{ _id: string, title: string }> } };

export type BadgeRowFragment = { _id: string, title: string, titleEn: string, status: BadgeStatus, mediaId: string | null, createdAt: string, version: number, media: { uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null, registerForms: Array<{ _id: string, detail: string }> };

export type BadgesQueryVariables = Exact<{
  q?: string | null | undefined;
  limit: number;
  page: number;
  filter?: BadgeFilter | null | undefined;
  sortBy?: BadgeSort | null | undefined;
}>;


export type BadgesQuery = { cmsListBadges: { counter: number, items: Array<{ _id: string, title: string, titleEn: string, status: BadgeStatus, mediaId: string | null, createdAt: string, version: number, media: { uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null, registerForms: Array<{ _id: string, detail: string }> }> } };

export type BadgeQueryVariables = Exact<{
  _id: string;
}>;


export type BadgeQuery = { getBadge: { _id: string, title: string, titleEn: string, status: BadgeStatus, mediaId: string | null, createdAt: string, version: number, media: { uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null, registerForms: Array<{ _id: string, detail: string }> } };

export type CreateBadgeMutationVariables = Exact<{
  title: string;
  titleEn: string;
  mediaId: string;
  registerFormIds: Array<string> | string;
}>;


export type CreateBadgeMutation = { cmsCreateBadge: { _id: string } };

export type RegisterFormsQueryVariables = Exact<{
  q?: string | null | undefined;
  limit: number;
  page: number;
  filter?: BadgeRegisterFormFilter | null | undefined;
  sortBy?: BadgeRegisterFormSort | null | undefined;
}>;


export type RegisterFormsQuery = { cmsListBadgeRegisterForms: { counter: number, items: Array<{ _id: string, detail: string, detailEn: string, inputType: RegisterFormInputType, required: boolean, figureId: string | null, createdAt: string, version: number, figure: { uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }> } };

export type PointsByDayQueryVariables = Exact<{
  startDate: string;
  endDate: string;
}>;


export type PointsByDayQuery = { cmsPointsByDay: Array<{ date: string, given: number, givenBack: number, takenBack: number, spent: number, expired: number, corrected: number, outstanding: number }> };

export type LedgerCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type LedgerCheckQuery = { cmsLedgerCheck: { finishedAt: string, members: number, entries: number, differences: number, differing: Array<string> } | null };

export type WaitingReferralsQueryVariables = Exact<{
  limit?: number | null | undefined;
  page?: number | null | undefined;
  filter?: ReferralFilter | null | undefined;
  sortBy?: ReferralSort | null | undefined;
}>;


export type WaitingReferralsQuery = { cmsListReferrals: { counter: number, items: Array<{ _id: string, status: ReferralStatus, address: string, createdAt: string, version: number, friend: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, inviter: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } }> } };

export type FindPeopleOfReferralsQueryVariables = Exact<{
  query?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type FindPeopleOfReferralsQuery = { cmsGetUsers: { items: Array<{ _id: string, fullName: string, phoneNumber: string }> } };

export type PersonOfReferralsQueryVariables = Exact<{
  userId: string;
}>;


export type PersonOfReferralsQuery = { cmsGetUser: { _id: string, fullName: string } };

export type SupportMembersQueryVariables = Exact<{
  q: string;
}>;


export type SupportMembersQuery = { cmsFindUsers: Array<{ phoneNumber: string, _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }> };

export type SupportedMemberQueryVariables = Exact<{
  userId: string;
}>;


export type SupportedMemberQuery = { cmsGetUser: { phoneNumber: string, email: string | null, group: UserGroup, termStatus: TermStatus, point: number, earnedPoints: number, createdAt: string, _id: string, fullName: string, photoUrl: string | null, reason: Array<{ reason: string, until: string | null }>, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } };

export type MemberPointsQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type MemberPointsQuery = { cmsMemberPoints: { endCursor: string | null, items: Array<{ _id: string, amount: number, cause: PointCause, rule: string | null, postId: string | null, note: string | null, createdAt: string }> } };

export type CorrectionFragment = { _id: string, amount: number, reason: string, status: PointCorrectionStatus, voucherTitle: string | null, decisionReason: string | null, createdAt: string, version: number, user: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, askedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, decidedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null };

export type MemberCorrectionsQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type MemberCorrectionsQuery = { cmsMemberPointCorrections: { endCursor: string | null, items: Array<{ _id: string, amount: number, reason: string, status: PointCorrectionStatus, voucherTitle: string | null, decisionReason: string | null, createdAt: string, version: number, user: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, askedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, decidedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null }> } };

export type PointCorrectionsQueryVariables = Exact<{
  limit?: number | null | undefined;
  page?: number | null | undefined;
  filter?: PointCorrectionFilter | null | undefined;
  sortBy?: PointCorrectionSort | null | undefined;
}>;


export type PointCorrectionsQuery = { cmsListPointCorrections: { counter: number, items: Array<{ _id: string, amount: number, reason: string, status: PointCorrectionStatus, voucherTitle: string | null, decisionReason: string | null, createdAt: string, version: number, user: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, askedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, decidedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null }> } };

export type MemberNoticesQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type MemberNoticesQuery = { cmsMemberNotices: { endCursor: string | null, items: Array<{ _id: string, type: MemberNoticeType, message: string, messageEn: string, createdAt: string }> } };

export type CorrectPointsMutationVariables = Exact<{
  userId: string;
  amount: number;
  reason: string;
}>;


export type CorrectPointsMutation = { cmsCorrectPoints: { status: PointCorrectionStatus } };

export type TrustedPointRowFragment = { _id: string, type: TrustedPointConfigType, actionType: string | null, points: number, description: string, trustedPointsFrom: number | null, trustedPointsTo: number | null, rankFrom: number | null, rankTo: number | null, engagementAdjustPercent: number | null, postContentLength: number | null, totalPlaceReviewsFrom: number | null, totalPlaceReviewsTo: number | null, newPlaceCoefficient: number | null, adjustPointPercent: number | null, unlimitedPostsPerDayWhenTrustedPointGreaterThan: number | null, maxTenPostsPerDayWhenTrustedPointLessThan: number | null, maxFivePostsPerDayWhenTrustedPointLessThan: number | null, invitedFrom: number | null, invitedTo: number | null, createdAt: string, version: number };

export type TrustedPointsQueryVariables = Exact<{
  q?: string | null | undefined;
}>;


export type TrustedPointsQuery = { getTrustedPointConfigs: Array<{ _id: string, type: TrustedPointConfigType, actionType: string | null, points: number, description: string, trustedPointsFrom: number | null, trustedPointsTo: number | null, rankFrom: number | null, rankTo: number | null, engagementAdjustPercent: number | null, postContentLength: number | null, totalPlaceReviewsFrom: number | null, totalPlaceReviewsTo: number | null, newPlaceCoefficient: number | null, adjustPointPercent: number | null, unlimitedPostsPerDayWhenTrustedPointGreaterThan: number | null, maxTenPostsPerDayWhenTrustedPointLessThan: number | null, maxFivePostsPerDayWhenTrustedPointLessThan: number | null, invitedFrom: number | null, invitedTo: number | null, createdAt: string, version: number }> };

export type TrustedPointVersionsQueryVariables = Exact<{
  _id: string;
}>;


export type TrustedPointVersionsQuery = { cmsGetTrustedPointVersions: Array<{ since: string, until: string | null, savedBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, rule: { _id: string, type: TrustedPointConfigType, actionType: string | null, points: number, description: string, trustedPointsFrom: number | null, trustedPointsTo: number | null, rankFrom: number | null, rankTo: number | null, engagementAdjustPercent: number | null, postContentLength: number | null, totalPlaceReviewsFrom: number | null, totalPlaceReviewsTo: number | null, newPlaceCoefficient: number | null, adjustPointPercent: number | null, unlimitedPostsPerDayWhenTrustedPointGreaterThan: number | null, maxTenPostsPerDayWhenTrustedPointLessThan: number | null, maxFivePostsPerDayWhenTrustedPointLessThan: number | null, invitedFrom: number | null, invitedTo: number | null, createdAt: string, version: number } }> };

export type ReferralsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReferralsQuery = { cmsGetReferralConfigs: { version: number, items: Array<{ _id: string, invitedFrom: number | null, invitedTo: number | null, points: number, description: string }> } };

export type ReferralRangesFragment = { version: number, items: Array<{ _id: string, invitedFrom: number | null, invitedTo: number | null, points: number, description: string }> };

export type SaveReferralsMutationVariables = Exact<{
  ranges: Array<ReferralRangeInput> | ReferralRangeInput;
  version: number;
}>;


export type SaveReferralsMutation = { cmsSaveReferralConfigs: { version: number, items: Array<{ _id: string, invitedFrom: number | null, invitedTo: number | null, points: number, description: string }> } };

export type WhyTextFragment = { reason: string, params: unknown, message: string, amount: number | null };

export type WhyPointsQueryVariables = Exact<{
  userId: string;
  entryId?: string | null | undefined;
  actionId?: string | null | undefined;
}>;


export type WhyPointsQuery = { cmsWhyPoints: Array<{ reason: string, params: unknown, message: string, amount: number | null }> };

export type MemberActionsQueryVariables = Exact<{
  userId: string;
  before?: string | null | undefined;
}>;


export type MemberActionsQuery = { cmsMemberActions: Array<{ _id: string, kind: MemberActionKind, occurredAt: string, amount: number }> };

export type FindMembersQueryVariables = Exact<{
  q: string;
}>;


export type FindMembersQuery = { cmsFindMembers: Array<{ _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }> };

export type TryPointsQueryVariables = Exact<{
  userId: string;
  kind: PointActionKind;
  facts?: PointFactsInput | null | undefined;
  draft?: TrustedPointDraft | null | undefined;
}>;


export type TryPointsQuery = { cmsTryPoints: { amount: number, facts: { earned: number, postsToday: number, length: number | null, hasPicture: boolean | null, reviewsBefore: number | null, number: number | null }, sentences: Array<{ reason: string, params: unknown, message: string, amount: number | null }> } };

export type ReplayPointsMutationVariables = Exact<{
  draft: TrustedPointDraft;
  days: number;
}>;


export type ReplayPointsMutation = { cmsReplayPoints: { _id: string } };

export type LastReplayQueryVariables = Exact<{
  ruleId: string;
}>;


export type LastReplayQuery = { cmsLastPointReplay: { draft: unknown, run: { _id: string } } | null };

export type PointReplayQueryVariables = Exact<{
  _id: string;
}>;


export type PointReplayQuery = { cmsPointReplay: { days: number, actions: number | null, members: number | null, byDay: Array<{ date: string, before: number, after: number }>, byRule: Array<{ before: number, after: number, rule: { _id: string, description: string } | null }>, gained: Array<{ difference: number, user: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null }>, lost: Array<{ difference: number, user: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null }>, ranks: Array<{ members: number, from: { _id: string, description: string } | null, to: { _id: string, description: string } | null }> } };

export type UserRowFragment = { username: string | null, email: string | null, phoneNumber: string, gender: Gender, group: UserGroup, termStatus: TermStatus, badgeStatus: string | null, createdAt: string, dateOfBirth: string | null, totalFriends: number, totalPosts: number, point: number, earnedPoints: number, countryCode: string, version: number, _id: string, fullName: string, photoUrl: string | null, reason: Array<{ until: string | null }>, badge: { _id: string, title: string } | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null };

export type UsersQueryVariables = Exact<{
  query?: string | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
  filter?: UserFilter | null | undefined;
  sortBy?: UserSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type UsersQuery = { cmsGetUsers: { counter?: number, items: Array<{ username: string | null, email: string | null, phoneNumber: string, gender: Gender, group: UserGroup, termStatus: TermStatus, badgeStatus: string | null, createdAt: string, dateOfBirth: string | null, totalFriends: number, totalPosts: number, point: number, earnedPoints: number, countryCode: string, version: number, _id: string, fullName: string, photoUrl: string | null, reason: Array<{ until: string | null }>, badge: { _id: string, title: string } | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }> } };

export type UserCountQueryVariables = Exact<{
  query?: string | null | undefined;
  filter?: UserFilter | null | undefined;
}>;


export type UserCountQuery = { cmsGetUsers: { counter: number } };

export type UserQueryVariables = Exact<{
  userId: string;
  editing?: boolean | null | undefined;
}>;


export type UserQuery = { cmsGetUser: { interestingTopicKeys: Array<string>, hasSecondFactor?: boolean, areas?: Array<Area>, username: string | null, email: string | null, phoneNumber: string, gender: Gender, group: UserGroup, termStatus: TermStatus, badgeStatus: string | null, createdAt: string, dateOfBirth: string | null, totalFriends: number, totalPosts: number, point: number, earnedPoints: number, countryCode: string, version: number, _id: string, fullName: string, photoUrl: string | null, reason: Array<{ reason: string, status: TermStatus, createdAt: string, until: string | null }>, badge: { _id: string, title: string } | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } };

export type PointDaysQueryVariables = Exact<{
  userId: string;
  limit?: number | null | undefined;
}>;


export type PointDaysQuery = { getEarnedPointHistories: { counter: number, items: Array<{ earnedAt: string, earnedPoints: number, changedCount: number | null }> } };

export type PointEntriesQueryVariables = Exact<{
  userId: string;
  limit?: number | null | undefined;
  page?: number | null | undefined;
  filterDate?: string | null | undefined;
}>;


export type PointEntriesQuery = { getEarnedPointHistories: { counter: number, items: Array<{ _id: string, earnedAt: string, earnedPoints: number, cause: PointCause | null, postId: string | null, trustedPointConfigs: Array<{ description: string }>, additionalData: { walletExchangeHistory: { hash: string } } | null }> } };

export type RegisterUserMutationVariables = Exact<{
  data: NewUserInput;
}>;


export type RegisterUserMutation = { registerForImporter: { idToken: string } };

export type UpdateUserGroupMutationVariables = Exact<{
  userId: string;
  group: UserGroup;
  version?: number | null | undefined;
}>;


export type UpdateUserGroupMutation = { updateUserGroup: { _id: string, group: UserGroup, version: number } };

export type AssignBadgeMutationVariables = Exact<{
  userId: string;
  badgeId: string;
  version?: number | null | undefined;
}>;


export type AssignBadgeMutation = { cmsAssignBadge: { success: boolean, user: { version: number } } };

export type BannerRowFragment = { _id: string, name: string, type: BannerType, leadsToBlocked: boolean, mediaId: string, status: BannerStatus, state: PromotionState, startDate: string, endDate: string, position: number, place: number, createdAt: string, version: number, data: { link: string | null, screen: BannerScreenName | null, post: { _id: string, title: string, content: string } | null, page: { _id: string, name: string } | null }, media: { uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean }, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } };

export type BannersQueryVariables = Exact<{
  limit: number;
  page: number;
  filter?: BannerFilter | null | undefined;
}>;


export type BannersQuery = { cmsListBanner: { counter: number, items: Array<{ _id: string, name: string, type: BannerType, leadsToBlocked: boolean, mediaId: string, status: BannerStatus, state: PromotionState, startDate: string, endDate: string, position: number, place: number, createdAt: string, version: number, data: { link: string | null, screen: BannerScreenName | null, post: { _id: string, title: string, content: string } | null, page: { _id: string, name: string } | null }, media: { uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean }, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } }> } };

export type BannerQueryVariables = Exact<{
  _id: string;
}>;


export type BannerQuery = { cmsGetBanner: { _id: string, name: string, type: BannerType, leadsToBlocked: boolean, mediaId: string, status: BannerStatus, state: PromotionState, startDate: string, endDate: string, position: number, place: number, createdAt: string, version: number, data: { link: string | null, screen: BannerScreenName | null, post: { _id: string, title: string, content: string } | null, page: { _id: string, name: string } | null }, media: { uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean }, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } } };

export type CreateBannerMutationVariables = Exact<{
  name: string;
  type: BannerType;
  data: BannerTarget;
  mediaId: string;
  status: BannerStatus;
  startDate: string;
  endDate: string;
}>;


export type CreateBannerMutation = { createBanner: { _id: string, name: string } };

export type MoveBannerMutationVariables = Exact<{
  _id: string;
  place: number;
}>;


export type MoveBannerMutation = { cmsMoveBanner: { place: number } };

export type FindBannerPostsQueryVariables = Exact<{
  q: string;
}>;


export type FindBannerPostsQuery = { cmsGetPosts: { items: Array<{ _id: string, title: string, content: string }> } };

export type FindBannerPagesQueryVariables = Exact<{
  q: string;
}>;


export type FindBannerPagesQuery = { cmsFindPages: Array<{ _id: string, name: string }> };

export type MenuBannersQueryVariables = Exact<{ [key: string]: never; }>;


export type MenuBannersQuery = { getMenuBanner: { display: { uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null, download: { uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } };

export type UploadMenuBannerMutationVariables = Exact<{
  file: File;
  bannerType: MenuBannerType;
}>;


export type UploadMenuBannerMutation = { uploadMenuBanner: { _id: string } };

export type EventRowFragment = { _id: string, name: string, status: boolean, state: PromotionState, loop: number, logoId: string, logoStatus: boolean, backgroundId: string, backgroundStatus: boolean, animationId: string, animationStatus: boolean, createdAt: string, version: number, logo: { uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean }, background: { uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean }, animation: { uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean } };

export type EventsQueryVariables = Exact<{
  limit: number;
  page: number;
  filter?: EventFilter | null | undefined;
  sortBy?: EventSort | null | undefined;
}>;


export type EventsQuery = { cmsListEvent: { counter: number, items: Array<{ _id: string, name: string, status: boolean, state: PromotionState, loop: number, logoId: string, logoStatus: boolean, backgroundId: string, backgroundStatus: boolean, animationId: string, animationStatus: boolean, createdAt: string, version: number, logo: { uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean }, background: { uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean }, animation: { uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean } }> } };

export type EventQueryVariables = Exact<{
  _id: string;
}>;


export type EventQuery = { cmsGetEvent: { _id: string, name: string, status: boolean, state: PromotionState, loop: number, logoId: string, logoStatus: boolean, backgroundId: string, backgroundStatus: boolean, animationId: string, animationStatus: boolean, createdAt: string, version: number, logo: { uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean }, background: { uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean }, animation: { uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean } } };

export type EnabledEventQueryVariables = Exact<{ [key: string]: never; }>;


export type EnabledEventQuery = { cmsListEvent: { items: Array<{ _id: string, name: string, version: number }> } };

export type CreateEventMutationVariables = Exact<{
  name: string;
  loop: number;
  logoId: string;
  logoStatus: boolean;
  backgroundId: string;
  backgroundStatus: boolean;
  animationId: string;
  animationStatus: boolean;
}>;


export type CreateEventMutation = { createEvent: { _id: string } };

export type LuckyWheelConditionsQueryVariables = Exact<{
  limit: number;
  page: number;
  sortBy?: LuckyWheelConfigSort | null | undefined;
}>;


export type LuckyWheelConditionsQuery = { cmsListLuckyWheelConfigs: { counter: number, items: Array<{ _id: string, prizeTier: LuckyWheelPrizeTier, description: string, conditionType: WinningConditionType, missionType: MissionType | null, minimum: number, version: number }> } };

export type UpdateLuckyWheelConditionMutationVariables = Exact<{
  _id: string;
  conditionType: WinningConditionType;
  missionType?: MissionType | null | undefined;
  minimum: number;
  description: string;
  version: number;
}>;


export type UpdateLuckyWheelConditionMutation = { cmsUpdateLuckyWheelConfig: { version: number } };

export type LuckyWheelInstructionsQueryVariables = Exact<{
  q?: string | null | undefined;
  limit: number;
  page: number;
  filter?: LuckyWheelInstructionFilter | null | undefined;
  sortBy?: LuckyWheelInstructionSort | null | undefined;
}>;


export type LuckyWheelInstructionsQuery = { cmsListLuckyWheelInstruction: { counter: number, items: Array<{ _id: string, type: LuckyWheelInstructionType, title: string, titleEn: string, description: string, descriptionEn: string, turns: number, missionType: MissionType | null, createdAt: string, updatedAt: string, version: number }> } };

export type FailedSpinMessagesQueryVariables = Exact<{
  q?: string | null | undefined;
  limit: number;
  page: number;
  sortBy?: FailedSpinMessageSort | null | undefined;
}>;


export type FailedSpinMessagesQuery = { cmsListFailedSpinMessages: { counter: number, items: Array<{ _id: string, content: string, contentEn: string, createdAt: string, version: number }> } };

export type CheckFailedSpinMessagesMutationVariables = Exact<{
  data: FailedSpinMessageFileInput;
}>;


export type CheckFailedSpinMessagesMutation = { cmsCheckFailedSpinMessages: { _id: string, kind: RunKind, state: RunState, phase: RunPhase, name: string, targetModel: string | null, targetId: string | null, fileName: string | null, sheet: string | null, layout: unknown, done: number, total: number | null, result: unknown, created: number, existing: number, repeated: number, malformed: number, guessable: number, failure: string | null, failureReason: string | null, failureParams: unknown, createdAt: string, finishedAt: string | null, version: number, creator: { _id: string, fullName: string, avatar: { thumbnail: string | null } | null } } };

export type MemberSpinsQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type MemberSpinsQuery = { cmsMemberSpins: { endCursor: string | null, items: Array<{ _id: string, wheelTitle: string | null, prize: string | null, points: number | null, code: string | null, createdAt: string }> } };

export type WheelSpinCountQueryVariables = Exact<{
  wheelId?: string | null | undefined;
  filter?: LuckyWheelSpinFilter | null | undefined;
}>;


export type WheelSpinCountQuery = { cmsListLuckyWheelSpins: { counter: number } };

export type WheelSpinsQueryVariables = Exact<{
  wheelId?: string | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
  filter?: LuckyWheelSpinFilter | null | undefined;
  sortBy?: LuckyWheelSpinSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type WheelSpinsQuery = { cmsListLuckyWheelSpins: { counter?: number, items: Array<{ _id: string, spunAt: string, outcome: LuckyWheelSpinOutcome, turn: LuckyWheelTurn, eligibleTiers: Array<LuckyWheelPrizeTier>, unit: number | null, dueAt: string | null, user: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, win: { prize: { prizeTier: LuckyWheelPrizeTier, name: string, nameEn: string, point: number | null, voucher: { title: string } | null } } | null, seal: { number: number, hash: string, seal: number, root: string, sealedAt: string } | null }> } };

export type WheelSpinRowFragment = { _id: string, spunAt: string, outcome: LuckyWheelSpinOutcome, turn: LuckyWheelTurn, eligibleTiers: Array<LuckyWheelPrizeTier>, unit: number | null, dueAt: string | null, user: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, win: { prize: { prizeTier: LuckyWheelPrizeTier, name: string, nameEn: string, point: number | null, voucher: { title: string } | null } } | null, seal: { number: number, hash: string, seal: number, root: string, sealedAt: string } | null };

export type CreateDrawsFileMutationVariables = Exact<{
  wheelId: string;
}>;


export type CreateDrawsFileMutation = { createDrawsFile: string };

export type LuckyWheelTermQueryVariables = Exact<{ [key: string]: never; }>;


export type LuckyWheelTermQuery = { cmsDetailLuckyWheelTerm: { _id: string, content: string, contentEn: string, version: number } | null };

export type LuckyWheelRowFragment = { _id: string, title: string, titleEn: string, numberOfBatch: number, totalPrize: number, totalRedeemPrize: number, totalRemainingPrize: number, state: PromotionState, createdAt: string, deletedAt: string | null, version: number, activeDate: { startDate: string, endDate: string }, creator: { fullName: string } };

export type LuckyWheelsQueryVariables = Exact<{
  limit: number;
  page: number;
  filter?: LuckyWheelFilter | null | undefined;
  sortBy?: LuckyWheelSort | null | undefined;
}>;


export type LuckyWheelsQuery = { cmsListLuckyWheel: { counter: number, items: Array<{ _id: string, title: string, titleEn: string, numberOfBatch: number, totalPrize: number, totalRedeemPrize: number, totalRemainingPrize: number, state: PromotionState, createdAt: string, deletedAt: string | null, version: number, activeDate: { startDate: string, endDate: string }, creator: { fullName: string } }> } };

export type RunningLuckyWheelQueryVariables = Exact<{ [key: string]: never; }>;


export type RunningLuckyWheelQuery = { cmsGetRunningLuckyWheel: { _id: string, title: string, titleEn: string, numberOfBatch: number, totalPrize: number, totalRedeemPrize: number, totalRemainingPrize: number, state: PromotionState, createdAt: string, deletedAt: string | null, version: number, activeDate: { startDate: string, endDate: string }, creator: { fullName: string } } | null };

export type LuckyWheelQueryVariables = Exact<{
  id: string;
}>;


export type LuckyWheelQuery = { cmsLuckyWheel: { _id: string, title: string, titleEn: string, deletedAt: string | null, version: number, activeDate: { startDate: string, endDate: string }, tierNames: Array<{ prizeTier: LuckyWheelPrizeTier, name: string, nameEn: string }>, batchs: Array<{ _id: string, activeDate: { startDate: string, endDate: string }, prizes: Array<{ _id: string, prize_index: number, prizeTier: LuckyWheelPrizeTier, qty: number, remaining: number, designated: number, totalQty: number, point: number | null, voucher: { _id: string, title: string, available: number } | null, media: { uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean } }> }> } };

export type UpdateLuckyWheelPrizeMutationVariables = Exact<{
  _id: string;
  data: LuckyWheelPrizeChangeInput;
  version: number;
}>;


export type UpdateLuckyWheelPrizeMutation = { updateLuckyWheelPrize: { qty: number } };

export type GameVouchersQueryVariables = Exact<{
  limit: number;
  filter?: VoucherGameFilter | null | undefined;
}>;


export type GameVouchersQuery = { vouchersGame: { items: Array<{ _id: string, title: string, available: number }> } };

export type PrizeWinnersQueryVariables = Exact<{
  prizeId: string;
  limit: number;
  page: number;
}>;


export type PrizeWinnersQuery = { cmsListLuckyWheelPrizeWinners: { counter: number, free: number, version: number, winners: Array<{ cause: LuckyWheelAwardCause, wonAt: string, user: { _id: string, fullName: string, phoneNumber: string } }>, designations: Array<{ blocked: boolean, reason: string, createdAt: string, creator: { fullName: string }, user: { _id: string, fullName: string, phoneNumber: string } }> } };

export type UpdatePrizeWinnersMutationVariables = Exact<{
  prizeId: string;
  numbers: Array<string> | string;
  reason?: string | null | undefined;
  version: number;
}>;


export type UpdatePrizeWinnersMutation = { updateLuckyWheelPrizeWinners: { version: number } };

export type WheelResultsQueryVariables = Exact<{
  _id: string;
  startDate: string;
  endDate: string;
}>;


export type WheelResultsQuery = { cmsLuckyWheelResults: { wheel: { title: string, totalPrize: number, totalRedeemPrize: number, totalRemainingPrize: number, tierNames: Array<{ prizeTier: LuckyWheelPrizeTier, name: string, nameEn: string }> }, days: Array<{ date: string, prizeTier: LuckyWheelPrizeTier, awards: number }>, prizes: Array<{ awards: number, batch: { _id: string, activeDate: { startDate: string, endDate: string } }, prize: { _id: string, prize_index: number, prizeTier: LuckyWheelPrizeTier, name: string, nameEn: string, qty: number, remaining: number, designated: number, point: number | null, voucher: { title: string } | null } }> } };

export type WheelWinnerCountQueryVariables = Exact<{
  wheelId?: string | null | undefined;
  filter?: LuckyWheelWinnerFilter | null | undefined;
}>;


export type WheelWinnerCountQuery = { cmsListLuckyWheelWinners: { counter: number } };

export type WheelWinnersQueryVariables = Exact<{
  wheelId?: string | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
  filter?: LuckyWheelWinnerFilter | null | undefined;
  sortBy?: LuckyWheelWinnerSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type WheelWinnersQuery = { cmsListLuckyWheelWinners: { counter?: number, items: Array<{ _id: string, wonAt: string, cause: LuckyWheelAwardCause, usedAt: string | null, user: { _id: string, fullName: string, phoneNumber: string }, prize: { prizeTier: LuckyWheelPrizeTier, name: string, nameEn: string, point: number | null, voucher: { title: string } | null }, batch: { activeDate: { startDate: string, endDate: string } }, code: { code: string } | null }> } };

export type WheelWinnerRowFragment = { _id: string, wonAt: string, cause: LuckyWheelAwardCause, usedAt: string | null, user: { _id: string, fullName: string, phoneNumber: string }, prize: { prizeTier: LuckyWheelPrizeTier, name: string, nameEn: string, point: number | null, voucher: { title: string } | null }, batch: { activeDate: { startDate: string, endDate: string } }, code: { code: string } | null };

export type PastSpinsQueryVariables = Exact<{ [key: string]: never; }>;


export type PastSpinsQuery = { cmsLuckyWheelSpins: Array<{ hour: number, spins: number }> };

export type PromotionCalendarQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type PromotionCalendarQuery = { cmsPromotionCalendar: { cut: Array<PromotionKind>, items: Array<{ _id: string, kind: PromotionKind, title: string, startDate: string, endDate: string | null, state: PromotionState, version: number, wheelId: string | null, batch: number | null }>, warnings: Array<{ kind: PromotionWarningKind, from: string | null, to: string, promotions: Array<{ _id: string, kind: PromotionKind, title: string, startDate: string, endDate: string | null, state: PromotionState, version: number, wheelId: string | null, batch: number | null }> }> } };

export type PromotionOnCalendarFragment = { _id: string, kind: PromotionKind, title: string, startDate: string, endDate: string | null, state: PromotionState, version: number, wheelId: string | null, batch: number | null };

export type MemberCodesQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type MemberCodesQuery = { cmsMemberCodes: { endCursor: string | null, items: Array<{ _id: string, code: string, voucherTitle: string, cause: MemberCodeCause, price: number, status: MemberCodeStatus, refund: PointCorrectionStatus | null, usedAt: string | null, endDate: string, createdAt: string }> } };

export type RefundMutationVariables = Exact<{
  _id: string;
  reason: string;
}>;


export type RefundMutation = { cmsRefundRedemption: { status: PointCorrectionStatus } };

export type VoucherCodeRowFragment = { _id: string, voucherId: string, code: string, qty: number, sold_qty: number, remarks: string | null, vendorCode: string | null, status: VoucherCodeStatus, state: VoucherCodeState, startDate: string, endDate: string, redeemedAt: string | null, createdAt: string, version: number, redeemedUser: { _id: string, fullName: string, phoneNumber: string } | null };

export type VoucherCodesQueryVariables = Exact<{
  voucherId: string;
  limit?: number | null | undefined;
  page?: number | null | undefined;
  filter?: VoucherCodeFilter | null | undefined;
  dir?: SortDirection | null | undefined;
}>;


export type VoucherCodesQuery = { cmsListVoucherCode: { counter: number, items: Array<{ _id: string, voucherId: string, code: string, qty: number, sold_qty: number, remarks: string | null, vendorCode: string | null, status: VoucherCodeStatus, state: VoucherCodeState, startDate: string, endDate: string, redeemedAt: string | null, createdAt: string, version: number, redeemedUser: { _id: string, fullName: string, phoneNumber: string } | null }> } };

export type VoucherOfCodesQueryVariables = Exact<{
  _id: string;
}>;


export type VoucherOfCodesQuery = { voucher: { _id: string, title: string, startDate: string, endDate: string, codeTotals: Array<{ state: VoucherCodeState, codes: number }> } };

export type CheckVoucherCodesMutationVariables = Exact<{
  data: VoucherCodeInput;
}>;


export type CheckVoucherCodesMutation = { cmsCheckVoucherCodes: { _id: string, kind: RunKind, state: RunState, phase: RunPhase, name: string, targetModel: string | null, targetId: string | null, fileName: string | null, sheet: string | null, layout: unknown, done: number, total: number | null, result: unknown, created: number, existing: number, repeated: number, malformed: number, guessable: number, failure: string | null, failureReason: string | null, failureParams: unknown, createdAt: string, finishedAt: string | null, version: number, creator: { _id: string, fullName: string, avatar: { thumbnail: string | null } | null } } };

export type CheckReferralCodesMutationVariables = Exact<{
  data: ReferralCodesInput;
}>;


export type CheckReferralCodesMutation = { cmsCheckReferralCodes: { _id: string, kind: RunKind, state: RunState, phase: RunPhase, name: string, targetModel: string | null, targetId: string | null, fileName: string | null, sheet: string | null, layout: unknown, done: number, total: number | null, result: unknown, created: number, existing: number, repeated: number, malformed: number, guessable: number, failure: string | null, failureReason: string | null, failureParams: unknown, createdAt: string, finishedAt: string | null, version: number, creator: { _id: string, fullName: string, avatar: { thumbnail: string | null } | null } } };

export type CreateVoucherCodesMutationVariables = Exact<{
  data: VoucherCodeInput;
}>;


export type CreateVoucherCodesMutation = { createVoucherCode: { created: number, run: { _id: string } | null } };

export type DeleteVoucherCodesMutationVariables = Exact<{
  _ids?: Array<string> | string | null | undefined;
  list?: unknown;
  after?: string | null | undefined;
}>;


export type DeleteVoucherCodesMutation = { cmsDeleteVoucherCodes: { next: string | null, outcomes: Array<{ _id: string, ok: boolean, version: number | null, message: string | null, reason: string | null, params: unknown }> } };

export type VoucherResultsQueryVariables = Exact<{
  _id: string;
  startDate: string;
  endDate: string;
}>;


export type VoucherResultsQuery = { cmsVoucherResults: { voucher: { title: string, type: VoucherType, available: number, reserved: number }, runningOut: { outcome: VoucherRunningOutOutcome, day: string | null, perDay: number, days: number } | null, days: Array<{ date: string, handedOver: number, used: number, pointsSpent: number, signUps: number }> } };

export type VoucherRowFragment = { _id: string, voucherId: string, type: VoucherType, title: string, titleEn: string, pointSpend: number, qty: number, redeemed: number, reserved: number, available: number, status: VoucherStatus, adminStatus: VoucherAdminStatus, state: PromotionState, editedSinceApproval: boolean, startDate: string, endDate: string, referralTurns: number | null, prizeTitle: string | null, prizeTitleEn: string | null, isPrinted: boolean, deletedAt: string | null, createdAt: string, version: number, medias: Array<{ _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean }>, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } };

export type VouchersQueryVariables = Exact<{
  limit?: number | null | undefined;
  page?: number | null | undefined;
  q?: string | null | undefined;
  filter?: VoucherFilter | null | undefined;
  sortBy?: VoucherSort | null | undefined;
}>;


export type VouchersQuery = { cmsVouchers: { counter: number, items: Array<{ _id: string, voucherId: string, type: VoucherType, title: string, titleEn: string, pointSpend: number, qty: number, redeemed: number, reserved: number, available: number, status: VoucherStatus, adminStatus: VoucherAdminStatus, state: PromotionState, editedSinceApproval: boolean, startDate: string, endDate: string, referralTurns: number | null, prizeTitle: string | null, prizeTitleEn: string | null, isPrinted: boolean, deletedAt: string | null, createdAt: string, version: number, medias: Array<{ _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean }>, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } }> } };

export type ReferralVouchersQueryVariables = Exact<{
  limit?: number | null | undefined;
  page?: number | null | undefined;
  filter?: ReferralVoucherFilter | null | undefined;
  sortBy?: ReferralVoucherSort | null | undefined;
}>;


export type ReferralVouchersQuery = { cmsReferralVouchers: { counter: number, items: Array<{ _id: string, voucherId: string, type: VoucherType, title: string, titleEn: string, pointSpend: number, qty: number, redeemed: number, reserved: number, available: number, status: VoucherStatus, adminStatus: VoucherAdminStatus, state: PromotionState, editedSinceApproval: boolean, startDate: string, endDate: string, referralTurns: number | null, prizeTitle: string | null, prizeTitleEn: string | null, isPrinted: boolean, deletedAt: string | null, createdAt: string, version: number, medias: Array<{ _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean }>, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } }> } };

export type VoucherQueryVariables = Exact<{
  _id: string;
}>;


export type VoucherQuery = { voucher: { mediaIds: Array<string>, highlight: string, highlightEn: string, description: string, descriptionEn: string, termAndCondition: string, termAndConditionEn: string, _id: string, voucherId: string, type: VoucherType, title: string, titleEn: string, pointSpend: number, qty: number, redeemed: number, reserved: number, available: number, status: VoucherStatus, adminStatus: VoucherAdminStatus, state: PromotionState, editedSinceApproval: boolean, startDate: string, endDate: string, referralTurns: number | null, prizeTitle: string | null, prizeTitleEn: string | null, isPrinted: boolean, deletedAt: string | null, createdAt: string, version: number, contact: { phoneNumber: string | null, email: string | null, address: string | null }, medias: Array<{ _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean }>, creator: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } } };

export type CreateVoucherMutationVariables = Exact<{
  data: VoucherInput;
}>;


export type CreateVoucherMutation = { createVoucher: { _id: string, type: VoucherType } };

export type SetVoucherAdminStatusMutationVariables = Exact<{
  _ids?: Array<string> | string | null | undefined;
  list?: unknown;
  after?: string | null | undefined;
  adminStatus: VoucherAdminStatus;
  version?: number | null | undefined;
}>;


export type SetVoucherAdminStatusMutation = { cmsSetVoucherAdminStatus: { next: string | null, outcomes: Array<{ _id: string, ok: boolean, version: number | null, message: string | null, reason: string | null, params: unknown }> } };

export type EntryOfHistoryFragment = { _id: string, createdAt: string, action: string, reason: string | null, version: number | null, actor: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, changes: Array<{ field: string, before: unknown, after: unknown, beforeName: string | null, afterName: string | null }> };

export type RecordHistoryQueryVariables = Exact<{
  model: HistoryModel;
  targetId: string;
  limit?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RecordHistoryQuery = { cmsHistory: { next: string | null, items: Array<{ _id: string, createdAt: string, action: string, reason: string | null, version: number | null, actor: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, changes: Array<{ field: string, before: unknown, after: unknown, beforeName: string | null, afterName: string | null }> }> } };

export type AuditEntriesQueryVariables = Exact<{
  limit?: number | null | undefined;
  page?: number | null | undefined;
  actionIn?: Array<string> | string | null | undefined;
  filter?: AuditFilter | null | undefined;
  sortBy?: AuditSort | null | undefined;
}>;


export type AuditEntriesQuery = { cmsGetAuditEntries: { counter: number, items: Array<{ model: string, targetId: string, targetName: string | null, requestId: string, _id: string, createdAt: string, action: string, reason: string | null, version: number | null, changes: Array<{ field: string, before: unknown, after: unknown, beforeName: string | null, afterName: string | null, afterWords: { en: string, vi: string } | null }>, targetWords: { en: string, vi: string } | null, actor: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null }> } };

export type AuditRunFragment = { _id: string, state: AuditVerificationState, entries: number, chains: number, total: number, startedAt: string, finishedAt: string | null, found: number, startedBy: { fullName: string } | null, checkpoint: { number: number, createdAt: string } | null, broken: Array<{ problem: AuditProblem, chain: string | null, first: number, last: number, checkpoint: number | null }> };

export type AuditVerificationQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditVerificationQuery = { cmsAuditVerification: { _id: string, state: AuditVerificationState, entries: number, chains: number, total: number, startedAt: string, finishedAt: string | null, found: number, startedBy: { fullName: string } | null, checkpoint: { number: number, createdAt: string } | null, broken: Array<{ problem: AuditProblem, chain: string | null, first: number, last: number, checkpoint: number | null }> } | null };

export type VerifyAuditMutationVariables = Exact<{ [key: string]: never; }>;


export type VerifyAuditMutation = { cmsVerifyAudit: { _id: string, state: AuditVerificationState, entries: number, chains: number, total: number, startedAt: string, finishedAt: string | null, found: number, startedBy: { fullName: string } | null, checkpoint: { number: number, createdAt: string } | null, broken: Array<{ problem: AuditProblem, chain: string | null, first: number, last: number, checkpoint: number | null }> } };

export type UndoManyMutationVariables = Exact<{
  model: RecordModel;
  changes: Array<UndoneChange> | UndoneChange;
}>;


export type UndoManyMutation = { cmsUndoMany: Array<{ _id: string, ok: boolean, message: string | null, reason: string | null, params: unknown }> };

export type ChangesSinceQueryVariables = Exact<{
  model: RecordModel;
  _id: string;
  version: number;
}>;


export type ChangesSinceQuery = { cmsChangesSince: { version: number, changes: Array<{ field: string, seen: unknown, now: unknown, seenName: string | null, nowName: string | null, by: string | null, at: string | null }> } };

export type FindActorsQueryVariables = Exact<{
  query?: string | null | undefined;
  group?: UserGroup | null | undefined;
  limit?: number | null | undefined;
}>;


export type FindActorsQuery = { cmsGetUsers: { items: Array<{ _id: string, fullName: string, phoneNumber: string }> } };

export type ActorQueryVariables = Exact<{
  userId: string;
}>;


export type ActorQuery = { cmsGetUser: { _id: string, fullName: string } };

export type ChangeSetRowFragment = { _id: string, title: string, note: string, status: ChangeSetStatus, changes: number, applyAt: string | null, appliedAt: string | null, sentBackAt: string | null, sentBackComment: string | null, createdAt: string, version: number, author: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, approver: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, sentBackBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null };

export type ChangeSetsQueryVariables = Exact<{
  limit: number;
  page: number;
  filter?: ChangeSetFilter | null | undefined;
  sortBy?: ChangeSetSort | null | undefined;
}>;


export type ChangeSetsQuery = { cmsChangeSets: { counter: number, items: Array<{ _id: string, title: string, note: string, status: ChangeSetStatus, changes: number, applyAt: string | null, appliedAt: string | null, sentBackAt: string | null, sentBackComment: string | null, createdAt: string, version: number, author: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, approver: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, sentBackBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null }> } };

export type ChangeSetQueryVariables = Exact<{
  _id: string;
}>;


export type ChangeSetQuery = { cmsChangeSet: { rolledBackAt: string | null, _id: string, title: string, note: string, status: ChangeSetStatus, changes: number, applyAt: string | null, appliedAt: string | null, sentBackAt: string | null, sentBackComment: string | null, createdAt: string, version: number, rolledBackBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, failure: Array<{ field: string, reason: string, params: unknown, message: string }>, items: Array<{ _id: string, model: string, targetId: string, name: string, creates: boolean, outdated: boolean, overtaken: Array<{ field: string, seen: unknown, now: unknown, seenName: string | null, nowName: string | null, by: string | null, at: string | null }>, effects: Array<{ model: string, targetId: string, name: string, changes: Array<{ field: string, before: unknown, after: unknown, beforeName: string | null, afterName: string | null }> }> }>, author: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }, approver: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, sentBackBy: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null } };

export type FailedSetsQueryVariables = Exact<{ [key: string]: never; }>;


export type FailedSetsQuery = { cmsChangeSets: { items: Array<{ _id: string, title: string, author: { _id: string, fullName: string }, approver: { _id: string } | null, failure: Array<{ reason: string, params: unknown, message: string }> }> } };

export type ScheduledChangesQueryVariables = Exact<{
  _id: string;
}>;


export type ScheduledChangesQuery = { cmsScheduledChanges: Array<{ _id: string, title: string, applyAt: string | null }> };

export type PlanChangeMutationVariables = Exact<{
  _id?: string | null | undefined;
  title?: string | null | undefined;
  operation: PlannedOperation;
  input: unknown;
}>;


export type PlanChangeMutation = { cmsPlanChange: { _id: string, title: string } };

export type ApproveChangeSetMutationVariables = Exact<{
  _id: string;
  version: number;
  applyAt?: string | null | undefined;
}>;


export type ApproveChangeSetMutation = { cmsApproveChangeSet: { _id: string, status: ChangeSetStatus, applyAt: string | null } };

export type ViewingMutationVariables = Exact<{
  tab: string;
  model: RecordModel;
  _id: string;
  leaving?: boolean | null | undefined;
}>;


export type ViewingMutation = { cmsViewing: Array<{ since: string, user: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } }> };

export type MediaThumbnailFragment = { _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean };

export type MediaPictureFragment = { uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean };

export type UploadPhotoMutationVariables = Exact<{
  file: File;
  dimensions?: Dimensions | null | undefined;
  bannerType?: string | null | undefined;
}>;


export type UploadPhotoMutation = { uploadPhoto: { uri: string, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean } };

export type MediaQueryVariables = Exact<{
  _id: string;
}>;


export type MediaQuery = { cmsGetMedia: { uri: string, width: number | null, height: number | null, termStatus: TermStatus, createdAt: string, version: number, _id: string, type: MediaType, thumbnail: string | null, thumbnail2x: string | null, covered: boolean, reason: Array<{ reason: string, status: TermStatus, createdAt: string, until: string | null, restored: boolean, byName: string | null }>, uploader: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } | null, newestPosts: Array<{ _id: string, title: string, content: string }> } };

export type RunInfoFragment = { _id: string, kind: RunKind, state: RunState, phase: RunPhase, name: string, targetModel: string | null, targetId: string | null, fileName: string | null, sheet: string | null, layout: unknown, done: number, total: number | null, result: unknown, created: number, existing: number, repeated: number, malformed: number, guessable: number, failure: string | null, failureReason: string | null, failureParams: unknown, createdAt: string, finishedAt: string | null, version: number, creator: { _id: string, fullName: string, avatar: { thumbnail: string | null } | null } };

export type RunsQueryVariables = Exact<{
  limit?: number | null | undefined;
  page?: number | null | undefined;
  filter?: RunFilter | null | undefined;
  sortBy?: RunSort | null | undefined;
}>;


export type RunsQuery = { cmsRuns: { counter: number, items: Array<{ _id: string, kind: RunKind, state: RunState, phase: RunPhase, name: string, targetModel: string | null, targetId: string | null, fileName: string | null, sheet: string | null, layout: unknown, done: number, total: number | null, result: unknown, created: number, existing: number, repeated: number, malformed: number, guessable: number, failure: string | null, failureReason: string | null, failureParams: unknown, createdAt: string, finishedAt: string | null, version: number, creator: { _id: string, fullName: string, avatar: { thumbnail: string | null } | null } }> } };

export type OneRunQueryVariables = Exact<{
  _id: string;
}>;


export type OneRunQuery = { cmsRun: { _id: string, kind: RunKind, state: RunState, phase: RunPhase, name: string, targetModel: string | null, targetId: string | null, fileName: string | null, sheet: string | null, layout: unknown, done: number, total: number | null, result: unknown, created: number, existing: number, repeated: number, malformed: number, guessable: number, failure: string | null, failureReason: string | null, failureParams: unknown, createdAt: string, finishedAt: string | null, version: number, creator: { _id: string, fullName: string, avatar: { thumbnail: string | null } | null } } };

export type RunRowsQueryVariables = Exact<{
  runId: string;
  problem?: RunRowProblem | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type RunRowsQuery = { cmsRunRows: { counter: number, items: Array<{ _id: string, row: number, cells: unknown, problem: RunRowProblem | null, column: string | null, why: string | null, reason: string | null, firstRow: number | null, existsIn: string | null }> } };

export type ConfirmRunMutationVariables = Exact<{
  _id: string;
}>;


export type ConfirmRunMutation = { cmsConfirmRun: { _id: string, kind: RunKind, state: RunState, phase: RunPhase, name: string, targetModel: string | null, targetId: string | null, fileName: string | null, sheet: string | null, layout: unknown, done: number, total: number | null, result: unknown, created: number, existing: number, repeated: number, malformed: number, guessable: number, failure: string | null, failureReason: string | null, failureParams: unknown, createdAt: string, finishedAt: string | null, version: number, creator: { _id: string, fullName: string, avatar: { thumbnail: string | null } | null } } };

export type CancelRunMutationVariables = Exact<{
  _id: string;
}>;


export type CancelRunMutation = { cmsCancelRun: { _id: string, kind: RunKind, state: RunState, phase: RunPhase, name: string, targetModel: string | null, targetId: string | null, fileName: string | null, sheet: string | null, layout: unknown, done: number, total: number | null, result: unknown, created: number, existing: number, repeated: number, malformed: number, guessable: number, failure: string | null, failureReason: string | null, failureParams: unknown, createdAt: string, finishedAt: string | null, version: number, creator: { _id: string, fullName: string, avatar: { thumbnail: string | null } | null } } };

export type PresetReasonsQueryVariables = Exact<{
  limit?: number | null | undefined;
  page?: number | null | undefined;
  filter?: PresetReasonFilter | null | undefined;
  sortBy?: PresetReasonSort | null | undefined;
}>;


export type PresetReasonsQuery = { cmsGetPresetReasons: { counter: number, items: Array<{ _id: string, model: PresetReasonModel, textEn: string, textVi: string, restores: boolean, position: number, version: number }> } };

export type PresetReasonsForQueryVariables = Exact<{
  model: PresetReasonModel;
  restores?: boolean | null | undefined;
}>;


export type PresetReasonsForQuery = { cmsPresetReasonsFor: Array<{ textEn: string, textVi: string }> };

export type OpenReportsQueryVariables = Exact<{
  model: TermModel;
  _id: string;
}>;


export type OpenReportsQuery = { cmsGetOpenReports: { reports: number, mine: boolean, holder: { _id: string, fullName: string } | null } | null };

export type DecidedAtDeskQueryVariables = Exact<{
  model: TermModel;
  ids?: Array<string> | string | null | undefined;
  list?: unknown;
  of?: string | null | undefined;
}>;


export type DecidedAtDeskQuery = { cmsGetDecidedAtDesk: Array<{ _id: string, name: string | null, holder: { _id: string, fullName: string } | null }> };

export type SetStatusOfManyMutationVariables = Exact<{
  model: TermModel;
  ids?: Array<string> | string | null | undefined;
  list?: unknown;
  of?: string | null | undefined;
  after?: string | null | undefined;
  termStatus: TermStatus;
  reason?: string | null | undefined;
}>;


export type SetStatusOfManyMutation = { cmsSetTermStatusOfMany: { next: string | null, outcomes: Array<{ _id: string, ok: boolean, version: number | null, message: string | null, reason: string | null, params: unknown }> } };

export type ConfigsQueryVariables = Exact<{
  limit?: number | null | undefined;
  page?: number | null | undefined;
  filter?: ConfigFilter | null | undefined;
  sortBy?: ConfigSort | null | undefined;
}>;


export type ConfigsQuery = { cmsGetConfigs: { counter: number, items: Array<{ _id: string, key: string, type: ConfigType, value: string, isPublic: boolean, version: number, lastChange: { createdAt: string, actor: { fullName: string } | null } | null }> } };

export type InstallationQueryVariables = Exact<{ [key: string]: never; }>;


export type InstallationQuery = { cmsGetInstallation: { version: string, nodeVersion: string, failingJobs: number, freeBytes: number | null, backupFreeBytes: number | null, hasBackupFolder: boolean, database: { engine: DatabaseEngine, version: string, bytes: number, migrations: number, newestMigration: string }, archive: { archivedAt: string | null, failedAt: string | null, failing: boolean } | null, replicas: Array<{ _id: string, name: string, version: string, startedAt: string, seenAt: string, seen: boolean }>, standbys: Array<{ name: string, state: string, synchronous: boolean, behindMs: number | null, behindBytes: number | null }>, readStandbys: Array<{ name: string, serves: boolean, behindMs: number | null, reads: number }>, lastBackup: { _id: string, takenAt: string | null } | null, backups: Array<{ _id: string, name: string, takenAt: string | null, finishedAt: string, tookMs: number, bytes: number | null, rows: number | null, files: number | null, encrypted: boolean, error: string | null }>, lastProof: { _id: string, takenAt: string | null, finishedAt: string, tookMs: number } | null, restoreChecks: Array<{ _id: string, name: string, takenAt: string | null, finishedAt: string, tookMs: number, newestWriteAt: string | null, rows: number, files: number, faults: number, firstFault: string | null }> } };

export type JobsQueryVariables = Exact<{ [key: string]: never; }>;


export type JobsQuery = { cmsGetJobs: Array<{ _id: string, everySeconds: number, running: boolean, nextRunAt: string | null, lastRunAt: string | null, lastDurationMs: number | null, lastSuccessAt: string | null, lastResult: JobResult | null, lastError: string | null, failuresInRow: number, failingItems: number }> };

export type JobFailuresQueryVariables = Exact<{
  job: string;
  page?: number | null | undefined;
}>;


export type JobFailuresQuery = { cmsGetJobFailures: Array<{ item: string, attempts: number, firstFailedAt: string, nextTryAt: string, lastError: string }> };

export type SystemNotificationRowFragment = { _id: string, customMessage: string, sendToAllUsers: boolean, sent: boolean, sentAt: string | null, reached: number | null, deletedAt: string | null, createdAt: string, version: number, users: Array<{ _id: string, fullName: string }>, excludedUsers: Array<{ _id: string, fullName: string }>, excludedPages: Array<{ _id: string, name: string }>, fromUser: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } };

export type SystemNotificationsQueryVariables = Exact<{
  limit: number;
  offset: number;
  filter?: SystemNotificationFilter | null | undefined;
  sortBy?: SystemNotificationSort | null | undefined;
}>;


export type SystemNotificationsQuery = { getSystemNotifications: { counter: number, items: Array<{ _id: string, customMessage: string, sendToAllUsers: boolean, sent: boolean, sentAt: string | null, reached: number | null, deletedAt: string | null, createdAt: string, version: number, users: Array<{ _id: string, fullName: string }>, excludedUsers: Array<{ _id: string, fullName: string }>, excludedPages: Array<{ _id: string, name: string }>, fromUser: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } }> } };

export type SystemNotificationQueryVariables = Exact<{
  _id: string;
}>;


export type SystemNotificationQuery = { cmsGetSystemNotification: { _id: string, customMessage: string, sendToAllUsers: boolean, sent: boolean, sentAt: string | null, reached: number | null, deletedAt: string | null, createdAt: string, version: number, users: Array<{ _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }>, excludedUsers: Array<{ _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }>, excludedPages: Array<{ _id: string, name: string }>, fromUser: { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null } } };

export type PreviewSystemNotificationQueryVariables = Exact<{
  sendToAllUsers: boolean;
  userIds: Array<string> | string;
  excludedUserIds: Array<string> | string;
  excludedPageIds: Array<string> | string;
}>;


export type PreviewSystemNotificationQuery = { cmsPreviewSystemNotification: number };

export type CreateSystemNotificationMutationVariables = Exact<{
  customMessage: string;
  sendToAllUsers: boolean;
  userIds: Array<string> | string;
  excludedUserIds: Array<string> | string;
  excludedPageIds: Array<string> | string;
}>;


export type CreateSystemNotificationMutation = { createSystemNotification: { _id: string, version: number } };

export type UpdateSystemNotificationMutationVariables = Exact<{
  _id: string;
  customMessage: string;
  sendToAllUsers: boolean;
  userIds: Array<string> | string;
  excludedUserIds: Array<string> | string;
  excludedPageIds: Array<string> | string;
  version: number;
}>;


export type UpdateSystemNotificationMutation = { updateSystemNotification: { _id: string, version: number } };

export type SendSystemNotificationMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type SendSystemNotificationMutation = { sendSystemNotification: { version: number, reached: number | null } };

export type FindRecipientsQueryVariables = Exact<{
  q: string;
}>;


export type FindRecipientsQuery = { cmsFindUsers: Array<{ phoneNumber: string, _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null }> };

export type FindExcludedPagesQueryVariables = Exact<{
  q: string;
}>;


export type FindExcludedPagesQuery = { cmsFindPages: Array<{ _id: string, name: string }> };

export type SystemSettingsQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type SystemSettingsQuery = { cmsGetSettings: Array<{ _id: string, key: string, value: string, description: string | null, type: SettingType, isPublic: boolean, version: number }> };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ _id: string, userAgent: string, address: string, signedInAt: string, lastUsedAt: string, current: boolean }> };

export type MySecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type MySecondFactorQuery = { mySecondFactor: { since: string | null, recoveryCodesLeft: number } };

export type StartSecondFactorMutationVariables = Exact<{
  proof: ProofInput;
}>;


export type StartSecondFactorMutation = { startSecondFactor: { secret: string, uri: string } };

export type ConfirmSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: { codes: Array<string> } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  proof: ProofInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { codes: Array<string> } };

export type LoginMutationVariables = Exact<{
  data: LoginInput;
}>;


export type LoginMutation = { login: { idToken: string, refreshToken: string, expiresAt: string, idTokenPayload: { user: { badgeStatus: string | null, group: string } } } };

export type MyPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPreferencesQuery = { myPreferences: Array<{ key: string, value: unknown }> };

export type SetPreferenceMutationVariables = Exact<{
  key: string;
  value: unknown;
}>;


export type SetPreferenceMutation = { setPreference: { key: string, value: unknown } };

export type CreateExportMutationVariables = Exact<{
  list: string;
  format: ExportFormat;
  filters: unknown;
  sort?: unknown;
  columns: Array<string> | string;
  locale?: Locale | null | undefined;
}>;


export type CreateExportMutation = { createExport: { url: string, run: { _id: string, state: RunState } } };

export type CountListedQueryVariables = Exact<{
  list: string;
  filters: unknown;
}>;


export type CountListedQuery = { cmsCountListed: number };

export type ListViewsQueryVariables = Exact<{
  list: string;
}>;


export type ListViewsQuery = { cmsListViews: Array<{ _id: string, name: string, shared: boolean, mine: boolean, authorName: string | null, mayChange: boolean, filters: unknown, sort: unknown, columns: Array<string> | null, size: number | null, misfits: Array<string>, version: number }> };

export type SaveViewMutationVariables = Exact<{
  list: string;
  name: string;
  shared: boolean;
  filters: unknown;
  sort?: unknown;
  columns?: Array<string> | string | null | undefined;
  size?: number | null | undefined;
}>;


export type SaveViewMutation = { cmsSaveView: { _id: string } };

export type UserFaceFragment = { _id: string, fullName: string, photoUrl: string | null, avatar: { thumbnail: string | null, thumbnail2x: string | null, covered: boolean } | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { _id: string, email: string | null, username: string | null, fullName: string, photoUrl: string | null, gender: Gender, group: UserGroup, badgeStatus: string | null, termStatus: TermStatus, areas: Array<Area>, phoneNumber: string, secondFactorDemanded: boolean, avatar: { thumbnail: string | null } | null } };

export type RefreshTokenMutationVariables = Exact<{
  refreshToken: string;
}>;


export type RefreshTokenMutation = { refreshToken: { idToken: string, refreshToken: string, expiresAt: string } };

export type AddWordsToBlackListMutationVariables = Exact<{
  keywords: Array<string> | string;
}>;


export type AddWordsToBlackListMutation = { addWordsToBlackList: Array<{ _id: string, version: number }> };

export type ChangeMyPasswordMutationVariables = Exact<{
  data: PasswordChangeInput;
}>;


export type ChangeMyPasswordMutation = { changeMyPassword: boolean };

export type CmsBadgeSetStatusMutationVariables = Exact<{
  _id: string;
  reason?: string | null | undefined;
  status: BadgeRequestStatus;
  version: number;
}>;


export type CmsBadgeSetStatusMutation = { cmsBadgeSetStatus: boolean };

export type CmsCreateBadgeRegisterFormMutationVariables = Exact<{
  detail: string;
  detailEn: string;
  figureId?: string | null | undefined;
  inputType: RegisterFormInputType;
  required: boolean;
}>;


export type CmsCreateBadgeRegisterFormMutation = { cmsCreateBadgeRegisterForm: { _id: string, version: number } };

export type CmsCreateFailedSpinMessagesMutationVariables = Exact<{
  data: Array<FailedSpinMessageInput> | FailedSpinMessageInput;
}>;


export type CmsCreateFailedSpinMessagesMutation = { cmsCreateFailedSpinMessages: Array<{ _id: string, version: number }> };

export type CmsCreateLuckyWheelTermMutationVariables = Exact<{
  data: LuckyWheelTermInput;
}>;


export type CmsCreateLuckyWheelTermMutation = { cmsCreateLuckyWheelTerm: { _id: string, version: number } };

export type CmsCreatePageCategoryMutationVariables = Exact<{
  enum: string;
  name: LocalizedTextInput;
}>;


export type CmsCreatePageCategoryMutation = { cmsCreatePageCategory: { _id: string, version: number } };

export type CmsCreatePostMutationVariables = Exact<{
  data: PostInput;
}>;


export type CmsCreatePostMutation = { cmsCreatePost: { _id: string, version: number } };

export type CmsCreatePresetReasonMutationVariables = Exact<{
  model: PresetReasonModel;
  position?: number | null | undefined;
  restores?: boolean | null | undefined;
  textEn: string;
  textVi: string;
}>;


export type CmsCreatePresetReasonMutation = { cmsCreatePresetReason: { _id: string, version: number } };

export type CmsCreateSavedReplyMutationVariables = Exact<{
  textEn: string;
  textVi: string;
  title: string;
}>;


export type CmsCreateSavedReplyMutation = { cmsCreateSavedReply: { _id: string, version: number } };

export type CmsDecidePointCorrectionMutationVariables = Exact<{
  _id: string;
  reason?: string | null | undefined;
  status: PointCorrectionDecision;
  version: number;
}>;


export type CmsDecidePointCorrectionMutation = { cmsDecidePointCorrection: { _id: string, version: number } };

export type CmsDecideReferralMutationVariables = Exact<{
  _id: string;
  reason: string;
  status: ReferralDecision;
  version: number;
}>;


export type CmsDecideReferralMutation = { cmsDecideReferral: { _id: string, version: number } };

export type CmsDeleteBadgeMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type CmsDeleteBadgeMutation = { cmsDeleteBadge: boolean };

export type CmsDeleteBadgeRegisterFormMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type CmsDeleteBadgeRegisterFormMutation = { cmsDeleteBadgeRegisterForm: boolean };

export type CmsDeleteBannerMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type CmsDeleteBannerMutation = { cmsDeleteBanner: boolean };

export type CmsDeleteBannerMenuMutationVariables = Exact<{
  bannerType: MenuBannerType;
}>;


export type CmsDeleteBannerMenuMutation = { cmsDeleteBannerMenu: boolean };

export type CmsDeleteChangeSetMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type CmsDeleteChangeSetMutation = { cmsDeleteChangeSet: boolean };

export type CmsDeleteEventMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type CmsDeleteEventMutation = { cmsDeleteEvent: boolean };

export type CmsDeleteFailedSpinMessagesMutationVariables = Exact<{
  _ids: Array<string> | string;
}>;


export type CmsDeleteFailedSpinMessagesMutation = { cmsDeleteFailedSpinMessages: boolean };

export type CmsDeleteNoteMutationVariables = Exact<{
  _id: string;
}>;


export type CmsDeleteNoteMutation = { cmsDeleteNote: { _id: string } };

export type CmsDeletePageCategoryMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type CmsDeletePageCategoryMutation = { cmsDeletePageCategory: boolean };

export type CmsDeletePresetReasonMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type CmsDeletePresetReasonMutation = { cmsDeletePresetReason: { _id: string, version: number } };

export type CmsDeleteProductMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type CmsDeleteProductMutation = { cmsDeleteProduct: boolean };

export type CmsDeleteSavedReplyMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type CmsDeleteSavedReplyMutation = { cmsDeleteSavedReply: { _id: string, version: number } };

export type CmsDeleteViewMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type CmsDeleteViewMutation = { cmsDeleteView: { _id: string, version: number } };

export type CmsDeleteWebhookEndpointMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type CmsDeleteWebhookEndpointMutation = { cmsDeleteWebhookEndpoint: { _id: string, version: number } };

export type CmsEndApiKeyMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type CmsEndApiKeyMutation = { cmsEndApiKey: { _id: string, version: number } };

export type CmsEndSessionsMutationVariables = Exact<{
  userId: string;
}>;


export type CmsEndSessionsMutation = { cmsEndSessions: number };

export type CmsExportFileMutationVariables = Exact<{
  _id: string;
}>;


export type CmsExportFileMutation = { cmsExportFile: string };

export type CmsPauseWebhookEndpointMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type CmsPauseWebhookEndpointMutation = { cmsPauseWebhookEndpoint: { _id: string, version: number } };

export type CmsReleaseCaseMutationVariables = Exact<{
  _id: string;
}>;


export type CmsReleaseCaseMutation = { cmsReleaseCase: { _id: string, version: number } };

export type CmsRemoveSecondFactorMutationVariables = Exact<{
  userId: string;
}>;


export type CmsRemoveSecondFactorMutation = { cmsRemoveSecondFactor: boolean };

export type CmsResumeWebhookEndpointMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type CmsResumeWebhookEndpointMutation = { cmsResumeWebhookEndpoint: { _id: string, version: number } };

export type CmsRetryJobItemMutationVariables = Exact<{
  item: string;
  job: string;
}>;


export type CmsRetryJobItemMutation = { cmsRetryJobItem: { _id: string } };

export type CmsRollBackChangeSetMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type CmsRollBackChangeSetMutation = { cmsRollBackChangeSet: { _id: string, version: number } };

export type CmsRunJobMutationVariables = Exact<{
  job: string;
}>;


export type CmsRunJobMutation = { cmsRunJob: { _id: string } };

export type CmsSendBackChangeSetMutationVariables = Exact<{
  _id: string;
  comment: string;
  version: number;
}>;


export type CmsSendBackChangeSetMutation = { cmsSendBackChangeSet: { _id: string, version: number } };

export type CmsSendWebhooksAgainFromMutationVariables = Exact<{
  _id: string;
  failedOnly: boolean;
  from: string;
}>;


export type CmsSendWebhooksAgainFromMutation = { cmsSendWebhooksAgainFrom: { _id: string, version: number } };

export type CmsSetGrantsMutationVariables = Exact<{
  areas: Array<Area> | Area;
  userId: string;
  version: number;
}>;


export type CmsSetGrantsMutation = { cmsSetGrants: { _id: string, version: number } };

export type CmsSetPageHotNewsMutationVariables = Exact<{
  _id: string;
  active: boolean;
  version: number;
}>;


export type CmsSetPageHotNewsMutation = { cmsSetPageHotNews: { _id: string, version: number } };

export type CmsSetPagePartnerMutationVariables = Exact<{
  _id: string;
  status: boolean;
  version: number;
}>;


export type CmsSetPagePartnerMutation = { cmsSetPagePartner: { _id: string, version: number } };

export type CmsSetPinnedProductLimitMutationVariables = Exact<{
  data: PinnedProductLimitInput;
  version: number;
}>;


export type CmsSetPinnedProductLimitMutation = { cmsSetPinnedProductLimit: { _id: string, version: number } };

export type CmsSetPlacePrimaryImageMutationVariables = Exact<{
  _id: string;
  imageId: string;
  version: number;
}>;


export type CmsSetPlacePrimaryImageMutation = { cmsSetPlacePrimaryImage: { _id: string, version: number } };

export type CmsSetPostStatusMutationVariables = Exact<{
  _id: string;
  reason?: string | null | undefined;
  status: TermStatus;
  until?: string | null | undefined;
  version: number;
}>;


export type CmsSetPostStatusMutation = { cmsSetPostStatus: { _id: string, version: number } };

export type CmsSetTermStatusMutationVariables = Exact<{
  _id: string;
  model: TermModel;
  reason?: string | null | undefined;
  termStatus: TermStatus;
  until?: string | null | undefined;
  version: number;
}>;


export type CmsSetTermStatusMutation = { cmsSetTermStatus: { _id: string, version: number } };

export type CmsSetVerifyStatusMutationVariables = Exact<{
  _id: string;
  reason?: string | null | undefined;
  status: VerifyStatus;
  version: number;
}>;


export type CmsSetVerifyStatusMutation = { cmsSetVerifyStatus: { _id: string, version: number } };

export type CmsUndoMutationVariables = Exact<{
  _id: string;
  model: RecordModel;
  version: number;
}>;


export type CmsUndoMutation = { cmsUndo: { _id: string, version: number } };

export type CmsUnplanChangeMutationVariables = Exact<{
  _id: string;
}>;


export type CmsUnplanChangeMutation = { cmsUnplanChange: { _id: string, version: number } };

export type CmsUpdateApiKeyMutationVariables = Exact<{
  _id: string;
  data: ApiKeyInput;
  version: number;
}>;


export type CmsUpdateApiKeyMutation = { cmsUpdateApiKey: { _id: string, version: number } };

export type CmsUpdateBadgeMutationVariables = Exact<{
  _id: string;
  mediaId?: string | null | undefined;
  registerFormIds?: Array<string> | string | null | undefined;
  status?: BadgeStatus | null | undefined;
  title?: string | null | undefined;
  titleEn?: string | null | undefined;
  version: number;
}>;


export type CmsUpdateBadgeMutation = { cmsUpdateBadge: { _id: string, version: number } };

export type CmsUpdateBadgeRegisterFormMutationVariables = Exact<{
  _id: string;
  detail: string;
  detailEn: string;
  figureId?: string | null | undefined;
  inputType: RegisterFormInputType;
  required: boolean;
  version: number;
}>;


export type CmsUpdateBadgeRegisterFormMutation = { cmsUpdateBadgeRegisterForm: { _id: string, version: number } };

export type CmsUpdateChangeSetMutationVariables = Exact<{
  _id: string;
  note?: string | null | undefined;
  title?: string | null | undefined;
  version: number;
}>;


export type CmsUpdateChangeSetMutation = { cmsUpdateChangeSet: { _id: string, version: number } };

export type CmsUpdateFailedSpinMessageMutationVariables = Exact<{
  _id: string;
  data: FailedSpinMessageInput;
  version: number;
}>;


export type CmsUpdateFailedSpinMessageMutation = { cmsUpdateFailedSpinMessage: { _id: string, version: number } };

export type CmsUpdateLuckyWheelTermMutationVariables = Exact<{
  _id: string;
  data: LuckyWheelTermChange;
  version: number;
}>;


export type CmsUpdateLuckyWheelTermMutation = { cmsUpdateLuckyWheelTerm: { _id: string, version: number } };

export type CmsUpdatePageCategoryMutationVariables = Exact<{
  _id: string;
  enum: string;
  name: LocalizedTextInput;
  version: number;
}>;


export type CmsUpdatePageCategoryMutation = { cmsUpdatePageCategory: { _id: string, version: number } };

export type CmsUpdatePostMutationVariables = Exact<{
  _id: string;
  data: PostChange;
  version: number;
}>;


export type CmsUpdatePostMutation = { cmsUpdatePost: { _id: string, version: number } };

export type CmsUpdatePresetReasonMutationVariables = Exact<{
  _id: string;
  model: PresetReasonModel;
  position?: number | null | undefined;
  restores?: boolean | null | undefined;
  textEn: string;
  textVi: string;
  version: number;
}>;


export type CmsUpdatePresetReasonMutation = { cmsUpdatePresetReason: { _id: string, version: number } };

export type CmsUpdateSavedReplyMutationVariables = Exact<{
  _id: string;
  textEn: string;
  textVi: string;
  title: string;
  version: number;
}>;


export type CmsUpdateSavedReplyMutation = { cmsUpdateSavedReply: { _id: string, version: number } };

export type CmsUpdateSettingMutationVariables = Exact<{
  data: SettingInput;
  key: string;
  version: number;
}>;


export type CmsUpdateSettingMutation = { cmsUpdateSetting: { _id: string, version: number } };

export type CmsUpdateViewMutationVariables = Exact<{
  _id: string;
  columns?: Array<string> | string | null | undefined;
  filters?: unknown;
  name?: string | null | undefined;
  shared?: boolean | null | undefined;
  size?: number | null | undefined;
  sort?: unknown;
  version: number;
}>;


export type CmsUpdateViewMutation = { cmsUpdateView: { _id: string, version: number } };

export type CmsUpdateWebhookEndpointMutationVariables = Exact<{
  _id: string;
  note: string;
  sandbox?: boolean | null | undefined;
  types: Array<string> | string;
  url: string;
  version: number;
}>;


export type CmsUpdateWebhookEndpointMutation = { cmsUpdateWebhookEndpoint: { _id: string, version: number } };

export type CmsWithdrawChangeSetMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type CmsWithdrawChangeSetMutation = { cmsWithdrawChangeSet: { _id: string, version: number } };

export type CreateConfigMutationVariables = Exact<{
  isPublic?: boolean | null | undefined;
  key: string;
  type: ConfigType;
  value: string;
}>;


export type CreateConfigMutation = { createConfig: { _id: string, version: number } };

export type CreateLuckyWheelMutationVariables = Exact<{
  activeDate: LuckyWheelPeriodInput;
  batchs: Array<LuckyWheelBatchInput> | LuckyWheelBatchInput;
  numberOfBatch?: number | null | undefined;
  tierNames?: Array<LuckyWheelTierNameInput> | LuckyWheelTierNameInput | null | undefined;
  title: string;
  titleEn: string;
}>;


export type CreateLuckyWheelMutation = { createLuckyWheel: { _id: string, version: number } };

export type CreateLuckyWheelInstructionMutationVariables = Exact<{
  data: LuckyWheelInstructionInput;
}>;


export type CreateLuckyWheelInstructionMutation = { createLuckyWheelInstruction: { _id: string, version: number } };

export type DeleteCmsGroupMutationVariables = Exact<{
  _id: string;
  reason: string;
  version: number;
}>;


export type DeleteCmsGroupMutation = { deleteCmsGroup: boolean };

export type DeleteConfigMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type DeleteConfigMutation = { deleteConfig: { _id: string, version: number } };

export type DeleteLuckyWheelMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type DeleteLuckyWheelMutation = { deleteLuckyWheel: { _id: string, version: number } };

export type DeleteLuckyWheelInstructionMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type DeleteLuckyWheelInstructionMutation = { deleteLuckyWheelInstruction: { _id: string, version: number } };

export type DeleteSystemNotificationMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type DeleteSystemNotificationMutation = { deleteSystemNotification: boolean };

export type DeleteVoucherMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type DeleteVoucherMutation = { deleteVoucher: { _id: string, version: number } };

export type DeleteVoucherCodeMutationVariables = Exact<{
  _id: string;
  version: number;
}>;


export type DeleteVoucherCodeMutation = { deleteVoucherCode: { _id: string, version: number } };

export type EndMyOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndMyOtherSessionsMutation = { endMyOtherSessions: number };

export type EndMySessionMutationVariables = Exact<{
  sessionId: string;
}>;


export type EndMySessionMutation = { endMySession: boolean };

export type ExportVoucherCodeMutationVariables = Exact<{
  locale?: Locale | null | undefined;
  voucherId: string;
}>;


export type ExportVoucherCodeMutation = { exportVoucherCode: string };

export type LogoutMutationVariables = Exact<{
  refreshToken: string;
}>;


export type LogoutMutation = { logout: boolean };

export type RemoveBlackListWordByIdsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveBlackListWordByIdsMutation = { removeBlackListWordByIds: boolean };

export type RemoveSecondFactorMutationVariables = Exact<{
  proof: ProofInput;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor: boolean };

export type UpdateBannerMutationVariables = Exact<{
  _id: string;
  data?: BannerTarget | null | undefined;
  endDate?: string | null | undefined;
  mediaId?: string | null | undefined;
  name?: string | null | undefined;
  startDate?: string | null | undefined;
  status?: BannerStatus | null | undefined;
  type?: BannerType | null | undefined;
  version: number;
}>;


export type UpdateBannerMutation = { updateBanner: { _id: string, version: number } };

export type UpdateBannerPositionsMutationVariables = Exact<{
  positions: Array<BannerPosition> | BannerPosition;
}>;


export type UpdateBannerPositionsMutation = { updateBannerPositions: Array<{ _id: string, version: number }> };

export type UpdateBlackWordMutationVariables = Exact<{
  _id: string;
  keyword: string;
  version: number;
}>;


export type UpdateBlackWordMutation = { updateBlackWord: { _id: string, version: number } };

export type UpdateConfigMutationVariables = Exact<{
  _id: string;
  isPublic?: boolean | null | undefined;
  key: string;
  type: ConfigType;
  value: string;
  version: number;
}>;


export type UpdateConfigMutation = { updateConfig: { _id: string, version: number } };

export type UpdateEventMutationVariables = Exact<{
  _id: string;
  data: EventChange;
  version: number;
}>;


export type UpdateEventMutation = { updateEvent: { _id: string, version: number } };

export type UpdateLuckyWheelMutationVariables = Exact<{
  _id: string;
  data: LuckyWheelChangeInput;
  version: number;
}>;


export type UpdateLuckyWheelMutation = { updateLuckyWheel: { _id: string, version: number } };

export type UpdateLuckyWheelInstructionMutationVariables = Exact<{
  _id: string;
  data: LuckyWheelInstructionChange;
  version: number;
}>;


export type UpdateLuckyWheelInstructionMutation = { updateLuckyWheelInstruction: { _id: string, version: number } };

export type UpdateTrustedPointConfigMutationVariables = Exact<{
  _id: string;
  data: TrustedPointConfigInput;
  version: number;
}>;


export type UpdateTrustedPointConfigMutation = { updateTrustedPointConfig: { _id: string, version: number } };

export type UpdateVoucherMutationVariables = Exact<{
  _id: string;
  data: VoucherChangeInput;
  version: number;
}>;


export type UpdateVoucherMutation = { updateVoucher: { _id: string, version: number } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const UserFaceFragmentDoc = new TypedDocumentString(`
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}
    `, {"fragmentName":"UserFace"}) as unknown as TypedDocumentString<UserFaceFragment, unknown>;
export const GroupRowFragmentDoc = new TypedDocumentString(`
    fragment GroupRow on Group {
  _id
  name
  creator {
    ...UserFace
  }
  category {
    name {
      VI_VN
      EN_US
    }
  }
  totalMembers
  totalPosts
  totalReports
  termStatus
  reason {
    until
  }
  createdAt
  version
  isOwn
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"fragmentName":"GroupRow"}) as unknown as TypedDocumentString<GroupRowFragment, unknown>;
export const PageRowFragmentDoc = new TypedDocumentString(`
    fragment PageRow on Page {
  _id
  name
  type
  phoneNumber
  email
  website
  verified
  creator {
    ...UserFace
  }
  isPartner
  isProvideNews
  termStatus
  reason {
    reason
    status
    createdAt
    until
    restored
    byName
  }
  pinnedLimit
  createdAt
  version
  isOwn
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"fragmentName":"PageRow"}) as unknown as TypedDocumentString<PageRowFragment, unknown>;
export const MediaThumbnailFragmentDoc = new TypedDocumentString(`
    fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
    `, {"fragmentName":"MediaThumbnail"}) as unknown as TypedDocumentString<MediaThumbnailFragment, unknown>;
export const PlaceRowFragmentDoc = new TypedDocumentString(`
    fragment PlaceRow on Place {
  _id
  name
  description
  checkins
  reviews
  hasSensitiveWord
  primaryImage {
    ...MediaThumbnail
  }
  location {
    placeName
    country
  }
  creator {
    ...UserFace
  }
  createdAt
  version
}
    fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"fragmentName":"PlaceRow"}) as unknown as TypedDocumentString<PlaceRowFragment, unknown>;
export const PostAuthorFragmentDoc = new TypedDocumentString(`
    fragment PostAuthor on User {
  _id
  fullName
  phoneNumber
  gender
  group
  version
}
    `, {"fragmentName":"PostAuthor"}) as unknown as TypedDocumentString<PostAuthorFragment, unknown>;
export const PostRowFragmentDoc = new TypedDocumentString(`
    fragment PostRow on Post {
  _id
  type
  title
  content
  status
  reason {
    reason
    until
  }
  totalLikes
  totalComments
  totalReports
  creator {
    ...UserFace
  }
  page {
    _id
    name
  }
  createdAt
  version
  isOwn
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"fragmentName":"PostRow"}) as unknown as TypedDocumentString<PostRowFragment, unknown>;
export const PostTextFragmentDoc = new TypedDocumentString(`
    fragment PostText on Post {
  title
  content
}
    `, {"fragmentName":"PostText"}) as unknown as TypedDocumentString<PostTextFragment, unknown>;
export const WrittenPostFragmentDoc = new TypedDocumentString(`
    fragment WrittenPost on Post {
  _id
  ...PostText
  createdAt
  creator {
    ...UserFace
  }
  page {
    _id
    name
  }
  medias {
    _id
    type
    uri
    thumbnail
    thumbnail2x
    width
    height
    covered
  }
}
    fragment PostText on Post {
  title
  content
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"fragmentName":"WrittenPost"}) as unknown as TypedDocumentString<WrittenPostFragment, unknown>;
export const ProductRowFragmentDoc = new TypedDocumentString(`
    fragment ProductRow on Product {
  _id
  type
  title
  content
  price
  medias {
    ...MediaThumbnail
    uri
    width
    height
  }
  availableOnTravelStore
  creator {
    ...UserFace
  }
  page {
    _id
    name
  }
  leadsToBlocked
  totalReports
  termStatus
  reason {
    reason
    status
    createdAt
    until
    restored
    byName
  }
  createdAt
  version
  isOwn
}
    fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"fragmentName":"ProductRow"}) as unknown as TypedDocumentString<ProductRowFragment, unknown>;
export const WebhookEndpointRowFragmentDoc = new TypedDocumentString(`
    fragment WebhookEndpointRow on WebhookEndpoint {
  _id
  url
  types
  note
  sandbox
  pausedBecause
  formerSecretUntil
  failingSince
  pausesAt
  lastTriedAt
  lastStatus
  lastError
  waiting
  oldestWaiting
  version
}
    `, {"fragmentName":"WebhookEndpointRow"}) as unknown as TypedDocumentString<WebhookEndpointRowFragment, unknown>;
export const AgreementFragmentDoc = new TypedDocumentString(`
    fragment Agreement on ShareWithBounds {
  share
  low
  high
}
    `, {"fragmentName":"Agreement"}) as unknown as TypedDocumentString<AgreementFragment, unknown>;
export const CaseLeadFragmentDoc = new TypedDocumentString(`
    fragment CaseLead on CaseMember {
  model
  _id
  title
  text
}
    `, {"fragmentName":"CaseLead"}) as unknown as TypedDocumentString<CaseLeadFragment, unknown>;
export const CaseRowFragmentDoc = new TypedDocumentString(`
    fragment CaseRow on Case {
  _id
  version
  state
  severity
  byReason {
    reason
    reports
  }
  totalReports
  totalMembers
  dueAt
  holder {
    ...UserFace
  }
  mine
  appeal {
    _id
  }
  lead {
    ...CaseLead
  }
}
    fragment CaseLead on CaseMember {
  model
  _id
  title
  text
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"fragmentName":"CaseRow"}) as unknown as TypedDocumentString<CaseRowFragment, unknown>;
export const CaseAppealFragmentDoc = new TypedDocumentString(`
    fragment CaseAppeal on CaseAppeal {
  _id
  message
  createdAt
  state
  answer
  decidedAt
  decidedBy {
    ...UserFace
  }
  status
  reason
  judgedAt
  judges {
    ...UserFace
  }
  records
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"fragmentName":"CaseAppeal"}) as unknown as TypedDocumentString<CaseAppealFragment, unknown>;
export const CaseMemberFragmentDoc = new TypedDocumentString(`
    fragment CaseMember on CaseMember {
  ...CaseLead
  medias {
    _id
    type
    uri
    thumbnail
    thumbnail2x
    width
    height
  }
  author {
    ...UserFace
  }
  page {
    _id
    name
  }
  termStatus
  totalReports
  openReports
  lastReportAt
  createdAt
  isAdminReport
}
    fragment CaseLead on CaseMember {
  model
  _id
  title
  text
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"fragmentName":"CaseMember"}) as unknown as TypedDocumentString<CaseMemberFragment, unknown>;
export const CaseDecisionFragmentDoc = new TypedDocumentString(`
    fragment CaseDecision on CaseDecision {
  _id
  state
  closedElsewhere
  status
  reason
  until
  hidePosts
  secondLook
  note
  reply {
    textEn
    textVi
  }
  by {
    ...UserFace
  }
  createdAt
  secondBy {
    ...UserFace
  }
  secondAt
  done
  total
  refused {
    model
    _id
    title
    message
    reason
  }
  changedSince {
    model
    _id
    title
    termStatus
  }
  undoUntil
  undoneAt
  mine
  calibrates
  case {
    _id
    lead {
      ...CaseLead
    }
  }
}
    fragment CaseLead on CaseMember {
  model
  _id
  title
  text
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"fragmentName":"CaseDecision"}) as unknown as TypedDocumentString<CaseDecisionFragment, unknown>;
export const FullCaseFragmentDoc = new TypedDocumentString(`
    fragment FullCase on Case {
  ...CaseRow
  severityParts {
    part
    points
    detail
  }
  openedAt
  closedAt
  closedBy {
    ...UserFace
  }
  closing {
    how
    status
  }
  calibrates
  aboutMe
  reportedByMe
  judgedByMe
  appeal {
    ...CaseAppeal
  }
  handedBy {
    ...UserFace
  }
  heldUntil
  members {
    ...CaseMember
  }
  creator {
    ...UserFace
  }
  creatorBlocks
  creatorStrikes
  strikeWeight
  usualStep {
    at
    days
  }
  decision {
    ...CaseDecision
  }
  decidedBefore {
    ...CaseDecision
  }
}
    fragment CaseLead on CaseMember {
  model
  _id
  title
  text
}
fragment CaseRow on Case {
  _id
  version
  state
  severity
  byReason {
    reason
    reports
  }
  totalReports
  totalMembers
  dueAt
  holder {
    ...UserFace
  }
  mine
  appeal {
    _id
  }
  lead {
    ...CaseLead
  }
}
fragment CaseMember on CaseMember {
  ...CaseLead
  medias {
    _id
    type
    uri
    thumbnail
    thumbnail2x
    width
    height
  }
  author {
    ...UserFace
  }
  page {
    _id
    name
  }
  termStatus
  totalReports
  openReports
  lastReportAt
  createdAt
  isAdminReport
}
fragment CaseDecision on CaseDecision {
  _id
  state
  closedElsewhere
  status
  reason
  until
  hidePosts
  secondLook
  note
  reply {
    textEn
    textVi
  }
  by {
    ...UserFace
  }
  createdAt
  secondBy {
    ...UserFace
  }
  secondAt
  done
  total
  refused {
    model
    _id
    title
    message
    reason
  }
  changedSince {
    model
    _id
    title
    termStatus
  }
  undoUntil
  undoneAt
  mine
  calibrates
  case {
    _id
    lead {
      ...CaseLead
    }
  }
}
fragment CaseAppeal on CaseAppeal {
  _id
  message
  createdAt
  state
  answer
  decidedAt
  decidedBy {
    ...UserFace
  }
  status
  reason
  judgedAt
  judges {
    ...UserFace
  }
  records
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"fragmentName":"FullCase"}) as unknown as TypedDocumentString<FullCaseFragment, unknown>;
export const VerifyRowFragmentDoc = new TypedDocumentString(`
    fragment VerifyRow on VerifyRequest {
  _id
  type
  targetId
  targetName
  targetKeyName
  targetType
  status
  description
  rejectReason
  createdAt
  decidedAt
  version
  isOwn
  owner {
    ...UserFace
    phoneNumber
    email
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"fragmentName":"VerifyRow"}) as unknown as TypedDocumentString<VerifyRowFragment, unknown>;
export const VerifyPictureFragmentDoc = new TypedDocumentString(`
    fragment VerifyPicture on VerifyDocument {
  _id
  uri
  width
  height
}
    `, {"fragmentName":"VerifyPicture"}) as unknown as TypedDocumentString<VerifyPictureFragment, unknown>;
export const BadgeRequestRowFragmentDoc = new TypedDocumentString(`
    fragment BadgeRequestRow on BadgeRequest {
  _id
  title
  titleEn
  status
  isOwn
  creator {
    ...UserFace
    badge {
      title
    }
  }
  phoneNumber
  requestForms {
    position
    text
    media {
      ...MediaThumbnail
    }
  }
  createdAt
  version
}
    fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"fragmentName":"BadgeRequestRow"}) as unknown as TypedDocumentString<BadgeRequestRowFragment, unknown>;
export const MediaPictureFragmentDoc = new TypedDocumentString(`
    fragment MediaPicture on Media {
  ...MediaThumbnail
  uri
}
    fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}`, {"fragmentName":"MediaPicture"}) as unknown as TypedDocumentString<MediaPictureFragment, unknown>;
export const BadgeRowFragmentDoc = new TypedDocumentString(`
    fragment BadgeRow on Badge {
  _id
  title
  titleEn
  status
  mediaId
  media {
    ...MediaPicture
  }
  registerForms {
    _id
    detail
  }
  createdAt
  version
}
    fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment MediaPicture on Media {
  ...MediaThumbnail
  uri
}`, {"fragmentName":"BadgeRow"}) as unknown as TypedDocumentString<BadgeRowFragment, unknown>;
export const CorrectionFragmentDoc = new TypedDocumentString(`
    fragment Correction on PointCorrection {
  _id
  amount
  reason
  status
  voucherTitle
  user {
    ...UserFace
  }
  askedBy {
    ...UserFace
  }
  decidedBy {
    ...UserFace
  }
  decisionReason
  createdAt
  version
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"fragmentName":"Correction"}) as unknown as TypedDocumentString<CorrectionFragment, unknown>;
export const TrustedPointRowFragmentDoc = new TypedDocumentString(`
    fragment TrustedPointRow on TrustedPointConfig {
  _id
  type
  actionType
  points
  description
  trustedPointsFrom
  trustedPointsTo
  rankFrom
  rankTo
  engagementAdjustPercent
  postContentLength
  totalPlaceReviewsFrom
  totalPlaceReviewsTo
  newPlaceCoefficient
  adjustPointPercent
  unlimitedPostsPerDayWhenTrustedPointGreaterThan
  maxTenPostsPerDayWhenTrustedPointLessThan
  maxFivePostsPerDayWhenTrustedPointLessThan
  invitedFrom
  invitedTo
  createdAt
  version
}
    `, {"fragmentName":"TrustedPointRow"}) as unknown as TypedDocumentString<TrustedPointRowFragment, unknown>;
export const ReferralRangesFragmentDoc = new TypedDocumentString(`
    fragment ReferralRanges on ReferralConfigs {
  version
  items {
    _id
    invitedFrom
    invitedTo
    points
    description
  }
}
    `, {"fragmentName":"ReferralRanges"}) as unknown as TypedDocumentString<ReferralRangesFragment, unknown>;
export const WhyTextFragmentDoc = new TypedDocumentString(`
    fragment WhyText on WhySentence {
  reason
  params
  message
  amount
}
    `, {"fragmentName":"WhyText"}) as unknown as TypedDocumentString<WhyTextFragment, unknown>;
export const UserRowFragmentDoc = new TypedDocumentString(`
    fragment UserRow on User {
  ...UserFace
  username
  email
  phoneNumber
  gender
  group
  termStatus
  reason {
    until
  }
  badge {
    _id
    title
  }
  badgeStatus
  createdAt
  dateOfBirth
  totalFriends
  totalPosts
  point
  earnedPoints
  countryCode
  version
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"fragmentName":"UserRow"}) as unknown as TypedDocumentString<UserRowFragment, unknown>;
export const BannerRowFragmentDoc = new TypedDocumentString(`
    fragment BannerRow on Banner {
  _id
  name
  type
  data {
    link
    post {
      _id
      title
      content
    }
    page {
      _id
      name
    }
    screen
  }
  leadsToBlocked
  mediaId
  media {
    ...MediaPicture
  }
  status
  state
  startDate
  endDate
  position
  place
  creator {
    ...UserFace
  }
  createdAt
  version
}
    fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment MediaPicture on Media {
  ...MediaThumbnail
  uri
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"fragmentName":"BannerRow"}) as unknown as TypedDocumentString<BannerRowFragment, unknown>;
export const EventRowFragmentDoc = new TypedDocumentString(`
    fragment EventRow on Event {
  _id
  name
  status
  state
  loop
  logoId
  logoStatus
  logo {
    ...MediaPicture
  }
  backgroundId
  backgroundStatus
  background {
    ...MediaPicture
  }
  animationId
  animationStatus
  animation {
    ...MediaPicture
  }
  createdAt
  version
}
    fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment MediaPicture on Media {
  ...MediaThumbnail
  uri
}`, {"fragmentName":"EventRow"}) as unknown as TypedDocumentString<EventRowFragment, unknown>;
export const WheelSpinRowFragmentDoc = new TypedDocumentString(`
    fragment WheelSpinRow on LuckyWheelSpin {
  _id
  spunAt
  outcome
  turn
  eligibleTiers
  unit
  dueAt
  user {
    ...UserFace
  }
  win {
    prize {
      prizeTier
      name
      nameEn
      point
      voucher {
        title
      }
    }
  }
  seal {
    number
    hash
    seal
    root
    sealedAt
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"fragmentName":"WheelSpinRow"}) as unknown as TypedDocumentString<WheelSpinRowFragment, unknown>;
export const LuckyWheelRowFragmentDoc = new TypedDocumentString(`
    fragment LuckyWheelRow on LuckyWheel {
  _id
  title
  titleEn
  activeDate {
    startDate
    endDate
  }
  numberOfBatch
  totalPrize
  totalRedeemPrize
  totalRemainingPrize
  creator {
    fullName
  }
  state
  createdAt
  deletedAt
  version
}
    `, {"fragmentName":"LuckyWheelRow"}) as unknown as TypedDocumentString<LuckyWheelRowFragment, unknown>;
export const WheelWinnerRowFragmentDoc = new TypedDocumentString(`
    fragment WheelWinnerRow on LuckyWheelWinner {
  _id
  wonAt
  cause
  usedAt
  user {
    _id
    fullName
    phoneNumber
  }
  prize {
    prizeTier
    name
    nameEn
    point
    voucher {
      title
    }
  }
  batch {
    activeDate {
      startDate
      endDate
    }
  }
  code {
    code
  }
}
    `, {"fragmentName":"WheelWinnerRow"}) as unknown as TypedDocumentString<WheelWinnerRowFragment, unknown>;
export const PromotionOnCalendarFragmentDoc = new TypedDocumentString(`
    fragment PromotionOnCalendar on Promotion {
  _id
  kind
  title
  startDate
  endDate
  state
  version
  wheelId
  batch
}
    `, {"fragmentName":"PromotionOnCalendar"}) as unknown as TypedDocumentString<PromotionOnCalendarFragment, unknown>;
export const VoucherCodeRowFragmentDoc = new TypedDocumentString(`
    fragment VoucherCodeRow on VoucherCode {
  _id
  voucherId
  code
  qty
  sold_qty
  remarks
  vendorCode
  status
  state
  startDate
  endDate
  redeemedAt
  redeemedUser {
    _id
    fullName
    phoneNumber
  }
  createdAt
  version
}
    `, {"fragmentName":"VoucherCodeRow"}) as unknown as TypedDocumentString<VoucherCodeRowFragment, unknown>;
export const VoucherRowFragmentDoc = new TypedDocumentString(`
    fragment VoucherRow on Voucher {
  _id
  voucherId
  type
  title
  titleEn
  medias {
    ...MediaThumbnail
  }
  pointSpend
  qty
  redeemed
  reserved
  available
  status
  adminStatus
  state
  editedSinceApproval
  startDate
  endDate
  referralTurns
  prizeTitle
  prizeTitleEn
  isPrinted
  creator {
    ...UserFace
  }
  deletedAt
  createdAt
  version
}
    fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"fragmentName":"VoucherRow"}) as unknown as TypedDocumentString<VoucherRowFragment, unknown>;
export const EntryOfHistoryFragmentDoc = new TypedDocumentString(`
    fragment EntryOfHistory on AuditEntry {
  _id
  createdAt
  action
  actor {
    ...UserFace
  }
  changes {
    field
    before
    after
    beforeName
    afterName
  }
  reason
  version
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"fragmentName":"EntryOfHistory"}) as unknown as TypedDocumentString<EntryOfHistoryFragment, unknown>;
export const AuditRunFragmentDoc = new TypedDocumentString(`
    fragment AuditRun on AuditVerification {
  _id
  state
  entries
  chains
  total
  startedAt
  finishedAt
  startedBy {
    fullName
  }
  checkpoint {
    number
    createdAt
  }
  found
  broken {
    problem
    chain
    first
    last
    checkpoint
  }
}
    `, {"fragmentName":"AuditRun"}) as unknown as TypedDocumentString<AuditRunFragment, unknown>;
export const ChangeSetRowFragmentDoc = new TypedDocumentString(`
    fragment ChangeSetRow on ChangeSet {
  _id
  title
  note
  status
  changes
  author {
    ...UserFace
  }
  approver {
    ...UserFace
  }
  applyAt
  appliedAt
  sentBackBy {
    ...UserFace
  }
  sentBackAt
  sentBackComment
  createdAt
  version
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"fragmentName":"ChangeSetRow"}) as unknown as TypedDocumentString<ChangeSetRowFragment, unknown>;
export const RunInfoFragmentDoc = new TypedDocumentString(`
    fragment RunInfo on Run {
  _id
  kind
  state
  phase
  name
  targetModel
  targetId
  fileName
  sheet
  layout
  done
  total
  result
  created
  existing
  repeated
  malformed
  guessable
  failure
  failureReason
  failureParams
  creator {
    _id
    fullName
    avatar {
      thumbnail
    }
  }
  createdAt
  finishedAt
  version
}
    `, {"fragmentName":"RunInfo"}) as unknown as TypedDocumentString<RunInfoFragment, unknown>;
export const SystemNotificationRowFragmentDoc = new TypedDocumentString(`
    fragment SystemNotificationRow on SystemNotification {
  _id
  customMessage
  sendToAllUsers
  users {
    _id
    fullName
  }
  excludedUsers {
    _id
    fullName
  }
  excludedPages {
    _id
    name
  }
  fromUser {
    ...UserFace
  }
  sent
  sentAt
  reached
  deletedAt
  createdAt
  version
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"fragmentName":"SystemNotificationRow"}) as unknown as TypedDocumentString<SystemNotificationRowFragment, unknown>;
export const FindUsersDocument = new TypedDocumentString(`
    query FindUsers($q: String!) {
  cmsFindUsers(q: $q) {
    ...UserFace
    phoneNumber
    email
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"19b7ef8dc84ddb487dbcbfef156f6aea7e0d802753fc6e931c63c914516b06b5"}) as unknown as TypedDocumentString<FindUsersQuery, FindUsersQueryVariables>;
export const FindPostsDocument = new TypedDocumentString(`
    query FindPosts($query: String!) {
  cmsGetPosts(filter: {q: $query}, limit: 5, offset: 1) {
    items {
      _id
      title
      content
      creator {
        ...UserFace
      }
    }
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"ebda80893737450df9d21a1487007d083d12b64da7c3b129a542e373b455727d"}) as unknown as TypedDocumentString<FindPostsQuery, FindPostsQueryVariables>;
export const FindContentDocument = new TypedDocumentString(`
    query FindContent($q: String!) {
  cmsFindPages(q: $q, limit: 5) {
    _id
    name
  }
  getCmsGroups(filter: {name_contain: $q}, limit: 5) {
    items {
      _id
      name
    }
  }
  topPlaces(q: $q, limit: 5) {
    _id
    name
  }
}
    `, {"hash":"08f7b34663d70fe115087cf18ba3d6cfa5b07703bcc4c80c66829a1266947fbc"}) as unknown as TypedDocumentString<FindContentQuery, FindContentQueryVariables>;
export const FindPromotionsDocument = new TypedDocumentString(`
    query FindPromotions($q: String!) {
  cmsFindVoucherCodes(q: $q) {
    _id
    code
    voucher {
      _id
      title
      type
    }
  }
  cmsVouchers(q: $q, limit: 5) {
    items {
      _id
      title
    }
  }
  cmsListLuckyWheel(filter: {q: $q, deletedAt: false}, limit: 5) {
    items {
      _id
      title
    }
  }
  cmsListBanner(filter: {q: $q}, limit: 5) {
    items {
      _id
      name
    }
  }
  cmsListEvent(filter: {q: $q}, limit: 5) {
    items {
      _id
      name
    }
  }
  cmsListBadges(q: $q, limit: 5) {
    items {
      _id
      title
    }
  }
}
    `, {"hash":"29b3f6215a1bb10b28c37639c30bc8c034e22314c42ff5738bc5e6bd8ad998d3"}) as unknown as TypedDocumentString<FindPromotionsQuery, FindPromotionsQueryVariables>;
export const CommentDocument = new TypedDocumentString(`
    query Comment($_id: ID!) {
  cmsGetComment(_id: $_id) {
    _id
    appLink
    content
    post {
      _id
      title
      content
    }
    creator {
      ...UserFace
    }
    commentedAsPage {
      _id
      name
    }
    totalReports
    termStatus
    reason {
      reason
      status
      createdAt
      until
      restored
      byName
    }
    createdAt
    version
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"270ddb328a52dc7a4aa769dcda47169c0965ff3292f9bf4c265c67c1fe741ab7"}) as unknown as TypedDocumentString<CommentQuery, CommentQueryVariables>;
export const GroupsDocument = new TypedDocumentString(`
    query Groups($limit: Int, $offset: Int, $filter: GroupFilter, $sortBy: GroupSort) {
  getCmsGroups(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {
    counter: counterAtLeast
    items {
      ...GroupRow
    }
  }
}
    fragment GroupRow on Group {
  _id
  name
  creator {
    ...UserFace
  }
  category {
    name {
      VI_VN
      EN_US
    }
  }
  totalMembers
  totalPosts
  totalReports
  termStatus
  reason {
    until
  }
  createdAt
  version
  isOwn
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"0ae598673a22dad997a1e691c25681dfb8c1d1adeee9dffca20efcc2fec72da3"}) as unknown as TypedDocumentString<GroupsQuery, GroupsQueryVariables>;
export const GroupDocument = new TypedDocumentString(`
    query Group($_id: ID!) {
  cmsGetGroup(_id: $_id) {
    ...GroupRow
    appLink
    description
    privacy
    verified
    reason {
      reason
      status
      createdAt
      until
      restored
      byName
    }
  }
}
    fragment GroupRow on Group {
  _id
  name
  creator {
    ...UserFace
  }
  category {
    name {
      VI_VN
      EN_US
    }
  }
  totalMembers
  totalPosts
  totalReports
  termStatus
  reason {
    until
  }
  createdAt
  version
  isOwn
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"74686d86123e702492c51031188c7fb6cae17db4c44c736c41eb04ade944dc2e"}) as unknown as TypedDocumentString<GroupQuery, GroupQueryVariables>;
export const PageCategoriesDocument = new TypedDocumentString(`
    query PageCategories {
  cmsGetPageCategories {
    counter
    items {
      _id
      name {
        VI_VN
        EN_US
      }
      enum
      deletedAt
      version
    }
  }
}
    `, {"hash":"e4d188d5beccdc86e177333f8f4cf2c7a18aa5d481a0ac87994ac7633e750759"}) as unknown as TypedDocumentString<PageCategoriesQuery, PageCategoriesQueryVariables>;
export const PagesDocument = new TypedDocumentString(`
    query Pages($limit: Int, $offset: Int, $q: String, $filter: PageFilter, $sortBy: PageSort) {
  cmsGetPages(
    limit: $limit
    offset: $offset
    q: $q
    filter: $filter
    sortBy: $sortBy
  ) {
    counter: counterAtLeast
    items {
      ...PageRow
    }
  }
}
    fragment PageRow on Page {
  _id
  name
  type
  phoneNumber
  email
  website
  verified
  creator {
    ...UserFace
  }
  isPartner
  isProvideNews
  termStatus
  reason {
    reason
    status
    createdAt
    until
    restored
    byName
  }
  pinnedLimit
  createdAt
  version
  isOwn
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"6a474f48e6eff5df8bf648b1980d504867c4bc32af9a1f9df1f55fcf5d50f340"}) as unknown as TypedDocumentString<PagesQuery, PagesQueryVariables>;
export const PageDocument = new TypedDocumentString(`
    query Page($_id: ID!) {
  cmsGetPage(_id: $_id) {
    ...PageRow
    appLink
    description
    category {
      name {
        VI_VN
        EN_US
      }
    }
    logo {
      ...MediaThumbnail
    }
    owner {
      ...UserFace
    }
    admins {
      ...UserFace
    }
    verify {
      status
    }
    totals {
      likes
      posts
      follows
      reviews
      reports
    }
  }
}
    fragment PageRow on Page {
  _id
  name
  type
  phoneNumber
  email
  website
  verified
  creator {
    ...UserFace
  }
  isPartner
  isProvideNews
  termStatus
  reason {
    reason
    status
    createdAt
    until
    restored
    byName
  }
  pinnedLimit
  createdAt
  version
  isOwn
}
fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"7462482a33bac9cb61dd0a5e1310068f14fdc1a6692c9151deb17cc1561b3169"}) as unknown as TypedDocumentString<PageQuery, PageQueryVariables>;
export const TopPlacesDocument = new TypedDocumentString(`
    query TopPlaces($limit: Int, $q: String) {
  topPlaces(limit: $limit, q: $q) {
    ...PlaceRow
  }
}
    fragment PlaceRow on Place {
  _id
  name
  description
  checkins
  reviews
  hasSensitiveWord
  primaryImage {
    ...MediaThumbnail
  }
  location {
    placeName
    country
  }
  creator {
    ...UserFace
  }
  createdAt
  version
}
fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"167c02d1b99a7ce1eb9967d28e8b9842eb7e50bab52df0ddd75dde9f987fca30"}) as unknown as TypedDocumentString<TopPlacesQuery, TopPlacesQueryVariables>;
export const PlaceDocument = new TypedDocumentString(`
    query Place($_id: ID!) {
  cmsGetPlace(_id: $_id) {
    ...PlaceRow
    appLink
    phone
    isVerified
    medias {
      ...MediaThumbnail
      uri
      width
      height
    }
  }
}
    fragment PlaceRow on Place {
  _id
  name
  description
  checkins
  reviews
  hasSensitiveWord
  primaryImage {
    ...MediaThumbnail
  }
  location {
    placeName
    country
  }
  creator {
    ...UserFace
  }
  createdAt
  version
}
fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"159844bdaf3778ac3ec3eeddeafa8e22b7b04f49bd217b8d695cc0ed0ef2723a"}) as unknown as TypedDocumentString<PlaceQuery, PlaceQueryVariables>;
export const CreatorDocument = new TypedDocumentString(`
    query Creator($userId: ID!) {
  cmsGetUser(userId: $userId) {
    ...UserFace
    phoneNumber
    email
    group
    termStatus
    reason {
      reason
      status
      createdAt
      until
      restored
      byName
    }
    point
    totalPosts
    createdAt
    version
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"bdba08d6336037cde59dc04232b358d11cf9baf20b9966d40cb0050ff2e0112b"}) as unknown as TypedDocumentString<CreatorQuery, CreatorQueryVariables>;
export const RecentPostsDocument = new TypedDocumentString(`
    query RecentPosts($targetId: ID!, $limit: Int, $isPage: Boolean) {
  cmsGetPostsByCreator(targetId: $targetId, limit: $limit, isPage: $isPage) {
    _id
    title
    content
    status
    createdAt
    totalLikes
    totalComments
  }
}
    `, {"hash":"25b56565874383a9d52cb7128ac30b1121ece4846ca53d7bfb834bfd385cadb0"}) as unknown as TypedDocumentString<RecentPostsQuery, RecentPostsQueryVariables>;
export const PostAuthorByPhoneDocument = new TypedDocumentString(`
    query PostAuthorByPhone($phoneNumber: String!) {
  cmsFindUserByPhone(phoneNumber: $phoneNumber) {
    ...PostAuthor
  }
}
    fragment PostAuthor on User {
  _id
  fullName
  phoneNumber
  gender
  group
  version
}`, {"hash":"d183b271906f4780faa76a756e4ce7f2b8a9dd17150cfcaaf7f1d73ef61e12de"}) as unknown as TypedDocumentString<PostAuthorByPhoneQuery, PostAuthorByPhoneQueryVariables>;
export const EditedPostDocument = new TypedDocumentString(`
    query EditedPost($_id: ID!) {
  cmsGetPost(_id: $_id) {
    _id
    ...PostText
    version
    creator {
      ...PostAuthor
    }
  }
}
    fragment PostAuthor on User {
  _id
  fullName
  phoneNumber
  gender
  group
  version
}
fragment PostText on Post {
  title
  content
}`, {"hash":"0c0f60a93e3f913a50137fa5533b2ba3686bb49abc4ad9b2865ed680c30f241e"}) as unknown as TypedDocumentString<EditedPostQuery, EditedPostQueryVariables>;
export const SetAuthorGroupDocument = new TypedDocumentString(`
    mutation SetAuthorGroup($userId: ID!, $group: UserGroup!, $version: Int) {
  updateUserGroup(userId: $userId, group: $group, version: $version) {
    ...PostAuthor
  }
}
    fragment PostAuthor on User {
  _id
  fullName
  phoneNumber
  gender
  group
  version
}`, {"hash":"f2be74ed4a30c056a1cac93aac76dbda9ef87bd9b7cf1e92053701132b528ac6"}) as unknown as TypedDocumentString<SetAuthorGroupMutation, SetAuthorGroupMutationVariables>;
export const PostsDocument = new TypedDocumentString(`
    query Posts($limit: Int, $offset: Int, $filter: PostFilter, $sortBy: PostSort, $counted: Boolean = true) {
  cmsGetPosts(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {
    counter: counterAtLeast @include(if: $counted)
    items {
      ...PostRow
    }
  }
}
    fragment PostRow on Post {
  _id
  type
  title
  content
  status
  reason {
    reason
    until
  }
  totalLikes
  totalComments
  totalReports
  creator {
    ...UserFace
  }
  page {
    _id
    name
  }
  createdAt
  version
  isOwn
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"978f8c4263d08e79b9963acd9c0c6e1898a0d842bbdc3115d8e482e7de6cd3ca"}) as unknown as TypedDocumentString<PostsQuery, PostsQueryVariables>;
export const PostCountDocument = new TypedDocumentString(`
    query PostCount($filter: PostFilter) {
  cmsGetPosts(filter: $filter) {
    counter: counterAtLeast
  }
}
    `, {"hash":"708dbf7f2aca5a486fa2e660d86c2dd219c622fe387cc4a23ccb580372c73e3c"}) as unknown as TypedDocumentString<PostCountQuery, PostCountQueryVariables>;
export const BlockedPostsDocument = new TypedDocumentString(`
    query BlockedPosts($limit: Int, $page: Int, $filter: PostFilter, $sortBy: PostSort, $counted: Boolean = true) {
  cmsGetBlockedPosts(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
    counter: counterAtLeast @include(if: $counted)
    item {
      ...PostRow
    }
  }
}
    fragment PostRow on Post {
  _id
  type
  title
  content
  status
  reason {
    reason
    until
  }
  totalLikes
  totalComments
  totalReports
  creator {
    ...UserFace
  }
  page {
    _id
    name
  }
  createdAt
  version
  isOwn
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"a35e3f525bb23301c30942f833edf66b72a7c4dc2af4aeeb5fca1d7e06084093"}) as unknown as TypedDocumentString<BlockedPostsQuery, BlockedPostsQueryVariables>;
export const BlockedPostCountDocument = new TypedDocumentString(`
    query BlockedPostCount($filter: PostFilter) {
  cmsGetBlockedPosts(filter: $filter) {
    counter: counterAtLeast
  }
}
    `, {"hash":"824fcfed8ce6b3073d037191b5c9263716838922a61b1cb0826c737209f321ae"}) as unknown as TypedDocumentString<BlockedPostCountQuery, BlockedPostCountQueryVariables>;
export const PostDocument = new TypedDocumentString(`
    query Post($_id: ID!) {
  cmsGetPost(_id: $_id) {
    ...WrittenPost
    appLink
    type
    status
    reason {
      reason
      status
      createdAt
      until
      restored
      byName
    }
    totalLikes
    totalComments
    totalReports
    place {
      _id
      name
    }
    group {
      _id
      name
    }
    sharedPost {
      ...WrittenPost
    }
    version
    isOwn
  }
}
    fragment PostText on Post {
  title
  content
}
fragment WrittenPost on Post {
  _id
  ...PostText
  createdAt
  creator {
    ...UserFace
  }
  page {
    _id
    name
  }
  medias {
    _id
    type
    uri
    thumbnail
    thumbnail2x
    width
    height
    covered
  }
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"faa6ffdc10dc32119747bf9b8cfc874465661813ee7722ba49ebd02a757ffbad"}) as unknown as TypedDocumentString<PostQuery, PostQueryVariables>;
export const FindCreatorsDocument = new TypedDocumentString(`
    query FindCreators($q: String, $limit: Int) {
  cmsFindCreators(q: $q, limit: $limit) {
    ...UserFace
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"81f48ef3faff80f7225668a5be6181c5bf9f1e01fe91b9dc2fa7518577281512"}) as unknown as TypedDocumentString<FindCreatorsQuery, FindCreatorsQueryVariables>;
export const CreatorNameDocument = new TypedDocumentString(`
    query CreatorName($targetId: ID!) {
  cmsGetPostsByCreator(targetId: $targetId, limit: 1) {
    creator {
      _id
      fullName
    }
  }
}
    `, {"hash":"e94ecf7246f7f2f4563633bde97e28d41008dbd26f59dd2a259740774624ac3a"}) as unknown as TypedDocumentString<CreatorNameQuery, CreatorNameQueryVariables>;
export const ProductsDocument = new TypedDocumentString(`
    query Products($limit: Int, $offset: Int, $q: String, $type: ProductType, $onTravelStore: YesNo, $filter: ProductFilter, $sortBy: ProductSort) {
  cmsPartnerProducts(
    limit: $limit
    offset: $offset
    q: $q
    type: $type
    onTravelStore: $onTravelStore
    filter: $filter
    sortBy: $sortBy
  ) {
    counter: counterAtLeast
    items {
      ...ProductRow
    }
  }
}
    fragment ProductRow on Product {
  _id
  type
  title
  content
  price
  medias {
    ...MediaThumbnail
    uri
    width
    height
  }
  availableOnTravelStore
  creator {
    ...UserFace
  }
  page {
    _id
    name
  }
  leadsToBlocked
  totalReports
  termStatus
  reason {
    reason
    status
    createdAt
    until
    restored
    byName
  }
  createdAt
  version
  isOwn
}
fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"61db9f0c9d1e3faf7c185824a00269e2c83e691ead1c6ef7c54c9ecfa84897e9"}) as unknown as TypedDocumentString<ProductsQuery, ProductsQueryVariables>;
export const ProductDocument = new TypedDocumentString(`
    query Product($_id: ID!) {
  cmsGetProduct(_id: $_id) {
    ...ProductRow
    appLink
    totalLikes
    totalShares
  }
}
    fragment ProductRow on Product {
  _id
  type
  title
  content
  price
  medias {
    ...MediaThumbnail
    uri
    width
    height
  }
  availableOnTravelStore
  creator {
    ...UserFace
  }
  page {
    _id
    name
  }
  leadsToBlocked
  totalReports
  termStatus
  reason {
    reason
    status
    createdAt
    until
    restored
    byName
  }
  createdAt
  version
  isOwn
}
fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"f3e851be987ad437038cb851c965b0ca2d2f15a037a76a556ea03dd7eb85ff76"}) as unknown as TypedDocumentString<ProductQuery, ProductQueryVariables>;
export const ApiKeysDocument = new TypedDocumentString(`
    query ApiKeys {
  cmsGetApiKeys {
    counter
    items {
      _id
      name
      prefix
      mode
      scopes
      eventKinds
      dailyPoints
      personalData
      state
      endsAt
      endedAt
      formerUntil
      createdAt
      createdBy {
        fullName
      }
      lastUsedAt
      lastAddress
      requestsOfLastDay
      version
    }
  }
}
    `, {"hash":"461ce66fb5e5cc1955d6559921322c02a40312c739bf0a660fb9b9e7f0eeac2b"}) as unknown as TypedDocumentString<ApiKeysQuery, ApiKeysQueryVariables>;
export const ApiKeyRequestsDocument = new TypedDocumentString(`
    query ApiKeyRequests($_id: ID!, $page: Int) {
  cmsGetApiKeyRequests(_id: $_id, page: $page) {
    _id
    at
    operation
    outcome
    requestId
    address
    milliseconds
    dryRun
  }
}
    `, {"hash":"4e636c88ade7565ca10a8bd7ef1db477a91b89205a08db7717676a40c07eb81a"}) as unknown as TypedDocumentString<ApiKeyRequestsQuery, ApiKeyRequestsQueryVariables>;
export const CreateApiKeyDocument = new TypedDocumentString(`
    mutation CreateApiKey($data: ApiKeyInput!) {
  cmsCreateApiKey(data: $data) {
    key
  }
}
    `, {"hash":"fc53777c7b7a59ff9b39721cd740fd6183e5f9483ff7faeace7d70ffba3d2ebb"}) as unknown as TypedDocumentString<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RotateApiKeyDocument = new TypedDocumentString(`
    mutation RotateApiKey($_id: ID!, $version: Int) {
  cmsRotateApiKey(_id: $_id, version: $version) {
    key
  }
}
    `, {"hash":"8077329150e9cc41eecb4ec9899b0d3d7988a7f269f0cc049bf0af8abd4beec1"}) as unknown as TypedDocumentString<RotateApiKeyMutation, RotateApiKeyMutationVariables>;
export const ApiSchemasDocument = new TypedDocumentString(`
    query ApiSchemas {
  cmsApiSchemas {
    staff
    members
  }
}
    `, {"hash":"c4dbad41c7297e735c0248d56014c0b0ad5e79579438dbe0c8823e64e3026291"}) as unknown as TypedDocumentString<ApiSchemasQuery, ApiSchemasQueryVariables>;
export const WebhookEndpointsDocument = new TypedDocumentString(`
    query WebhookEndpoints {
  cmsWebhookEndpoints {
    ...WebhookEndpointRow
  }
}
    fragment WebhookEndpointRow on WebhookEndpoint {
  _id
  url
  types
  note
  sandbox
  pausedBecause
  formerSecretUntil
  failingSince
  pausesAt
  lastTriedAt
  lastStatus
  lastError
  waiting
  oldestWaiting
  version
}`, {"hash":"41d2cc655e777420fece02f05e9edf5862856b8b56f5dd6b7d0300324e7c9937"}) as unknown as TypedDocumentString<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>;
export const WebhookEndpointDocument = new TypedDocumentString(`
    query WebhookEndpoint($id: ID!) {
  cmsWebhookEndpoint(_id: $id) {
    ...WebhookEndpointRow
  }
}
    fragment WebhookEndpointRow on WebhookEndpoint {
  _id
  url
  types
  note
  sandbox
  pausedBecause
  formerSecretUntil
  failingSince
  pausesAt
  lastTriedAt
  lastStatus
  lastError
  waiting
  oldestWaiting
  version
}`, {"hash":"f249dfc9c7e15b80bb06f3006d340fc647a80077cf15d74ca0e4877d3f4e92ce"}) as unknown as TypedDocumentString<WebhookEndpointQuery, WebhookEndpointQueryVariables>;
export const CreateWebhookEndpointDocument = new TypedDocumentString(`
    mutation CreateWebhookEndpoint($url: String!, $types: [String!]!, $note: String!, $sandbox: Boolean) {
  cmsCreateWebhookEndpoint(
    url: $url
    types: $types
    note: $note
    sandbox: $sandbox
  ) {
    secret
  }
}
    `, {"hash":"e13cc59a153b6196df286d73ba121d062521e23e77c38e835c83894e3831fc17"}) as unknown as TypedDocumentString<CreateWebhookEndpointMutation, CreateWebhookEndpointMutationVariables>;
export const RotateWebhookSecretDocument = new TypedDocumentString(`
    mutation RotateWebhookSecret($id: ID!, $version: Int!) {
  cmsRotateWebhookSecret(_id: $id, version: $version) {
    secret
  }
}
    `, {"hash":"ff415a963cbac7185703136226873394fa9e47b680e6609aeaf9dfd96c2327a2"}) as unknown as TypedDocumentString<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const TestWebhookEndpointDocument = new TypedDocumentString(`
    mutation TestWebhookEndpoint($id: ID!) {
  cmsTestWebhookEndpoint(_id: $id) {
    state
    lastStatus
    lastError
  }
}
    `, {"hash":"760fff68f8cb1c4759dccdb424278bd3ce734dfb5fcb0a508dda2b90ec99d369"}) as unknown as TypedDocumentString<TestWebhookEndpointMutation, TestWebhookEndpointMutationVariables>;
export const SendWebhookAgainDocument = new TypedDocumentString(`
    mutation SendWebhookAgain($id: ID!) {
  cmsSendWebhookAgain(_id: $id) {
    _id
  }
}
    `, {"hash":"8068f4e0c339d39b219007d20a4fa43f673db361329de22a981156028fcd3e84"}) as unknown as TypedDocumentString<SendWebhookAgainMutation, SendWebhookAgainMutationVariables>;
export const WebhookDeliveriesDocument = new TypedDocumentString(`
    query WebhookDeliveries($endpointId: ID, $limit: Int, $page: Int, $filter: WebhookDeliveryFilter, $sortBy: WebhookDeliverySort) {
  cmsWebhookDeliveries(
    endpointId: $endpointId
    limit: $limit
    page: $page
    filter: $filter
    sortBy: $sortBy
  ) {
    counter: counterAtLeast
    items {
      _id
      type
      model
      subjectId
      sequence
      state
      tries
      nextAt
      lastStatus
      lastError
      createdAt
    }
  }
}
    `, {"hash":"dc2ed99c24b717754d1c829d74e113ba7825a09f463d5d2393b1ffb61e46b579"}) as unknown as TypedDocumentString<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const WebhookDeliveryDocument = new TypedDocumentString(`
    query WebhookDelivery($id: ID!) {
  cmsWebhookDelivery(_id: $id) {
    _id
    state
    nextAt
    payload
    attempts {
      number
      triedAt
      tookMs
      status
      error
      answer
    }
  }
}
    `, {"hash":"0c489efbed2226bcc96fe2204be6cffadaaee0a9d3e4e1cb915acb3c2a4864c1"}) as unknown as TypedDocumentString<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>;
export const CalibrationDocument = new TypedDocumentString(`
    query Calibration($startDate: Day!, $endDate: Day!) {
  cmsGetCalibration(startDate: $startDate, endDate: $endDate) {
    decided
    drawn
    waiting
    void
    answered
    agreement {
      ...Agreement
    }
    byReason {
      reason
      answered
      agreement {
        ...Agreement
      }
    }
    byPerson {
      user {
        ...UserFace
      }
      answered
      agreement {
        ...Agreement
      }
    }
    disagreements {
      _id
      case {
        _id
        lead {
          ...CaseLead
        }
      }
      decidedBy {
        ...UserFace
      }
      decidedAt
      answeredBy {
        ...UserFace
      }
      answeredAt
      status
      reason
      againAt
    }
  }
}
    fragment Agreement on ShareWithBounds {
  share
  low
  high
}
fragment CaseLead on CaseMember {
  model
  _id
  title
  text
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"757c2aed8f7e1ab2af6ce9ded9171ddaeccc43edd73050cbc681725a9d060f4f"}) as unknown as TypedDocumentString<CalibrationQuery, CalibrationQueryVariables>;
export const DecideAgainDocument = new TypedDocumentString(`
    mutation DecideAgain($_id: ID!) {
  cmsDecideAgain(_id: $_id) {
    _id
    againAt
  }
}
    `, {"hash":"1c08990a9385782d98102da2fc965bd85f79e73b0ec4bf27ad931a9e6f115c11"}) as unknown as TypedDocumentString<DecideAgainMutation, DecideAgainMutationVariables>;
export const ClaimNextCaseDocument = new TypedDocumentString(`
    mutation ClaimNextCase($model: CaseKind, $severity: Int, $passedOver: [ID!]) {
  cmsClaimNextCase(model: $model, severity: $severity, passedOver: $passedOver) {
    ...FullCase
  }
}
    fragment CaseLead on CaseMember {
  model
  _id
  title
  text
}
fragment CaseRow on Case {
  _id
  version
  state
  severity
  byReason {
    reason
    reports
  }
  totalReports
  totalMembers
  dueAt
  holder {
    ...UserFace
  }
  mine
  appeal {
    _id
  }
  lead {
    ...CaseLead
  }
}
fragment CaseMember on CaseMember {
  ...CaseLead
  medias {
    _id
    type
    uri
    thumbnail
    thumbnail2x
    width
    height
  }
  author {
    ...UserFace
  }
  page {
    _id
    name
  }
  termStatus
  totalReports
  openReports
  lastReportAt
  createdAt
  isAdminReport
}
fragment CaseDecision on CaseDecision {
  _id
  state
  closedElsewhere
  status
  reason
  until
  hidePosts
  secondLook
  note
  reply {
    textEn
    textVi
  }
  by {
    ...UserFace
  }
  createdAt
  secondBy {
    ...UserFace
  }
  secondAt
  done
  total
  refused {
    model
    _id
    title
    message
    reason
  }
  changedSince {
    model
    _id
    title
    termStatus
  }
  undoUntil
  undoneAt
  mine
  calibrates
  case {
    _id
    lead {
      ...CaseLead
    }
  }
}
fragment CaseAppeal on CaseAppeal {
  _id
  message
  createdAt
  state
  answer
  decidedAt
  decidedBy {
    ...UserFace
  }
  status
  reason
  judgedAt
  judges {
    ...UserFace
  }
  records
}
fragment FullCase on Case {
  ...CaseRow
  severityParts {
    part
    points
    detail
  }
  openedAt
  closedAt
  closedBy {
    ...UserFace
  }
  closing {
    how
    status
  }
  calibrates
  aboutMe
  reportedByMe
  judgedByMe
  appeal {
    ...CaseAppeal
  }
  handedBy {
    ...UserFace
  }
  heldUntil
  members {
    ...CaseMember
  }
  creator {
    ...UserFace
  }
  creatorBlocks
  creatorStrikes
  strikeWeight
  usualStep {
    at
    days
  }
  decision {
    ...CaseDecision
  }
  decidedBefore {
    ...CaseDecision
  }
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"270c1c98bfae6d10f41ce3a72ccd07c152b72da84f1cbad3335d0ac45283de7d"}) as unknown as TypedDocumentString<ClaimNextCaseMutation, ClaimNextCaseMutationVariables>;
export const ClaimCaseDocument = new TypedDocumentString(`
    mutation ClaimCase($_id: ID!) {
  cmsClaimCase(_id: $_id) {
    ...FullCase
  }
}
    fragment CaseLead on CaseMember {
  model
  _id
  title
  text
}
fragment CaseRow on Case {
  _id
  version
  state
  severity
  byReason {
    reason
    reports
  }
  totalReports
  totalMembers
  dueAt
  holder {
    ...UserFace
  }
  mine
  appeal {
    _id
  }
  lead {
    ...CaseLead
  }
}
fragment CaseMember on CaseMember {
  ...CaseLead
  medias {
    _id
    type
    uri
    thumbnail
    thumbnail2x
    width
    height
  }
  author {
    ...UserFace
  }
  page {
    _id
    name
  }
  termStatus
  totalReports
  openReports
  lastReportAt
  createdAt
  isAdminReport
}
fragment CaseDecision on CaseDecision {
  _id
  state
  closedElsewhere
  status
  reason
  until
  hidePosts
  secondLook
  note
  reply {
    textEn
    textVi
  }
  by {
    ...UserFace
  }
  createdAt
  secondBy {
    ...UserFace
  }
  secondAt
  done
  total
  refused {
    model
    _id
    title
    message
    reason
  }
  changedSince {
    model
    _id
    title
    termStatus
  }
  undoUntil
  undoneAt
  mine
  calibrates
  case {
    _id
    lead {
      ...CaseLead
    }
  }
}
fragment CaseAppeal on CaseAppeal {
  _id
  message
  createdAt
  state
  answer
  decidedAt
  decidedBy {
    ...UserFace
  }
  status
  reason
  judgedAt
  judges {
    ...UserFace
  }
  records
}
fragment FullCase on Case {
  ...CaseRow
  severityParts {
    part
    points
    detail
  }
  openedAt
  closedAt
  closedBy {
    ...UserFace
  }
  closing {
    how
    status
  }
  calibrates
  aboutMe
  reportedByMe
  judgedByMe
  appeal {
    ...CaseAppeal
  }
  handedBy {
    ...UserFace
  }
  heldUntil
  members {
    ...CaseMember
  }
  creator {
    ...UserFace
  }
  creatorBlocks
  creatorStrikes
  strikeWeight
  usualStep {
    at
    days
  }
  decision {
    ...CaseDecision
  }
  decidedBefore {
    ...CaseDecision
  }
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"01a01796c2b309582cd395a739a30af86d5f4a85e933f778e1cc1927c7812116"}) as unknown as TypedDocumentString<ClaimCaseMutation, ClaimCaseMutationVariables>;
export const DecidersDocument = new TypedDocumentString(`
    query Deciders($_id: ID!, $q: String) {
  cmsFindDeciders(_id: $_id, q: $q) {
    ...UserFace
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"6d29bb8d1446fca6f273a5955cad9f62e93e2cbda168557544738a26ac7afd6a"}) as unknown as TypedDocumentString<DecidersQuery, DecidersQueryVariables>;
export const HandOverCaseDocument = new TypedDocumentString(`
    mutation HandOverCase($_id: ID!, $to: ID!, $note: String) {
  cmsHandOverCase(_id: $_id, to: $to, note: $note) {
    ...FullCase
  }
}
    fragment CaseLead on CaseMember {
  model
  _id
  title
  text
}
fragment CaseRow on Case {
  _id
  version
  state
  severity
  byReason {
    reason
    reports
  }
  totalReports
  totalMembers
  dueAt
  holder {
    ...UserFace
  }
  mine
  appeal {
    _id
  }
  lead {
    ...CaseLead
  }
}
fragment CaseMember on CaseMember {
  ...CaseLead
  medias {
    _id
    type
    uri
    thumbnail
    thumbnail2x
    width
    height
  }
  author {
    ...UserFace
  }
  page {
    _id
    name
  }
  termStatus
  totalReports
  openReports
  lastReportAt
  createdAt
  isAdminReport
}
fragment CaseDecision on CaseDecision {
  _id
  state
  closedElsewhere
  status
  reason
  until
  hidePosts
  secondLook
  note
  reply {
    textEn
    textVi
  }
  by {
    ...UserFace
  }
  createdAt
  secondBy {
    ...UserFace
  }
  secondAt
  done
  total
  refused {
    model
    _id
    title
    message
    reason
  }
  changedSince {
    model
    _id
    title
    termStatus
  }
  undoUntil
  undoneAt
  mine
  calibrates
  case {
    _id
    lead {
      ...CaseLead
    }
  }
}
fragment CaseAppeal on CaseAppeal {
  _id
  message
  createdAt
  state
  answer
  decidedAt
  decidedBy {
    ...UserFace
  }
  status
  reason
  judgedAt
  judges {
    ...UserFace
  }
  records
}
fragment FullCase on Case {
  ...CaseRow
  severityParts {
    part
    points
    detail
  }
  openedAt
  closedAt
  closedBy {
    ...UserFace
  }
  closing {
    how
    status
  }
  calibrates
  aboutMe
  reportedByMe
  judgedByMe
  appeal {
    ...CaseAppeal
  }
  handedBy {
    ...UserFace
  }
  heldUntil
  members {
    ...CaseMember
  }
  creator {
    ...UserFace
  }
  creatorBlocks
  creatorStrikes
  strikeWeight
  usualStep {
    at
    days
  }
  decision {
    ...CaseDecision
  }
  decidedBefore {
    ...CaseDecision
  }
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"98c5a365c0cd6199673fdc9b302cc3443696d4a24acf5c88bcd5bc5884840ac1"}) as unknown as TypedDocumentString<HandOverCaseMutation, HandOverCaseMutationVariables>;
export const RenewCaseClaimDocument = new TypedDocumentString(`
    mutation RenewCaseClaim($_id: ID!) {
  cmsRenewCaseClaim(_id: $_id) {
    _id
    mine
    heldUntil
  }
}
    `, {"hash":"8eb529a433fb3032ca9fc7ef45bb7279d3858e75aa60e768f64e3802e6a33442"}) as unknown as TypedDocumentString<RenewCaseClaimMutation, RenewCaseClaimMutationVariables>;
export const DecideCaseDocument = new TypedDocumentString(`
    mutation DecideCase($_id: ID!, $version: Int!, $decision: CaseDecisionInput!, $planHash: String!) {
  cmsDecideCase(
    _id: $_id
    version: $version
    decision: $decision
    planHash: $planHash
  ) {
    ...CaseDecision
  }
}
    fragment CaseLead on CaseMember {
  model
  _id
  title
  text
}
fragment CaseDecision on CaseDecision {
  _id
  state
  closedElsewhere
  status
  reason
  until
  hidePosts
  secondLook
  note
  reply {
    textEn
    textVi
  }
  by {
    ...UserFace
  }
  createdAt
  secondBy {
    ...UserFace
  }
  secondAt
  done
  total
  refused {
    model
    _id
    title
    message
    reason
  }
  changedSince {
    model
    _id
    title
    termStatus
  }
  undoUntil
  undoneAt
  mine
  calibrates
  case {
    _id
    lead {
      ...CaseLead
    }
  }
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"0f5a3bfa3130d07bdcc567f2b7e25c7faeb9d6c1989a98ec5b5bc98d59bc5901"}) as unknown as TypedDocumentString<DecideCaseMutation, DecideCaseMutationVariables>;
export const DecideAppealDocument = new TypedDocumentString(`
    mutation DecideAppeal($_id: ID!, $version: Int!, $outcome: AppealOutcome!, $answer: String!) {
  cmsDecideAppeal(
    _id: $_id
    version: $version
    outcome: $outcome
    answer: $answer
  ) {
    ...FullCase
  }
}
    fragment CaseLead on CaseMember {
  model
  _id
  title
  text
}
fragment CaseRow on Case {
  _id
  version
  state
  severity
  byReason {
    reason
    reports
  }
  totalReports
  totalMembers
  dueAt
  holder {
    ...UserFace
  }
  mine
  appeal {
    _id
  }
  lead {
    ...CaseLead
  }
}
fragment CaseMember on CaseMember {
  ...CaseLead
  medias {
    _id
    type
    uri
    thumbnail
    thumbnail2x
    width
    height
  }
  author {
    ...UserFace
  }
  page {
    _id
    name
  }
  termStatus
  totalReports
  openReports
  lastReportAt
  createdAt
  isAdminReport
}
fragment CaseDecision on CaseDecision {
  _id
  state
  closedElsewhere
  status
  reason
  until
  hidePosts
  secondLook
  note
  reply {
    textEn
    textVi
  }
  by {
    ...UserFace
  }
  createdAt
  secondBy {
    ...UserFace
  }
  secondAt
  done
  total
  refused {
    model
    _id
    title
    message
    reason
  }
  changedSince {
    model
    _id
    title
    termStatus
  }
  undoUntil
  undoneAt
  mine
  calibrates
  case {
    _id
    lead {
      ...CaseLead
    }
  }
}
fragment CaseAppeal on CaseAppeal {
  _id
  message
  createdAt
  state
  answer
  decidedAt
  decidedBy {
    ...UserFace
  }
  status
  reason
  judgedAt
  judges {
    ...UserFace
  }
  records
}
fragment FullCase on Case {
  ...CaseRow
  severityParts {
    part
    points
    detail
  }
  openedAt
  closedAt
  closedBy {
    ...UserFace
  }
  closing {
    how
    status
  }
  calibrates
  aboutMe
  reportedByMe
  judgedByMe
  appeal {
    ...CaseAppeal
  }
  handedBy {
    ...UserFace
  }
  heldUntil
  members {
    ...CaseMember
  }
  creator {
    ...UserFace
  }
  creatorBlocks
  creatorStrikes
  strikeWeight
  usualStep {
    at
    days
  }
  decision {
    ...CaseDecision
  }
  decidedBefore {
    ...CaseDecision
  }
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"1792a7bea4c51ecb7366200f93de488aa38e9be57c1d107c9972be010f3b4c3f"}) as unknown as TypedDocumentString<DecideAppealMutation, DecideAppealMutationVariables>;
export const TakeOutOfCaseDocument = new TypedDocumentString(`
    mutation TakeOutOfCase($_id: ID!, $model: TermModel!, $targetId: ID!) {
  cmsTakeOutOfCase(_id: $_id, model: $model, targetId: $targetId) {
    ...FullCase
  }
}
    fragment CaseLead on CaseMember {
  model
  _id
  title
  text
}
fragment CaseRow on Case {
  _id
  version
  state
  severity
  byReason {
    reason
    reports
  }
  totalReports
  totalMembers
  dueAt
  holder {
    ...UserFace
  }
  mine
  appeal {
    _id
  }
  lead {
    ...CaseLead
  }
}
fragment CaseMember on CaseMember {
  ...CaseLead
  medias {
    _id
    type
    uri
    thumbnail
    thumbnail2x
    width
    height
  }
  author {
    ...UserFace
  }
  page {
    _id
    name
  }
  termStatus
  totalReports
  openReports
  lastReportAt
  createdAt
  isAdminReport
}
fragment CaseDecision on CaseDecision {
  _id
  state
  closedElsewhere
  status
  reason
  until
  hidePosts
  secondLook
  note
  reply {
    textEn
    textVi
  }
  by {
    ...UserFace
  }
  createdAt
  secondBy {
    ...UserFace
  }
  secondAt
  done
  total
  refused {
    model
    _id
    title
    message
    reason
  }
  changedSince {
    model
    _id
    title
    termStatus
  }
  undoUntil
  undoneAt
  mine
  calibrates
  case {
    _id
    lead {
      ...CaseLead
    }
  }
}
fragment CaseAppeal on CaseAppeal {
  _id
  message
  createdAt
  state
  answer
  decidedAt
  decidedBy {
    ...UserFace
  }
  status
  reason
  judgedAt
  judges {
    ...UserFace
  }
  records
}
fragment FullCase on Case {
  ...CaseRow
  severityParts {
    part
    points
    detail
  }
  openedAt
  closedAt
  closedBy {
    ...UserFace
  }
  closing {
    how
    status
  }
  calibrates
  aboutMe
  reportedByMe
  judgedByMe
  appeal {
    ...CaseAppeal
  }
  handedBy {
    ...UserFace
  }
  heldUntil
  members {
    ...CaseMember
  }
  creator {
    ...UserFace
  }
  creatorBlocks
  creatorStrikes
  strikeWeight
  usualStep {
    at
    days
  }
  decision {
    ...CaseDecision
  }
  decidedBefore {
    ...CaseDecision
  }
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"d1d64cc6265e21f30ad72959afff7d4f1fc39f624daa4a6b2dcc31051098076d"}) as unknown as TypedDocumentString<TakeOutOfCaseMutation, TakeOutOfCaseMutationVariables>;
export const ConfirmCaseDecisionDocument = new TypedDocumentString(`
    mutation ConfirmCaseDecision($_id: ID!, $planHash: String) {
  cmsConfirmCaseDecision(_id: $_id, planHash: $planHash) {
    ...CaseDecision
  }
}
    fragment CaseLead on CaseMember {
  model
  _id
  title
  text
}
fragment CaseDecision on CaseDecision {
  _id
  state
  closedElsewhere
  status
  reason
  until
  hidePosts
  secondLook
  note
  reply {
    textEn
    textVi
  }
  by {
    ...UserFace
  }
  createdAt
  secondBy {
    ...UserFace
  }
  secondAt
  done
  total
  refused {
    model
    _id
    title
    message
    reason
  }
  changedSince {
    model
    _id
    title
    termStatus
  }
  undoUntil
  undoneAt
  mine
  calibrates
  case {
    _id
    lead {
      ...CaseLead
    }
  }
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"aa99550d1d83a22db5381d1b732013566174d1f5adf2769e5222c6760315cbd9"}) as unknown as TypedDocumentString<ConfirmCaseDecisionMutation, ConfirmCaseDecisionMutationVariables>;
export const DeclineCaseDecisionDocument = new TypedDocumentString(`
    mutation DeclineCaseDecision($_id: ID!, $note: String!) {
  cmsDeclineCaseDecision(_id: $_id, note: $note) {
    ...CaseDecision
  }
}
    fragment CaseLead on CaseMember {
  model
  _id
  title
  text
}
fragment CaseDecision on CaseDecision {
  _id
  state
  closedElsewhere
  status
  reason
  until
  hidePosts
  secondLook
  note
  reply {
    textEn
    textVi
  }
  by {
    ...UserFace
  }
  createdAt
  secondBy {
    ...UserFace
  }
  secondAt
  done
  total
  refused {
    model
    _id
    title
    message
    reason
  }
  changedSince {
    model
    _id
    title
    termStatus
  }
  undoUntil
  undoneAt
  mine
  calibrates
  case {
    _id
    lead {
      ...CaseLead
    }
  }
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"21f722c89b2373f1be803959d3a0e605e4d5e9cc1c10de86a3ed77e5460f9f79"}) as unknown as TypedDocumentString<DeclineCaseDecisionMutation, DeclineCaseDecisionMutationVariables>;
export const UndoCaseDecisionDocument = new TypedDocumentString(`
    mutation UndoCaseDecision($_id: ID!) {
  cmsUndoCaseDecision(_id: $_id) {
    ...CaseDecision
    sessionsEnded
  }
}
    fragment CaseLead on CaseMember {
  model
  _id
  title
  text
}
fragment CaseDecision on CaseDecision {
  _id
  state
  closedElsewhere
  status
  reason
  until
  hidePosts
  secondLook
  note
  reply {
    textEn
    textVi
  }
  by {
    ...UserFace
  }
  createdAt
  secondBy {
    ...UserFace
  }
  secondAt
  done
  total
  refused {
    model
    _id
    title
    message
    reason
  }
  changedSince {
    model
    _id
    title
    termStatus
  }
  undoUntil
  undoneAt
  mine
  calibrates
  case {
    _id
    lead {
      ...CaseLead
    }
  }
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"8c7c20391a2208a295e3ef7736815616571c7c85403b51731206bb873e650efc"}) as unknown as TypedDocumentString<UndoCaseDecisionMutation, UndoCaseDecisionMutationVariables>;
export const CasesDocument = new TypedDocumentString(`
    query Cases($model: CaseKind, $severity: Int, $q: String, $order: CaseOrder, $limit: Int, $page: Int) {
  cmsGetCases(
    model: $model
    severity: $severity
    q: $q
    order: $order
    limit: $limit
    page: $page
  ) {
    total: totalAtLeast
    items {
      ...CaseRow
    }
  }
}
    fragment CaseLead on CaseMember {
  model
  _id
  title
  text
}
fragment CaseRow on Case {
  _id
  version
  state
  severity
  byReason {
    reason
    reports
  }
  totalReports
  totalMembers
  dueAt
  holder {
    ...UserFace
  }
  mine
  appeal {
    _id
  }
  lead {
    ...CaseLead
  }
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"66ccf127ce68603e4bb1c06847a9475b469c3dc2b89e1e41b64b4d21c534ecac"}) as unknown as TypedDocumentString<CasesQuery, CasesQueryVariables>;
export const CaseDocument = new TypedDocumentString(`
    query Case($_id: ID!) {
  cmsGetCase(_id: $_id) {
    ...FullCase
  }
}
    fragment CaseLead on CaseMember {
  model
  _id
  title
  text
}
fragment CaseRow on Case {
  _id
  version
  state
  severity
  byReason {
    reason
    reports
  }
  totalReports
  totalMembers
  dueAt
  holder {
    ...UserFace
  }
  mine
  appeal {
    _id
  }
  lead {
    ...CaseLead
  }
}
fragment CaseMember on CaseMember {
  ...CaseLead
  medias {
    _id
    type
    uri
    thumbnail
    thumbnail2x
    width
    height
  }
  author {
    ...UserFace
  }
  page {
    _id
    name
  }
  termStatus
  totalReports
  openReports
  lastReportAt
  createdAt
  isAdminReport
}
fragment CaseDecision on CaseDecision {
  _id
  state
  closedElsewhere
  status
  reason
  until
  hidePosts
  secondLook
  note
  reply {
    textEn
    textVi
  }
  by {
    ...UserFace
  }
  createdAt
  secondBy {
    ...UserFace
  }
  secondAt
  done
  total
  refused {
    model
    _id
    title
    message
    reason
  }
  changedSince {
    model
    _id
    title
    termStatus
  }
  undoUntil
  undoneAt
  mine
  calibrates
  case {
    _id
    lead {
      ...CaseLead
    }
  }
}
fragment CaseAppeal on CaseAppeal {
  _id
  message
  createdAt
  state
  answer
  decidedAt
  decidedBy {
    ...UserFace
  }
  status
  reason
  judgedAt
  judges {
    ...UserFace
  }
  records
}
fragment FullCase on Case {
  ...CaseRow
  severityParts {
    part
    points
    detail
  }
  openedAt
  closedAt
  closedBy {
    ...UserFace
  }
  closing {
    how
    status
  }
  calibrates
  aboutMe
  reportedByMe
  judgedByMe
  appeal {
    ...CaseAppeal
  }
  handedBy {
    ...UserFace
  }
  heldUntil
  members {
    ...CaseMember
  }
  creator {
    ...UserFace
  }
  creatorBlocks
  creatorStrikes
  strikeWeight
  usualStep {
    at
    days
  }
  decision {
    ...CaseDecision
  }
  decidedBefore {
    ...CaseDecision
  }
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"7aa4b688d96d9db7370b98a915a738cda576769a26130f2ec3ce46cfcebd58e8"}) as unknown as TypedDocumentString<CaseQuery, CaseQueryVariables>;
export const CaseContextDocument = new TypedDocumentString(`
    query CaseContext($_id: ID!) {
  cmsGetCase(_id: $_id) {
    members {
      _id
      context {
        role
        model
        _id
        title
        text
        author {
          ...UserFace
        }
        termStatus
        createdAt
      }
    }
    creatorBlocked {
      model
      _id
      title
      reason
      createdAt
    }
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"68be73ae4146c3573db92e0c1e32dbc34746b864a1187f07b227ddc2cd11987b"}) as unknown as TypedDocumentString<CaseContextQuery, CaseContextQueryVariables>;
export const CasePlanDocument = new TypedDocumentString(`
    query CasePlan($_id: ID!, $decision: CaseDecisionInput!) {
  cmsPlanCaseDecision(_id: $_id, decision: $decision) {
    hash
    records
    changes {
      model
      from
      to
      records
    }
    alreadySo
    stays {
      model
      from
      records
    }
    reportsClosed
    reportersTold
    authorsTold
    sessionsEnded
    postsHidden
    refused {
      model
      _id
      title
      message
      reason
    }
    secondLook
    inBackground
  }
}
    `, {"hash":"93f687da820c8d0608e1f3aa75386717b1adcbf1b365b3e62463d5292633dadd"}) as unknown as TypedDocumentString<CasePlanQuery, CasePlanQueryVariables>;
export const CaseDecisionsDocument = new TypedDocumentString(`
    query CaseDecisions($mine: Boolean, $state: CaseDecisionState, $limit: Int, $page: Int) {
  cmsGetCaseDecisions(mine: $mine, state: $state, limit: $limit, page: $page) {
    total
    items {
      ...CaseDecision
    }
  }
}
    fragment CaseLead on CaseMember {
  model
  _id
  title
  text
}
fragment CaseDecision on CaseDecision {
  _id
  state
  closedElsewhere
  status
  reason
  until
  hidePosts
  secondLook
  note
  reply {
    textEn
    textVi
  }
  by {
    ...UserFace
  }
  createdAt
  secondBy {
    ...UserFace
  }
  secondAt
  done
  total
  refused {
    model
    _id
    title
    message
    reason
  }
  changedSince {
    model
    _id
    title
    termStatus
  }
  undoUntil
  undoneAt
  mine
  calibrates
  case {
    _id
    lead {
      ...CaseLead
    }
  }
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"3effb5a90da0dbae87f77f68fcd971517e586bc9e1e2c8e0cc583a39f9ce8f0c"}) as unknown as TypedDocumentString<CaseDecisionsQuery, CaseDecisionsQueryVariables>;
export const DeskFiguresDocument = new TypedDocumentString(`
    query DeskFigures {
  cmsGetDeskFigures {
    open
    overdue
    waitingForSecondLook
    appeals
    oldestOpenedAt
    byKind {
      model
      severity
      open
    }
    decided
    medianMinutes
    undoneShare
    secondLookAgreement
  }
}
    `, {"hash":"415c86664334fc8eeec4cf6aef18f508afad4c57197f2de2a694e0af1c86d4ea"}) as unknown as TypedDocumentString<DeskFiguresQuery, DeskFiguresQueryVariables>;
export const DeskPresetsDocument = new TypedDocumentString(`
    query DeskPresets($model: PresetReasonModel!, $restores: Boolean) {
  cmsPresetReasonsFor(model: $model, restores: $restores) {
    _id
    textEn
    textVi
  }
}
    `, {"hash":"f77f0db13a3137d1438677129297a94e61712c271f3aa7bb9fb128ae56240252"}) as unknown as TypedDocumentString<DeskPresetsQuery, DeskPresetsQueryVariables>;
export const NotesDocument = new TypedDocumentString(`
    query Notes($model: NoteModel!, $targetId: ID!, $limit: Int) {
  cmsGetNotes(model: $model, targetId: $targetId, limit: $limit) {
    total
    unreadMarks
    items {
      _id
      text
      deletable
      createdAt
      author {
        ...UserFace
      }
      mentions {
        _id
        fullName
      }
    }
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"bf0a07165612ada99b945ad39a0d7867d13c666b60dfe504ac1bc0faa47fd42e"}) as unknown as TypedDocumentString<NotesQuery, NotesQueryVariables>;
export const AddNoteDocument = new TypedDocumentString(`
    mutation AddNote($model: NoteModel!, $targetId: ID!, $text: String!, $mentions: [ID!]) {
  cmsAddNote(model: $model, targetId: $targetId, text: $text, mentions: $mentions) {
    _id
  }
}
    `, {"hash":"8201ca117581f439286dc54fa482bc79c1adc82185cd9eb93ca488d69add3ebc"}) as unknown as TypedDocumentString<AddNoteMutation, AddNoteMutationVariables>;
export const ColleaguesDocument = new TypedDocumentString(`
    query Colleagues($model: NoteModel!, $targetId: ID!, $q: String) {
  cmsFindColleagues(model: $model, targetId: $targetId, q: $q) {
    ...UserFace
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"8ad0d194b89a45ad350f8741e307f780403eedafdcb21bf5d79893190a61fc45"}) as unknown as TypedDocumentString<ColleaguesQuery, ColleaguesQueryVariables>;
export const MarksDocument = new TypedDocumentString(`
    query Marks($limit: Int, $page: Int) {
  cmsGetMarks(limit: $limit, page: $page) {
    total
    items {
      _id
      kind
      model
      targetId
      title
      text
      createdAt
      readAt
      by {
        ...UserFace
      }
    }
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"2aca885a487aa72c353a1668846d5c07f71c43cd92b30013ddce5fc6ce20724c"}) as unknown as TypedDocumentString<MarksQuery, MarksQueryVariables>;
export const ReadMarksDocument = new TypedDocumentString(`
    mutation ReadMarks($model: NoteModel!, $targetId: ID!) {
  cmsReadMarks(model: $model, targetId: $targetId)
}
    `, {"hash":"12f751454e78b10a2d36706baa553b27c557af4c60244f618c2dc0515feaaf6d"}) as unknown as TypedDocumentString<ReadMarksMutation, ReadMarksMutationVariables>;
export const ReadEndpointMarksDocument = new TypedDocumentString(`
    mutation ReadEndpointMarks($endpointId: ID!) {
  cmsReadMarks(endpointId: $endpointId)
}
    `, {"hash":"e56755fb2e83741d08e9152bca97e96cb780f8cd5b882c4bcd083452be5fdb89"}) as unknown as TypedDocumentString<ReadEndpointMarksMutation, ReadEndpointMarksMutationVariables>;
export const SavedRepliesDocument = new TypedDocumentString(`
    query SavedReplies($limit: Int, $page: Int, $sortBy: SavedReplySort) {
  cmsGetSavedReplies(limit: $limit, page: $page, sortBy: $sortBy) {
    counter: counterAtLeast
    items {
      _id
      title
      textEn
      textVi
      version
    }
  }
}
    `, {"hash":"ee906c56e8c3c02d933cf54ee1d9dfac6e3715a339e8357522733e4a4737fc3a"}) as unknown as TypedDocumentString<SavedRepliesQuery, SavedRepliesQueryVariables>;
export const ReporterAccuracyDocument = new TypedDocumentString(`
    query ReporterAccuracy($userId: ID!) {
  cmsReporterAccuracy(userId: $userId) {
    reason
    upheld
    dismissed
    share
  }
}
    `, {"hash":"321a34c9b78e78db21f0856a44a6e30bae4d92f632723f1ba3b7a1f35bc396df"}) as unknown as TypedDocumentString<ReporterAccuracyQuery, ReporterAccuracyQueryVariables>;
export const MemberReportsDocument = new TypedDocumentString(`
    query MemberReports($userId: ID!, $after: String) {
  cmsMemberReports(userId: $userId, after: $after) {
    endCursor
    items {
      _id
      model
      reason
      outcome
      createdAt
    }
  }
}
    `, {"hash":"82a2858dd327290c9dcd2c90fc7661b9f8bbc5ff48fe40d2b0ee7728118c4a35"}) as unknown as TypedDocumentString<MemberReportsQuery, MemberReportsQueryVariables>;
export const MemberReportedDocument = new TypedDocumentString(`
    query MemberReported($userId: ID!, $after: String) {
  cmsMemberReported(userId: $userId, after: $after) {
    endCursor
    items {
      _id
      model
      reports
      outcome
      lastReportAt
    }
  }
}
    `, {"hash":"d83841797e09d6266414ae4a98c267be3b35e4d9b74cffc63f6e13d211f03f0e"}) as unknown as TypedDocumentString<MemberReportedQuery, MemberReportedQueryVariables>;
export const PostReportsDocument = new TypedDocumentString(`
    query PostReports($limit: Int, $offset: Int, $filter: PostReportFilter, $sortType: PostReportSortType, $sortDir: SortDirection) {
  cmsGetPostReports(
    limit: $limit
    offset: $offset
    filter: $filter
    sortType: $sortType
    sortDir: $sortDir
  ) {
    total: totalAtLeast
    items {
      _id
      version
      termStatus
      totalReports
      lastReportAt
      isAdminReport
      handledVersion
      isOwn
      openCaseId
      createdAt
      title
      content
      type
      creator {
        ...UserFace
      }
      page {
        _id
        name
      }
      reason {
        reason
        until
      }
    }
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"07a0235c22b251d2fefe0580fe95ff372cb46d6bf90f7a07de90a89cc32648bc"}) as unknown as TypedDocumentString<PostReportsQuery, PostReportsQueryVariables>;
export const CommentReportsDocument = new TypedDocumentString(`
    query CommentReports($limit: Int, $offset: Int, $filter: CommentReportFilter, $sortType: CommentReportSortType, $sortDir: SortDirection) {
  cmsGetCommentReports(
    limit: $limit
    offset: $offset
    filter: $filter
    sortType: $sortType
    sortDir: $sortDir
  ) {
    total: totalAtLeast
    items {
      _id
      version
      termStatus
      totalReports
      lastReportAt
      isAdminReport
      handledVersion
      isOwn
      openCaseId
      createdAt
      content
      creator {
        ...UserFace
      }
      commentedAsPage {
        _id
        name
      }
      reason {
        reason
        until
      }
    }
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"7c544217b3baea0736753d9564717629c7f8fa5feab0e81233f6cb8df11fc7c0"}) as unknown as TypedDocumentString<CommentReportsQuery, CommentReportsQueryVariables>;
export const ProductReportsDocument = new TypedDocumentString(`
    query ProductReports($limit: Int, $offset: Int, $filter: ProductReportFilter, $sortBy: ProductReportSort) {
  cmsGetProductReports(
    limit: $limit
    offset: $offset
    filter: $filter
    sortBy: $sortBy
  ) {
    total: totalAtLeast
    items {
      _id
      version
      termStatus
      totalReports
      lastReportAt
      isAdminReport
      handledVersion
      isOwn
      openCaseId
      createdAt
      title
      content
      type
      creator {
        ...UserFace
      }
      page {
        _id
        name
      }
      reason {
        reason
        until
      }
    }
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"760052567f65ff38f5a21e5c13eef91921287dd357540363f5c8271f3eb55627"}) as unknown as TypedDocumentString<ProductReportsQuery, ProductReportsQueryVariables>;
export const PageReportsDocument = new TypedDocumentString(`
    query PageReports($limit: Int, $offset: Int, $filter: PageReportFilter, $sortBy: PageReportSort) {
  cmsGetPageReports(
    limit: $limit
    offset: $offset
    filter: $filter
    sortBy: $sortBy
  ) {
    total: totalAtLeast
    items {
      _id
      version
      termStatus
      totalReports
      lastReportAt
      isAdminReport
      handledVersion
      isOwn
      openCaseId
      createdAt
      name
      type
      category {
        name {
          VI_VN
          EN_US
        }
      }
      creator {
        ...UserFace
      }
      reason {
        reason
        until
      }
    }
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"5a96a2749ac4ef8aafef9be8ae182d1dc0c29cb0e280a91133b573137d71f60a"}) as unknown as TypedDocumentString<PageReportsQuery, PageReportsQueryVariables>;
export const UserReportsDocument = new TypedDocumentString(`
    query UserReports($limit: Int, $offset: Int, $filter: UserReportFilter, $sortBy: UserReportSort) {
  cmsGetUserReports(
    limit: $limit
    offset: $offset
    filter: $filter
    sortBy: $sortBy
  ) {
    total: totalAtLeast
    items {
      _id
      version
      termStatus
      totalReports
      lastReportAt
      isAdminReport
      handledVersion
      isOwn
      openCaseId
      createdAt
      fullName
      photoUrl
      avatar {
        thumbnail
        thumbnail2x
        covered
      }
      gender
      email
      reason {
        reason
        until
      }
    }
  }
}
    `, {"hash":"e5143fd81ae106b437c7b70832c3fa5692ccfa496d3d1efa67ce3a4e422288ac"}) as unknown as TypedDocumentString<UserReportsQuery, UserReportsQueryVariables>;
export const GroupReportsDocument = new TypedDocumentString(`
    query GroupReports($limit: Int, $offset: Int, $filter: GroupReportFilter, $sortBy: GroupReportSort) {
  cmsGetGroupReports(
    limit: $limit
    offset: $offset
    filter: $filter
    sortBy: $sortBy
  ) {
    total: totalAtLeast
    items {
      _id
      version
      termStatus
      totalReports
      lastReportAt
      isAdminReport
      handledVersion
      isOwn
      openCaseId
      createdAt
      name
      totalMembers
      totalPosts
      creator {
        ...UserFace
      }
      reason {
        reason
        until
      }
    }
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"28fb4a2d7bf07f8f523472414c5ff5f47a53b83e84f135b3ad2acb4f57a4b214"}) as unknown as TypedDocumentString<GroupReportsQuery, GroupReportsQueryVariables>;
export const MediaReportsDocument = new TypedDocumentString(`
    query MediaReports($limit: Int, $offset: Int, $filter: MediaReportFilter, $sortBy: MediaReportSort) {
  cmsGetMediaReports(
    limit: $limit
    offset: $offset
    filter: $filter
    sortBy: $sortBy
  ) {
    total: totalAtLeast
    items {
      _id
      version
      termStatus
      totalReports
      lastReportAt
      isAdminReport
      handledVersion
      isOwn
      openCaseId
      createdAt
      avatar {
        ...MediaThumbnail
      }
      totalMembers
      totalPosts
      uploader {
        ...UserFace
      }
      reason {
        reason
        until
      }
    }
  }
}
    fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"454f4fbb828595e625e44b8403089691ba090b400dfce65477bcf2847908bd6e"}) as unknown as TypedDocumentString<MediaReportsQuery, MediaReportsQueryVariables>;
export const ReportsOfTargetDocument = new TypedDocumentString(`
    query ReportsOfTarget($targetId: ID!, $type: TermModel!, $limit: Int) {
  cmsListReportByTargetId(targetId: $targetId, type: $type, limit: $limit) {
    _id
    message
    postReportType
    creator {
      ...UserFace
    }
    createdAt
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"9f395a7c9f87d5bc8cd5972ef106b00e3145d06f49425da83e9c50f5372ddd3a"}) as unknown as TypedDocumentString<ReportsOfTargetQuery, ReportsOfTargetQueryVariables>;
export const DetailReportsDocument = new TypedDocumentString(`
    query DetailReports($id: ID!, $forModel: TermModel!, $page: Int) {
  cmsGetDetailReports(id: $id, forModel: $forModel, page: $page) {
    total
    items {
      _id
      message
      postReportType
      creator {
        ...UserFace
      }
      createdAt
    }
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"53f3c7f89417e741c4218c66bbff711697e4bf304c6ccc59e7788a624f4c14e8"}) as unknown as TypedDocumentString<DetailReportsQuery, DetailReportsQueryVariables>;
export const BlockedDetailsDocument = new TypedDocumentString(`
    query BlockedDetails($id: ID!, $forModel: TermModel!, $page: Int) {
  cmsGetBlockedDetailList(id: $id, forModel: $forModel, page: $page) {
    total
    items {
      _id
      reason
      undoes
      status
      createdAt
      creator {
        ...UserFace
      }
    }
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"2ec8d87b38db6576849628d6620479c5c30c465004bc6fd0be1fbd7cd92c2476"}) as unknown as TypedDocumentString<BlockedDetailsQuery, BlockedDetailsQueryVariables>;
export const MarkReportsHandledDocument = new TypedDocumentString(`
    mutation MarkReportsHandled($model: TermModel!, $_id: ID!, $lastReportAt: DateTime!) {
  cmsMarkReportsHandled(model: $model, _id: $_id, lastReportAt: $lastReportAt) {
    handledVersion
  }
}
    `, {"hash":"590e84fe9ddeefdb3d2ce6da48ed626e03ad27b4629f0c5af6b3c166952797de"}) as unknown as TypedDocumentString<MarkReportsHandledMutation, MarkReportsHandledMutationVariables>;
export const UnmarkReportsHandledDocument = new TypedDocumentString(`
    mutation UnmarkReportsHandled($model: TermModel!, $_id: ID!) {
  cmsUnmarkReportsHandled(model: $model, _id: $_id) {
    handledVersion
  }
}
    `, {"hash":"758abcdfc528e8abe90a00216dc62c1a2db9b6820235d7e1afe5184fa8dc595e"}) as unknown as TypedDocumentString<UnmarkReportsHandledMutation, UnmarkReportsHandledMutationVariables>;
export const MarkReportsHandledOfManyDocument = new TypedDocumentString(`
    mutation MarkReportsHandledOfMany($model: TermModel!, $ids: [ID!], $list: JSON, $after: ID, $handled: Boolean!, $seen: [SeenReportsInput!]) {
  cmsMarkReportsHandledOfMany(
    model: $model
    ids: $ids
    list: $list
    after: $after
    handled: $handled
    seen: $seen
  ) {
    outcomes {
      _id
      ok
      version
      message
      reason
      params
    }
    next
  }
}
    `, {"hash":"c6a61826a76fa4ce0b84e96d04be4ac2248dd5f5fe9591f6c9df3225a606f127"}) as unknown as TypedDocumentString<MarkReportsHandledOfManyMutation, MarkReportsHandledOfManyMutationVariables>;
export const ReportedPostDocument = new TypedDocumentString(`
    query ReportedPost($id: ID!) {
  cmsGetPost(_id: $id) {
    _id
    version
    title
    content
    status
  }
}
    `, {"hash":"8126e36ccb45e8710667bbb38ec1882f9bd68237c65be786e1c3abe8e2f6a55e"}) as unknown as TypedDocumentString<ReportedPostQuery, ReportedPostQueryVariables>;
export const ReportedCommentDocument = new TypedDocumentString(`
    query ReportedComment($id: ID!) {
  cmsGetComment(_id: $id) {
    _id
    version
    content
    termStatus
  }
}
    `, {"hash":"f65e479283c968633b0e5d4c9f1318a92e585b2affd23302141ee12958528a53"}) as unknown as TypedDocumentString<ReportedCommentQuery, ReportedCommentQueryVariables>;
export const ReportedProductDocument = new TypedDocumentString(`
    query ReportedProduct($id: ID!) {
  cmsGetProduct(_id: $id) {
    _id
    version
    title
    termStatus
  }
}
    `, {"hash":"59e0d6256dfb561a906fbd86d866eeb22ac60f6ab9b8cad9878d7674c68cdd9a"}) as unknown as TypedDocumentString<ReportedProductQuery, ReportedProductQueryVariables>;
export const ReportedPageDocument = new TypedDocumentString(`
    query ReportedPage($id: ID!) {
  cmsGetPage(_id: $id) {
    _id
    version
    name
    termStatus
  }
}
    `, {"hash":"848dde0e0345ebdd599cbd33e5f6e3226033603ef47e30132d77a474801b11f1"}) as unknown as TypedDocumentString<ReportedPageQuery, ReportedPageQueryVariables>;
export const ReportedUserDocument = new TypedDocumentString(`
    query ReportedUser($id: ID!) {
  cmsGetUser(userId: $id) {
    _id
    version
    fullName
    termStatus
  }
}
    `, {"hash":"9d8764265d2589366ecfee4d94092126ea8b19dec08356db79633061043c5260"}) as unknown as TypedDocumentString<ReportedUserQuery, ReportedUserQueryVariables>;
export const ReportedGroupDocument = new TypedDocumentString(`
    query ReportedGroup($id: ID!) {
  cmsGetGroup(_id: $id) {
    _id
    version
    name
    termStatus
  }
}
    `, {"hash":"55fb8cd3570c861b07345abba6b49693797fb54885c6a9b5ebd8eb43db6675fb"}) as unknown as TypedDocumentString<ReportedGroupQuery, ReportedGroupQueryVariables>;
export const ReportedMediaDocument = new TypedDocumentString(`
    query ReportedMedia($id: ID!) {
  cmsGetMedia(_id: $id) {
    _id
    version
    termStatus
  }
}
    `, {"hash":"6790930abd896364edc078aae66bf35137d369a19a20dd0667cdd20e056401d2"}) as unknown as TypedDocumentString<ReportedMediaQuery, ReportedMediaQueryVariables>;
export const SensitiveWordsDocument = new TypedDocumentString(`
    query SensitiveWords($q: String, $limit: Int!, $page: Int!, $sortBy: SensitiveWordSort) {
  cmsBlackListWords(q: $q, limit: $limit, page: $page, sortBy: $sortBy) {
    counter: counterAtLeast
    items {
      _id
      key
      createdAt
      version
    }
  }
}
    `, {"hash":"2da8462b76220ab8d9f9d0836d63ff8d1641295255f338acff1831366e4f78d9"}) as unknown as TypedDocumentString<SensitiveWordsQuery, SensitiveWordsQueryVariables>;
export const CheckWordsDocument = new TypedDocumentString(`
    mutation CheckWords($data: SensitiveWordsInput!) {
  cmsCheckSensitiveWords(data: $data) {
    ...RunInfo
  }
}
    fragment RunInfo on Run {
  _id
  kind
  state
  phase
  name
  targetModel
  targetId
  fileName
  sheet
  layout
  done
  total
  result
  created
  existing
  repeated
  malformed
  guessable
  failure
  failureReason
  failureParams
  creator {
    _id
    fullName
    avatar {
      thumbnail
    }
  }
  createdAt
  finishedAt
  version
}`, {"hash":"446d46840fe3e158429a9b38ecc6c10ba291a6986f15bdac9c92a8b756e2e4c3"}) as unknown as TypedDocumentString<CheckWordsMutation, CheckWordsMutationVariables>;
export const TryWordDocument = new TypedDocumentString(`
    query TryWord($word: String!) {
  cmsTryWord(word: $word) {
    word
    posts
    counts {
      kind
      posts
      inside
      blocked
    }
    examples {
      _id
      kind
      inside
      status
      before
      match
      after
    }
  }
}
    `, {"hash":"02fe3ae2ac2f2b9a9cba77c7497ef4ee694d253fb1e8bd87dde56818258c991c"}) as unknown as TypedDocumentString<TryWordQuery, TryWordQueryVariables>;
export const TryWordOnAllDocument = new TypedDocumentString(`
    mutation TryWordOnAll($word: String!) {
  cmsTryWordOnAll(word: $word) {
    ...RunInfo
  }
}
    fragment RunInfo on Run {
  _id
  kind
  state
  phase
  name
  targetModel
  targetId
  fileName
  sheet
  layout
  done
  total
  result
  created
  existing
  repeated
  malformed
  guessable
  failure
  failureReason
  failureParams
  creator {
    _id
    fullName
    avatar {
      thumbnail
    }
  }
  createdAt
  finishedAt
  version
}`, {"hash":"5eac250e232f59a9080b95cbd4b80023a9a129d0ca83ea63b8b79bd93a72a5ff"}) as unknown as TypedDocumentString<TryWordOnAllMutation, TryWordOnAllMutationVariables>;
export const StrikesDocument = new TypedDocumentString(`
    query Strikes($userId: ID!) {
  cmsStrikesOf(userId: $userId) {
    total
    step {
      at
      days
    }
    items {
      _id
      weight
      createdAt
      endsAt
      model
      title
      status
      reason
    }
  }
}
    `, {"hash":"f5fbe631cecc43721fd49bc96427d8fa06009fff13284670d55188e7562c4f0e"}) as unknown as TypedDocumentString<StrikesQuery, StrikesQueryVariables>;
export const VerifiesDocument = new TypedDocumentString(`
    query Verifies($limit: Int, $offset: Int, $q: String, $filter: VerifyFilter, $sortBy: VerifySort) {
  cmsGetVerifies(
    limit: $limit
    offset: $offset
    q: $q
    filter: $filter
    sortBy: $sortBy
  ) {
    total: totalAtLeast
    items {
      ...VerifyRow
    }
  }
}
    fragment VerifyRow on VerifyRequest {
  _id
  type
  targetId
  targetName
  targetKeyName
  targetType
  status
  description
  rejectReason
  createdAt
  decidedAt
  version
  isOwn
  owner {
    ...UserFace
    phoneNumber
    email
  }
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"797d41f1ee6dfd14eac595b3050b53e94e65a63beece9a0cc95bc015d6261297"}) as unknown as TypedDocumentString<VerifiesQuery, VerifiesQueryVariables>;
export const WaitingVerifiesDocument = new TypedDocumentString(`
    query WaitingVerifies($after: ID, $filter: VerifyFilter, $sortBy: VerifySort) {
  cmsGetVerifies(limit: 20, after: $after, filter: $filter, sortBy: $sortBy) {
    items {
      _id
      isOwn
    }
  }
}
    `, {"hash":"fe5adbed3189c97fccceff8daefbaca21cb58552a5b8d00937314b42e6f8eaa3"}) as unknown as TypedDocumentString<WaitingVerifiesQuery, WaitingVerifiesQueryVariables>;
export const VerifyDocument = new TypedDocumentString(`
    query Verify($_id: ID!) {
  cmsGetVerify(_id: $_id) {
    ...VerifyRow
    hasIdentityNumber
    hasBusinessDetails
    isNewest
    erasedAt
    decidedBy {
      ...UserFace
    }
    photoIdentityMedias {
      ...VerifyPicture
    }
    businessLicenseMedias {
      ...VerifyPicture
    }
    photosTaken {
      ...VerifyPicture
    }
  }
}
    fragment VerifyRow on VerifyRequest {
  _id
  type
  targetId
  targetName
  targetKeyName
  targetType
  status
  description
  rejectReason
  createdAt
  decidedAt
  version
  isOwn
  owner {
    ...UserFace
    phoneNumber
    email
  }
}
fragment VerifyPicture on VerifyDocument {
  _id
  uri
  width
  height
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"77bbfc8da169a0b777bccaa44af62619ff63aa566318b40929134ba257d73756"}) as unknown as TypedDocumentString<VerifyQuery, VerifyQueryVariables>;
export const RevealVerifyDocument = new TypedDocumentString(`
    mutation RevealVerify($_id: ID!) {
  cmsRevealVerify(_id: $_id) {
    identityNumber
    business {
      name
      taxCode
      address
      representative
    }
  }
}
    `, {"hash":"a3606a7b27738fbdbb35c11549810dae0a4212cbcfdb574644441f9926d0347c"}) as unknown as TypedDocumentString<RevealVerifyMutation, RevealVerifyMutationVariables>;
export const DashboardFiguresDocument = new TypedDocumentString(`
    query DashboardFigures {
  cmsNumberOfUsers
  cmsNumberOfPartnerPages
  cmsNumberOfUsersByCountry {
    country
    users
    percentage
  }
}
    `, {"hash":"14ffb82e66841159b201ab3ab6dfcceadf7fc8998d1bf1658a75bddabc9e059f"}) as unknown as TypedDocumentString<DashboardFiguresQuery, DashboardFiguresQueryVariables>;
export const AttentionDocument = new TypedDocumentString(`
    query Attention($startDate: Day!, $endDate: Day!) {
  cmsReportBacklog {
    model
    targets
    lastDay
    lastWeek
  }
  cmsPendingVerifies {
    type
    requests
    lastDay
    lastWeek
  }
  cmsNewUsersPerDay(startDate: $startDate, endDate: $endDate) {
    newUsers
  }
  cmsPointsEarnedPerDay(startDate: $startDate, endDate: $endDate) {
    earnedPoints
  }
  cmsPostsPerDay(startDate: $startDate, endDate: $endDate) {
    date
    posts
  }
}
    `, {"hash":"6792ca1dd3ce43ea1f152a7f9fde2c6af00cb461cf8812f64ebf8ddd14fe115f"}) as unknown as TypedDocumentString<AttentionQuery, AttentionQueryVariables>;
export const DashboardChartsDocument = new TypedDocumentString(`
    query DashboardCharts($startDate: Day!, $endDate: Day!) {
  cmsNewUsersPerDay(startDate: $startDate, endDate: $endDate) {
    newUsers
    date
  }
  cmsPointsEarnedPerDay(startDate: $startDate, endDate: $endDate) {
    earnedPoints
    date
  }
}
    `, {"hash":"cf6ffec0df42f5f1ade8097417280d5b823624a54424268664230c234205934d"}) as unknown as TypedDocumentString<DashboardChartsQuery, DashboardChartsQueryVariables>;
export const TopUsersDocument = new TypedDocumentString(`
    query TopUsers($limit: Int, $filterDate: Day) {
  cmsTopUsersByPointsPerDay(limit: $limit, page: 1, filterDate: $filterDate) {
    items {
      _id: userId
      user {
        _id
        fullName
        phoneNumber
        avatar {
          uri
          thumbnail
          thumbnail2x
          covered
        }
      }
      changedCount
      earnedPoints
    }
  }
}
    `, {"hash":"60fca76f16ab3bd35a6a08121fb7dbd086fcf7d18ab5cd3789e9ec4a5bc131f6"}) as unknown as TypedDocumentString<TopUsersQuery, TopUsersQueryVariables>;
export const TopReferralsDocument = new TypedDocumentString(`
    query TopReferrals($limit: Int, $page: Int, $filter: TopReferralFilter) {
  cmsTopReferralUsers(limit: $limit, page: $page, filter: $filter) {
    counter
    items {
      _id
      avatar {
        uri
        thumbnail
        thumbnail2x
        covered
      }
      fullName
      phoneNumber
      referredUserNumber
    }
  }
}
    `, {"hash":"be34572cd505f22cf7c7b62d9a75f9663caf02cf96e919d9b8776f53e611ea80"}) as unknown as TypedDocumentString<TopReferralsQuery, TopReferralsQueryVariables>;
export const DashboardContentsDocument = new TypedDocumentString(`
    query DashboardContents($startDate: Day!, $endDate: Day!) {
  cmsPostsPerDay(startDate: $startDate, endDate: $endDate) {
    date
    type
    posts
  }
  cmsReportsPerDay(startDate: $startDate, endDate: $endDate) {
    date
    reason
    reports
  }
}
    `, {"hash":"23fef93214077f8a4266636173ce791ea5e4bf0f60f50053ff5300114a53e866"}) as unknown as TypedDocumentString<DashboardContentsQuery, DashboardContentsQueryVariables>;
export const ReportedCreatorsDocument = new TypedDocumentString(`
    query ReportedCreators($startDate: Day!, $endDate: Day!) {
  cmsMostReportedCreators(startDate: $startDate, endDate: $endDate) {
    userId
    user {
      fullName
      phoneNumber
      avatar {
        thumbnail
        thumbnail2x
        covered
      }
    }
    reports
  }
}
    `, {"hash":"b58ae6ab2512a5670a32c62089c58f1451a6080a7f091d5024c65598a5fdf469"}) as unknown as TypedDocumentString<ReportedCreatorsQuery, ReportedCreatorsQueryVariables>;
export const ReportBacklogDocument = new TypedDocumentString(`
    query ReportBacklog {
  cmsReportBacklog {
    model
    targets
    reports
    lastWeek
  }
}
    `, {"hash":"78c49258a856c65274af1fac1453a499eba25aa9e66341cfae94ad1811822551"}) as unknown as TypedDocumentString<ReportBacklogQuery, ReportBacklogQueryVariables>;
export const ModeratorFiguresDocument = new TypedDocumentString(`
    query ModeratorFigures($startDate: Day!, $endDate: Day!, $everybody: Boolean) {
  cmsModeratorFigures(
    startDate: $startDate
    endDate: $endDate
    everybody: $everybody
  ) {
    user {
      ...UserFace
    }
    decided
    overturned
    medianMinutes
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"d98e336af439b07f58092495ebc538acc85787b2368a503f691bf5fb57638505"}) as unknown as TypedDocumentString<ModeratorFiguresQuery, ModeratorFiguresQueryVariables>;
export const BadgeRequestsDocument = new TypedDocumentString(`
    query BadgeRequests($q: String, $limit: Int!, $page: Int!, $filter: BadgeRequestFilter, $sortBy: BadgeRequestSort) {
  cmsListRequestBadges(
    q: $q
    limit: $limit
    page: $page
    filter: $filter
    sortBy: $sortBy
  ) {
    counter: counterAtLeast
    items {
      ...BadgeRequestRow
    }
  }
}
    fragment BadgeRequestRow on BadgeRequest {
  _id
  title
  titleEn
  status
  isOwn
  creator {
    ...UserFace
    badge {
      title
    }
  }
  phoneNumber
  requestForms {
    position
    text
    media {
      ...MediaThumbnail
    }
  }
  createdAt
  version
}
fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"f97ce443e769450a5e8ee44b3e475858fe0e1f3ab58554f6524395cfd27879a4"}) as unknown as TypedDocumentString<BadgeRequestsQuery, BadgeRequestsQueryVariables>;
export const WaitingBadgeRequestsDocument = new TypedDocumentString(`
    query WaitingBadgeRequests($after: ID, $q: String, $filter: BadgeRequestFilter, $sortBy: BadgeRequestSort) {
  cmsListRequestBadges(
    limit: 20
    after: $after
    q: $q
    filter: $filter
    sortBy: $sortBy
  ) {
    items {
      _id
      isOwn
    }
  }
}
    `, {"hash":"f6ab877cfb9540eaa2a9940bb4cae0ad7aa27beffd92596d08f9e1e13b1aa32e"}) as unknown as TypedDocumentString<WaitingBadgeRequestsQuery, WaitingBadgeRequestsQueryVariables>;
export const BadgeRequestDocument = new TypedDocumentString(`
    query BadgeRequest($_id: ID!) {
  getRequestBadge(_id: $_id) {
    ...BadgeRequestRow
    requestForms {
      detail
      inputType
      required
      media {
        ...MediaPicture
        width
        height
      }
    }
  }
}
    fragment BadgeRequestRow on BadgeRequest {
  _id
  title
  titleEn
  status
  isOwn
  creator {
    ...UserFace
    badge {
      title
    }
  }
  phoneNumber
  requestForms {
    position
    text
    media {
      ...MediaThumbnail
    }
  }
  createdAt
  version
}
fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment MediaPicture on Media {
  ...MediaThumbnail
  uri
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"b9523df16b6c328d8d926e0274ed98cd9717fe9b911ad28914d23ebdb0f37410"}) as unknown as TypedDocumentString<BadgeRequestQuery, BadgeRequestQueryVariables>;
export const DecideBadgeRequestsDocument = new TypedDocumentString(`
    mutation DecideBadgeRequests($ids: [ID!], $list: JSON, $after: ID, $status: BadgeRequestStatus!, $reason: String) {
  cmsDecideBadgeRequests(
    ids: $ids
    list: $list
    after: $after
    status: $status
    reason: $reason
  ) {
    outcomes {
      _id
      ok
      version
      reason
      params
      message
    }
    next
  }
}
    `, {"hash":"96b73cc23d8634b786d974c8541eeedf93d4f2d8ab77c98911cdcf42138fdcda"}) as unknown as TypedDocumentString<DecideBadgeRequestsMutation, DecideBadgeRequestsMutationVariables>;
export const BadgeChoicesDocument = new TypedDocumentString(`
    query BadgeChoices($limit: Int, $filter: BadgeFilter) {
  cmsListBadges(limit: $limit, page: 1, filter: $filter) {
    items {
      _id
      title
    }
  }
}
    `, {"hash":"992ac36adfdb21f9c6e62dc3770ef47c123a6fee1438e7e6deee029e2f38aaad"}) as unknown as TypedDocumentString<BadgeChoicesQuery, BadgeChoicesQueryVariables>;
export const BadgesDocument = new TypedDocumentString(`
    query Badges($q: String, $limit: Int!, $page: Int!, $filter: BadgeFilter, $sortBy: BadgeSort) {
  cmsListBadges(
    q: $q
    limit: $limit
    page: $page
    filter: $filter
    sortBy: $sortBy
  ) {
    counter: counterAtLeast
    items {
      ...BadgeRow
    }
  }
}
    fragment BadgeRow on Badge {
  _id
  title
  titleEn
  status
  mediaId
  media {
    ...MediaPicture
  }
  registerForms {
    _id
    detail
  }
  createdAt
  version
}
fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment MediaPicture on Media {
  ...MediaThumbnail
  uri
}`, {"hash":"721d31aed0b6a56d2cf7f89ef96b9a93ce622a55026ff27a20de7067de3a78e6"}) as unknown as TypedDocumentString<BadgesQuery, BadgesQueryVariables>;
export const BadgeDocument = new TypedDocumentString(`
    query Badge($_id: ID!) {
  getBadge(_id: $_id) {
    ...BadgeRow
  }
}
    fragment BadgeRow on Badge {
  _id
  title
  titleEn
  status
  mediaId
  media {
    ...MediaPicture
  }
  registerForms {
    _id
    detail
  }
  createdAt
  version
}
fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment MediaPicture on Media {
  ...MediaThumbnail
  uri
}`, {"hash":"bf1327531558777d3c0153f0ada25f3226310824bca44abcee0f40e4b53e9e01"}) as unknown as TypedDocumentString<BadgeQuery, BadgeQueryVariables>;
export const CreateBadgeDocument = new TypedDocumentString(`
    mutation CreateBadge($title: String!, $titleEn: String!, $mediaId: ID!, $registerFormIds: [ID!]!) {
  cmsCreateBadge(
    title: $title
    titleEn: $titleEn
    status: ENABLED
    mediaId: $mediaId
    registerFormIds: $registerFormIds
  ) {
    _id
  }
}
    `, {"hash":"93514ddf7268c159da70b5d69b749704d23f45964575c0fea73c1f2adcc8f49a"}) as unknown as TypedDocumentString<CreateBadgeMutation, CreateBadgeMutationVariables>;
export const RegisterFormsDocument = new TypedDocumentString(`
    query RegisterForms($q: String, $limit: Int!, $page: Int!, $filter: BadgeRegisterFormFilter, $sortBy: BadgeRegisterFormSort) {
  cmsListBadgeRegisterForms(
    q: $q
    limit: $limit
    page: $page
    filter: $filter
    sortBy: $sortBy
  ) {
    counter: counterAtLeast
    items {
      _id
      detail
      detailEn
      inputType
      required
      figureId
      figure {
        ...MediaPicture
      }
      createdAt
      version
    }
  }
}
    fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment MediaPicture on Media {
  ...MediaThumbnail
  uri
}`, {"hash":"2ce8bdcf4a275c5ded4e4963152d29a91b9540acd5539aed1d59cfbdaca338c1"}) as unknown as TypedDocumentString<RegisterFormsQuery, RegisterFormsQueryVariables>;
export const PointsByDayDocument = new TypedDocumentString(`
    query PointsByDay($startDate: Day!, $endDate: Day!) {
  cmsPointsByDay(startDate: $startDate, endDate: $endDate) {
    date
    given
    givenBack
    takenBack
    spent
    expired
    corrected
    outstanding
  }
}
    `, {"hash":"4ff68067cae2e8e80d38a9c9deccb4e3e3a23a9d7d7a109ae67402b9defb8eb9"}) as unknown as TypedDocumentString<PointsByDayQuery, PointsByDayQueryVariables>;
export const LedgerCheckDocument = new TypedDocumentString(`
    query LedgerCheck {
  cmsLedgerCheck {
    finishedAt
    members
    entries
    differences
    differing
  }
}
    `, {"hash":"26c66677ff6874c0079e9c60c4e9062243f4871a15680f0c1e41ff8a540234b8"}) as unknown as TypedDocumentString<LedgerCheckQuery, LedgerCheckQueryVariables>;
export const WaitingReferralsDocument = new TypedDocumentString(`
    query WaitingReferrals($limit: Int, $page: Int, $filter: ReferralFilter, $sortBy: ReferralSort) {
  cmsListReferrals(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
    counter
    items {
      _id
      status
      friend {
        ...UserFace
      }
      inviter {
        ...UserFace
      }
      address
      createdAt
      version
    }
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"8d720330c0edab76d8cc4ff8088d6b5d364233f8510caf8612797b531189ad7d"}) as unknown as TypedDocumentString<WaitingReferralsQuery, WaitingReferralsQueryVariables>;
export const FindPeopleOfReferralsDocument = new TypedDocumentString(`
    query FindPeopleOfReferrals($query: String, $limit: Int) {
  cmsGetUsers(query: $query, limit: $limit) {
    items {
      _id
      fullName
      phoneNumber
    }
  }
}
    `, {"hash":"2ed54c69f63beeee41525216467bf02a5d7107dc32dfd163498bc16bf102da97"}) as unknown as TypedDocumentString<FindPeopleOfReferralsQuery, FindPeopleOfReferralsQueryVariables>;
export const PersonOfReferralsDocument = new TypedDocumentString(`
    query PersonOfReferrals($userId: ID!) {
  cmsGetUser(userId: $userId) {
    _id
    fullName
  }
}
    `, {"hash":"8e0bb8f80a242ba71ada0396c07bfe9d95cc51f4fcdf0961d978ae17e1d0cb5f"}) as unknown as TypedDocumentString<PersonOfReferralsQuery, PersonOfReferralsQueryVariables>;
export const SupportMembersDocument = new TypedDocumentString(`
    query SupportMembers($q: String!) {
  cmsFindUsers(q: $q, limit: 20) {
    ...UserFace
    phoneNumber
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"2878b67d0ac6e3d4b0f714552bc9d263c4ad6e0f9a56996fcbeacbffc29be91a"}) as unknown as TypedDocumentString<SupportMembersQuery, SupportMembersQueryVariables>;
export const SupportedMemberDocument = new TypedDocumentString(`
    query SupportedMember($userId: ID!) {
  cmsGetUser(userId: $userId) {
    ...UserFace
    phoneNumber
    email
    group
    termStatus
    reason {
      reason
      until
    }
    point
    earnedPoints
    createdAt
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"9e1d25079ee0703972987784844fd2460032ae0fdc3a6a3564ad2f2c7141a281"}) as unknown as TypedDocumentString<SupportedMemberQuery, SupportedMemberQueryVariables>;
export const MemberPointsDocument = new TypedDocumentString(`
    query MemberPoints($userId: ID!, $after: String) {
  cmsMemberPoints(userId: $userId, after: $after) {
    endCursor
    items {
      _id
      amount
      cause
      rule
      postId
      note
      createdAt
    }
  }
}
    `, {"hash":"d5f75ef78bffa51d9967d8616c7756e6a5bd455cf8e47ea5de36490676d8ae84"}) as unknown as TypedDocumentString<MemberPointsQuery, MemberPointsQueryVariables>;
export const MemberCorrectionsDocument = new TypedDocumentString(`
    query MemberCorrections($userId: ID!, $after: String) {
  cmsMemberPointCorrections(userId: $userId, after: $after) {
    endCursor
    items {
      ...Correction
    }
  }
}
    fragment Correction on PointCorrection {
  _id
  amount
  reason
  status
  voucherTitle
  user {
    ...UserFace
  }
  askedBy {
    ...UserFace
  }
  decidedBy {
    ...UserFace
  }
  decisionReason
  createdAt
  version
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"618be8a7a2c8d5994213a6ff06e4b82e779d7dc90423fe013350719f1da2effb"}) as unknown as TypedDocumentString<MemberCorrectionsQuery, MemberCorrectionsQueryVariables>;
export const PointCorrectionsDocument = new TypedDocumentString(`
    query PointCorrections($limit: Int, $page: Int, $filter: PointCorrectionFilter, $sortBy: PointCorrectionSort) {
  cmsListPointCorrections(
    limit: $limit
    page: $page
    filter: $filter
    sortBy: $sortBy
  ) {
    counter
    items {
      ...Correction
    }
  }
}
    fragment Correction on PointCorrection {
  _id
  amount
  reason
  status
  voucherTitle
  user {
    ...UserFace
  }
  askedBy {
    ...UserFace
  }
  decidedBy {
    ...UserFace
  }
  decisionReason
  createdAt
  version
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"23167d59a8dac4114d1afcdd5850239c3b7f13da979c503027aa4a7c91dcc0a0"}) as unknown as TypedDocumentString<PointCorrectionsQuery, PointCorrectionsQueryVariables>;
export const MemberNoticesDocument = new TypedDocumentString(`
    query MemberNotices($userId: ID!, $after: String) {
  cmsMemberNotices(userId: $userId, after: $after) {
    endCursor
    items {
      _id
      type
      message
      messageEn
      createdAt
    }
  }
}
    `, {"hash":"a1691bc5e939e889472a05ef94e89ed05315c2ccfc17eaf880debf3df338d636"}) as unknown as TypedDocumentString<MemberNoticesQuery, MemberNoticesQueryVariables>;
export const CorrectPointsDocument = new TypedDocumentString(`
    mutation CorrectPoints($userId: ID!, $amount: Points!, $reason: String!) {
  cmsCorrectPoints(userId: $userId, amount: $amount, reason: $reason) {
    status
  }
}
    `, {"hash":"5a4336aef618cb0762e7406a581026670381da111676df9a9d044f2d36076075"}) as unknown as TypedDocumentString<CorrectPointsMutation, CorrectPointsMutationVariables>;
export const TrustedPointsDocument = new TypedDocumentString(`
    query TrustedPoints($q: String) {
  getTrustedPointConfigs(q: $q) {
    ...TrustedPointRow
  }
}
    fragment TrustedPointRow on TrustedPointConfig {
  _id
  type
  actionType
  points
  description
  trustedPointsFrom
  trustedPointsTo
  rankFrom
  rankTo
  engagementAdjustPercent
  postContentLength
  totalPlaceReviewsFrom
  totalPlaceReviewsTo
  newPlaceCoefficient
  adjustPointPercent
  unlimitedPostsPerDayWhenTrustedPointGreaterThan
  maxTenPostsPerDayWhenTrustedPointLessThan
  maxFivePostsPerDayWhenTrustedPointLessThan
  invitedFrom
  invitedTo
  createdAt
  version
}`, {"hash":"b677a992ce54c4f88b7084b95ec61029b9f078b66345aa4e11f05b5311bbcac5"}) as unknown as TypedDocumentString<TrustedPointsQuery, TrustedPointsQueryVariables>;
export const TrustedPointVersionsDocument = new TypedDocumentString(`
    query TrustedPointVersions($_id: ID!) {
  cmsGetTrustedPointVersions(_id: $_id) {
    since
    until
    savedBy {
      ...UserFace
    }
    rule {
      ...TrustedPointRow
    }
  }
}
    fragment TrustedPointRow on TrustedPointConfig {
  _id
  type
  actionType
  points
  description
  trustedPointsFrom
  trustedPointsTo
  rankFrom
  rankTo
  engagementAdjustPercent
  postContentLength
  totalPlaceReviewsFrom
  totalPlaceReviewsTo
  newPlaceCoefficient
  adjustPointPercent
  unlimitedPostsPerDayWhenTrustedPointGreaterThan
  maxTenPostsPerDayWhenTrustedPointLessThan
  maxFivePostsPerDayWhenTrustedPointLessThan
  invitedFrom
  invitedTo
  createdAt
  version
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"f3b4100cfbb8575619b68ea20ae1fc87632e4a5add8652d23e24991344c5a660"}) as unknown as TypedDocumentString<TrustedPointVersionsQuery, TrustedPointVersionsQueryVariables>;
export const ReferralsDocument = new TypedDocumentString(`
    query Referrals {
  cmsGetReferralConfigs {
    ...ReferralRanges
  }
}
    fragment ReferralRanges on ReferralConfigs {
  version
  items {
    _id
    invitedFrom
    invitedTo
    points
    description
  }
}`, {"hash":"fb1ecd77c8069dd44147b2afa9b841f3dab752a1a6c2cbea888bc50336f297ba"}) as unknown as TypedDocumentString<ReferralsQuery, ReferralsQueryVariables>;
export const SaveReferralsDocument = new TypedDocumentString(`
    mutation SaveReferrals($ranges: [ReferralRangeInput!]!, $version: Int!) {
  cmsSaveReferralConfigs(ranges: $ranges, version: $version) {
    ...ReferralRanges
  }
}
    fragment ReferralRanges on ReferralConfigs {
  version
  items {
    _id
    invitedFrom
    invitedTo
    points
    description
  }
}`, {"hash":"e7f623ff1b3ef679dc8f9ab42f142b36c29d0193e8acd7fe2d5e168b5648a653"}) as unknown as TypedDocumentString<SaveReferralsMutation, SaveReferralsMutationVariables>;
export const WhyPointsDocument = new TypedDocumentString(`
    query WhyPoints($userId: ID!, $entryId: ID, $actionId: ID) {
  cmsWhyPoints(userId: $userId, entryId: $entryId, actionId: $actionId) {
    ...WhyText
  }
}
    fragment WhyText on WhySentence {
  reason
  params
  message
  amount
}`, {"hash":"b4c73ca98caa91ca0d5b8f3a66db9d84f11da1d7d157fcff7bdea127185dea97"}) as unknown as TypedDocumentString<WhyPointsQuery, WhyPointsQueryVariables>;
export const MemberActionsDocument = new TypedDocumentString(`
    query MemberActions($userId: ID!, $before: ID) {
  cmsMemberActions(userId: $userId, limit: 10, before: $before) {
    _id
    kind
    occurredAt
    amount
  }
}
    `, {"hash":"e40aed5bcb4853e91732d6f3141b155f50695b7c2577f529b621ea5ea742f77a"}) as unknown as TypedDocumentString<MemberActionsQuery, MemberActionsQueryVariables>;
export const FindMembersDocument = new TypedDocumentString(`
    query FindMembers($q: String!) {
  cmsFindMembers(q: $q) {
    ...UserFace
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"c4e5d54d4cad489cafd4aa011221d7714a78155a33177e49384ab7c420fdd40a"}) as unknown as TypedDocumentString<FindMembersQuery, FindMembersQueryVariables>;
export const TryPointsDocument = new TypedDocumentString(`
    query TryPoints($userId: ID!, $kind: PointActionKind!, $facts: PointFactsInput, $draft: TrustedPointDraft) {
  cmsTryPoints(userId: $userId, kind: $kind, facts: $facts, draft: $draft) {
    amount
    facts {
      earned
      postsToday
      length
      hasPicture
      reviewsBefore
      number
    }
    sentences {
      ...WhyText
    }
  }
}
    fragment WhyText on WhySentence {
  reason
  params
  message
  amount
}`, {"hash":"ca9622b544fac03eb52bc2d5bb2ed69c4e2fa9720472daa0a1e08843b50e1db5"}) as unknown as TypedDocumentString<TryPointsQuery, TryPointsQueryVariables>;
export const ReplayPointsDocument = new TypedDocumentString(`
    mutation ReplayPoints($draft: TrustedPointDraft!, $days: Int!) {
  cmsReplayPoints(draft: $draft, days: $days) {
    _id
  }
}
    `, {"hash":"ea2332cc687fa8eac5cf70c15f97162aa371ea590e9002dafa1699ad9d250680"}) as unknown as TypedDocumentString<ReplayPointsMutation, ReplayPointsMutationVariables>;
export const LastReplayDocument = new TypedDocumentString(`
    query LastReplay($ruleId: ID!) {
  cmsLastPointReplay(ruleId: $ruleId) {
    draft
    run {
      _id
    }
  }
}
    `, {"hash":"1b911be840dd5e304b8621971438c20f6b30add465c8980287683029e5611e6b"}) as unknown as TypedDocumentString<LastReplayQuery, LastReplayQueryVariables>;
export const PointReplayDocument = new TypedDocumentString(`
    query PointReplay($_id: ID!) {
  cmsPointReplay(_id: $_id) {
    days
    actions
    members
    byDay {
      date
      before
      after
    }
    byRule {
      rule {
        _id
        description
      }
      before
      after
    }
    gained {
      user {
        ...UserFace
      }
      difference
    }
    lost {
      user {
        ...UserFace
      }
      difference
    }
    ranks {
      from {
        _id
        description
      }
      to {
        _id
        description
      }
      members
    }
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"53caa3097837d807f671902549ad0fe68691fbe247232674b38cd24fde178a64"}) as unknown as TypedDocumentString<PointReplayQuery, PointReplayQueryVariables>;
export const UsersDocument = new TypedDocumentString(`
    query Users($query: String, $limit: Int, $page: Int, $filter: UserFilter, $sortBy: UserSort, $counted: Boolean = true) {
  cmsGetUsers(
    query: $query
    limit: $limit
    page: $page
    filter: $filter
    sortBy: $sortBy
  ) {
    counter: counterAtLeast @include(if: $counted)
    items {
      ...UserRow
    }
  }
}
    fragment UserRow on User {
  ...UserFace
  username
  email
  phoneNumber
  gender
  group
  termStatus
  reason {
    until
  }
  badge {
    _id
    title
  }
  badgeStatus
  createdAt
  dateOfBirth
  totalFriends
  totalPosts
  point
  earnedPoints
  countryCode
  version
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"ae541633dedec5bd3d0c9c7437cae9d03d5008dd0d8be1faf99888b426a32289"}) as unknown as TypedDocumentString<UsersQuery, UsersQueryVariables>;
export const UserCountDocument = new TypedDocumentString(`
    query UserCount($query: String, $filter: UserFilter) {
  cmsGetUsers(query: $query, filter: $filter) {
    counter: counterAtLeast
  }
}
    `, {"hash":"dbead2ebb185eeba6ceb398bc6b9be2c1e7ae6622d567134c8b1393241d10ffd"}) as unknown as TypedDocumentString<UserCountQuery, UserCountQueryVariables>;
export const UserDocument = new TypedDocumentString(`
    query User($userId: ID!, $editing: Boolean = false) {
  cmsGetUser(userId: $userId) {
    ...UserRow
    interestingTopicKeys
    reason {
      reason
      status
      createdAt
      until
    }
    hasSecondFactor @include(if: $editing)
    areas @include(if: $editing)
  }
}
    fragment UserRow on User {
  ...UserFace
  username
  email
  phoneNumber
  gender
  group
  termStatus
  reason {
    until
  }
  badge {
    _id
    title
  }
  badgeStatus
  createdAt
  dateOfBirth
  totalFriends
  totalPosts
  point
  earnedPoints
  countryCode
  version
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"19a6867d6524e6fea4937294e0617c964db8f9d29663529dffacb04a116da9f0"}) as unknown as TypedDocumentString<UserQuery, UserQueryVariables>;
export const PointDaysDocument = new TypedDocumentString(`
    query PointDays($userId: ID!, $limit: Int) {
  getEarnedPointHistories(
    userId: $userId
    limit: $limit
    page: 1
    groupByEarnedAt: true
  ) {
    counter
    items {
      earnedAt
      earnedPoints
      changedCount
    }
  }
}
    `, {"hash":"0af50328fc8b0ee979a57eee939fa066edb7256acd973b10f0d63b07bb6c1526"}) as unknown as TypedDocumentString<PointDaysQuery, PointDaysQueryVariables>;
export const PointEntriesDocument = new TypedDocumentString(`
    query PointEntries($userId: ID!, $limit: Int, $page: Int, $filterDate: Day) {
  getEarnedPointHistories(
    userId: $userId
    limit: $limit
    page: $page
    filterDate: $filterDate
  ) {
    counter
    items {
      _id
      earnedAt
      earnedPoints
      cause
      postId
      trustedPointConfigs {
        description
      }
      additionalData {
        walletExchangeHistory {
          hash
        }
      }
    }
  }
}
    `, {"hash":"f01a9426c822192d44f170f76024c20d7b7e7856d6f64c2e82e425e9b77fc97a"}) as unknown as TypedDocumentString<PointEntriesQuery, PointEntriesQueryVariables>;
export const RegisterUserDocument = new TypedDocumentString(`
    mutation RegisterUser($data: NewUserInput!) {
  registerForImporter(data: $data) {
    idToken
  }
}
    `, {"hash":"4e10db1f033e69db161cc95529eb15980f2f241e35670a139a25af21061e11ff"}) as unknown as TypedDocumentString<RegisterUserMutation, RegisterUserMutationVariables>;
export const UpdateUserGroupDocument = new TypedDocumentString(`
    mutation UpdateUserGroup($userId: ID!, $group: UserGroup!, $version: Int) {
  updateUserGroup(userId: $userId, group: $group, version: $version) {
    _id
    group
    version
  }
}
    `, {"hash":"e3e82658369b51da76e3993cfee80d616c5cf3945a265c1a4ade9e907a1cd255"}) as unknown as TypedDocumentString<UpdateUserGroupMutation, UpdateUserGroupMutationVariables>;
export const AssignBadgeDocument = new TypedDocumentString(`
    mutation AssignBadge($userId: ID!, $badgeId: ID!, $version: Int) {
  cmsAssignBadge(userId: $userId, badgeId: $badgeId, version: $version) {
    success
    user {
      version
    }
  }
}
    `, {"hash":"e74477e5d60cb3da485dae563ce9d59bf7eef59b51bdd4cda24c06365c562358"}) as unknown as TypedDocumentString<AssignBadgeMutation, AssignBadgeMutationVariables>;
export const BannersDocument = new TypedDocumentString(`
    query Banners($limit: Int!, $page: Int!, $filter: BannerFilter) {
  cmsListBanner(limit: $limit, page: $page, filter: $filter) {
    counter: counterAtLeast
    items {
      ...BannerRow
    }
  }
}
    fragment BannerRow on Banner {
  _id
  name
  type
  data {
    link
    post {
      _id
      title
      content
    }
    page {
      _id
      name
    }
    screen
  }
  leadsToBlocked
  mediaId
  media {
    ...MediaPicture
  }
  status
  state
  startDate
  endDate
  position
  place
  creator {
    ...UserFace
  }
  createdAt
  version
}
fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment MediaPicture on Media {
  ...MediaThumbnail
  uri
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"cc4cb17bcda026c5729b699b7ce4f8b2b1b48412a4f37174ef2451bbb998c0ed"}) as unknown as TypedDocumentString<BannersQuery, BannersQueryVariables>;
export const BannerDocument = new TypedDocumentString(`
    query Banner($_id: ID!) {
  cmsGetBanner(_id: $_id) {
    ...BannerRow
  }
}
    fragment BannerRow on Banner {
  _id
  name
  type
  data {
    link
    post {
      _id
      title
      content
    }
    page {
      _id
      name
    }
    screen
  }
  leadsToBlocked
  mediaId
  media {
    ...MediaPicture
  }
  status
  state
  startDate
  endDate
  position
  place
  creator {
    ...UserFace
  }
  createdAt
  version
}
fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment MediaPicture on Media {
  ...MediaThumbnail
  uri
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"ca18e1086bbcad54861b7db45f80ed2661da9d902752661eb3d5ef27bc2b2392"}) as unknown as TypedDocumentString<BannerQuery, BannerQueryVariables>;
export const CreateBannerDocument = new TypedDocumentString(`
    mutation CreateBanner($name: String!, $type: BannerType!, $data: BannerTarget!, $mediaId: ID!, $status: BannerStatus!, $startDate: DateTime!, $endDate: DateTime!) {
  createBanner(
    name: $name
    type: $type
    data: $data
    mediaId: $mediaId
    status: $status
    startDate: $startDate
    endDate: $endDate
  ) {
    _id
    name
  }
}
    `, {"hash":"d5792c7da87e7bb4f3d1c2785a20942ca5baf0b9eae40029591628b844122b08"}) as unknown as TypedDocumentString<CreateBannerMutation, CreateBannerMutationVariables>;
export const MoveBannerDocument = new TypedDocumentString(`
    mutation MoveBanner($_id: ID!, $place: Int!) {
  cmsMoveBanner(_id: $_id, place: $place) {
    place
  }
}
    `, {"hash":"85c7fd9ae434e19a6f20241561f9a9aba0a8e2bd0234ab847b5c193d745474f9"}) as unknown as TypedDocumentString<MoveBannerMutation, MoveBannerMutationVariables>;
export const FindBannerPostsDocument = new TypedDocumentString(`
    query FindBannerPosts($q: String!) {
  cmsGetPosts(limit: 10, filter: {q: $q}) {
    items {
      _id
      title
      content
    }
  }
}
    `, {"hash":"60c4b0f876a8087db2dd90b4e67e939a34ce61f4d90f85bd2a2e614a58c85b66"}) as unknown as TypedDocumentString<FindBannerPostsQuery, FindBannerPostsQueryVariables>;
export const FindBannerPagesDocument = new TypedDocumentString(`
    query FindBannerPages($q: String!) {
  cmsFindPages(q: $q, limit: 10) {
    _id
    name
  }
}
    `, {"hash":"0b848a03973be304d3d63feff7a41b672431e8f690f86abf9eff1a45709da6ea"}) as unknown as TypedDocumentString<FindBannerPagesQuery, FindBannerPagesQueryVariables>;
export const MenuBannersDocument = new TypedDocumentString(`
    query MenuBanners {
  getMenuBanner {
    display {
      ...MediaPicture
    }
    download {
      ...MediaPicture
    }
  }
}
    fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment MediaPicture on Media {
  ...MediaThumbnail
  uri
}`, {"hash":"c2c8e2fadb6658c428f5352f837f5a8c140beefd70f09a87916ece423624ff88"}) as unknown as TypedDocumentString<MenuBannersQuery, MenuBannersQueryVariables>;
export const UploadMenuBannerDocument = new TypedDocumentString(`
    mutation UploadMenuBanner($file: Upload!, $bannerType: MenuBannerType!) {
  uploadMenuBanner(file: $file, bannerType: $bannerType) {
    _id
  }
}
    `, {"hash":"1a2e8534f289d492c6ffee74f25a154b2426a6e2829ea83f4afc8a359bdd73d2"}) as unknown as TypedDocumentString<UploadMenuBannerMutation, UploadMenuBannerMutationVariables>;
export const EventsDocument = new TypedDocumentString(`
    query Events($limit: Int!, $page: Int!, $filter: EventFilter, $sortBy: EventSort) {
  cmsListEvent(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
    counter: counterAtLeast
    items {
      ...EventRow
    }
  }
}
    fragment EventRow on Event {
  _id
  name
  status
  state
  loop
  logoId
  logoStatus
  logo {
    ...MediaPicture
  }
  backgroundId
  backgroundStatus
  background {
    ...MediaPicture
  }
  animationId
  animationStatus
  animation {
    ...MediaPicture
  }
  createdAt
  version
}
fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment MediaPicture on Media {
  ...MediaThumbnail
  uri
}`, {"hash":"7429084baefb10c0f96befe2c146de3f5c8048f0188c60a271676924ca527fa1"}) as unknown as TypedDocumentString<EventsQuery, EventsQueryVariables>;
export const EventDocument = new TypedDocumentString(`
    query Event($_id: ID!) {
  cmsGetEvent(_id: $_id) {
    ...EventRow
  }
}
    fragment EventRow on Event {
  _id
  name
  status
  state
  loop
  logoId
  logoStatus
  logo {
    ...MediaPicture
  }
  backgroundId
  backgroundStatus
  background {
    ...MediaPicture
  }
  animationId
  animationStatus
  animation {
    ...MediaPicture
  }
  createdAt
  version
}
fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment MediaPicture on Media {
  ...MediaThumbnail
  uri
}`, {"hash":"13d9dd61db816fed4f568a03a0589bae9ee871d40c9fff0a20f9cf892831c974"}) as unknown as TypedDocumentString<EventQuery, EventQueryVariables>;
export const EnabledEventDocument = new TypedDocumentString(`
    query EnabledEvent {
  cmsListEvent(limit: 1, filter: {status: YES}) {
    items {
      _id
      name
      version
    }
  }
}
    `, {"hash":"7ae1a0c7d33f648cf90227aa349de00b14c780deccb889f1037fa308f20ef562"}) as unknown as TypedDocumentString<EnabledEventQuery, EnabledEventQueryVariables>;
export const CreateEventDocument = new TypedDocumentString(`
    mutation CreateEvent($name: String!, $loop: Float!, $logoId: ID!, $logoStatus: Boolean!, $backgroundId: ID!, $backgroundStatus: Boolean!, $animationId: ID!, $animationStatus: Boolean!) {
  createEvent(
    name: $name
    loop: $loop
    logoId: $logoId
    logoStatus: $logoStatus
    backgroundId: $backgroundId
    backgroundStatus: $backgroundStatus
    animationId: $animationId
    animationStatus: $animationStatus
  ) {
    _id
  }
}
    `, {"hash":"64680814a5ed7ee26946e0a6fc3c8e42a9d68b5b1e41fef6fcf922dd611bc9f7"}) as unknown as TypedDocumentString<CreateEventMutation, CreateEventMutationVariables>;
export const LuckyWheelConditionsDocument = new TypedDocumentString(`
    query LuckyWheelConditions($limit: Int!, $page: Int!, $sortBy: LuckyWheelConfigSort) {
  cmsListLuckyWheelConfigs(limit: $limit, page: $page, sortBy: $sortBy) {
    counter: counterAtLeast
    items {
      _id
      prizeTier
      description
      conditionType
      missionType
      minimum
      version
    }
  }
}
    `, {"hash":"671794d484110baec72ef1c177383acf901dbb21a30faf99e93d88917ae4a2a2"}) as unknown as TypedDocumentString<LuckyWheelConditionsQuery, LuckyWheelConditionsQueryVariables>;
export const UpdateLuckyWheelConditionDocument = new TypedDocumentString(`
    mutation UpdateLuckyWheelCondition($_id: ID!, $conditionType: WinningConditionType!, $missionType: MissionType, $minimum: Float!, $description: String!, $version: Int!) {
  cmsUpdateLuckyWheelConfig(
    _id: $_id
    conditionType: $conditionType
    missionType: $missionType
    minimum: $minimum
    description: $description
    version: $version
  ) {
    version
  }
}
    `, {"hash":"c4eed853e78865bdb818852e17653897c40c1f572c8492a520ba9cac85381260"}) as unknown as TypedDocumentString<UpdateLuckyWheelConditionMutation, UpdateLuckyWheelConditionMutationVariables>;
export const LuckyWheelInstructionsDocument = new TypedDocumentString(`
    query LuckyWheelInstructions($q: String, $limit: Int!, $page: Int!, $filter: LuckyWheelInstructionFilter, $sortBy: LuckyWheelInstructionSort) {
  cmsListLuckyWheelInstruction(
    q: $q
    limit: $limit
    page: $page
    filter: $filter
    sortBy: $sortBy
  ) {
    counter: counterAtLeast
    items {
      _id
      type
      title
      titleEn
      description
      descriptionEn
      turns
      missionType
      createdAt
      updatedAt
      version
    }
  }
}
    `, {"hash":"7b0d5cc6d264bff5c3db141c303fd8bd63b6a345e94a2152dca174b3e30004a8"}) as unknown as TypedDocumentString<LuckyWheelInstructionsQuery, LuckyWheelInstructionsQueryVariables>;
export const FailedSpinMessagesDocument = new TypedDocumentString(`
    query FailedSpinMessages($q: String, $limit: Int!, $page: Int!, $sortBy: FailedSpinMessageSort) {
  cmsListFailedSpinMessages(q: $q, limit: $limit, page: $page, sortBy: $sortBy) {
    counter: counterAtLeast
    items {
      _id
      content
      contentEn
      createdAt
      version
    }
  }
}
    `, {"hash":"97d55ddc5ea027ec8468a2ab1aa4d8a9b5ed5211e34f0d9790fd1e1a0ebb7119"}) as unknown as TypedDocumentString<FailedSpinMessagesQuery, FailedSpinMessagesQueryVariables>;
export const CheckFailedSpinMessagesDocument = new TypedDocumentString(`
    mutation CheckFailedSpinMessages($data: FailedSpinMessageFileInput!) {
  cmsCheckFailedSpinMessages(data: $data) {
    ...RunInfo
  }
}
    fragment RunInfo on Run {
  _id
  kind
  state
  phase
  name
  targetModel
  targetId
  fileName
  sheet
  layout
  done
  total
  result
  created
  existing
  repeated
  malformed
  guessable
  failure
  failureReason
  failureParams
  creator {
    _id
    fullName
    avatar {
      thumbnail
    }
  }
  createdAt
  finishedAt
  version
}`, {"hash":"0d1fe6eacaf90cf2bce35010e78cd23b014b343a3b8da916326288c3532490c9"}) as unknown as TypedDocumentString<CheckFailedSpinMessagesMutation, CheckFailedSpinMessagesMutationVariables>;
export const MemberSpinsDocument = new TypedDocumentString(`
    query MemberSpins($userId: ID!, $after: String) {
  cmsMemberSpins(userId: $userId, after: $after) {
    endCursor
    items {
      _id
      wheelTitle
      prize
      points
      code
      createdAt
    }
  }
}
    `, {"hash":"7e9ec873b28cd7ecdd569a0015f83366233b3ec357d009cbf087e2bf8a1e02cc"}) as unknown as TypedDocumentString<MemberSpinsQuery, MemberSpinsQueryVariables>;
export const WheelSpinCountDocument = new TypedDocumentString(`
    query WheelSpinCount($wheelId: ID, $filter: LuckyWheelSpinFilter) {
  cmsListLuckyWheelSpins(wheelId: $wheelId, filter: $filter) {
    counter: counterAtLeast
  }
}
    `, {"hash":"0374189661da7f47891f9340e8ff8bafa79fac2430057ca249c940ff5c829508"}) as unknown as TypedDocumentString<WheelSpinCountQuery, WheelSpinCountQueryVariables>;
export const WheelSpinsDocument = new TypedDocumentString(`
    query WheelSpins($wheelId: ID, $limit: Int, $page: Int, $filter: LuckyWheelSpinFilter, $sortBy: LuckyWheelSpinSort, $counted: Boolean = true) {
  cmsListLuckyWheelSpins(
    wheelId: $wheelId
    limit: $limit
    page: $page
    filter: $filter
    sortBy: $sortBy
  ) {
    counter: counterAtLeast @include(if: $counted)
    items {
      ...WheelSpinRow
    }
  }
}
    fragment WheelSpinRow on LuckyWheelSpin {
  _id
  spunAt
  outcome
  turn
  eligibleTiers
  unit
  dueAt
  user {
    ...UserFace
  }
  win {
    prize {
      prizeTier
      name
      nameEn
      point
      voucher {
        title
      }
    }
  }
  seal {
    number
    hash
    seal
    root
    sealedAt
  }
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"d7e32d7faa5d081da25c8fdfc925cbf21111cb743ee87ed55bccc84ac032e1a9"}) as unknown as TypedDocumentString<WheelSpinsQuery, WheelSpinsQueryVariables>;
export const CreateDrawsFileDocument = new TypedDocumentString(`
    mutation CreateDrawsFile($wheelId: ID!) {
  createDrawsFile(wheelId: $wheelId)
}
    `, {"hash":"59e9e9644e4c3c1843c2ee0140825def91abb63cf54e560a5cf4e2789e87b95e"}) as unknown as TypedDocumentString<CreateDrawsFileMutation, CreateDrawsFileMutationVariables>;
export const LuckyWheelTermDocument = new TypedDocumentString(`
    query LuckyWheelTerm {
  cmsDetailLuckyWheelTerm {
    _id
    content
    contentEn
    version
  }
}
    `, {"hash":"eb1dec84fee8ef75cdefb7e2bde31a469a2df5320801c5d06640760ecc3d6662"}) as unknown as TypedDocumentString<LuckyWheelTermQuery, LuckyWheelTermQueryVariables>;
export const LuckyWheelsDocument = new TypedDocumentString(`
    query LuckyWheels($limit: Int!, $page: Int!, $filter: LuckyWheelFilter, $sortBy: LuckyWheelSort) {
  cmsListLuckyWheel(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
    counter: counterAtLeast
    items {
      ...LuckyWheelRow
    }
  }
}
    fragment LuckyWheelRow on LuckyWheel {
  _id
  title
  titleEn
  activeDate {
    startDate
    endDate
  }
  numberOfBatch
  totalPrize
  totalRedeemPrize
  totalRemainingPrize
  creator {
    fullName
  }
  state
  createdAt
  deletedAt
  version
}`, {"hash":"d51ef474c9aa30e1085fccdfb1c3bb3a54c674ad963914ea6058ae56ed13cfab"}) as unknown as TypedDocumentString<LuckyWheelsQuery, LuckyWheelsQueryVariables>;
export const RunningLuckyWheelDocument = new TypedDocumentString(`
    query RunningLuckyWheel {
  cmsGetRunningLuckyWheel {
    ...LuckyWheelRow
  }
}
    fragment LuckyWheelRow on LuckyWheel {
  _id
  title
  titleEn
  activeDate {
    startDate
    endDate
  }
  numberOfBatch
  totalPrize
  totalRedeemPrize
  totalRemainingPrize
  creator {
    fullName
  }
  state
  createdAt
  deletedAt
  version
}`, {"hash":"22dc22fb415bae5801c4499b9cf6b895e2542eca32e615b255ebfee981f6b7c8"}) as unknown as TypedDocumentString<RunningLuckyWheelQuery, RunningLuckyWheelQueryVariables>;
export const LuckyWheelDocument = new TypedDocumentString(`
    query LuckyWheel($id: ID!) {
  cmsLuckyWheel(id: $id) {
    _id
    title
    titleEn
    activeDate {
      startDate
      endDate
    }
    tierNames {
      prizeTier
      name
      nameEn
    }
    batchs {
      _id
      activeDate {
        startDate
        endDate
      }
      prizes {
        _id
        prize_index
        prizeTier
        qty
        remaining
        designated
        totalQty
        point
        voucher {
          _id
          title
          available
        }
        media {
          ...MediaPicture
        }
      }
    }
    deletedAt
    version
  }
}
    fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment MediaPicture on Media {
  ...MediaThumbnail
  uri
}`, {"hash":"3c78ea7e2964ebe7030388d53924e259ba6997e18b73195f45b30de3114956a6"}) as unknown as TypedDocumentString<LuckyWheelQuery, LuckyWheelQueryVariables>;
export const UpdateLuckyWheelPrizeDocument = new TypedDocumentString(`
    mutation UpdateLuckyWheelPrize($_id: ID!, $data: LuckyWheelPrizeChangeInput!, $version: Int!) {
  updateLuckyWheelPrize(_id: $_id, data: $data, version: $version) {
    qty
  }
}
    `, {"hash":"53944da81e8df2ee71dd299103f7cee3392ed0ca7ace85d2b7ade75c6c9834ae"}) as unknown as TypedDocumentString<UpdateLuckyWheelPrizeMutation, UpdateLuckyWheelPrizeMutationVariables>;
export const GameVouchersDocument = new TypedDocumentString(`
    query GameVouchers($limit: Int!, $filter: VoucherGameFilter) {
  vouchersGame(limit: $limit, page: 1, filter: $filter) {
    items {
      _id
      title
      available
    }
  }
}
    `, {"hash":"133bf1801fcd4c345a480cc4c137cf90e0b61117747221b43e605d0471e44561"}) as unknown as TypedDocumentString<GameVouchersQuery, GameVouchersQueryVariables>;
export const PrizeWinnersDocument = new TypedDocumentString(`
    query PrizeWinners($prizeId: ID!, $limit: Int!, $page: Int!) {
  cmsListLuckyWheelPrizeWinners(prizeId: $prizeId, limit: $limit, page: $page) {
    counter
    free
    version
    winners {
      cause
      wonAt
      user {
        _id
        fullName
        phoneNumber
      }
    }
    designations {
      blocked
      reason
      createdAt
      creator {
        fullName
      }
      user {
        _id
        fullName
        phoneNumber
      }
    }
  }
}
    `, {"hash":"7b5997e2b668f6c7d2408716289781ad3b15a4311456ebb8606495574312d0e0"}) as unknown as TypedDocumentString<PrizeWinnersQuery, PrizeWinnersQueryVariables>;
export const UpdatePrizeWinnersDocument = new TypedDocumentString(`
    mutation UpdatePrizeWinners($prizeId: ID!, $numbers: [String!]!, $reason: String, $version: Int!) {
  updateLuckyWheelPrizeWinners(
    prizeId: $prizeId
    designatedUserPhoneNumbers: $numbers
    reason: $reason
    version: $version
  ) {
    version
  }
}
    `, {"hash":"9760c6762a755da19213b72d9a06c37c2322a17d15bf99de67ac7ea29c74eed1"}) as unknown as TypedDocumentString<UpdatePrizeWinnersMutation, UpdatePrizeWinnersMutationVariables>;
export const WheelResultsDocument = new TypedDocumentString(`
    query WheelResults($_id: ID!, $startDate: Day!, $endDate: Day!) {
  cmsLuckyWheelResults(_id: $_id, startDate: $startDate, endDate: $endDate) {
    wheel {
      title
      totalPrize
      totalRedeemPrize
      totalRemainingPrize
      tierNames {
        prizeTier
        name
        nameEn
      }
    }
    days {
      date
      prizeTier
      awards
    }
    prizes {
      awards
      batch {
        _id
        activeDate {
          startDate
          endDate
        }
      }
      prize {
        _id
        prize_index
        prizeTier
        name
        nameEn
        qty
        remaining
        designated
        point
        voucher {
          title
        }
      }
    }
  }
}
    `, {"hash":"c763449868fd3c7d384bdf500fea9e1fefbd2e9850e4db2f62ead9289d5b737a"}) as unknown as TypedDocumentString<WheelResultsQuery, WheelResultsQueryVariables>;
export const WheelWinnerCountDocument = new TypedDocumentString(`
    query WheelWinnerCount($wheelId: ID, $filter: LuckyWheelWinnerFilter) {
  cmsListLuckyWheelWinners(wheelId: $wheelId, filter: $filter) {
    counter: counterAtLeast
  }
}
    `, {"hash":"382a47cdb95f89dd770534363ceebf803868d3cbe8e865d10b1b212054444bf9"}) as unknown as TypedDocumentString<WheelWinnerCountQuery, WheelWinnerCountQueryVariables>;
export const WheelWinnersDocument = new TypedDocumentString(`
    query WheelWinners($wheelId: ID, $limit: Int, $page: Int, $filter: LuckyWheelWinnerFilter, $sortBy: LuckyWheelWinnerSort, $counted: Boolean = true) {
  cmsListLuckyWheelWinners(
    wheelId: $wheelId
    limit: $limit
    page: $page
    filter: $filter
    sortBy: $sortBy
  ) {
    counter: counterAtLeast @include(if: $counted)
    items {
      ...WheelWinnerRow
    }
  }
}
    fragment WheelWinnerRow on LuckyWheelWinner {
  _id
  wonAt
  cause
  usedAt
  user {
    _id
    fullName
    phoneNumber
  }
  prize {
    prizeTier
    name
    nameEn
    point
    voucher {
      title
    }
  }
  batch {
    activeDate {
      startDate
      endDate
    }
  }
  code {
    code
  }
}`, {"hash":"87aa6b77b47fac3845262e9ff342306fa4882f9096245b644caf2b8c2d46b373"}) as unknown as TypedDocumentString<WheelWinnersQuery, WheelWinnersQueryVariables>;
export const PastSpinsDocument = new TypedDocumentString(`
    query PastSpins {
  cmsLuckyWheelSpins {
    hour
    spins
  }
}
    `, {"hash":"7a6fc18af857aa881e0dcd585929e91b4b8d9ac544a6519d9068767df916fb9f"}) as unknown as TypedDocumentString<PastSpinsQuery, PastSpinsQueryVariables>;
export const PromotionCalendarDocument = new TypedDocumentString(`
    query PromotionCalendar($from: Day!, $to: Day!) {
  cmsPromotionCalendar(from: $from, to: $to) {
    items {
      ...PromotionOnCalendar
    }
    warnings {
      kind
      from
      to
      promotions {
        ...PromotionOnCalendar
      }
    }
    cut
  }
}
    fragment PromotionOnCalendar on Promotion {
  _id
  kind
  title
  startDate
  endDate
  state
  version
  wheelId
  batch
}`, {"hash":"1fc0eb2a82fc5d5cc17e2662e91ebefc7b84903b0d081bbfedecb7de402c265e"}) as unknown as TypedDocumentString<PromotionCalendarQuery, PromotionCalendarQueryVariables>;
export const MemberCodesDocument = new TypedDocumentString(`
    query MemberCodes($userId: ID!, $after: String) {
  cmsMemberCodes(userId: $userId, after: $after) {
    endCursor
    items {
      _id
      code
      voucherTitle
      cause
      price
      status
      refund
      usedAt
      endDate
      createdAt
    }
  }
}
    `, {"hash":"155b973bf2742e07d1d3bf4e4156ebcf2928209e0f48876f94fd043657f35d04"}) as unknown as TypedDocumentString<MemberCodesQuery, MemberCodesQueryVariables>;
export const RefundDocument = new TypedDocumentString(`
    mutation Refund($_id: ID!, $reason: String!) {
  cmsRefundRedemption(_id: $_id, reason: $reason) {
    status
  }
}
    `, {"hash":"2c1988c806717c78593c320e4aa1c56f0b3f068f50cd1e1a12968136832dae6c"}) as unknown as TypedDocumentString<RefundMutation, RefundMutationVariables>;
export const VoucherCodesDocument = new TypedDocumentString(`
    query VoucherCodes($voucherId: ID!, $limit: Int, $page: Int, $filter: VoucherCodeFilter, $dir: SortDirection) {
  cmsListVoucherCode(
    voucherId: $voucherId
    limit: $limit
    page: $page
    filter: $filter
    dir: $dir
  ) {
    counter: counterAtLeast
    items {
      ...VoucherCodeRow
    }
  }
}
    fragment VoucherCodeRow on VoucherCode {
  _id
  voucherId
  code
  qty
  sold_qty
  remarks
  vendorCode
  status
  state
  startDate
  endDate
  redeemedAt
  redeemedUser {
    _id
    fullName
    phoneNumber
  }
  createdAt
  version
}`, {"hash":"9e80616b5970d445c30317e65c79d4e54a7c322ce49c93651df4e7de39c99d37"}) as unknown as TypedDocumentString<VoucherCodesQuery, VoucherCodesQueryVariables>;
export const VoucherOfCodesDocument = new TypedDocumentString(`
    query VoucherOfCodes($_id: ID!) {
  voucher(_id: $_id) {
    _id
    title
    startDate
    endDate
    codeTotals {
      state
      codes
    }
  }
}
    `, {"hash":"04dde55fb93e4f2259ab698211d5f7fb2a67becfe13157b05f5f1c9a3989c030"}) as unknown as TypedDocumentString<VoucherOfCodesQuery, VoucherOfCodesQueryVariables>;
export const CheckVoucherCodesDocument = new TypedDocumentString(`
    mutation CheckVoucherCodes($data: VoucherCodeInput!) {
  cmsCheckVoucherCodes(data: $data) {
    ...RunInfo
  }
}
    fragment RunInfo on Run {
  _id
  kind
  state
  phase
  name
  targetModel
  targetId
  fileName
  sheet
  layout
  done
  total
  result
  created
  existing
  repeated
  malformed
  guessable
  failure
  failureReason
  failureParams
  creator {
    _id
    fullName
    avatar {
      thumbnail
    }
  }
  createdAt
  finishedAt
  version
}`, {"hash":"bc6268c83067dbd9dac8ab98f64465fe21b6599a882f39be13ac4fbcc95da9c9"}) as unknown as TypedDocumentString<CheckVoucherCodesMutation, CheckVoucherCodesMutationVariables>;
export const CheckReferralCodesDocument = new TypedDocumentString(`
    mutation CheckReferralCodes($data: ReferralCodesInput!) {
  cmsCheckReferralCodes(data: $data) {
    ...RunInfo
  }
}
    fragment RunInfo on Run {
  _id
  kind
  state
  phase
  name
  targetModel
  targetId
  fileName
  sheet
  layout
  done
  total
  result
  created
  existing
  repeated
  malformed
  guessable
  failure
  failureReason
  failureParams
  creator {
    _id
    fullName
    avatar {
      thumbnail
    }
  }
  createdAt
  finishedAt
  version
}`, {"hash":"48aad8262c8c8bcc106bc737c2045803a433c3ec38fa4205bf51d949fe296d4c"}) as unknown as TypedDocumentString<CheckReferralCodesMutation, CheckReferralCodesMutationVariables>;
export const CreateVoucherCodesDocument = new TypedDocumentString(`
    mutation CreateVoucherCodes($data: VoucherCodeInput!) {
  createVoucherCode(data: $data) {
    created
    run {
      _id
    }
  }
}
    `, {"hash":"b94549daf619eec6f0ba457453e9efadceffe56b7bfcd1ed5f799827c102c23f"}) as unknown as TypedDocumentString<CreateVoucherCodesMutation, CreateVoucherCodesMutationVariables>;
export const DeleteVoucherCodesDocument = new TypedDocumentString(`
    mutation DeleteVoucherCodes($_ids: [ID!], $list: JSON, $after: ID) {
  cmsDeleteVoucherCodes(_ids: $_ids, list: $list, after: $after) {
    outcomes {
      _id
      ok
      version
      message
      reason
      params
    }
    next
  }
}
    `, {"hash":"6384f8a02f7c5386da0ab87fcdbaf75185aeead50e270bf847b90890e908b8a0"}) as unknown as TypedDocumentString<DeleteVoucherCodesMutation, DeleteVoucherCodesMutationVariables>;
export const VoucherResultsDocument = new TypedDocumentString(`
    query VoucherResults($_id: ID!, $startDate: Day!, $endDate: Day!) {
  cmsVoucherResults(_id: $_id, startDate: $startDate, endDate: $endDate) {
    voucher {
      title
      type
      available
      reserved
    }
    runningOut {
      outcome
      day
      perDay
      days
    }
    days {
      date
      handedOver
      used
      pointsSpent
      signUps
    }
  }
}
    `, {"hash":"a28f9682c901fcfeae8eb2aca1e9ec04bd80c65e17e70fffc700ed209a17fd9a"}) as unknown as TypedDocumentString<VoucherResultsQuery, VoucherResultsQueryVariables>;
export const VouchersDocument = new TypedDocumentString(`
    query Vouchers($limit: Int, $page: Int, $q: String, $filter: VoucherFilter, $sortBy: VoucherSort) {
  cmsVouchers(limit: $limit, page: $page, q: $q, filter: $filter, sortBy: $sortBy) {
    counter: counterAtLeast
    items {
      ...VoucherRow
    }
  }
}
    fragment VoucherRow on Voucher {
  _id
  voucherId
  type
  title
  titleEn
  medias {
    ...MediaThumbnail
  }
  pointSpend
  qty
  redeemed
  reserved
  available
  status
  adminStatus
  state
  editedSinceApproval
  startDate
  endDate
  referralTurns
  prizeTitle
  prizeTitleEn
  isPrinted
  creator {
    ...UserFace
  }
  deletedAt
  createdAt
  version
}
fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"e9c8c8c539daceede1a5a2e96b11d7b59f4a8770f9bf4068dbe08b29be6fa24f"}) as unknown as TypedDocumentString<VouchersQuery, VouchersQueryVariables>;
export const ReferralVouchersDocument = new TypedDocumentString(`
    query ReferralVouchers($limit: Int, $page: Int, $filter: ReferralVoucherFilter, $sortBy: ReferralVoucherSort) {
  cmsReferralVouchers(
    limit: $limit
    page: $page
    filter: $filter
    sortBy: $sortBy
  ) {
    counter: counterAtLeast
    items {
      ...VoucherRow
    }
  }
}
    fragment VoucherRow on Voucher {
  _id
  voucherId
  type
  title
  titleEn
  medias {
    ...MediaThumbnail
  }
  pointSpend
  qty
  redeemed
  reserved
  available
  status
  adminStatus
  state
  editedSinceApproval
  startDate
  endDate
  referralTurns
  prizeTitle
  prizeTitleEn
  isPrinted
  creator {
    ...UserFace
  }
  deletedAt
  createdAt
  version
}
fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"a55b043926c91754f7d4c5cfcc069a4300a25e88b3d67382dd1c54973a379348"}) as unknown as TypedDocumentString<ReferralVouchersQuery, ReferralVouchersQueryVariables>;
export const VoucherDocument = new TypedDocumentString(`
    query Voucher($_id: ID!) {
  voucher(_id: $_id) {
    ...VoucherRow
    mediaIds
    highlight
    highlightEn
    description
    descriptionEn
    termAndCondition
    termAndConditionEn
    contact {
      phoneNumber
      email
      address
    }
  }
}
    fragment VoucherRow on Voucher {
  _id
  voucherId
  type
  title
  titleEn
  medias {
    ...MediaThumbnail
  }
  pointSpend
  qty
  redeemed
  reserved
  available
  status
  adminStatus
  state
  editedSinceApproval
  startDate
  endDate
  referralTurns
  prizeTitle
  prizeTitleEn
  isPrinted
  creator {
    ...UserFace
  }
  deletedAt
  createdAt
  version
}
fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"c1c8d593ef35d775e6543157c3fbcf98a09e03214fbd2a62c4ee5acf92194966"}) as unknown as TypedDocumentString<VoucherQuery, VoucherQueryVariables>;
export const CreateVoucherDocument = new TypedDocumentString(`
    mutation CreateVoucher($data: VoucherInput!) {
  createVoucher(data: $data) {
    _id
    type
  }
}
    `, {"hash":"f0f4d023969787ba6587e5de440ef8efb63c38b153a92b84d47cdae38d34a915"}) as unknown as TypedDocumentString<CreateVoucherMutation, CreateVoucherMutationVariables>;
export const SetVoucherAdminStatusDocument = new TypedDocumentString(`
    mutation SetVoucherAdminStatus($_ids: [ID!], $list: JSON, $after: ID, $adminStatus: VoucherAdminStatus!, $version: Int) {
  cmsSetVoucherAdminStatus(
    _ids: $_ids
    list: $list
    after: $after
    adminStatus: $adminStatus
    version: $version
  ) {
    outcomes {
      _id
      ok
      version
      message
      reason
      params
    }
    next
  }
}
    `, {"hash":"87d49291493b0539df86b0393732297ffcfb90fda67494ac2f4e3e8acbd4973e"}) as unknown as TypedDocumentString<SetVoucherAdminStatusMutation, SetVoucherAdminStatusMutationVariables>;
export const RecordHistoryDocument = new TypedDocumentString(`
    query RecordHistory($model: HistoryModel!, $targetId: ID!, $limit: Int, $after: ID) {
  cmsHistory(model: $model, targetId: $targetId, limit: $limit, after: $after) {
    items {
      ...EntryOfHistory
    }
    next
  }
}
    fragment EntryOfHistory on AuditEntry {
  _id
  createdAt
  action
  actor {
    ...UserFace
  }
  changes {
    field
    before
    after
    beforeName
    afterName
  }
  reason
  version
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"916a07f862c1a9b151fac3312a707a89b0e56631e58fce1b5ba3f35b1dba1fd5"}) as unknown as TypedDocumentString<RecordHistoryQuery, RecordHistoryQueryVariables>;
export const AuditEntriesDocument = new TypedDocumentString(`
    query AuditEntries($limit: Int, $page: Int, $actionIn: [String!], $filter: AuditFilter, $sortBy: AuditSort) {
  cmsGetAuditEntries(
    limit: $limit
    page: $page
    actionIn: $actionIn
    filter: $filter
    sortBy: $sortBy
  ) {
    counter: counterAtLeast
    items {
      ...EntryOfHistory
      changes {
        afterWords {
          en
          vi
        }
      }
      model
      targetId
      targetName
      targetWords {
        en
        vi
      }
      requestId
    }
  }
}
    fragment EntryOfHistory on AuditEntry {
  _id
  createdAt
  action
  actor {
    ...UserFace
  }
  changes {
    field
    before
    after
    beforeName
    afterName
  }
  reason
  version
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"eb81df0ba6492f48b7be36a296344c177eab3d2674bb60837a01d4e263852c0a"}) as unknown as TypedDocumentString<AuditEntriesQuery, AuditEntriesQueryVariables>;
export const AuditVerificationDocument = new TypedDocumentString(`
    query AuditVerification {
  cmsAuditVerification {
    ...AuditRun
  }
}
    fragment AuditRun on AuditVerification {
  _id
  state
  entries
  chains
  total
  startedAt
  finishedAt
  startedBy {
    fullName
  }
  checkpoint {
    number
    createdAt
  }
  found
  broken {
    problem
    chain
    first
    last
    checkpoint
  }
}`, {"hash":"20e12b2ea287176fce8e3a809a8aa894961580f7e158c3f01105065b5e966be3"}) as unknown as TypedDocumentString<AuditVerificationQuery, AuditVerificationQueryVariables>;
export const VerifyAuditDocument = new TypedDocumentString(`
    mutation VerifyAudit {
  cmsVerifyAudit {
    ...AuditRun
  }
}
    fragment AuditRun on AuditVerification {
  _id
  state
  entries
  chains
  total
  startedAt
  finishedAt
  startedBy {
    fullName
  }
  checkpoint {
    number
    createdAt
  }
  found
  broken {
    problem
    chain
    first
    last
    checkpoint
  }
}`, {"hash":"868f70e593c8b31cf8694f6614887cb2f31964bba6447e606e653eeebb177973"}) as unknown as TypedDocumentString<VerifyAuditMutation, VerifyAuditMutationVariables>;
export const UndoManyDocument = new TypedDocumentString(`
    mutation UndoMany($model: RecordModel!, $changes: [UndoneChange!]!) {
  cmsUndoMany(model: $model, changes: $changes) {
    _id
    ok
    message
    reason
    params
  }
}
    `, {"hash":"8b6d0168d1936baa9c3a9a3adffddf111cd65d8fba2d22376ae595fe2c3ae16a"}) as unknown as TypedDocumentString<UndoManyMutation, UndoManyMutationVariables>;
export const ChangesSinceDocument = new TypedDocumentString(`
    query ChangesSince($model: RecordModel!, $_id: ID!, $version: Int!) {
  cmsChangesSince(model: $model, _id: $_id, version: $version) {
    version
    changes {
      field
      seen
      now
      seenName
      nowName
      by
      at
    }
  }
}
    `, {"hash":"e2147d5bcbfe8f2c77faaa656dc19fdd69013c0ea2aaa920062338c628512028"}) as unknown as TypedDocumentString<ChangesSinceQuery, ChangesSinceQueryVariables>;
export const FindActorsDocument = new TypedDocumentString(`
    query FindActors($query: String, $group: UserGroup, $limit: Int) {
  cmsGetUsers(query: $query, filter: {group: $group}, limit: $limit) {
    items {
      _id
      fullName
      phoneNumber
    }
  }
}
    `, {"hash":"48a7bdb1f996935d7b6e1984ecf709af59ba2bcffdd538620a7d05dd88d55735"}) as unknown as TypedDocumentString<FindActorsQuery, FindActorsQueryVariables>;
export const ActorDocument = new TypedDocumentString(`
    query Actor($userId: ID!) {
  cmsGetUser(userId: $userId) {
    _id
    fullName
  }
}
    `, {"hash":"deaf8e448b168028e69534a84b6034c68ef346f88edf6ea88d0998ea5677732c"}) as unknown as TypedDocumentString<ActorQuery, ActorQueryVariables>;
export const ChangeSetsDocument = new TypedDocumentString(`
    query ChangeSets($limit: Int!, $page: Int!, $filter: ChangeSetFilter, $sortBy: ChangeSetSort) {
  cmsChangeSets(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
    counter: counterAtLeast
    items {
      ...ChangeSetRow
    }
  }
}
    fragment ChangeSetRow on ChangeSet {
  _id
  title
  note
  status
  changes
  author {
    ...UserFace
  }
  approver {
    ...UserFace
  }
  applyAt
  appliedAt
  sentBackBy {
    ...UserFace
  }
  sentBackAt
  sentBackComment
  createdAt
  version
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"20ed158acb17ac0d5faf9e013ef2745c3c42fdc028018ab68923c4c5de89fece"}) as unknown as TypedDocumentString<ChangeSetsQuery, ChangeSetsQueryVariables>;
export const ChangeSetDocument = new TypedDocumentString(`
    query ChangeSet($_id: ID!) {
  cmsChangeSet(_id: $_id) {
    ...ChangeSetRow
    rolledBackBy {
      ...UserFace
    }
    rolledBackAt
    failure {
      field
      reason
      params
      message
    }
    items {
      _id
      model
      targetId
      name
      creates
      outdated
      overtaken {
        field
        seen
        now
        seenName
        nowName
        by
        at
      }
      effects {
        model
        targetId
        name
        changes {
          field
          before
          after
          beforeName
          afterName
        }
      }
    }
  }
}
    fragment ChangeSetRow on ChangeSet {
  _id
  title
  note
  status
  changes
  author {
    ...UserFace
  }
  approver {
    ...UserFace
  }
  applyAt
  appliedAt
  sentBackBy {
    ...UserFace
  }
  sentBackAt
  sentBackComment
  createdAt
  version
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"8c384f70517477ab06f34eedfe5fd7a9a20ab8e38f432c91f591fac879277e36"}) as unknown as TypedDocumentString<ChangeSetQuery, ChangeSetQueryVariables>;
export const FailedSetsDocument = new TypedDocumentString(`
    query FailedSets {
  cmsChangeSets(limit: 100, page: 1, filter: {status: FAILED}) {
    items {
      _id
      title
      author {
        _id
        fullName
      }
      approver {
        _id
      }
      failure {
        reason
        params
        message
      }
    }
  }
}
    `, {"hash":"c11a08f6f567030afd9aa5899dbc9693aab6252c046197d8bb75839c9f7e966b"}) as unknown as TypedDocumentString<FailedSetsQuery, FailedSetsQueryVariables>;
export const ScheduledChangesDocument = new TypedDocumentString(`
    query ScheduledChanges($_id: ID!) {
  cmsScheduledChanges(_id: $_id) {
    _id
    title
    applyAt
  }
}
    `, {"hash":"db3355e45d310ab7063a0617bdcef09ab8566a607998068ecaf297eefabc7418"}) as unknown as TypedDocumentString<ScheduledChangesQuery, ScheduledChangesQueryVariables>;
export const PlanChangeDocument = new TypedDocumentString(`
    mutation PlanChange($_id: ID, $title: String, $operation: PlannedOperation!, $input: JSON!) {
  cmsPlanChange(_id: $_id, title: $title, operation: $operation, input: $input) {
    _id
    title
  }
}
    `, {"hash":"48587b3cdd14806c7c252b352c4f020abf6f82380fc0a9f6dfde31624ffbe9a4"}) as unknown as TypedDocumentString<PlanChangeMutation, PlanChangeMutationVariables>;
export const ApproveChangeSetDocument = new TypedDocumentString(`
    mutation ApproveChangeSet($_id: ID!, $version: Int!, $applyAt: DateTime) {
  cmsApproveChangeSet(_id: $_id, version: $version, applyAt: $applyAt) {
    _id
    status
    applyAt
  }
}
    `, {"hash":"9adc24d6d305c39220d5cd1563b87a7b6d2e099d9bc8da577a408cc36ed5105f"}) as unknown as TypedDocumentString<ApproveChangeSetMutation, ApproveChangeSetMutationVariables>;
export const ViewingDocument = new TypedDocumentString(`
    mutation Viewing($tab: ID!, $model: RecordModel!, $_id: ID!, $leaving: Boolean) {
  cmsViewing(tab: $tab, model: $model, _id: $_id, leaving: $leaving) {
    since
    user {
      ...UserFace
    }
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"215bda398125d044c69bcc9e2d95cf38627a906be3b8ec93f02fb8fec34c92cd"}) as unknown as TypedDocumentString<ViewingMutation, ViewingMutationVariables>;
export const UploadPhotoDocument = new TypedDocumentString(`
    mutation UploadPhoto($file: Upload!, $dimensions: Dimensions, $bannerType: String) {
  uploadPhoto(file: $file, dimensions: $dimensions, bannerType: $bannerType) {
    ...MediaPicture
  }
}
    fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment MediaPicture on Media {
  ...MediaThumbnail
  uri
}`, {"hash":"ce2a78a2d9f7efa4bcdb7a946847427143ef832463903e0f7db950265ee5e7b7"}) as unknown as TypedDocumentString<UploadPhotoMutation, UploadPhotoMutationVariables>;
export const MediaDocument = new TypedDocumentString(`
    query Media($_id: ID!) {
  cmsGetMedia(_id: $_id) {
    ...MediaThumbnail
    uri
    width
    height
    termStatus
    reason {
      reason
      status
      createdAt
      until
      restored
      byName
    }
    uploader {
      ...UserFace
    }
    newestPosts {
      _id
      title
      content
    }
    createdAt
    version
  }
}
    fragment MediaThumbnail on Media {
  _id
  type
  thumbnail
  thumbnail2x
  covered
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"739ac2f826b225a180c3c573039174e20644f9bcf492c70c2f1a4831fe9230a0"}) as unknown as TypedDocumentString<MediaQuery, MediaQueryVariables>;
export const RunsDocument = new TypedDocumentString(`
    query Runs($limit: Int, $page: Int, $filter: RunFilter, $sortBy: RunSort) {
  cmsRuns(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
    counter: counterAtLeast
    items {
      ...RunInfo
    }
  }
}
    fragment RunInfo on Run {
  _id
  kind
  state
  phase
  name
  targetModel
  targetId
  fileName
  sheet
  layout
  done
  total
  result
  created
  existing
  repeated
  malformed
  guessable
  failure
  failureReason
  failureParams
  creator {
    _id
    fullName
    avatar {
      thumbnail
    }
  }
  createdAt
  finishedAt
  version
}`, {"hash":"2d1c3909e4d3e19211dcc64691175b804e0ac9984b31fd0d27307d016ae2928d"}) as unknown as TypedDocumentString<RunsQuery, RunsQueryVariables>;
export const OneRunDocument = new TypedDocumentString(`
    query OneRun($_id: ID!) {
  cmsRun(_id: $_id) {
    ...RunInfo
  }
}
    fragment RunInfo on Run {
  _id
  kind
  state
  phase
  name
  targetModel
  targetId
  fileName
  sheet
  layout
  done
  total
  result
  created
  existing
  repeated
  malformed
  guessable
  failure
  failureReason
  failureParams
  creator {
    _id
    fullName
    avatar {
      thumbnail
    }
  }
  createdAt
  finishedAt
  version
}`, {"hash":"600fa2a4bcbd13cf2e61ffce52e2c006e5f65bbd1809f1a59dc9c17508d5b7af"}) as unknown as TypedDocumentString<OneRunQuery, OneRunQueryVariables>;
export const RunRowsDocument = new TypedDocumentString(`
    query RunRows($runId: ID!, $problem: RunRowProblem, $page: Int, $limit: Int) {
  cmsRunRows(runId: $runId, problem: $problem, page: $page, limit: $limit) {
    counter: counterAtLeast
    items {
      _id
      row
      cells
      problem
      column
      why
      reason
      firstRow
      existsIn
    }
  }
}
    `, {"hash":"e611c95157ae2f8a341bf26164729b0f88e9822f8d4ff06ce6ee6b0b68969207"}) as unknown as TypedDocumentString<RunRowsQuery, RunRowsQueryVariables>;
export const ConfirmRunDocument = new TypedDocumentString(`
    mutation ConfirmRun($_id: ID!) {
  cmsConfirmRun(_id: $_id) {
    ...RunInfo
  }
}
    fragment RunInfo on Run {
  _id
  kind
  state
  phase
  name
  targetModel
  targetId
  fileName
  sheet
  layout
  done
  total
  result
  created
  existing
  repeated
  malformed
  guessable
  failure
  failureReason
  failureParams
  creator {
    _id
    fullName
    avatar {
      thumbnail
    }
  }
  createdAt
  finishedAt
  version
}`, {"hash":"bb8f1167ef98024a085881a5ffb8ce23c71a64fb935cb0fb0fd28f79e6e4139f"}) as unknown as TypedDocumentString<ConfirmRunMutation, ConfirmRunMutationVariables>;
export const CancelRunDocument = new TypedDocumentString(`
    mutation CancelRun($_id: ID!) {
  cmsCancelRun(_id: $_id) {
    ...RunInfo
  }
}
    fragment RunInfo on Run {
  _id
  kind
  state
  phase
  name
  targetModel
  targetId
  fileName
  sheet
  layout
  done
  total
  result
  created
  existing
  repeated
  malformed
  guessable
  failure
  failureReason
  failureParams
  creator {
    _id
    fullName
    avatar {
      thumbnail
    }
  }
  createdAt
  finishedAt
  version
}`, {"hash":"5681ca47ad956fcb9fefcb394e2b80631a6f8f543c6d00b5e1a116feed670a78"}) as unknown as TypedDocumentString<CancelRunMutation, CancelRunMutationVariables>;
export const PresetReasonsDocument = new TypedDocumentString(`
    query PresetReasons($limit: Int, $page: Int, $filter: PresetReasonFilter, $sortBy: PresetReasonSort) {
  cmsGetPresetReasons(
    limit: $limit
    page: $page
    filter: $filter
    sortBy: $sortBy
  ) {
    counter: counterAtLeast
    items {
      _id
      model
      textEn
      textVi
      restores
      position
      version
    }
  }
}
    `, {"hash":"a21123da6293ea5ecf8f1513f4895caf5da90891cb1dd04b0cf913689357e20c"}) as unknown as TypedDocumentString<PresetReasonsQuery, PresetReasonsQueryVariables>;
export const PresetReasonsForDocument = new TypedDocumentString(`
    query PresetReasonsFor($model: PresetReasonModel!, $restores: Boolean) {
  cmsPresetReasonsFor(model: $model, restores: $restores) {
    textEn
    textVi
  }
}
    `, {"hash":"b4d93538cf5b545916a0b78e779d2ea5d075c0a6c7cf14c9b7ba4a224b0ed8ba"}) as unknown as TypedDocumentString<PresetReasonsForQuery, PresetReasonsForQueryVariables>;
export const OpenReportsDocument = new TypedDocumentString(`
    query OpenReports($model: TermModel!, $_id: ID!) {
  cmsGetOpenReports(model: $model, _id: $_id) {
    reports
    holder {
      _id
      fullName
    }
    mine
  }
}
    `, {"hash":"6b7c8719496436e4102b9872c45df24b7b450c0385d7d013912af74b91ea675b"}) as unknown as TypedDocumentString<OpenReportsQuery, OpenReportsQueryVariables>;
export const DecidedAtDeskDocument = new TypedDocumentString(`
    query DecidedAtDesk($model: TermModel!, $ids: [ID!], $list: JSON, $of: String) {
  cmsGetDecidedAtDesk(model: $model, ids: $ids, list: $list, of: $of) {
    _id
    name
    holder {
      _id
      fullName
    }
  }
}
    `, {"hash":"72b81ffb5908f30b777191e9bef1a50a354d75f17117648857fbd5d71cad65f7"}) as unknown as TypedDocumentString<DecidedAtDeskQuery, DecidedAtDeskQueryVariables>;
export const SetStatusOfManyDocument = new TypedDocumentString(`
    mutation SetStatusOfMany($model: TermModel!, $ids: [ID!], $list: JSON, $of: String, $after: ID, $termStatus: TermStatus!, $reason: String) {
  cmsSetTermStatusOfMany(
    model: $model
    ids: $ids
    list: $list
    of: $of
    after: $after
    termStatus: $termStatus
    reason: $reason
  ) {
    outcomes {
      _id
      ok
      version
      message
      reason
      params
    }
    next
  }
}
    `, {"hash":"16464d8de0236dcb50bb98b0303595be4cc16006977a026a67ff5b218efffdf1"}) as unknown as TypedDocumentString<SetStatusOfManyMutation, SetStatusOfManyMutationVariables>;
export const ConfigsDocument = new TypedDocumentString(`
    query Configs($limit: Int, $page: Int, $filter: ConfigFilter, $sortBy: ConfigSort) {
  cmsGetConfigs(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
    counter: counterAtLeast
    items {
      _id
      key
      type
      value
      isPublic
      lastChange {
        createdAt
        actor {
          fullName
        }
      }
      version
    }
  }
}
    `, {"hash":"0182137eb5189d1ed15ba4ad649954edbe8344777799f04b68a0847c1bec98a9"}) as unknown as TypedDocumentString<ConfigsQuery, ConfigsQueryVariables>;
export const InstallationDocument = new TypedDocumentString(`
    query Installation {
  cmsGetInstallation {
    version
    nodeVersion
    failingJobs
    freeBytes
    backupFreeBytes
    hasBackupFolder
    database {
      engine
      version
      bytes
      migrations
      newestMigration
    }
    archive {
      archivedAt
      failedAt
      failing
    }
    replicas {
      _id
      name
      version
      startedAt
      seenAt
      seen
    }
    standbys {
      name
      state
      synchronous
      behindMs
      behindBytes
    }
    readStandbys {
      name
      serves
      behindMs
      reads
    }
    lastBackup {
      _id
      takenAt
    }
    backups {
      _id
      name
      takenAt
      finishedAt
      tookMs
      bytes
      rows
      files
      encrypted
      error
    }
    lastProof {
      _id
      takenAt
      finishedAt
      tookMs
    }
    restoreChecks {
      _id
      name
      takenAt
      finishedAt
      tookMs
      newestWriteAt
      rows
      files
      faults
      firstFault
    }
  }
}
    `, {"hash":"dea1b583da2c05c054862c0308e168137fcdc335cc9b106cf5b1fc51f38857df"}) as unknown as TypedDocumentString<InstallationQuery, InstallationQueryVariables>;
export const JobsDocument = new TypedDocumentString(`
    query Jobs {
  cmsGetJobs {
    _id
    everySeconds
    running
    nextRunAt
    lastRunAt
    lastDurationMs
    lastSuccessAt
    lastResult
    lastError
    failuresInRow
    failingItems
  }
}
    `, {"hash":"fb6a25fc1c8e0630bf79a07591187a7ad3c76f0490f957b9291004c80a2b80f6"}) as unknown as TypedDocumentString<JobsQuery, JobsQueryVariables>;
export const JobFailuresDocument = new TypedDocumentString(`
    query JobFailures($job: String!, $page: Int) {
  cmsGetJobFailures(job: $job, page: $page) {
    item
    attempts
    firstFailedAt
    nextTryAt
    lastError
  }
}
    `, {"hash":"763b724757283750950d4284858723efb5db629289f8fd1fc542a5e9c10f155e"}) as unknown as TypedDocumentString<JobFailuresQuery, JobFailuresQueryVariables>;
export const SystemNotificationsDocument = new TypedDocumentString(`
    query SystemNotifications($limit: Int!, $offset: Int!, $filter: SystemNotificationFilter, $sortBy: SystemNotificationSort) {
  getSystemNotifications(
    limit: $limit
    offset: $offset
    filter: $filter
    sortBy: $sortBy
  ) {
    counter: counterAtLeast
    items {
      ...SystemNotificationRow
    }
  }
}
    fragment SystemNotificationRow on SystemNotification {
  _id
  customMessage
  sendToAllUsers
  users {
    _id
    fullName
  }
  excludedUsers {
    _id
    fullName
  }
  excludedPages {
    _id
    name
  }
  fromUser {
    ...UserFace
  }
  sent
  sentAt
  reached
  deletedAt
  createdAt
  version
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"f0a460d63f626080414e105a80e0a05332f602d78ecf7f1275af1e0194bdca58"}) as unknown as TypedDocumentString<SystemNotificationsQuery, SystemNotificationsQueryVariables>;
export const SystemNotificationDocument = new TypedDocumentString(`
    query SystemNotification($_id: ID!) {
  cmsGetSystemNotification(_id: $_id) {
    ...SystemNotificationRow
    users {
      ...UserFace
    }
    excludedUsers {
      ...UserFace
    }
  }
}
    fragment SystemNotificationRow on SystemNotification {
  _id
  customMessage
  sendToAllUsers
  users {
    _id
    fullName
  }
  excludedUsers {
    _id
    fullName
  }
  excludedPages {
    _id
    name
  }
  fromUser {
    ...UserFace
  }
  sent
  sentAt
  reached
  deletedAt
  createdAt
  version
}
fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"38a2fa5d91c29f7f0b9fc7e908ccfa54becc0b9e82ff2894c53874caa314867d"}) as unknown as TypedDocumentString<SystemNotificationQuery, SystemNotificationQueryVariables>;
export const PreviewSystemNotificationDocument = new TypedDocumentString(`
    query PreviewSystemNotification($sendToAllUsers: Boolean!, $userIds: [ID!]!, $excludedUserIds: [ID!]!, $excludedPageIds: [ID!]!) {
  cmsPreviewSystemNotification(
    sendToAllUsers: $sendToAllUsers
    userIds: $userIds
    excludedUserIds: $excludedUserIds
    excludedPageIds: $excludedPageIds
  )
}
    `, {"hash":"bb719454441933e480b313037cf4ce45457f31e03019aed466637cf0c9c36892"}) as unknown as TypedDocumentString<PreviewSystemNotificationQuery, PreviewSystemNotificationQueryVariables>;
export const CreateSystemNotificationDocument = new TypedDocumentString(`
    mutation CreateSystemNotification($customMessage: String!, $sendToAllUsers: Boolean!, $userIds: [ID!]!, $excludedUserIds: [ID!]!, $excludedPageIds: [ID!]!) {
  createSystemNotification(
    customMessage: $customMessage
    systemNotificationTo: USER
    sendToAllUsers: $sendToAllUsers
    userIds: $userIds
    excludedUserIds: $excludedUserIds
    excludedPageIds: $excludedPageIds
  ) {
    _id
    version
  }
}
    `, {"hash":"65315c9e09e514ff7f33454015e63653c639a6913ca7c7bea15a01216fc44574"}) as unknown as TypedDocumentString<CreateSystemNotificationMutation, CreateSystemNotificationMutationVariables>;
export const UpdateSystemNotificationDocument = new TypedDocumentString(`
    mutation UpdateSystemNotification($_id: ID!, $customMessage: String!, $sendToAllUsers: Boolean!, $userIds: [ID!]!, $excludedUserIds: [ID!]!, $excludedPageIds: [ID!]!, $version: Int!) {
  updateSystemNotification(
    _id: $_id
    customMessage: $customMessage
    systemNotificationTo: USER
    sendToAllUsers: $sendToAllUsers
    userIds: $userIds
    excludedUserIds: $excludedUserIds
    excludedPageIds: $excludedPageIds
    version: $version
  ) {
    _id
    version
  }
}
    `, {"hash":"df64bd827ce7626ce240bb83f284f132d2c56c60f0536563388613a6f2e37da9"}) as unknown as TypedDocumentString<UpdateSystemNotificationMutation, UpdateSystemNotificationMutationVariables>;
export const SendSystemNotificationDocument = new TypedDocumentString(`
    mutation SendSystemNotification($_id: ID!, $version: Int!) {
  sendSystemNotification(_id: $_id, version: $version) {
    version
    reached
  }
}
    `, {"hash":"7d5c0b5ff846c57b490f608170881426705071fdf6f4dc2bf6229d6892286216"}) as unknown as TypedDocumentString<SendSystemNotificationMutation, SendSystemNotificationMutationVariables>;
export const FindRecipientsDocument = new TypedDocumentString(`
    query FindRecipients($q: String!) {
  cmsFindUsers(q: $q, limit: 10) {
    ...UserFace
    phoneNumber
  }
}
    fragment UserFace on User {
  _id
  fullName
  photoUrl
  avatar {
    thumbnail
    thumbnail2x
    covered
  }
}`, {"hash":"30aec419fdf1db00beef41d22d33d9e489f54c69ad471c7909e13f79d0dceaf8"}) as unknown as TypedDocumentString<FindRecipientsQuery, FindRecipientsQueryVariables>;
export const FindExcludedPagesDocument = new TypedDocumentString(`
    query FindExcludedPages($q: String!) {
  cmsFindPages(q: $q, limit: 10) {
    _id
    name
  }
}
    `, {"hash":"1945324b821ba6bf91366495b0acece33a0b7944e5030e96c570aaf8313128f0"}) as unknown as TypedDocumentString<FindExcludedPagesQuery, FindExcludedPagesQueryVariables>;
export const SystemSettingsDocument = new TypedDocumentString(`
    query SystemSettings($limit: Int!, $offset: Int!) {
  cmsGetSettings(limit: $limit, offset: $offset) {
    _id
    key
    value
    description
    type
    isPublic
    version
  }
}
    `, {"hash":"85db05f52a562aff428431b83cbf136a0c40bcbe42359719b548ab4cb8cf0a44"}) as unknown as TypedDocumentString<SystemSettingsQuery, SystemSettingsQueryVariables>;
export const MySessionsDocument = new TypedDocumentString(`
    query MySessions {
  mySessions {
    _id
    userAgent
    address
    signedInAt
    lastUsedAt
    current
  }
}
    `, {"hash":"3b7337cb57510a995bcd646f1002936902564a1f149bf0129c118bdf773e2191"}) as unknown as TypedDocumentString<MySessionsQuery, MySessionsQueryVariables>;
export const MySecondFactorDocument = new TypedDocumentString(`
    query MySecondFactor {
  mySecondFactor {
    since
    recoveryCodesLeft
  }
}
    `, {"hash":"e2189f986f74b399b7b93fdd23029924b933f94ecdb4949805a867051753544f"}) as unknown as TypedDocumentString<MySecondFactorQuery, MySecondFactorQueryVariables>;
export const StartSecondFactorDocument = new TypedDocumentString(`
    mutation StartSecondFactor($proof: ProofInput!) {
  startSecondFactor(proof: $proof) {
    secret
    uri
  }
}
    `, {"hash":"28a7e137d6cc255d703287dabfa881e77ddeca0ae57e7c0ca4664619a196dd89"}) as unknown as TypedDocumentString<StartSecondFactorMutation, StartSecondFactorMutationVariables>;
export const ConfirmSecondFactorDocument = new TypedDocumentString(`
    mutation ConfirmSecondFactor($code: String!) {
  confirmSecondFactor(code: $code) {
    codes
  }
}
    `, {"hash":"6ce7562b3fd8f2b7aa708a41bd55760dfc7ac9ed384c474c937cc14895e2401c"}) as unknown as TypedDocumentString<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const RenewRecoveryCodesDocument = new TypedDocumentString(`
    mutation RenewRecoveryCodes($proof: ProofInput!) {
  renewRecoveryCodes(proof: $proof) {
    codes
  }
}
    `, {"hash":"a331211298f8beb5ae6b3a1ac2cf8aefb1f337dce3398b05cd2e80e26765918e"}) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const LoginDocument = new TypedDocumentString(`
    mutation Login($data: LoginInput!) {
  login(data: $data) {
    idToken
    refreshToken
    expiresAt
    idTokenPayload {
      user {
        badgeStatus
        group
      }
    }
  }
}
    `, {"hash":"a9bae7dc6f77bb2d29d02a1641c61244f0b10567972d9ff640b227f4232bab2e"}) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const MyPreferencesDocument = new TypedDocumentString(`
    query MyPreferences {
  myPreferences {
    key
    value
  }
}
    `, {"hash":"753ca788f6fd5693511fb3621ecaf17d062d5afebd97b07710d782b78d8b512c"}) as unknown as TypedDocumentString<MyPreferencesQuery, MyPreferencesQueryVariables>;
export const SetPreferenceDocument = new TypedDocumentString(`
    mutation SetPreference($key: String!, $value: JSON!) {
  setPreference(key: $key, value: $value) {
    key
    value
  }
}
    `, {"hash":"6d59c1c3ac5fd7f274b131a72db894e89b76f5604791519b349535fb7fd565b8"}) as unknown as TypedDocumentString<SetPreferenceMutation, SetPreferenceMutationVariables>;
export const CreateExportDocument = new TypedDocumentString(`
    mutation CreateExport($list: String!, $format: ExportFormat!, $filters: JSON!, $sort: JSON, $columns: [String!]!, $locale: Locale) {
  createExport(
    list: $list
    format: $format
    filters: $filters
    sort: $sort
    columns: $columns
    locale: $locale
  ) {
    url
    run {
      _id
      state
    }
  }
}
    `, {"hash":"7625cf47f41a7999ce5233d998b42fe023ce7c0e3a46e5f27c1d98ea59282918"}) as unknown as TypedDocumentString<CreateExportMutation, CreateExportMutationVariables>;
export const CountListedDocument = new TypedDocumentString(`
    query CountListed($list: String!, $filters: JSON!) {
  cmsCountListed(list: $list, filters: $filters)
}
    `, {"hash":"277015a64ba9ae01fd80c9802677907c8603286ff9ccbea5608b2ce2a6853a80"}) as unknown as TypedDocumentString<CountListedQuery, CountListedQueryVariables>;
export const ListViewsDocument = new TypedDocumentString(`
    query ListViews($list: String!) {
  cmsListViews(list: $list) {
    _id
    name
    shared
    mine
    authorName
    mayChange
    filters
    sort
    columns
    size
    misfits
    version
  }
}
    `, {"hash":"f92be0d0eb5135e978d90706893a9437cc318b46401b5d503a23331a69b7d1d3"}) as unknown as TypedDocumentString<ListViewsQuery, ListViewsQueryVariables>;
export const SaveViewDocument = new TypedDocumentString(`
    mutation SaveView($list: String!, $name: String!, $shared: Boolean!, $filters: JSON!, $sort: JSON, $columns: [String!], $size: Int) {
  cmsSaveView(
    list: $list
    name: $name
    shared: $shared
    filters: $filters
    sort: $sort
    columns: $columns
    size: $size
  ) {
    _id
  }
}
    `, {"hash":"040318375768a70e3fc96e74f38b09e52b3e0564a5987c2a3179e8994daeaedd"}) as unknown as TypedDocumentString<SaveViewMutation, SaveViewMutationVariables>;
export const MeDocument = new TypedDocumentString(`
    query Me {
  me {
    _id
    email
    username
    fullName
    photoUrl
    gender
    group
    badgeStatus
    termStatus
    areas
    phoneNumber
    secondFactorDemanded
    avatar {
      thumbnail
    }
  }
}
    `, {"hash":"9196b050f7e53ba0eaefd8d4cc7908199097cc24315c08a5ef0e36aaaf156d68"}) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const RefreshTokenDocument = new TypedDocumentString(`
    mutation RefreshToken($refreshToken: String!) {
  refreshToken(refreshToken: $refreshToken) {
    idToken
    refreshToken
    expiresAt
  }
}
    `, {"hash":"746edabf1021a110d18df4145850bb32fc323a159063a2736962b6d05aa968f1"}) as unknown as TypedDocumentString<RefreshTokenMutation, RefreshTokenMutationVariables>;
export const AddWordsToBlackListDocument = new TypedDocumentString(`
    mutation addWordsToBlackList($keywords: [String!]!) {
  addWordsToBlackList(keywords: $keywords) {
    _id
    version
  }
}
    `, {"hash":"c3472c781dd4e21c085e540716053e43bd510bb398a960d16d8c195f96e270e9"}) as unknown as TypedDocumentString<AddWordsToBlackListMutation, AddWordsToBlackListMutationVariables>;
export const ChangeMyPasswordDocument = new TypedDocumentString(`
    mutation changeMyPassword($data: PasswordChangeInput!) {
  changeMyPassword(data: $data)
}
    `, {"hash":"96a018d3d894ead23f7f810925c66da57c9dafce8c66b41c9eaf3a503dc01ea2"}) as unknown as TypedDocumentString<ChangeMyPasswordMutation, ChangeMyPasswordMutationVariables>;
export const CmsBadgeSetStatusDocument = new TypedDocumentString(`
    mutation cmsBadgeSetStatus($_id: ID!, $reason: String, $status: BadgeRequestStatus!, $version: Int!) {
  cmsBadgeSetStatus(
    _id: $_id
    reason: $reason
    status: $status
    version: $version
  )
}
    `, {"hash":"5aee8448209083fd07f9a717ad54e4ed80cc2d4a78e14127c32408a71da4b0b0"}) as unknown as TypedDocumentString<CmsBadgeSetStatusMutation, CmsBadgeSetStatusMutationVariables>;
export const CmsCreateBadgeRegisterFormDocument = new TypedDocumentString(`
    mutation cmsCreateBadgeRegisterForm($detail: String!, $detailEn: String!, $figureId: ID, $inputType: RegisterFormInputType!, $required: Boolean!) {
  cmsCreateBadgeRegisterForm(
    detail: $detail
    detailEn: $detailEn
    figureId: $figureId
    inputType: $inputType
    required: $required
  ) {
    _id
    version
  }
}
    `, {"hash":"b62ca02fecf93cbed8c4b8d2fcf3f0b0da84a610a2f5959066c0e0dced3a0a3d"}) as unknown as TypedDocumentString<CmsCreateBadgeRegisterFormMutation, CmsCreateBadgeRegisterFormMutationVariables>;
export const CmsCreateFailedSpinMessagesDocument = new TypedDocumentString(`
    mutation cmsCreateFailedSpinMessages($data: [FailedSpinMessageInput!]!) {
  cmsCreateFailedSpinMessages(data: $data) {
    _id
    version
  }
}
    `, {"hash":"451a94748f02bed3f7d3aa8fa10b32026bba2a143c330a3cfe0781ed23368801"}) as unknown as TypedDocumentString<CmsCreateFailedSpinMessagesMutation, CmsCreateFailedSpinMessagesMutationVariables>;
export const CmsCreateLuckyWheelTermDocument = new TypedDocumentString(`
    mutation cmsCreateLuckyWheelTerm($data: LuckyWheelTermInput!) {
  cmsCreateLuckyWheelTerm(data: $data) {
    _id
    version
  }
}
    `, {"hash":"4540e86b3e24e53eb57c89be9d647bf61b4a77b9a28abdd6a7aa14d899dffc82"}) as unknown as TypedDocumentString<CmsCreateLuckyWheelTermMutation, CmsCreateLuckyWheelTermMutationVariables>;
export const CmsCreatePageCategoryDocument = new TypedDocumentString(`
    mutation cmsCreatePageCategory($enum: String!, $name: LocalizedTextInput!) {
  cmsCreatePageCategory(enum: $enum, name: $name) {
    _id
    version
  }
}
    `, {"hash":"e07f210634ec11789e0965b0717e9193454b7b6711ed9efea314a799dfa275ec"}) as unknown as TypedDocumentString<CmsCreatePageCategoryMutation, CmsCreatePageCategoryMutationVariables>;
export const CmsCreatePostDocument = new TypedDocumentString(`
    mutation cmsCreatePost($data: PostInput!) {
  cmsCreatePost(data: $data) {
    _id
    version
  }
}
    `, {"hash":"27da941445249d2ac99ab55ce12948dcb71489cb4c5a7b1e7008111a62d21030"}) as unknown as TypedDocumentString<CmsCreatePostMutation, CmsCreatePostMutationVariables>;
export const CmsCreatePresetReasonDocument = new TypedDocumentString(`
    mutation cmsCreatePresetReason($model: PresetReasonModel!, $position: Int, $restores: Boolean, $textEn: String!, $textVi: String!) {
  cmsCreatePresetReason(
    model: $model
    position: $position
    restores: $restores
    textEn: $textEn
    textVi: $textVi
  ) {
    _id
    version
  }
}
    `, {"hash":"855d6af26b62ed8b3ebf126422f4ef3a69a9201561820ecb451ffc6f2ea7a049"}) as unknown as TypedDocumentString<CmsCreatePresetReasonMutation, CmsCreatePresetReasonMutationVariables>;
export const CmsCreateSavedReplyDocument = new TypedDocumentString(`
    mutation cmsCreateSavedReply($textEn: String!, $textVi: String!, $title: String!) {
  cmsCreateSavedReply(textEn: $textEn, textVi: $textVi, title: $title) {
    _id
    version
  }
}
    `, {"hash":"e12d41965bc6d45c826b3c587fd674d7d19ecb2dc817ae1fe05386d01ff54d31"}) as unknown as TypedDocumentString<CmsCreateSavedReplyMutation, CmsCreateSavedReplyMutationVariables>;
export const CmsDecidePointCorrectionDocument = new TypedDocumentString(`
    mutation cmsDecidePointCorrection($_id: ID!, $reason: String, $status: PointCorrectionDecision!, $version: Int!) {
  cmsDecidePointCorrection(
    _id: $_id
    reason: $reason
    status: $status
    version: $version
  ) {
    _id
    version
  }
}
    `, {"hash":"7400386fd2d575e6c00991259cbeefe59ae79d18fc873841bb157f53535dff15"}) as unknown as TypedDocumentString<CmsDecidePointCorrectionMutation, CmsDecidePointCorrectionMutationVariables>;
export const CmsDecideReferralDocument = new TypedDocumentString(`
    mutation cmsDecideReferral($_id: ID!, $reason: String!, $status: ReferralDecision!, $version: Int!) {
  cmsDecideReferral(
    _id: $_id
    reason: $reason
    status: $status
    version: $version
  ) {
    _id
    version
  }
}
    `, {"hash":"9bbed225e27f638c5117e7de9a0e67732e5b55339b62c0d68efbef2e69d914ca"}) as unknown as TypedDocumentString<CmsDecideReferralMutation, CmsDecideReferralMutationVariables>;
export const CmsDeleteBadgeDocument = new TypedDocumentString(`
    mutation cmsDeleteBadge($_id: ID!, $version: Int!) {
  cmsDeleteBadge(_id: $_id, version: $version)
}
    `, {"hash":"9d8de14749b57064b44496f405084991c3d01f5d024dd10023139a47c1e1bd77"}) as unknown as TypedDocumentString<CmsDeleteBadgeMutation, CmsDeleteBadgeMutationVariables>;
export const CmsDeleteBadgeRegisterFormDocument = new TypedDocumentString(`
    mutation cmsDeleteBadgeRegisterForm($_id: ID!, $version: Int!) {
  cmsDeleteBadgeRegisterForm(_id: $_id, version: $version)
}
    `, {"hash":"4ae33ee32dccc5c2c53c1f6973d4d357f535709b25d329c0b8c4ac0e9f4c0d05"}) as unknown as TypedDocumentString<CmsDeleteBadgeRegisterFormMutation, CmsDeleteBadgeRegisterFormMutationVariables>;
export const CmsDeleteBannerDocument = new TypedDocumentString(`
    mutation cmsDeleteBanner($_id: ID!, $version: Int!) {
  cmsDeleteBanner(_id: $_id, version: $version)
}
    `, {"hash":"eb1cdfdda02a5d0845b744a69daabda0c0c460ad90406024bf8b48c586904006"}) as unknown as TypedDocumentString<CmsDeleteBannerMutation, CmsDeleteBannerMutationVariables>;
export const CmsDeleteBannerMenuDocument = new TypedDocumentString(`
    mutation cmsDeleteBannerMenu($bannerType: MenuBannerType!) {
  cmsDeleteBannerMenu(bannerType: $bannerType)
}
    `, {"hash":"c70d2f0a30267d1eb9bf192d3de6b20590b4b37595d5e4ef5a8fee90366c8a7b"}) as unknown as TypedDocumentString<CmsDeleteBannerMenuMutation, CmsDeleteBannerMenuMutationVariables>;
export const CmsDeleteChangeSetDocument = new TypedDocumentString(`
    mutation cmsDeleteChangeSet($_id: ID!, $version: Int!) {
  cmsDeleteChangeSet(_id: $_id, version: $version)
}
    `, {"hash":"17853e8af0b181a17e0ff6f2fcb32466371a0e6dca08c2d880471688d7520ee5"}) as unknown as TypedDocumentString<CmsDeleteChangeSetMutation, CmsDeleteChangeSetMutationVariables>;
export const CmsDeleteEventDocument = new TypedDocumentString(`
    mutation cmsDeleteEvent($_id: ID!, $version: Int!) {
  cmsDeleteEvent(_id: $_id, version: $version)
}
    `, {"hash":"a0b8160da0eda53afdd694464e8ba54f24793334b34f9e617d4972ba3fd1edd8"}) as unknown as TypedDocumentString<CmsDeleteEventMutation, CmsDeleteEventMutationVariables>;
export const CmsDeleteFailedSpinMessagesDocument = new TypedDocumentString(`
    mutation cmsDeleteFailedSpinMessages($_ids: [ID!]!) {
  cmsDeleteFailedSpinMessages(_ids: $_ids)
}
    `, {"hash":"fdaa7281c01857a0d72f47ee08773ff62c952f370165540a59355066e296d161"}) as unknown as TypedDocumentString<CmsDeleteFailedSpinMessagesMutation, CmsDeleteFailedSpinMessagesMutationVariables>;
export const CmsDeleteNoteDocument = new TypedDocumentString(`
    mutation cmsDeleteNote($_id: ID!) {
  cmsDeleteNote(_id: $_id) {
    _id
  }
}
    `, {"hash":"204609e61461e5a649608e1675b98b68364775050948becfefda992d377d3764"}) as unknown as TypedDocumentString<CmsDeleteNoteMutation, CmsDeleteNoteMutationVariables>;
export const CmsDeletePageCategoryDocument = new TypedDocumentString(`
    mutation cmsDeletePageCategory($_id: ID!, $version: Int!) {
  cmsDeletePageCategory(_id: $_id, version: $version)
}
    `, {"hash":"fc3e44a85665fdfe4c32fa7c936cc92b859eb64457a5de6962ca42aa5a0e40d5"}) as unknown as TypedDocumentString<CmsDeletePageCategoryMutation, CmsDeletePageCategoryMutationVariables>;
export const CmsDeletePresetReasonDocument = new TypedDocumentString(`
    mutation cmsDeletePresetReason($_id: ID!, $version: Int!) {
  cmsDeletePresetReason(_id: $_id, version: $version) {
    _id
    version
  }
}
    `, {"hash":"88baf8f91f30a2f8e636eaa20060c014665a9b6032fbb4a5ed46ca42c4233e40"}) as unknown as TypedDocumentString<CmsDeletePresetReasonMutation, CmsDeletePresetReasonMutationVariables>;
export const CmsDeleteProductDocument = new TypedDocumentString(`
    mutation cmsDeleteProduct($_id: ID!, $version: Int!) {
  cmsDeleteProduct(_id: $_id, version: $version)
}
    `, {"hash":"e905a9cd59a4593ed3f2e09f5a5ce18c963d3cd662e47d42c787c5ca80ef671b"}) as unknown as TypedDocumentString<CmsDeleteProductMutation, CmsDeleteProductMutationVariables>;
export const CmsDeleteSavedReplyDocument = new TypedDocumentString(`
    mutation cmsDeleteSavedReply($_id: ID!, $version: Int!) {
  cmsDeleteSavedReply(_id: $_id, version: $version) {
    _id
    version
  }
}
    `, {"hash":"14251495e94d2d6dac3af7063617bbbe52c140292735a597bf89b7a709eaee7b"}) as unknown as TypedDocumentString<CmsDeleteSavedReplyMutation, CmsDeleteSavedReplyMutationVariables>;
export const CmsDeleteViewDocument = new TypedDocumentString(`
    mutation cmsDeleteView($_id: ID!, $version: Int!) {
  cmsDeleteView(_id: $_id, version: $version) {
    _id
    version
  }
}
    `, {"hash":"b5c8216ad1f434859ab3dbcbeb553d3169e0d6fb73788d3e172d6652e9c2b8cb"}) as unknown as TypedDocumentString<CmsDeleteViewMutation, CmsDeleteViewMutationVariables>;
export const CmsDeleteWebhookEndpointDocument = new TypedDocumentString(`
    mutation cmsDeleteWebhookEndpoint($_id: ID!, $version: Int!) {
  cmsDeleteWebhookEndpoint(_id: $_id, version: $version) {
    _id
    version
  }
}
    `, {"hash":"58803b7013385e2402dbefe76072d6c82c0cfb8a475ea9a2bc4f7a87cd326ac4"}) as unknown as TypedDocumentString<CmsDeleteWebhookEndpointMutation, CmsDeleteWebhookEndpointMutationVariables>;
export const CmsEndApiKeyDocument = new TypedDocumentString(`
    mutation cmsEndApiKey($_id: ID!, $version: Int!) {
  cmsEndApiKey(_id: $_id, version: $version) {
    _id
    version
  }
}
    `, {"hash":"b9a5874324ceee65d04a950aa1898447cc786d074dcfc411c85e13f33e6a911e"}) as unknown as TypedDocumentString<CmsEndApiKeyMutation, CmsEndApiKeyMutationVariables>;
export const CmsEndSessionsDocument = new TypedDocumentString(`
    mutation cmsEndSessions($userId: ID!) {
  cmsEndSessions(userId: $userId)
}
    `, {"hash":"bd98690b01322f799633f5635f2089bc0e7826fa81766a712bb26de6557e48e2"}) as unknown as TypedDocumentString<CmsEndSessionsMutation, CmsEndSessionsMutationVariables>;
export const CmsExportFileDocument = new TypedDocumentString(`
    mutation cmsExportFile($_id: ID!) {
  cmsExportFile(_id: $_id)
}
    `, {"hash":"76cfc94f97d4e0b0ce29d6aa8ff0ce6195b373f6aae8c08d96ff479a1b06089e"}) as unknown as TypedDocumentString<CmsExportFileMutation, CmsExportFileMutationVariables>;
export const CmsPauseWebhookEndpointDocument = new TypedDocumentString(`
    mutation cmsPauseWebhookEndpoint($_id: ID!, $version: Int!) {
  cmsPauseWebhookEndpoint(_id: $_id, version: $version) {
    _id
    version
  }
}
    `, {"hash":"8d1562fe88786ea5e086cfd3287326d60b8749773509af4514244f3bd6f74474"}) as unknown as TypedDocumentString<CmsPauseWebhookEndpointMutation, CmsPauseWebhookEndpointMutationVariables>;
export const CmsReleaseCaseDocument = new TypedDocumentString(`
    mutation cmsReleaseCase($_id: ID!) {
  cmsReleaseCase(_id: $_id) {
    _id
    version
  }
}
    `, {"hash":"07712bc8970bd43439e889177f8ad120aca67525a713055ce63b6e8fb875bae2"}) as unknown as TypedDocumentString<CmsReleaseCaseMutation, CmsReleaseCaseMutationVariables>;
export const CmsRemoveSecondFactorDocument = new TypedDocumentString(`
    mutation cmsRemoveSecondFactor($userId: ID!) {
  cmsRemoveSecondFactor(userId: $userId)
}
    `, {"hash":"e69bc296ba925aa43b7a4eceb1df45f55de842f8fbeb07ce0d94c7334ce112a3"}) as unknown as TypedDocumentString<CmsRemoveSecondFactorMutation, CmsRemoveSecondFactorMutationVariables>;
export const CmsResumeWebhookEndpointDocument = new TypedDocumentString(`
    mutation cmsResumeWebhookEndpoint($_id: ID!, $version: Int!) {
  cmsResumeWebhookEndpoint(_id: $_id, version: $version) {
    _id
    version
  }
}
    `, {"hash":"15805a1c83f3147b773f22391510e47a5f4f896a66950331d29631a5ca2a8c23"}) as unknown as TypedDocumentString<CmsResumeWebhookEndpointMutation, CmsResumeWebhookEndpointMutationVariables>;
export const CmsRetryJobItemDocument = new TypedDocumentString(`
    mutation cmsRetryJobItem($item: String!, $job: String!) {
  cmsRetryJobItem(item: $item, job: $job) {
    _id
  }
}
    `, {"hash":"692d23c9cd25f8a55bc0c7e0faa486722bc94b1c753ce847028281374e9969ab"}) as unknown as TypedDocumentString<CmsRetryJobItemMutation, CmsRetryJobItemMutationVariables>;
export const CmsRollBackChangeSetDocument = new TypedDocumentString(`
    mutation cmsRollBackChangeSet($_id: ID!, $version: Int!) {
  cmsRollBackChangeSet(_id: $_id, version: $version) {
    _id
    version
  }
}
    `, {"hash":"82fd2591b4d966237dbbb807ab285759cda3e1c10d2dca57d73fdac79bd490e4"}) as unknown as TypedDocumentString<CmsRollBackChangeSetMutation, CmsRollBackChangeSetMutationVariables>;
export const CmsRunJobDocument = new TypedDocumentString(`
    mutation cmsRunJob($job: String!) {
  cmsRunJob(job: $job) {
    _id
  }
}
    `, {"hash":"8e01dc3a61502544441e1442c580016f7a3b764ea1a6592a76cf8ae56af3b41f"}) as unknown as TypedDocumentString<CmsRunJobMutation, CmsRunJobMutationVariables>;
export const CmsSendBackChangeSetDocument = new TypedDocumentString(`
    mutation cmsSendBackChangeSet($_id: ID!, $comment: String!, $version: Int!) {
  cmsSendBackChangeSet(_id: $_id, comment: $comment, version: $version) {
    _id
    version
  }
}
    `, {"hash":"9c26f79625d007b7b25b6d478ac86511bf54785fa66a998ba5695dd2dc71945b"}) as unknown as TypedDocumentString<CmsSendBackChangeSetMutation, CmsSendBackChangeSetMutationVariables>;
export const CmsSendWebhooksAgainFromDocument = new TypedDocumentString(`
    mutation cmsSendWebhooksAgainFrom($_id: ID!, $failedOnly: Boolean!, $from: DateTime!) {
  cmsSendWebhooksAgainFrom(_id: $_id, failedOnly: $failedOnly, from: $from) {
    _id
    version
  }
}
    `, {"hash":"40153473bbc570af72de9af7bfbbc228f5fefaac461490e77b2f22c1c2fb48f6"}) as unknown as TypedDocumentString<CmsSendWebhooksAgainFromMutation, CmsSendWebhooksAgainFromMutationVariables>;
export const CmsSetGrantsDocument = new TypedDocumentString(`
    mutation cmsSetGrants($areas: [Area!]!, $userId: ID!, $version: Int!) {
  cmsSetGrants(areas: $areas, userId: $userId, version: $version) {
    _id
    version
  }
}
    `, {"hash":"9f7960416d1d2ca3ab73ec52644f60d9a3e20e858d2c3a131bbfc06da6c057b2"}) as unknown as TypedDocumentString<CmsSetGrantsMutation, CmsSetGrantsMutationVariables>;
export const CmsSetPageHotNewsDocument = new TypedDocumentString(`
    mutation cmsSetPageHotNews($_id: ID!, $active: Boolean!, $version: Int!) {
  cmsSetPageHotNews(_id: $_id, active: $active, version: $version) {
    _id
    version
  }
}
    `, {"hash":"463ee83a158efcf7fc2ca385f1556b085888467f56c05187efe2d0e59c0f1fae"}) as unknown as TypedDocumentString<CmsSetPageHotNewsMutation, CmsSetPageHotNewsMutationVariables>;
export const CmsSetPagePartnerDocument = new TypedDocumentString(`
    mutation cmsSetPagePartner($_id: ID!, $status: Boolean!, $version: Int!) {
  cmsSetPagePartner(_id: $_id, status: $status, version: $version) {
    _id
    version
  }
}
    `, {"hash":"66b412fe1c2ef3b6574472ff9d40b6e6970d9ce6b532eb8a342c651ca5991fac"}) as unknown as TypedDocumentString<CmsSetPagePartnerMutation, CmsSetPagePartnerMutationVariables>;
export const CmsSetPinnedProductLimitDocument = new TypedDocumentString(`
    mutation cmsSetPinnedProductLimit($data: PinnedProductLimitInput!, $version: Int!) {
  cmsSetPinnedProductLimit(data: $data, version: $version) {
    _id
    version
  }
}
    `, {"hash":"f8f11a309533a8329a7092faa1e2fc3b4640530ba067491167c4fd68e90ed7cc"}) as unknown as TypedDocumentString<CmsSetPinnedProductLimitMutation, CmsSetPinnedProductLimitMutationVariables>;
export const CmsSetPlacePrimaryImageDocument = new TypedDocumentString(`
    mutation cmsSetPlacePrimaryImage($_id: ID!, $imageId: ID!, $version: Int!) {
  cmsSetPlacePrimaryImage(_id: $_id, imageId: $imageId, version: $version) {
    _id
    version
  }
}
    `, {"hash":"8674df5c1db8d52ef822136df018e36d4a8095abdecb91c38271f25e521d8eaf"}) as unknown as TypedDocumentString<CmsSetPlacePrimaryImageMutation, CmsSetPlacePrimaryImageMutationVariables>;
export const CmsSetPostStatusDocument = new TypedDocumentString(`
    mutation cmsSetPostStatus($_id: ID!, $reason: String, $status: TermStatus!, $until: DateTime, $version: Int!) {
  cmsSetPostStatus(
    _id: $_id
    reason: $reason
    status: $status
    until: $until
    version: $version
  ) {
    _id
    version
  }
}
    `, {"hash":"ac186f7dfdda85c81c1e5ab984f745d718f7f6eb42a0bebad772e65b933e4019"}) as unknown as TypedDocumentString<CmsSetPostStatusMutation, CmsSetPostStatusMutationVariables>;
export const CmsSetTermStatusDocument = new TypedDocumentString(`
    mutation cmsSetTermStatus($_id: ID!, $model: TermModel!, $reason: String, $termStatus: TermStatus!, $until: DateTime, $version: Int!) {
  cmsSetTermStatus(
    _id: $_id
    model: $model
    reason: $reason
    termStatus: $termStatus
    until: $until
    version: $version
  ) {
    _id
    version
  }
}
    `, {"hash":"34385a8720dadefb2955505a0b3d63f45371972c0ffe87cce445acf91338c129"}) as unknown as TypedDocumentString<CmsSetTermStatusMutation, CmsSetTermStatusMutationVariables>;
export const CmsSetVerifyStatusDocument = new TypedDocumentString(`
    mutation cmsSetVerifyStatus($_id: ID!, $reason: String, $status: VerifyStatus!, $version: Int!) {
  cmsSetVerifyStatus(
    _id: $_id
    reason: $reason
    status: $status
    version: $version
  ) {
    _id
    version
  }
}
    `, {"hash":"2b1fb35723e1fa4d7b3441663264932b793a6093af3e18dc10fe822ad6dce008"}) as unknown as TypedDocumentString<CmsSetVerifyStatusMutation, CmsSetVerifyStatusMutationVariables>;
export const CmsUndoDocument = new TypedDocumentString(`
    mutation cmsUndo($_id: ID!, $model: RecordModel!, $version: Int!) {
  cmsUndo(_id: $_id, model: $model, version: $version) {
    _id
    version
  }
}
    `, {"hash":"3b6d773499af0bb3d07198add443a254ce8be079e1628075bdd28b67544a6a14"}) as unknown as TypedDocumentString<CmsUndoMutation, CmsUndoMutationVariables>;
export const CmsUnplanChangeDocument = new TypedDocumentString(`
    mutation cmsUnplanChange($_id: ID!) {
  cmsUnplanChange(_id: $_id) {
    _id
    version
  }
}
    `, {"hash":"4788e1f1e0265aaab71ad267574f4680feaf78d41495ee59b70a85d1a731452b"}) as unknown as TypedDocumentString<CmsUnplanChangeMutation, CmsUnplanChangeMutationVariables>;
export const CmsUpdateApiKeyDocument = new TypedDocumentString(`
    mutation cmsUpdateApiKey($_id: ID!, $data: ApiKeyInput!, $version: Int!) {
  cmsUpdateApiKey(_id: $_id, data: $data, version: $version) {
    _id
    version
  }
}
    `, {"hash":"05eae03b149003b0cb2d2128ce9ffaba060f8f4230cb141c25d860e2b082fe91"}) as unknown as TypedDocumentString<CmsUpdateApiKeyMutation, CmsUpdateApiKeyMutationVariables>;
export const CmsUpdateBadgeDocument = new TypedDocumentString(`
    mutation cmsUpdateBadge($_id: ID!, $mediaId: ID, $registerFormIds: [ID!], $status: BadgeStatus, $title: String, $titleEn: String, $version: Int!) {
  cmsUpdateBadge(
    _id: $_id
    mediaId: $mediaId
    registerFormIds: $registerFormIds
    status: $status
    title: $title
    titleEn: $titleEn
    version: $version
  ) {
    _id
    version
  }
}
    `, {"hash":"7605b9d4dc9bc73086371931c28a6ce64becf413780dacc40ce8a9238ff4cf4e"}) as unknown as TypedDocumentString<CmsUpdateBadgeMutation, CmsUpdateBadgeMutationVariables>;
export const CmsUpdateBadgeRegisterFormDocument = new TypedDocumentString(`
    mutation cmsUpdateBadgeRegisterForm($_id: ID!, $detail: String!, $detailEn: String!, $figureId: ID, $inputType: RegisterFormInputType!, $required: Boolean!, $version: Int!) {
  cmsUpdateBadgeRegisterForm(
    _id: $_id
    detail: $detail
    detailEn: $detailEn
    figureId: $figureId
    inputType: $inputType
    required: $required
    version: $version
  ) {
    _id
    version
  }
}
    `, {"hash":"aa90f33cd376ae5103586b398a1cf107b4b5f8fe325a314c58a837ae493b0c8f"}) as unknown as TypedDocumentString<CmsUpdateBadgeRegisterFormMutation, CmsUpdateBadgeRegisterFormMutationVariables>;
export const CmsUpdateChangeSetDocument = new TypedDocumentString(`
    mutation cmsUpdateChangeSet($_id: ID!, $note: String, $title: String, $version: Int!) {
  cmsUpdateChangeSet(_id: $_id, note: $note, title: $title, version: $version) {
    _id
    version
  }
}
    `, {"hash":"a47917d550ab5020ed89086b611e9a840ac7e35f6ed85fe810a85f96ea06f214"}) as unknown as TypedDocumentString<CmsUpdateChangeSetMutation, CmsUpdateChangeSetMutationVariables>;
export const CmsUpdateFailedSpinMessageDocument = new TypedDocumentString(`
    mutation cmsUpdateFailedSpinMessage($_id: ID!, $data: FailedSpinMessageInput!, $version: Int!) {
  cmsUpdateFailedSpinMessage(_id: $_id, data: $data, version: $version) {
    _id
    version
  }
}
    `, {"hash":"58dd4f357ecd343eb9a9eb9e4b14a456815c8df7f1fb57238a9345690aac766a"}) as unknown as TypedDocumentString<CmsUpdateFailedSpinMessageMutation, CmsUpdateFailedSpinMessageMutationVariables>;
export const CmsUpdateLuckyWheelTermDocument = new TypedDocumentString(`
    mutation cmsUpdateLuckyWheelTerm($_id: ID!, $data: LuckyWheelTermChange!, $version: Int!) {
  cmsUpdateLuckyWheelTerm(_id: $_id, data: $data, version: $version) {
    _id
    version
  }
}
    `, {"hash":"ade2cceda82eed8a90a00b7aea3f0d52091a528715c54959a7229f9deba5ee12"}) as unknown as TypedDocumentString<CmsUpdateLuckyWheelTermMutation, CmsUpdateLuckyWheelTermMutationVariables>;
export const CmsUpdatePageCategoryDocument = new TypedDocumentString(`
    mutation cmsUpdatePageCategory($_id: ID!, $enum: String!, $name: LocalizedTextInput!, $version: Int!) {
  cmsUpdatePageCategory(_id: $_id, enum: $enum, name: $name, version: $version) {
    _id
    version
  }
}
    `, {"hash":"2abcb7409bb643f3d101c1fdcab50f7da9dd919b73a610a83d03ca87cd40c9e8"}) as unknown as TypedDocumentString<CmsUpdatePageCategoryMutation, CmsUpdatePageCategoryMutationVariables>;
export const CmsUpdatePostDocument = new TypedDocumentString(`
    mutation cmsUpdatePost($_id: ID!, $data: PostChange!, $version: Int!) {
  cmsUpdatePost(_id: $_id, data: $data, version: $version) {
    _id
    version
  }
}
    `, {"hash":"baac5110e822a52af7b22506814669a2477cdcac9f5c21051ad98f5b696a4b88"}) as unknown as TypedDocumentString<CmsUpdatePostMutation, CmsUpdatePostMutationVariables>;
export const CmsUpdatePresetReasonDocument = new TypedDocumentString(`
    mutation cmsUpdatePresetReason($_id: ID!, $model: PresetReasonModel!, $position: Int, $restores: Boolean, $textEn: String!, $textVi: String!, $version: Int!) {
  cmsUpdatePresetReason(
    _id: $_id
    model: $model
    position: $position
    restores: $restores
    textEn: $textEn
    textVi: $textVi
    version: $version
  ) {
    _id
    version
  }
}
    `, {"hash":"de585c840f62943e4d1e26fcb043220945b428cd229c68122eaeda00743bf319"}) as unknown as TypedDocumentString<CmsUpdatePresetReasonMutation, CmsUpdatePresetReasonMutationVariables>;
export const CmsUpdateSavedReplyDocument = new TypedDocumentString(`
    mutation cmsUpdateSavedReply($_id: ID!, $textEn: String!, $textVi: String!, $title: String!, $version: Int!) {
  cmsUpdateSavedReply(
    _id: $_id
    textEn: $textEn
    textVi: $textVi
    title: $title
    version: $version
  ) {
    _id
    version
  }
}
    `, {"hash":"98469fa2abb980e218b4e01bbfce1aeb6c2989fb44bdc7f259e9bddf62ea6ebd"}) as unknown as TypedDocumentString<CmsUpdateSavedReplyMutation, CmsUpdateSavedReplyMutationVariables>;
export const CmsUpdateSettingDocument = new TypedDocumentString(`
    mutation cmsUpdateSetting($data: SettingInput!, $key: String!, $version: Int!) {
  cmsUpdateSetting(data: $data, key: $key, version: $version) {
    _id
    version
  }
}
    `, {"hash":"da2966a84ce93dff4f729e9524a116a35f76427f267548e887aa3d8a74881b0a"}) as unknown as TypedDocumentString<CmsUpdateSettingMutation, CmsUpdateSettingMutationVariables>;
export const CmsUpdateViewDocument = new TypedDocumentString(`
    mutation cmsUpdateView($_id: ID!, $columns: [String!], $filters: JSON, $name: String, $shared: Boolean, $size: Int, $sort: JSON, $version: Int!) {
  cmsUpdateView(
    _id: $_id
    columns: $columns
    filters: $filters
    name: $name
    shared: $shared
    size: $size
    sort: $sort
    version: $version
  ) {
    _id
    version
  }
}
    `, {"hash":"6df53c4cd010a26841c96d1343e79fc940a6c8dc0f72d7292d3fb5944a480777"}) as unknown as TypedDocumentString<CmsUpdateViewMutation, CmsUpdateViewMutationVariables>;
export const CmsUpdateWebhookEndpointDocument = new TypedDocumentString(`
    mutation cmsUpdateWebhookEndpoint($_id: ID!, $note: String!, $sandbox: Boolean, $types: [String!]!, $url: String!, $version: Int!) {
  cmsUpdateWebhookEndpoint(
    _id: $_id
    note: $note
    sandbox: $sandbox
    types: $types
    url: $url
    version: $version
  ) {
    _id
    version
  }
}
    `, {"hash":"edbe617159d99f8883e3b93926d623b42d00beb81e2c3e4a14d529007742b86f"}) as unknown as TypedDocumentString<CmsUpdateWebhookEndpointMutation, CmsUpdateWebhookEndpointMutationVariables>;
export const CmsWithdrawChangeSetDocument = new TypedDocumentString(`
    mutation cmsWithdrawChangeSet($_id: ID!, $version: Int!) {
  cmsWithdrawChangeSet(_id: $_id, version: $version) {
    _id
    version
  }
}
    `, {"hash":"387e31f18ec8028b332bdd45e45affd37e0880070afa45d54d3921510780afe3"}) as unknown as TypedDocumentString<CmsWithdrawChangeSetMutation, CmsWithdrawChangeSetMutationVariables>;
export const CreateConfigDocument = new TypedDocumentString(`
    mutation createConfig($isPublic: Boolean, $key: String!, $type: ConfigType!, $value: String!) {
  createConfig(isPublic: $isPublic, key: $key, type: $type, value: $value) {
    _id
    version
  }
}
    `, {"hash":"273433401f5514470f73a55926b5e005a17e299015b889aa8e834757eeaf94c9"}) as unknown as TypedDocumentString<CreateConfigMutation, CreateConfigMutationVariables>;
export const CreateLuckyWheelDocument = new TypedDocumentString(`
    mutation createLuckyWheel($activeDate: LuckyWheelPeriodInput!, $batchs: [LuckyWheelBatchInput!]!, $numberOfBatch: Int, $tierNames: [LuckyWheelTierNameInput!], $title: String!, $titleEn: String!) {
  createLuckyWheel(
    activeDate: $activeDate
    batchs: $batchs
    numberOfBatch: $numberOfBatch
    tierNames: $tierNames
    title: $title
    titleEn: $titleEn
  ) {
    _id
    version
  }
}
    `, {"hash":"0a86ff5b206393baf2ef6c3f22fbf581000039a3b15b9699d14e1a361437b099"}) as unknown as TypedDocumentString<CreateLuckyWheelMutation, CreateLuckyWheelMutationVariables>;
export const CreateLuckyWheelInstructionDocument = new TypedDocumentString(`
    mutation createLuckyWheelInstruction($data: LuckyWheelInstructionInput!) {
  createLuckyWheelInstruction(data: $data) {
    _id
    version
  }
}
    `, {"hash":"7124a88f7ba96a03daeb1ecd2ad9d5339d912e9203832b49e36c9f86418d1a68"}) as unknown as TypedDocumentString<CreateLuckyWheelInstructionMutation, CreateLuckyWheelInstructionMutationVariables>;
export const DeleteCmsGroupDocument = new TypedDocumentString(`
    mutation deleteCmsGroup($_id: ID!, $reason: String!, $version: Int!) {
  deleteCmsGroup(_id: $_id, reason: $reason, version: $version)
}
    `, {"hash":"e567f23dd2a23f41099176066a55d28d502fd967bd73f4f279206a94bff0bbfa"}) as unknown as TypedDocumentString<DeleteCmsGroupMutation, DeleteCmsGroupMutationVariables>;
export const DeleteConfigDocument = new TypedDocumentString(`
    mutation deleteConfig($_id: ID!, $version: Int!) {
  deleteConfig(_id: $_id, version: $version) {
    _id
    version
  }
}
    `, {"hash":"6b53f9fd1b0246026430b57034b43f1d382330103e1e6b5b2ca23ce2bf76e5cb"}) as unknown as TypedDocumentString<DeleteConfigMutation, DeleteConfigMutationVariables>;
export const DeleteLuckyWheelDocument = new TypedDocumentString(`
    mutation deleteLuckyWheel($_id: ID!, $version: Int!) {
  deleteLuckyWheel(_id: $_id, version: $version) {
    _id
    version
  }
}
    `, {"hash":"acf1b89fd73714202980c0209f5e3612373de6b300aeac42007ff84f4b7cf501"}) as unknown as TypedDocumentString<DeleteLuckyWheelMutation, DeleteLuckyWheelMutationVariables>;
export const DeleteLuckyWheelInstructionDocument = new TypedDocumentString(`
    mutation deleteLuckyWheelInstruction($_id: ID!, $version: Int!) {
  deleteLuckyWheelInstruction(_id: $_id, version: $version) {
    _id
    version
  }
}
    `, {"hash":"8dfa3d71036c970708f75613c495a332a5f527c635ce003dbfdeada6a18cffe9"}) as unknown as TypedDocumentString<DeleteLuckyWheelInstructionMutation, DeleteLuckyWheelInstructionMutationVariables>;
export const DeleteSystemNotificationDocument = new TypedDocumentString(`
    mutation deleteSystemNotification($_id: ID!, $version: Int!) {
  deleteSystemNotification(_id: $_id, version: $version)
}
    `, {"hash":"8d40e09e7b3d802b1f61751bc94abdc894f083d90720bd8e5913aa319bf45e85"}) as unknown as TypedDocumentString<DeleteSystemNotificationMutation, DeleteSystemNotificationMutationVariables>;
export const DeleteVoucherDocument = new TypedDocumentString(`
    mutation deleteVoucher($_id: ID!, $version: Int!) {
  deleteVoucher(_id: $_id, version: $version) {
    _id
    version
  }
}
    `, {"hash":"a6a11aead84d35e0c952c4c848995c00b5d6d70141f79c1340d672f18b869474"}) as unknown as TypedDocumentString<DeleteVoucherMutation, DeleteVoucherMutationVariables>;
export const DeleteVoucherCodeDocument = new TypedDocumentString(`
    mutation deleteVoucherCode($_id: ID!, $version: Int!) {
  deleteVoucherCode(_id: $_id, version: $version) {
    _id
    version
  }
}
    `, {"hash":"2cf131aa170e10c2db079d710da170f0bc922c42470b147c925737ddc1438d6a"}) as unknown as TypedDocumentString<DeleteVoucherCodeMutation, DeleteVoucherCodeMutationVariables>;
export const EndMyOtherSessionsDocument = new TypedDocumentString(`
    mutation endMyOtherSessions {
  endMyOtherSessions
}
    `, {"hash":"c7279c429575578e4409b2d3a6cca1fda48858c8a4e77cf5824422a5e6ca6942"}) as unknown as TypedDocumentString<EndMyOtherSessionsMutation, EndMyOtherSessionsMutationVariables>;
export const EndMySessionDocument = new TypedDocumentString(`
    mutation endMySession($sessionId: ID!) {
  endMySession(sessionId: $sessionId)
}
    `, {"hash":"96a02ee5077fac91e77cfc0d5047936b5265b99bc4033837fcf26a880fd12dbf"}) as unknown as TypedDocumentString<EndMySessionMutation, EndMySessionMutationVariables>;
export const ExportVoucherCodeDocument = new TypedDocumentString(`
    mutation exportVoucherCode($locale: Locale, $voucherId: ID!) {
  exportVoucherCode(locale: $locale, voucherId: $voucherId)
}
    `, {"hash":"32fff3378cb0e0cd69fd5fd8e5fcd67330804015f737df1d7abe2f9667364b61"}) as unknown as TypedDocumentString<ExportVoucherCodeMutation, ExportVoucherCodeMutationVariables>;
export const LogoutDocument = new TypedDocumentString(`
    mutation logout($refreshToken: String!) {
  logout(refreshToken: $refreshToken)
}
    `, {"hash":"bc070e13ae0daf96b003c27a15f2c9e9eb708aedfaa0ee57b849300797e3a9d2"}) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const RemoveBlackListWordByIdsDocument = new TypedDocumentString(`
    mutation removeBlackListWordByIds($ids: [ID!]!) {
  removeBlackListWordByIds(ids: $ids)
}
    `, {"hash":"936ce11cd7726127dc533928ef7f53b71111678f0bb76b1fd19ce6b96e5671aa"}) as unknown as TypedDocumentString<RemoveBlackListWordByIdsMutation, RemoveBlackListWordByIdsMutationVariables>;
export const RemoveSecondFactorDocument = new TypedDocumentString(`
    mutation removeSecondFactor($proof: ProofInput!) {
  removeSecondFactor(proof: $proof)
}
    `, {"hash":"582e1d77b73b61745d260a0c83bb9fe5247f2ab9033012aec6513f3462b81980"}) as unknown as TypedDocumentString<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>;
export const UpdateBannerDocument = new TypedDocumentString(`
    mutation updateBanner($_id: ID!, $data: BannerTarget, $endDate: DateTime, $mediaId: ID, $name: String, $startDate: DateTime, $status: BannerStatus, $type: BannerType, $version: Int!) {
  updateBanner(
    _id: $_id
    data: $data
    endDate: $endDate
    mediaId: $mediaId
    name: $name
    startDate: $startDate
    status: $status
    type: $type
    version: $version
  ) {
    _id
    version
  }
}
    `, {"hash":"e96030bd5d74226f8e3440c7842dc4b10c99c4733f67463d361e45d3dc8c5da4"}) as unknown as TypedDocumentString<UpdateBannerMutation, UpdateBannerMutationVariables>;
export const UpdateBannerPositionsDocument = new TypedDocumentString(`
    mutation updateBannerPositions($positions: [BannerPosition!]!) {
  updateBannerPositions(positions: $positions) {
    _id
    version
  }
}
    `, {"hash":"fa4d5883494f28c1b696b0affec10870d6faa4eb4593ca99ad80917dcc1fa361"}) as unknown as TypedDocumentString<UpdateBannerPositionsMutation, UpdateBannerPositionsMutationVariables>;
export const UpdateBlackWordDocument = new TypedDocumentString(`
    mutation updateBlackWord($_id: ID!, $keyword: String!, $version: Int!) {
  updateBlackWord(_id: $_id, keyword: $keyword, version: $version) {
    _id
    version
  }
}
    `, {"hash":"ce0306efc50e9528c81d9a720acf1f3617d901f77653fed0250e2b15e7b45704"}) as unknown as TypedDocumentString<UpdateBlackWordMutation, UpdateBlackWordMutationVariables>;
export const UpdateConfigDocument = new TypedDocumentString(`
    mutation updateConfig($_id: ID!, $isPublic: Boolean, $key: String!, $type: ConfigType!, $value: String!, $version: Int!) {
  updateConfig(
    _id: $_id
    isPublic: $isPublic
    key: $key
    type: $type
    value: $value
    version: $version
  ) {
    _id
    version
  }
}
    `, {"hash":"e18be740b7c9e1d5415503b934af961e5f50d952032cf81cd63ad886f68e772d"}) as unknown as TypedDocumentString<UpdateConfigMutation, UpdateConfigMutationVariables>;
export const UpdateEventDocument = new TypedDocumentString(`
    mutation updateEvent($_id: ID!, $data: EventChange!, $version: Int!) {
  updateEvent(_id: $_id, data: $data, version: $version) {
    _id
    version
  }
}
    `, {"hash":"daeb490d240d30c4893d0dd1733f607677293c6dae81338eb741b65fdc2b433d"}) as unknown as TypedDocumentString<UpdateEventMutation, UpdateEventMutationVariables>;
export const UpdateLuckyWheelDocument = new TypedDocumentString(`
    mutation updateLuckyWheel($_id: ID!, $data: LuckyWheelChangeInput!, $version: Int!) {
  updateLuckyWheel(_id: $_id, data: $data, version: $version) {
    _id
    version
  }
}
    `, {"hash":"5c43be3348f48f36ca31cbd46dd932bc1ac3f22ec6711092b3482fbbf3b10fb2"}) as unknown as TypedDocumentString<UpdateLuckyWheelMutation, UpdateLuckyWheelMutationVariables>;
export const UpdateLuckyWheelInstructionDocument = new TypedDocumentString(`
    mutation updateLuckyWheelInstruction($_id: ID!, $data: LuckyWheelInstructionChange!, $version: Int!) {
  updateLuckyWheelInstruction(_id: $_id, data: $data, version: $version) {
    _id
    version
  }
}
    `, {"hash":"1fd68703319431e5e7b9e1047d390c99131e25e0074a459bc04900db2554638b"}) as unknown as TypedDocumentString<UpdateLuckyWheelInstructionMutation, UpdateLuckyWheelInstructionMutationVariables>;
export const UpdateTrustedPointConfigDocument = new TypedDocumentString(`
    mutation updateTrustedPointConfig($_id: ID!, $data: TrustedPointConfigInput!, $version: Int!) {
  updateTrustedPointConfig(_id: $_id, data: $data, version: $version) {
    _id
    version
  }
}
    `, {"hash":"e601acc706af4d2d666763df00f703e79339f315ae029fa59ca39d027423dcac"}) as unknown as TypedDocumentString<UpdateTrustedPointConfigMutation, UpdateTrustedPointConfigMutationVariables>;
export const UpdateVoucherDocument = new TypedDocumentString(`
    mutation updateVoucher($_id: ID!, $data: VoucherChangeInput!, $version: Int!) {
  updateVoucher(_id: $_id, data: $data, version: $version) {
    _id
    version
  }
}
    `, {"hash":"8f21660fe535c5cfb3f24f6e951061e0368d97811c9fe1aef6b381da8e0613d4"}) as unknown as TypedDocumentString<UpdateVoucherMutation, UpdateVoucherMutationVariables>;