export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment. Returned as ISO 8601 in UTC; accepted with any offset, or as epoch milliseconds. */
  DateTime: { input: string; output: string; }
  /** A day in Asia/Ho_Chi_Minh, YYYY-MM-DD. A moment is also accepted and means its local day. */
  Day: { input: string; output: string; }
  /** Any JSON value; the operation defines its shape. */
  JSON: { input: unknown; output: unknown; }
  /** An exact amount of points with at most two decimals. */
  Points: { input: number; output: number; }
  /** A file, sent according to the GraphQL multipart request specification. */
  Upload: { input: File; output: File; }
};

export type ApiKeyInput = {
  /** The most that its events give on a local day; absent: without a limit. */
  dailyPoints?: InputMaybe<Scalars['Points']['input']>;
  endsAt: Scalars['DateTime']['input'];
  /** What a key with EVENTS may send. */
  eventKinds?: InputMaybe<Array<EventKind>>;
  /** LIVE unless given. It stays as it is: a change does not take it. */
  mode?: InputMaybe<KeyMode>;
  name: Scalars['String']['input'];
  /** Whether a key with READ reads who members are and how to reach them; not unless it is given. */
  personalData?: InputMaybe<Scalars['Boolean']['input']>;
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
  actor?: InputMaybe<Scalars['ID']['input']>;
  createdAt?: InputMaybe<DayRange>;
  model?: InputMaybe<AuditModel>;
  /** Any of these. Not with `model`. */
  modelIn?: InputMaybe<Array<AuditModel>>;
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
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<AuditSortType>;
};

export type AuditSortType =
  | 'CREATED_AT';

export type AuditVerificationState =
  | 'BROKEN'
  | 'RUNNING'
  | 'WHOLE';

export type BadgeFilter = {
  status?: InputMaybe<BadgeStatus>;
};

export type BadgeRegisterFormFilter = {
  inputType?: InputMaybe<RegisterFormInputType>;
  require?: InputMaybe<YesNo>;
};

export type BadgeRegisterFormSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<BadgeRegisterFormSortType>;
};

export type BadgeRegisterFormSortType =
  | 'CREATED_AT'
  | 'DETAIL'
  | 'INPUT_TYPE'
  | 'REQUIRED';

export type BadgeRequestFilter = {
  badge?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<BadgeRequestStatus>;
};

export type BadgeRequestSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<BadgeRequestSortType>;
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
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<BadgeSortType>;
};

export type BadgeSortType =
  | 'STATUS'
  | 'TITLE';

export type BadgeStatus =
  | 'DISABLED'
  | 'ENABLED';

export type BannerFilter = {
  leadsToBlocked?: InputMaybe<YesNo>;
  q?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<PromotionStateOfCodeless>;
  /** DISPLAYED, by default: all of them. APP: those that the app shows now, without those that lead to a blocked record. */
  type?: InputMaybe<BannerListType>;
};

export type BannerListType =
  | 'APP'
  | 'DISPLAYED';

export type BannerPosition = {
  _id: Scalars['ID']['input'];
  position: Scalars['Int']['input'];
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
  link?: InputMaybe<Scalars['String']['input']>;
  pageId?: InputMaybe<Scalars['ID']['input']>;
  postId?: InputMaybe<Scalars['ID']['input']>;
  screen?: InputMaybe<BannerScreenName>;
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
  hidePosts?: InputMaybe<Scalars['Int']['input']>;
  /** The prepared reason that was chosen. */
  preset?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  /** What reporters are told instead of the usual sentence. Only without a violation. */
  reply?: InputMaybe<ReplyInput>;
  /** Another person has to decide too. */
  secondLook?: InputMaybe<Scalars['Boolean']['input']>;
  /** Null: no violation; the reports are only handled. */
  status?: InputMaybe<TermStatus>;
  /** When a suspension ends. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
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
  q?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ChangeSetStatus>;
};

export type ChangeSetSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<ChangeSetSortType>;
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
  handle?: InputMaybe<YesNo>;
  termStatus?: InputMaybe<TermStatus>;
  /** Any of these. Not with `termStatus`. */
  termStatusIn?: InputMaybe<Array<TermStatus>>;
};

export type CommentReportSortType =
  | 'LAST_REPORT_AT'
  | 'TOTAL_REPORTS';

export type ConfigFilter = {
  q?: InputMaybe<Scalars['String']['input']>;
};

export type ConfigSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<ConfigSortType>;
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
  from?: InputMaybe<Scalars['Day']['input']>;
  to?: InputMaybe<Scalars['Day']['input']>;
};

export type Dimensions = {
  height?: InputMaybe<Scalars['Int']['input']>;
  width?: InputMaybe<Scalars['Int']['input']>;
};

export type EventChange = {
  animationId?: InputMaybe<Scalars['ID']['input']>;
  animationStatus?: InputMaybe<Scalars['Boolean']['input']>;
  backgroundId?: InputMaybe<Scalars['ID']['input']>;
  backgroundStatus?: InputMaybe<Scalars['Boolean']['input']>;
  logoId?: InputMaybe<Scalars['ID']['input']>;
  logoStatus?: InputMaybe<Scalars['Boolean']['input']>;
  loop?: InputMaybe<Scalars['Float']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['Boolean']['input']>;
};

export type EventFilter = {
  q?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<YesNo>;
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
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<EventSortType>;
};

export type EventSortType =
  | 'CREATED_AT'
  | 'NAME'
  | 'STATUS';

export type ExportFormat =
  | 'CSV'
  | 'XLSX';

export type FailedSpinMessageFileInput = {
  file?: InputMaybe<Scalars['Upload']['input']>;
  /** How the file is to be read. What is left open is found out. */
  layout?: InputMaybe<ImportLayoutInput>;
};

export type FailedSpinMessageInput = {
  content: Scalars['String']['input'];
  contentEn: Scalars['String']['input'];
};

export type FailedSpinMessageSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<FailedSpinMessageSortType>;
};

export type FailedSpinMessageSortType =
  | 'CREATED_AT';

export type Gender =
  | 'FEMALE'
  | 'MALE'
  | 'OTHER';

export type GroupFilter = {
  name_contain?: InputMaybe<Scalars['String']['input']>;
};

export type GroupPrivacy =
  | 'PRIVATE'
  | 'PUBLIC';

export type GroupReportFilter = {
  handle?: InputMaybe<YesNo>;
  termStatus?: InputMaybe<TermStatus>;
  /** Any of these. Not with `termStatus`. */
  termStatusIn?: InputMaybe<Array<TermStatus>>;
};

export type GroupReportSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<GroupReportSortType>;
};

export type GroupReportSortType =
  | 'LAST_REPORT_AT'
  | 'TOTAL_REPORTS';

export type GroupSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<GroupSortType>;
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
  column: Scalars['String']['input'];
  /** What it is; null to ignore it. */
  key?: InputMaybe<Scalars['String']['input']>;
};

export type ImportLayoutInput = {
  columns?: InputMaybe<Array<ImportColumnInput>>;
  sheet?: InputMaybe<Scalars['String']['input']>;
  /** The number of the row of titles; 0 for none. */
  titleRow?: InputMaybe<Scalars['Int']['input']>;
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
  EN_US: Scalars['String']['input'];
  VI_VN: Scalars['String']['input'];
};

export type LoginInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
};

export type LuckyWheelAwardCause =
  | 'ASSIGNED'
  | 'CHANCE';

export type LuckyWheelBatchDateInput = {
  activeDate: LuckyWheelPeriodInput;
  batchId: Scalars['ID']['input'];
};

export type LuckyWheelBatchInput = {
  /** Of a batch that exists. One of up to 13 characters makes a new one. */
  _id?: InputMaybe<Scalars['String']['input']>;
  activeDate: LuckyWheelPeriodInput;
  prizes: Array<LuckyWheelPrizeInput>;
};

export type LuckyWheelChangeInput = {
  activeDate?: InputMaybe<LuckyWheelPeriodInput>;
  /** Moves these batches. Not with `batchs`. */
  activeDateForEachBatch?: InputMaybe<Array<LuckyWheelBatchDateInput>>;
  /** All batches with all their prizes, in place of those that there are. */
  batchs?: InputMaybe<Array<LuckyWheelBatchInput>>;
  numberOfBatch?: InputMaybe<Scalars['Int']['input']>;
  tierNames?: InputMaybe<Array<LuckyWheelTierNameInput>>;
  title?: InputMaybe<Scalars['String']['input']>;
  titleEn?: InputMaybe<Scalars['String']['input']>;
};

export type LuckyWheelConfigSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<LuckyWheelConfigSortType>;
};

export type LuckyWheelConfigSortType =
  | 'TIER';

export type LuckyWheelFilter = {
  /** True: the deleted ones. False: the others. Absent: both. */
  deletedAt?: InputMaybe<Scalars['Boolean']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<PromotionStateOfCodeless>;
};

