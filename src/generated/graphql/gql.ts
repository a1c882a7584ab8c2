/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query FindUsers($q: String!) {\n    cmsFindUsers(q: $q) {\n      ...UserFace\n      phoneNumber\n      email\n    }\n  }\n": typeof types.FindUsersDocument,
    "\n  query FindPosts($query: String!) {\n    cmsGetPosts(filter: { q: $query }, limit: 5, offset: 1) {\n      items {\n        _id\n        title\n        content\n        creator {\n          ...UserFace\n        }\n      }\n    }\n  }\n": typeof types.FindPostsDocument,
    "\n  fragment EntryOfHistory on AuditEntry {\n    _id\n    createdAt\n    action\n    actor {\n      ...UserFace\n    }\n    changes {\n      field\n      before\n      after\n      beforeName\n      afterName\n    }\n    reason\n    version\n  }\n": typeof types.EntryOfHistoryFragmentDoc,
    "\n  query RecordHistory($model: HistoryModel!, $targetId: ID!, $limit: Int, $after: ID) {\n    cmsHistory(model: $model, targetId: $targetId, limit: $limit, after: $after) {\n      items {\n        ...EntryOfHistory\n      }\n      next\n    }\n  }\n": typeof types.RecordHistoryDocument,
    "\n  query AuditEntries($limit: Int, $page: Int, $actionIn: [String!], $filter: AuditFilter, $sortBy: AuditSort) {\n    cmsGetAuditEntries(limit: $limit, page: $page, actionIn: $actionIn, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        ...EntryOfHistory\n        model\n        targetId\n        targetName\n        requestId\n      }\n    }\n  }\n": typeof types.AuditEntriesDocument,
    "\n  fragment AuditRun on AuditVerification {\n    _id\n    state\n    entries\n    chains\n    total\n    startedAt\n    finishedAt\n    startedBy {\n      fullName\n    }\n    checkpoint {\n      number\n      createdAt\n    }\n    found\n    broken {\n      problem\n      chain\n      first\n      last\n      checkpoint\n    }\n  }\n": typeof types.AuditRunFragmentDoc,
    "\n  query AuditVerification {\n    cmsAuditVerification {\n      ...AuditRun\n    }\n  }\n": typeof types.AuditVerificationDocument,
    "\n  mutation VerifyAudit {\n    cmsVerifyAudit {\n      ...AuditRun\n    }\n  }\n": typeof types.VerifyAuditDocument,
    "\n  mutation Undo($model: RecordModel!, $_id: ID!, $version: Int!) {\n    cmsUndo(model: $model, _id: $_id, version: $version) {\n      _id\n      version\n    }\n  }\n": typeof types.UndoDocument,
    "\n  mutation UndoMany($model: RecordModel!, $changes: [UndoneChange!]!) {\n    cmsUndoMany(model: $model, changes: $changes) {\n      _id\n      ok\n      message\n      reason\n      params\n    }\n  }\n": typeof types.UndoManyDocument,
    "\n  query ChangesSince($model: RecordModel!, $_id: ID!, $version: Int!) {\n    cmsChangesSince(model: $model, _id: $_id, version: $version) {\n      version\n      changes {\n        field\n        seen\n        now\n        seenName\n        nowName\n      }\n    }\n  }\n": typeof types.ChangesSinceDocument,
    "\n  query FindActors($query: String, $group: UserGroup, $limit: Int) {\n    cmsGetUsers(query: $query, filter: { group: $group }, limit: $limit) {\n      items {\n        _id\n        fullName\n        phoneNumber\n      }\n    }\n  }\n": typeof types.FindActorsDocument,
    "\n  query Actor($userId: ID!) {\n    cmsGetUser(userId: $userId) {\n      _id\n      fullName\n    }\n  }\n": typeof types.ActorDocument,
    "\n  query BadgeChoices($limit: Int, $filter: BadgeFilter) {\n    cmsListBadges(limit: $limit, page: 1, filter: $filter) {\n      items {\n        _id\n        title\n      }\n    }\n  }\n": typeof types.BadgeChoicesDocument,
    "\n  query Comment($_id: ID!) {\n    cmsGetComment(_id: $_id) {\n      _id\n      content\n      post {\n        _id\n        title\n        content\n      }\n      creator {\n        ...UserFace\n      }\n      commentedAsPage {\n        _id\n        name\n      }\n      totalReports\n      termStatus\n      reason {\n        reason\n        status\n        createdAt\n        byName\n      }\n      createdAt\n      version\n    }\n  }\n": typeof types.CommentDocument,
    "\n  query Configs($limit: Int, $page: Int, $filter: ConfigFilter, $sortBy: ConfigSort) {\n    cmsGetConfigs(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        _id\n        key\n        type\n        value\n        lastChange {\n          createdAt\n          actor {\n            fullName\n          }\n        }\n        version\n      }\n    }\n  }\n": typeof types.ConfigsDocument,
    "\n  mutation CreateConfig($key: String!, $value: String!, $type: ConfigType!) {\n    createConfig(key: $key, value: $value, type: $type) {\n      _id\n    }\n  }\n": typeof types.CreateConfigDocument,
    "\n  mutation UpdateConfig($_id: ID!, $key: String!, $value: String!, $type: ConfigType!, $version: Int!) {\n    updateConfig(_id: $_id, key: $key, value: $value, type: $type, version: $version) {\n      _id\n    }\n  }\n": typeof types.UpdateConfigDocument,
    "\n  mutation DeleteConfig($_id: ID!, $version: Int!) {\n    deleteConfig(_id: $_id, version: $version) {\n      _id\n    }\n  }\n": typeof types.DeleteConfigDocument,
    "\n  query DashboardFigures {\n    cmsNumberOfUsers\n    cmsNumberOfPartnerPages\n    cmsNumberOfUsersByCountry {\n      country\n      users\n      percentage\n    }\n  }\n": typeof types.DashboardFiguresDocument,
    "\n  query Attention($startDate: Day!, $endDate: Day!) {\n    cmsReportBacklog {\n      model\n      targets\n      lastDay\n      lastWeek\n    }\n    cmsPendingVerifies {\n      type\n      requests\n      lastDay\n      lastWeek\n    }\n    cmsNewUsersPerDay(startDate: $startDate, endDate: $endDate) {\n      newUsers\n    }\n    cmsPointsEarnedPerDay(startDate: $startDate, endDate: $endDate) {\n      earnedPoints\n    }\n    cmsPostsPerDay(startDate: $startDate, endDate: $endDate) {\n      date\n      posts\n    }\n  }\n": typeof types.AttentionDocument,
    "\n  query DashboardCharts($startDate: Day!, $endDate: Day!) {\n    cmsNewUsersPerDay(startDate: $startDate, endDate: $endDate) {\n      newUsers\n      date\n    }\n    cmsPointsEarnedPerDay(startDate: $startDate, endDate: $endDate) {\n      earnedPoints\n      date\n    }\n  }\n": typeof types.DashboardChartsDocument,
    "\n  query TopUsers($limit: Int, $filterDate: Day) {\n    cmsTopUsersByPointsPerDay(limit: $limit, page: 1, filterDate: $filterDate) {\n      items {\n        _id: userId\n        user {\n          _id\n          fullName\n          phoneNumber\n          avatar {\n            uri\n            thumbnail\n            thumbnail2x\n          }\n        }\n        changedCount\n        earnedPoints\n      }\n    }\n  }\n": typeof types.TopUsersDocument,
    "\n  query TopReferrals($limit: Int, $page: Int, $filter: TopReferralFilter) {\n    cmsTopReferralUsers(limit: $limit, page: $page, filter: $filter) {\n      counter\n      items {\n        _id\n        avatar {\n          uri\n          thumbnail\n          thumbnail2x\n        }\n        fullName\n        phoneNumber\n        referredUserNumber\n      }\n    }\n  }\n": typeof types.TopReferralsDocument,
    "\n  query DashboardContents($startDate: Day!, $endDate: Day!) {\n    cmsPostsPerDay(startDate: $startDate, endDate: $endDate) {\n      date\n      type\n      posts\n    }\n    cmsReportsPerDay(startDate: $startDate, endDate: $endDate) {\n      date\n      reason\n      reports\n    }\n  }\n": typeof types.DashboardContentsDocument,
    "\n  query ReportedCreators($startDate: Day!, $endDate: Day!) {\n    cmsMostReportedCreators(startDate: $startDate, endDate: $endDate) {\n      userId\n      user {\n        fullName\n        phoneNumber\n        avatar {\n          thumbnail\n          thumbnail2x\n        }\n      }\n      reports\n    }\n  }\n": typeof types.ReportedCreatorsDocument,
    "\n  query ReportBacklog {\n    cmsReportBacklog {\n      model\n      targets\n      reports\n      lastWeek\n    }\n  }\n": typeof types.ReportBacklogDocument,
    "\n  mutation SetGrants($userId: ID!, $areas: [Area!]!, $version: Int!) {\n    cmsSetGrants(userId: $userId, areas: $areas, version: $version) {\n      version\n    }\n  }\n": typeof types.SetGrantsDocument,
    "\n  fragment GroupRow on Group {\n    _id\n    name\n    creator {\n      ...UserFace\n    }\n    category {\n      name {\n        VI_VN\n        EN_US\n      }\n    }\n    totalMembers\n    totalPosts\n    totalReports\n    termStatus\n    createdAt\n    version\n  }\n": typeof types.GroupRowFragmentDoc,
    "\n  query Groups($limit: Int, $offset: Int, $filter: GroupFilter, $sortBy: GroupSort) {\n    getCmsGroups(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        ...GroupRow\n      }\n    }\n  }\n": typeof types.GroupsDocument,
    "\n  query Group($_id: ID!) {\n    cmsGetGroup(_id: $_id) {\n      ...GroupRow\n      description\n      privacy\n      verified\n      reason {\n        reason\n        status\n        createdAt\n        byName\n      }\n    }\n  }\n": typeof types.GroupDocument,
    "\n  mutation DeleteGroup($_id: ID!, $reason: String!, $version: Int!) {\n    deleteCmsGroup(_id: $_id, reason: $reason, version: $version)\n  }\n": typeof types.DeleteGroupDocument,
    "\n  mutation Viewing($tab: ID!, $model: RecordModel!, $_id: ID!, $leaving: Boolean) {\n    cmsViewing(tab: $tab, model: $model, _id: $_id, leaving: $leaving) {\n      since\n      user {\n        ...UserFace\n      }\n    }\n  }\n": typeof types.ViewingDocument,
    "\n  fragment MediaThumbnail on Media {\n    _id\n    type\n    thumbnail\n    thumbnail2x\n  }\n": typeof types.MediaThumbnailFragmentDoc,
    "\n  mutation UploadPhoto($file: Upload!, $dimensions: Dimensions, $bannerType: String) {\n    uploadPhoto(file: $file, dimensions: $dimensions, bannerType: $bannerType) {\n      ...MediaThumbnail\n    }\n  }\n": typeof types.UploadPhotoDocument,
    "\n  query Media($_id: ID!) {\n    cmsGetMedia(_id: $_id) {\n      ...MediaThumbnail\n      uri\n      width\n      height\n      termStatus\n      reason {\n        reason\n        status\n        createdAt\n        byName\n      }\n      uploader {\n        ...UserFace\n      }\n      newestPosts {\n        _id\n        title\n        content\n      }\n      createdAt\n      version\n    }\n  }\n": typeof types.MediaDocument,
    "\n  query PageCategories {\n    cmsGetPageCategories {\n      counter\n      items {\n        _id\n        name {\n          VI_VN\n          EN_US\n        }\n        enum\n        deletedAt\n        version\n      }\n    }\n  }\n": typeof types.PageCategoriesDocument,
    "\n  mutation CreatePageCategory($name: LocalizedTextInput!, $enum: String!) {\n    cmsCreatePageCategory(name: $name, enum: $enum) {\n      _id\n    }\n  }\n": typeof types.CreatePageCategoryDocument,
    "\n  mutation UpdatePageCategory($_id: ID!, $name: LocalizedTextInput!, $enum: String!, $version: Int!) {\n    cmsUpdatePageCategory(_id: $_id, name: $name, enum: $enum, version: $version) {\n      _id\n    }\n  }\n": typeof types.UpdatePageCategoryDocument,
    "\n  mutation DeletePageCategory($_id: ID!, $version: Int!) {\n    cmsDeletePageCategory(_id: $_id, version: $version) {\n      version\n    }\n  }\n": typeof types.DeletePageCategoryDocument,
    "\n  fragment PageRow on Page {\n    _id\n    name\n    type\n    phoneNumber\n    email\n    website\n    verified\n    creator {\n      ...UserFace\n    }\n    isPartner\n    isProvideNews\n    termStatus\n    reason {\n      reason\n      status\n      createdAt\n      byName\n    }\n    pinnedLimit\n    createdAt\n    version\n  }\n": typeof types.PageRowFragmentDoc,
    "\n  query Pages($limit: Int, $offset: Int, $q: String, $filter: PageFilter, $sortBy: PageSort) {\n    cmsGetPages(limit: $limit, offset: $offset, q: $q, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        ...PageRow\n      }\n    }\n  }\n": typeof types.PagesDocument,
    "\n  query Page($_id: ID!) {\n    cmsGetPage(_id: $_id) {\n      ...PageRow\n      description\n      category {\n        name {\n          VI_VN\n          EN_US\n        }\n      }\n      logo {\n        ...MediaThumbnail\n      }\n      owner {\n        ...UserFace\n      }\n      admins {\n        ...UserFace\n      }\n      verify {\n        status\n      }\n      totals {\n        likes\n        posts\n        follows\n        reviews\n        reports\n      }\n    }\n  }\n": typeof types.PageDocument,
    "\n  mutation SetPagePartner($_id: ID!, $status: Boolean!, $version: Int!) {\n    cmsSetPagePartner(_id: $_id, status: $status, version: $version) {\n      version\n    }\n  }\n": typeof types.SetPagePartnerDocument,
    "\n  mutation SetPageHotNews($_id: ID!, $active: Boolean!, $version: Int!) {\n    cmsSetPageHotNews(_id: $_id, active: $active, version: $version) {\n      version\n    }\n  }\n": typeof types.SetPageHotNewsDocument,
    "\n  mutation SetPinnedProductLimit($data: PinnedProductLimitInput!, $version: Int!) {\n    cmsSetPinnedProductLimit(data: $data, version: $version) {\n      version\n    }\n  }\n": typeof types.SetPinnedProductLimitDocument,
    "\n  fragment PlaceRow on Place {\n    _id\n    name\n    description\n    checkins\n    reviews\n    primaryImage {\n      ...MediaThumbnail\n    }\n    location {\n      placeName\n      country\n    }\n    creator {\n      ...UserFace\n    }\n    createdAt\n    version\n  }\n": typeof types.PlaceRowFragmentDoc,
    "\n  query TopPlaces($limit: Int, $q: String) {\n    topPlaces(limit: $limit, q: $q) {\n      ...PlaceRow\n    }\n  }\n": typeof types.TopPlacesDocument,
    "\n  query Place($_id: ID!) {\n    cmsGetPlace(_id: $_id) {\n      ...PlaceRow\n      phone\n      isVerified\n      medias {\n        ...MediaThumbnail\n        uri\n        width\n        height\n      }\n    }\n  }\n": typeof types.PlaceDocument,
    "\n  mutation SetPrimaryImage($_id: ID!, $imageId: ID!, $version: Int!) {\n    cmsSetPlacePrimaryImage(_id: $_id, imageId: $imageId, version: $version) {\n      _id\n      version\n    }\n  }\n": typeof types.SetPrimaryImageDocument,
    "\n  query Creator($userId: ID!) {\n    cmsGetUser(userId: $userId) {\n      ...UserFace\n      phoneNumber\n      email\n      group\n      termStatus\n      reason {\n        reason\n        status\n        createdAt\n        byName\n      }\n      point\n      totalPosts\n      createdAt\n      version\n    }\n  }\n": typeof types.CreatorDocument,
    "\n  query RecentPosts($targetId: ID!, $limit: Int, $isPage: Boolean) {\n    cmsGetPostsByCreator(targetId: $targetId, limit: $limit, isPage: $isPage) {\n      _id\n      title\n      content\n      status\n      createdAt\n      totalLikes\n      totalComments\n    }\n  }\n": typeof types.RecentPostsDocument,
    "\n  fragment PostAuthor on User {\n    _id\n    fullName\n    phoneNumber\n    gender\n    group\n    version\n  }\n": typeof types.PostAuthorFragmentDoc,
    "\n  query PostAuthorByPhone($phoneNumber: String!) {\n    cmsFindUserByPhone(phoneNumber: $phoneNumber) {\n      ...PostAuthor\n    }\n  }\n": typeof types.PostAuthorByPhoneDocument,
    "\n  query EditedPost($_id: ID!) {\n    cmsGetPost(_id: $_id) {\n      _id\n      ...PostText\n      version\n      creator {\n        ...PostAuthor\n      }\n    }\n  }\n": typeof types.EditedPostDocument,
    "\n  mutation CreatePost($data: PostInput!) {\n    cmsCreatePost(data: $data) {\n      _id\n    }\n  }\n": typeof types.CreatePostDocument,
    "\n  mutation UpdatePost($_id: ID!, $data: PostChange!, $version: Int) {\n    cmsUpdatePost(_id: $_id, data: $data, version: $version) {\n      _id\n      version\n    }\n  }\n": typeof types.UpdatePostDocument,
    "\n  mutation SetAuthorGroup($userId: ID!, $group: UserGroup!, $version: Int) {\n    updateUserGroup(userId: $userId, group: $group, version: $version) {\n      ...PostAuthor\n    }\n  }\n": typeof types.SetAuthorGroupDocument,
    "\n  fragment PostRow on Post {\n    _id\n    type\n    title\n    content\n    status\n    reason {\n      reason\n    }\n    totalLikes\n    totalComments\n    totalReports\n    creator {\n      ...UserFace\n    }\n    createdAt\n    version\n  }\n": typeof types.PostRowFragmentDoc,
    "\n  query Posts($limit: Int, $offset: Int, $filter: PostFilter, $sortBy: PostSort, $counted: Boolean = true) {\n    cmsGetPosts(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      counter @include(if: $counted)\n      items {\n        ...PostRow\n      }\n    }\n  }\n": typeof types.PostsDocument,
    "\n  query PostCount($filter: PostFilter) {\n    cmsGetPosts(filter: $filter) {\n      counter\n    }\n  }\n": typeof types.PostCountDocument,
    "\n  query BlockedPosts($limit: Int, $page: Int, $filter: PostFilter, $sortBy: PostSort, $counted: Boolean = true) {\n    cmsGetBlockedPosts(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter @include(if: $counted)\n      item {\n        ...PostRow\n      }\n    }\n  }\n": typeof types.BlockedPostsDocument,
    "\n  query BlockedPostCount($filter: PostFilter) {\n    cmsGetBlockedPosts(filter: $filter) {\n      counter\n    }\n  }\n": typeof types.BlockedPostCountDocument,
    "\n  fragment PostText on Post {\n    title\n    content\n  }\n": typeof types.PostTextFragmentDoc,
    "\n  fragment WrittenPost on Post {\n    _id\n    ...PostText\n    createdAt\n    creator {\n      ...UserFace\n    }\n    medias {\n      _id\n      type\n      uri\n      thumbnail\n      thumbnail2x\n      width\n      height\n    }\n  }\n": typeof types.WrittenPostFragmentDoc,
    "\n  query Post($_id: ID!) {\n    cmsGetPost(_id: $_id) {\n      ...WrittenPost\n      type\n      status\n      reason {\n        reason\n        status\n        createdAt\n        byName\n      }\n      totalLikes\n      totalComments\n      totalReports\n      place {\n        _id\n        name\n      }\n      group {\n        _id\n        name\n      }\n      page {\n        _id\n        name\n      }\n      sharedPost {\n        ...WrittenPost\n      }\n      version\n    }\n  }\n": typeof types.PostDocument,
    "\n  query FindCreators($q: String, $limit: Int) {\n    cmsFindCreators(q: $q, limit: $limit) {\n      ...UserFace\n    }\n  }\n": typeof types.FindCreatorsDocument,
    "\n  query CreatorName($targetId: ID!) {\n    cmsGetPostsByCreator(targetId: $targetId, limit: 1) {\n      creator {\n        _id\n        fullName\n      }\n    }\n  }\n": typeof types.CreatorNameDocument,
    "\n  mutation SetPostStatus($_id: ID!, $status: TermStatus!, $reason: String, $version: Int) {\n    cmsSetPostStatus(_id: $_id, status: $status, reason: $reason, version: $version) {\n      _id\n      version\n    }\n  }\n": typeof types.SetPostStatusDocument,
    "\n  query PresetReasons($limit: Int, $page: Int, $filter: PresetReasonFilter, $sortBy: PresetReasonSort) {\n    cmsGetPresetReasons(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        _id\n        model\n        textEn\n        textVi\n        position\n        version\n      }\n    }\n  }\n": typeof types.PresetReasonsDocument,
    "\n  query PresetReasonsFor($model: TermModel!) {\n    cmsPresetReasonsFor(model: $model) {\n      textEn\n      textVi\n    }\n  }\n": typeof types.PresetReasonsForDocument,
    "\n  mutation CreatePresetReason($model: TermModel!, $textEn: String!, $textVi: String!, $position: Int) {\n    cmsCreatePresetReason(model: $model, textEn: $textEn, textVi: $textVi, position: $position) {\n      _id\n    }\n  }\n": typeof types.CreatePresetReasonDocument,
    "\n  mutation UpdatePresetReason(\n    $_id: ID!\n    $model: TermModel!\n    $textEn: String!\n    $textVi: String!\n    $position: Int\n    $version: Int!\n  ) {\n    cmsUpdatePresetReason(\n      _id: $_id\n      model: $model\n      textEn: $textEn\n      textVi: $textVi\n      position: $position\n      version: $version\n    ) {\n      _id\n    }\n  }\n": typeof types.UpdatePresetReasonDocument,
    "\n  mutation DeletePresetReason($_id: ID!, $version: Int!) {\n    cmsDeletePresetReason(_id: $_id, version: $version) {\n      _id\n    }\n  }\n": typeof types.DeletePresetReasonDocument,
    "\n  fragment ProductRow on Product {\n    _id\n    type\n    title\n    content\n    price\n    medias {\n      ...MediaThumbnail\n      uri\n      width\n      height\n    }\n    availableOnTravelStore\n    creator {\n      ...UserFace\n    }\n    page {\n      _id\n      name\n    }\n    totalReports\n    termStatus\n    reason {\n      reason\n      status\n      createdAt\n      byName\n    }\n    createdAt\n    version\n  }\n": typeof types.ProductRowFragmentDoc,
    "\n  query Products(\n    $limit: Int\n    $offset: Int\n    $q: String\n    $type: ProductType\n    $onTravelStore: YesNo\n    $filter: ProductFilter\n    $sortBy: ProductSort\n  ) {\n    cmsPartnerProducts(\n      limit: $limit\n      offset: $offset\n      q: $q\n      type: $type\n      onTravelStore: $onTravelStore\n      filter: $filter\n      sortBy: $sortBy\n    ) {\n      counter\n      items {\n        ...ProductRow\n      }\n    }\n  }\n": typeof types.ProductsDocument,
    "\n  query Product($_id: ID!) {\n    cmsGetProduct(_id: $_id) {\n      ...ProductRow\n      totalLikes\n      totalShares\n    }\n  }\n": typeof types.ProductDocument,
    "\n  mutation DeleteProduct($_id: ID!, $version: Int!) {\n    cmsDeleteProduct(_id: $_id, version: $version)\n  }\n": typeof types.DeleteProductDocument,
    "\n  query PostReports(\n    $limit: Int\n    $offset: Int\n    $filter: PostReportFilter\n    $sortType: PostReportSortType\n    $sortDir: SortDirection\n  ) {\n    cmsGetPostReports(limit: $limit, offset: $offset, filter: $filter, sortType: $sortType, sortDir: $sortDir) {\n      total\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        createdAt\n        title\n        content\n        type\n        creator {\n          ...UserFace\n        }\n        page {\n          _id\n          name\n        }\n        reason {\n          reason\n        }\n      }\n    }\n  }\n": typeof types.PostReportsDocument,
    "\n  query CommentReports(\n    $limit: Int\n    $offset: Int\n    $filter: CommentReportFilter\n    $sortType: CommentReportSortType\n    $sortDir: SortDirection\n  ) {\n    cmsGetCommentReports(limit: $limit, offset: $offset, filter: $filter, sortType: $sortType, sortDir: $sortDir) {\n      total\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        createdAt\n        content\n        creator {\n          ...UserFace\n        }\n        commentedAsPage {\n          _id\n          name\n        }\n        reason {\n          reason\n        }\n      }\n    }\n  }\n": typeof types.CommentReportsDocument,
    "\n  query ProductReports($limit: Int, $offset: Int, $filter: ProductReportFilter, $sortBy: ProductReportSort) {\n    cmsGetProductReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        createdAt\n        title\n        content\n        type\n        creator {\n          ...UserFace\n        }\n        page {\n          _id\n          name\n        }\n        reason {\n          reason\n        }\n      }\n    }\n  }\n": typeof types.ProductReportsDocument,
    "\n  query PageReports($limit: Int, $offset: Int, $filter: PageReportFilter, $sortBy: PageReportSort) {\n    cmsGetPageReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        createdAt\n        name\n        type\n        category {\n          name {\n            VI_VN\n            EN_US\n          }\n        }\n        creator {\n          ...UserFace\n        }\n        reason {\n          reason\n        }\n      }\n    }\n  }\n": typeof types.PageReportsDocument,
    "\n  query UserReports($limit: Int, $offset: Int, $filter: UserReportFilter, $sortBy: UserReportSort) {\n    cmsGetUserReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        createdAt\n        fullName\n        photoUrl\n        avatar {\n          thumbnail\n          thumbnail2x\n        }\n        gender\n        email\n        reason {\n          reason\n        }\n      }\n    }\n  }\n": typeof types.UserReportsDocument,
    "\n  query GroupReports($limit: Int, $offset: Int, $filter: GroupReportFilter, $sortBy: GroupReportSort) {\n    cmsGetGroupReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        createdAt\n        name\n        totalMembers\n        totalPosts\n        creator {\n          ...UserFace\n        }\n        reason {\n          reason\n        }\n      }\n    }\n  }\n": typeof types.GroupReportsDocument,
    "\n  query MediaReports($limit: Int, $offset: Int, $filter: MediaReportFilter, $sortBy: MediaReportSort) {\n    cmsGetMediaReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        createdAt\n        avatar {\n          ...MediaThumbnail\n        }\n        totalMembers\n        totalPosts\n        uploader {\n          ...UserFace\n        }\n        reason {\n          reason\n        }\n      }\n    }\n  }\n": typeof types.MediaReportsDocument,
    "\n  query ReportsOfTarget($targetId: ID!, $type: TermModel!) {\n    cmsListReportByTargetId(targetId: $targetId, type: $type) {\n      _id\n      message\n      postReportType\n      creator {\n        ...UserFace\n      }\n      createdAt\n    }\n  }\n": typeof types.ReportsOfTargetDocument,
    "\n  query DetailReports($id: ID!, $forModel: TermModel!, $page: Int) {\n    cmsGetDetailReports(id: $id, forModel: $forModel, page: $page) {\n      total\n      items {\n        _id\n        message\n        postReportType\n        creator {\n          ...UserFace\n        }\n        createdAt\n      }\n    }\n  }\n": typeof types.DetailReportsDocument,
    "\n  query BlockedDetails($id: ID!, $forModel: TermModel!, $page: Int) {\n    cmsGetBlockedDetailList(id: $id, forModel: $forModel, page: $page) {\n      total\n      items {\n        _id\n        reason\n        status\n        createdAt\n        creator {\n          ...UserFace\n        }\n      }\n    }\n  }\n": typeof types.BlockedDetailsDocument,
    "\n  mutation MarkReportsHandled($model: TermModel!, $_id: ID!, $lastReportAt: DateTime!) {\n    cmsMarkReportsHandled(model: $model, _id: $_id, lastReportAt: $lastReportAt) {\n      handledVersion\n    }\n  }\n": typeof types.MarkReportsHandledDocument,
    "\n  mutation UnmarkReportsHandled($model: TermModel!, $_id: ID!) {\n    cmsUnmarkReportsHandled(model: $model, _id: $_id) {\n      handledVersion\n    }\n  }\n": typeof types.UnmarkReportsHandledDocument,
    "\n  mutation MarkReportsHandledOfMany($model: TermModel!, $ids: [ID!], $list: JSON, $after: ID, $handled: Boolean!) {\n    cmsMarkReportsHandledOfMany(model: $model, ids: $ids, list: $list, after: $after, handled: $handled) {\n      outcomes {\n        _id\n        ok\n        version\n        message\n        reason\n        params\n      }\n      next\n    }\n  }\n": typeof types.MarkReportsHandledOfManyDocument,
    "\n  query MySessions {\n    mySessions {\n      _id\n      userAgent\n      address\n      signedInAt\n      lastUsedAt\n      current\n    }\n  }\n": typeof types.MySessionsDocument,
    "\n  mutation EndMySession($sessionId: ID!) {\n    endMySession(sessionId: $sessionId)\n  }\n": typeof types.EndMySessionDocument,
    "\n  mutation EndMyOtherSessions {\n    endMyOtherSessions\n  }\n": typeof types.EndMyOtherSessionsDocument,
    "\n  mutation EndSessions($userId: ID!) {\n    cmsEndSessions(userId: $userId)\n  }\n": typeof types.EndSessionsDocument,
    "\n  mutation TakeOffSecondFactor($userId: ID!) {\n    cmsRemoveSecondFactor(userId: $userId)\n  }\n": typeof types.TakeOffSecondFactorDocument,
    "\n  mutation ChangeMyPassword($data: PasswordChangeInput!) {\n    changeMyPassword(data: $data)\n  }\n": typeof types.ChangeMyPasswordDocument,
    "\n  query MySecondFactor {\n    mySecondFactor {\n      since\n      recoveryCodesLeft\n    }\n  }\n": typeof types.MySecondFactorDocument,
    "\n  mutation StartSecondFactor($proof: ProofInput!) {\n    startSecondFactor(proof: $proof) {\n      secret\n      uri\n    }\n  }\n": typeof types.StartSecondFactorDocument,
    "\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(code: $code) {\n      codes\n    }\n  }\n": typeof types.ConfirmSecondFactorDocument,
    "\n  mutation RenewRecoveryCodes($proof: ProofInput!) {\n    renewRecoveryCodes(proof: $proof) {\n      codes\n    }\n  }\n": typeof types.RenewRecoveryCodesDocument,
    "\n  mutation RemoveSecondFactor($proof: ProofInput!) {\n    removeSecondFactor(proof: $proof)\n  }\n": typeof types.RemoveSecondFactorDocument,
    "\n  mutation Login($data: LoginInput!) {\n    login(data: $data) {\n      idToken\n      refreshToken\n      expiresAt\n      idTokenPayload {\n        user {\n          badgeStatus\n          group\n        }\n      }\n    }\n  }\n": typeof types.LoginDocument,
    "\n  fragment SystemNotificationRow on SystemNotification {\n    _id\n    customMessage\n    sendToAllUsers\n    users {\n      _id\n      fullName\n    }\n    excludedUsers {\n      _id\n      fullName\n    }\n    excludedPages {\n      _id\n      name\n    }\n    fromUser {\n      ...UserFace\n    }\n    sent\n    sentAt\n    reached\n    deletedAt\n    createdAt\n    version\n  }\n": typeof types.SystemNotificationRowFragmentDoc,
    "\n  query SystemNotifications(\n    $limit: Int!\n    $offset: Int!\n    $filter: SystemNotificationFilter\n    $sortBy: SystemNotificationSort\n  ) {\n    getSystemNotifications(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        ...SystemNotificationRow\n      }\n    }\n  }\n": typeof types.SystemNotificationsDocument,
    "\n  query SystemNotification($_id: ID!) {\n    cmsGetSystemNotification(_id: $_id) {\n      ...SystemNotificationRow\n    }\n  }\n": typeof types.SystemNotificationDocument,
    "\n  query PreviewSystemNotification(\n    $sendToAllUsers: Boolean!\n    $userIds: [ID!]!\n    $excludedUserIds: [ID!]!\n    $excludedPageIds: [ID!]!\n  ) {\n    cmsPreviewSystemNotification(\n      sendToAllUsers: $sendToAllUsers\n      userIds: $userIds\n      excludedUserIds: $excludedUserIds\n      excludedPageIds: $excludedPageIds\n    )\n  }\n": typeof types.PreviewSystemNotificationDocument,
    "\n  mutation CreateSystemNotification(\n    $customMessage: String!\n    $sendToAllUsers: Boolean!\n    $userIds: [ID!]!\n    $excludedUserIds: [ID!]!\n    $excludedPageIds: [ID!]!\n  ) {\n    createSystemNotification(\n      customMessage: $customMessage\n      systemNotificationTo: USER\n      sendToAllUsers: $sendToAllUsers\n      userIds: $userIds\n      excludedUserIds: $excludedUserIds\n      excludedPageIds: $excludedPageIds\n    ) {\n      _id\n      version\n    }\n  }\n": typeof types.CreateSystemNotificationDocument,
    "\n  mutation UpdateSystemNotification(\n    $_id: ID!\n    $customMessage: String!\n    $sendToAllUsers: Boolean!\n    $userIds: [ID!]!\n    $excludedUserIds: [ID!]!\n    $excludedPageIds: [ID!]!\n    $version: Int!\n  ) {\n    updateSystemNotification(\n      _id: $_id\n      customMessage: $customMessage\n      systemNotificationTo: USER\n      sendToAllUsers: $sendToAllUsers\n      userIds: $userIds\n      excludedUserIds: $excludedUserIds\n      excludedPageIds: $excludedPageIds\n      version: $version\n    ) {\n      _id\n      version\n    }\n  }\n": typeof types.UpdateSystemNotificationDocument,
    "\n  mutation SendSystemNotification($_id: ID!, $version: Int!) {\n    sendSystemNotification(_id: $_id, version: $version) {\n      version\n      reached\n    }\n  }\n": typeof types.SendSystemNotificationDocument,
    "\n  mutation DeleteSystemNotification($_id: ID!, $version: Int!) {\n    deleteSystemNotification(_id: $_id, version: $version)\n  }\n": typeof types.DeleteSystemNotificationDocument,
    "\n  query FindRecipients($q: String!) {\n    cmsFindUsers(q: $q, limit: 10) {\n      ...UserFace\n      phoneNumber\n    }\n  }\n": typeof types.FindRecipientsDocument,
    "\n  query FindExcludedPages($q: String!) {\n    cmsFindPages(q: $q, limit: 10) {\n      _id\n      name\n    }\n  }\n": typeof types.FindExcludedPagesDocument,
    "\n  mutation SetTermStatus($_id: ID!, $termStatus: TermStatus!, $model: TermModel!, $reason: String, $version: Int) {\n    cmsSetTermStatus(_id: $_id, termStatus: $termStatus, model: $model, reason: $reason, version: $version) {\n      _id\n      version\n    }\n  }\n": typeof types.SetTermStatusDocument,
    "\n  mutation SetStatusOfMany(\n    $model: TermModel!\n    $ids: [ID!]\n    $list: JSON\n    $of: String\n    $after: ID\n    $termStatus: TermStatus!\n    $reason: String\n  ) {\n    cmsSetTermStatusOfMany(\n      model: $model\n      ids: $ids\n      list: $list\n      of: $of\n      after: $after\n      termStatus: $termStatus\n      reason: $reason\n    ) {\n      outcomes {\n        _id\n        ok\n        version\n        message\n        reason\n        params\n      }\n      next\n    }\n  }\n": typeof types.SetStatusOfManyDocument,
    "\n  fragment TrustedPointRow on TrustedPointConfig {\n    _id\n    type\n    actionType\n    points\n    description\n    trustedPointsFrom\n    trustedPointsTo\n    rankFrom\n    rankTo\n    engagementAdjustPercent\n    postContentLength\n    totalPlaceReviewsFrom\n    totalPlaceReviewsTo\n    newPlaceCoefficient\n    adjustPointPercent\n    unlimitedPostsPerDayWhenTrustedPointGreaterThan\n    maxTenPostsPerDayWhenTrustedPointLessThan\n    maxFivePostsPerDayWhenTrustedPointLessThan\n    invitedFrom\n    invitedTo\n    createdAt\n    version\n  }\n": typeof types.TrustedPointRowFragmentDoc,
    "\n  query TrustedPoints($q: String) {\n    getTrustedPointConfigs(q: $q) {\n      ...TrustedPointRow\n    }\n  }\n": typeof types.TrustedPointsDocument,
    "\n  query TrustedPointVersions($_id: ID!) {\n    cmsGetTrustedPointVersions(_id: $_id) {\n      since\n      until\n      savedBy {\n        ...UserFace\n      }\n      rule {\n        ...TrustedPointRow\n      }\n    }\n  }\n": typeof types.TrustedPointVersionsDocument,
    "\n  mutation UpdateTrustedPoint($_id: ID!, $data: TrustedPointConfigInput!, $version: Int!) {\n    updateTrustedPointConfig(_id: $_id, data: $data, version: $version) {\n      version\n    }\n  }\n": typeof types.UpdateTrustedPointDocument,
    "\n  query Referrals {\n    cmsGetReferralConfigs {\n      ...ReferralRanges\n    }\n  }\n": typeof types.ReferralsDocument,
    "\n  fragment ReferralRanges on ReferralConfigs {\n    version\n    items {\n      _id\n      invitedFrom\n      invitedTo\n      points\n      description\n    }\n  }\n": typeof types.ReferralRangesFragmentDoc,
    "\n  mutation SaveReferrals($ranges: [ReferralRangeInput!]!, $version: Int!) {\n    cmsSaveReferralConfigs(ranges: $ranges, version: $version) {\n      ...ReferralRanges\n    }\n  }\n": typeof types.SaveReferralsDocument,
    "\n  fragment UserRow on User {\n    ...UserFace\n    username\n    email\n    phoneNumber\n    gender\n    group\n    termStatus\n    badge {\n      _id\n      title\n    }\n    badgeStatus\n    createdAt\n    dateOfBirth\n    totalFriends\n    totalPosts\n    point\n    earnedPoints\n    countryCode\n    version\n  }\n": typeof types.UserRowFragmentDoc,
    "\n  query Users(\n    $query: String\n    $limit: Int\n    $page: Int\n    $filter: UserFilter\n    $sortBy: UserSort\n    $counted: Boolean = true\n  ) {\n    cmsGetUsers(query: $query, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter @include(if: $counted)\n      items {\n        ...UserRow\n      }\n    }\n  }\n": typeof types.UsersDocument,
    "\n  query UserCount($query: String, $filter: UserFilter) {\n    cmsGetUsers(query: $query, filter: $filter) {\n      counter\n    }\n  }\n": typeof types.UserCountDocument,
    "\n  query User($userId: ID!, $editing: Boolean = false) {\n    cmsGetUser(userId: $userId) {\n      ...UserRow\n      interestingTopicKeys\n      reason {\n        reason\n        status\n        createdAt\n      }\n      hasSecondFactor @include(if: $editing)\n      areas @include(if: $editing)\n    }\n  }\n": typeof types.UserDocument,
    "\n  query PointDays($userId: ID!, $limit: Int) {\n    getEarnedPointHistories(userId: $userId, limit: $limit, page: 1, groupByEarnedAt: true) {\n      counter\n      items {\n        earnedAt\n        earnedPoints\n        changedCount\n      }\n    }\n  }\n": typeof types.PointDaysDocument,
    "\n  query PointEntries($userId: ID!, $limit: Int, $page: Int, $filterDate: Day) {\n    getEarnedPointHistories(userId: $userId, limit: $limit, page: $page, filterDate: $filterDate) {\n      counter\n      items {\n        _id\n        earnedAt\n        earnedPoints\n        postId\n        trustedPointConfigs {\n          description\n        }\n        additionalData {\n          walletExchangeHistory {\n            hash\n          }\n        }\n      }\n    }\n  }\n": typeof types.PointEntriesDocument,
    "\n  mutation RegisterUser($data: NewUserInput!) {\n    registerForImporter(data: $data) {\n      idToken\n    }\n  }\n": typeof types.RegisterUserDocument,
    "\n  mutation UpdateUserGroup($userId: ID!, $group: UserGroup!, $version: Int) {\n    updateUserGroup(userId: $userId, group: $group, version: $version) {\n      _id\n      group\n      version\n    }\n  }\n": typeof types.UpdateUserGroupDocument,
    "\n  mutation AssignBadge($userId: ID!, $badgeId: ID!, $version: Int) {\n    cmsAssignBadge(userId: $userId, badgeId: $badgeId, version: $version) {\n      success\n      user {\n        version\n      }\n    }\n  }\n": typeof types.AssignBadgeDocument,
    "\n  fragment VerifyRow on VerifyRequest {\n    _id\n    type\n    targetId\n    targetName\n    targetKeyName\n    targetType\n    status\n    description\n    rejectReason\n    createdAt\n    decidedAt\n    version\n    owner {\n      ...UserFace\n      phoneNumber\n      email\n    }\n  }\n": typeof types.VerifyRowFragmentDoc,
    "\n  query Verifies($limit: Int, $offset: Int, $q: String, $filter: VerifyFilter, $sortBy: VerifySort) {\n    cmsGetVerifies(limit: $limit, offset: $offset, q: $q, filter: $filter, sortBy: $sortBy) {\n      total\n      items {\n        ...VerifyRow\n      }\n    }\n  }\n": typeof types.VerifiesDocument,
    "\n  query Verify($_id: ID!) {\n    cmsGetVerify(_id: $_id) {\n      ...VerifyRow\n      hasIdentityNumber\n      hasBusinessDetails\n      isNewest\n      erasedAt\n      decidedBy {\n        ...UserFace\n      }\n      photoIdentityMedias {\n        ...VerifyPicture\n      }\n      businessLicenseMedias {\n        ...VerifyPicture\n      }\n      photosTaken {\n        ...VerifyPicture\n      }\n    }\n  }\n": typeof types.VerifyDocument,
    "\n  fragment VerifyPicture on VerifyDocument {\n    _id\n    uri\n    width\n    height\n  }\n": typeof types.VerifyPictureFragmentDoc,
    "\n  mutation SetVerifyStatus($_id: ID!, $status: VerifyStatus!, $reason: String, $version: Int!) {\n    cmsSetVerifyStatus(_id: $_id, status: $status, reason: $reason, version: $version) {\n      _id\n      version\n    }\n  }\n": typeof types.SetVerifyStatusDocument,
    "\n  mutation RevealVerify($_id: ID!) {\n    cmsRevealVerify(_id: $_id) {\n      identityNumber\n      business {\n        name\n        taxCode\n        address\n        representative\n      }\n    }\n  }\n": typeof types.RevealVerifyDocument,
    "\n  fragment UserFace on User {\n    _id\n    fullName\n    photoUrl\n    avatar {\n      thumbnail\n      thumbnail2x\n    }\n  }\n": typeof types.UserFaceFragmentDoc,
    "\n  query MyPreferences {\n    myPreferences {\n      key\n      value\n    }\n  }\n": typeof types.MyPreferencesDocument,
    "\n  mutation SetPreference($key: String!, $value: JSON!) {\n    setPreference(key: $key, value: $value) {\n      key\n      value\n    }\n  }\n": typeof types.SetPreferenceDocument,
    "\n  mutation CreateExport($list: String!, $format: ExportFormat!, $filters: JSON!, $sort: JSON, $columns: [String!]!) {\n    createExport(list: $list, format: $format, filters: $filters, sort: $sort, columns: $columns) {\n      url\n    }\n  }\n": typeof types.CreateExportDocument,
    "\n  query ListViews($list: String!) {\n    cmsListViews(list: $list) {\n      _id\n      name\n      shared\n      mine\n      authorName\n      mayChange\n      filters\n      sort\n      columns\n      size\n      misfits\n      version\n    }\n  }\n": typeof types.ListViewsDocument,
    "\n  mutation SaveView(\n    $list: String!\n    $name: String!\n    $shared: Boolean!\n    $filters: JSON!\n    $sort: JSON\n    $columns: [String!]\n    $size: Int\n  ) {\n    cmsSaveView(\n      list: $list\n      name: $name\n      shared: $shared\n      filters: $filters\n      sort: $sort\n      columns: $columns\n      size: $size\n    ) {\n      _id\n    }\n  }\n": typeof types.SaveViewDocument,
    "\n  mutation UpdateView(\n    $_id: ID!\n    $name: String\n    $shared: Boolean\n    $filters: JSON\n    $sort: JSON\n    $columns: [String!]\n    $size: Int\n    $version: Int\n  ) {\n    cmsUpdateView(\n      _id: $_id\n      name: $name\n      shared: $shared\n      filters: $filters\n      sort: $sort\n      columns: $columns\n      size: $size\n      version: $version\n    ) {\n      _id\n    }\n  }\n": typeof types.UpdateViewDocument,
    "\n  mutation DeleteView($_id: ID!, $version: Int) {\n    cmsDeleteView(_id: $_id, version: $version) {\n      _id\n    }\n  }\n": typeof types.DeleteViewDocument,
    "\n  query Me {\n    me {\n      _id\n      email\n      username\n      fullName\n      photoUrl\n      gender\n      group\n      badgeStatus\n      termStatus\n      areas\n      phoneNumber\n      secondFactorDemanded\n      avatar {\n        thumbnail\n      }\n    }\n  }\n": typeof types.MeDocument,
    "\n  mutation RefreshToken($refreshToken: String!) {\n    refreshToken(refreshToken: $refreshToken) {\n      idToken\n      refreshToken\n      expiresAt\n    }\n  }\n": typeof types.RefreshTokenDocument,
    "\n  mutation Logout($refreshToken: String!) {\n    logout(refreshToken: $refreshToken)\n  }\n": typeof types.LogoutDocument,
};
const documents: Documents = {
    "\n  query FindUsers($q: String!) {\n    cmsFindUsers(q: $q) {\n      ...UserFace\n      phoneNumber\n      email\n    }\n  }\n": types.FindUsersDocument,
    "\n  query FindPosts($query: String!) {\n    cmsGetPosts(filter: { q: $query }, limit: 5, offset: 1) {\n      items {\n        _id\n        title\n        content\n        creator {\n          ...UserFace\n        }\n      }\n    }\n  }\n": types.FindPostsDocument,
    "\n  fragment EntryOfHistory on AuditEntry {\n    _id\n    createdAt\n    action\n    actor {\n      ...UserFace\n    }\n    changes {\n      field\n      before\n      after\n      beforeName\n      afterName\n    }\n    reason\n    version\n  }\n": types.EntryOfHistoryFragmentDoc,
    "\n  query RecordHistory($model: HistoryModel!, $targetId: ID!, $limit: Int, $after: ID) {\n    cmsHistory(model: $model, targetId: $targetId, limit: $limit, after: $after) {\n      items {\n        ...EntryOfHistory\n      }\n      next\n    }\n  }\n": types.RecordHistoryDocument,
    "\n  query AuditEntries($limit: Int, $page: Int, $actionIn: [String!], $filter: AuditFilter, $sortBy: AuditSort) {\n    cmsGetAuditEntries(limit: $limit, page: $page, actionIn: $actionIn, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        ...EntryOfHistory\n        model\n        targetId\n        targetName\n        requestId\n      }\n    }\n  }\n": types.AuditEntriesDocument,
    "\n  fragment AuditRun on AuditVerification {\n    _id\n    state\n    entries\n    chains\n    total\n    startedAt\n    finishedAt\n    startedBy {\n      fullName\n    }\n    checkpoint {\n      number\n      createdAt\n    }\n    found\n    broken {\n      problem\n      chain\n      first\n      last\n      checkpoint\n    }\n  }\n": types.AuditRunFragmentDoc,
    "\n  query AuditVerification {\n    cmsAuditVerification {\n      ...AuditRun\n    }\n  }\n": types.AuditVerificationDocument,
    "\n  mutation VerifyAudit {\n    cmsVerifyAudit {\n      ...AuditRun\n    }\n  }\n": types.VerifyAuditDocument,
    "\n  mutation Undo($model: RecordModel!, $_id: ID!, $version: Int!) {\n    cmsUndo(model: $model, _id: $_id, version: $version) {\n      _id\n      version\n    }\n  }\n": types.UndoDocument,
    "\n  mutation UndoMany($model: RecordModel!, $changes: [UndoneChange!]!) {\n    cmsUndoMany(model: $model, changes: $changes) {\n      _id\n      ok\n      message\n      reason\n      params\n    }\n  }\n": types.UndoManyDocument,
    "\n  query ChangesSince($model: RecordModel!, $_id: ID!, $version: Int!) {\n    cmsChangesSince(model: $model, _id: $_id, version: $version) {\n      version\n      changes {\n        field\n        seen\n        now\n        seenName\n        nowName\n      }\n    }\n  }\n": types.ChangesSinceDocument,
    "\n  query FindActors($query: String, $group: UserGroup, $limit: Int) {\n    cmsGetUsers(query: $query, filter: { group: $group }, limit: $limit) {\n      items {\n        _id\n        fullName\n        phoneNumber\n      }\n    }\n  }\n": types.FindActorsDocument,
    "\n  query Actor($userId: ID!) {\n    cmsGetUser(userId: $userId) {\n      _id\n      fullName\n    }\n  }\n": types.ActorDocument,
    "\n  query BadgeChoices($limit: Int, $filter: BadgeFilter) {\n    cmsListBadges(limit: $limit, page: 1, filter: $filter) {\n      items {\n        _id\n        title\n      }\n    }\n  }\n": types.BadgeChoicesDocument,
    "\n  query Comment($_id: ID!) {\n    cmsGetComment(_id: $_id) {\n      _id\n      content\n      post {\n        _id\n        title\n        content\n      }\n      creator {\n        ...UserFace\n      }\n      commentedAsPage {\n        _id\n        name\n      }\n      totalReports\n      termStatus\n      reason {\n        reason\n        status\n        createdAt\n        byName\n      }\n      createdAt\n      version\n    }\n  }\n": types.CommentDocument,
    "\n  query Configs($limit: Int, $page: Int, $filter: ConfigFilter, $sortBy: ConfigSort) {\n    cmsGetConfigs(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        _id\n        key\n        type\n        value\n        lastChange {\n          createdAt\n          actor {\n            fullName\n          }\n        }\n        version\n      }\n    }\n  }\n": types.ConfigsDocument,
    "\n  mutation CreateConfig($key: String!, $value: String!, $type: ConfigType!) {\n    createConfig(key: $key, value: $value, type: $type) {\n      _id\n    }\n  }\n": types.CreateConfigDocument,
    "\n  mutation UpdateConfig($_id: ID!, $key: String!, $value: String!, $type: ConfigType!, $version: Int!) {\n    updateConfig(_id: $_id, key: $key, value: $value, type: $type, version: $version) {\n      _id\n    }\n  }\n": types.UpdateConfigDocument,
    "\n  mutation DeleteConfig($_id: ID!, $version: Int!) {\n    deleteConfig(_id: $_id, version: $version) {\n      _id\n    }\n  }\n": types.DeleteConfigDocument,
    "\n  query DashboardFigures {\n    cmsNumberOfUsers\n    cmsNumberOfPartnerPages\n    cmsNumberOfUsersByCountry {\n      country\n      users\n      percentage\n    }\n  }\n": types.DashboardFiguresDocument,
    "\n  query Attention($startDate: Day!, $endDate: Day!) {\n    cmsReportBacklog {\n      model\n      targets\n      lastDay\n      lastWeek\n    }\n    cmsPendingVerifies {\n      type\n      requests\n      lastDay\n      lastWeek\n    }\n    cmsNewUsersPerDay(startDate: $startDate, endDate: $endDate) {\n      newUsers\n    }\n    cmsPointsEarnedPerDay(startDate: $startDate, endDate: $endDate) {\n      earnedPoints\n    }\n    cmsPostsPerDay(startDate: $startDate, endDate: $endDate) {\n      date\n      posts\n    }\n  }\n": types.AttentionDocument,
    "\n  query DashboardCharts($startDate: Day!, $endDate: Day!) {\n    cmsNewUsersPerDay(startDate: $startDate, endDate: $endDate) {\n      newUsers\n      date\n    }\n    cmsPointsEarnedPerDay(startDate: $startDate, endDate: $endDate) {\n      earnedPoints\n      date\n    }\n  }\n": types.DashboardChartsDocument,
    "\n  query TopUsers($limit: Int, $filterDate: Day) {\n    cmsTopUsersByPointsPerDay(limit: $limit, page: 1, filterDate: $filterDate) {\n      items {\n        _id: userId\n        user {\n          _id\n          fullName\n          phoneNumber\n          avatar {\n            uri\n            thumbnail\n            thumbnail2x\n          }\n        }\n        changedCount\n        earnedPoints\n      }\n    }\n  }\n": types.TopUsersDocument,
    "\n  query TopReferrals($limit: Int, $page: Int, $filter: TopReferralFilter) {\n    cmsTopReferralUsers(limit: $limit, page: $page, filter: $filter) {\n      counter\n      items {\n        _id\n        avatar {\n          uri\n          thumbnail\n          thumbnail2x\n        }\n        fullName\n        phoneNumber\n        referredUserNumber\n      }\n    }\n  }\n": types.TopReferralsDocument,
    "\n  query DashboardContents($startDate: Day!, $endDate: Day!) {\n    cmsPostsPerDay(startDate: $startDate, endDate: $endDate) {\n      date\n      type\n      posts\n    }\n    cmsReportsPerDay(startDate: $startDate, endDate: $endDate) {\n      date\n      reason\n      reports\n    }\n  }\n": types.DashboardContentsDocument,
    "\n  query ReportedCreators($startDate: Day!, $endDate: Day!) {\n    cmsMostReportedCreators(startDate: $startDate, endDate: $endDate) {\n      userId\n      user {\n        fullName\n        phoneNumber\n        avatar {\n          thumbnail\n          thumbnail2x\n        }\n      }\n      reports\n    }\n  }\n": types.ReportedCreatorsDocument,
    "\n  query ReportBacklog {\n    cmsReportBacklog {\n      model\n      targets\n      reports\n      lastWeek\n    }\n  }\n": types.ReportBacklogDocument,
    "\n  mutation SetGrants($userId: ID!, $areas: [Area!]!, $version: Int!) {\n    cmsSetGrants(userId: $userId, areas: $areas, version: $version) {\n      version\n    }\n  }\n": types.SetGrantsDocument,
    "\n  fragment GroupRow on Group {\n    _id\n    name\n    creator {\n      ...UserFace\n    }\n    category {\n      name {\n        VI_VN\n        EN_US\n      }\n    }\n    totalMembers\n    totalPosts\n    totalReports\n    termStatus\n    createdAt\n    version\n  }\n": types.GroupRowFragmentDoc,
    "\n  query Groups($limit: Int, $offset: Int, $filter: GroupFilter, $sortBy: GroupSort) {\n    getCmsGroups(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        ...GroupRow\n      }\n    }\n  }\n": types.GroupsDocument,
    "\n  query Group($_id: ID!) {\n    cmsGetGroup(_id: $_id) {\n      ...GroupRow\n      description\n      privacy\n      verified\n      reason {\n        reason\n        status\n        createdAt\n        byName\n      }\n    }\n  }\n": types.GroupDocument,
    "\n  mutation DeleteGroup($_id: ID!, $reason: String!, $version: Int!) {\n    deleteCmsGroup(_id: $_id, reason: $reason, version: $version)\n  }\n": types.DeleteGroupDocument,
    "\n  mutation Viewing($tab: ID!, $model: RecordModel!, $_id: ID!, $leaving: Boolean) {\n    cmsViewing(tab: $tab, model: $model, _id: $_id, leaving: $leaving) {\n      since\n      user {\n        ...UserFace\n      }\n    }\n  }\n": types.ViewingDocument,
    "\n  fragment MediaThumbnail on Media {\n    _id\n    type\n    thumbnail\n    thumbnail2x\n  }\n": types.MediaThumbnailFragmentDoc,
    "\n  mutation UploadPhoto($file: Upload!, $dimensions: Dimensions, $bannerType: String) {\n    uploadPhoto(file: $file, dimensions: $dimensions, bannerType: $bannerType) {\n      ...MediaThumbnail\n    }\n  }\n": types.UploadPhotoDocument,
    "\n  query Media($_id: ID!) {\n    cmsGetMedia(_id: $_id) {\n      ...MediaThumbnail\n      uri\n      width\n      height\n      termStatus\n      reason {\n        reason\n        status\n        createdAt\n        byName\n      }\n      uploader {\n        ...UserFace\n      }\n      newestPosts {\n        _id\n        title\n        content\n      }\n      createdAt\n      version\n    }\n  }\n": types.MediaDocument,
    "\n  query PageCategories {\n    cmsGetPageCategories {\n      counter\n      items {\n        _id\n        name {\n          VI_VN\n          EN_US\n        }\n        enum\n        deletedAt\n        version\n      }\n    }\n  }\n": types.PageCategoriesDocument,
    "\n  mutation CreatePageCategory($name: LocalizedTextInput!, $enum: String!) {\n    cmsCreatePageCategory(name: $name, enum: $enum) {\n      _id\n    }\n  }\n": types.CreatePageCategoryDocument,
    "\n  mutation UpdatePageCategory($_id: ID!, $name: LocalizedTextInput!, $enum: String!, $version: Int!) {\n    cmsUpdatePageCategory(_id: $_id, name: $name, enum: $enum, version: $version) {\n      _id\n    }\n  }\n": types.UpdatePageCategoryDocument,
    "\n  mutation DeletePageCategory($_id: ID!, $version: Int!) {\n    cmsDeletePageCategory(_id: $_id, version: $version) {\n      version\n    }\n  }\n": types.DeletePageCategoryDocument,
    "\n  fragment PageRow on Page {\n    _id\n    name\n    type\n    phoneNumber\n    email\n    website\n    verified\n    creator {\n      ...UserFace\n    }\n    isPartner\n    isProvideNews\n    termStatus\n    reason {\n      reason\n      status\n      createdAt\n      byName\n    }\n    pinnedLimit\n    createdAt\n    version\n  }\n": types.PageRowFragmentDoc,
    "\n  query Pages($limit: Int, $offset: Int, $q: String, $filter: PageFilter, $sortBy: PageSort) {\n    cmsGetPages(limit: $limit, offset: $offset, q: $q, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        ...PageRow\n      }\n    }\n  }\n": types.PagesDocument,
    "\n  query Page($_id: ID!) {\n    cmsGetPage(_id: $_id) {\n      ...PageRow\n      description\n      category {\n        name {\n          VI_VN\n          EN_US\n        }\n      }\n      logo {\n        ...MediaThumbnail\n      }\n      owner {\n        ...UserFace\n      }\n      admins {\n        ...UserFace\n      }\n      verify {\n        status\n      }\n      totals {\n        likes\n        posts\n        follows\n        reviews\n        reports\n      }\n    }\n  }\n": types.PageDocument,
    "\n  mutation SetPagePartner($_id: ID!, $status: Boolean!, $version: Int!) {\n    cmsSetPagePartner(_id: $_id, status: $status, version: $version) {\n      version\n    }\n  }\n": types.SetPagePartnerDocument,
    "\n  mutation SetPageHotNews($_id: ID!, $active: Boolean!, $version: Int!) {\n    cmsSetPageHotNews(_id: $_id, active: $active, version: $version) {\n      version\n    }\n  }\n": types.SetPageHotNewsDocument,
    "\n  mutation SetPinnedProductLimit($data: PinnedProductLimitInput!, $version: Int!) {\n    cmsSetPinnedProductLimit(data: $data, version: $version) {\n      version\n    }\n  }\n": types.SetPinnedProductLimitDocument,
    "\n  fragment PlaceRow on Place {\n    _id\n    name\n    description\n    checkins\n    reviews\n    primaryImage {\n      ...MediaThumbnail\n    }\n    location {\n      placeName\n      country\n    }\n    creator {\n      ...UserFace\n    }\n    createdAt\n    version\n  }\n": types.PlaceRowFragmentDoc,
    "\n  query TopPlaces($limit: Int, $q: String) {\n    topPlaces(limit: $limit, q: $q) {\n      ...PlaceRow\n    }\n  }\n": types.TopPlacesDocument,
    "\n  query Place($_id: ID!) {\n    cmsGetPlace(_id: $_id) {\n      ...PlaceRow\n      phone\n      isVerified\n      medias {\n        ...MediaThumbnail\n        uri\n        width\n        height\n      }\n    }\n  }\n": types.PlaceDocument,
    "\n  mutation SetPrimaryImage($_id: ID!, $imageId: ID!, $version: Int!) {\n    cmsSetPlacePrimaryImage(_id: $_id, imageId: $imageId, version: $version) {\n      _id\n      version\n    }\n  }\n": types.SetPrimaryImageDocument,
    "\n  query Creator($userId: ID!) {\n    cmsGetUser(userId: $userId) {\n      ...UserFace\n      phoneNumber\n      email\n      group\n      termStatus\n      reason {\n        reason\n        status\n        createdAt\n        byName\n      }\n      point\n      totalPosts\n      createdAt\n      version\n    }\n  }\n": types.CreatorDocument,
    "\n  query RecentPosts($targetId: ID!, $limit: Int, $isPage: Boolean) {\n    cmsGetPostsByCreator(targetId: $targetId, limit: $limit, isPage: $isPage) {\n      _id\n      title\n      content\n      status\n      createdAt\n      totalLikes\n      totalComments\n    }\n  }\n": types.RecentPostsDocument,
    "\n  fragment PostAuthor on User {\n    _id\n    fullName\n    phoneNumber\n    gender\n    group\n    version\n  }\n": types.PostAuthorFragmentDoc,
    "\n  query PostAuthorByPhone($phoneNumber: String!) {\n    cmsFindUserByPhone(phoneNumber: $phoneNumber) {\n      ...PostAuthor\n    }\n  }\n": types.PostAuthorByPhoneDocument,
    "\n  query EditedPost($_id: ID!) {\n    cmsGetPost(_id: $_id) {\n      _id\n      ...PostText\n      version\n      creator {\n        ...PostAuthor\n      }\n    }\n  }\n": types.EditedPostDocument,
    "\n  mutation CreatePost($data: PostInput!) {\n    cmsCreatePost(data: $data) {\n      _id\n    }\n  }\n": types.CreatePostDocument,
    "\n  mutation UpdatePost($_id: ID!, $data: PostChange!, $version: Int) {\n    cmsUpdatePost(_id: $_id, data: $data, version: $version) {\n      _id\n      version\n    }\n  }\n": types.UpdatePostDocument,
    "\n  mutation SetAuthorGroup($userId: ID!, $group: UserGroup!, $version: Int) {\n    updateUserGroup(userId: $userId, group: $group, version: $version) {\n      ...PostAuthor\n    }\n  }\n": types.SetAuthorGroupDocument,
    "\n  fragment PostRow on Post {\n    _id\n    type\n    title\n    content\n    status\n    reason {\n      reason\n    }\n    totalLikes\n    totalComments\n    totalReports\n    creator {\n      ...UserFace\n    }\n    createdAt\n    version\n  }\n": types.PostRowFragmentDoc,
    "\n  query Posts($limit: Int, $offset: Int, $filter: PostFilter, $sortBy: PostSort, $counted: Boolean = true) {\n    cmsGetPosts(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      counter @include(if: $counted)\n      items {\n        ...PostRow\n      }\n    }\n  }\n": types.PostsDocument,
    "\n  query PostCount($filter: PostFilter) {\n    cmsGetPosts(filter: $filter) {\n      counter\n    }\n  }\n": types.PostCountDocument,
    "\n  query BlockedPosts($limit: Int, $page: Int, $filter: PostFilter, $sortBy: PostSort, $counted: Boolean = true) {\n    cmsGetBlockedPosts(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter @include(if: $counted)\n      item {\n        ...PostRow\n      }\n    }\n  }\n": types.BlockedPostsDocument,
    "\n  query BlockedPostCount($filter: PostFilter) {\n    cmsGetBlockedPosts(filter: $filter) {\n      counter\n    }\n  }\n": types.BlockedPostCountDocument,
    "\n  fragment PostText on Post {\n    title\n    content\n  }\n": types.PostTextFragmentDoc,
    "\n  fragment WrittenPost on Post {\n    _id\n    ...PostText\n    createdAt\n    creator {\n      ...UserFace\n    }\n    medias {\n      _id\n      type\n      uri\n      thumbnail\n      thumbnail2x\n      width\n      height\n    }\n  }\n": types.WrittenPostFragmentDoc,
    "\n  query Post($_id: ID!) {\n    cmsGetPost(_id: $_id) {\n      ...WrittenPost\n      type\n      status\n      reason {\n        reason\n        status\n        createdAt\n        byName\n      }\n      totalLikes\n      totalComments\n      totalReports\n      place {\n        _id\n        name\n      }\n      group {\n        _id\n        name\n      }\n      page {\n        _id\n        name\n      }\n      sharedPost {\n        ...WrittenPost\n      }\n      version\n    }\n  }\n": types.PostDocument,
    "\n  query FindCreators($q: String, $limit: Int) {\n    cmsFindCreators(q: $q, limit: $limit) {\n      ...UserFace\n    }\n  }\n": types.FindCreatorsDocument,
    "\n  query CreatorName($targetId: ID!) {\n    cmsGetPostsByCreator(targetId: $targetId, limit: 1) {\n      creator {\n        _id\n        fullName\n      }\n    }\n  }\n": types.CreatorNameDocument,
    "\n  mutation SetPostStatus($_id: ID!, $status: TermStatus!, $reason: String, $version: Int) {\n    cmsSetPostStatus(_id: $_id, status: $status, reason: $reason, version: $version) {\n      _id\n      version\n    }\n  }\n": types.SetPostStatusDocument,
    "\n  query PresetReasons($limit: Int, $page: Int, $filter: PresetReasonFilter, $sortBy: PresetReasonSort) {\n    cmsGetPresetReasons(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        _id\n        model\n        textEn\n        textVi\n        position\n        version\n      }\n    }\n  }\n": types.PresetReasonsDocument,
    "\n  query PresetReasonsFor($model: TermModel!) {\n    cmsPresetReasonsFor(model: $model) {\n      textEn\n      textVi\n    }\n  }\n": types.PresetReasonsForDocument,
    "\n  mutation CreatePresetReason($model: TermModel!, $textEn: String!, $textVi: String!, $position: Int) {\n    cmsCreatePresetReason(model: $model, textEn: $textEn, textVi: $textVi, position: $position) {\n      _id\n    }\n  }\n": types.CreatePresetReasonDocument,
    "\n  mutation UpdatePresetReason(\n    $_id: ID!\n    $model: TermModel!\n    $textEn: String!\n    $textVi: String!\n    $position: Int\n    $version: Int!\n  ) {\n    cmsUpdatePresetReason(\n      _id: $_id\n      model: $model\n      textEn: $textEn\n      textVi: $textVi\n      position: $position\n      version: $version\n    ) {\n      _id\n    }\n  }\n": types.UpdatePresetReasonDocument,
    "\n  mutation DeletePresetReason($_id: ID!, $version: Int!) {\n    cmsDeletePresetReason(_id: $_id, version: $version) {\n      _id\n    }\n  }\n": types.DeletePresetReasonDocument,
    "\n  fragment ProductRow on Product {\n    _id\n    type\n    title\n    content\n    price\n    medias {\n      ...MediaThumbnail\n      uri\n      width\n      height\n    }\n    availableOnTravelStore\n    creator {\n      ...UserFace\n    }\n    page {\n      _id\n      name\n    }\n    totalReports\n    termStatus\n    reason {\n      reason\n      status\n      createdAt\n      byName\n    }\n    createdAt\n    version\n  }\n": types.ProductRowFragmentDoc,
    "\n  query Products(\n    $limit: Int\n    $offset: Int\n    $q: String\n    $type: ProductType\n    $onTravelStore: YesNo\n    $filter: ProductFilter\n    $sortBy: ProductSort\n  ) {\n    cmsPartnerProducts(\n      limit: $limit\n      offset: $offset\n      q: $q\n      type: $type\n      onTravelStore: $onTravelStore\n      filter: $filter\n      sortBy: $sortBy\n    ) {\n      counter\n      items {\n        ...ProductRow\n      }\n    }\n  }\n": types.ProductsDocument,
    "\n  query Product($_id: ID!) {\n    cmsGetProduct(_id: $_id) {\n      ...ProductRow\n      totalLikes\n      totalShares\n    }\n  }\n": types.ProductDocument,
    "\n  mutation DeleteProduct($_id: ID!, $version: Int!) {\n    cmsDeleteProduct(_id: $_id, version: $version)\n  }\n": types.DeleteProductDocument,
    "\n  query PostReports(\n    $limit: Int\n    $offset: Int\n    $filter: PostReportFilter\n    $sortType: PostReportSortType\n    $sortDir: SortDirection\n  ) {\n    cmsGetPostReports(limit: $limit, offset: $offset, filter: $filter, sortType: $sortType, sortDir: $sortDir) {\n      total\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        createdAt\n        title\n        content\n        type\n        creator {\n          ...UserFace\n        }\n        page {\n          _id\n          name\n        }\n        reason {\n          reason\n        }\n      }\n    }\n  }\n": types.PostReportsDocument,
    "\n  query CommentReports(\n    $limit: Int\n    $offset: Int\n    $filter: CommentReportFilter\n    $sortType: CommentReportSortType\n    $sortDir: SortDirection\n  ) {\n    cmsGetCommentReports(limit: $limit, offset: $offset, filter: $filter, sortType: $sortType, sortDir: $sortDir) {\n      total\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        createdAt\n        content\n        creator {\n          ...UserFace\n        }\n        commentedAsPage {\n          _id\n          name\n        }\n        reason {\n          reason\n        }\n      }\n    }\n  }\n": types.CommentReportsDocument,
    "\n  query ProductReports($limit: Int, $offset: Int, $filter: ProductReportFilter, $sortBy: ProductReportSort) {\n    cmsGetProductReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        createdAt\n        title\n        content\n        type\n        creator {\n          ...UserFace\n        }\n        page {\n          _id\n          name\n        }\n        reason {\n          reason\n        }\n      }\n    }\n  }\n": types.ProductReportsDocument,
    "\n  query PageReports($limit: Int, $offset: Int, $filter: PageReportFilter, $sortBy: PageReportSort) {\n    cmsGetPageReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        createdAt\n        name\n        type\n        category {\n          name {\n            VI_VN\n            EN_US\n          }\n        }\n        creator {\n          ...UserFace\n        }\n        reason {\n          reason\n        }\n      }\n    }\n  }\n": types.PageReportsDocument,
    "\n  query UserReports($limit: Int, $offset: Int, $filter: UserReportFilter, $sortBy: UserReportSort) {\n    cmsGetUserReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        createdAt\n        fullName\n        photoUrl\n        avatar {\n          thumbnail\n          thumbnail2x\n        }\n        gender\n        email\n        reason {\n          reason\n        }\n      }\n    }\n  }\n": types.UserReportsDocument,
    "\n  query GroupReports($limit: Int, $offset: Int, $filter: GroupReportFilter, $sortBy: GroupReportSort) {\n    cmsGetGroupReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        createdAt\n        name\n        totalMembers\n        totalPosts\n        creator {\n          ...UserFace\n        }\n        reason {\n          reason\n        }\n      }\n    }\n  }\n": types.GroupReportsDocument,
    "\n  query MediaReports($limit: Int, $offset: Int, $filter: MediaReportFilter, $sortBy: MediaReportSort) {\n    cmsGetMediaReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        createdAt\n        avatar {\n          ...MediaThumbnail\n        }\n        totalMembers\n        totalPosts\n        uploader {\n          ...UserFace\n        }\n        reason {\n          reason\n        }\n      }\n    }\n  }\n": types.MediaReportsDocument,
    "\n  query ReportsOfTarget($targetId: ID!, $type: TermModel!) {\n    cmsListReportByTargetId(targetId: $targetId, type: $type) {\n      _id\n      message\n      postReportType\n      creator {\n        ...UserFace\n      }\n      createdAt\n    }\n  }\n": types.ReportsOfTargetDocument,
    "\n  query DetailReports($id: ID!, $forModel: TermModel!, $page: Int) {\n    cmsGetDetailReports(id: $id, forModel: $forModel, page: $page) {\n      total\n      items {\n        _id\n        message\n        postReportType\n        creator {\n          ...UserFace\n        }\n        createdAt\n      }\n    }\n  }\n": types.DetailReportsDocument,
    "\n  query BlockedDetails($id: ID!, $forModel: TermModel!, $page: Int) {\n    cmsGetBlockedDetailList(id: $id, forModel: $forModel, page: $page) {\n      total\n      items {\n        _id\n        reason\n        status\n        createdAt\n        creator {\n          ...UserFace\n        }\n      }\n    }\n  }\n": types.BlockedDetailsDocument,
    "\n  mutation MarkReportsHandled($model: TermModel!, $_id: ID!, $lastReportAt: DateTime!) {\n    cmsMarkReportsHandled(model: $model, _id: $_id, lastReportAt: $lastReportAt) {\n      handledVersion\n    }\n  }\n": types.MarkReportsHandledDocument,
    "\n  mutation UnmarkReportsHandled($model: TermModel!, $_id: ID!) {\n    cmsUnmarkReportsHandled(model: $model, _id: $_id) {\n      handledVersion\n    }\n  }\n": types.UnmarkReportsHandledDocument,
    "\n  mutation MarkReportsHandledOfMany($model: TermModel!, $ids: [ID!], $list: JSON, $after: ID, $handled: Boolean!) {\n    cmsMarkReportsHandledOfMany(model: $model, ids: $ids, list: $list, after: $after, handled: $handled) {\n      outcomes {\n        _id\n        ok\n        version\n        message\n        reason\n        params\n      }\n      next\n    }\n  }\n": types.MarkReportsHandledOfManyDocument,
    "\n  query MySessions {\n    mySessions {\n      _id\n      userAgent\n      address\n      signedInAt\n      lastUsedAt\n      current\n    }\n  }\n": types.MySessionsDocument,
    "\n  mutation EndMySession($sessionId: ID!) {\n    endMySession(sessionId: $sessionId)\n  }\n": types.EndMySessionDocument,
    "\n  mutation EndMyOtherSessions {\n    endMyOtherSessions\n  }\n": types.EndMyOtherSessionsDocument,
    "\n  mutation EndSessions($userId: ID!) {\n    cmsEndSessions(userId: $userId)\n  }\n": types.EndSessionsDocument,
    "\n  mutation TakeOffSecondFactor($userId: ID!) {\n    cmsRemoveSecondFactor(userId: $userId)\n  }\n": types.TakeOffSecondFactorDocument,
    "\n  mutation ChangeMyPassword($data: PasswordChangeInput!) {\n    changeMyPassword(data: $data)\n  }\n": types.ChangeMyPasswordDocument,
    "\n  query MySecondFactor {\n    mySecondFactor {\n      since\n      recoveryCodesLeft\n    }\n  }\n": types.MySecondFactorDocument,
    "\n  mutation StartSecondFactor($proof: ProofInput!) {\n    startSecondFactor(proof: $proof) {\n      secret\n      uri\n    }\n  }\n": types.StartSecondFactorDocument,
    "\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(code: $code) {\n      codes\n    }\n  }\n": types.ConfirmSecondFactorDocument,
    "\n  mutation RenewRecoveryCodes($proof: ProofInput!) {\n    renewRecoveryCodes(proof: $proof) {\n      codes\n    }\n  }\n": types.RenewRecoveryCodesDocument,
    "\n  mutation RemoveSecondFactor($proof: ProofInput!) {\n    removeSecondFactor(proof: $proof)\n  }\n": types.RemoveSecondFactorDocument,
    "\n  mutation Login($data: LoginInput!) {\n    login(data: $data) {\n      idToken\n      refreshToken\n      expiresAt\n      idTokenPayload {\n        user {\n          badgeStatus\n          group\n        }\n      }\n    }\n  }\n": types.LoginDocument,
    "\n  fragment SystemNotificationRow on SystemNotification {\n    _id\n    customMessage\n    sendToAllUsers\n    users {\n      _id\n      fullName\n    }\n    excludedUsers {\n      _id\n      fullName\n    }\n    excludedPages {\n      _id\n      name\n    }\n    fromUser {\n      ...UserFace\n    }\n    sent\n    sentAt\n    reached\n    deletedAt\n    createdAt\n    version\n  }\n": types.SystemNotificationRowFragmentDoc,
    "\n  query SystemNotifications(\n    $limit: Int!\n    $offset: Int!\n    $filter: SystemNotificationFilter\n    $sortBy: SystemNotificationSort\n  ) {\n    getSystemNotifications(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        ...SystemNotificationRow\n      }\n    }\n  }\n": types.SystemNotificationsDocument,
    "\n  query SystemNotification($_id: ID!) {\n    cmsGetSystemNotification(_id: $_id) {\n      ...SystemNotificationRow\n    }\n  }\n": types.SystemNotificationDocument,
    "\n  query PreviewSystemNotification(\n    $sendToAllUsers: Boolean!\n    $userIds: [ID!]!\n    $excludedUserIds: [ID!]!\n    $excludedPageIds: [ID!]!\n  ) {\n    cmsPreviewSystemNotification(\n      sendToAllUsers: $sendToAllUsers\n      userIds: $userIds\n      excludedUserIds: $excludedUserIds\n      excludedPageIds: $excludedPageIds\n    )\n  }\n": types.PreviewSystemNotificationDocument,
    "\n  mutation CreateSystemNotification(\n    $customMessage: String!\n    $sendToAllUsers: Boolean!\n    $userIds: [ID!]!\n    $excludedUserIds: [ID!]!\n    $excludedPageIds: [ID!]!\n  ) {\n    createSystemNotification(\n      customMessage: $customMessage\n      systemNotificationTo: USER\n      sendToAllUsers: $sendToAllUsers\n      userIds: $userIds\n      excludedUserIds: $excludedUserIds\n      excludedPageIds: $excludedPageIds\n    ) {\n      _id\n      version\n    }\n  }\n": types.CreateSystemNotificationDocument,
    "\n  mutation UpdateSystemNotification(\n    $_id: ID!\n    $customMessage: String!\n    $sendToAllUsers: Boolean!\n    $userIds: [ID!]!\n    $excludedUserIds: [ID!]!\n    $excludedPageIds: [ID!]!\n    $version: Int!\n  ) {\n    updateSystemNotification(\n      _id: $_id\n      customMessage: $customMessage\n      systemNotificationTo: USER\n      sendToAllUsers: $sendToAllUsers\n      userIds: $userIds\n      excludedUserIds: $excludedUserIds\n      excludedPageIds: $excludedPageIds\n      version: $version\n    ) {\n      _id\n      version\n    }\n  }\n": types.UpdateSystemNotificationDocument,
    "\n  mutation SendSystemNotification($_id: ID!, $version: Int!) {\n    sendSystemNotification(_id: $_id, version: $version) {\n      version\n      reached\n    }\n  }\n": types.SendSystemNotificationDocument,
    "\n  mutation DeleteSystemNotification($_id: ID!, $version: Int!) {\n    deleteSystemNotification(_id: $_id, version: $version)\n  }\n": types.DeleteSystemNotificationDocument,
    "\n  query FindRecipients($q: String!) {\n    cmsFindUsers(q: $q, limit: 10) {\n      ...UserFace\n      phoneNumber\n    }\n  }\n": types.FindRecipientsDocument,
    "\n  query FindExcludedPages($q: String!) {\n    cmsFindPages(q: $q, limit: 10) {\n      _id\n      name\n    }\n  }\n": types.FindExcludedPagesDocument,
    "\n  mutation SetTermStatus($_id: ID!, $termStatus: TermStatus!, $model: TermModel!, $reason: String, $version: Int) {\n    cmsSetTermStatus(_id: $_id, termStatus: $termStatus, model: $model, reason: $reason, version: $version) {\n      _id\n      version\n    }\n  }\n": types.SetTermStatusDocument,
    "\n  mutation SetStatusOfMany(\n    $model: TermModel!\n    $ids: [ID!]\n    $list: JSON\n    $of: String\n    $after: ID\n    $termStatus: TermStatus!\n    $reason: String\n  ) {\n    cmsSetTermStatusOfMany(\n      model: $model\n      ids: $ids\n      list: $list\n      of: $of\n      after: $after\n      termStatus: $termStatus\n      reason: $reason\n    ) {\n      outcomes {\n        _id\n        ok\n        version\n        message\n        reason\n        params\n      }\n      next\n    }\n  }\n": types.SetStatusOfManyDocument,
    "\n  fragment TrustedPointRow on TrustedPointConfig {\n    _id\n    type\n    actionType\n    points\n    description\n    trustedPointsFrom\n    trustedPointsTo\n    rankFrom\n    rankTo\n    engagementAdjustPercent\n    postContentLength\n    totalPlaceReviewsFrom\n    totalPlaceReviewsTo\n    newPlaceCoefficient\n    adjustPointPercent\n    unlimitedPostsPerDayWhenTrustedPointGreaterThan\n    maxTenPostsPerDayWhenTrustedPointLessThan\n    maxFivePostsPerDayWhenTrustedPointLessThan\n    invitedFrom\n    invitedTo\n    createdAt\n    version\n  }\n": types.TrustedPointRowFragmentDoc,
    "\n  query TrustedPoints($q: String) {\n    getTrustedPointConfigs(q: $q) {\n      ...TrustedPointRow\n    }\n  }\n": types.TrustedPointsDocument,
    "\n  query TrustedPointVersions($_id: ID!) {\n    cmsGetTrustedPointVersions(_id: $_id) {\n      since\n      until\n      savedBy {\n        ...UserFace\n      }\n      rule {\n        ...TrustedPointRow\n      }\n    }\n  }\n": types.TrustedPointVersionsDocument,
    "\n  mutation UpdateTrustedPoint($_id: ID!, $data: TrustedPointConfigInput!, $version: Int!) {\n    updateTrustedPointConfig(_id: $_id, data: $data, version: $version) {\n      version\n    }\n  }\n": types.UpdateTrustedPointDocument,
    "\n  query Referrals {\n    cmsGetReferralConfigs {\n      ...ReferralRanges\n    }\n  }\n": types.ReferralsDocument,
    "\n  fragment ReferralRanges on ReferralConfigs {\n    version\n    items {\n      _id\n      invitedFrom\n      invitedTo\n      points\n      description\n    }\n  }\n": types.ReferralRangesFragmentDoc,
    "\n  mutation SaveReferrals($ranges: [ReferralRangeInput!]!, $version: Int!) {\n    cmsSaveReferralConfigs(ranges: $ranges, version: $version) {\n      ...ReferralRanges\n    }\n  }\n": types.SaveReferralsDocument,
    "\n  fragment UserRow on User {\n    ...UserFace\n    username\n    email\n    phoneNumber\n    gender\n    group\n    termStatus\n    badge {\n      _id\n      title\n    }\n    badgeStatus\n    createdAt\n    dateOfBirth\n    totalFriends\n    totalPosts\n    point\n    earnedPoints\n    countryCode\n    version\n  }\n": types.UserRowFragmentDoc,
    "\n  query Users(\n    $query: String\n    $limit: Int\n    $page: Int\n    $filter: UserFilter\n    $sortBy: UserSort\n    $counted: Boolean = true\n  ) {\n    cmsGetUsers(query: $query, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter @include(if: $counted)\n      items {\n        ...UserRow\n      }\n    }\n  }\n": types.UsersDocument,
    "\n  query UserCount($query: String, $filter: UserFilter) {\n    cmsGetUsers(query: $query, filter: $filter) {\n      counter\n    }\n  }\n": types.UserCountDocument,
    "\n  query User($userId: ID!, $editing: Boolean = false) {\n    cmsGetUser(userId: $userId) {\n      ...UserRow\n      interestingTopicKeys\n      reason {\n        reason\n        status\n        createdAt\n      }\n      hasSecondFactor @include(if: $editing)\n      areas @include(if: $editing)\n    }\n  }\n": types.UserDocument,
    "\n  query PointDays($userId: ID!, $limit: Int) {\n    getEarnedPointHistories(userId: $userId, limit: $limit, page: 1, groupByEarnedAt: true) {\n      counter\n      items {\n        earnedAt\n        earnedPoints\n        changedCount\n      }\n    }\n  }\n": types.PointDaysDocument,
    "\n  query PointEntries($userId: ID!, $limit: Int, $page: Int, $filterDate: Day) {\n    getEarnedPointHistories(userId: $userId, limit: $limit, page: $page, filterDate: $filterDate) {\n      counter\n      items {\n        _id\n        earnedAt\n        earnedPoints\n        postId\n        trustedPointConfigs {\n          description\n        }\n        additionalData {\n          walletExchangeHistory {\n            hash\n          }\n        }\n      }\n    }\n  }\n": types.PointEntriesDocument,
    "\n  mutation RegisterUser($data: NewUserInput!) {\n    registerForImporter(data: $data) {\n      idToken\n    }\n  }\n": types.RegisterUserDocument,
    "\n  mutation UpdateUserGroup($userId: ID!, $group: UserGroup!, $version: Int) {\n    updateUserGroup(userId: $userId, group: $group, version: $version) {\n      _id\n      group\n      version\n    }\n  }\n": types.UpdateUserGroupDocument,
    "\n  mutation AssignBadge($userId: ID!, $badgeId: ID!, $version: Int) {\n    cmsAssignBadge(userId: $userId, badgeId: $badgeId, version: $version) {\n      success\n      user {\n        version\n      }\n    }\n  }\n": types.AssignBadgeDocument,
    "\n  fragment VerifyRow on VerifyRequest {\n    _id\n    type\n    targetId\n    targetName\n    targetKeyName\n    targetType\n    status\n    description\n    rejectReason\n    createdAt\n    decidedAt\n    version\n    owner {\n      ...UserFace\n      phoneNumber\n      email\n    }\n  }\n": types.VerifyRowFragmentDoc,
    "\n  query Verifies($limit: Int, $offset: Int, $q: String, $filter: VerifyFilter, $sortBy: VerifySort) {\n    cmsGetVerifies(limit: $limit, offset: $offset, q: $q, filter: $filter, sortBy: $sortBy) {\n      total\n      items {\n        ...VerifyRow\n      }\n    }\n  }\n": types.VerifiesDocument,
    "\n  query Verify($_id: ID!) {\n    cmsGetVerify(_id: $_id) {\n      ...VerifyRow\n      hasIdentityNumber\n      hasBusinessDetails\n      isNewest\n      erasedAt\n      decidedBy {\n        ...UserFace\n      }\n      photoIdentityMedias {\n        ...VerifyPicture\n      }\n      businessLicenseMedias {\n        ...VerifyPicture\n      }\n      photosTaken {\n        ...VerifyPicture\n      }\n    }\n  }\n": types.VerifyDocument,
    "\n  fragment VerifyPicture on VerifyDocument {\n    _id\n    uri\n    width\n    height\n  }\n": types.VerifyPictureFragmentDoc,
    "\n  mutation SetVerifyStatus($_id: ID!, $status: VerifyStatus!, $reason: String, $version: Int!) {\n    cmsSetVerifyStatus(_id: $_id, status: $status, reason: $reason, version: $version) {\n      _id\n      version\n    }\n  }\n": types.SetVerifyStatusDocument,
    "\n  mutation RevealVerify($_id: ID!) {\n    cmsRevealVerify(_id: $_id) {\n      identityNumber\n      business {\n        name\n        taxCode\n        address\n        representative\n      }\n    }\n  }\n": types.RevealVerifyDocument,
    "\n  fragment UserFace on User {\n    _id\n    fullName\n    photoUrl\n    avatar {\n      thumbnail\n      thumbnail2x\n    }\n  }\n": types.UserFaceFragmentDoc,
    "\n  query MyPreferences {\n    myPreferences {\n      key\n      value\n    }\n  }\n": types.MyPreferencesDocument,
    "\n  mutation SetPreference($key: String!, $value: JSON!) {\n    setPreference(key: $key, value: $value) {\n      key\n      value\n    }\n  }\n": types.SetPreferenceDocument,
    "\n  mutation CreateExport($list: String!, $format: ExportFormat!, $filters: JSON!, $sort: JSON, $columns: [String!]!) {\n    createExport(list: $list, format: $format, filters: $filters, sort: $sort, columns: $columns) {\n      url\n    }\n  }\n": types.CreateExportDocument,
    "\n  query ListViews($list: String!) {\n    cmsListViews(list: $list) {\n      _id\n      name\n      shared\n      mine\n      authorName\n      mayChange\n      filters\n      sort\n      columns\n      size\n      misfits\n      version\n    }\n  }\n": types.ListViewsDocument,
    "\n  mutation SaveView(\n    $list: String!\n    $name: String!\n    $shared: Boolean!\n    $filters: JSON!\n    $sort: JSON\n    $columns: [String!]\n    $size: Int\n  ) {\n    cmsSaveView(\n      list: $list\n      name: $name\n      shared: $shared\n      filters: $filters\n      sort: $sort\n      columns: $columns\n      size: $size\n    ) {\n      _id\n    }\n  }\n": types.SaveViewDocument,
    "\n  mutation UpdateView(\n    $_id: ID!\n    $name: String\n    $shared: Boolean\n    $filters: JSON\n    $sort: JSON\n    $columns: [String!]\n    $size: Int\n    $version: Int\n  ) {\n    cmsUpdateView(\n      _id: $_id\n      name: $name\n      shared: $shared\n      filters: $filters\n      sort: $sort\n      columns: $columns\n      size: $size\n      version: $version\n    ) {\n      _id\n    }\n  }\n": types.UpdateViewDocument,
    "\n  mutation DeleteView($_id: ID!, $version: Int) {\n    cmsDeleteView(_id: $_id, version: $version) {\n      _id\n    }\n  }\n": types.DeleteViewDocument,
    "\n  query Me {\n    me {\n      _id\n      email\n      username\n      fullName\n      photoUrl\n      gender\n      group\n      badgeStatus\n      termStatus\n      areas\n      phoneNumber\n      secondFactorDemanded\n      avatar {\n        thumbnail\n      }\n    }\n  }\n": types.MeDocument,
    "\n  mutation RefreshToken($refreshToken: String!) {\n    refreshToken(refreshToken: $refreshToken) {\n      idToken\n      refreshToken\n      expiresAt\n    }\n  }\n": types.RefreshTokenDocument,
    "\n  mutation Logout($refreshToken: String!) {\n    logout(refreshToken: $refreshToken)\n  }\n": types.LogoutDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindUsers($q: String!) {\n    cmsFindUsers(q: $q) {\n      ...UserFace\n      phoneNumber\n      email\n    }\n  }\n"): typeof import('./graphql.ts').FindUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindPosts($query: String!) {\n    cmsGetPosts(filter: { q: $query }, limit: 5, offset: 1) {\n      items {\n        _id\n        title\n        content\n        creator {\n          ...UserFace\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FindPostsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EntryOfHistory on AuditEntry {\n    _id\n    createdAt\n    action\n    actor {\n      ...UserFace\n    }\n    changes {\n      field\n      before\n      after\n      beforeName\n      afterName\n    }\n    reason\n    version\n  }\n"): typeof import('./graphql.ts').EntryOfHistoryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecordHistory($model: HistoryModel!, $targetId: ID!, $limit: Int, $after: ID) {\n    cmsHistory(model: $model, targetId: $targetId, limit: $limit, after: $after) {\n      items {\n        ...EntryOfHistory\n      }\n      next\n    }\n  }\n"): typeof import('./graphql.ts').RecordHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditEntries($limit: Int, $page: Int, $actionIn: [String!], $filter: AuditFilter, $sortBy: AuditSort) {\n    cmsGetAuditEntries(limit: $limit, page: $page, actionIn: $actionIn, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        ...EntryOfHistory\n        model\n        targetId\n        targetName\n        requestId\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AuditEntriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AuditRun on AuditVerification {\n    _id\n    state\n    entries\n    chains\n    total\n    startedAt\n    finishedAt\n    startedBy {\n      fullName\n    }\n    checkpoint {\n      number\n      createdAt\n    }\n    found\n    broken {\n      problem\n      chain\n      first\n      last\n      checkpoint\n    }\n  }\n"): typeof import('./graphql.ts').AuditRunFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditVerification {\n    cmsAuditVerification {\n      ...AuditRun\n    }\n  }\n"): typeof import('./graphql.ts').AuditVerificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyAudit {\n    cmsVerifyAudit {\n      ...AuditRun\n    }\n  }\n"): typeof import('./graphql.ts').VerifyAuditDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Undo($model: RecordModel!, $_id: ID!, $version: Int!) {\n    cmsUndo(model: $model, _id: $_id, version: $version) {\n      _id\n      version\n    }\n  }\n"): typeof import('./graphql.ts').UndoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoMany($model: RecordModel!, $changes: [UndoneChange!]!) {\n    cmsUndoMany(model: $model, changes: $changes) {\n      _id\n      ok\n      message\n      reason\n      params\n    }\n  }\n"): typeof import('./graphql.ts').UndoManyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChangesSince($model: RecordModel!, $_id: ID!, $version: Int!) {\n    cmsChangesSince(model: $model, _id: $_id, version: $version) {\n      version\n      changes {\n        field\n        seen\n        now\n        seenName\n        nowName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangesSinceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindActors($query: String, $group: UserGroup, $limit: Int) {\n    cmsGetUsers(query: $query, filter: { group: $group }, limit: $limit) {\n      items {\n        _id\n        fullName\n        phoneNumber\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FindActorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Actor($userId: ID!) {\n    cmsGetUser(userId: $userId) {\n      _id\n      fullName\n    }\n  }\n"): typeof import('./graphql.ts').ActorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BadgeChoices($limit: Int, $filter: BadgeFilter) {\n    cmsListBadges(limit: $limit, page: 1, filter: $filter) {\n      items {\n        _id\n        title\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BadgeChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Comment($_id: ID!) {\n    cmsGetComment(_id: $_id) {\n      _id\n      content\n      post {\n        _id\n        title\n        content\n      }\n      creator {\n        ...UserFace\n      }\n      commentedAsPage {\n        _id\n        name\n      }\n      totalReports\n      termStatus\n      reason {\n        reason\n        status\n        createdAt\n        byName\n      }\n      createdAt\n      version\n    }\n  }\n"): typeof import('./graphql.ts').CommentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Configs($limit: Int, $page: Int, $filter: ConfigFilter, $sortBy: ConfigSort) {\n    cmsGetConfigs(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        _id\n        key\n        type\n        value\n        lastChange {\n          createdAt\n          actor {\n            fullName\n          }\n        }\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ConfigsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateConfig($key: String!, $value: String!, $type: ConfigType!) {\n    createConfig(key: $key, value: $value, type: $type) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').CreateConfigDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateConfig($_id: ID!, $key: String!, $value: String!, $type: ConfigType!, $version: Int!) {\n    updateConfig(_id: $_id, key: $key, value: $value, type: $type, version: $version) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateConfigDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteConfig($_id: ID!, $version: Int!) {\n    deleteConfig(_id: $_id, version: $version) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').DeleteConfigDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardFigures {\n    cmsNumberOfUsers\n    cmsNumberOfPartnerPages\n    cmsNumberOfUsersByCountry {\n      country\n      users\n      percentage\n    }\n  }\n"): typeof import('./graphql.ts').DashboardFiguresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Attention($startDate: Day!, $endDate: Day!) {\n    cmsReportBacklog {\n      model\n      targets\n      lastDay\n      lastWeek\n    }\n    cmsPendingVerifies {\n      type\n      requests\n      lastDay\n      lastWeek\n    }\n    cmsNewUsersPerDay(startDate: $startDate, endDate: $endDate) {\n      newUsers\n    }\n    cmsPointsEarnedPerDay(startDate: $startDate, endDate: $endDate) {\n      earnedPoints\n    }\n    cmsPostsPerDay(startDate: $startDate, endDate: $endDate) {\n      date\n      posts\n    }\n  }\n"): typeof import('./graphql.ts').AttentionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardCharts($startDate: Day!, $endDate: Day!) {\n    cmsNewUsersPerDay(startDate: $startDate, endDate: $endDate) {\n      newUsers\n      date\n    }\n    cmsPointsEarnedPerDay(startDate: $startDate, endDate: $endDate) {\n      earnedPoints\n      date\n    }\n  }\n"): typeof import('./graphql.ts').DashboardChartsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TopUsers($limit: Int, $filterDate: Day) {\n    cmsTopUsersByPointsPerDay(limit: $limit, page: 1, filterDate: $filterDate) {\n      items {\n        _id: userId\n        user {\n          _id\n          fullName\n          phoneNumber\n          avatar {\n            uri\n            thumbnail\n            thumbnail2x\n          }\n        }\n        changedCount\n        earnedPoints\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TopUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TopReferrals($limit: Int, $page: Int, $filter: TopReferralFilter) {\n    cmsTopReferralUsers(limit: $limit, page: $page, filter: $filter) {\n      counter\n      items {\n        _id\n        avatar {\n          uri\n          thumbnail\n          thumbnail2x\n        }\n        fullName\n        phoneNumber\n        referredUserNumber\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TopReferralsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardContents($startDate: Day!, $endDate: Day!) {\n    cmsPostsPerDay(startDate: $startDate, endDate: $endDate) {\n      date\n      type\n      posts\n    }\n    cmsReportsPerDay(startDate: $startDate, endDate: $endDate) {\n      date\n      reason\n      reports\n    }\n  }\n"): typeof import('./graphql.ts').DashboardContentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportedCreators($startDate: Day!, $endDate: Day!) {\n    cmsMostReportedCreators(startDate: $startDate, endDate: $endDate) {\n      userId\n      user {\n        fullName\n        phoneNumber\n        avatar {\n          thumbnail\n          thumbnail2x\n        }\n      }\n      reports\n    }\n  }\n"): typeof import('./graphql.ts').ReportedCreatorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportBacklog {\n    cmsReportBacklog {\n      model\n      targets\n      reports\n      lastWeek\n    }\n  }\n"): typeof import('./graphql.ts').ReportBacklogDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetGrants($userId: ID!, $areas: [Area!]!, $version: Int!) {\n    cmsSetGrants(userId: $userId, areas: $areas, version: $version) {\n      version\n    }\n  }\n"): typeof import('./graphql.ts').SetGrantsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GroupRow on Group {\n    _id\n    name\n    creator {\n      ...UserFace\n    }\n    category {\n      name {\n        VI_VN\n        EN_US\n      }\n    }\n    totalMembers\n    totalPosts\n    totalReports\n    termStatus\n    createdAt\n    version\n  }\n"): typeof import('./graphql.ts').GroupRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Groups($limit: Int, $offset: Int, $filter: GroupFilter, $sortBy: GroupSort) {\n    getCmsGroups(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        ...GroupRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').GroupsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Group($_id: ID!) {\n    cmsGetGroup(_id: $_id) {\n      ...GroupRow\n      description\n      privacy\n      verified\n      reason {\n        reason\n        status\n        createdAt\n        byName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').GroupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteGroup($_id: ID!, $reason: String!, $version: Int!) {\n    deleteCmsGroup(_id: $_id, reason: $reason, version: $version)\n  }\n"): typeof import('./graphql.ts').DeleteGroupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Viewing($tab: ID!, $model: RecordModel!, $_id: ID!, $leaving: Boolean) {\n    cmsViewing(tab: $tab, model: $model, _id: $_id, leaving: $leaving) {\n      since\n      user {\n        ...UserFace\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ViewingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MediaThumbnail on Media {\n    _id\n    type\n    thumbnail\n    thumbnail2x\n  }\n"): typeof import('./graphql.ts').MediaThumbnailFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadPhoto($file: Upload!, $dimensions: Dimensions, $bannerType: String) {\n    uploadPhoto(file: $file, dimensions: $dimensions, bannerType: $bannerType) {\n      ...MediaThumbnail\n    }\n  }\n"): typeof import('./graphql.ts').UploadPhotoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Media($_id: ID!) {\n    cmsGetMedia(_id: $_id) {\n      ...MediaThumbnail\n      uri\n      width\n      height\n      termStatus\n      reason {\n        reason\n        status\n        createdAt\n        byName\n      }\n      uploader {\n        ...UserFace\n      }\n      newestPosts {\n        _id\n        title\n        content\n      }\n      createdAt\n      version\n    }\n  }\n"): typeof import('./graphql.ts').MediaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PageCategories {\n    cmsGetPageCategories {\n      counter\n      items {\n        _id\n        name {\n          VI_VN\n          EN_US\n        }\n        enum\n        deletedAt\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PageCategoriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePageCategory($name: LocalizedTextInput!, $enum: String!) {\n    cmsCreatePageCategory(name: $name, enum: $enum) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').CreatePageCategoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePageCategory($_id: ID!, $name: LocalizedTextInput!, $enum: String!, $version: Int!) {\n    cmsUpdatePageCategory(_id: $_id, name: $name, enum: $enum, version: $version) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').UpdatePageCategoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePageCategory($_id: ID!, $version: Int!) {\n    cmsDeletePageCategory(_id: $_id, version: $version) {\n      version\n    }\n  }\n"): typeof import('./graphql.ts').DeletePageCategoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PageRow on Page {\n    _id\n    name\n    type\n    phoneNumber\n    email\n    website\n    verified\n    creator {\n      ...UserFace\n    }\n    isPartner\n    isProvideNews\n    termStatus\n    reason {\n      reason\n      status\n      createdAt\n      byName\n    }\n    pinnedLimit\n    createdAt\n    version\n  }\n"): typeof import('./graphql.ts').PageRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Pages($limit: Int, $offset: Int, $q: String, $filter: PageFilter, $sortBy: PageSort) {\n    cmsGetPages(limit: $limit, offset: $offset, q: $q, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        ...PageRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Page($_id: ID!) {\n    cmsGetPage(_id: $_id) {\n      ...PageRow\n      description\n      category {\n        name {\n          VI_VN\n          EN_US\n        }\n      }\n      logo {\n        ...MediaThumbnail\n      }\n      owner {\n        ...UserFace\n      }\n      admins {\n        ...UserFace\n      }\n      verify {\n        status\n      }\n      totals {\n        likes\n        posts\n        follows\n        reviews\n        reports\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPagePartner($_id: ID!, $status: Boolean!, $version: Int!) {\n    cmsSetPagePartner(_id: $_id, status: $status, version: $version) {\n      version\n    }\n  }\n"): typeof import('./graphql.ts').SetPagePartnerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPageHotNews($_id: ID!, $active: Boolean!, $version: Int!) {\n    cmsSetPageHotNews(_id: $_id, active: $active, version: $version) {\n      version\n    }\n  }\n"): typeof import('./graphql.ts').SetPageHotNewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPinnedProductLimit($data: PinnedProductLimitInput!, $version: Int!) {\n    cmsSetPinnedProductLimit(data: $data, version: $version) {\n      version\n    }\n  }\n"): typeof import('./graphql.ts').SetPinnedProductLimitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlaceRow on Place {\n    _id\n    name\n    description\n    checkins\n    reviews\n    primaryImage {\n      ...MediaThumbnail\n    }\n    location {\n      placeName\n      country\n    }\n    creator {\n      ...UserFace\n    }\n    createdAt\n    version\n  }\n"): typeof import('./graphql.ts').PlaceRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TopPlaces($limit: Int, $q: String) {\n    topPlaces(limit: $limit, q: $q) {\n      ...PlaceRow\n    }\n  }\n"): typeof import('./graphql.ts').TopPlacesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Place($_id: ID!) {\n    cmsGetPlace(_id: $_id) {\n      ...PlaceRow\n      phone\n      isVerified\n      medias {\n        ...MediaThumbnail\n        uri\n        width\n        height\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PlaceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPrimaryImage($_id: ID!, $imageId: ID!, $version: Int!) {\n    cmsSetPlacePrimaryImage(_id: $_id, imageId: $imageId, version: $version) {\n      _id\n      version\n    }\n  }\n"): typeof import('./graphql.ts').SetPrimaryImageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Creator($userId: ID!) {\n    cmsGetUser(userId: $userId) {\n      ...UserFace\n      phoneNumber\n      email\n      group\n      termStatus\n      reason {\n        reason\n        status\n        createdAt\n        byName\n      }\n      point\n      totalPosts\n      createdAt\n      version\n    }\n  }\n"): typeof import('./graphql.ts').CreatorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentPosts($targetId: ID!, $limit: Int, $isPage: Boolean) {\n    cmsGetPostsByCreator(targetId: $targetId, limit: $limit, isPage: $isPage) {\n      _id\n      title\n      content\n      status\n      createdAt\n      totalLikes\n      totalComments\n    }\n  }\n"): typeof import('./graphql.ts').RecentPostsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostAuthor on User {\n    _id\n    fullName\n    phoneNumber\n    gender\n    group\n    version\n  }\n"): typeof import('./graphql.ts').PostAuthorFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostAuthorByPhone($phoneNumber: String!) {\n    cmsFindUserByPhone(phoneNumber: $phoneNumber) {\n      ...PostAuthor\n    }\n  }\n"): typeof import('./graphql.ts').PostAuthorByPhoneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedPost($_id: ID!) {\n    cmsGetPost(_id: $_id) {\n      _id\n      ...PostText\n      version\n      creator {\n        ...PostAuthor\n      }\n    }\n  }\n"): typeof import('./graphql.ts').EditedPostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePost($data: PostInput!) {\n    cmsCreatePost(data: $data) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').CreatePostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePost($_id: ID!, $data: PostChange!, $version: Int) {\n    cmsUpdatePost(_id: $_id, data: $data, version: $version) {\n      _id\n      version\n    }\n  }\n"): typeof import('./graphql.ts').UpdatePostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetAuthorGroup($userId: ID!, $group: UserGroup!, $version: Int) {\n    updateUserGroup(userId: $userId, group: $group, version: $version) {\n      ...PostAuthor\n    }\n  }\n"): typeof import('./graphql.ts').SetAuthorGroupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostRow on Post {\n    _id\n    type\n    title\n    content\n    status\n    reason {\n      reason\n    }\n    totalLikes\n    totalComments\n    totalReports\n    creator {\n      ...UserFace\n    }\n    createdAt\n    version\n  }\n"): typeof import('./graphql.ts').PostRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Posts($limit: Int, $offset: Int, $filter: PostFilter, $sortBy: PostSort, $counted: Boolean = true) {\n    cmsGetPosts(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      counter @include(if: $counted)\n      items {\n        ...PostRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PostsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostCount($filter: PostFilter) {\n    cmsGetPosts(filter: $filter) {\n      counter\n    }\n  }\n"): typeof import('./graphql.ts').PostCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlockedPosts($limit: Int, $page: Int, $filter: PostFilter, $sortBy: PostSort, $counted: Boolean = true) {\n    cmsGetBlockedPosts(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter @include(if: $counted)\n      item {\n        ...PostRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BlockedPostsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlockedPostCount($filter: PostFilter) {\n    cmsGetBlockedPosts(filter: $filter) {\n      counter\n    }\n  }\n"): typeof import('./graphql.ts').BlockedPostCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostText on Post {\n    title\n    content\n  }\n"): typeof import('./graphql.ts').PostTextFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WrittenPost on Post {\n    _id\n    ...PostText\n    createdAt\n    creator {\n      ...UserFace\n    }\n    medias {\n      _id\n      type\n      uri\n      thumbnail\n      thumbnail2x\n      width\n      height\n    }\n  }\n"): typeof import('./graphql.ts').WrittenPostFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Post($_id: ID!) {\n    cmsGetPost(_id: $_id) {\n      ...WrittenPost\n      type\n      status\n      reason {\n        reason\n        status\n        createdAt\n        byName\n      }\n      totalLikes\n      totalComments\n      totalReports\n      place {\n        _id\n        name\n      }\n      group {\n        _id\n        name\n      }\n      page {\n        _id\n        name\n      }\n      sharedPost {\n        ...WrittenPost\n      }\n      version\n    }\n  }\n"): typeof import('./graphql.ts').PostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindCreators($q: String, $limit: Int) {\n    cmsFindCreators(q: $q, limit: $limit) {\n      ...UserFace\n    }\n  }\n"): typeof import('./graphql.ts').FindCreatorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CreatorName($targetId: ID!) {\n    cmsGetPostsByCreator(targetId: $targetId, limit: 1) {\n      creator {\n        _id\n        fullName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CreatorNameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPostStatus($_id: ID!, $status: TermStatus!, $reason: String, $version: Int) {\n    cmsSetPostStatus(_id: $_id, status: $status, reason: $reason, version: $version) {\n      _id\n      version\n    }\n  }\n"): typeof import('./graphql.ts').SetPostStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PresetReasons($limit: Int, $page: Int, $filter: PresetReasonFilter, $sortBy: PresetReasonSort) {\n    cmsGetPresetReasons(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        _id\n        model\n        textEn\n        textVi\n        position\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PresetReasonsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PresetReasonsFor($model: TermModel!) {\n    cmsPresetReasonsFor(model: $model) {\n      textEn\n      textVi\n    }\n  }\n"): typeof import('./graphql.ts').PresetReasonsForDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePresetReason($model: TermModel!, $textEn: String!, $textVi: String!, $position: Int) {\n    cmsCreatePresetReason(model: $model, textEn: $textEn, textVi: $textVi, position: $position) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').CreatePresetReasonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePresetReason(\n    $_id: ID!\n    $model: TermModel!\n    $textEn: String!\n    $textVi: String!\n    $position: Int\n    $version: Int!\n  ) {\n    cmsUpdatePresetReason(\n      _id: $_id\n      model: $model\n      textEn: $textEn\n      textVi: $textVi\n      position: $position\n      version: $version\n    ) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').UpdatePresetReasonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePresetReason($_id: ID!, $version: Int!) {\n    cmsDeletePresetReason(_id: $_id, version: $version) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').DeletePresetReasonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductRow on Product {\n    _id\n    type\n    title\n    content\n    price\n    medias {\n      ...MediaThumbnail\n      uri\n      width\n      height\n    }\n    availableOnTravelStore\n    creator {\n      ...UserFace\n    }\n    page {\n      _id\n      name\n    }\n    totalReports\n    termStatus\n    reason {\n      reason\n      status\n      createdAt\n      byName\n    }\n    createdAt\n    version\n  }\n"): typeof import('./graphql.ts').ProductRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Products(\n    $limit: Int\n    $offset: Int\n    $q: String\n    $type: ProductType\n    $onTravelStore: YesNo\n    $filter: ProductFilter\n    $sortBy: ProductSort\n  ) {\n    cmsPartnerProducts(\n      limit: $limit\n      offset: $offset\n      q: $q\n      type: $type\n      onTravelStore: $onTravelStore\n      filter: $filter\n      sortBy: $sortBy\n    ) {\n      counter\n      items {\n        ...ProductRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Product($_id: ID!) {\n    cmsGetProduct(_id: $_id) {\n      ...ProductRow\n      totalLikes\n      totalShares\n    }\n  }\n"): typeof import('./graphql.ts').ProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteProduct($_id: ID!, $version: Int!) {\n    cmsDeleteProduct(_id: $_id, version: $version)\n  }\n"): typeof import('./graphql.ts').DeleteProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostReports(\n    $limit: Int\n    $offset: Int\n    $filter: PostReportFilter\n    $sortType: PostReportSortType\n    $sortDir: SortDirection\n  ) {\n    cmsGetPostReports(limit: $limit, offset: $offset, filter: $filter, sortType: $sortType, sortDir: $sortDir) {\n      total\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        createdAt\n        title\n        content\n        type\n        creator {\n          ...UserFace\n        }\n        page {\n          _id\n          name\n        }\n        reason {\n          reason\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PostReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CommentReports(\n    $limit: Int\n    $offset: Int\n    $filter: CommentReportFilter\n    $sortType: CommentReportSortType\n    $sortDir: SortDirection\n  ) {\n    cmsGetCommentReports(limit: $limit, offset: $offset, filter: $filter, sortType: $sortType, sortDir: $sortDir) {\n      total\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        createdAt\n        content\n        creator {\n          ...UserFace\n        }\n        commentedAsPage {\n          _id\n          name\n        }\n        reason {\n          reason\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CommentReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductReports($limit: Int, $offset: Int, $filter: ProductReportFilter, $sortBy: ProductReportSort) {\n    cmsGetProductReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        createdAt\n        title\n        content\n        type\n        creator {\n          ...UserFace\n        }\n        page {\n          _id\n          name\n        }\n        reason {\n          reason\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PageReports($limit: Int, $offset: Int, $filter: PageReportFilter, $sortBy: PageReportSort) {\n    cmsGetPageReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        createdAt\n        name\n        type\n        category {\n          name {\n            VI_VN\n            EN_US\n          }\n        }\n        creator {\n          ...UserFace\n        }\n        reason {\n          reason\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PageReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UserReports($limit: Int, $offset: Int, $filter: UserReportFilter, $sortBy: UserReportSort) {\n    cmsGetUserReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        createdAt\n        fullName\n        photoUrl\n        avatar {\n          thumbnail\n          thumbnail2x\n        }\n        gender\n        email\n        reason {\n          reason\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UserReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupReports($limit: Int, $offset: Int, $filter: GroupReportFilter, $sortBy: GroupReportSort) {\n    cmsGetGroupReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        createdAt\n        name\n        totalMembers\n        totalPosts\n        creator {\n          ...UserFace\n        }\n        reason {\n          reason\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').GroupReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MediaReports($limit: Int, $offset: Int, $filter: MediaReportFilter, $sortBy: MediaReportSort) {\n    cmsGetMediaReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        createdAt\n        avatar {\n          ...MediaThumbnail\n        }\n        totalMembers\n        totalPosts\n        uploader {\n          ...UserFace\n        }\n        reason {\n          reason\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MediaReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportsOfTarget($targetId: ID!, $type: TermModel!) {\n    cmsListReportByTargetId(targetId: $targetId, type: $type) {\n      _id\n      message\n      postReportType\n      creator {\n        ...UserFace\n      }\n      createdAt\n    }\n  }\n"): typeof import('./graphql.ts').ReportsOfTargetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DetailReports($id: ID!, $forModel: TermModel!, $page: Int) {\n    cmsGetDetailReports(id: $id, forModel: $forModel, page: $page) {\n      total\n      items {\n        _id\n        message\n        postReportType\n        creator {\n          ...UserFace\n        }\n        createdAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DetailReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlockedDetails($id: ID!, $forModel: TermModel!, $page: Int) {\n    cmsGetBlockedDetailList(id: $id, forModel: $forModel, page: $page) {\n      total\n      items {\n        _id\n        reason\n        status\n        createdAt\n        creator {\n          ...UserFace\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BlockedDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkReportsHandled($model: TermModel!, $_id: ID!, $lastReportAt: DateTime!) {\n    cmsMarkReportsHandled(model: $model, _id: $_id, lastReportAt: $lastReportAt) {\n      handledVersion\n    }\n  }\n"): typeof import('./graphql.ts').MarkReportsHandledDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnmarkReportsHandled($model: TermModel!, $_id: ID!) {\n    cmsUnmarkReportsHandled(model: $model, _id: $_id) {\n      handledVersion\n    }\n  }\n"): typeof import('./graphql.ts').UnmarkReportsHandledDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkReportsHandledOfMany($model: TermModel!, $ids: [ID!], $list: JSON, $after: ID, $handled: Boolean!) {\n    cmsMarkReportsHandledOfMany(model: $model, ids: $ids, list: $list, after: $after, handled: $handled) {\n      outcomes {\n        _id\n        ok\n        version\n        message\n        reason\n        params\n      }\n      next\n    }\n  }\n"): typeof import('./graphql.ts').MarkReportsHandledOfManyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MySessions {\n    mySessions {\n      _id\n      userAgent\n      address\n      signedInAt\n      lastUsedAt\n      current\n    }\n  }\n"): typeof import('./graphql.ts').MySessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndMySession($sessionId: ID!) {\n    endMySession(sessionId: $sessionId)\n  }\n"): typeof import('./graphql.ts').EndMySessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndMyOtherSessions {\n    endMyOtherSessions\n  }\n"): typeof import('./graphql.ts').EndMyOtherSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSessions($userId: ID!) {\n    cmsEndSessions(userId: $userId)\n  }\n"): typeof import('./graphql.ts').EndSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeOffSecondFactor($userId: ID!) {\n    cmsRemoveSecondFactor(userId: $userId)\n  }\n"): typeof import('./graphql.ts').TakeOffSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeMyPassword($data: PasswordChangeInput!) {\n    changeMyPassword(data: $data)\n  }\n"): typeof import('./graphql.ts').ChangeMyPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MySecondFactor {\n    mySecondFactor {\n      since\n      recoveryCodesLeft\n    }\n  }\n"): typeof import('./graphql.ts').MySecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartSecondFactor($proof: ProofInput!) {\n    startSecondFactor(proof: $proof) {\n      secret\n      uri\n    }\n  }\n"): typeof import('./graphql.ts').StartSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(code: $code) {\n      codes\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewRecoveryCodes($proof: ProofInput!) {\n    renewRecoveryCodes(proof: $proof) {\n      codes\n    }\n  }\n"): typeof import('./graphql.ts').RenewRecoveryCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSecondFactor($proof: ProofInput!) {\n    removeSecondFactor(proof: $proof)\n  }\n"): typeof import('./graphql.ts').RemoveSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($data: LoginInput!) {\n    login(data: $data) {\n      idToken\n      refreshToken\n      expiresAt\n      idTokenPayload {\n        user {\n          badgeStatus\n          group\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SystemNotificationRow on SystemNotification {\n    _id\n    customMessage\n    sendToAllUsers\n    users {\n      _id\n      fullName\n    }\n    excludedUsers {\n      _id\n      fullName\n    }\n    excludedPages {\n      _id\n      name\n    }\n    fromUser {\n      ...UserFace\n    }\n    sent\n    sentAt\n    reached\n    deletedAt\n    createdAt\n    version\n  }\n"): typeof import('./graphql.ts').SystemNotificationRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemNotifications(\n    $limit: Int!\n    $offset: Int!\n    $filter: SystemNotificationFilter\n    $sortBy: SystemNotificationSort\n  ) {\n    getSystemNotifications(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        ...SystemNotificationRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SystemNotificationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemNotification($_id: ID!) {\n    cmsGetSystemNotification(_id: $_id) {\n      ...SystemNotificationRow\n    }\n  }\n"): typeof import('./graphql.ts').SystemNotificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewSystemNotification(\n    $sendToAllUsers: Boolean!\n    $userIds: [ID!]!\n    $excludedUserIds: [ID!]!\n    $excludedPageIds: [ID!]!\n  ) {\n    cmsPreviewSystemNotification(\n      sendToAllUsers: $sendToAllUsers\n      userIds: $userIds\n      excludedUserIds: $excludedUserIds\n      excludedPageIds: $excludedPageIds\n    )\n  }\n"): typeof import('./graphql.ts').PreviewSystemNotificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSystemNotification(\n    $customMessage: String!\n    $sendToAllUsers: Boolean!\n    $userIds: [ID!]!\n    $excludedUserIds: [ID!]!\n    $excludedPageIds: [ID!]!\n  ) {\n    createSystemNotification(\n      customMessage: $customMessage\n      systemNotificationTo: USER\n      sendToAllUsers: $sendToAllUsers\n      userIds: $userIds\n      excludedUserIds: $excludedUserIds\n      excludedPageIds: $excludedPageIds\n    ) {\n      _id\n      version\n    }\n  }\n"): typeof import('./graphql.ts').CreateSystemNotificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSystemNotification(\n    $_id: ID!\n    $customMessage: String!\n    $sendToAllUsers: Boolean!\n    $userIds: [ID!]!\n    $excludedUserIds: [ID!]!\n    $excludedPageIds: [ID!]!\n    $version: Int!\n  ) {\n    updateSystemNotification(\n      _id: $_id\n      customMessage: $customMessage\n      systemNotificationTo: USER\n      sendToAllUsers: $sendToAllUsers\n      userIds: $userIds\n      excludedUserIds: $excludedUserIds\n      excludedPageIds: $excludedPageIds\n      version: $version\n    ) {\n      _id\n      version\n    }\n  }\n"): typeof import('./graphql.ts').UpdateSystemNotificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendSystemNotification($_id: ID!, $version: Int!) {\n    sendSystemNotification(_id: $_id, version: $version) {\n      version\n      reached\n    }\n  }\n"): typeof import('./graphql.ts').SendSystemNotificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSystemNotification($_id: ID!, $version: Int!) {\n    deleteSystemNotification(_id: $_id, version: $version)\n  }\n"): typeof import('./graphql.ts').DeleteSystemNotificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindRecipients($q: String!) {\n    cmsFindUsers(q: $q, limit: 10) {\n      ...UserFace\n      phoneNumber\n    }\n  }\n"): typeof import('./graphql.ts').FindRecipientsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindExcludedPages($q: String!) {\n    cmsFindPages(q: $q, limit: 10) {\n      _id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').FindExcludedPagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTermStatus($_id: ID!, $termStatus: TermStatus!, $model: TermModel!, $reason: String, $version: Int) {\n    cmsSetTermStatus(_id: $_id, termStatus: $termStatus, model: $model, reason: $reason, version: $version) {\n      _id\n      version\n    }\n  }\n"): typeof import('./graphql.ts').SetTermStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetStatusOfMany(\n    $model: TermModel!\n    $ids: [ID!]\n    $list: JSON\n    $of: String\n    $after: ID\n    $termStatus: TermStatus!\n    $reason: String\n  ) {\n    cmsSetTermStatusOfMany(\n      model: $model\n      ids: $ids\n      list: $list\n      of: $of\n      after: $after\n      termStatus: $termStatus\n      reason: $reason\n    ) {\n      outcomes {\n        _id\n        ok\n        version\n        message\n        reason\n        params\n      }\n      next\n    }\n  }\n"): typeof import('./graphql.ts').SetStatusOfManyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TrustedPointRow on TrustedPointConfig {\n    _id\n    type\n    actionType\n    points\n    description\n    trustedPointsFrom\n    trustedPointsTo\n    rankFrom\n    rankTo\n    engagementAdjustPercent\n    postContentLength\n    totalPlaceReviewsFrom\n    totalPlaceReviewsTo\n    newPlaceCoefficient\n    adjustPointPercent\n    unlimitedPostsPerDayWhenTrustedPointGreaterThan\n    maxTenPostsPerDayWhenTrustedPointLessThan\n    maxFivePostsPerDayWhenTrustedPointLessThan\n    invitedFrom\n    invitedTo\n    createdAt\n    version\n  }\n"): typeof import('./graphql.ts').TrustedPointRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrustedPoints($q: String) {\n    getTrustedPointConfigs(q: $q) {\n      ...TrustedPointRow\n    }\n  }\n"): typeof import('./graphql.ts').TrustedPointsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrustedPointVersions($_id: ID!) {\n    cmsGetTrustedPointVersions(_id: $_id) {\n      since\n      until\n      savedBy {\n        ...UserFace\n      }\n      rule {\n        ...TrustedPointRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TrustedPointVersionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTrustedPoint($_id: ID!, $data: TrustedPointConfigInput!, $version: Int!) {\n    updateTrustedPointConfig(_id: $_id, data: $data, version: $version) {\n      version\n    }\n  }\n"): typeof import('./graphql.ts').UpdateTrustedPointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Referrals {\n    cmsGetReferralConfigs {\n      ...ReferralRanges\n    }\n  }\n"): typeof import('./graphql.ts').ReferralsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReferralRanges on ReferralConfigs {\n    version\n    items {\n      _id\n      invitedFrom\n      invitedTo\n      points\n      description\n    }\n  }\n"): typeof import('./graphql.ts').ReferralRangesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveReferrals($ranges: [ReferralRangeInput!]!, $version: Int!) {\n    cmsSaveReferralConfigs(ranges: $ranges, version: $version) {\n      ...ReferralRanges\n    }\n  }\n"): typeof import('./graphql.ts').SaveReferralsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserRow on User {\n    ...UserFace\n    username\n    email\n    phoneNumber\n    gender\n    group\n    termStatus\n    badge {\n      _id\n      title\n    }\n    badgeStatus\n    createdAt\n    dateOfBirth\n    totalFriends\n    totalPosts\n    point\n    earnedPoints\n    countryCode\n    version\n  }\n"): typeof import('./graphql.ts').UserRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Users(\n    $query: String\n    $limit: Int\n    $page: Int\n    $filter: UserFilter\n    $sortBy: UserSort\n    $counted: Boolean = true\n  ) {\n    cmsGetUsers(query: $query, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter @include(if: $counted)\n      items {\n        ...UserRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UserCount($query: String, $filter: UserFilter) {\n    cmsGetUsers(query: $query, filter: $filter) {\n      counter\n    }\n  }\n"): typeof import('./graphql.ts').UserCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query User($userId: ID!, $editing: Boolean = false) {\n    cmsGetUser(userId: $userId) {\n      ...UserRow\n      interestingTopicKeys\n      reason {\n        reason\n        status\n        createdAt\n      }\n      hasSecondFactor @include(if: $editing)\n      areas @include(if: $editing)\n    }\n  }\n"): typeof import('./graphql.ts').UserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PointDays($userId: ID!, $limit: Int) {\n    getEarnedPointHistories(userId: $userId, limit: $limit, page: 1, groupByEarnedAt: true) {\n      counter\n      items {\n        earnedAt\n        earnedPoints\n        changedCount\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PointDaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PointEntries($userId: ID!, $limit: Int, $page: Int, $filterDate: Day) {\n    getEarnedPointHistories(userId: $userId, limit: $limit, page: $page, filterDate: $filterDate) {\n      counter\n      items {\n        _id\n        earnedAt\n        earnedPoints\n        postId\n        trustedPointConfigs {\n          description\n        }\n        additionalData {\n          walletExchangeHistory {\n            hash\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PointEntriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterUser($data: NewUserInput!) {\n    registerForImporter(data: $data) {\n      idToken\n    }\n  }\n"): typeof import('./graphql.ts').RegisterUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUserGroup($userId: ID!, $group: UserGroup!, $version: Int) {\n    updateUserGroup(userId: $userId, group: $group, version: $version) {\n      _id\n      group\n      version\n    }\n  }\n"): typeof import('./graphql.ts').UpdateUserGroupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignBadge($userId: ID!, $badgeId: ID!, $version: Int) {\n    cmsAssignBadge(userId: $userId, badgeId: $badgeId, version: $version) {\n      success\n      user {\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AssignBadgeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VerifyRow on VerifyRequest {\n    _id\n    type\n    targetId\n    targetName\n    targetKeyName\n    targetType\n    status\n    description\n    rejectReason\n    createdAt\n    decidedAt\n    version\n    owner {\n      ...UserFace\n      phoneNumber\n      email\n    }\n  }\n"): typeof import('./graphql.ts').VerifyRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Verifies($limit: Int, $offset: Int, $q: String, $filter: VerifyFilter, $sortBy: VerifySort) {\n    cmsGetVerifies(limit: $limit, offset: $offset, q: $q, filter: $filter, sortBy: $sortBy) {\n      total\n      items {\n        ...VerifyRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').VerifiesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Verify($_id: ID!) {\n    cmsGetVerify(_id: $_id) {\n      ...VerifyRow\n      hasIdentityNumber\n      hasBusinessDetails\n      isNewest\n      erasedAt\n      decidedBy {\n        ...UserFace\n      }\n      photoIdentityMedias {\n        ...VerifyPicture\n      }\n      businessLicenseMedias {\n        ...VerifyPicture\n      }\n      photosTaken {\n        ...VerifyPicture\n      }\n    }\n  }\n"): typeof import('./graphql.ts').VerifyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VerifyPicture on VerifyDocument {\n    _id\n    uri\n    width\n    height\n  }\n"): typeof import('./graphql.ts').VerifyPictureFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetVerifyStatus($_id: ID!, $status: VerifyStatus!, $reason: String, $version: Int!) {\n    cmsSetVerifyStatus(_id: $_id, status: $status, reason: $reason, version: $version) {\n      _id\n      version\n    }\n  }\n"): typeof import('./graphql.ts').SetVerifyStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevealVerify($_id: ID!) {\n    cmsRevealVerify(_id: $_id) {\n      identityNumber\n      business {\n        name\n        taxCode\n        address\n        representative\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RevealVerifyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserFace on User {\n    _id\n    fullName\n    photoUrl\n    avatar {\n      thumbnail\n      thumbnail2x\n    }\n  }\n"): typeof import('./graphql.ts').UserFaceFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyPreferences {\n    myPreferences {\n      key\n      value\n    }\n  }\n"): typeof import('./graphql.ts').MyPreferencesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPreference($key: String!, $value: JSON!) {\n    setPreference(key: $key, value: $value) {\n      key\n      value\n    }\n  }\n"): typeof import('./graphql.ts').SetPreferenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateExport($list: String!, $format: ExportFormat!, $filters: JSON!, $sort: JSON, $columns: [String!]!) {\n    createExport(list: $list, format: $format, filters: $filters, sort: $sort, columns: $columns) {\n      url\n    }\n  }\n"): typeof import('./graphql.ts').CreateExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListViews($list: String!) {\n    cmsListViews(list: $list) {\n      _id\n      name\n      shared\n      mine\n      authorName\n      mayChange\n      filters\n      sort\n      columns\n      size\n      misfits\n      version\n    }\n  }\n"): typeof import('./graphql.ts').ListViewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveView(\n    $list: String!\n    $name: String!\n    $shared: Boolean!\n    $filters: JSON!\n    $sort: JSON\n    $columns: [String!]\n    $size: Int\n  ) {\n    cmsSaveView(\n      list: $list\n      name: $name\n      shared: $shared\n      filters: $filters\n      sort: $sort\n      columns: $columns\n      size: $size\n    ) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').SaveViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateView(\n    $_id: ID!\n    $name: String\n    $shared: Boolean\n    $filters: JSON\n    $sort: JSON\n    $columns: [String!]\n    $size: Int\n    $version: Int\n  ) {\n    cmsUpdateView(\n      _id: $_id\n      name: $name\n      shared: $shared\n      filters: $filters\n      sort: $sort\n      columns: $columns\n      size: $size\n      version: $version\n    ) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteView($_id: ID!, $version: Int) {\n    cmsDeleteView(_id: $_id, version: $version) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').DeleteViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      _id\n      email\n      username\n      fullName\n      photoUrl\n      gender\n      group\n      badgeStatus\n      termStatus\n      areas\n      phoneNumber\n      secondFactorDemanded\n      avatar {\n        thumbnail\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefreshToken($refreshToken: String!) {\n    refreshToken(refreshToken: $refreshToken) {\n      idToken\n      refreshToken\n      expiresAt\n    }\n  }\n"): typeof import('./graphql.ts').RefreshTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout($refreshToken: String!) {\n    logout(refreshToken: $refreshToken)\n  }\n"): typeof import('./graphql.ts').LogoutDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