export type LuckyWheelGift =
  | 'CODE'
  | 'POINTS';

export type LuckyWheelInstructionChange = {
  description?: InputMaybe<Scalars['String']['input']>;
  descriptionEn?: InputMaybe<Scalars['String']['input']>;
  missionType?: InputMaybe<MissionType>;
  title?: InputMaybe<Scalars['String']['input']>;
  titleEn?: InputMaybe<Scalars['String']['input']>;
  turns?: InputMaybe<Scalars['Int']['input']>;
  type?: InputMaybe<LuckyWheelInstructionType>;
};

export type LuckyWheelInstructionFilter = {
  type?: InputMaybe<LuckyWheelInstructionType>;
};

export type LuckyWheelInstructionInput = {
  description: Scalars['String']['input'];
  descriptionEn: Scalars['String']['input'];
  missionType?: InputMaybe<MissionType>;
  title: Scalars['String']['input'];
  titleEn: Scalars['String']['input'];
  turns: Scalars['Int']['input'];
  type: LuckyWheelInstructionType;
};

export type LuckyWheelInstructionSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<LuckyWheelInstructionSortType>;
};

export type LuckyWheelInstructionSortType =
  | 'CREATED_AT';

export type LuckyWheelInstructionType =
  | 'DAILY'
  | 'EACH_TIME'
  | 'NOTE'
  | 'ONCE';

export type LuckyWheelPeriodInput = {
  endDate: Scalars['DateTime']['input'];
  startDate: Scalars['DateTime']['input'];
};

export type LuckyWheelPrizeChangeInput = {
  mediaId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  nameEn?: InputMaybe<Scalars['String']['input']>;
  prizeTier?: InputMaybe<LuckyWheelPrizeTier>;
  qty?: InputMaybe<Scalars['Int']['input']>;
  /** What the batches may share out; by default what they do. */
  totalQty?: InputMaybe<Scalars['Int']['input']>;
};

export type LuckyWheelPrizeInput = {
  /** A photo that the caller uploaded, or that the prize has. */
  mediaId?: InputMaybe<Scalars['ID']['input']>;
  /** The tier’s name, if given: another one is refused. */
  name?: InputMaybe<Scalars['String']['input']>;
  nameEn?: InputMaybe<Scalars['String']['input']>;
  point?: InputMaybe<Scalars['Points']['input']>;
  prizeTier: LuckyWheelPrizeTier;
  /** The same in every batch of one line. */
  prize_index: Scalars['Int']['input'];
  /** The number of units in this batch. */
  qty: Scalars['Int']['input'];
  /** What the batches may share out; by default what they do. */
  totalQty?: InputMaybe<Scalars['Int']['input']>;
  voucherId?: InputMaybe<Scalars['ID']['input']>;
};

export type LuckyWheelPrizeTier =
  | 'BRONZE'
  | 'DIAMOND'
  | 'GOLD'
  | 'SILVER';

export type LuckyWheelSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<LuckyWheelSortType>;
};

export type LuckyWheelSortType =
  | 'CREATED_AT';

export type LuckyWheelSpinFilter = {
  days?: InputMaybe<DayRange>;
  outcome?: InputMaybe<LuckyWheelSpinOutcome>;
  prize?: InputMaybe<Scalars['ID']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
};

export type LuckyWheelSpinOutcome =
  | 'ASSIGNED'
  | 'MISSED'
  | 'WON';

export type LuckyWheelSpinSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<LuckyWheelSpinSortType>;
};

export type LuckyWheelSpinSortType =
  | 'SPUN_AT';

export type LuckyWheelTermChange = {
  content?: InputMaybe<Scalars['String']['input']>;
  contentEn?: InputMaybe<Scalars['String']['input']>;
};

export type LuckyWheelTermInput = {
  content: Scalars['String']['input'];
  contentEn: Scalars['String']['input'];
};

export type LuckyWheelTierNameInput = {
  name: Scalars['String']['input'];
  nameEn: Scalars['String']['input'];
  prizeTier: LuckyWheelPrizeTier;
};

export type LuckyWheelTurn =
  | 'EARNED'
  | 'FREE';

export type LuckyWheelWinnerFilter = {
  batch?: InputMaybe<Scalars['ID']['input']>;
  cause?: InputMaybe<LuckyWheelAwardCause>;
  days?: InputMaybe<DayRange>;
  gift?: InputMaybe<LuckyWheelGift>;
  prize?: InputMaybe<Scalars['ID']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  tier?: InputMaybe<LuckyWheelPrizeTier>;
  used?: InputMaybe<YesNo>;
};

export type LuckyWheelWinnerSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<LuckyWheelWinnerSortType>;
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
  handle?: InputMaybe<YesNo>;
  termStatus?: InputMaybe<TermStatus>;
  /** Any of these. Not with `termStatus`. */
  termStatusIn?: InputMaybe<Array<TermStatus>>;
};

export type MediaReportSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<MediaReportSortType>;
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

export type Mutation = {
  __typename?: 'Mutation';
  /** Returns the words that were not there before. A text with commas is several words. */
  addWordsToBlackList?: Maybe<Scalars['Boolean']['output']>;
  blockUser?: Maybe<Scalars['Boolean']['output']>;
  changeMyPassword?: Maybe<Scalars['Boolean']['output']>;
  cmsAddNote?: Maybe<Scalars['Boolean']['output']>;
  /** Approves what another person wrote. It takes effect at applyAt, or at once. */
  cmsApproveChangeSet?: Maybe<Scalars['Boolean']['output']>;
  cmsAssignBadge?: Maybe<Scalars['Boolean']['output']>;
  /** APPROVED gives the person the badge; leaving APPROVED takes only that badge away. */
  cmsBadgeSetStatus?: Maybe<Scalars['Boolean']['output']>;
  /** Refused once the run commits or is over. */
  cmsCancelRun?: Maybe<Scalars['Boolean']['output']>;
  /** Tells what an import would do, and changes nothing until the run is confirmed. */
  cmsCheckFailedSpinMessages?: Maybe<Scalars['Boolean']['output']>;
  /** The same for the codes of a campaign. */
  cmsCheckReferralCodes?: Maybe<Scalars['Boolean']['output']>;
  /** Tells what an import of words would do, and changes nothing until the run is confirmed. */
  cmsCheckSensitiveWords?: Maybe<Scalars['Boolean']['output']>;
  /** Tells what an import would do, and changes nothing until the run is confirmed. */
  cmsCheckVoucherCodes?: Maybe<Scalars['Boolean']['output']>;
  cmsClaimCase?: Maybe<Scalars['Boolean']['output']>;
  /** Claims the case that is due first. Null: there is none. */
  cmsClaimNextCase?: Maybe<Scalars['Boolean']['output']>;
  /** Confirms somebody else’s decision, which is then carried out. */
  cmsConfirmCaseDecision?: Maybe<Scalars['Boolean']['output']>;
  /** Lets a dry run commit. */
  cmsConfirmRun?: Maybe<Scalars['Boolean']['output']>;
  /** Gives a member points, or takes some away; these may become negative. Large amounts wait for a second person. */
  cmsCorrectPoints?: Maybe<Scalars['Boolean']['output']>;
  cmsCreateApiKey?: Maybe<Scalars['Boolean']['output']>;
  /** A new badge is enabled. */
  cmsCreateBadge?: Maybe<Scalars['Boolean']['output']>;
  cmsCreateBadgeRegisterForm?: Maybe<Scalars['Boolean']['output']>;
  /** Creates all of them, or none if one is there already. */
  cmsCreateFailedSpinMessages?: Maybe<Scalars['Boolean']['output']>;
  /** Refused with CONFLICT if there are terms. */
  cmsCreateLuckyWheelTerm?: Maybe<Scalars['Boolean']['output']>;
  cmsCreatePageCategory?: Maybe<Scalars['Boolean']['output']>;
  cmsCreatePost?: Maybe<Scalars['Boolean']['output']>;
  cmsCreatePresetReason?: Maybe<Scalars['Boolean']['output']>;
  cmsCreateSavedReply?: Maybe<Scalars['Boolean']['output']>;
  cmsCreateWebhookEndpoint?: Maybe<Scalars['Boolean']['output']>;
  /** Opens the reports again about which a second moderator disagreed, for an ordinary decision of the desk. */
  cmsDecideAgain?: Maybe<Scalars['Boolean']['output']>;
  /** Decides about an appeal: what was decided stays, or all of it that concerns the member is restored. */
  cmsDecideAppeal?: Maybe<Scalars['Boolean']['output']>;
  /** Decides up to a hundred requests, or all that filters match, a hundred a call: each by itself. */
  cmsDecideBadgeRequests?: Maybe<Scalars['Boolean']['output']>;
  cmsDecideCase?: Maybe<Scalars['Boolean']['output']>;
  /** Confirms or declines a correction or a refund that waits. Who asked for it may only decline it. */
  cmsDecidePointCorrection?: Maybe<Scalars['Boolean']['output']>;
  /** COUNTED gives a friend who waits the inviter’s next number, and the inviter what that earns. REJECTED takes back what a friend who counts has earned. */
  cmsDecideReferral?: Maybe<Scalars['Boolean']['output']>;
  cmsDeclineCaseDecision?: Maybe<Scalars['Boolean']['output']>;
  /** False if it was gone already. Refused while somebody has the badge or asks for it. */
  cmsDeleteBadge?: Maybe<Scalars['Boolean']['output']>;
  /** False if it was gone already. Refused while a badge has the form. */
  cmsDeleteBadgeRegisterForm?: Maybe<Scalars['Boolean']['output']>;
  /** False if it was gone already. */
  cmsDeleteBanner?: Maybe<Scalars['Boolean']['output']>;
  /** False if there was none. */
  cmsDeleteBannerMenu?: Maybe<Scalars['Boolean']['output']>;
  /** For its author, and for ADMIN: deletes a set that did not take effect. False if it was gone already. */
  cmsDeleteChangeSet?: Maybe<Scalars['Boolean']['output']>;
  /** False if it was gone already. */
  cmsDeleteEvent?: Maybe<Scalars['Boolean']['output']>;
  /** False if none of them was there any more. */
  cmsDeleteFailedSpinMessages?: Maybe<Scalars['Boolean']['output']>;
  /** Deletes a note of one’s own, within a day. */
  cmsDeleteNote?: Maybe<Scalars['Boolean']['output']>;
  cmsDeletePageCategory?: Maybe<Scalars['Boolean']['output']>;
  cmsDeletePresetReason?: Maybe<Scalars['Boolean']['output']>;
  /** False if it was deleted already. */
  cmsDeleteProduct?: Maybe<Scalars['Boolean']['output']>;
  cmsDeleteSavedReply?: Maybe<Scalars['Boolean']['output']>;
  cmsDeleteView?: Maybe<Scalars['Boolean']['output']>;
  /** Up to a hundred codes, or all codes of one voucher that filters match, a hundred a call. */
  cmsDeleteVoucherCodes?: Maybe<Scalars['Boolean']['output']>;
  /** Nothing is sent to it any more, not even what waits. */
  cmsDeleteWebhookEndpoint?: Maybe<Scalars['Boolean']['output']>;
  /** Ends a key, and at once all tokens that it gave. */
  cmsEndApiKey?: Maybe<Scalars['Boolean']['output']>;
  cmsEndSessions?: Maybe<Scalars['Boolean']['output']>;
  /** The address of one more download of an export, as long as its file is kept. */
  cmsExportFile?: Maybe<Scalars['Boolean']['output']>;
  /** Gives a case to a colleague, who gets the claim and a mark; of one that waits for a second look, only the mark. */
  cmsHandOverCase?: Maybe<Scalars['Boolean']['output']>;
  /** Skips messages that are there already. A malformed row refuses the file. */
  cmsImportFailedSpinMessages?: Maybe<Scalars['Boolean']['output']>;
  cmsMarkCommentReportHandled?: Maybe<Scalars['Boolean']['output']>;
  cmsMarkPostReportHandled?: Maybe<Scalars['Boolean']['output']>;
  cmsMarkReportsHandled?: Maybe<Scalars['Boolean']['output']>;
  cmsMarkReportsHandledOfMany?: Maybe<Scalars['Boolean']['output']>;
  /** Moves one banner to a place among all; the others close up. A place past the end is the last. */
  cmsMoveBanner?: Maybe<Scalars['Boolean']['output']>;
  /** Sends nothing to it for now. What happens meanwhile is kept. */
  cmsPauseWebhookEndpoint?: Maybe<Scalars['Boolean']['output']>;
  /** Keeps a change in a change set instead of making it: in the set _id, or in a new one with this title. It is tried, and undone, at once. */
  cmsPlanChange?: Maybe<Scalars['Boolean']['output']>;
  /** The viewer has opened this: their marks on it are read. Returns how many that were. */
  cmsReadMarks?: Maybe<Scalars['Boolean']['output']>;
  /** Gives back the points that a member paid for a code, once. A code that was not used is free again. A high price waits for a second person. */
  cmsRefundRedemption?: Maybe<Scalars['Boolean']['output']>;
  cmsReleaseCase?: Maybe<Scalars['Boolean']['output']>;
  cmsRemoveSecondFactor?: Maybe<Scalars['Boolean']['output']>;
  cmsRenewCaseClaim?: Maybe<Scalars['Boolean']['output']>;
  /** What the draft of a rule would have done: begins to judge the recorded actions of the last days once more. One replay of a person at a time. */
  cmsReplayPoints?: Maybe<Scalars['Boolean']['output']>;
  /** Sends to it again, first of all what waits. */
  cmsResumeWebhookEndpoint?: Maybe<Scalars['Boolean']['output']>;
  /** Ends the pause of a failing item, and makes its job due. */
  cmsRetryJobItem?: Maybe<Scalars['Boolean']['output']>;
  /** The identity number and business details, which are otherwise not shown. Each call is audited. */
  cmsRevealVerify?: Maybe<Scalars['Boolean']['output']>;
  /** Takes back everything that the set changed, if each record is still as the set left it. */
  cmsRollBackChangeSet?: Maybe<Scalars['Boolean']['output']>;
  /** Makes a new key in place of the present one, which serves for 24 hours more. */
  cmsRotateApiKey?: Maybe<Scalars['Boolean']['output']>;
  /** Gives it a new secret. The former one signs too for 24 hours. */
  cmsRotateWebhookSecret?: Maybe<Scalars['Boolean']['output']>;
  /** Makes a job due, and its failing items too; it begins within a few seconds. Refused while it runs. */
  cmsRunJob?: Maybe<Scalars['Boolean']['output']>;
  /** Saves all ranges of referrals at once. A range without an id is new; one that is absent is not used any more. */
  cmsSaveReferralConfigs?: Maybe<Scalars['Boolean']['output']>;
  cmsSaveView?: Maybe<Scalars['Boolean']['output']>;
  /** Returns the set of somebody else to them, with what should be different. An approval ends with it. */
  cmsSendBackChangeSet?: Maybe<Scalars['Boolean']['output']>;
  /** Sends a delivery that has ended once more, under the same id. */
  cmsSendWebhookAgain?: Maybe<Scalars['Boolean']['output']>;
  /** Sends once more what was announced since a moment and has been delivered or failed, under the same ids. */
  cmsSendWebhooksAgainFrom?: Maybe<Scalars['Boolean']['output']>;
  /** Sets all areas that are open to a member of STAFF. */
  cmsSetGrants?: Maybe<Scalars['Boolean']['output']>;
  cmsSetPageHotNews?: Maybe<Scalars['Boolean']['output']>;
  cmsSetPagePartner?: Maybe<Scalars['Boolean']['output']>;
  cmsSetPinnedProductLimit?: Maybe<Scalars['Boolean']['output']>;
  cmsSetPlacePrimaryImage?: Maybe<Scalars['Boolean']['output']>;
  cmsSetPostStatus?: Maybe<Scalars['Boolean']['output']>;
  cmsSetTermStatus?: Maybe<Scalars['Boolean']['output']>;
  cmsSetTermStatusOfMany?: Maybe<Scalars['Boolean']['output']>;
  cmsSetVerifyStatus?: Maybe<Scalars['Boolean']['output']>;
  /** Of up to a hundred vouchers, or of all that filters match, a hundred a call. */
  cmsSetVoucherAdminStatus?: Maybe<Scalars['Boolean']['output']>;
  /** Gives a record a case of its own. Returns the case that it left. */
  cmsTakeOutOfCase?: Maybe<Scalars['Boolean']['output']>;
  /** Sends a test, also to an endpoint that is paused, and waits for its answer. */
  cmsTestWebhookEndpoint?: Maybe<Scalars['Boolean']['output']>;
  /** Tries a word on all posts, in the background. */
  cmsTryWordOnAll?: Maybe<Scalars['Boolean']['output']>;
  /** Undoes the viewer’s own status change or badge assignment, unless the record has changed since. */
  cmsUndo?: Maybe<Scalars['Boolean']['output']>;
  /** Undoes the viewer’s own decision, record by record, where nothing changed since. */
  cmsUndoCaseDecision?: Maybe<Scalars['Boolean']['output']>;
  /** The same for a change of many records. Each has its own outcome. */
  cmsUndoMany?: Maybe<Scalars['Boolean']['output']>;
  cmsUnmarkCommentReportHandled?: Maybe<Scalars['Boolean']['output']>;
  cmsUnmarkPostReportHandled?: Maybe<Scalars['Boolean']['output']>;
  cmsUnmarkReportsHandled?: Maybe<Scalars['Boolean']['output']>;
  /** Takes a change out of its set. An approval ends with it. */
  cmsUnplanChange?: Maybe<Scalars['Boolean']['output']>;
  cmsUpdateApiKey?: Maybe<Scalars['Boolean']['output']>;
  /** Absent fields keep their values. */
  cmsUpdateBadge?: Maybe<Scalars['Boolean']['output']>;
  cmsUpdateBadgeRegisterForm?: Maybe<Scalars['Boolean']['output']>;
  /** Absent fields keep their values. An approval ends with it. */
  cmsUpdateChangeSet?: Maybe<Scalars['Boolean']['output']>;
  cmsUpdateFailedSpinMessage?: Maybe<Scalars['Boolean']['output']>;
  /** Names a tier, for all prizes of the wheel. */
  cmsUpdateLuckyPrizesName?: Maybe<Scalars['Boolean']['output']>;
  /** Absent fields keep their values; a mission of null is cleared. The tier of a condition never changes. */
  cmsUpdateLuckyWheelConfig?: Maybe<Scalars['Boolean']['output']>;
  /** Absent fields keep their values. */
  cmsUpdateLuckyWheelTerm?: Maybe<Scalars['Boolean']['output']>;
  cmsUpdatePageCategory?: Maybe<Scalars['Boolean']['output']>;
  cmsUpdatePost?: Maybe<Scalars['Boolean']['output']>;
  cmsUpdatePresetReason?: Maybe<Scalars['Boolean']['output']>;
  cmsUpdateSavedReply?: Maybe<Scalars['Boolean']['output']>;
  /** Absent fields keep their values; a description of null is cleared. */
  cmsUpdateSetting?: Maybe<Scalars['Boolean']['output']>;
  /** Changes the given fields. With filters the whole state is replaced: sort, columns and size too. */
  cmsUpdateView?: Maybe<Scalars['Boolean']['output']>;
  cmsUpdateWebhookEndpoint?: Maybe<Scalars['Boolean']['output']>;
  /** Starts to recompute the audit log’s checkpoints and chains; a large log is verified in the background. */
  cmsVerifyAudit?: Maybe<Scalars['Boolean']['output']>;
  /** A heartbeat: the record is open in a tab (repeat it every few seconds) or, with leaving, no longer open. Returns the others who have it open, to ADMIN and STAFF. */
  cmsViewing?: Maybe<Scalars['Boolean']['output']>;
  /** Takes an approval back before it takes effect. */
  cmsWithdrawChangeSet?: Maybe<Scalars['Boolean']['output']>;
  confirmSecondFactor?: Maybe<Scalars['Boolean']['output']>;
  /** A new banner comes last. */
  createBanner?: Maybe<Scalars['Boolean']['output']>;
  createConfig?: Maybe<Scalars['Boolean']['output']>;
  /** The address of an auditor’s file: every spin that was sealed, with its salt, and people as numbers. It works once, within a minute. */
  createDrawsFile?: Maybe<Scalars['Boolean']['output']>;
  /** A new event is disabled. */
  createEvent?: Maybe<Scalars['Boolean']['output']>;
  /** Exports all rows of a list that match. */
  createExport?: Maybe<Scalars['Boolean']['output']>;
  createLuckyWheel?: Maybe<Scalars['Boolean']['output']>;
  createLuckyWheelBatch?: Maybe<Scalars['Boolean']['output']>;
  createLuckyWheelInstruction?: Maybe<Scalars['Boolean']['output']>;
  createLuckyWheelPrize?: Maybe<Scalars['Boolean']['output']>;
  createSystemNotification?: Maybe<Scalars['Boolean']['output']>;
  /** A referral campaign starts disabled, whatever status is given. */
  createVoucher?: Maybe<Scalars['Boolean']['output']>;
  createVoucherCode?: Maybe<Scalars['Boolean']['output']>;
  /** False if it was deleted already. */
  deleteCmsGroup?: Maybe<Scalars['Boolean']['output']>;
  deleteConfig?: Maybe<Scalars['Boolean']['output']>;
  /** The wheel stops and frees the codes that it reserves. What was won stays. */
  deleteLuckyWheel?: Maybe<Scalars['Boolean']['output']>;
  deleteLuckyWheelBatch?: Maybe<Scalars['Boolean']['output']>;
  deleteLuckyWheelInstruction?: Maybe<Scalars['Boolean']['output']>;
  /** Deletes the whole line, in all batches, if nothing of it was won. */
  deleteLuckyWheelPrize?: Maybe<Scalars['Boolean']['output']>;
  /** Deletes a draft, or withdraws what was sent. False if that was done already. */
  deleteSystemNotification?: Maybe<Scalars['Boolean']['output']>;
  deleteVoucher?: Maybe<Scalars['Boolean']['output']>;
  /** Refused once the code was handed over, or while a prize reserves it. */
  deleteVoucherCode?: Maybe<Scalars['Boolean']['output']>;
  endMyOtherSessions?: Maybe<Scalars['Boolean']['output']>;
  endMySession?: Maybe<Scalars['Boolean']['output']>;
  /** The address of one download, relative to this service. */
  exportVoucherCode?: Maybe<Scalars['Boolean']['output']>;
  importReferralCodes?: Maybe<Scalars['Boolean']['output']>;
  login?: Maybe<Scalars['Boolean']['output']>;
  logout?: Maybe<Scalars['Boolean']['output']>;
  refreshToken?: Maybe<Scalars['Boolean']['output']>;
  registerForImporter?: Maybe<Scalars['Boolean']['output']>;
  /** False if none of them was there any more. */
  removeBlackListWordByIds?: Maybe<Scalars['Boolean']['output']>;
  /** False if none of them was there any more. */
  removeBlackListWordByKeys?: Maybe<Scalars['Boolean']['output']>;
  removeSecondFactor?: Maybe<Scalars['Boolean']['output']>;
  renewRecoveryCodes?: Maybe<Scalars['Boolean']['output']>;
  sendSystemNotification?: Maybe<Scalars['Boolean']['output']>;
  setPreference?: Maybe<Scalars['Boolean']['output']>;
  startSecondFactor?: Maybe<Scalars['Boolean']['output']>;
  unBlockUser?: Maybe<Scalars['Boolean']['output']>;
  /** Absent fields keep their values. */
  updateBanner?: Maybe<Scalars['Boolean']['output']>;
  /** The named banners take the places that they hold among themselves, in this order. Unknown ones are ignored. */
  updateBannerPositions?: Maybe<Scalars['Boolean']['output']>;
  updateBlackWord?: Maybe<Scalars['Boolean']['output']>;
  updateConfig?: Maybe<Scalars['Boolean']['output']>;
  /** Absent fields keep their values. Enabling an event disables the one that was enabled. */
  updateEvent?: Maybe<Scalars['Boolean']['output']>;
  /** Absent fields keep their values. All of it is changed, or nothing. */
  updateLuckyWheel?: Maybe<Scalars['Boolean']['output']>;
  /** Absent fields keep their values; a mission of null is cleared. */
  updateLuckyWheelInstruction?: Maybe<Scalars['Boolean']['output']>;
  /** The quantity is that of this batch; the rest is that of the line. Absent fields keep their values. */
  updateLuckyWheelPrize?: Maybe<Scalars['Boolean']['output']>;
  /** Replaces those who are designated and have not won yet. */
  updateLuckyWheelPrizeWinners?: Maybe<Scalars['Boolean']['output']>;
  /** Changes a draft; absent fields keep their values. */
  updateSystemNotification?: Maybe<Scalars['Boolean']['output']>;
  updateTrustedPointConfig?: Maybe<Scalars['Boolean']['output']>;
  updateUserGroup?: Maybe<Scalars['Boolean']['output']>;
  /** Absent fields keep their values, null clears. */
  updateVoucher?: Maybe<Scalars['Boolean']['output']>;
  uploadMenuBanner?: Maybe<Scalars['Boolean']['output']>;
  uploadPhoto?: Maybe<Scalars['Boolean']['output']>;
};


export type MutationAddWordsToBlackListArgs = {
  keywords: Array<Scalars['String']['input']>;
};


export type MutationBlockUserArgs = {
  reason?: InputMaybe<Scalars['String']['input']>;
  targetId: Scalars['ID']['input'];
};


export type MutationChangeMyPasswordArgs = {
  data: PasswordChangeInput;
};


export type MutationCmsAddNoteArgs = {
  mentions?: InputMaybe<Array<Scalars['ID']['input']>>;
  model: NoteModel;
  targetId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationCmsApproveChangeSetArgs = {
  _id: Scalars['ID']['input'];
  applyAt?: InputMaybe<Scalars['DateTime']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationCmsAssignBadgeArgs = {
  badgeId?: InputMaybe<Scalars['ID']['input']>;
  userId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsBadgeSetStatusArgs = {
  _id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  status: BadgeRequestStatus;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsCancelRunArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationCmsCheckFailedSpinMessagesArgs = {
  data: FailedSpinMessageFileInput;
};


export type MutationCmsCheckReferralCodesArgs = {
  data: ReferralCodesInput;
};


export type MutationCmsCheckSensitiveWordsArgs = {
  data: SensitiveWordsInput;
};


export type MutationCmsCheckVoucherCodesArgs = {
  data: VoucherCodeInput;
};


export type MutationCmsClaimCaseArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationCmsClaimNextCaseArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  model?: InputMaybe<CaseKind>;
  passedOver?: InputMaybe<Array<Scalars['ID']['input']>>;
  severity?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsConfirmCaseDecisionArgs = {
  _id: Scalars['ID']['input'];
  planHash?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCmsConfirmRunArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationCmsCorrectPointsArgs = {
  amount: Scalars['Points']['input'];
  reason: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationCmsCreateApiKeyArgs = {
  data: ApiKeyInput;
};


export type MutationCmsCreateBadgeArgs = {
  mediaId: Scalars['ID']['input'];
  registerFormIds: Array<Scalars['ID']['input']>;
  status?: InputMaybe<BadgeStatus>;
  title: Scalars['String']['input'];
  titleEn: Scalars['String']['input'];
};


export type MutationCmsCreateBadgeRegisterFormArgs = {
  detail: Scalars['String']['input'];
  detailEn: Scalars['String']['input'];
  figureId?: InputMaybe<Scalars['ID']['input']>;
  inputType: RegisterFormInputType;
  required: Scalars['Boolean']['input'];
};


export type MutationCmsCreateFailedSpinMessagesArgs = {
  data: Array<FailedSpinMessageInput>;
};


export type MutationCmsCreateLuckyWheelTermArgs = {
  data: LuckyWheelTermInput;
};


export type MutationCmsCreatePageCategoryArgs = {
  enum: Scalars['String']['input'];
  name: LocalizedTextInput;
};


export type MutationCmsCreatePostArgs = {
  data: PostInput;
};


export type MutationCmsCreatePresetReasonArgs = {
  model: PresetReasonModel;
  position?: InputMaybe<Scalars['Int']['input']>;
  restores?: InputMaybe<Scalars['Boolean']['input']>;
  textEn: Scalars['String']['input'];
  textVi: Scalars['String']['input'];
};


export type MutationCmsCreateSavedReplyArgs = {
  textEn: Scalars['String']['input'];
  textVi: Scalars['String']['input'];
  title: Scalars['String']['input'];
};


export type MutationCmsCreateWebhookEndpointArgs = {
  note: Scalars['String']['input'];
  sandbox?: InputMaybe<Scalars['Boolean']['input']>;
  types: Array<Scalars['String']['input']>;
  url: Scalars['String']['input'];
};


export type MutationCmsDecideAgainArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationCmsDecideAppealArgs = {
  _id: Scalars['ID']['input'];
  answer: Scalars['String']['input'];
  outcome: AppealOutcome;
  version: Scalars['Int']['input'];
};


export type MutationCmsDecideBadgeRequestsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  list?: InputMaybe<Scalars['JSON']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  status: BadgeRequestStatus;
};


export type MutationCmsDecideCaseArgs = {
  _id: Scalars['ID']['input'];
  decision: CaseDecisionInput;
  planHash: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCmsDecidePointCorrectionArgs = {
  _id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  status: PointCorrectionDecision;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsDecideReferralArgs = {
  _id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  status: ReferralDecision;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsDeclineCaseDecisionArgs = {
  _id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};


export type MutationCmsDeleteBadgeArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsDeleteBadgeRegisterFormArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsDeleteBannerArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsDeleteBannerMenuArgs = {
  bannerType: MenuBannerType;
};


export type MutationCmsDeleteChangeSetArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsDeleteEventArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsDeleteFailedSpinMessagesArgs = {
  _ids: Array<Scalars['ID']['input']>;
};


export type MutationCmsDeleteNoteArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationCmsDeletePageCategoryArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsDeletePresetReasonArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsDeleteProductArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsDeleteSavedReplyArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsDeleteViewArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsDeleteVoucherCodesArgs = {
  _ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  after?: InputMaybe<Scalars['ID']['input']>;
  list?: InputMaybe<Scalars['JSON']['input']>;
};


export type MutationCmsDeleteWebhookEndpointArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsEndApiKeyArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsEndSessionsArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationCmsExportFileArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationCmsHandOverCaseArgs = {
  _id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['ID']['input'];
};


export type MutationCmsImportFailedSpinMessagesArgs = {
  data: FailedSpinMessageFileInput;
};


export type MutationCmsMarkCommentReportHandledArgs = {
  _id: Scalars['ID']['input'];
  lastReportAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationCmsMarkPostReportHandledArgs = {
  _id: Scalars['ID']['input'];
  lastReportAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationCmsMarkReportsHandledArgs = {
  _id: Scalars['ID']['input'];
  lastReportAt: Scalars['DateTime']['input'];
  model: TermModel;
};


export type MutationCmsMarkReportsHandledOfManyArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  handled: Scalars['Boolean']['input'];
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  list?: InputMaybe<Scalars['JSON']['input']>;
  model: TermModel;
  seen?: InputMaybe<Array<SeenReportsInput>>;
};


export type MutationCmsMoveBannerArgs = {
  _id: Scalars['ID']['input'];
  place: Scalars['Int']['input'];
};


export type MutationCmsPauseWebhookEndpointArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsPlanChangeArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  input: Scalars['JSON']['input'];
  operation: PlannedOperation;
  title?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCmsReadMarksArgs = {
  endpointId?: InputMaybe<Scalars['ID']['input']>;
  model?: InputMaybe<NoteModel>;
  targetId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCmsRefundRedemptionArgs = {
  _id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationCmsReleaseCaseArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationCmsRemoveSecondFactorArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationCmsRenewCaseClaimArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationCmsReplayPointsArgs = {
  days: Scalars['Int']['input'];
  draft: TrustedPointDraft;
};


export type MutationCmsResumeWebhookEndpointArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsRetryJobItemArgs = {
  item: Scalars['String']['input'];
  job: Scalars['String']['input'];
};


export type MutationCmsRevealVerifyArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationCmsRollBackChangeSetArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsRotateApiKeyArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsRotateWebhookSecretArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsRunJobArgs = {
  job: Scalars['String']['input'];
};


export type MutationCmsSaveReferralConfigsArgs = {
  ranges: Array<ReferralRangeInput>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsSaveViewArgs = {
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  filters: Scalars['JSON']['input'];
  list: Scalars['String']['input'];
  name: Scalars['String']['input'];
  shared?: InputMaybe<Scalars['Boolean']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Scalars['JSON']['input']>;
};


export type MutationCmsSendBackChangeSetArgs = {
  _id: Scalars['ID']['input'];
  comment: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsSendWebhookAgainArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationCmsSendWebhooksAgainFromArgs = {
  _id: Scalars['ID']['input'];
  failedOnly: Scalars['Boolean']['input'];
  from: Scalars['DateTime']['input'];
};


export type MutationCmsSetGrantsArgs = {
  areas: Array<Area>;
  userId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsSetPageHotNewsArgs = {
  _id: Scalars['ID']['input'];
  active: Scalars['Boolean']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsSetPagePartnerArgs = {
  _id: Scalars['ID']['input'];
  status: Scalars['Boolean']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsSetPinnedProductLimitArgs = {
  data: PinnedProductLimitInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsSetPlacePrimaryImageArgs = {
  _id: Scalars['ID']['input'];
  imageId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsSetPostStatusArgs = {
  _id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  status: TermStatus;
  until?: InputMaybe<Scalars['DateTime']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsSetTermStatusArgs = {
  _id: Scalars['ID']['input'];
  model: TermModel;
  reason?: InputMaybe<Scalars['String']['input']>;
  termStatus: TermStatus;
  until?: InputMaybe<Scalars['DateTime']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsSetTermStatusOfManyArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  list?: InputMaybe<Scalars['JSON']['input']>;
  model: TermModel;
  of?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  termStatus: TermStatus;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationCmsSetVerifyStatusArgs = {
  _id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  status: VerifyStatus;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsSetVoucherAdminStatusArgs = {
  _ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  adminStatus: VoucherAdminStatus;
  after?: InputMaybe<Scalars['ID']['input']>;
  list?: InputMaybe<Scalars['JSON']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsTakeOutOfCaseArgs = {
  _id: Scalars['ID']['input'];
  model: TermModel;
  targetId: Scalars['ID']['input'];
};


export type MutationCmsTestWebhookEndpointArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationCmsTryWordOnAllArgs = {
  word: Scalars['String']['input'];
};


export type MutationCmsUndoArgs = {
  _id: Scalars['ID']['input'];
  model: RecordModel;
  version: Scalars['Int']['input'];
};


export type MutationCmsUndoCaseDecisionArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationCmsUndoManyArgs = {
  changes: Array<UndoneChange>;
  model: RecordModel;
};


export type MutationCmsUnmarkCommentReportHandledArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationCmsUnmarkPostReportHandledArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationCmsUnmarkReportsHandledArgs = {
  _id: Scalars['ID']['input'];
  model: TermModel;
};


export type MutationCmsUnplanChangeArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationCmsUpdateApiKeyArgs = {
  _id: Scalars['ID']['input'];
  data: ApiKeyInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsUpdateBadgeArgs = {
  _id: Scalars['ID']['input'];
  mediaId?: InputMaybe<Scalars['ID']['input']>;
  registerFormIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  status?: InputMaybe<BadgeStatus>;
  title?: InputMaybe<Scalars['String']['input']>;
  titleEn?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsUpdateBadgeRegisterFormArgs = {
  _id: Scalars['ID']['input'];
  detail: Scalars['String']['input'];
  detailEn: Scalars['String']['input'];
  figureId?: InputMaybe<Scalars['ID']['input']>;
  inputType: RegisterFormInputType;
  required: Scalars['Boolean']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsUpdateChangeSetArgs = {
  _id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsUpdateFailedSpinMessageArgs = {
  _id: Scalars['ID']['input'];
  data: FailedSpinMessageInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsUpdateLuckyPrizesNameArgs = {
  luckyId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  nameEn: Scalars['String']['input'];
  prizeTier: LuckyWheelPrizeTier;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsUpdateLuckyWheelConfigArgs = {
  _id: Scalars['ID']['input'];
  conditionType?: InputMaybe<WinningConditionType>;
  description?: InputMaybe<Scalars['String']['input']>;
  minimum?: InputMaybe<Scalars['Float']['input']>;
  missionType?: InputMaybe<MissionType>;
  prizeTier?: InputMaybe<LuckyWheelPrizeTier>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsUpdateLuckyWheelTermArgs = {
  _id: Scalars['ID']['input'];
  data: LuckyWheelTermChange;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsUpdatePageCategoryArgs = {
  _id: Scalars['ID']['input'];
  enum: Scalars['String']['input'];
  name: LocalizedTextInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsUpdatePostArgs = {
  _id: Scalars['ID']['input'];
  data: PostChange;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsUpdatePresetReasonArgs = {
  _id: Scalars['ID']['input'];
  model: PresetReasonModel;
  position?: InputMaybe<Scalars['Int']['input']>;
  restores?: InputMaybe<Scalars['Boolean']['input']>;
  textEn: Scalars['String']['input'];
  textVi: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsUpdateSavedReplyArgs = {
  _id: Scalars['ID']['input'];
  textEn: Scalars['String']['input'];
  textVi: Scalars['String']['input'];
  title: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsUpdateSettingArgs = {
  data: SettingInput;
  key: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsUpdateViewArgs = {
  _id: Scalars['ID']['input'];
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  filters?: InputMaybe<Scalars['JSON']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  shared?: InputMaybe<Scalars['Boolean']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Scalars['JSON']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsUpdateWebhookEndpointArgs = {
  _id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
  sandbox?: InputMaybe<Scalars['Boolean']['input']>;
  types: Array<Scalars['String']['input']>;
  url: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCmsViewingArgs = {
  _id: Scalars['ID']['input'];
  leaving?: InputMaybe<Scalars['Boolean']['input']>;
  model: RecordModel;
  tab: Scalars['ID']['input'];
};


export type MutationCmsWithdrawChangeSetArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationConfirmSecondFactorArgs = {
  code: Scalars['String']['input'];
};


export type MutationCreateBannerArgs = {
  data: BannerTarget;
  endDate: Scalars['DateTime']['input'];
  mediaId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  startDate: Scalars['DateTime']['input'];
  status?: InputMaybe<BannerStatus>;
  type: BannerType;
};


export type MutationCreateConfigArgs = {
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  key: Scalars['String']['input'];
  type: ConfigType;
  value: Scalars['String']['input'];
};


export type MutationCreateDrawsFileArgs = {
  wheelId: Scalars['ID']['input'];
};


export type MutationCreateEventArgs = {
  animationId: Scalars['ID']['input'];
  animationStatus?: InputMaybe<Scalars['Boolean']['input']>;
  backgroundId: Scalars['ID']['input'];
  backgroundStatus?: InputMaybe<Scalars['Boolean']['input']>;
  logoId: Scalars['ID']['input'];
  logoStatus?: InputMaybe<Scalars['Boolean']['input']>;
  loop: Scalars['Float']['input'];
  name: Scalars['String']['input'];
};


export type MutationCreateExportArgs = {
  columns: Array<Scalars['String']['input']>;
  filters: Scalars['JSON']['input'];
  format: ExportFormat;
  list: Scalars['String']['input'];
  locale?: InputMaybe<Locale>;
  sort?: InputMaybe<Scalars['JSON']['input']>;
};


export type MutationCreateLuckyWheelArgs = {
  activeDate: LuckyWheelPeriodInput;
  batchs: Array<LuckyWheelBatchInput>;
  numberOfBatch?: InputMaybe<Scalars['Int']['input']>;
  tierNames?: InputMaybe<Array<LuckyWheelTierNameInput>>;
  title: Scalars['String']['input'];
  titleEn: Scalars['String']['input'];
};


export type MutationCreateLuckyWheelBatchArgs = {
  data: LuckyWheelBatchInput;
  luckyWheelId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCreateLuckyWheelInstructionArgs = {
  data: LuckyWheelInstructionInput;
};


export type MutationCreateLuckyWheelPrizeArgs = {
  batchId: Scalars['ID']['input'];
  data: LuckyWheelPrizeInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCreateSystemNotificationArgs = {
  customMessage: Scalars['String']['input'];
  excludedPageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  excludedUserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  sendToAllUsers?: InputMaybe<Scalars['Boolean']['input']>;
  systemNotificationTo?: InputMaybe<SystemNotificationTo>;
  userIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationCreateVoucherArgs = {
  data: VoucherInput;
};


export type MutationCreateVoucherCodeArgs = {
  data: VoucherCodeInput;
};


export type MutationDeleteCmsGroupArgs = {
  _id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteConfigArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteLuckyWheelArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteLuckyWheelBatchArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteLuckyWheelInstructionArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteLuckyWheelPrizeArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteSystemNotificationArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteVoucherArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteVoucherCodeArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationEndMySessionArgs = {
  sessionId: Scalars['ID']['input'];
};


export type MutationExportVoucherCodeArgs = {
  locale?: InputMaybe<Locale>;
  voucherId: Scalars['ID']['input'];
};


export type MutationImportReferralCodesArgs = {
  data: ReferralCodesInput;
};


export type MutationLoginArgs = {
  data: LoginInput;
};


export type MutationLogoutArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationRefreshTokenArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationRegisterForImporterArgs = {
  data: NewUserInput;
};


export type MutationRemoveBlackListWordByIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRemoveBlackListWordByKeysArgs = {
  keywords: Array<Scalars['String']['input']>;
};


export type MutationRemoveSecondFactorArgs = {
  proof: ProofInput;
};


export type MutationRenewRecoveryCodesArgs = {
  proof: ProofInput;
};


export type MutationSendSystemNotificationArgs = {
  _id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSetPreferenceArgs = {
  key: Scalars['String']['input'];
  value: Scalars['JSON']['input'];
};


export type MutationStartSecondFactorArgs = {
  proof: ProofInput;
};


export type MutationUnBlockUserArgs = {
  targetId: Scalars['ID']['input'];
};


export type MutationUpdateBannerArgs = {
  _id: Scalars['ID']['input'];
  data?: InputMaybe<BannerTarget>;
  endDate?: InputMaybe<Scalars['DateTime']['input']>;
  mediaId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  startDate?: InputMaybe<Scalars['DateTime']['input']>;
  status?: InputMaybe<BannerStatus>;
  type?: InputMaybe<BannerType>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateBannerPositionsArgs = {
  positions: Array<BannerPosition>;
};


export type MutationUpdateBlackWordArgs = {
  _id: Scalars['ID']['input'];
  keyword: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateConfigArgs = {
  _id: Scalars['ID']['input'];
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  key: Scalars['String']['input'];
  type: ConfigType;
  value: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateEventArgs = {
  _id: Scalars['ID']['input'];
  data: EventChange;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateLuckyWheelArgs = {
  _id: Scalars['ID']['input'];
  data: LuckyWheelChangeInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateLuckyWheelInstructionArgs = {
  _id: Scalars['ID']['input'];
  data: LuckyWheelInstructionChange;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateLuckyWheelPrizeArgs = {
  _id: Scalars['ID']['input'];
  data: LuckyWheelPrizeChangeInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateLuckyWheelPrizeWinnersArgs = {
  designatedUserPhoneNumbers: Array<Scalars['String']['input']>;
  prizeId: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateSystemNotificationArgs = {
  _id: Scalars['ID']['input'];
  customMessage?: InputMaybe<Scalars['String']['input']>;
  excludedPageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  excludedUserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  sendToAllUsers?: InputMaybe<Scalars['Boolean']['input']>;
  systemNotificationTo?: InputMaybe<SystemNotificationTo>;
  userIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateTrustedPointConfigArgs = {
  _id: Scalars['ID']['input'];
  data: TrustedPointConfigInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateUserGroupArgs = {
  group: UserGroup;
  userId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateVoucherArgs = {
  _id: Scalars['ID']['input'];
  data: VoucherChangeInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUploadMenuBannerArgs = {
  bannerType: MenuBannerType;
  file: Scalars['Upload']['input'];
};


export type MutationUploadPhotoArgs = {
  bannerType?: InputMaybe<Scalars['String']['input']>;
  dimensions?: InputMaybe<Dimensions>;
  file: Scalars['Upload']['input'];
};

export type NewUserInput = {
  countryCode?: InputMaybe<Scalars['String']['input']>;
  fullName: Scalars['String']['input'];
  gender?: InputMaybe<Gender>;
  password: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
};

export type NoteModel =
  | 'CASE'
  | 'USER';

export type PageFilter = {
  termStatus?: InputMaybe<TermStatus>;
  /** Any of these. Not with `termStatus`. */
  termStatusIn?: InputMaybe<Array<TermStatus>>;
  type?: InputMaybe<PageType>;
};

export type PageReportFilter = {
  handle?: InputMaybe<YesNo>;
  termStatus?: InputMaybe<TermStatus>;
  /** Any of these. Not with `termStatus`. */
  termStatusIn?: InputMaybe<Array<TermStatus>>;
  type?: InputMaybe<PageType>;
  /** Any of these. Not with `type`. */
  typeIn?: InputMaybe<Array<PageType>>;
};

export type PageReportSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<PageReportSortType>;
};

export type PageReportSortType =
  | 'LAST_REPORT_AT'
  | 'TOTAL_REPORTS';

export type PageSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<PageSortType>;
};

export type PageSortType =
  | 'CREATED_AT'
  | 'STATUS_SET_AT';

export type PageType =
  | 'BUSINESS_OR_BRAND'
  | 'COMMUNITY_OR_PUBLIC_FIGURE';

export type PasswordChangeInput = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

export type PinnedProductLimitInput = {
  amount: Scalars['Int']['input'];
  pageId: Scalars['ID']['input'];
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
  status?: InputMaybe<PointCorrectionStatus>;
};

export type PointCorrectionSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<PointCorrectionSortType>;
};

export type PointCorrectionSortType =
  | 'CREATED_AT';

export type PointCorrectionStatus =
  | 'BOOKED'
  | 'DECLINED'
  | 'WAITING';

export type PointFactsInput = {
  earned?: InputMaybe<Scalars['Points']['input']>;
  hasPicture?: InputMaybe<Scalars['Boolean']['input']>;
  length?: InputMaybe<Scalars['Int']['input']>;
  number?: InputMaybe<Scalars['Int']['input']>;
  postsToday?: InputMaybe<Scalars['Int']['input']>;
  reviewsBefore?: InputMaybe<Scalars['Int']['input']>;
};

export type PostChange = {
  content: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

export type PostFilter = {
  createdAt?: InputMaybe<DayRange>;
  createdBy?: InputMaybe<Scalars['ID']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<TermStatus>;
  /** Any of these. Not with `status`. */
  statusIn?: InputMaybe<Array<TermStatus>>;
};

export type PostInput = {
  content: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

export type PostReportFilter = {
  handle?: InputMaybe<YesNo>;
  postType?: InputMaybe<PostType>;
  /** Any of these. Not with `postType`. */
  postTypeIn?: InputMaybe<Array<PostType>>;
  termStatus?: InputMaybe<TermStatus>;
  /** Any of these. Not with `termStatus`. */
  termStatusIn?: InputMaybe<Array<TermStatus>>;
};

export type PostReportSortType =
  | 'LAST_REPORT_AT'
  | 'TOTAL_REPORTS';

export type PostSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<PostSortType>;
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
  model?: InputMaybe<PresetReasonModel>;
  restores?: InputMaybe<YesNo>;
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
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<PresetReasonSortType>;
};

export type PresetReasonSortType =
  | 'POSITION';

export type ProductFilter = {
  termStatus?: InputMaybe<TermStatus>;
  /** Any of these. Not with `termStatus`. */
  termStatusIn?: InputMaybe<Array<TermStatus>>;
};

export type ProductReportFilter = {
  handle?: InputMaybe<YesNo>;
  q?: InputMaybe<Scalars['String']['input']>;
  termStatus?: InputMaybe<TermStatus>;
  /** Any of these. Not with `termStatus`. */
  termStatusIn?: InputMaybe<Array<TermStatus>>;
  type?: InputMaybe<ProductType>;
  /** Any of these. Not with `type`. */
  typeIn?: InputMaybe<Array<ProductType>>;
};

export type ProductReportSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<ProductReportSortType>;
};

export type ProductReportSortType =
  | 'LAST_REPORT_AT'
  | 'TOTAL_REPORTS';

export type ProductSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<ProductSortType>;
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
  code?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
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
  file?: InputMaybe<Scalars['Upload']['input']>;
  /** How the file is to be read. What is left open is found out. */
  layout?: InputMaybe<ImportLayoutInput>;
  voucherId: Scalars['ID']['input'];
};

export type ReferralDecision =
  | 'COUNTED'
  | 'REJECTED';

export type ReferralFilter = {
  person?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<ReferralStatus>;
};

export type ReferralRangeInput = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  /** If absent, that of the range stays. */
  description?: InputMaybe<Scalars['String']['input']>;
  invitedFrom: Scalars['Int']['input'];
  invitedTo: Scalars['Int']['input'];
  points: Scalars['Points']['input'];
};

export type ReferralSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<ReferralSortType>;
};

export type ReferralSortType =
  | 'CREATED_AT';

export type ReferralStatus =
  | 'COUNTED'
  | 'REJECTED'
  | 'WAITING';

export type ReferralVoucherFilter = {
  state?: InputMaybe<PromotionState>;
};

export type ReferralVoucherSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<ReferralVoucherSortType>;
};

export type ReferralVoucherSortType =
  | 'CREATED_AT';

export type RegisterFormInputType =
  | 'IMAGE'
  | 'TEXT';

export type ReplyInput = {
  textEn: Scalars['String']['input'];
  textVi: Scalars['String']['input'];
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
  createdAt?: InputMaybe<DayRange>;
  kind?: InputMaybe<RunKind>;
  /** Any of these. Not with `kind`. */
  kindIn?: InputMaybe<Array<RunKind>>;
  q?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<RunState>;
  /** Any of these. Not with `state`. */
  stateIn?: InputMaybe<Array<RunState>>;
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
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<RunSortType>;
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
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<SavedReplySortType>;
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
  _id: Scalars['ID']['input'];
  /** When the newest report came that the caller saw; a newer one is a conflict. */
  lastReportAt: Scalars['DateTime']['input'];
};

export type SensitiveWordSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<SensitiveWordSortType>;
};

export type SensitiveWordSortType =
  | 'CREATED_AT';

export type SensitiveWordsInput = {
  file?: InputMaybe<Scalars['Upload']['input']>;
  /** How the file is to be read. What is left open is found out. */
  layout?: InputMaybe<ImportLayoutInput>;
};

export type SettingInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether the app may read it. */
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  value?: InputMaybe<Scalars['String']['input']>;
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
  q?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<SystemNotificationStatus>;
};

export type SystemNotificationSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<SystemNotificationSortType>;
};

export type SystemNotificationSortType =
  | 'CREATED_AT';

export type SystemNotificationStatus =
  | 'DRAFT'
  | 'SENT'
  | 'WITHDRAWN';

export type SystemNotificationTo =
  | 'USER';

export type SystemNotificationType =
  | 'SYSTEM';

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
  q?: InputMaybe<Scalars['String']['input']>;
  rangeDate?: InputMaybe<DayRange>;
};

export type TrustedPointConfigInput = {
  actionType?: InputMaybe<PointAction>;
  adjustPointPercent?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  engagementAdjustPercent?: InputMaybe<Scalars['Int']['input']>;
  invitedFrom?: InputMaybe<Scalars['Int']['input']>;
  invitedTo?: InputMaybe<Scalars['Int']['input']>;
  maxFivePostsPerDayWhenTrustedPointLessThan?: InputMaybe<Scalars['Int']['input']>;
  maxTenPostsPerDayWhenTrustedPointLessThan?: InputMaybe<Scalars['Int']['input']>;
  newPlaceCoefficient?: InputMaybe<Scalars['Int']['input']>;
  points?: InputMaybe<Scalars['Points']['input']>;
  postContentLength?: InputMaybe<Scalars['Int']['input']>;
  rankFrom?: InputMaybe<Scalars['Int']['input']>;
  rankTo?: InputMaybe<Scalars['Int']['input']>;
  totalPlaceReviewsFrom?: InputMaybe<Scalars['Int']['input']>;
  totalPlaceReviewsTo?: InputMaybe<Scalars['Int']['input']>;
  trustedPointsFrom?: InputMaybe<Scalars['Int']['input']>;
  trustedPointsTo?: InputMaybe<Scalars['Int']['input']>;
  type: TrustedPointConfigType;
  unlimitedPostsPerDayWhenTrustedPointGreaterThan?: InputMaybe<Scalars['Int']['input']>;
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
  _id: Scalars['ID']['input'];
  actionType?: InputMaybe<PointAction>;
  adjustPointPercent?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  engagementAdjustPercent?: InputMaybe<Scalars['Int']['input']>;
  invitedFrom?: InputMaybe<Scalars['Int']['input']>;
  invitedTo?: InputMaybe<Scalars['Int']['input']>;
  maxFivePostsPerDayWhenTrustedPointLessThan?: InputMaybe<Scalars['Int']['input']>;
  maxTenPostsPerDayWhenTrustedPointLessThan?: InputMaybe<Scalars['Int']['input']>;
  newPlaceCoefficient?: InputMaybe<Scalars['Int']['input']>;
  points?: InputMaybe<Scalars['Points']['input']>;
  postContentLength?: InputMaybe<Scalars['Int']['input']>;
  rankFrom?: InputMaybe<Scalars['Int']['input']>;
  rankTo?: InputMaybe<Scalars['Int']['input']>;
  totalPlaceReviewsFrom?: InputMaybe<Scalars['Int']['input']>;
  totalPlaceReviewsTo?: InputMaybe<Scalars['Int']['input']>;
  trustedPointsFrom?: InputMaybe<Scalars['Int']['input']>;
  trustedPointsTo?: InputMaybe<Scalars['Int']['input']>;
  type: TrustedPointConfigType;
  unlimitedPostsPerDayWhenTrustedPointGreaterThan?: InputMaybe<Scalars['Int']['input']>;
};

export type UndoneChange = {
  _id: Scalars['ID']['input'];
  /** The version that the change left. */
  version: Scalars['Int']['input'];
};

export type UserFilter = {
  badgeId?: InputMaybe<Scalars['ID']['input']>;
  gender?: InputMaybe<Gender>;
  /** Any of these. Not with `gender`. */
  genderIn?: InputMaybe<Array<Gender>>;
  group?: InputMaybe<UserGroup>;
  /** Any of these. Not with `group`. */
  groupIn?: InputMaybe<Array<UserGroup>>;
  termStatus?: InputMaybe<TermStatus>;
  /** Any of these. Not with `termStatus`. */
  termStatusIn?: InputMaybe<Array<TermStatus>>;
};

export type UserGroup =
  | 'ADMIN'
  | 'MEMBER'
  | 'PROVIDER'
  | 'STAFF';

export type UserReportFilter = {
  handle?: InputMaybe<YesNo>;
  termStatus?: InputMaybe<TermStatus>;
  /** Any of these. Not with `termStatus`. */
  termStatusIn?: InputMaybe<Array<TermStatus>>;
};

export type UserReportSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<UserReportSortType>;
};

export type UserReportSortType =
  | 'LAST_REPORT_AT'
  | 'TOTAL_REPORTS';

export type UserSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<UserSortType>;
};

export type UserSortType =
  | 'CREATED_AT'
  | 'FULL_NAME'
  | 'POINT';

export type VerifyFilter = {
  status?: InputMaybe<VerifyStatus>;
  type?: InputMaybe<VerifyType>;
};

export type VerifySort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<VerifySortType>;
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
  contact?: InputMaybe<VoucherContactInput>;
  description?: InputMaybe<Scalars['String']['input']>;
  descriptionEn?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['DateTime']['input']>;
  highlight?: InputMaybe<Scalars['String']['input']>;
  highlightEn?: InputMaybe<Scalars['String']['input']>;
  /** Whether members can type its codes into the app; never of one that costs points. */
  isPrinted?: InputMaybe<Scalars['Boolean']['input']>;
  mediaIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  pointSpend?: InputMaybe<Scalars['Points']['input']>;
  prizeTitle?: InputMaybe<Scalars['String']['input']>;
  prizeTitleEn?: InputMaybe<Scalars['String']['input']>;
  referralTurns?: InputMaybe<Scalars['Int']['input']>;
  startDate?: InputMaybe<Scalars['DateTime']['input']>;
  status?: InputMaybe<VoucherStatus>;
  termAndCondition?: InputMaybe<Scalars['String']['input']>;
  termAndConditionEn?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  titleEn?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<VoucherType>;
};

export type VoucherCodeCreation =
  | 'GENERATE'
  | 'IMPORT';

export type VoucherCodeFilter = {
  /** How a code begins. */
  q?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<VoucherCodeState>;
  status?: InputMaybe<VoucherCodeStatus>;
};

export type VoucherCodeInput = {
  /** By default the latest; of a campaign, its own. */
  endDate?: InputMaybe<Scalars['DateTime']['input']>;
  file?: InputMaybe<Scalars['Upload']['input']>;
  /** How the file is to be read. What is left open is found out. */
  layout?: InputMaybe<ImportLayoutInput>;
  /** Of generated codes: # is a digit, @ a letter, * either; `************` by default. */
  pattern?: InputMaybe<Scalars['String']['input']>;
  /** How generated codes begin. */
  prefix?: InputMaybe<Scalars['String']['input']>;
  /** How many codes to generate. */
  qty?: InputMaybe<Scalars['Int']['input']>;
  /** Replaces, in one step, the codes that are neither handed over nor reserved. */
  reCreate?: InputMaybe<Scalars['Boolean']['input']>;
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** By default the earliest; of a campaign, its own. */
  startDate?: InputMaybe<Scalars['DateTime']['input']>;
  type: VoucherCodeCreation;
  vendorCode?: InputMaybe<Scalars['String']['input']>;
  /** The codes themselves, instead of a file. */
  voucherCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  voucherId: Scalars['ID']['input'];
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
  address?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

export type VoucherFilter = {
  adminStatus?: InputMaybe<VoucherAdminStatus>;
  state?: InputMaybe<PromotionState>;
  status?: InputMaybe<VoucherStatus>;
  /** The id of the person who created them. */
  uid?: InputMaybe<Scalars['ID']['input']>;
  /** Whether deleted vouchers are listed too. */
  withTrash?: InputMaybe<Scalars['Boolean']['input']>;
};

export type VoucherGameFilter = {
  /** Only those whose dates cover this. */
  activeDate?: InputMaybe<VoucherPeriod>;
  q?: InputMaybe<Scalars['String']['input']>;
};

export type VoucherInput = {
  contact?: InputMaybe<VoucherContactInput>;
  description?: InputMaybe<Scalars['String']['input']>;
  descriptionEn?: InputMaybe<Scalars['String']['input']>;
  endDate: Scalars['DateTime']['input'];
  highlight?: InputMaybe<Scalars['String']['input']>;
  highlightEn?: InputMaybe<Scalars['String']['input']>;
  /** Whether members can type its codes into the app; never of one that costs points. */
  isPrinted?: InputMaybe<Scalars['Boolean']['input']>;
  mediaIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  pointSpend?: InputMaybe<Scalars['Points']['input']>;
  prizeTitle?: InputMaybe<Scalars['String']['input']>;
  prizeTitleEn?: InputMaybe<Scalars['String']['input']>;
  referralTurns?: InputMaybe<Scalars['Int']['input']>;
  startDate: Scalars['DateTime']['input'];
  status?: InputMaybe<VoucherStatus>;
  termAndCondition?: InputMaybe<Scalars['String']['input']>;
  termAndConditionEn?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
  titleEn: Scalars['String']['input'];
  type: VoucherType;
};

export type VoucherPeriod = {
  endDate: Scalars['DateTime']['input'];
  startDate: Scalars['DateTime']['input'];
};

export type VoucherRunningOutOutcome =
  | 'LASTS'
  | 'NEVER'
  | 'ON'
  | 'OUT';

export type VoucherSort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<VoucherSortType>;
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
  days?: InputMaybe<DayRange>;
  state?: InputMaybe<WebhookDeliveryState>;
  subject?: InputMaybe<Scalars['ID']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};

export type WebhookDeliverySort = {
  dir?: InputMaybe<SortDirection>;
  type?: InputMaybe<WebhookDeliverySortType>;
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
