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
    "\n  query FindContent($q: String!) {\n    cmsFindPages(q: $q, limit: 5) {\n      _id\n      name\n    }\n    getCmsGroups(filter: { name_contain: $q }, limit: 5) {\n      items {\n        _id\n        name\n      }\n    }\n    topPlaces(q: $q, limit: 5) {\n      _id\n      name\n    }\n  }\n": typeof types.FindContentDocument,
    "\n  query FindPromotions($q: String!) {\n    cmsFindVoucherCodes(q: $q) {\n      _id\n      code\n      voucher {\n        _id\n        title\n        type\n      }\n    }\n    cmsVouchers(q: $q, limit: 5) {\n      items {\n        _id\n        title\n      }\n    }\n    cmsListLuckyWheel(filter: { q: $q, deletedAt: false }, limit: 5) {\n      items {\n        _id\n        title\n      }\n    }\n    cmsListBanner(filter: { q: $q }, limit: 5) {\n      items {\n        _id\n        name\n      }\n    }\n    cmsListEvent(filter: { q: $q }, limit: 5) {\n      items {\n        _id\n        name\n      }\n    }\n    cmsListBadges(q: $q, limit: 5) {\n      items {\n        _id\n        title\n      }\n    }\n  }\n": typeof types.FindPromotionsDocument,
    "\n  query Comment($_id: ID!) {\n    cmsGetComment(_id: $_id) {\n      _id\n      appLink\n      content\n      post {\n        _id\n        title\n        content\n      }\n      creator {\n        ...UserFace\n      }\n      commentedAsPage {\n        _id\n        name\n      }\n      totalReports\n      termStatus\n      reason {\n        reason\n        status\n        createdAt\n        until\n        restored\n        byName\n      }\n      createdAt\n      version\n    }\n  }\n": typeof types.CommentDocument,
    "\n  fragment GroupRow on Group {\n    _id\n    name\n    creator {\n      ...UserFace\n    }\n    category {\n      name {\n        VI_VN\n        EN_US\n      }\n    }\n    totalMembers\n    totalPosts\n    totalReports\n    termStatus\n    reason {\n      until\n    }\n    createdAt\n    version\n    isOwn\n  }\n": typeof types.GroupRowFragmentDoc,
    "\n  query Groups($limit: Int, $offset: Int, $filter: GroupFilter, $sortBy: GroupSort) {\n    getCmsGroups(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...GroupRow\n      }\n    }\n  }\n": typeof types.GroupsDocument,
    "\n  query Group($_id: ID!) {\n    cmsGetGroup(_id: $_id) {\n      ...GroupRow\n      appLink\n      description\n      privacy\n      verified\n      reason {\n        reason\n        status\n        createdAt\n        until\n        restored\n        byName\n      }\n    }\n  }\n": typeof types.GroupDocument,
    "\n  query PageCategories {\n    cmsGetPageCategories {\n      counter\n      items {\n        _id\n        name {\n          VI_VN\n          EN_US\n        }\n        enum\n        deletedAt\n        version\n      }\n    }\n  }\n": typeof types.PageCategoriesDocument,
    "\n  fragment PageRow on Page {\n    _id\n    name\n    type\n    phoneNumber\n    email\n    website\n    verified\n    creator {\n      ...UserFace\n    }\n    isPartner\n    isProvideNews\n    termStatus\n    reason {\n      reason\n      status\n      createdAt\n      until\n      restored\n      byName\n    }\n    pinnedLimit\n    createdAt\n    version\n    isOwn\n  }\n": typeof types.PageRowFragmentDoc,
    "\n  query Pages($limit: Int, $offset: Int, $q: String, $filter: PageFilter, $sortBy: PageSort) {\n    cmsGetPages(limit: $limit, offset: $offset, q: $q, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...PageRow\n      }\n    }\n  }\n": typeof types.PagesDocument,
    "\n  query Page($_id: ID!) {\n    cmsGetPage(_id: $_id) {\n      ...PageRow\n      appLink\n      description\n      category {\n        name {\n          VI_VN\n          EN_US\n        }\n      }\n      logo {\n        ...MediaThumbnail\n      }\n      owner {\n        ...UserFace\n      }\n      admins {\n        ...UserFace\n      }\n      verify {\n        status\n      }\n      totals {\n        likes\n        posts\n        follows\n        reviews\n        reports\n      }\n    }\n  }\n": typeof types.PageDocument,
    "\n  fragment PlaceRow on Place {\n    _id\n    name\n    description\n    checkins\n    reviews\n    hasSensitiveWord\n    primaryImage {\n      ...MediaThumbnail\n    }\n    location {\n      placeName\n      country\n    }\n    creator {\n      ...UserFace\n    }\n    createdAt\n    version\n  }\n": typeof types.PlaceRowFragmentDoc,
    "\n  query TopPlaces($limit: Int, $q: String) {\n    topPlaces(limit: $limit, q: $q) {\n      ...PlaceRow\n    }\n  }\n": typeof types.TopPlacesDocument,
    "\n  query Place($_id: ID!) {\n    cmsGetPlace(_id: $_id) {\n      ...PlaceRow\n      appLink\n      phone\n      isVerified\n      medias {\n        ...MediaThumbnail\n        uri\n        width\n        height\n      }\n    }\n  }\n": typeof types.PlaceDocument,
    "\n  query Creator($userId: ID!) {\n    cmsGetUser(userId: $userId) {\n      ...UserFace\n      phoneNumber\n      email\n      group\n      termStatus\n      reason {\n        reason\n        status\n        createdAt\n        until\n        restored\n        byName\n      }\n      point\n      totalPosts\n      createdAt\n      version\n    }\n  }\n": typeof types.CreatorDocument,
    "\n  query RecentPosts($targetId: ID!, $limit: Int, $isPage: Boolean) {\n    cmsGetPostsByCreator(targetId: $targetId, limit: $limit, isPage: $isPage) {\n      _id\n      title\n      content\n      status\n      createdAt\n      totalLikes\n      totalComments\n    }\n  }\n": typeof types.RecentPostsDocument,
    "\n  fragment PostAuthor on User {\n    _id\n    fullName\n    phoneNumber\n    gender\n    group\n    version\n  }\n": typeof types.PostAuthorFragmentDoc,
    "\n  query PostAuthorByPhone($phoneNumber: String!) {\n    cmsFindUserByPhone(phoneNumber: $phoneNumber) {\n      ...PostAuthor\n    }\n  }\n": typeof types.PostAuthorByPhoneDocument,
    "\n  query EditedPost($_id: ID!) {\n    cmsGetPost(_id: $_id) {\n      _id\n      ...PostText\n      version\n      creator {\n        ...PostAuthor\n      }\n    }\n  }\n": typeof types.EditedPostDocument,
    "\n  mutation SetAuthorGroup($userId: ID!, $group: UserGroup!, $version: Int) {\n    updateUserGroup(userId: $userId, group: $group, version: $version) {\n      ...PostAuthor\n    }\n  }\n": typeof types.SetAuthorGroupDocument,
    "\n  fragment PostRow on Post {\n    _id\n    type\n    title\n    content\n    status\n    reason {\n      reason\n      until\n    }\n    totalLikes\n    totalComments\n    totalReports\n    creator {\n      ...UserFace\n    }\n    page {\n      _id\n      name\n    }\n    createdAt\n    version\n    isOwn\n  }\n": typeof types.PostRowFragmentDoc,
    "\n  query Posts($limit: Int, $offset: Int, $filter: PostFilter, $sortBy: PostSort, $counted: Boolean = true) {\n    cmsGetPosts(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast @include(if: $counted)\n      items {\n        ...PostRow\n      }\n    }\n  }\n": typeof types.PostsDocument,
    "\n  query PostCount($filter: PostFilter) {\n    cmsGetPosts(filter: $filter) {\n      counter: counterAtLeast\n    }\n  }\n": typeof types.PostCountDocument,
    "\n  query BlockedPosts($limit: Int, $page: Int, $filter: PostFilter, $sortBy: PostSort, $counted: Boolean = true) {\n    cmsGetBlockedPosts(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast @include(if: $counted)\n      item {\n        ...PostRow\n      }\n    }\n  }\n": typeof types.BlockedPostsDocument,
    "\n  query BlockedPostCount($filter: PostFilter) {\n    cmsGetBlockedPosts(filter: $filter) {\n      counter: counterAtLeast\n    }\n  }\n": typeof types.BlockedPostCountDocument,
    "\n  fragment PostText on Post {\n    title\n    content\n  }\n": typeof types.PostTextFragmentDoc,
    "\n  fragment WrittenPost on Post {\n    _id\n    ...PostText\n    createdAt\n    creator {\n      ...UserFace\n    }\n    page {\n      _id\n      name\n    }\n    medias {\n      _id\n      type\n      uri\n      thumbnail\n      thumbnail2x\n      width\n      height\n      covered\n    }\n  }\n": typeof types.WrittenPostFragmentDoc,
    "\n  query Post($_id: ID!) {\n    cmsGetPost(_id: $_id) {\n      ...WrittenPost\n      appLink\n      type\n      status\n      reason {\n        reason\n        status\n        createdAt\n        until\n        restored\n        byName\n      }\n      totalLikes\n      totalComments\n      totalReports\n      place {\n        _id\n        name\n      }\n      group {\n        _id\n        name\n      }\n      sharedPost {\n        ...WrittenPost\n      }\n      version\n      isOwn\n    }\n  }\n": typeof types.PostDocument,
    "\n  query FindCreators($q: String, $limit: Int) {\n    cmsFindCreators(q: $q, limit: $limit) {\n      ...UserFace\n    }\n  }\n": typeof types.FindCreatorsDocument,
    "\n  query CreatorName($targetId: ID!) {\n    cmsGetPostsByCreator(targetId: $targetId, limit: 1) {\n      creator {\n        _id\n        fullName\n      }\n    }\n  }\n": typeof types.CreatorNameDocument,
    "\n  fragment ProductRow on Product {\n    _id\n    type\n    title\n    content\n    price\n    medias {\n      ...MediaThumbnail\n      uri\n      width\n      height\n    }\n    availableOnTravelStore\n    creator {\n      ...UserFace\n    }\n    page {\n      _id\n      name\n    }\n    leadsToBlocked\n    totalReports\n    termStatus\n    reason {\n      reason\n      status\n      createdAt\n      until\n      restored\n      byName\n    }\n    createdAt\n    version\n    isOwn\n  }\n": typeof types.ProductRowFragmentDoc,
    "\n  query Products(\n    $limit: Int\n    $offset: Int\n    $q: String\n    $type: ProductType\n    $onTravelStore: YesNo\n    $filter: ProductFilter\n    $sortBy: ProductSort\n  ) {\n    cmsPartnerProducts(\n      limit: $limit\n      offset: $offset\n      q: $q\n      type: $type\n      onTravelStore: $onTravelStore\n      filter: $filter\n      sortBy: $sortBy\n    ) {\n      counter: counterAtLeast\n      items {\n        ...ProductRow\n      }\n    }\n  }\n": typeof types.ProductsDocument,
    "\n  query Product($_id: ID!) {\n    cmsGetProduct(_id: $_id) {\n      ...ProductRow\n      appLink\n      totalLikes\n      totalShares\n    }\n  }\n": typeof types.ProductDocument,
    "\n  query ApiKeys {\n    cmsGetApiKeys {\n      counter\n      items {\n        _id\n        name\n        prefix\n        mode\n        scopes\n        eventKinds\n        dailyPoints\n        personalData\n        state\n        endsAt\n        endedAt\n        formerUntil\n        createdAt\n        createdBy {\n          fullName\n        }\n        lastUsedAt\n        lastAddress\n        requestsOfLastDay\n        version\n      }\n    }\n  }\n": typeof types.ApiKeysDocument,
    "\n  query ApiKeyRequests($_id: ID!, $page: Int) {\n    cmsGetApiKeyRequests(_id: $_id, page: $page) {\n      _id\n      at\n      operation\n      outcome\n      requestId\n      address\n      milliseconds\n      dryRun\n    }\n  }\n": typeof types.ApiKeyRequestsDocument,
    "\n  mutation CreateApiKey($data: ApiKeyInput!) {\n    cmsCreateApiKey(data: $data) {\n      key\n    }\n  }\n": typeof types.CreateApiKeyDocument,
    "\n  mutation RotateApiKey($_id: ID!, $version: Int) {\n    cmsRotateApiKey(_id: $_id, version: $version) {\n      key\n    }\n  }\n": typeof types.RotateApiKeyDocument,
    "\n  query ApiSchemas {\n    cmsApiSchemas {\n      staff\n      members\n    }\n  }\n": typeof types.ApiSchemasDocument,
    "\n  query WebhookEndpoints {\n    cmsWebhookEndpoints {\n      ...WebhookEndpointRow\n    }\n  }\n\n  fragment WebhookEndpointRow on WebhookEndpoint {\n    _id\n    url\n    types\n    note\n    sandbox\n    pausedBecause\n    formerSecretUntil\n    failingSince\n    pausesAt\n    lastTriedAt\n    lastStatus\n    lastError\n    waiting\n    oldestWaiting\n    version\n  }\n": typeof types.WebhookEndpointsDocument,
    "\n  query WebhookEndpoint($id: ID!) {\n    cmsWebhookEndpoint(_id: $id) {\n      ...WebhookEndpointRow\n    }\n  }\n": typeof types.WebhookEndpointDocument,
    "\n  mutation CreateWebhookEndpoint($url: String!, $types: [String!]!, $note: String!, $sandbox: Boolean) {\n    cmsCreateWebhookEndpoint(url: $url, types: $types, note: $note, sandbox: $sandbox) {\n      secret\n    }\n  }\n": typeof types.CreateWebhookEndpointDocument,
    "\n  mutation RotateWebhookSecret($id: ID!, $version: Int!) {\n    cmsRotateWebhookSecret(_id: $id, version: $version) {\n      secret\n    }\n  }\n": typeof types.RotateWebhookSecretDocument,
    "\n  mutation TestWebhookEndpoint($id: ID!) {\n    cmsTestWebhookEndpoint(_id: $id) {\n      state\n      lastStatus\n      lastError\n    }\n  }\n": typeof types.TestWebhookEndpointDocument,
    "\n  mutation SendWebhookAgain($id: ID!) {\n    cmsSendWebhookAgain(_id: $id) {\n      _id\n    }\n  }\n": typeof types.SendWebhookAgainDocument,
    "\n  query WebhookDeliveries(\n    $endpointId: ID\n    $limit: Int\n    $page: Int\n    $filter: WebhookDeliveryFilter\n    $sortBy: WebhookDeliverySort\n  ) {\n    cmsWebhookDeliveries(endpointId: $endpointId, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        type\n        model\n        subjectId\n        sequence\n        state\n        tries\n        nextAt\n        lastStatus\n        lastError\n        createdAt\n      }\n    }\n  }\n": typeof types.WebhookDeliveriesDocument,
    "\n  query WebhookDelivery($id: ID!) {\n    cmsWebhookDelivery(_id: $id) {\n      _id\n      state\n      nextAt\n      payload\n      attempts {\n        number\n        triedAt\n        tookMs\n        status\n        error\n        answer\n      }\n    }\n  }\n": typeof types.WebhookDeliveryDocument,
    "\n  fragment Agreement on ShareWithBounds {\n    share\n    low\n    high\n  }\n": typeof types.AgreementFragmentDoc,
    "\n  query Calibration($startDate: Day!, $endDate: Day!) {\n    cmsGetCalibration(startDate: $startDate, endDate: $endDate) {\n      decided\n      drawn\n      waiting\n      void\n      answered\n      agreement {\n        ...Agreement\n      }\n      byReason {\n        reason\n        answered\n        agreement {\n          ...Agreement\n        }\n      }\n      byPerson {\n        user {\n          ...UserFace\n        }\n        answered\n        agreement {\n          ...Agreement\n        }\n      }\n      disagreements {\n        _id\n        case {\n          _id\n          lead {\n            ...CaseLead\n          }\n        }\n        decidedBy {\n          ...UserFace\n        }\n        decidedAt\n        answeredBy {\n          ...UserFace\n        }\n        answeredAt\n        status\n        reason\n        againAt\n      }\n    }\n  }\n": typeof types.CalibrationDocument,
    "\n  mutation DecideAgain($_id: ID!) {\n    cmsDecideAgain(_id: $_id) {\n      _id\n      againAt\n    }\n  }\n": typeof types.DecideAgainDocument,
    "\n  mutation ClaimNextCase($model: CaseKind, $severity: Int, $passedOver: [ID!]) {\n    cmsClaimNextCase(model: $model, severity: $severity, passedOver: $passedOver) {\n      ...FullCase\n    }\n  }\n": typeof types.ClaimNextCaseDocument,
    "\n  mutation ClaimCase($_id: ID!) {\n    cmsClaimCase(_id: $_id) {\n      ...FullCase\n    }\n  }\n": typeof types.ClaimCaseDocument,
    "\n  query Deciders($_id: ID!, $q: String) {\n    cmsFindDeciders(_id: $_id, q: $q) {\n      ...UserFace\n    }\n  }\n": typeof types.DecidersDocument,
    "\n  mutation HandOverCase($_id: ID!, $to: ID!, $note: String) {\n    cmsHandOverCase(_id: $_id, to: $to, note: $note) {\n      ...FullCase\n    }\n  }\n": typeof types.HandOverCaseDocument,
    "\n  mutation RenewCaseClaim($_id: ID!) {\n    cmsRenewCaseClaim(_id: $_id) {\n      _id\n      mine\n      heldUntil\n    }\n  }\n": typeof types.RenewCaseClaimDocument,
    "\n  mutation DecideCase($_id: ID!, $version: Int!, $decision: CaseDecisionInput!, $planHash: String!) {\n    cmsDecideCase(_id: $_id, version: $version, decision: $decision, planHash: $planHash) {\n      ...CaseDecision\n    }\n  }\n": typeof types.DecideCaseDocument,
    "\n  mutation DecideAppeal($_id: ID!, $version: Int!, $outcome: AppealOutcome!, $answer: String!) {\n    cmsDecideAppeal(_id: $_id, version: $version, outcome: $outcome, answer: $answer) {\n      ...FullCase\n    }\n  }\n": typeof types.DecideAppealDocument,
    "\n  mutation TakeOutOfCase($_id: ID!, $model: TermModel!, $targetId: ID!) {\n    cmsTakeOutOfCase(_id: $_id, model: $model, targetId: $targetId) {\n      ...FullCase\n    }\n  }\n": typeof types.TakeOutOfCaseDocument,
    "\n  mutation ConfirmCaseDecision($_id: ID!, $planHash: String) {\n    cmsConfirmCaseDecision(_id: $_id, planHash: $planHash) {\n      ...CaseDecision\n    }\n  }\n": typeof types.ConfirmCaseDecisionDocument,
    "\n  mutation DeclineCaseDecision($_id: ID!, $note: String!) {\n    cmsDeclineCaseDecision(_id: $_id, note: $note) {\n      ...CaseDecision\n    }\n  }\n": typeof types.DeclineCaseDecisionDocument,
    "\n  mutation UndoCaseDecision($_id: ID!) {\n    cmsUndoCaseDecision(_id: $_id) {\n      ...CaseDecision\n      sessionsEnded\n    }\n  }\n": typeof types.UndoCaseDecisionDocument,
    "\n  fragment CaseLead on CaseMember {\n    model\n    _id\n    title\n    text\n  }\n": typeof types.CaseLeadFragmentDoc,
    "\n  fragment CaseRow on Case {\n    _id\n    version\n    state\n    severity\n    byReason {\n      reason\n      reports\n    }\n    totalReports\n    totalMembers\n    dueAt\n    holder {\n      ...UserFace\n    }\n    mine\n    appeal {\n      _id\n    }\n    lead {\n      ...CaseLead\n    }\n  }\n": typeof types.CaseRowFragmentDoc,
    "\n  fragment CaseMember on CaseMember {\n    ...CaseLead\n    medias {\n      _id\n      type\n      uri\n      thumbnail\n      thumbnail2x\n      width\n      height\n    }\n    author {\n      ...UserFace\n    }\n    page {\n      _id\n      name\n    }\n    termStatus\n    totalReports\n    openReports\n    lastReportAt\n    createdAt\n    isAdminReport\n  }\n": typeof types.CaseMemberFragmentDoc,
    "\n  fragment CaseDecision on CaseDecision {\n    _id\n    state\n    closedElsewhere\n    status\n    reason\n    until\n    hidePosts\n    secondLook\n    note\n    reply {\n      textEn\n      textVi\n    }\n    by {\n      ...UserFace\n    }\n    createdAt\n    secondBy {\n      ...UserFace\n    }\n    secondAt\n    done\n    total\n    refused {\n      model\n      _id\n      title\n      message\n      reason\n    }\n    changedSince {\n      model\n      _id\n      title\n      termStatus\n    }\n    undoUntil\n    undoneAt\n    mine\n    calibrates\n    case {\n      _id\n      lead {\n        ...CaseLead\n      }\n    }\n  }\n": typeof types.CaseDecisionFragmentDoc,
    "\n  fragment CaseAppeal on CaseAppeal {\n    _id\n    message\n    createdAt\n    state\n    answer\n    decidedAt\n    decidedBy {\n      ...UserFace\n    }\n    status\n    reason\n    judgedAt\n    judges {\n      ...UserFace\n    }\n    records\n  }\n": typeof types.CaseAppealFragmentDoc,
    "\n  fragment FullCase on Case {\n    ...CaseRow\n    severityParts {\n      part\n      points\n      detail\n    }\n    openedAt\n    closedAt\n    closedBy {\n      ...UserFace\n    }\n    closing {\n      how\n      status\n    }\n    calibrates\n    aboutMe\n    reportedByMe\n    judgedByMe\n    appeal {\n      ...CaseAppeal\n    }\n    handedBy {\n      ...UserFace\n    }\n    heldUntil\n    members {\n      ...CaseMember\n    }\n    creator {\n      ...UserFace\n    }\n    creatorBlocks\n    creatorStrikes\n    strikeWeight\n    usualStep {\n      at\n      days\n    }\n    decision {\n      ...CaseDecision\n    }\n    decidedBefore {\n      ...CaseDecision\n    }\n  }\n": typeof types.FullCaseFragmentDoc,
    "\n  query Cases($model: CaseKind, $severity: Int, $q: String, $order: CaseOrder, $limit: Int, $page: Int) {\n    cmsGetCases(model: $model, severity: $severity, q: $q, order: $order, limit: $limit, page: $page) {\n      total: totalAtLeast\n      items {\n        ...CaseRow\n      }\n    }\n  }\n": typeof types.CasesDocument,
    "\n  query Case($_id: ID!) {\n    cmsGetCase(_id: $_id) {\n      ...FullCase\n    }\n  }\n": typeof types.CaseDocument,
    "\n  query CaseContext($_id: ID!) {\n    cmsGetCase(_id: $_id) {\n      members {\n        _id\n        context {\n          role\n          model\n          _id\n          title\n          text\n          author {\n            ...UserFace\n          }\n          termStatus\n          createdAt\n        }\n      }\n      creatorBlocked {\n        model\n        _id\n        title\n        reason\n        createdAt\n      }\n    }\n  }\n": typeof types.CaseContextDocument,
    "\n  query CasePlan($_id: ID!, $decision: CaseDecisionInput!) {\n    cmsPlanCaseDecision(_id: $_id, decision: $decision) {\n      hash\n      records\n      changes {\n        model\n        from\n        to\n        records\n      }\n      alreadySo\n      stays {\n        model\n        from\n        records\n      }\n      reportsClosed\n      reportersTold\n      authorsTold\n      sessionsEnded\n      postsHidden\n      refused {\n        model\n        _id\n        title\n        message\n        reason\n      }\n      secondLook\n      inBackground\n    }\n  }\n": typeof types.CasePlanDocument,
    "\n  query CaseDecisions($mine: Boolean, $state: CaseDecisionState, $limit: Int, $page: Int) {\n    cmsGetCaseDecisions(mine: $mine, state: $state, limit: $limit, page: $page) {\n      total\n      items {\n        ...CaseDecision\n      }\n    }\n  }\n": typeof types.CaseDecisionsDocument,
    "\n  query DeskFigures {\n    cmsGetDeskFigures {\n      open\n      overdue\n      waitingForSecondLook\n      appeals\n      oldestOpenedAt\n      byKind {\n        model\n        severity\n        open\n      }\n      decided\n      medianMinutes\n      undoneShare\n      secondLookAgreement\n    }\n  }\n": typeof types.DeskFiguresDocument,
    "\n  query DeskPresets($model: PresetReasonModel!, $restores: Boolean) {\n    cmsPresetReasonsFor(model: $model, restores: $restores) {\n      _id\n      textEn\n      textVi\n    }\n  }\n": typeof types.DeskPresetsDocument,
    "\n  query Notes($model: NoteModel!, $targetId: ID!, $limit: Int) {\n    cmsGetNotes(model: $model, targetId: $targetId, limit: $limit) {\n      total\n      unreadMarks\n      items {\n        _id\n        text\n        deletable\n        createdAt\n        author {\n          ...UserFace\n        }\n        mentions {\n          _id\n          fullName\n        }\n      }\n    }\n  }\n": typeof types.NotesDocument,
    "\n  mutation AddNote($model: NoteModel!, $targetId: ID!, $text: String!, $mentions: [ID!]) {\n    cmsAddNote(model: $model, targetId: $targetId, text: $text, mentions: $mentions) {\n      _id\n    }\n  }\n": typeof types.AddNoteDocument,
    "\n  query Colleagues($model: NoteModel!, $targetId: ID!, $q: String) {\n    cmsFindColleagues(model: $model, targetId: $targetId, q: $q) {\n      ...UserFace\n    }\n  }\n": typeof types.ColleaguesDocument,
    "\n  query Marks($limit: Int, $page: Int) {\n    cmsGetMarks(limit: $limit, page: $page) {\n      total\n      items {\n        _id\n        kind\n        model\n        targetId\n        title\n        text\n        createdAt\n        readAt\n        by {\n          ...UserFace\n        }\n      }\n    }\n  }\n": typeof types.MarksDocument,
    "\n  mutation ReadMarks($model: NoteModel!, $targetId: ID!) {\n    cmsReadMarks(model: $model, targetId: $targetId)\n  }\n": typeof types.ReadMarksDocument,
    "\n  mutation ReadEndpointMarks($endpointId: ID!) {\n    cmsReadMarks(endpointId: $endpointId)\n  }\n": typeof types.ReadEndpointMarksDocument,
    "\n  query SavedReplies($limit: Int, $page: Int, $sortBy: SavedReplySort) {\n    cmsGetSavedReplies(limit: $limit, page: $page, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        title\n        textEn\n        textVi\n        version\n      }\n    }\n  }\n": typeof types.SavedRepliesDocument,
    "\n  query ReporterAccuracy($userId: ID!) {\n    cmsReporterAccuracy(userId: $userId) {\n      reason\n      upheld\n      dismissed\n      share\n    }\n  }\n": typeof types.ReporterAccuracyDocument,
    "\n  query MemberReports($userId: ID!, $after: String) {\n    cmsMemberReports(userId: $userId, after: $after) {\n      endCursor\n      items {\n        _id\n        model\n        reason\n        outcome\n        createdAt\n      }\n    }\n  }\n": typeof types.MemberReportsDocument,
    "\n  query MemberReported($userId: ID!, $after: String) {\n    cmsMemberReported(userId: $userId, after: $after) {\n      endCursor\n      items {\n        _id\n        model\n        reports\n        outcome\n        lastReportAt\n      }\n    }\n  }\n": typeof types.MemberReportedDocument,
    "\n  query PostReports(\n    $limit: Int\n    $offset: Int\n    $filter: PostReportFilter\n    $sortType: PostReportSortType\n    $sortDir: SortDirection\n  ) {\n    cmsGetPostReports(limit: $limit, offset: $offset, filter: $filter, sortType: $sortType, sortDir: $sortDir) {\n      total: totalAtLeast\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        isOwn\n        openCaseId\n        createdAt\n        title\n        content\n        type\n        creator {\n          ...UserFace\n        }\n        page {\n          _id\n          name\n        }\n        reason {\n          reason\n          until\n        }\n      }\n    }\n  }\n": typeof types.PostReportsDocument,
    "\n  query CommentReports(\n    $limit: Int\n    $offset: Int\n    $filter: CommentReportFilter\n    $sortType: CommentReportSortType\n    $sortDir: SortDirection\n  ) {\n    cmsGetCommentReports(limit: $limit, offset: $offset, filter: $filter, sortType: $sortType, sortDir: $sortDir) {\n      total: totalAtLeast\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        isOwn\n        openCaseId\n        createdAt\n        content\n        creator {\n          ...UserFace\n        }\n        commentedAsPage {\n          _id\n          name\n        }\n        reason {\n          reason\n          until\n        }\n      }\n    }\n  }\n": typeof types.CommentReportsDocument,
    "\n  query ProductReports($limit: Int, $offset: Int, $filter: ProductReportFilter, $sortBy: ProductReportSort) {\n    cmsGetProductReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total: totalAtLeast\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        isOwn\n        openCaseId\n        createdAt\n        title\n        content\n        type\n        creator {\n          ...UserFace\n        }\n        page {\n          _id\n          name\n        }\n        reason {\n          reason\n          until\n        }\n      }\n    }\n  }\n": typeof types.ProductReportsDocument,
    "\n  query PageReports($limit: Int, $offset: Int, $filter: PageReportFilter, $sortBy: PageReportSort) {\n    cmsGetPageReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total: totalAtLeast\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        isOwn\n        openCaseId\n        createdAt\n        name\n        type\n        category {\n          name {\n            VI_VN\n            EN_US\n          }\n        }\n        creator {\n          ...UserFace\n        }\n        reason {\n          reason\n          until\n        }\n      }\n    }\n  }\n": typeof types.PageReportsDocument,
    "\n  query UserReports($limit: Int, $offset: Int, $filter: UserReportFilter, $sortBy: UserReportSort) {\n    cmsGetUserReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total: totalAtLeast\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        isOwn\n        openCaseId\n        createdAt\n        fullName\n        photoUrl\n        avatar {\n          thumbnail\n          thumbnail2x\n          covered\n        }\n        gender\n        email\n        reason {\n          reason\n          until\n        }\n      }\n    }\n  }\n": typeof types.UserReportsDocument,
    "\n  query GroupReports($limit: Int, $offset: Int, $filter: GroupReportFilter, $sortBy: GroupReportSort) {\n    cmsGetGroupReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total: totalAtLeast\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        isOwn\n        openCaseId\n        createdAt\n        name\n        totalMembers\n        totalPosts\n        creator {\n          ...UserFace\n        }\n        reason {\n          reason\n          until\n        }\n      }\n    }\n  }\n": typeof types.GroupReportsDocument,
    "\n  query MediaReports($limit: Int, $offset: Int, $filter: MediaReportFilter, $sortBy: MediaReportSort) {\n    cmsGetMediaReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total: totalAtLeast\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        isOwn\n        openCaseId\n        createdAt\n        avatar {\n          ...MediaThumbnail\n        }\n        totalMembers\n        totalPosts\n        uploader {\n          ...UserFace\n        }\n        reason {\n          reason\n          until\n        }\n      }\n    }\n  }\n": typeof types.MediaReportsDocument,
    "\n  query ReportsOfTarget($targetId: ID!, $type: TermModel!, $limit: Int) {\n    cmsListReportByTargetId(targetId: $targetId, type: $type, limit: $limit) {\n      _id\n      message\n      postReportType\n      creator {\n        ...UserFace\n      }\n      createdAt\n    }\n  }\n": typeof types.ReportsOfTargetDocument,
    "\n  query DetailReports($id: ID!, $forModel: TermModel!, $page: Int) {\n    cmsGetDetailReports(id: $id, forModel: $forModel, page: $page) {\n      total\n      items {\n        _id\n        message\n        postReportType\n        creator {\n          ...UserFace\n        }\n        createdAt\n      }\n    }\n  }\n": typeof types.DetailReportsDocument,
    "\n  query BlockedDetails($id: ID!, $forModel: TermModel!, $page: Int) {\n    cmsGetBlockedDetailList(id: $id, forModel: $forModel, page: $page) {\n      total\n      items {\n        _id\n        reason\n        undoes\n        status\n        createdAt\n        creator {\n          ...UserFace\n        }\n      }\n    }\n  }\n": typeof types.BlockedDetailsDocument,
    "\n  mutation MarkReportsHandled($model: TermModel!, $_id: ID!, $lastReportAt: DateTime!) {\n    cmsMarkReportsHandled(model: $model, _id: $_id, lastReportAt: $lastReportAt) {\n      handledVersion\n    }\n  }\n": typeof types.MarkReportsHandledDocument,
    "\n  mutation UnmarkReportsHandled($model: TermModel!, $_id: ID!) {\n    cmsUnmarkReportsHandled(model: $model, _id: $_id) {\n      handledVersion\n    }\n  }\n": typeof types.UnmarkReportsHandledDocument,
    "\n  mutation MarkReportsHandledOfMany(\n    $model: TermModel!\n    $ids: [ID!]\n    $list: JSON\n    $after: ID\n    $handled: Boolean!\n    $seen: [SeenReportsInput!]\n  ) {\n    cmsMarkReportsHandledOfMany(model: $model, ids: $ids, list: $list, after: $after, handled: $handled, seen: $seen) {\n      outcomes {\n        _id\n        ok\n        version\n        message\n        reason\n        params\n      }\n      next\n    }\n  }\n": typeof types.MarkReportsHandledOfManyDocument,
    "\n  query ReportedPost($id: ID!) {\n    cmsGetPost(_id: $id) {\n      _id\n      version\n      title\n      content\n      status\n    }\n  }\n": typeof types.ReportedPostDocument,
    "\n  query ReportedComment($id: ID!) {\n    cmsGetComment(_id: $id) {\n      _id\n      version\n      content\n      termStatus\n    }\n  }\n": typeof types.ReportedCommentDocument,
    "\n  query ReportedProduct($id: ID!) {\n    cmsGetProduct(_id: $id) {\n      _id\n      version\n      title\n      termStatus\n    }\n  }\n": typeof types.ReportedProductDocument,
    "\n  query ReportedPage($id: ID!) {\n    cmsGetPage(_id: $id) {\n      _id\n      version\n      name\n      termStatus\n    }\n  }\n": typeof types.ReportedPageDocument,
    "\n  query ReportedUser($id: ID!) {\n    cmsGetUser(userId: $id) {\n      _id\n      version\n      fullName\n      termStatus\n    }\n  }\n": typeof types.ReportedUserDocument,
    "\n  query ReportedGroup($id: ID!) {\n    cmsGetGroup(_id: $id) {\n      _id\n      version\n      name\n      termStatus\n    }\n  }\n": typeof types.ReportedGroupDocument,
    "\n  query ReportedMedia($id: ID!) {\n    cmsGetMedia(_id: $id) {\n      _id\n      version\n      termStatus\n    }\n  }\n": typeof types.ReportedMediaDocument,
    "\n  query SensitiveWords($q: String, $limit: Int!, $page: Int!, $sortBy: SensitiveWordSort) {\n    cmsBlackListWords(q: $q, limit: $limit, page: $page, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        key\n        createdAt\n        version\n      }\n    }\n  }\n": typeof types.SensitiveWordsDocument,
    "\n  mutation CheckWords($data: SensitiveWordsInput!) {\n    cmsCheckSensitiveWords(data: $data) {\n      ...RunInfo\n    }\n  }\n": typeof types.CheckWordsDocument,
    "\n  query TryWord($word: String!) {\n    cmsTryWord(word: $word) {\n      word\n      posts\n      counts {\n        kind\n        posts\n        inside\n        blocked\n      }\n      examples {\n        _id\n        kind\n        inside\n        status\n        before\n        match\n        after\n      }\n    }\n  }\n": typeof types.TryWordDocument,
    "\n  mutation TryWordOnAll($word: String!) {\n    cmsTryWordOnAll(word: $word) {\n      ...RunInfo\n    }\n  }\n": typeof types.TryWordOnAllDocument,
    "\n  query Strikes($userId: ID!) {\n    cmsStrikesOf(userId: $userId) {\n      total\n      step {\n        at\n        days\n      }\n      items {\n        _id\n        weight\n        createdAt\n        endsAt\n        model\n        title\n        status\n        reason\n      }\n    }\n  }\n": typeof types.StrikesDocument,
    "\n  fragment VerifyRow on VerifyRequest {\n    _id\n    type\n    targetId\n    targetName\n    targetKeyName\n    targetType\n    status\n    description\n    rejectReason\n    createdAt\n    decidedAt\n    version\n    isOwn\n    owner {\n      ...UserFace\n      phoneNumber\n      email\n    }\n  }\n": typeof types.VerifyRowFragmentDoc,
    "\n  query Verifies($limit: Int, $offset: Int, $q: String, $filter: VerifyFilter, $sortBy: VerifySort) {\n    cmsGetVerifies(limit: $limit, offset: $offset, q: $q, filter: $filter, sortBy: $sortBy) {\n      total: totalAtLeast\n      items {\n        ...VerifyRow\n      }\n    }\n  }\n": typeof types.VerifiesDocument,
    "\n  query WaitingVerifies($after: ID, $filter: VerifyFilter, $sortBy: VerifySort) {\n    cmsGetVerifies(limit: 20, after: $after, filter: $filter, sortBy: $sortBy) {\n      items {\n        _id\n        isOwn\n      }\n    }\n  }\n": typeof types.WaitingVerifiesDocument,
    "\n  query Verify($_id: ID!) {\n    cmsGetVerify(_id: $_id) {\n      ...VerifyRow\n      hasIdentityNumber\n      hasBusinessDetails\n      isNewest\n      erasedAt\n      decidedBy {\n        ...UserFace\n      }\n      photoIdentityMedias {\n        ...VerifyPicture\n      }\n      businessLicenseMedias {\n        ...VerifyPicture\n      }\n      photosTaken {\n        ...VerifyPicture\n      }\n    }\n  }\n": typeof types.VerifyDocument,
    "\n  fragment VerifyPicture on VerifyDocument {\n    _id\n    uri\n    width\n    height\n  }\n": typeof types.VerifyPictureFragmentDoc,
    "\n  mutation RevealVerify($_id: ID!) {\n    cmsRevealVerify(_id: $_id) {\n      identityNumber\n      business {\n        name\n        taxCode\n        address\n        representative\n      }\n    }\n  }\n": typeof types.RevealVerifyDocument,
    "\n  query DashboardFigures {\n    cmsNumberOfUsers\n    cmsNumberOfPartnerPages\n    cmsNumberOfUsersByCountry {\n      country\n      users\n      percentage\n    }\n  }\n": typeof types.DashboardFiguresDocument,
    "\n  query Attention($startDate: Day!, $endDate: Day!) {\n    cmsReportBacklog {\n      model\n      targets\n      lastDay\n      lastWeek\n    }\n    cmsPendingVerifies {\n      type\n      requests\n      lastDay\n      lastWeek\n    }\n    cmsNewUsersPerDay(startDate: $startDate, endDate: $endDate) {\n      newUsers\n    }\n    cmsPointsEarnedPerDay(startDate: $startDate, endDate: $endDate) {\n      earnedPoints\n    }\n    cmsPostsPerDay(startDate: $startDate, endDate: $endDate) {\n      date\n      posts\n    }\n  }\n": typeof types.AttentionDocument,
    "\n  query DashboardCharts($startDate: Day!, $endDate: Day!) {\n    cmsNewUsersPerDay(startDate: $startDate, endDate: $endDate) {\n      newUsers\n      date\n    }\n    cmsPointsEarnedPerDay(startDate: $startDate, endDate: $endDate) {\n      earnedPoints\n      date\n    }\n  }\n": typeof types.DashboardChartsDocument,
    "\n  query TopUsers($limit: Int, $filterDate: Day) {\n    cmsTopUsersByPointsPerDay(limit: $limit, page: 1, filterDate: $filterDate) {\n      items {\n        _id: userId\n        user {\n          _id\n          fullName\n          phoneNumber\n          avatar {\n            uri\n            thumbnail\n            thumbnail2x\n            covered\n          }\n        }\n        changedCount\n        earnedPoints\n      }\n    }\n  }\n": typeof types.TopUsersDocument,
    "\n  query TopReferrals($limit: Int, $page: Int, $filter: TopReferralFilter) {\n    cmsTopReferralUsers(limit: $limit, page: $page, filter: $filter) {\n      counter\n      items {\n        _id\n        avatar {\n          uri\n          thumbnail\n          thumbnail2x\n          covered\n        }\n        fullName\n        phoneNumber\n        referredUserNumber\n      }\n    }\n  }\n": typeof types.TopReferralsDocument,
    "\n  query DashboardContents($startDate: Day!, $endDate: Day!) {\n    cmsPostsPerDay(startDate: $startDate, endDate: $endDate) {\n      date\n      type\n      posts\n    }\n    cmsReportsPerDay(startDate: $startDate, endDate: $endDate) {\n      date\n      reason\n      reports\n    }\n  }\n": typeof types.DashboardContentsDocument,
    "\n  query ReportedCreators($startDate: Day!, $endDate: Day!) {\n    cmsMostReportedCreators(startDate: $startDate, endDate: $endDate) {\n      userId\n      user {\n        fullName\n        phoneNumber\n        avatar {\n          thumbnail\n          thumbnail2x\n          covered\n        }\n      }\n      reports\n    }\n  }\n": typeof types.ReportedCreatorsDocument,
    "\n  query ReportBacklog {\n    cmsReportBacklog {\n      model\n      targets\n      reports\n      lastWeek\n    }\n  }\n": typeof types.ReportBacklogDocument,
    "\n  query ModeratorFigures($startDate: Day!, $endDate: Day!, $everybody: Boolean) {\n    cmsModeratorFigures(startDate: $startDate, endDate: $endDate, everybody: $everybody) {\n      user {\n        ...UserFace\n      }\n      decided\n      overturned\n      medianMinutes\n    }\n  }\n": typeof types.ModeratorFiguresDocument,
    "\n  fragment BadgeRequestRow on BadgeRequest {\n    _id\n    title\n    titleEn\n    status\n    isOwn\n    creator {\n      ...UserFace\n      badge {\n        title\n      }\n    }\n    phoneNumber\n    requestForms {\n      position\n      text\n      media {\n        ...MediaThumbnail\n      }\n    }\n    createdAt\n    version\n  }\n": typeof types.BadgeRequestRowFragmentDoc,
    "\n  query BadgeRequests($q: String, $limit: Int!, $page: Int!, $filter: BadgeRequestFilter, $sortBy: BadgeRequestSort) {\n    cmsListRequestBadges(q: $q, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...BadgeRequestRow\n      }\n    }\n  }\n": typeof types.BadgeRequestsDocument,
    "\n  query WaitingBadgeRequests($after: ID, $q: String, $filter: BadgeRequestFilter, $sortBy: BadgeRequestSort) {\n    cmsListRequestBadges(limit: 20, after: $after, q: $q, filter: $filter, sortBy: $sortBy) {\n      items {\n        _id\n        isOwn\n      }\n    }\n  }\n": typeof types.WaitingBadgeRequestsDocument,
    "\n  query BadgeRequest($_id: ID!) {\n    getRequestBadge(_id: $_id) {\n      ...BadgeRequestRow\n      requestForms {\n        detail\n        inputType\n        required\n        media {\n          ...MediaPicture\n          width\n          height\n        }\n      }\n    }\n  }\n": typeof types.BadgeRequestDocument,
    "\n  mutation DecideBadgeRequests($ids: [ID!], $list: JSON, $after: ID, $status: BadgeRequestStatus!, $reason: String) {\n    cmsDecideBadgeRequests(ids: $ids, list: $list, after: $after, status: $status, reason: $reason) {\n      outcomes {\n        _id\n        ok\n        version\n        reason\n        params\n        message\n      }\n      next\n    }\n  }\n": typeof types.DecideBadgeRequestsDocument,
    "\n  query BadgeChoices($limit: Int, $filter: BadgeFilter) {\n    cmsListBadges(limit: $limit, page: 1, filter: $filter) {\n      items {\n        _id\n        title\n      }\n    }\n  }\n": typeof types.BadgeChoicesDocument,
    "\n  fragment BadgeRow on Badge {\n    _id\n    title\n    titleEn\n    status\n    mediaId\n    media {\n      ...MediaPicture\n    }\n    registerForms {\n      _id\n      detail\n    }\n    createdAt\n    version\n  }\n": typeof types.BadgeRowFragmentDoc,
    "\n  query Badges($q: String, $limit: Int!, $page: Int!, $filter: BadgeFilter, $sortBy: BadgeSort) {\n    cmsListBadges(q: $q, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...BadgeRow\n      }\n    }\n  }\n": typeof types.BadgesDocument,
    "\n  query Badge($_id: ID!) {\n    getBadge(_id: $_id) {\n      ...BadgeRow\n    }\n  }\n": typeof types.BadgeDocument,
    "\n  mutation CreateBadge($title: String!, $titleEn: String!, $mediaId: ID!, $registerFormIds: [ID!]!) {\n    cmsCreateBadge(\n      title: $title\n      titleEn: $titleEn\n      status: ENABLED\n      mediaId: $mediaId\n      registerFormIds: $registerFormIds\n    ) {\n      _id\n    }\n  }\n": typeof types.CreateBadgeDocument,
    "\n  query RegisterForms(\n    $q: String\n    $limit: Int!\n    $page: Int!\n    $filter: BadgeRegisterFormFilter\n    $sortBy: BadgeRegisterFormSort\n  ) {\n    cmsListBadgeRegisterForms(q: $q, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        detail\n        detailEn\n        inputType\n        required\n        figureId\n        figure {\n          ...MediaPicture\n        }\n        createdAt\n        version\n      }\n    }\n  }\n": typeof types.RegisterFormsDocument,
    "\n  query PointsByDay($startDate: Day!, $endDate: Day!) {\n    cmsPointsByDay(startDate: $startDate, endDate: $endDate) {\n      date\n      given\n      givenBack\n      takenBack\n      spent\n      expired\n      corrected\n      outstanding\n    }\n  }\n": typeof types.PointsByDayDocument,
    "\n  query LedgerCheck {\n    cmsLedgerCheck {\n      finishedAt\n      members\n      entries\n      differences\n      differing\n    }\n  }\n": typeof types.LedgerCheckDocument,
    "\n  query WaitingReferrals($limit: Int, $page: Int, $filter: ReferralFilter, $sortBy: ReferralSort) {\n    cmsListReferrals(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        _id\n        status\n        friend {\n          ...UserFace\n        }\n        inviter {\n          ...UserFace\n        }\n        address\n        createdAt\n        version\n      }\n    }\n  }\n": typeof types.WaitingReferralsDocument,
    "\n  query FindPeopleOfReferrals($query: String, $limit: Int) {\n    cmsGetUsers(query: $query, limit: $limit) {\n      items {\n        _id\n        fullName\n        phoneNumber\n      }\n    }\n  }\n": typeof types.FindPeopleOfReferralsDocument,
    "\n  query PersonOfReferrals($userId: ID!) {\n    cmsGetUser(userId: $userId) {\n      _id\n      fullName\n    }\n  }\n": typeof types.PersonOfReferralsDocument,
    "\n  query SupportMembers($q: String!) {\n    cmsFindUsers(q: $q, limit: 20) {\n      ...UserFace\n      phoneNumber\n    }\n  }\n": typeof types.SupportMembersDocument,
    "\n  query SupportedMember($userId: ID!) {\n    cmsGetUser(userId: $userId) {\n      ...UserFace\n      phoneNumber\n      email\n      group\n      termStatus\n      reason {\n        reason\n        until\n      }\n      point\n      earnedPoints\n      createdAt\n    }\n  }\n": typeof types.SupportedMemberDocument,
    "\n  query MemberPoints($userId: ID!, $after: String) {\n    cmsMemberPoints(userId: $userId, after: $after) {\n      endCursor\n      items {\n        _id\n        amount\n        cause\n        rule\n        postId\n        note\n        createdAt\n      }\n    }\n  }\n": typeof types.MemberPointsDocument,
    "\n  fragment Correction on PointCorrection {\n    _id\n    amount\n    reason\n    status\n    voucherTitle\n    user {\n      ...UserFace\n    }\n    askedBy {\n      ...UserFace\n    }\n    decidedBy {\n      ...UserFace\n    }\n    decisionReason\n    createdAt\n    version\n  }\n": typeof types.CorrectionFragmentDoc,
    "\n  query MemberCorrections($userId: ID!, $after: String) {\n    cmsMemberPointCorrections(userId: $userId, after: $after) {\n      endCursor\n      items {\n        ...Correction\n      }\n    }\n  }\n": typeof types.MemberCorrectionsDocument,
    "\n  query PointCorrections($limit: Int, $page: Int, $filter: PointCorrectionFilter, $sortBy: PointCorrectionSort) {\n    cmsListPointCorrections(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        ...Correction\n      }\n    }\n  }\n": typeof types.PointCorrectionsDocument,
    "\n  query MemberNotices($userId: ID!, $after: String) {\n    cmsMemberNotices(userId: $userId, after: $after) {\n      endCursor\n      items {\n        _id\n        type\n        message\n        messageEn\n        createdAt\n      }\n    }\n  }\n": typeof types.MemberNoticesDocument,
    "\n  mutation CorrectPoints($userId: ID!, $amount: Points!, $reason: String!) {\n    cmsCorrectPoints(userId: $userId, amount: $amount, reason: $reason) {\n      status\n    }\n  }\n": typeof types.CorrectPointsDocument,
    "\n  fragment TrustedPointRow on TrustedPointConfig {\n    _id\n    type\n    actionType\n    points\n    description\n    trustedPointsFrom\n    trustedPointsTo\n    rankFrom\n    rankTo\n    engagementAdjustPercent\n    postContentLength\n    totalPlaceReviewsFrom\n    totalPlaceReviewsTo\n    newPlaceCoefficient\n    adjustPointPercent\n    unlimitedPostsPerDayWhenTrustedPointGreaterThan\n    maxTenPostsPerDayWhenTrustedPointLessThan\n    maxFivePostsPerDayWhenTrustedPointLessThan\n    invitedFrom\n    invitedTo\n    createdAt\n    version\n  }\n": typeof types.TrustedPointRowFragmentDoc,
    "\n  query TrustedPoints($q: String) {\n    getTrustedPointConfigs(q: $q) {\n      ...TrustedPointRow\n    }\n  }\n": typeof types.TrustedPointsDocument,
    "\n  query TrustedPointVersions($_id: ID!) {\n    cmsGetTrustedPointVersions(_id: $_id) {\n      since\n      until\n      savedBy {\n        ...UserFace\n      }\n      rule {\n        ...TrustedPointRow\n      }\n    }\n  }\n": typeof types.TrustedPointVersionsDocument,
    "\n  query Referrals {\n    cmsGetReferralConfigs {\n      ...ReferralRanges\n    }\n  }\n": typeof types.ReferralsDocument,
    "\n  fragment ReferralRanges on ReferralConfigs {\n    version\n    items {\n      _id\n      invitedFrom\n      invitedTo\n      points\n      description\n    }\n  }\n": typeof types.ReferralRangesFragmentDoc,
    "\n  mutation SaveReferrals($ranges: [ReferralRangeInput!]!, $version: Int!) {\n    cmsSaveReferralConfigs(ranges: $ranges, version: $version) {\n      ...ReferralRanges\n    }\n  }\n": typeof types.SaveReferralsDocument,
    "\n  fragment WhyText on WhySentence {\n    reason\n    params\n    message\n    amount\n  }\n": typeof types.WhyTextFragmentDoc,
    "\n  query WhyPoints($userId: ID!, $entryId: ID, $actionId: ID) {\n    cmsWhyPoints(userId: $userId, entryId: $entryId, actionId: $actionId) {\n      ...WhyText\n    }\n  }\n": typeof types.WhyPointsDocument,
    "\n  query MemberActions($userId: ID!, $before: ID) {\n    cmsMemberActions(userId: $userId, limit: 10, before: $before) {\n      _id\n      kind\n      occurredAt\n      amount\n    }\n  }\n": typeof types.MemberActionsDocument,
    "\n  query FindMembers($q: String!) {\n    cmsFindMembers(q: $q) {\n      ...UserFace\n    }\n  }\n": typeof types.FindMembersDocument,
    "\n  query TryPoints($userId: ID!, $kind: PointActionKind!, $facts: PointFactsInput, $draft: TrustedPointDraft) {\n    cmsTryPoints(userId: $userId, kind: $kind, facts: $facts, draft: $draft) {\n      amount\n      facts {\n        earned\n        postsToday\n        length\n        hasPicture\n        reviewsBefore\n        number\n      }\n      sentences {\n        ...WhyText\n      }\n    }\n  }\n": typeof types.TryPointsDocument,
    "\n  mutation ReplayPoints($draft: TrustedPointDraft!, $days: Int!) {\n    cmsReplayPoints(draft: $draft, days: $days) {\n      _id\n    }\n  }\n": typeof types.ReplayPointsDocument,
    "\n  query LastReplay($ruleId: ID!) {\n    cmsLastPointReplay(ruleId: $ruleId) {\n      draft\n      run {\n        _id\n      }\n    }\n  }\n": typeof types.LastReplayDocument,
    "\n  query PointReplay($_id: ID!) {\n    cmsPointReplay(_id: $_id) {\n      days\n      actions\n      members\n      byDay {\n        date\n        before\n        after\n      }\n      byRule {\n        rule {\n          _id\n          description\n        }\n        before\n        after\n      }\n      gained {\n        user {\n          ...UserFace\n        }\n        difference\n      }\n      lost {\n        user {\n          ...UserFace\n        }\n        difference\n      }\n      ranks {\n        from {\n          _id\n          description\n        }\n        to {\n          _id\n          description\n        }\n        members\n      }\n    }\n  }\n": typeof types.PointReplayDocument,
    "\n  fragment UserRow on User {\n    ...UserFace\n    username\n    email\n    phoneNumber\n    gender\n    group\n    termStatus\n    reason {\n      until\n    }\n    badge {\n      _id\n      title\n    }\n    badgeStatus\n    createdAt\n    dateOfBirth\n    totalFriends\n    totalPosts\n    point\n    earnedPoints\n    countryCode\n    version\n  }\n": typeof types.UserRowFragmentDoc,
    "\n  query Users(\n    $query: String\n    $limit: Int\n    $page: Int\n    $filter: UserFilter\n    $sortBy: UserSort\n    $counted: Boolean = true\n  ) {\n    cmsGetUsers(query: $query, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast @include(if: $counted)\n      items {\n        ...UserRow\n      }\n    }\n  }\n": typeof types.UsersDocument,
    "\n  query UserCount($query: String, $filter: UserFilter) {\n    cmsGetUsers(query: $query, filter: $filter) {\n      counter: counterAtLeast\n    }\n  }\n": typeof types.UserCountDocument,
    "\n  query User($userId: ID!, $editing: Boolean = false) {\n    cmsGetUser(userId: $userId) {\n      ...UserRow\n      interestingTopicKeys\n      reason {\n        reason\n        status\n        createdAt\n        until\n      }\n      hasSecondFactor @include(if: $editing)\n      areas @include(if: $editing)\n    }\n  }\n": typeof types.UserDocument,
    "\n  query PointDays($userId: ID!, $limit: Int) {\n    getEarnedPointHistories(userId: $userId, limit: $limit, page: 1, groupByEarnedAt: true) {\n      counter\n      items {\n        earnedAt\n        earnedPoints\n        changedCount\n      }\n    }\n  }\n": typeof types.PointDaysDocument,
    "\n  query PointEntries($userId: ID!, $limit: Int, $page: Int, $filterDate: Day) {\n    getEarnedPointHistories(userId: $userId, limit: $limit, page: $page, filterDate: $filterDate) {\n      counter\n      items {\n        _id\n        earnedAt\n        earnedPoints\n        cause\n        postId\n        trustedPointConfigs {\n          description\n        }\n        additionalData {\n          walletExchangeHistory {\n            hash\n          }\n        }\n      }\n    }\n  }\n": typeof types.PointEntriesDocument,
    "\n  mutation RegisterUser($data: NewUserInput!) {\n    registerForImporter(data: $data) {\n      idToken\n    }\n  }\n": typeof types.RegisterUserDocument,
    "\n  mutation UpdateUserGroup($userId: ID!, $group: UserGroup!, $version: Int) {\n    updateUserGroup(userId: $userId, group: $group, version: $version) {\n      _id\n      group\n      version\n    }\n  }\n": typeof types.UpdateUserGroupDocument,
    "\n  mutation AssignBadge($userId: ID!, $badgeId: ID!, $version: Int) {\n    cmsAssignBadge(userId: $userId, badgeId: $badgeId, version: $version) {\n      success\n      user {\n        version\n      }\n    }\n  }\n": typeof types.AssignBadgeDocument,
    "\n  fragment BannerRow on Banner {\n    _id\n    name\n    type\n    data {\n      link\n      post {\n        _id\n        title\n        content\n      }\n      page {\n        _id\n        name\n      }\n      screen\n    }\n    leadsToBlocked\n    mediaId\n    media {\n      ...MediaPicture\n    }\n    status\n    state\n    startDate\n    endDate\n    position\n    place\n    creator {\n      ...UserFace\n    }\n    createdAt\n    version\n  }\n": typeof types.BannerRowFragmentDoc,
    "\n  query Banners($limit: Int!, $page: Int!, $filter: BannerFilter) {\n    cmsListBanner(limit: $limit, page: $page, filter: $filter) {\n      counter: counterAtLeast\n      items {\n        ...BannerRow\n      }\n    }\n  }\n": typeof types.BannersDocument,
    "\n  query Banner($_id: ID!) {\n    cmsGetBanner(_id: $_id) {\n      ...BannerRow\n    }\n  }\n": typeof types.BannerDocument,
    "\n  mutation CreateBanner(\n    $name: String!\n    $type: BannerType!\n    $data: BannerTarget!\n    $mediaId: ID!\n    $status: BannerStatus!\n    $startDate: DateTime!\n    $endDate: DateTime!\n  ) {\n    createBanner(\n      name: $name\n      type: $type\n      data: $data\n      mediaId: $mediaId\n      status: $status\n      startDate: $startDate\n      endDate: $endDate\n    ) {\n      _id\n      name\n    }\n  }\n": typeof types.CreateBannerDocument,
    "\n  mutation MoveBanner($_id: ID!, $place: Int!) {\n    cmsMoveBanner(_id: $_id, place: $place) {\n      place\n    }\n  }\n": typeof types.MoveBannerDocument,
    "\n  query FindBannerPosts($q: String!) {\n    cmsGetPosts(limit: 10, filter: { q: $q }) {\n      items {\n        _id\n        title\n        content\n      }\n    }\n  }\n": typeof types.FindBannerPostsDocument,
    "\n  query FindBannerPages($q: String!) {\n    cmsFindPages(q: $q, limit: 10) {\n      _id\n      name\n    }\n  }\n": typeof types.FindBannerPagesDocument,
    "\n  query MenuBanners {\n    getMenuBanner {\n      display {\n        ...MediaPicture\n      }\n      download {\n        ...MediaPicture\n      }\n    }\n  }\n": typeof types.MenuBannersDocument,
    "\n  mutation UploadMenuBanner($file: Upload!, $bannerType: MenuBannerType!) {\n    uploadMenuBanner(file: $file, bannerType: $bannerType) {\n      _id\n    }\n  }\n": typeof types.UploadMenuBannerDocument,
    "\n  fragment EventRow on Event {\n    _id\n    name\n    status\n    state\n    loop\n    logoId\n    logoStatus\n    logo {\n      ...MediaPicture\n    }\n    backgroundId\n    backgroundStatus\n    background {\n      ...MediaPicture\n    }\n    animationId\n    animationStatus\n    animation {\n      ...MediaPicture\n    }\n    createdAt\n    version\n  }\n": typeof types.EventRowFragmentDoc,
    "\n  query Events($limit: Int!, $page: Int!, $filter: EventFilter, $sortBy: EventSort) {\n    cmsListEvent(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...EventRow\n      }\n    }\n  }\n": typeof types.EventsDocument,
    "\n  query Event($_id: ID!) {\n    cmsGetEvent(_id: $_id) {\n      ...EventRow\n    }\n  }\n": typeof types.EventDocument,
    "\n  query EnabledEvent {\n    cmsListEvent(limit: 1, filter: { status: YES }) {\n      items {\n        _id\n        name\n        version\n      }\n    }\n  }\n": typeof types.EnabledEventDocument,
    "\n  mutation CreateEvent(\n    $name: String!\n    $loop: Float!\n    $logoId: ID!\n    $logoStatus: Boolean!\n    $backgroundId: ID!\n    $backgroundStatus: Boolean!\n    $animationId: ID!\n    $animationStatus: Boolean!\n  ) {\n    createEvent(\n      name: $name\n      loop: $loop\n      logoId: $logoId\n      logoStatus: $logoStatus\n      backgroundId: $backgroundId\n      backgroundStatus: $backgroundStatus\n      animationId: $animationId\n      animationStatus: $animationStatus\n    ) {\n      _id\n    }\n  }\n": typeof types.CreateEventDocument,
    "\n  query LuckyWheelConditions($limit: Int!, $page: Int!, $sortBy: LuckyWheelConfigSort) {\n    cmsListLuckyWheelConfigs(limit: $limit, page: $page, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        prizeTier\n        description\n        conditionType\n        missionType\n        minimum\n        version\n      }\n    }\n  }\n": typeof types.LuckyWheelConditionsDocument,
    "\n  mutation UpdateLuckyWheelCondition(\n    $_id: ID!\n    $conditionType: WinningConditionType!\n    $missionType: MissionType\n    $minimum: Float!\n    $description: String!\n    $version: Int!\n  ) {\n    cmsUpdateLuckyWheelConfig(\n      _id: $_id\n      conditionType: $conditionType\n      missionType: $missionType\n      minimum: $minimum\n      description: $description\n      version: $version\n    ) {\n      version\n    }\n  }\n": typeof types.UpdateLuckyWheelConditionDocument,
    "\n  query LuckyWheelInstructions(\n    $q: String\n    $limit: Int!\n    $page: Int!\n    $filter: LuckyWheelInstructionFilter\n    $sortBy: LuckyWheelInstructionSort\n  ) {\n    cmsListLuckyWheelInstruction(q: $q, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        type\n        title\n        titleEn\n        description\n        descriptionEn\n        turns\n        missionType\n        createdAt\n        updatedAt\n        version\n      }\n    }\n  }\n": typeof types.LuckyWheelInstructionsDocument,
    "\n  query FailedSpinMessages($q: String, $limit: Int!, $page: Int!, $sortBy: FailedSpinMessageSort) {\n    cmsListFailedSpinMessages(q: $q, limit: $limit, page: $page, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        content\n        contentEn\n        createdAt\n        version\n      }\n    }\n  }\n": typeof types.FailedSpinMessagesDocument,
    "\n  mutation CheckFailedSpinMessages($data: FailedSpinMessageFileInput!) {\n    cmsCheckFailedSpinMessages(data: $data) {\n      ...RunInfo\n    }\n  }\n": typeof types.CheckFailedSpinMessagesDocument,
    "\n  query MemberSpins($userId: ID!, $after: String) {\n    cmsMemberSpins(userId: $userId, after: $after) {\n      endCursor\n      items {\n        _id\n        wheelTitle\n        prize\n        points\n        code\n        createdAt\n      }\n    }\n  }\n": typeof types.MemberSpinsDocument,
    "\n  query WheelSpinCount($wheelId: ID, $filter: LuckyWheelSpinFilter) {\n    cmsListLuckyWheelSpins(wheelId: $wheelId, filter: $filter) {\n      counter: counterAtLeast\n    }\n  }\n": typeof types.WheelSpinCountDocument,
    "\n  query WheelSpins(\n    $wheelId: ID\n    $limit: Int\n    $page: Int\n    $filter: LuckyWheelSpinFilter\n    $sortBy: LuckyWheelSpinSort\n    $counted: Boolean = true\n  ) {\n    cmsListLuckyWheelSpins(wheelId: $wheelId, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast @include(if: $counted)\n      items {\n        ...WheelSpinRow\n      }\n    }\n  }\n\n  fragment WheelSpinRow on LuckyWheelSpin {\n    _id\n    spunAt\n    outcome\n    turn\n    eligibleTiers\n    unit\n    dueAt\n    user {\n      ...UserFace\n    }\n    win {\n      prize {\n        prizeTier\n        name\n        nameEn\n        point\n        voucher {\n          title\n        }\n      }\n    }\n    seal {\n      number\n      hash\n      seal\n      root\n      sealedAt\n    }\n  }\n": typeof types.WheelSpinsDocument,
    "\n  mutation CreateDrawsFile($wheelId: ID!) {\n    createDrawsFile(wheelId: $wheelId)\n  }\n": typeof types.CreateDrawsFileDocument,
    "\n  query LuckyWheelTerm {\n    cmsDetailLuckyWheelTerm {\n      _id\n      content\n      contentEn\n      version\n    }\n  }\n": typeof types.LuckyWheelTermDocument,
    "\n  fragment LuckyWheelRow on LuckyWheel {\n    _id\n    title\n    titleEn\n    activeDate {\n      startDate\n      endDate\n    }\n    numberOfBatch\n    totalPrize\n    totalRedeemPrize\n    totalRemainingPrize\n    creator {\n      fullName\n    }\n    state\n    createdAt\n    deletedAt\n    version\n  }\n": typeof types.LuckyWheelRowFragmentDoc,
    "\n  query LuckyWheels($limit: Int!, $page: Int!, $filter: LuckyWheelFilter, $sortBy: LuckyWheelSort) {\n    cmsListLuckyWheel(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...LuckyWheelRow\n      }\n    }\n  }\n": typeof types.LuckyWheelsDocument,
    "\n  query RunningLuckyWheel {\n    cmsGetRunningLuckyWheel {\n      ...LuckyWheelRow\n    }\n  }\n": typeof types.RunningLuckyWheelDocument,
    "\n  query LuckyWheel($id: ID!) {\n    cmsLuckyWheel(id: $id) {\n      _id\n      title\n      titleEn\n      activeDate {\n        startDate\n        endDate\n      }\n      tierNames {\n        prizeTier\n        name\n        nameEn\n      }\n      batchs {\n        _id\n        activeDate {\n          startDate\n          endDate\n        }\n        prizes {\n          _id\n          prize_index\n          prizeTier\n          qty\n          remaining\n          designated\n          totalQty\n          point\n          voucher {\n            _id\n            title\n            available\n          }\n          media {\n            ...MediaPicture\n          }\n        }\n      }\n      deletedAt\n      version\n    }\n  }\n": typeof types.LuckyWheelDocument,
    "\n  mutation UpdateLuckyWheelPrize($_id: ID!, $data: LuckyWheelPrizeChangeInput!, $version: Int!) {\n    updateLuckyWheelPrize(_id: $_id, data: $data, version: $version) {\n      qty\n    }\n  }\n": typeof types.UpdateLuckyWheelPrizeDocument,
    "\n  query GameVouchers($limit: Int!, $filter: VoucherGameFilter) {\n    vouchersGame(limit: $limit, page: 1, filter: $filter) {\n      items {\n        _id\n        title\n        available\n      }\n    }\n  }\n": typeof types.GameVouchersDocument,
    "\n  query PrizeWinners($prizeId: ID!, $limit: Int!, $page: Int!) {\n    cmsListLuckyWheelPrizeWinners(prizeId: $prizeId, limit: $limit, page: $page) {\n      counter\n      free\n      version\n      winners {\n        cause\n        wonAt\n        user {\n          _id\n          fullName\n          phoneNumber\n        }\n      }\n      designations {\n        blocked\n        reason\n        createdAt\n        creator {\n          fullName\n        }\n        user {\n          _id\n          fullName\n          phoneNumber\n        }\n      }\n    }\n  }\n": typeof types.PrizeWinnersDocument,
    "\n  mutation UpdatePrizeWinners($prizeId: ID!, $numbers: [String!]!, $reason: String, $version: Int!) {\n    updateLuckyWheelPrizeWinners(\n      prizeId: $prizeId\n      designatedUserPhoneNumbers: $numbers\n      reason: $reason\n      version: $version\n    ) {\n      version\n    }\n  }\n": typeof types.UpdatePrizeWinnersDocument,
    "\n  query WheelResults($_id: ID!, $startDate: Day!, $endDate: Day!) {\n    cmsLuckyWheelResults(_id: $_id, startDate: $startDate, endDate: $endDate) {\n      wheel {\n        title\n        totalPrize\n        totalRedeemPrize\n        totalRemainingPrize\n        tierNames {\n          prizeTier\n          name\n          nameEn\n        }\n      }\n      days {\n        date\n        prizeTier\n        awards\n      }\n      prizes {\n        awards\n        batch {\n          _id\n          activeDate {\n            startDate\n            endDate\n          }\n        }\n        prize {\n          _id\n          prize_index\n          prizeTier\n          name\n          nameEn\n          qty\n          remaining\n          designated\n          point\n          voucher {\n            title\n          }\n        }\n      }\n    }\n  }\n": typeof types.WheelResultsDocument,
    "\n  query WheelWinnerCount($wheelId: ID, $filter: LuckyWheelWinnerFilter) {\n    cmsListLuckyWheelWinners(wheelId: $wheelId, filter: $filter) {\n      counter: counterAtLeast\n    }\n  }\n": typeof types.WheelWinnerCountDocument,
    "\n  query WheelWinners(\n    $wheelId: ID\n    $limit: Int\n    $page: Int\n    $filter: LuckyWheelWinnerFilter\n    $sortBy: LuckyWheelWinnerSort\n    $counted: Boolean = true\n  ) {\n    cmsListLuckyWheelWinners(wheelId: $wheelId, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast @include(if: $counted)\n      items {\n        ...WheelWinnerRow\n      }\n    }\n  }\n\n  fragment WheelWinnerRow on LuckyWheelWinner {\n    _id\n    wonAt\n    cause\n    usedAt\n    user {\n      _id\n      fullName\n      phoneNumber\n    }\n    prize {\n      prizeTier\n      name\n      nameEn\n      point\n      voucher {\n        title\n      }\n    }\n    batch {\n      activeDate {\n        startDate\n        endDate\n      }\n    }\n    code {\n      code\n    }\n  }\n": typeof types.WheelWinnersDocument,
    "\n  query PastSpins {\n    cmsLuckyWheelSpins {\n      hour\n      spins\n    }\n  }\n": typeof types.PastSpinsDocument,
    "\n  query PromotionCalendar($from: Day!, $to: Day!) {\n    cmsPromotionCalendar(from: $from, to: $to) {\n      items {\n        ...PromotionOnCalendar\n      }\n      warnings {\n        kind\n        from\n        to\n        promotions {\n          ...PromotionOnCalendar\n        }\n      }\n      cut\n    }\n  }\n": typeof types.PromotionCalendarDocument,
    "\n  fragment PromotionOnCalendar on Promotion {\n    _id\n    kind\n    title\n    startDate\n    endDate\n    state\n    version\n    wheelId\n    batch\n  }\n": typeof types.PromotionOnCalendarFragmentDoc,
    "\n  query MemberCodes($userId: ID!, $after: String) {\n    cmsMemberCodes(userId: $userId, after: $after) {\n      endCursor\n      items {\n        _id\n        code\n        voucherTitle\n        cause\n        price\n        status\n        refund\n        usedAt\n        endDate\n        createdAt\n      }\n    }\n  }\n": typeof types.MemberCodesDocument,
    "\n  mutation Refund($_id: ID!, $reason: String!) {\n    cmsRefundRedemption(_id: $_id, reason: $reason) {\n      status\n    }\n  }\n": typeof types.RefundDocument,
    "\n  fragment VoucherCodeRow on VoucherCode {\n    _id\n    voucherId\n    code\n    qty\n    sold_qty\n    remarks\n    vendorCode\n    status\n    state\n    startDate\n    endDate\n    redeemedAt\n    redeemedUser {\n      _id\n      fullName\n      phoneNumber\n    }\n    createdAt\n    version\n  }\n": typeof types.VoucherCodeRowFragmentDoc,
    "\n  query VoucherCodes($voucherId: ID!, $limit: Int, $page: Int, $filter: VoucherCodeFilter, $dir: SortDirection) {\n    cmsListVoucherCode(voucherId: $voucherId, limit: $limit, page: $page, filter: $filter, dir: $dir) {\n      counter: counterAtLeast\n      items {\n        ...VoucherCodeRow\n      }\n    }\n  }\n": typeof types.VoucherCodesDocument,
    "\n  query VoucherOfCodes($_id: ID!) {\n    voucher(_id: $_id) {\n      _id\n      title\n      startDate\n      endDate\n      codeTotals {\n        state\n        codes\n      }\n    }\n  }\n": typeof types.VoucherOfCodesDocument,
    "\n  mutation CheckVoucherCodes($data: VoucherCodeInput!) {\n    cmsCheckVoucherCodes(data: $data) {\n      ...RunInfo\n    }\n  }\n": typeof types.CheckVoucherCodesDocument,
    "\n  mutation CheckReferralCodes($data: ReferralCodesInput!) {\n    cmsCheckReferralCodes(data: $data) {\n      ...RunInfo\n    }\n  }\n": typeof types.CheckReferralCodesDocument,
    "\n  mutation CreateVoucherCodes($data: VoucherCodeInput!) {\n    createVoucherCode(data: $data) {\n      created\n      run {\n        _id\n      }\n    }\n  }\n": typeof types.CreateVoucherCodesDocument,
    "\n  mutation DeleteVoucherCodes($_ids: [ID!], $list: JSON, $after: ID) {\n    cmsDeleteVoucherCodes(_ids: $_ids, list: $list, after: $after) {\n      outcomes {\n        _id\n        ok\n        version\n        message\n        reason\n        params\n      }\n      next\n    }\n  }\n": typeof types.DeleteVoucherCodesDocument,
    "\n  query VoucherResults($_id: ID!, $startDate: Day!, $endDate: Day!) {\n    cmsVoucherResults(_id: $_id, startDate: $startDate, endDate: $endDate) {\n      voucher {\n        title\n        type\n        available\n        reserved\n      }\n      runningOut {\n        outcome\n        day\n        perDay\n        days\n      }\n      days {\n        date\n        handedOver\n        used\n        pointsSpent\n        signUps\n      }\n    }\n  }\n": typeof types.VoucherResultsDocument,
    "\n  fragment VoucherRow on Voucher {\n    _id\n    voucherId\n    type\n    title\n    titleEn\n    medias {\n      ...MediaThumbnail\n    }\n    pointSpend\n    qty\n    redeemed\n    reserved\n    available\n    status\n    adminStatus\n    state\n    editedSinceApproval\n    startDate\n    endDate\n    referralTurns\n    prizeTitle\n    prizeTitleEn\n    isPrinted\n    creator {\n      ...UserFace\n    }\n    deletedAt\n    createdAt\n    version\n  }\n": typeof types.VoucherRowFragmentDoc,
    "\n  query Vouchers($limit: Int, $page: Int, $q: String, $filter: VoucherFilter, $sortBy: VoucherSort) {\n    cmsVouchers(limit: $limit, page: $page, q: $q, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...VoucherRow\n      }\n    }\n  }\n": typeof types.VouchersDocument,
    "\n  query ReferralVouchers($limit: Int, $page: Int, $filter: ReferralVoucherFilter, $sortBy: ReferralVoucherSort) {\n    cmsReferralVouchers(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...VoucherRow\n      }\n    }\n  }\n": typeof types.ReferralVouchersDocument,
    "\n  query Voucher($_id: ID!) {\n    voucher(_id: $_id) {\n      ...VoucherRow\n      mediaIds\n      highlight\n      highlightEn\n      description\n      descriptionEn\n      termAndCondition\n      termAndConditionEn\n      contact {\n        phoneNumber\n        email\n        address\n      }\n    }\n  }\n": typeof types.VoucherDocument,
    "\n  mutation CreateVoucher($data: VoucherInput!) {\n    createVoucher(data: $data) {\n      _id\n      type\n    }\n  }\n": typeof types.CreateVoucherDocument,
    "\n  mutation SetVoucherAdminStatus(\n    $_ids: [ID!]\n    $list: JSON\n    $after: ID\n    $adminStatus: VoucherAdminStatus!\n    $version: Int\n  ) {\n    cmsSetVoucherAdminStatus(_ids: $_ids, list: $list, after: $after, adminStatus: $adminStatus, version: $version) {\n      outcomes {\n        _id\n        ok\n        version\n        message\n        reason\n        params\n      }\n      next\n    }\n  }\n": typeof types.SetVoucherAdminStatusDocument,
    "\n  fragment EntryOfHistory on AuditEntry {\n    _id\n    createdAt\n    action\n    actor {\n      ...UserFace\n    }\n    changes {\n      field\n      before\n      after\n      beforeName\n      afterName\n    }\n    reason\n    version\n  }\n": typeof types.EntryOfHistoryFragmentDoc,
    "\n  query RecordHistory($model: HistoryModel!, $targetId: ID!, $limit: Int, $after: ID) {\n    cmsHistory(model: $model, targetId: $targetId, limit: $limit, after: $after) {\n      items {\n        ...EntryOfHistory\n      }\n      next\n    }\n  }\n": typeof types.RecordHistoryDocument,
    "\n  query AuditEntries($limit: Int, $page: Int, $actionIn: [String!], $filter: AuditFilter, $sortBy: AuditSort) {\n    cmsGetAuditEntries(limit: $limit, page: $page, actionIn: $actionIn, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...EntryOfHistory\n        changes {\n          afterWords {\n            en\n            vi\n          }\n        }\n        model\n        targetId\n        targetName\n        targetWords {\n          en\n          vi\n        }\n        requestId\n      }\n    }\n  }\n": typeof types.AuditEntriesDocument,
    "\n  fragment AuditRun on AuditVerification {\n    _id\n    state\n    entries\n    chains\n    total\n    startedAt\n    finishedAt\n    startedBy {\n      fullName\n    }\n    checkpoint {\n      number\n      createdAt\n    }\n    found\n    broken {\n      problem\n      chain\n      first\n      last\n      checkpoint\n    }\n  }\n": typeof types.AuditRunFragmentDoc,
    "\n  query AuditVerification {\n    cmsAuditVerification {\n      ...AuditRun\n    }\n  }\n": typeof types.AuditVerificationDocument,
    "\n  mutation VerifyAudit {\n    cmsVerifyAudit {\n      ...AuditRun\n    }\n  }\n": typeof types.VerifyAuditDocument,
    "\n  mutation UndoMany($model: RecordModel!, $changes: [UndoneChange!]!) {\n    cmsUndoMany(model: $model, changes: $changes) {\n      _id\n      ok\n      message\n      reason\n      params\n    }\n  }\n": typeof types.UndoManyDocument,
    "\n  query ChangesSince($model: RecordModel!, $_id: ID!, $version: Int!) {\n    cmsChangesSince(model: $model, _id: $_id, version: $version) {\n      version\n      changes {\n        field\n        seen\n        now\n        seenName\n        nowName\n        by\n        at\n      }\n    }\n  }\n": typeof types.ChangesSinceDocument,
    "\n  query FindActors($query: String, $group: UserGroup, $limit: Int) {\n    cmsGetUsers(query: $query, filter: { group: $group }, limit: $limit) {\n      items {\n        _id\n        fullName\n        phoneNumber\n      }\n    }\n  }\n": typeof types.FindActorsDocument,
    "\n  query Actor($userId: ID!) {\n    cmsGetUser(userId: $userId) {\n      _id\n      fullName\n    }\n  }\n": typeof types.ActorDocument,
    "\n  fragment ChangeSetRow on ChangeSet {\n    _id\n    title\n    note\n    status\n    changes\n    author {\n      ...UserFace\n    }\n    approver {\n      ...UserFace\n    }\n    applyAt\n    appliedAt\n    sentBackBy {\n      ...UserFace\n    }\n    sentBackAt\n    sentBackComment\n    createdAt\n    version\n  }\n": typeof types.ChangeSetRowFragmentDoc,
    "\n  query ChangeSets($limit: Int!, $page: Int!, $filter: ChangeSetFilter, $sortBy: ChangeSetSort) {\n    cmsChangeSets(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...ChangeSetRow\n      }\n    }\n  }\n": typeof types.ChangeSetsDocument,
    "\n  query ChangeSet($_id: ID!) {\n    cmsChangeSet(_id: $_id) {\n      ...ChangeSetRow\n      rolledBackBy {\n        ...UserFace\n      }\n      rolledBackAt\n      failure {\n        field\n        reason\n        params\n        message\n      }\n      items {\n        _id\n        model\n        targetId\n        name\n        creates\n        outdated\n        overtaken {\n          field\n          seen\n          now\n          seenName\n          nowName\n          by\n          at\n        }\n        effects {\n          model\n          targetId\n          name\n          changes {\n            field\n            before\n            after\n            beforeName\n            afterName\n          }\n        }\n      }\n    }\n  }\n": typeof types.ChangeSetDocument,
    "\n  query FailedSets {\n    cmsChangeSets(limit: 100, page: 1, filter: { status: FAILED }) {\n      items {\n        _id\n        title\n        author {\n          _id\n          fullName\n        }\n        approver {\n          _id\n        }\n        failure {\n          reason\n          params\n          message\n        }\n      }\n    }\n  }\n": typeof types.FailedSetsDocument,
    "\n  query ScheduledChanges($_id: ID!) {\n    cmsScheduledChanges(_id: $_id) {\n      _id\n      title\n      applyAt\n    }\n  }\n": typeof types.ScheduledChangesDocument,
    "\n  mutation PlanChange($_id: ID, $title: String, $operation: PlannedOperation!, $input: JSON!) {\n    cmsPlanChange(_id: $_id, title: $title, operation: $operation, input: $input) {\n      _id\n      title\n    }\n  }\n": typeof types.PlanChangeDocument,
    "\n  mutation ApproveChangeSet($_id: ID!, $version: Int!, $applyAt: DateTime) {\n    cmsApproveChangeSet(_id: $_id, version: $version, applyAt: $applyAt) {\n      _id\n      status\n      applyAt\n    }\n  }\n": typeof types.ApproveChangeSetDocument,
    "\n  mutation Viewing($tab: ID!, $model: RecordModel!, $_id: ID!, $leaving: Boolean) {\n    cmsViewing(tab: $tab, model: $model, _id: $_id, leaving: $leaving) {\n      since\n      user {\n        ...UserFace\n      }\n    }\n  }\n": typeof types.ViewingDocument,
    "\n  fragment MediaThumbnail on Media {\n    _id\n    type\n    thumbnail\n    thumbnail2x\n    covered\n  }\n": typeof types.MediaThumbnailFragmentDoc,
    "\n  fragment MediaPicture on Media {\n    ...MediaThumbnail\n    uri\n  }\n": typeof types.MediaPictureFragmentDoc,
    "\n  mutation UploadPhoto($file: Upload!, $dimensions: Dimensions, $bannerType: String) {\n    uploadPhoto(file: $file, dimensions: $dimensions, bannerType: $bannerType) {\n      ...MediaPicture\n    }\n  }\n": typeof types.UploadPhotoDocument,
    "\n  query Media($_id: ID!) {\n    cmsGetMedia(_id: $_id) {\n      ...MediaThumbnail\n      uri\n      width\n      height\n      termStatus\n      reason {\n        reason\n        status\n        createdAt\n        until\n        restored\n        byName\n      }\n      uploader {\n        ...UserFace\n      }\n      newestPosts {\n        _id\n        title\n        content\n      }\n      createdAt\n      version\n    }\n  }\n": typeof types.MediaDocument,
    "\n  fragment RunInfo on Run {\n    _id\n    kind\n    state\n    phase\n    name\n    targetModel\n    targetId\n    fileName\n    sheet\n    layout\n    done\n    total\n    result\n    created\n    existing\n    repeated\n    malformed\n    guessable\n    failure\n    failureReason\n    failureParams\n    creator {\n      _id\n      fullName\n      avatar {\n        thumbnail\n      }\n    }\n    createdAt\n    finishedAt\n    version\n  }\n": typeof types.RunInfoFragmentDoc,
    "\n  query Runs($limit: Int, $page: Int, $filter: RunFilter, $sortBy: RunSort) {\n    cmsRuns(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...RunInfo\n      }\n    }\n  }\n": typeof types.RunsDocument,
    "\n  query OneRun($_id: ID!) {\n    cmsRun(_id: $_id) {\n      ...RunInfo\n    }\n  }\n": typeof types.OneRunDocument,
    "\n  query RunRows($runId: ID!, $problem: RunRowProblem, $page: Int, $limit: Int) {\n    cmsRunRows(runId: $runId, problem: $problem, page: $page, limit: $limit) {\n      counter: counterAtLeast\n      items {\n        _id\n        row\n        cells\n        problem\n        column\n        why\n        reason\n        firstRow\n        existsIn\n      }\n    }\n  }\n": typeof types.RunRowsDocument,
    "\n  mutation ConfirmRun($_id: ID!) {\n    cmsConfirmRun(_id: $_id) {\n      ...RunInfo\n    }\n  }\n": typeof types.ConfirmRunDocument,
    "\n  mutation CancelRun($_id: ID!) {\n    cmsCancelRun(_id: $_id) {\n      ...RunInfo\n    }\n  }\n": typeof types.CancelRunDocument,
    "\n  query PresetReasons($limit: Int, $page: Int, $filter: PresetReasonFilter, $sortBy: PresetReasonSort) {\n    cmsGetPresetReasons(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        model\n        textEn\n        textVi\n        restores\n        position\n        version\n      }\n    }\n  }\n": typeof types.PresetReasonsDocument,
    "\n  query PresetReasonsFor($model: PresetReasonModel!, $restores: Boolean) {\n    cmsPresetReasonsFor(model: $model, restores: $restores) {\n      textEn\n      textVi\n    }\n  }\n": typeof types.PresetReasonsForDocument,
    "\n  query OpenReports($model: TermModel!, $_id: ID!) {\n    cmsGetOpenReports(model: $model, _id: $_id) {\n      reports\n      holder {\n        _id\n        fullName\n      }\n      mine\n    }\n  }\n": typeof types.OpenReportsDocument,
    "\n  query DecidedAtDesk($model: TermModel!, $ids: [ID!], $list: JSON, $of: String) {\n    cmsGetDecidedAtDesk(model: $model, ids: $ids, list: $list, of: $of) {\n      _id\n      name\n      holder {\n        _id\n        fullName\n      }\n    }\n  }\n": typeof types.DecidedAtDeskDocument,
    "\n  mutation SetStatusOfMany(\n    $model: TermModel!\n    $ids: [ID!]\n    $list: JSON\n    $of: String\n    $after: ID\n    $termStatus: TermStatus!\n    $reason: String\n  ) {\n    cmsSetTermStatusOfMany(\n      model: $model\n      ids: $ids\n      list: $list\n      of: $of\n      after: $after\n      termStatus: $termStatus\n      reason: $reason\n    ) {\n      outcomes {\n        _id\n        ok\n        version\n        message\n        reason\n        params\n      }\n      next\n    }\n  }\n": typeof types.SetStatusOfManyDocument,
    "\n  query Configs($limit: Int, $page: Int, $filter: ConfigFilter, $sortBy: ConfigSort) {\n    cmsGetConfigs(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        key\n        type\n        value\n        isPublic\n        lastChange {\n          createdAt\n          actor {\n            fullName\n          }\n        }\n        version\n      }\n    }\n  }\n": typeof types.ConfigsDocument,
    "\n  query Installation {\n    cmsGetInstallation {\n      version\n      nodeVersion\n      failingJobs\n      freeBytes\n      backupFreeBytes\n      hasBackupFolder\n      database {\n        engine\n        version\n        bytes\n        migrations\n        newestMigration\n      }\n      archive {\n        archivedAt\n        failedAt\n        failing\n      }\n      replicas {\n        _id\n        name\n        version\n        startedAt\n        seenAt\n        seen\n      }\n      standbys {\n        name\n        state\n        synchronous\n        behindMs\n        behindBytes\n      }\n      readStandbys {\n        name\n        serves\n        behindMs\n        reads\n      }\n      lastBackup {\n        _id\n        takenAt\n      }\n      backups {\n        _id\n        name\n        takenAt\n        finishedAt\n        tookMs\n        bytes\n        rows\n        files\n        encrypted\n        error\n      }\n      lastProof {\n        _id\n        takenAt\n        finishedAt\n        tookMs\n      }\n      restoreChecks {\n        _id\n        name\n        takenAt\n        finishedAt\n        tookMs\n        newestWriteAt\n        rows\n        files\n        faults\n        firstFault\n      }\n    }\n  }\n": typeof types.InstallationDocument,
    "\n  query Jobs {\n    cmsGetJobs {\n      _id\n      everySeconds\n      running\n      nextRunAt\n      lastRunAt\n      lastDurationMs\n      lastSuccessAt\n      lastResult\n      lastError\n      failuresInRow\n      failingItems\n    }\n  }\n": typeof types.JobsDocument,
    "\n  query JobFailures($job: String!, $page: Int) {\n    cmsGetJobFailures(job: $job, page: $page) {\n      item\n      attempts\n      firstFailedAt\n      nextTryAt\n      lastError\n    }\n  }\n": typeof types.JobFailuresDocument,
    "\n  fragment SystemNotificationRow on SystemNotification {\n    _id\n    customMessage\n    sendToAllUsers\n    users {\n      _id\n      fullName\n    }\n    excludedUsers {\n      _id\n      fullName\n    }\n    excludedPages {\n      _id\n      name\n    }\n    fromUser {\n      ...UserFace\n    }\n    sent\n    sentAt\n    reached\n    deletedAt\n    createdAt\n    version\n  }\n": typeof types.SystemNotificationRowFragmentDoc,
    "\n  query SystemNotifications(\n    $limit: Int!\n    $offset: Int!\n    $filter: SystemNotificationFilter\n    $sortBy: SystemNotificationSort\n  ) {\n    getSystemNotifications(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...SystemNotificationRow\n      }\n    }\n  }\n": typeof types.SystemNotificationsDocument,
    "\n  query SystemNotification($_id: ID!) {\n    cmsGetSystemNotification(_id: $_id) {\n      ...SystemNotificationRow\n      users {\n        ...UserFace\n      }\n      excludedUsers {\n        ...UserFace\n      }\n    }\n  }\n": typeof types.SystemNotificationDocument,
    "\n  query PreviewSystemNotification(\n    $sendToAllUsers: Boolean!\n    $userIds: [ID!]!\n    $excludedUserIds: [ID!]!\n    $excludedPageIds: [ID!]!\n  ) {\n    cmsPreviewSystemNotification(\n      sendToAllUsers: $sendToAllUsers\n      userIds: $userIds\n      excludedUserIds: $excludedUserIds\n      excludedPageIds: $excludedPageIds\n    )\n  }\n": typeof types.PreviewSystemNotificationDocument,
    "\n  mutation CreateSystemNotification(\n    $customMessage: String!\n    $sendToAllUsers: Boolean!\n    $userIds: [ID!]!\n    $excludedUserIds: [ID!]!\n    $excludedPageIds: [ID!]!\n  ) {\n    createSystemNotification(\n      customMessage: $customMessage\n      systemNotificationTo: USER\n      sendToAllUsers: $sendToAllUsers\n      userIds: $userIds\n      excludedUserIds: $excludedUserIds\n      excludedPageIds: $excludedPageIds\n    ) {\n      _id\n      version\n    }\n  }\n": typeof types.CreateSystemNotificationDocument,
    "\n  mutation UpdateSystemNotification(\n    $_id: ID!\n    $customMessage: String!\n    $sendToAllUsers: Boolean!\n    $userIds: [ID!]!\n    $excludedUserIds: [ID!]!\n    $excludedPageIds: [ID!]!\n    $version: Int!\n  ) {\n    updateSystemNotification(\n      _id: $_id\n      customMessage: $customMessage\n      systemNotificationTo: USER\n      sendToAllUsers: $sendToAllUsers\n      userIds: $userIds\n      excludedUserIds: $excludedUserIds\n      excludedPageIds: $excludedPageIds\n      version: $version\n    ) {\n      _id\n      version\n    }\n  }\n": typeof types.UpdateSystemNotificationDocument,
    "\n  mutation SendSystemNotification($_id: ID!, $version: Int!) {\n    sendSystemNotification(_id: $_id, version: $version) {\n      version\n      reached\n    }\n  }\n": typeof types.SendSystemNotificationDocument,
    "\n  query FindRecipients($q: String!) {\n    cmsFindUsers(q: $q, limit: 10) {\n      ...UserFace\n      phoneNumber\n    }\n  }\n": typeof types.FindRecipientsDocument,
    "\n  query FindExcludedPages($q: String!) {\n    cmsFindPages(q: $q, limit: 10) {\n      _id\n      name\n    }\n  }\n": typeof types.FindExcludedPagesDocument,
    "\n  query SystemSettings($limit: Int!, $offset: Int!) {\n    cmsGetSettings(limit: $limit, offset: $offset) {\n      _id\n      key\n      value\n      description\n      type\n      isPublic\n      version\n    }\n  }\n": typeof types.SystemSettingsDocument,
    "\n  query MySessions {\n    mySessions {\n      _id\n      userAgent\n      address\n      signedInAt\n      lastUsedAt\n      current\n    }\n  }\n": typeof types.MySessionsDocument,
    "\n  query MySecondFactor {\n    mySecondFactor {\n      since\n      recoveryCodesLeft\n    }\n  }\n": typeof types.MySecondFactorDocument,
    "\n  mutation StartSecondFactor($proof: ProofInput!) {\n    startSecondFactor(proof: $proof) {\n      secret\n      uri\n    }\n  }\n": typeof types.StartSecondFactorDocument,
    "\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(code: $code) {\n      codes\n    }\n  }\n": typeof types.ConfirmSecondFactorDocument,
    "\n  mutation RenewRecoveryCodes($proof: ProofInput!) {\n    renewRecoveryCodes(proof: $proof) {\n      codes\n    }\n  }\n": typeof types.RenewRecoveryCodesDocument,
    "\n  mutation Login($data: LoginInput!) {\n    login(data: $data) {\n      idToken\n      refreshToken\n      expiresAt\n      idTokenPayload {\n        user {\n          badgeStatus\n          group\n        }\n      }\n    }\n  }\n": typeof types.LoginDocument,
    "\n  query MyPreferences {\n    myPreferences {\n      key\n      value\n    }\n  }\n": typeof types.MyPreferencesDocument,
    "\n  mutation SetPreference($key: String!, $value: JSON!) {\n    setPreference(key: $key, value: $value) {\n      key\n      value\n    }\n  }\n": typeof types.SetPreferenceDocument,
    "\n  mutation CreateExport(\n    $list: String!\n    $format: ExportFormat!\n    $filters: JSON!\n    $sort: JSON\n    $columns: [String!]!\n    $locale: Locale\n  ) {\n    createExport(list: $list, format: $format, filters: $filters, sort: $sort, columns: $columns, locale: $locale) {\n      url\n      run {\n        _id\n        state\n      }\n    }\n  }\n": typeof types.CreateExportDocument,
    "\n  query CountListed($list: String!, $filters: JSON!) {\n    cmsCountListed(list: $list, filters: $filters)\n  }\n": typeof types.CountListedDocument,
    "\n  query ListViews($list: String!) {\n    cmsListViews(list: $list) {\n      _id\n      name\n      shared\n      mine\n      authorName\n      mayChange\n      filters\n      sort\n      columns\n      size\n      misfits\n      version\n    }\n  }\n": typeof types.ListViewsDocument,
    "\n  mutation SaveView(\n    $list: String!\n    $name: String!\n    $shared: Boolean!\n    $filters: JSON!\n    $sort: JSON\n    $columns: [String!]\n    $size: Int\n  ) {\n    cmsSaveView(\n      list: $list\n      name: $name\n      shared: $shared\n      filters: $filters\n      sort: $sort\n      columns: $columns\n      size: $size\n    ) {\n      _id\n    }\n  }\n": typeof types.SaveViewDocument,
    "\n  fragment UserFace on User {\n    _id\n    fullName\n    photoUrl\n    avatar {\n      thumbnail\n      thumbnail2x\n      covered\n    }\n  }\n": typeof types.UserFaceFragmentDoc,
    "\n  query Me {\n    me {\n      _id\n      email\n      username\n      fullName\n      photoUrl\n      gender\n      group\n      badgeStatus\n      termStatus\n      areas\n      phoneNumber\n      secondFactorDemanded\n      avatar {\n        thumbnail\n      }\n    }\n  }\n": typeof types.MeDocument,
    "\n  mutation RefreshToken($refreshToken: String!) {\n    refreshToken(refreshToken: $refreshToken) {\n      idToken\n      refreshToken\n      expiresAt\n    }\n  }\n": typeof types.RefreshTokenDocument,
    "mutation addWordsToBlackList($keywords: [String!]!) { addWordsToBlackList(keywords: $keywords) { _id version } }": typeof types.AddWordsToBlackListDocument,
    "mutation changeMyPassword($data: PasswordChangeInput!) { changeMyPassword(data: $data)  }": typeof types.ChangeMyPasswordDocument,
    "mutation cmsBadgeSetStatus($_id: ID!, $reason: String, $status: BadgeRequestStatus!, $version: Int!) { cmsBadgeSetStatus(_id: $_id, reason: $reason, status: $status, version: $version)  }": typeof types.CmsBadgeSetStatusDocument,
    "mutation cmsCreateBadgeRegisterForm($detail: String!, $detailEn: String!, $figureId: ID, $inputType: RegisterFormInputType!, $required: Boolean!) { cmsCreateBadgeRegisterForm(detail: $detail, detailEn: $detailEn, figureId: $figureId, inputType: $inputType, required: $required) { _id version } }": typeof types.CmsCreateBadgeRegisterFormDocument,
    "mutation cmsCreateFailedSpinMessages($data: [FailedSpinMessageInput!]!) { cmsCreateFailedSpinMessages(data: $data) { _id version } }": typeof types.CmsCreateFailedSpinMessagesDocument,
    "mutation cmsCreateLuckyWheelTerm($data: LuckyWheelTermInput!) { cmsCreateLuckyWheelTerm(data: $data) { _id version } }": typeof types.CmsCreateLuckyWheelTermDocument,
    "mutation cmsCreatePageCategory($enum: String!, $name: LocalizedTextInput!) { cmsCreatePageCategory(enum: $enum, name: $name) { _id version } }": typeof types.CmsCreatePageCategoryDocument,
    "mutation cmsCreatePost($data: PostInput!) { cmsCreatePost(data: $data) { _id version } }": typeof types.CmsCreatePostDocument,
    "mutation cmsCreatePresetReason($model: PresetReasonModel!, $position: Int, $restores: Boolean, $textEn: String!, $textVi: String!) { cmsCreatePresetReason(model: $model, position: $position, restores: $restores, textEn: $textEn, textVi: $textVi) { _id version } }": typeof types.CmsCreatePresetReasonDocument,
    "mutation cmsCreateSavedReply($textEn: String!, $textVi: String!, $title: String!) { cmsCreateSavedReply(textEn: $textEn, textVi: $textVi, title: $title) { _id version } }": typeof types.CmsCreateSavedReplyDocument,
    "mutation cmsDecidePointCorrection($_id: ID!, $reason: String, $status: PointCorrectionDecision!, $version: Int!) { cmsDecidePointCorrection(_id: $_id, reason: $reason, status: $status, version: $version) { _id version } }": typeof types.CmsDecidePointCorrectionDocument,
    "mutation cmsDecideReferral($_id: ID!, $reason: String!, $status: ReferralDecision!, $version: Int!) { cmsDecideReferral(_id: $_id, reason: $reason, status: $status, version: $version) { _id version } }": typeof types.CmsDecideReferralDocument,
    "mutation cmsDeleteBadge($_id: ID!, $version: Int!) { cmsDeleteBadge(_id: $_id, version: $version)  }": typeof types.CmsDeleteBadgeDocument,
    "mutation cmsDeleteBadgeRegisterForm($_id: ID!, $version: Int!) { cmsDeleteBadgeRegisterForm(_id: $_id, version: $version)  }": typeof types.CmsDeleteBadgeRegisterFormDocument,
    "mutation cmsDeleteBanner($_id: ID!, $version: Int!) { cmsDeleteBanner(_id: $_id, version: $version)  }": typeof types.CmsDeleteBannerDocument,
    "mutation cmsDeleteBannerMenu($bannerType: MenuBannerType!) { cmsDeleteBannerMenu(bannerType: $bannerType)  }": typeof types.CmsDeleteBannerMenuDocument,
    "mutation cmsDeleteChangeSet($_id: ID!, $version: Int!) { cmsDeleteChangeSet(_id: $_id, version: $version)  }": typeof types.CmsDeleteChangeSetDocument,
    "mutation cmsDeleteEvent($_id: ID!, $version: Int!) { cmsDeleteEvent(_id: $_id, version: $version)  }": typeof types.CmsDeleteEventDocument,
    "mutation cmsDeleteFailedSpinMessages($_ids: [ID!]!) { cmsDeleteFailedSpinMessages(_ids: $_ids)  }": typeof types.CmsDeleteFailedSpinMessagesDocument,
    "mutation cmsDeleteNote($_id: ID!) { cmsDeleteNote(_id: $_id) { _id } }": typeof types.CmsDeleteNoteDocument,
    "mutation cmsDeletePageCategory($_id: ID!, $version: Int!) { cmsDeletePageCategory(_id: $_id, version: $version)  }": typeof types.CmsDeletePageCategoryDocument,
    "mutation cmsDeletePresetReason($_id: ID!, $version: Int!) { cmsDeletePresetReason(_id: $_id, version: $version) { _id version } }": typeof types.CmsDeletePresetReasonDocument,
    "mutation cmsDeleteProduct($_id: ID!, $version: Int!) { cmsDeleteProduct(_id: $_id, version: $version)  }": typeof types.CmsDeleteProductDocument,
    "mutation cmsDeleteSavedReply($_id: ID!, $version: Int!) { cmsDeleteSavedReply(_id: $_id, version: $version) { _id version } }": typeof types.CmsDeleteSavedReplyDocument,
    "mutation cmsDeleteView($_id: ID!, $version: Int!) { cmsDeleteView(_id: $_id, version: $version) { _id version } }": typeof types.CmsDeleteViewDocument,
    "mutation cmsDeleteWebhookEndpoint($_id: ID!, $version: Int!) { cmsDeleteWebhookEndpoint(_id: $_id, version: $version) { _id version } }": typeof types.CmsDeleteWebhookEndpointDocument,
    "mutation cmsEndApiKey($_id: ID!, $version: Int!) { cmsEndApiKey(_id: $_id, version: $version) { _id version } }": typeof types.CmsEndApiKeyDocument,
    "mutation cmsEndSessions($userId: ID!) { cmsEndSessions(userId: $userId)  }": typeof types.CmsEndSessionsDocument,
    "mutation cmsExportFile($_id: ID!) { cmsExportFile(_id: $_id)  }": typeof types.CmsExportFileDocument,
    "mutation cmsPauseWebhookEndpoint($_id: ID!, $version: Int!) { cmsPauseWebhookEndpoint(_id: $_id, version: $version) { _id version } }": typeof types.CmsPauseWebhookEndpointDocument,
    "mutation cmsReleaseCase($_id: ID!) { cmsReleaseCase(_id: $_id) { _id version } }": typeof types.CmsReleaseCaseDocument,
    "mutation cmsRemoveSecondFactor($userId: ID!) { cmsRemoveSecondFactor(userId: $userId)  }": typeof types.CmsRemoveSecondFactorDocument,
    "mutation cmsResumeWebhookEndpoint($_id: ID!, $version: Int!) { cmsResumeWebhookEndpoint(_id: $_id, version: $version) { _id version } }": typeof types.CmsResumeWebhookEndpointDocument,
    "mutation cmsRetryJobItem($item: String!, $job: String!) { cmsRetryJobItem(item: $item, job: $job) { _id } }": typeof types.CmsRetryJobItemDocument,
    "mutation cmsRollBackChangeSet($_id: ID!, $version: Int!) { cmsRollBackChangeSet(_id: $_id, version: $version) { _id version } }": typeof types.CmsRollBackChangeSetDocument,
    "mutation cmsRunJob($job: String!) { cmsRunJob(job: $job) { _id } }": typeof types.CmsRunJobDocument,
    "mutation cmsSendBackChangeSet($_id: ID!, $comment: String!, $version: Int!) { cmsSendBackChangeSet(_id: $_id, comment: $comment, version: $version) { _id version } }": typeof types.CmsSendBackChangeSetDocument,
    "mutation cmsSendWebhooksAgainFrom($_id: ID!, $failedOnly: Boolean!, $from: DateTime!) { cmsSendWebhooksAgainFrom(_id: $_id, failedOnly: $failedOnly, from: $from) { _id version } }": typeof types.CmsSendWebhooksAgainFromDocument,
    "mutation cmsSetGrants($areas: [Area!]!, $userId: ID!, $version: Int!) { cmsSetGrants(areas: $areas, userId: $userId, version: $version) { _id version } }": typeof types.CmsSetGrantsDocument,
    "mutation cmsSetPageHotNews($_id: ID!, $active: Boolean!, $version: Int!) { cmsSetPageHotNews(_id: $_id, active: $active, version: $version) { _id version } }": typeof types.CmsSetPageHotNewsDocument,
    "mutation cmsSetPagePartner($_id: ID!, $status: Boolean!, $version: Int!) { cmsSetPagePartner(_id: $_id, status: $status, version: $version) { _id version } }": typeof types.CmsSetPagePartnerDocument,
    "mutation cmsSetPinnedProductLimit($data: PinnedProductLimitInput!, $version: Int!) { cmsSetPinnedProductLimit(data: $data, version: $version) { _id version } }": typeof types.CmsSetPinnedProductLimitDocument,
    "mutation cmsSetPlacePrimaryImage($_id: ID!, $imageId: ID!, $version: Int!) { cmsSetPlacePrimaryImage(_id: $_id, imageId: $imageId, version: $version) { _id version } }": typeof types.CmsSetPlacePrimaryImageDocument,
    "mutation cmsSetPostStatus($_id: ID!, $reason: String, $status: TermStatus!, $until: DateTime, $version: Int!) { cmsSetPostStatus(_id: $_id, reason: $reason, status: $status, until: $until, version: $version) { _id version } }": typeof types.CmsSetPostStatusDocument,
    "mutation cmsSetTermStatus($_id: ID!, $model: TermModel!, $reason: String, $termStatus: TermStatus!, $until: DateTime, $version: Int!) { cmsSetTermStatus(_id: $_id, model: $model, reason: $reason, termStatus: $termStatus, until: $until, version: $version) { _id version } }": typeof types.CmsSetTermStatusDocument,
    "mutation cmsSetVerifyStatus($_id: ID!, $reason: String, $status: VerifyStatus!, $version: Int!) { cmsSetVerifyStatus(_id: $_id, reason: $reason, status: $status, version: $version) { _id version } }": typeof types.CmsSetVerifyStatusDocument,
    "mutation cmsUndo($_id: ID!, $model: RecordModel!, $version: Int!) { cmsUndo(_id: $_id, model: $model, version: $version) { _id version } }": typeof types.CmsUndoDocument,
    "mutation cmsUnplanChange($_id: ID!) { cmsUnplanChange(_id: $_id) { _id version } }": typeof types.CmsUnplanChangeDocument,
    "mutation cmsUpdateApiKey($_id: ID!, $data: ApiKeyInput!, $version: Int!) { cmsUpdateApiKey(_id: $_id, data: $data, version: $version) { _id version } }": typeof types.CmsUpdateApiKeyDocument,
    "mutation cmsUpdateBadge($_id: ID!, $mediaId: ID, $registerFormIds: [ID!], $status: BadgeStatus, $title: String, $titleEn: String, $version: Int!) { cmsUpdateBadge(_id: $_id, mediaId: $mediaId, registerFormIds: $registerFormIds, status: $status, title: $title, titleEn: $titleEn, version: $version) { _id version } }": typeof types.CmsUpdateBadgeDocument,
    "mutation cmsUpdateBadgeRegisterForm($_id: ID!, $detail: String!, $detailEn: String!, $figureId: ID, $inputType: RegisterFormInputType!, $required: Boolean!, $version: Int!) { cmsUpdateBadgeRegisterForm(_id: $_id, detail: $detail, detailEn: $detailEn, figureId: $figureId, inputType: $inputType, required: $required, version: $version) { _id version } }": typeof types.CmsUpdateBadgeRegisterFormDocument,
    "mutation cmsUpdateChangeSet($_id: ID!, $note: String, $title: String, $version: Int!) { cmsUpdateChangeSet(_id: $_id, note: $note, title: $title, version: $version) { _id version } }": typeof types.CmsUpdateChangeSetDocument,
    "mutation cmsUpdateFailedSpinMessage($_id: ID!, $data: FailedSpinMessageInput!, $version: Int!) { cmsUpdateFailedSpinMessage(_id: $_id, data: $data, version: $version) { _id version } }": typeof types.CmsUpdateFailedSpinMessageDocument,
    "mutation cmsUpdateLuckyWheelTerm($_id: ID!, $data: LuckyWheelTermChange!, $version: Int!) { cmsUpdateLuckyWheelTerm(_id: $_id, data: $data, version: $version) { _id version } }": typeof types.CmsUpdateLuckyWheelTermDocument,
    "mutation cmsUpdatePageCategory($_id: ID!, $enum: String!, $name: LocalizedTextInput!, $version: Int!) { cmsUpdatePageCategory(_id: $_id, enum: $enum, name: $name, version: $version) { _id version } }": typeof types.CmsUpdatePageCategoryDocument,
    "mutation cmsUpdatePost($_id: ID!, $data: PostChange!, $version: Int!) { cmsUpdatePost(_id: $_id, data: $data, version: $version) { _id version } }": typeof types.CmsUpdatePostDocument,
    "mutation cmsUpdatePresetReason($_id: ID!, $model: PresetReasonModel!, $position: Int, $restores: Boolean, $textEn: String!, $textVi: String!, $version: Int!) { cmsUpdatePresetReason(_id: $_id, model: $model, position: $position, restores: $restores, textEn: $textEn, textVi: $textVi, version: $version) { _id version } }": typeof types.CmsUpdatePresetReasonDocument,
    "mutation cmsUpdateSavedReply($_id: ID!, $textEn: String!, $textVi: String!, $title: String!, $version: Int!) { cmsUpdateSavedReply(_id: $_id, textEn: $textEn, textVi: $textVi, title: $title, version: $version) { _id version } }": typeof types.CmsUpdateSavedReplyDocument,
    "mutation cmsUpdateSetting($data: SettingInput!, $key: String!, $version: Int!) { cmsUpdateSetting(data: $data, key: $key, version: $version) { _id version } }": typeof types.CmsUpdateSettingDocument,
    "mutation cmsUpdateView($_id: ID!, $columns: [String!], $filters: JSON, $name: String, $shared: Boolean, $size: Int, $sort: JSON, $version: Int!) { cmsUpdateView(_id: $_id, columns: $columns, filters: $filters, name: $name, shared: $shared, size: $size, sort: $sort, version: $version) { _id version } }": typeof types.CmsUpdateViewDocument,
    "mutation cmsUpdateWebhookEndpoint($_id: ID!, $note: String!, $sandbox: Boolean, $types: [String!]!, $url: String!, $version: Int!) { cmsUpdateWebhookEndpoint(_id: $_id, note: $note, sandbox: $sandbox, types: $types, url: $url, version: $version) { _id version } }": typeof types.CmsUpdateWebhookEndpointDocument,
    "mutation cmsWithdrawChangeSet($_id: ID!, $version: Int!) { cmsWithdrawChangeSet(_id: $_id, version: $version) { _id version } }": typeof types.CmsWithdrawChangeSetDocument,
    "mutation createConfig($isPublic: Boolean, $key: String!, $type: ConfigType!, $value: String!) { createConfig(isPublic: $isPublic, key: $key, type: $type, value: $value) { _id version } }": typeof types.CreateConfigDocument,
    "mutation createLuckyWheel($activeDate: LuckyWheelPeriodInput!, $batchs: [LuckyWheelBatchInput!]!, $numberOfBatch: Int, $tierNames: [LuckyWheelTierNameInput!], $title: String!, $titleEn: String!) { createLuckyWheel(activeDate: $activeDate, batchs: $batchs, numberOfBatch: $numberOfBatch, tierNames: $tierNames, title: $title, titleEn: $titleEn) { _id version } }": typeof types.CreateLuckyWheelDocument,
    "mutation createLuckyWheelInstruction($data: LuckyWheelInstructionInput!) { createLuckyWheelInstruction(data: $data) { _id version } }": typeof types.CreateLuckyWheelInstructionDocument,
    "mutation deleteCmsGroup($_id: ID!, $reason: String!, $version: Int!) { deleteCmsGroup(_id: $_id, reason: $reason, version: $version)  }": typeof types.DeleteCmsGroupDocument,
    "mutation deleteConfig($_id: ID!, $version: Int!) { deleteConfig(_id: $_id, version: $version) { _id version } }": typeof types.DeleteConfigDocument,
    "mutation deleteLuckyWheel($_id: ID!, $version: Int!) { deleteLuckyWheel(_id: $_id, version: $version) { _id version } }": typeof types.DeleteLuckyWheelDocument,
    "mutation deleteLuckyWheelInstruction($_id: ID!, $version: Int!) { deleteLuckyWheelInstruction(_id: $_id, version: $version) { _id version } }": typeof types.DeleteLuckyWheelInstructionDocument,
    "mutation deleteSystemNotification($_id: ID!, $version: Int!) { deleteSystemNotification(_id: $_id, version: $version)  }": typeof types.DeleteSystemNotificationDocument,
    "mutation deleteVoucher($_id: ID!, $version: Int!) { deleteVoucher(_id: $_id, version: $version) { _id version } }": typeof types.DeleteVoucherDocument,
    "mutation deleteVoucherCode($_id: ID!, $version: Int!) { deleteVoucherCode(_id: $_id, version: $version) { _id version } }": typeof types.DeleteVoucherCodeDocument,
    "mutation endMyOtherSessions { endMyOtherSessions  }": typeof types.EndMyOtherSessionsDocument,
    "mutation endMySession($sessionId: ID!) { endMySession(sessionId: $sessionId)  }": typeof types.EndMySessionDocument,
    "mutation exportVoucherCode($locale: Locale, $voucherId: ID!) { exportVoucherCode(locale: $locale, voucherId: $voucherId)  }": typeof types.ExportVoucherCodeDocument,
    "mutation logout($refreshToken: String!) { logout(refreshToken: $refreshToken)  }": typeof types.LogoutDocument,
    "mutation removeBlackListWordByIds($ids: [ID!]!) { removeBlackListWordByIds(ids: $ids)  }": typeof types.RemoveBlackListWordByIdsDocument,
    "mutation removeSecondFactor($proof: ProofInput!) { removeSecondFactor(proof: $proof)  }": typeof types.RemoveSecondFactorDocument,
    "mutation updateBanner($_id: ID!, $data: BannerTarget, $endDate: DateTime, $mediaId: ID, $name: String, $startDate: DateTime, $status: BannerStatus, $type: BannerType, $version: Int!) { updateBanner(_id: $_id, data: $data, endDate: $endDate, mediaId: $mediaId, name: $name, startDate: $startDate, status: $status, type: $type, version: $version) { _id version } }": typeof types.UpdateBannerDocument,
    "mutation updateBannerPositions($positions: [BannerPosition!]!) { updateBannerPositions(positions: $positions) { _id version } }": typeof types.UpdateBannerPositionsDocument,
    "mutation updateBlackWord($_id: ID!, $keyword: String!, $version: Int!) { updateBlackWord(_id: $_id, keyword: $keyword, version: $version) { _id version } }": typeof types.UpdateBlackWordDocument,
    "mutation updateConfig($_id: ID!, $isPublic: Boolean, $key: String!, $type: ConfigType!, $value: String!, $version: Int!) { updateConfig(_id: $_id, isPublic: $isPublic, key: $key, type: $type, value: $value, version: $version) { _id version } }": typeof types.UpdateConfigDocument,
    "mutation updateEvent($_id: ID!, $data: EventChange!, $version: Int!) { updateEvent(_id: $_id, data: $data, version: $version) { _id version } }": typeof types.UpdateEventDocument,
    "mutation updateLuckyWheel($_id: ID!, $data: LuckyWheelChangeInput!, $version: Int!) { updateLuckyWheel(_id: $_id, data: $data, version: $version) { _id version } }": typeof types.UpdateLuckyWheelDocument,
    "mutation updateLuckyWheelInstruction($_id: ID!, $data: LuckyWheelInstructionChange!, $version: Int!) { updateLuckyWheelInstruction(_id: $_id, data: $data, version: $version) { _id version } }": typeof types.UpdateLuckyWheelInstructionDocument,
    "mutation updateTrustedPointConfig($_id: ID!, $data: TrustedPointConfigInput!, $version: Int!) { updateTrustedPointConfig(_id: $_id, data: $data, version: $version) { _id version } }": typeof types.UpdateTrustedPointConfigDocument,
    "mutation updateVoucher($_id: ID!, $data: VoucherChangeInput!, $version: Int!) { updateVoucher(_id: $_id, data: $data, version: $version) { _id version } }": typeof types.UpdateVoucherDocument,
};
const documents: Documents = {
    "\n  query FindUsers($q: String!) {\n    cmsFindUsers(q: $q) {\n      ...UserFace\n      phoneNumber\n      email\n    }\n  }\n": types.FindUsersDocument,
    "\n  query FindPosts($query: String!) {\n    cmsGetPosts(filter: { q: $query }, limit: 5, offset: 1) {\n      items {\n        _id\n        title\n        content\n        creator {\n          ...UserFace\n        }\n      }\n    }\n  }\n": types.FindPostsDocument,
    "\n  query FindContent($q: String!) {\n    cmsFindPages(q: $q, limit: 5) {\n      _id\n      name\n    }\n    getCmsGroups(filter: { name_contain: $q }, limit: 5) {\n      items {\n        _id\n        name\n      }\n    }\n    topPlaces(q: $q, limit: 5) {\n      _id\n      name\n    }\n  }\n": types.FindContentDocument,
    "\n  query FindPromotions($q: String!) {\n    cmsFindVoucherCodes(q: $q) {\n      _id\n      code\n      voucher {\n        _id\n        title\n        type\n      }\n    }\n    cmsVouchers(q: $q, limit: 5) {\n      items {\n        _id\n        title\n      }\n    }\n    cmsListLuckyWheel(filter: { q: $q, deletedAt: false }, limit: 5) {\n      items {\n        _id\n        title\n      }\n    }\n    cmsListBanner(filter: { q: $q }, limit: 5) {\n      items {\n        _id\n        name\n      }\n    }\n    cmsListEvent(filter: { q: $q }, limit: 5) {\n      items {\n        _id\n        name\n      }\n    }\n    cmsListBadges(q: $q, limit: 5) {\n      items {\n        _id\n        title\n      }\n    }\n  }\n": types.FindPromotionsDocument,
    "\n  query Comment($_id: ID!) {\n    cmsGetComment(_id: $_id) {\n      _id\n      appLink\n      content\n      post {\n        _id\n        title\n        content\n      }\n      creator {\n        ...UserFace\n      }\n      commentedAsPage {\n        _id\n        name\n      }\n      totalReports\n      termStatus\n      reason {\n        reason\n        status\n        createdAt\n        until\n        restored\n        byName\n      }\n      createdAt\n      version\n    }\n  }\n": types.CommentDocument,
    "\n  fragment GroupRow on Group {\n    _id\n    name\n    creator {\n      ...UserFace\n    }\n    category {\n      name {\n        VI_VN\n        EN_US\n      }\n    }\n    totalMembers\n    totalPosts\n    totalReports\n    termStatus\n    reason {\n      until\n    }\n    createdAt\n    version\n    isOwn\n  }\n": types.GroupRowFragmentDoc,
    "\n  query Groups($limit: Int, $offset: Int, $filter: GroupFilter, $sortBy: GroupSort) {\n    getCmsGroups(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...GroupRow\n      }\n    }\n  }\n": types.GroupsDocument,
    "\n  query Group($_id: ID!) {\n    cmsGetGroup(_id: $_id) {\n      ...GroupRow\n      appLink\n      description\n      privacy\n      verified\n      reason {\n        reason\n        status\n        createdAt\n        until\n        restored\n        byName\n      }\n    }\n  }\n": types.GroupDocument,
    "\n  query PageCategories {\n    cmsGetPageCategories {\n      counter\n      items {\n        _id\n        name {\n          VI_VN\n          EN_US\n        }\n        enum\n        deletedAt\n        version\n      }\n    }\n  }\n": types.PageCategoriesDocument,
    "\n  fragment PageRow on Page {\n    _id\n    name\n    type\n    phoneNumber\n    email\n    website\n    verified\n    creator {\n      ...UserFace\n    }\n    isPartner\n    isProvideNews\n    termStatus\n    reason {\n      reason\n      status\n      createdAt\n      until\n      restored\n      byName\n    }\n    pinnedLimit\n    createdAt\n    version\n    isOwn\n  }\n": types.PageRowFragmentDoc,
    "\n  query Pages($limit: Int, $offset: Int, $q: String, $filter: PageFilter, $sortBy: PageSort) {\n    cmsGetPages(limit: $limit, offset: $offset, q: $q, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...PageRow\n      }\n    }\n  }\n": types.PagesDocument,
    "\n  query Page($_id: ID!) {\n    cmsGetPage(_id: $_id) {\n      ...PageRow\n      appLink\n      description\n      category {\n        name {\n          VI_VN\n          EN_US\n        }\n      }\n      logo {\n        ...MediaThumbnail\n      }\n      owner {\n        ...UserFace\n      }\n      admins {\n        ...UserFace\n      }\n      verify {\n        status\n      }\n      totals {\n        likes\n        posts\n        follows\n        reviews\n        reports\n      }\n    }\n  }\n": types.PageDocument,
    "\n  fragment PlaceRow on Place {\n    _id\n    name\n    description\n    checkins\n    reviews\n    hasSensitiveWord\n    primaryImage {\n      ...MediaThumbnail\n    }\n    location {\n      placeName\n      country\n    }\n    creator {\n      ...UserFace\n    }\n    createdAt\n    version\n  }\n": types.PlaceRowFragmentDoc,
    "\n  query TopPlaces($limit: Int, $q: String) {\n    topPlaces(limit: $limit, q: $q) {\n      ...PlaceRow\n    }\n  }\n": types.TopPlacesDocument,
    "\n  query Place($_id: ID!) {\n    cmsGetPlace(_id: $_id) {\n      ...PlaceRow\n      appLink\n      phone\n      isVerified\n      medias {\n        ...MediaThumbnail\n        uri\n        width\n        height\n      }\n    }\n  }\n": types.PlaceDocument,
    "\n  query Creator($userId: ID!) {\n    cmsGetUser(userId: $userId) {\n      ...UserFace\n      phoneNumber\n      email\n      group\n      termStatus\n      reason {\n        reason\n        status\n        createdAt\n        until\n        restored\n        byName\n      }\n      point\n      totalPosts\n      createdAt\n      version\n    }\n  }\n": types.CreatorDocument,
    "\n  query RecentPosts($targetId: ID!, $limit: Int, $isPage: Boolean) {\n    cmsGetPostsByCreator(targetId: $targetId, limit: $limit, isPage: $isPage) {\n      _id\n      title\n      content\n      status\n      createdAt\n      totalLikes\n      totalComments\n    }\n  }\n": types.RecentPostsDocument,
    "\n  fragment PostAuthor on User {\n    _id\n    fullName\n    phoneNumber\n    gender\n    group\n    version\n  }\n": types.PostAuthorFragmentDoc,
    "\n  query PostAuthorByPhone($phoneNumber: String!) {\n    cmsFindUserByPhone(phoneNumber: $phoneNumber) {\n      ...PostAuthor\n    }\n  }\n": types.PostAuthorByPhoneDocument,
    "\n  query EditedPost($_id: ID!) {\n    cmsGetPost(_id: $_id) {\n      _id\n      ...PostText\n      version\n      creator {\n        ...PostAuthor\n      }\n    }\n  }\n": types.EditedPostDocument,
    "\n  mutation SetAuthorGroup($userId: ID!, $group: UserGroup!, $version: Int) {\n    updateUserGroup(userId: $userId, group: $group, version: $version) {\n      ...PostAuthor\n    }\n  }\n": types.SetAuthorGroupDocument,
    "\n  fragment PostRow on Post {\n    _id\n    type\n    title\n    content\n    status\n    reason {\n      reason\n      until\n    }\n    totalLikes\n    totalComments\n    totalReports\n    creator {\n      ...UserFace\n    }\n    page {\n      _id\n      name\n    }\n    createdAt\n    version\n    isOwn\n  }\n": types.PostRowFragmentDoc,
    "\n  query Posts($limit: Int, $offset: Int, $filter: PostFilter, $sortBy: PostSort, $counted: Boolean = true) {\n    cmsGetPosts(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast @include(if: $counted)\n      items {\n        ...PostRow\n      }\n    }\n  }\n": types.PostsDocument,
    "\n  query PostCount($filter: PostFilter) {\n    cmsGetPosts(filter: $filter) {\n      counter: counterAtLeast\n    }\n  }\n": types.PostCountDocument,
    "\n  query BlockedPosts($limit: Int, $page: Int, $filter: PostFilter, $sortBy: PostSort, $counted: Boolean = true) {\n    cmsGetBlockedPosts(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast @include(if: $counted)\n      item {\n        ...PostRow\n      }\n    }\n  }\n": types.BlockedPostsDocument,
    "\n  query BlockedPostCount($filter: PostFilter) {\n    cmsGetBlockedPosts(filter: $filter) {\n      counter: counterAtLeast\n    }\n  }\n": types.BlockedPostCountDocument,
    "\n  fragment PostText on Post {\n    title\n    content\n  }\n": types.PostTextFragmentDoc,
    "\n  fragment WrittenPost on Post {\n    _id\n    ...PostText\n    createdAt\n    creator {\n      ...UserFace\n    }\n    page {\n      _id\n      name\n    }\n    medias {\n      _id\n      type\n      uri\n      thumbnail\n      thumbnail2x\n      width\n      height\n      covered\n    }\n  }\n": types.WrittenPostFragmentDoc,
    "\n  query Post($_id: ID!) {\n    cmsGetPost(_id: $_id) {\n      ...WrittenPost\n      appLink\n      type\n      status\n      reason {\n        reason\n        status\n        createdAt\n        until\n        restored\n        byName\n      }\n      totalLikes\n      totalComments\n      totalReports\n      place {\n        _id\n        name\n      }\n      group {\n        _id\n        name\n      }\n      sharedPost {\n        ...WrittenPost\n      }\n      version\n      isOwn\n    }\n  }\n": types.PostDocument,
    "\n  query FindCreators($q: String, $limit: Int) {\n    cmsFindCreators(q: $q, limit: $limit) {\n      ...UserFace\n    }\n  }\n": types.FindCreatorsDocument,
    "\n  query CreatorName($targetId: ID!) {\n    cmsGetPostsByCreator(targetId: $targetId, limit: 1) {\n      creator {\n        _id\n        fullName\n      }\n    }\n  }\n": types.CreatorNameDocument,
    "\n  fragment ProductRow on Product {\n    _id\n    type\n    title\n    content\n    price\n    medias {\n      ...MediaThumbnail\n      uri\n      width\n      height\n    }\n    availableOnTravelStore\n    creator {\n      ...UserFace\n    }\n    page {\n      _id\n      name\n    }\n    leadsToBlocked\n    totalReports\n    termStatus\n    reason {\n      reason\n      status\n      createdAt\n      until\n      restored\n      byName\n    }\n    createdAt\n    version\n    isOwn\n  }\n": types.ProductRowFragmentDoc,
    "\n  query Products(\n    $limit: Int\n    $offset: Int\n    $q: String\n    $type: ProductType\n    $onTravelStore: YesNo\n    $filter: ProductFilter\n    $sortBy: ProductSort\n  ) {\n    cmsPartnerProducts(\n      limit: $limit\n      offset: $offset\n      q: $q\n      type: $type\n      onTravelStore: $onTravelStore\n      filter: $filter\n      sortBy: $sortBy\n    ) {\n      counter: counterAtLeast\n      items {\n        ...ProductRow\n      }\n    }\n  }\n": types.ProductsDocument,
    "\n  query Product($_id: ID!) {\n    cmsGetProduct(_id: $_id) {\n      ...ProductRow\n      appLink\n      totalLikes\n      totalShares\n    }\n  }\n": types.ProductDocument,
    "\n  query ApiKeys {\n    cmsGetApiKeys {\n      counter\n      items {\n        _id\n        name\n        prefix\n        mode\n        scopes\n        eventKinds\n        dailyPoints\n        personalData\n        state\n        endsAt\n        endedAt\n        formerUntil\n        createdAt\n        createdBy {\n          fullName\n        }\n        lastUsedAt\n        lastAddress\n        requestsOfLastDay\n        version\n      }\n    }\n  }\n": types.ApiKeysDocument,
    "\n  query ApiKeyRequests($_id: ID!, $page: Int) {\n    cmsGetApiKeyRequests(_id: $_id, page: $page) {\n      _id\n      at\n      operation\n      outcome\n      requestId\n      address\n      milliseconds\n      dryRun\n    }\n  }\n": types.ApiKeyRequestsDocument,
    "\n  mutation CreateApiKey($data: ApiKeyInput!) {\n    cmsCreateApiKey(data: $data) {\n      key\n    }\n  }\n": types.CreateApiKeyDocument,
    "\n  mutation RotateApiKey($_id: ID!, $version: Int) {\n    cmsRotateApiKey(_id: $_id, version: $version) {\n      key\n    }\n  }\n": types.RotateApiKeyDocument,
    "\n  query ApiSchemas {\n    cmsApiSchemas {\n      staff\n      members\n    }\n  }\n": types.ApiSchemasDocument,
    "\n  query WebhookEndpoints {\n    cmsWebhookEndpoints {\n      ...WebhookEndpointRow\n    }\n  }\n\n  fragment WebhookEndpointRow on WebhookEndpoint {\n    _id\n    url\n    types\n    note\n    sandbox\n    pausedBecause\n    formerSecretUntil\n    failingSince\n    pausesAt\n    lastTriedAt\n    lastStatus\n    lastError\n    waiting\n    oldestWaiting\n    version\n  }\n": types.WebhookEndpointsDocument,
    "\n  query WebhookEndpoint($id: ID!) {\n    cmsWebhookEndpoint(_id: $id) {\n      ...WebhookEndpointRow\n    }\n  }\n": types.WebhookEndpointDocument,
    "\n  mutation CreateWebhookEndpoint($url: String!, $types: [String!]!, $note: String!, $sandbox: Boolean) {\n    cmsCreateWebhookEndpoint(url: $url, types: $types, note: $note, sandbox: $sandbox) {\n      secret\n    }\n  }\n": types.CreateWebhookEndpointDocument,
    "\n  mutation RotateWebhookSecret($id: ID!, $version: Int!) {\n    cmsRotateWebhookSecret(_id: $id, version: $version) {\n      secret\n    }\n  }\n": types.RotateWebhookSecretDocument,
    "\n  mutation TestWebhookEndpoint($id: ID!) {\n    cmsTestWebhookEndpoint(_id: $id) {\n      state\n      lastStatus\n      lastError\n    }\n  }\n": types.TestWebhookEndpointDocument,
    "\n  mutation SendWebhookAgain($id: ID!) {\n    cmsSendWebhookAgain(_id: $id) {\n      _id\n    }\n  }\n": types.SendWebhookAgainDocument,
    "\n  query WebhookDeliveries(\n    $endpointId: ID\n    $limit: Int\n    $page: Int\n    $filter: WebhookDeliveryFilter\n    $sortBy: WebhookDeliverySort\n  ) {\n    cmsWebhookDeliveries(endpointId: $endpointId, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        type\n        model\n        subjectId\n        sequence\n        state\n        tries\n        nextAt\n        lastStatus\n        lastError\n        createdAt\n      }\n    }\n  }\n": types.WebhookDeliveriesDocument,
    "\n  query WebhookDelivery($id: ID!) {\n    cmsWebhookDelivery(_id: $id) {\n      _id\n      state\n      nextAt\n      payload\n      attempts {\n        number\n        triedAt\n        tookMs\n        status\n        error\n        answer\n      }\n    }\n  }\n": types.WebhookDeliveryDocument,
    "\n  fragment Agreement on ShareWithBounds {\n    share\n    low\n    high\n  }\n": types.AgreementFragmentDoc,
    "\n  query Calibration($startDate: Day!, $endDate: Day!) {\n    cmsGetCalibration(startDate: $startDate, endDate: $endDate) {\n      decided\n      drawn\n      waiting\n      void\n      answered\n      agreement {\n        ...Agreement\n      }\n      byReason {\n        reason\n        answered\n        agreement {\n          ...Agreement\n        }\n      }\n      byPerson {\n        user {\n          ...UserFace\n        }\n        answered\n        agreement {\n          ...Agreement\n        }\n      }\n      disagreements {\n        _id\n        case {\n          _id\n          lead {\n            ...CaseLead\n          }\n        }\n        decidedBy {\n          ...UserFace\n        }\n        decidedAt\n        answeredBy {\n          ...UserFace\n        }\n        answeredAt\n        status\n        reason\n        againAt\n      }\n    }\n  }\n": types.CalibrationDocument,
    "\n  mutation DecideAgain($_id: ID!) {\n    cmsDecideAgain(_id: $_id) {\n      _id\n      againAt\n    }\n  }\n": types.DecideAgainDocument,
    "\n  mutation ClaimNextCase($model: CaseKind, $severity: Int, $passedOver: [ID!]) {\n    cmsClaimNextCase(model: $model, severity: $severity, passedOver: $passedOver) {\n      ...FullCase\n    }\n  }\n": types.ClaimNextCaseDocument,
    "\n  mutation ClaimCase($_id: ID!) {\n    cmsClaimCase(_id: $_id) {\n      ...FullCase\n    }\n  }\n": types.ClaimCaseDocument,
    "\n  query Deciders($_id: ID!, $q: String) {\n    cmsFindDeciders(_id: $_id, q: $q) {\n      ...UserFace\n    }\n  }\n": types.DecidersDocument,
    "\n  mutation HandOverCase($_id: ID!, $to: ID!, $note: String) {\n    cmsHandOverCase(_id: $_id, to: $to, note: $note) {\n      ...FullCase\n    }\n  }\n": types.HandOverCaseDocument,
    "\n  mutation RenewCaseClaim($_id: ID!) {\n    cmsRenewCaseClaim(_id: $_id) {\n      _id\n      mine\n      heldUntil\n    }\n  }\n": types.RenewCaseClaimDocument,
    "\n  mutation DecideCase($_id: ID!, $version: Int!, $decision: CaseDecisionInput!, $planHash: String!) {\n    cmsDecideCase(_id: $_id, version: $version, decision: $decision, planHash: $planHash) {\n      ...CaseDecision\n    }\n  }\n": types.DecideCaseDocument,
    "\n  mutation DecideAppeal($_id: ID!, $version: Int!, $outcome: AppealOutcome!, $answer: String!) {\n    cmsDecideAppeal(_id: $_id, version: $version, outcome: $outcome, answer: $answer) {\n      ...FullCase\n    }\n  }\n": types.DecideAppealDocument,
    "\n  mutation TakeOutOfCase($_id: ID!, $model: TermModel!, $targetId: ID!) {\n    cmsTakeOutOfCase(_id: $_id, model: $model, targetId: $targetId) {\n      ...FullCase\n    }\n  }\n": types.TakeOutOfCaseDocument,
    "\n  mutation ConfirmCaseDecision($_id: ID!, $planHash: String) {\n    cmsConfirmCaseDecision(_id: $_id, planHash: $planHash) {\n      ...CaseDecision\n    }\n  }\n": types.ConfirmCaseDecisionDocument,
    "\n  mutation DeclineCaseDecision($_id: ID!, $note: String!) {\n    cmsDeclineCaseDecision(_id: $_id, note: $note) {\n      ...CaseDecision\n    }\n  }\n": types.DeclineCaseDecisionDocument,
    "\n  mutation UndoCaseDecision($_id: ID!) {\n    cmsUndoCaseDecision(_id: $_id) {\n      ...CaseDecision\n      sessionsEnded\n    }\n  }\n": types.UndoCaseDecisionDocument,
    "\n  fragment CaseLead on CaseMember {\n    model\n    _id\n    title\n    text\n  }\n": types.CaseLeadFragmentDoc,
    "\n  fragment CaseRow on Case {\n    _id\n    version\n    state\n    severity\n    byReason {\n      reason\n      reports\n    }\n    totalReports\n    totalMembers\n    dueAt\n    holder {\n      ...UserFace\n    }\n    mine\n    appeal {\n      _id\n    }\n    lead {\n      ...CaseLead\n    }\n  }\n": types.CaseRowFragmentDoc,
    "\n  fragment CaseMember on CaseMember {\n    ...CaseLead\n    medias {\n      _id\n      type\n      uri\n      thumbnail\n      thumbnail2x\n      width\n      height\n    }\n    author {\n      ...UserFace\n    }\n    page {\n      _id\n      name\n    }\n    termStatus\n    totalReports\n    openReports\n    lastReportAt\n    createdAt\n    isAdminReport\n  }\n": types.CaseMemberFragmentDoc,
    "\n  fragment CaseDecision on CaseDecision {\n    _id\n    state\n    closedElsewhere\n    status\n    reason\n    until\n    hidePosts\n    secondLook\n    note\n    reply {\n      textEn\n      textVi\n    }\n    by {\n      ...UserFace\n    }\n    createdAt\n    secondBy {\n      ...UserFace\n    }\n    secondAt\n    done\n    total\n    refused {\n      model\n      _id\n      title\n      message\n      reason\n    }\n    changedSince {\n      model\n      _id\n      title\n      termStatus\n    }\n    undoUntil\n    undoneAt\n    mine\n    calibrates\n    case {\n      _id\n      lead {\n        ...CaseLead\n      }\n    }\n  }\n": types.CaseDecisionFragmentDoc,
    "\n  fragment CaseAppeal on CaseAppeal {\n    _id\n    message\n    createdAt\n    state\n    answer\n    decidedAt\n    decidedBy {\n      ...UserFace\n    }\n    status\n    reason\n    judgedAt\n    judges {\n      ...UserFace\n    }\n    records\n  }\n": types.CaseAppealFragmentDoc,
    "\n  fragment FullCase on Case {\n    ...CaseRow\n    severityParts {\n      part\n      points\n      detail\n    }\n    openedAt\n    closedAt\n    closedBy {\n      ...UserFace\n    }\n    closing {\n      how\n      status\n    }\n    calibrates\n    aboutMe\n    reportedByMe\n    judgedByMe\n    appeal {\n      ...CaseAppeal\n    }\n    handedBy {\n      ...UserFace\n    }\n    heldUntil\n    members {\n      ...CaseMember\n    }\n    creator {\n      ...UserFace\n    }\n    creatorBlocks\n    creatorStrikes\n    strikeWeight\n    usualStep {\n      at\n      days\n    }\n    decision {\n      ...CaseDecision\n    }\n    decidedBefore {\n      ...CaseDecision\n    }\n  }\n": types.FullCaseFragmentDoc,
    "\n  query Cases($model: CaseKind, $severity: Int, $q: String, $order: CaseOrder, $limit: Int, $page: Int) {\n    cmsGetCases(model: $model, severity: $severity, q: $q, order: $order, limit: $limit, page: $page) {\n      total: totalAtLeast\n      items {\n        ...CaseRow\n      }\n    }\n  }\n": types.CasesDocument,
    "\n  query Case($_id: ID!) {\n    cmsGetCase(_id: $_id) {\n      ...FullCase\n    }\n  }\n": types.CaseDocument,
    "\n  query CaseContext($_id: ID!) {\n    cmsGetCase(_id: $_id) {\n      members {\n        _id\n        context {\n          role\n          model\n          _id\n          title\n          text\n          author {\n            ...UserFace\n          }\n          termStatus\n          createdAt\n        }\n      }\n      creatorBlocked {\n        model\n        _id\n        title\n        reason\n        createdAt\n      }\n    }\n  }\n": types.CaseContextDocument,
    "\n  query CasePlan($_id: ID!, $decision: CaseDecisionInput!) {\n    cmsPlanCaseDecision(_id: $_id, decision: $decision) {\n      hash\n      records\n      changes {\n        model\n        from\n        to\n        records\n      }\n      alreadySo\n      stays {\n        model\n        from\n        records\n      }\n      reportsClosed\n      reportersTold\n      authorsTold\n      sessionsEnded\n      postsHidden\n      refused {\n        model\n        _id\n        title\n        message\n        reason\n      }\n      secondLook\n      inBackground\n    }\n  }\n": types.CasePlanDocument,
    "\n  query CaseDecisions($mine: Boolean, $state: CaseDecisionState, $limit: Int, $page: Int) {\n    cmsGetCaseDecisions(mine: $mine, state: $state, limit: $limit, page: $page) {\n      total\n      items {\n        ...CaseDecision\n      }\n    }\n  }\n": types.CaseDecisionsDocument,
    "\n  query DeskFigures {\n    cmsGetDeskFigures {\n      open\n      overdue\n      waitingForSecondLook\n      appeals\n      oldestOpenedAt\n      byKind {\n        model\n        severity\n        open\n      }\n      decided\n      medianMinutes\n      undoneShare\n      secondLookAgreement\n    }\n  }\n": types.DeskFiguresDocument,
    "\n  query DeskPresets($model: PresetReasonModel!, $restores: Boolean) {\n    cmsPresetReasonsFor(model: $model, restores: $restores) {\n      _id\n      textEn\n      textVi\n    }\n  }\n": types.DeskPresetsDocument,
    "\n  query Notes($model: NoteModel!, $targetId: ID!, $limit: Int) {\n    cmsGetNotes(model: $model, targetId: $targetId, limit: $limit) {\n      total\n      unreadMarks\n      items {\n        _id\n        text\n        deletable\n        createdAt\n        author {\n          ...UserFace\n        }\n        mentions {\n          _id\n          fullName\n        }\n      }\n    }\n  }\n": types.NotesDocument,
    "\n  mutation AddNote($model: NoteModel!, $targetId: ID!, $text: String!, $mentions: [ID!]) {\n    cmsAddNote(model: $model, targetId: $targetId, text: $text, mentions: $mentions) {\n      _id\n    }\n  }\n": types.AddNoteDocument,
    "\n  query Colleagues($model: NoteModel!, $targetId: ID!, $q: String) {\n    cmsFindColleagues(model: $model, targetId: $targetId, q: $q) {\n      ...UserFace\n    }\n  }\n": types.ColleaguesDocument,
    "\n  query Marks($limit: Int, $page: Int) {\n    cmsGetMarks(limit: $limit, page: $page) {\n      total\n      items {\n        _id\n        kind\n        model\n        targetId\n        title\n        text\n        createdAt\n        readAt\n        by {\n          ...UserFace\n        }\n      }\n    }\n  }\n": types.MarksDocument,
    "\n  mutation ReadMarks($model: NoteModel!, $targetId: ID!) {\n    cmsReadMarks(model: $model, targetId: $targetId)\n  }\n": types.ReadMarksDocument,
    "\n  mutation ReadEndpointMarks($endpointId: ID!) {\n    cmsReadMarks(endpointId: $endpointId)\n  }\n": types.ReadEndpointMarksDocument,
    "\n  query SavedReplies($limit: Int, $page: Int, $sortBy: SavedReplySort) {\n    cmsGetSavedReplies(limit: $limit, page: $page, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        title\n        textEn\n        textVi\n        version\n      }\n    }\n  }\n": types.SavedRepliesDocument,
    "\n  query ReporterAccuracy($userId: ID!) {\n    cmsReporterAccuracy(userId: $userId) {\n      reason\n      upheld\n      dismissed\n      share\n    }\n  }\n": types.ReporterAccuracyDocument,
    "\n  query MemberReports($userId: ID!, $after: String) {\n    cmsMemberReports(userId: $userId, after: $after) {\n      endCursor\n      items {\n        _id\n        model\n        reason\n        outcome\n        createdAt\n      }\n    }\n  }\n": types.MemberReportsDocument,
    "\n  query MemberReported($userId: ID!, $after: String) {\n    cmsMemberReported(userId: $userId, after: $after) {\n      endCursor\n      items {\n        _id\n        model\n        reports\n        outcome\n        lastReportAt\n      }\n    }\n  }\n": types.MemberReportedDocument,
    "\n  query PostReports(\n    $limit: Int\n    $offset: Int\n    $filter: PostReportFilter\n    $sortType: PostReportSortType\n    $sortDir: SortDirection\n  ) {\n    cmsGetPostReports(limit: $limit, offset: $offset, filter: $filter, sortType: $sortType, sortDir: $sortDir) {\n      total: totalAtLeast\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        isOwn\n        openCaseId\n        createdAt\n        title\n        content\n        type\n        creator {\n          ...UserFace\n        }\n        page {\n          _id\n          name\n        }\n        reason {\n          reason\n          until\n        }\n      }\n    }\n  }\n": types.PostReportsDocument,
    "\n  query CommentReports(\n    $limit: Int\n    $offset: Int\n    $filter: CommentReportFilter\n    $sortType: CommentReportSortType\n    $sortDir: SortDirection\n  ) {\n    cmsGetCommentReports(limit: $limit, offset: $offset, filter: $filter, sortType: $sortType, sortDir: $sortDir) {\n      total: totalAtLeast\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        isOwn\n        openCaseId\n        createdAt\n        content\n        creator {\n          ...UserFace\n        }\n        commentedAsPage {\n          _id\n          name\n        }\n        reason {\n          reason\n          until\n        }\n      }\n    }\n  }\n": types.CommentReportsDocument,
    "\n  query ProductReports($limit: Int, $offset: Int, $filter: ProductReportFilter, $sortBy: ProductReportSort) {\n    cmsGetProductReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total: totalAtLeast\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        isOwn\n        openCaseId\n        createdAt\n        title\n        content\n        type\n        creator {\n          ...UserFace\n        }\n        page {\n          _id\n          name\n        }\n        reason {\n          reason\n          until\n        }\n      }\n    }\n  }\n": types.ProductReportsDocument,
    "\n  query PageReports($limit: Int, $offset: Int, $filter: PageReportFilter, $sortBy: PageReportSort) {\n    cmsGetPageReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total: totalAtLeast\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        isOwn\n        openCaseId\n        createdAt\n        name\n        type\n        category {\n          name {\n            VI_VN\n            EN_US\n          }\n        }\n        creator {\n          ...UserFace\n        }\n        reason {\n          reason\n          until\n        }\n      }\n    }\n  }\n": types.PageReportsDocument,
    "\n  query UserReports($limit: Int, $offset: Int, $filter: UserReportFilter, $sortBy: UserReportSort) {\n    cmsGetUserReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total: totalAtLeast\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        isOwn\n        openCaseId\n        createdAt\n        fullName\n        photoUrl\n        avatar {\n          thumbnail\n          thumbnail2x\n          covered\n        }\n        gender\n        email\n        reason {\n          reason\n          until\n        }\n      }\n    }\n  }\n": types.UserReportsDocument,
    "\n  query GroupReports($limit: Int, $offset: Int, $filter: GroupReportFilter, $sortBy: GroupReportSort) {\n    cmsGetGroupReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total: totalAtLeast\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        isOwn\n        openCaseId\n        createdAt\n        name\n        totalMembers\n        totalPosts\n        creator {\n          ...UserFace\n        }\n        reason {\n          reason\n          until\n        }\n      }\n    }\n  }\n": types.GroupReportsDocument,
    "\n  query MediaReports($limit: Int, $offset: Int, $filter: MediaReportFilter, $sortBy: MediaReportSort) {\n    cmsGetMediaReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total: totalAtLeast\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        isOwn\n        openCaseId\n        createdAt\n        avatar {\n          ...MediaThumbnail\n        }\n        totalMembers\n        totalPosts\n        uploader {\n          ...UserFace\n        }\n        reason {\n          reason\n          until\n        }\n      }\n    }\n  }\n": types.MediaReportsDocument,
    "\n  query ReportsOfTarget($targetId: ID!, $type: TermModel!, $limit: Int) {\n    cmsListReportByTargetId(targetId: $targetId, type: $type, limit: $limit) {\n      _id\n      message\n      postReportType\n      creator {\n        ...UserFace\n      }\n      createdAt\n    }\n  }\n": types.ReportsOfTargetDocument,
    "\n  query DetailReports($id: ID!, $forModel: TermModel!, $page: Int) {\n    cmsGetDetailReports(id: $id, forModel: $forModel, page: $page) {\n      total\n      items {\n        _id\n        message\n        postReportType\n        creator {\n          ...UserFace\n        }\n        createdAt\n      }\n    }\n  }\n": types.DetailReportsDocument,
    "\n  query BlockedDetails($id: ID!, $forModel: TermModel!, $page: Int) {\n    cmsGetBlockedDetailList(id: $id, forModel: $forModel, page: $page) {\n      total\n      items {\n        _id\n        reason\n        undoes\n        status\n        createdAt\n        creator {\n          ...UserFace\n        }\n      }\n    }\n  }\n": types.BlockedDetailsDocument,
    "\n  mutation MarkReportsHandled($model: TermModel!, $_id: ID!, $lastReportAt: DateTime!) {\n    cmsMarkReportsHandled(model: $model, _id: $_id, lastReportAt: $lastReportAt) {\n      handledVersion\n    }\n  }\n": types.MarkReportsHandledDocument,
    "\n  mutation UnmarkReportsHandled($model: TermModel!, $_id: ID!) {\n    cmsUnmarkReportsHandled(model: $model, _id: $_id) {\n      handledVersion\n    }\n  }\n": types.UnmarkReportsHandledDocument,
    "\n  mutation MarkReportsHandledOfMany(\n    $model: TermModel!\n    $ids: [ID!]\n    $list: JSON\n    $after: ID\n    $handled: Boolean!\n    $seen: [SeenReportsInput!]\n  ) {\n    cmsMarkReportsHandledOfMany(model: $model, ids: $ids, list: $list, after: $after, handled: $handled, seen: $seen) {\n      outcomes {\n        _id\n        ok\n        version\n        message\n        reason\n        params\n      }\n      next\n    }\n  }\n": types.MarkReportsHandledOfManyDocument,
    "\n  query ReportedPost($id: ID!) {\n    cmsGetPost(_id: $id) {\n      _id\n      version\n      title\n      content\n      status\n    }\n  }\n": types.ReportedPostDocument,
    "\n  query ReportedComment($id: ID!) {\n    cmsGetComment(_id: $id) {\n      _id\n      version\n      content\n      termStatus\n    }\n  }\n": types.ReportedCommentDocument,
    "\n  query ReportedProduct($id: ID!) {\n    cmsGetProduct(_id: $id) {\n      _id\n      version\n      title\n      termStatus\n    }\n  }\n": types.ReportedProductDocument,
    "\n  query ReportedPage($id: ID!) {\n    cmsGetPage(_id: $id) {\n      _id\n      version\n      name\n      termStatus\n    }\n  }\n": types.ReportedPageDocument,
    "\n  query ReportedUser($id: ID!) {\n    cmsGetUser(userId: $id) {\n      _id\n      version\n      fullName\n      termStatus\n    }\n  }\n": types.ReportedUserDocument,
    "\n  query ReportedGroup($id: ID!) {\n    cmsGetGroup(_id: $id) {\n      _id\n      version\n      name\n      termStatus\n    }\n  }\n": types.ReportedGroupDocument,
    "\n  query ReportedMedia($id: ID!) {\n    cmsGetMedia(_id: $id) {\n      _id\n      version\n      termStatus\n    }\n  }\n": types.ReportedMediaDocument,
    "\n  query SensitiveWords($q: String, $limit: Int!, $page: Int!, $sortBy: SensitiveWordSort) {\n    cmsBlackListWords(q: $q, limit: $limit, page: $page, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        key\n        createdAt\n        version\n      }\n    }\n  }\n": types.SensitiveWordsDocument,
    "\n  mutation CheckWords($data: SensitiveWordsInput!) {\n    cmsCheckSensitiveWords(data: $data) {\n      ...RunInfo\n    }\n  }\n": types.CheckWordsDocument,
    "\n  query TryWord($word: String!) {\n    cmsTryWord(word: $word) {\n      word\n      posts\n      counts {\n        kind\n        posts\n        inside\n        blocked\n      }\n      examples {\n        _id\n        kind\n        inside\n        status\n        before\n        match\n        after\n      }\n    }\n  }\n": types.TryWordDocument,
    "\n  mutation TryWordOnAll($word: String!) {\n    cmsTryWordOnAll(word: $word) {\n      ...RunInfo\n    }\n  }\n": types.TryWordOnAllDocument,
    "\n  query Strikes($userId: ID!) {\n    cmsStrikesOf(userId: $userId) {\n      total\n      step {\n        at\n        days\n      }\n      items {\n        _id\n        weight\n        createdAt\n        endsAt\n        model\n        title\n        status\n        reason\n      }\n    }\n  }\n": types.StrikesDocument,
    "\n  fragment VerifyRow on VerifyRequest {\n    _id\n    type\n    targetId\n    targetName\n    targetKeyName\n    targetType\n    status\n    description\n    rejectReason\n    createdAt\n    decidedAt\n    version\n    isOwn\n    owner {\n      ...UserFace\n      phoneNumber\n      email\n    }\n  }\n": types.VerifyRowFragmentDoc,
    "\n  query Verifies($limit: Int, $offset: Int, $q: String, $filter: VerifyFilter, $sortBy: VerifySort) {\n    cmsGetVerifies(limit: $limit, offset: $offset, q: $q, filter: $filter, sortBy: $sortBy) {\n      total: totalAtLeast\n      items {\n        ...VerifyRow\n      }\n    }\n  }\n": types.VerifiesDocument,
    "\n  query WaitingVerifies($after: ID, $filter: VerifyFilter, $sortBy: VerifySort) {\n    cmsGetVerifies(limit: 20, after: $after, filter: $filter, sortBy: $sortBy) {\n      items {\n        _id\n        isOwn\n      }\n    }\n  }\n": types.WaitingVerifiesDocument,
    "\n  query Verify($_id: ID!) {\n    cmsGetVerify(_id: $_id) {\n      ...VerifyRow\n      hasIdentityNumber\n      hasBusinessDetails\n      isNewest\n      erasedAt\n      decidedBy {\n        ...UserFace\n      }\n      photoIdentityMedias {\n        ...VerifyPicture\n      }\n      businessLicenseMedias {\n        ...VerifyPicture\n      }\n      photosTaken {\n        ...VerifyPicture\n      }\n    }\n  }\n": types.VerifyDocument,
    "\n  fragment VerifyPicture on VerifyDocument {\n    _id\n    uri\n    width\n    height\n  }\n": types.VerifyPictureFragmentDoc,
    "\n  mutation RevealVerify($_id: ID!) {\n    cmsRevealVerify(_id: $_id) {\n      identityNumber\n      business {\n        name\n        taxCode\n        address\n        representative\n      }\n    }\n  }\n": types.RevealVerifyDocument,
    "\n  query DashboardFigures {\n    cmsNumberOfUsers\n    cmsNumberOfPartnerPages\n    cmsNumberOfUsersByCountry {\n      country\n      users\n      percentage\n    }\n  }\n": types.DashboardFiguresDocument,
    "\n  query Attention($startDate: Day!, $endDate: Day!) {\n    cmsReportBacklog {\n      model\n      targets\n      lastDay\n      lastWeek\n    }\n    cmsPendingVerifies {\n      type\n      requests\n      lastDay\n      lastWeek\n    }\n    cmsNewUsersPerDay(startDate: $startDate, endDate: $endDate) {\n      newUsers\n    }\n    cmsPointsEarnedPerDay(startDate: $startDate, endDate: $endDate) {\n      earnedPoints\n    }\n    cmsPostsPerDay(startDate: $startDate, endDate: $endDate) {\n      date\n      posts\n    }\n  }\n": types.AttentionDocument,
    "\n  query DashboardCharts($startDate: Day!, $endDate: Day!) {\n    cmsNewUsersPerDay(startDate: $startDate, endDate: $endDate) {\n      newUsers\n      date\n    }\n    cmsPointsEarnedPerDay(startDate: $startDate, endDate: $endDate) {\n      earnedPoints\n      date\n    }\n  }\n": types.DashboardChartsDocument,
    "\n  query TopUsers($limit: Int, $filterDate: Day) {\n    cmsTopUsersByPointsPerDay(limit: $limit, page: 1, filterDate: $filterDate) {\n      items {\n        _id: userId\n        user {\n          _id\n          fullName\n          phoneNumber\n          avatar {\n            uri\n            thumbnail\n            thumbnail2x\n            covered\n          }\n        }\n        changedCount\n        earnedPoints\n      }\n    }\n  }\n": types.TopUsersDocument,
    "\n  query TopReferrals($limit: Int, $page: Int, $filter: TopReferralFilter) {\n    cmsTopReferralUsers(limit: $limit, page: $page, filter: $filter) {\n      counter\n      items {\n        _id\n        avatar {\n          uri\n          thumbnail\n          thumbnail2x\n          covered\n        }\n        fullName\n        phoneNumber\n        referredUserNumber\n      }\n    }\n  }\n": types.TopReferralsDocument,
    "\n  query DashboardContents($startDate: Day!, $endDate: Day!) {\n    cmsPostsPerDay(startDate: $startDate, endDate: $endDate) {\n      date\n      type\n      posts\n    }\n    cmsReportsPerDay(startDate: $startDate, endDate: $endDate) {\n      date\n      reason\n      reports\n    }\n  }\n": types.DashboardContentsDocument,
    "\n  query ReportedCreators($startDate: Day!, $endDate: Day!) {\n    cmsMostReportedCreators(startDate: $startDate, endDate: $endDate) {\n      userId\n      user {\n        fullName\n        phoneNumber\n        avatar {\n          thumbnail\n          thumbnail2x\n          covered\n        }\n      }\n      reports\n    }\n  }\n": types.ReportedCreatorsDocument,
    "\n  query ReportBacklog {\n    cmsReportBacklog {\n      model\n      targets\n      reports\n      lastWeek\n    }\n  }\n": types.ReportBacklogDocument,
    "\n  query ModeratorFigures($startDate: Day!, $endDate: Day!, $everybody: Boolean) {\n    cmsModeratorFigures(startDate: $startDate, endDate: $endDate, everybody: $everybody) {\n      user {\n        ...UserFace\n      }\n      decided\n      overturned\n      medianMinutes\n    }\n  }\n": types.ModeratorFiguresDocument,
    "\n  fragment BadgeRequestRow on BadgeRequest {\n    _id\n    title\n    titleEn\n    status\n    isOwn\n    creator {\n      ...UserFace\n      badge {\n        title\n      }\n    }\n    phoneNumber\n    requestForms {\n      position\n      text\n      media {\n        ...MediaThumbnail\n      }\n    }\n    createdAt\n    version\n  }\n": types.BadgeRequestRowFragmentDoc,
    "\n  query BadgeRequests($q: String, $limit: Int!, $page: Int!, $filter: BadgeRequestFilter, $sortBy: BadgeRequestSort) {\n    cmsListRequestBadges(q: $q, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...BadgeRequestRow\n      }\n    }\n  }\n": types.BadgeRequestsDocument,
    "\n  query WaitingBadgeRequests($after: ID, $q: String, $filter: BadgeRequestFilter, $sortBy: BadgeRequestSort) {\n    cmsListRequestBadges(limit: 20, after: $after, q: $q, filter: $filter, sortBy: $sortBy) {\n      items {\n        _id\n        isOwn\n      }\n    }\n  }\n": types.WaitingBadgeRequestsDocument,
    "\n  query BadgeRequest($_id: ID!) {\n    getRequestBadge(_id: $_id) {\n      ...BadgeRequestRow\n      requestForms {\n        detail\n        inputType\n        required\n        media {\n          ...MediaPicture\n          width\n          height\n        }\n      }\n    }\n  }\n": types.BadgeRequestDocument,
    "\n  mutation DecideBadgeRequests($ids: [ID!], $list: JSON, $after: ID, $status: BadgeRequestStatus!, $reason: String) {\n    cmsDecideBadgeRequests(ids: $ids, list: $list, after: $after, status: $status, reason: $reason) {\n      outcomes {\n        _id\n        ok\n        version\n        reason\n        params\n        message\n      }\n      next\n    }\n  }\n": types.DecideBadgeRequestsDocument,
    "\n  query BadgeChoices($limit: Int, $filter: BadgeFilter) {\n    cmsListBadges(limit: $limit, page: 1, filter: $filter) {\n      items {\n        _id\n        title\n      }\n    }\n  }\n": types.BadgeChoicesDocument,
    "\n  fragment BadgeRow on Badge {\n    _id\n    title\n    titleEn\n    status\n    mediaId\n    media {\n      ...MediaPicture\n    }\n    registerForms {\n      _id\n      detail\n    }\n    createdAt\n    version\n  }\n": types.BadgeRowFragmentDoc,
    "\n  query Badges($q: String, $limit: Int!, $page: Int!, $filter: BadgeFilter, $sortBy: BadgeSort) {\n    cmsListBadges(q: $q, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...BadgeRow\n      }\n    }\n  }\n": types.BadgesDocument,
    "\n  query Badge($_id: ID!) {\n    getBadge(_id: $_id) {\n      ...BadgeRow\n    }\n  }\n": types.BadgeDocument,
    "\n  mutation CreateBadge($title: String!, $titleEn: String!, $mediaId: ID!, $registerFormIds: [ID!]!) {\n    cmsCreateBadge(\n      title: $title\n      titleEn: $titleEn\n      status: ENABLED\n      mediaId: $mediaId\n      registerFormIds: $registerFormIds\n    ) {\n      _id\n    }\n  }\n": types.CreateBadgeDocument,
    "\n  query RegisterForms(\n    $q: String\n    $limit: Int!\n    $page: Int!\n    $filter: BadgeRegisterFormFilter\n    $sortBy: BadgeRegisterFormSort\n  ) {\n    cmsListBadgeRegisterForms(q: $q, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        detail\n        detailEn\n        inputType\n        required\n        figureId\n        figure {\n          ...MediaPicture\n        }\n        createdAt\n        version\n      }\n    }\n  }\n": types.RegisterFormsDocument,
    "\n  query PointsByDay($startDate: Day!, $endDate: Day!) {\n    cmsPointsByDay(startDate: $startDate, endDate: $endDate) {\n      date\n      given\n      givenBack\n      takenBack\n      spent\n      expired\n      corrected\n      outstanding\n    }\n  }\n": types.PointsByDayDocument,
    "\n  query LedgerCheck {\n    cmsLedgerCheck {\n      finishedAt\n      members\n      entries\n      differences\n      differing\n    }\n  }\n": types.LedgerCheckDocument,
    "\n  query WaitingReferrals($limit: Int, $page: Int, $filter: ReferralFilter, $sortBy: ReferralSort) {\n    cmsListReferrals(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        _id\n        status\n        friend {\n          ...UserFace\n        }\n        inviter {\n          ...UserFace\n        }\n        address\n        createdAt\n        version\n      }\n    }\n  }\n": types.WaitingReferralsDocument,
    "\n  query FindPeopleOfReferrals($query: String, $limit: Int) {\n    cmsGetUsers(query: $query, limit: $limit) {\n      items {\n        _id\n        fullName\n        phoneNumber\n      }\n    }\n  }\n": types.FindPeopleOfReferralsDocument,
    "\n  query PersonOfReferrals($userId: ID!) {\n    cmsGetUser(userId: $userId) {\n      _id\n      fullName\n    }\n  }\n": types.PersonOfReferralsDocument,
    "\n  query SupportMembers($q: String!) {\n    cmsFindUsers(q: $q, limit: 20) {\n      ...UserFace\n      phoneNumber\n    }\n  }\n": types.SupportMembersDocument,
    "\n  query SupportedMember($userId: ID!) {\n    cmsGetUser(userId: $userId) {\n      ...UserFace\n      phoneNumber\n      email\n      group\n      termStatus\n      reason {\n        reason\n        until\n      }\n      point\n      earnedPoints\n      createdAt\n    }\n  }\n": types.SupportedMemberDocument,
    "\n  query MemberPoints($userId: ID!, $after: String) {\n    cmsMemberPoints(userId: $userId, after: $after) {\n      endCursor\n      items {\n        _id\n        amount\n        cause\n        rule\n        postId\n        note\n        createdAt\n      }\n    }\n  }\n": types.MemberPointsDocument,
    "\n  fragment Correction on PointCorrection {\n    _id\n    amount\n    reason\n    status\n    voucherTitle\n    user {\n      ...UserFace\n    }\n    askedBy {\n      ...UserFace\n    }\n    decidedBy {\n      ...UserFace\n    }\n    decisionReason\n    createdAt\n    version\n  }\n": types.CorrectionFragmentDoc,
    "\n  query MemberCorrections($userId: ID!, $after: String) {\n    cmsMemberPointCorrections(userId: $userId, after: $after) {\n      endCursor\n      items {\n        ...Correction\n      }\n    }\n  }\n": types.MemberCorrectionsDocument,
    "\n  query PointCorrections($limit: Int, $page: Int, $filter: PointCorrectionFilter, $sortBy: PointCorrectionSort) {\n    cmsListPointCorrections(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        ...Correction\n      }\n    }\n  }\n": types.PointCorrectionsDocument,
    "\n  query MemberNotices($userId: ID!, $after: String) {\n    cmsMemberNotices(userId: $userId, after: $after) {\n      endCursor\n      items {\n        _id\n        type\n        message\n        messageEn\n        createdAt\n      }\n    }\n  }\n": types.MemberNoticesDocument,
    "\n  mutation CorrectPoints($userId: ID!, $amount: Points!, $reason: String!) {\n    cmsCorrectPoints(userId: $userId, amount: $amount, reason: $reason) {\n      status\n    }\n  }\n": types.CorrectPointsDocument,
    "\n  fragment TrustedPointRow on TrustedPointConfig {\n    _id\n    type\n    actionType\n    points\n    description\n    trustedPointsFrom\n    trustedPointsTo\n    rankFrom\n    rankTo\n    engagementAdjustPercent\n    postContentLength\n    totalPlaceReviewsFrom\n    totalPlaceReviewsTo\n    newPlaceCoefficient\n    adjustPointPercent\n    unlimitedPostsPerDayWhenTrustedPointGreaterThan\n    maxTenPostsPerDayWhenTrustedPointLessThan\n    maxFivePostsPerDayWhenTrustedPointLessThan\n    invitedFrom\n    invitedTo\n    createdAt\n    version\n  }\n": types.TrustedPointRowFragmentDoc,
    "\n  query TrustedPoints($q: String) {\n    getTrustedPointConfigs(q: $q) {\n      ...TrustedPointRow\n    }\n  }\n": types.TrustedPointsDocument,
    "\n  query TrustedPointVersions($_id: ID!) {\n    cmsGetTrustedPointVersions(_id: $_id) {\n      since\n      until\n      savedBy {\n        ...UserFace\n      }\n      rule {\n        ...TrustedPointRow\n      }\n    }\n  }\n": types.TrustedPointVersionsDocument,
    "\n  query Referrals {\n    cmsGetReferralConfigs {\n      ...ReferralRanges\n    }\n  }\n": types.ReferralsDocument,
    "\n  fragment ReferralRanges on ReferralConfigs {\n    version\n    items {\n      _id\n      invitedFrom\n      invitedTo\n      points\n      description\n    }\n  }\n": types.ReferralRangesFragmentDoc,
    "\n  mutation SaveReferrals($ranges: [ReferralRangeInput!]!, $version: Int!) {\n    cmsSaveReferralConfigs(ranges: $ranges, version: $version) {\n      ...ReferralRanges\n    }\n  }\n": types.SaveReferralsDocument,
    "\n  fragment WhyText on WhySentence {\n    reason\n    params\n    message\n    amount\n  }\n": types.WhyTextFragmentDoc,
    "\n  query WhyPoints($userId: ID!, $entryId: ID, $actionId: ID) {\n    cmsWhyPoints(userId: $userId, entryId: $entryId, actionId: $actionId) {\n      ...WhyText\n    }\n  }\n": types.WhyPointsDocument,
    "\n  query MemberActions($userId: ID!, $before: ID) {\n    cmsMemberActions(userId: $userId, limit: 10, before: $before) {\n      _id\n      kind\n      occurredAt\n      amount\n    }\n  }\n": types.MemberActionsDocument,
    "\n  query FindMembers($q: String!) {\n    cmsFindMembers(q: $q) {\n      ...UserFace\n    }\n  }\n": types.FindMembersDocument,
    "\n  query TryPoints($userId: ID!, $kind: PointActionKind!, $facts: PointFactsInput, $draft: TrustedPointDraft) {\n    cmsTryPoints(userId: $userId, kind: $kind, facts: $facts, draft: $draft) {\n      amount\n      facts {\n        earned\n        postsToday\n        length\n        hasPicture\n        reviewsBefore\n        number\n      }\n      sentences {\n        ...WhyText\n      }\n    }\n  }\n": types.TryPointsDocument,
    "\n  mutation ReplayPoints($draft: TrustedPointDraft!, $days: Int!) {\n    cmsReplayPoints(draft: $draft, days: $days) {\n      _id\n    }\n  }\n": types.ReplayPointsDocument,
    "\n  query LastReplay($ruleId: ID!) {\n    cmsLastPointReplay(ruleId: $ruleId) {\n      draft\n      run {\n        _id\n      }\n    }\n  }\n": types.LastReplayDocument,
    "\n  query PointReplay($_id: ID!) {\n    cmsPointReplay(_id: $_id) {\n      days\n      actions\n      members\n      byDay {\n        date\n        before\n        after\n      }\n      byRule {\n        rule {\n          _id\n          description\n        }\n        before\n        after\n      }\n      gained {\n        user {\n          ...UserFace\n        }\n        difference\n      }\n      lost {\n        user {\n          ...UserFace\n        }\n        difference\n      }\n      ranks {\n        from {\n          _id\n          description\n        }\n        to {\n          _id\n          description\n        }\n        members\n      }\n    }\n  }\n": types.PointReplayDocument,
    "\n  fragment UserRow on User {\n    ...UserFace\n    username\n    email\n    phoneNumber\n    gender\n    group\n    termStatus\n    reason {\n      until\n    }\n    badge {\n      _id\n      title\n    }\n    badgeStatus\n    createdAt\n    dateOfBirth\n    totalFriends\n    totalPosts\n    point\n    earnedPoints\n    countryCode\n    version\n  }\n": types.UserRowFragmentDoc,
    "\n  query Users(\n    $query: String\n    $limit: Int\n    $page: Int\n    $filter: UserFilter\n    $sortBy: UserSort\n    $counted: Boolean = true\n  ) {\n    cmsGetUsers(query: $query, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast @include(if: $counted)\n      items {\n        ...UserRow\n      }\n    }\n  }\n": types.UsersDocument,
    "\n  query UserCount($query: String, $filter: UserFilter) {\n    cmsGetUsers(query: $query, filter: $filter) {\n      counter: counterAtLeast\n    }\n  }\n": types.UserCountDocument,
    "\n  query User($userId: ID!, $editing: Boolean = false) {\n    cmsGetUser(userId: $userId) {\n      ...UserRow\n      interestingTopicKeys\n      reason {\n        reason\n        status\n        createdAt\n        until\n      }\n      hasSecondFactor @include(if: $editing)\n      areas @include(if: $editing)\n    }\n  }\n": types.UserDocument,
    "\n  query PointDays($userId: ID!, $limit: Int) {\n    getEarnedPointHistories(userId: $userId, limit: $limit, page: 1, groupByEarnedAt: true) {\n      counter\n      items {\n        earnedAt\n        earnedPoints\n        changedCount\n      }\n    }\n  }\n": types.PointDaysDocument,
    "\n  query PointEntries($userId: ID!, $limit: Int, $page: Int, $filterDate: Day) {\n    getEarnedPointHistories(userId: $userId, limit: $limit, page: $page, filterDate: $filterDate) {\n      counter\n      items {\n        _id\n        earnedAt\n        earnedPoints\n        cause\n        postId\n        trustedPointConfigs {\n          description\n        }\n        additionalData {\n          walletExchangeHistory {\n            hash\n          }\n        }\n      }\n    }\n  }\n": types.PointEntriesDocument,
    "\n  mutation RegisterUser($data: NewUserInput!) {\n    registerForImporter(data: $data) {\n      idToken\n    }\n  }\n": types.RegisterUserDocument,
    "\n  mutation UpdateUserGroup($userId: ID!, $group: UserGroup!, $version: Int) {\n    updateUserGroup(userId: $userId, group: $group, version: $version) {\n      _id\n      group\n      version\n    }\n  }\n": types.UpdateUserGroupDocument,
    "\n  mutation AssignBadge($userId: ID!, $badgeId: ID!, $version: Int) {\n    cmsAssignBadge(userId: $userId, badgeId: $badgeId, version: $version) {\n      success\n      user {\n        version\n      }\n    }\n  }\n": types.AssignBadgeDocument,
    "\n  fragment BannerRow on Banner {\n    _id\n    name\n    type\n    data {\n      link\n      post {\n        _id\n        title\n        content\n      }\n      page {\n        _id\n        name\n      }\n      screen\n    }\n    leadsToBlocked\n    mediaId\n    media {\n      ...MediaPicture\n    }\n    status\n    state\n    startDate\n    endDate\n    position\n    place\n    creator {\n      ...UserFace\n    }\n    createdAt\n    version\n  }\n": types.BannerRowFragmentDoc,
    "\n  query Banners($limit: Int!, $page: Int!, $filter: BannerFilter) {\n    cmsListBanner(limit: $limit, page: $page, filter: $filter) {\n      counter: counterAtLeast\n      items {\n        ...BannerRow\n      }\n    }\n  }\n": types.BannersDocument,
    "\n  query Banner($_id: ID!) {\n    cmsGetBanner(_id: $_id) {\n      ...BannerRow\n    }\n  }\n": types.BannerDocument,
    "\n  mutation CreateBanner(\n    $name: String!\n    $type: BannerType!\n    $data: BannerTarget!\n    $mediaId: ID!\n    $status: BannerStatus!\n    $startDate: DateTime!\n    $endDate: DateTime!\n  ) {\n    createBanner(\n      name: $name\n      type: $type\n      data: $data\n      mediaId: $mediaId\n      status: $status\n      startDate: $startDate\n      endDate: $endDate\n    ) {\n      _id\n      name\n    }\n  }\n": types.CreateBannerDocument,
    "\n  mutation MoveBanner($_id: ID!, $place: Int!) {\n    cmsMoveBanner(_id: $_id, place: $place) {\n      place\n    }\n  }\n": types.MoveBannerDocument,
    "\n  query FindBannerPosts($q: String!) {\n    cmsGetPosts(limit: 10, filter: { q: $q }) {\n      items {\n        _id\n        title\n        content\n      }\n    }\n  }\n": types.FindBannerPostsDocument,
    "\n  query FindBannerPages($q: String!) {\n    cmsFindPages(q: $q, limit: 10) {\n      _id\n      name\n    }\n  }\n": types.FindBannerPagesDocument,
    "\n  query MenuBanners {\n    getMenuBanner {\n      display {\n        ...MediaPicture\n      }\n      download {\n        ...MediaPicture\n      }\n    }\n  }\n": types.MenuBannersDocument,
    "\n  mutation UploadMenuBanner($file: Upload!, $bannerType: MenuBannerType!) {\n    uploadMenuBanner(file: $file, bannerType: $bannerType) {\n      _id\n    }\n  }\n": types.UploadMenuBannerDocument,
    "\n  fragment EventRow on Event {\n    _id\n    name\n    status\n    state\n    loop\n    logoId\n    logoStatus\n    logo {\n      ...MediaPicture\n    }\n    backgroundId\n    backgroundStatus\n    background {\n      ...MediaPicture\n    }\n    animationId\n    animationStatus\n    animation {\n      ...MediaPicture\n    }\n    createdAt\n    version\n  }\n": types.EventRowFragmentDoc,
    "\n  query Events($limit: Int!, $page: Int!, $filter: EventFilter, $sortBy: EventSort) {\n    cmsListEvent(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...EventRow\n      }\n    }\n  }\n": types.EventsDocument,
    "\n  query Event($_id: ID!) {\n    cmsGetEvent(_id: $_id) {\n      ...EventRow\n    }\n  }\n": types.EventDocument,
    "\n  query EnabledEvent {\n    cmsListEvent(limit: 1, filter: { status: YES }) {\n      items {\n        _id\n        name\n        version\n      }\n    }\n  }\n": types.EnabledEventDocument,
    "\n  mutation CreateEvent(\n    $name: String!\n    $loop: Float!\n    $logoId: ID!\n    $logoStatus: Boolean!\n    $backgroundId: ID!\n    $backgroundStatus: Boolean!\n    $animationId: ID!\n    $animationStatus: Boolean!\n  ) {\n    createEvent(\n      name: $name\n      loop: $loop\n      logoId: $logoId\n      logoStatus: $logoStatus\n      backgroundId: $backgroundId\n      backgroundStatus: $backgroundStatus\n      animationId: $animationId\n      animationStatus: $animationStatus\n    ) {\n      _id\n    }\n  }\n": types.CreateEventDocument,
    "\n  query LuckyWheelConditions($limit: Int!, $page: Int!, $sortBy: LuckyWheelConfigSort) {\n    cmsListLuckyWheelConfigs(limit: $limit, page: $page, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        prizeTier\n        description\n        conditionType\n        missionType\n        minimum\n        version\n      }\n    }\n  }\n": types.LuckyWheelConditionsDocument,
    "\n  mutation UpdateLuckyWheelCondition(\n    $_id: ID!\n    $conditionType: WinningConditionType!\n    $missionType: MissionType\n    $minimum: Float!\n    $description: String!\n    $version: Int!\n  ) {\n    cmsUpdateLuckyWheelConfig(\n      _id: $_id\n      conditionType: $conditionType\n      missionType: $missionType\n      minimum: $minimum\n      description: $description\n      version: $version\n    ) {\n      version\n    }\n  }\n": types.UpdateLuckyWheelConditionDocument,
    "\n  query LuckyWheelInstructions(\n    $q: String\n    $limit: Int!\n    $page: Int!\n    $filter: LuckyWheelInstructionFilter\n    $sortBy: LuckyWheelInstructionSort\n  ) {\n    cmsListLuckyWheelInstruction(q: $q, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        type\n        title\n        titleEn\n        description\n        descriptionEn\n        turns\n        missionType\n        createdAt\n        updatedAt\n        version\n      }\n    }\n  }\n": types.LuckyWheelInstructionsDocument,
    "\n  query FailedSpinMessages($q: String, $limit: Int!, $page: Int!, $sortBy: FailedSpinMessageSort) {\n    cmsListFailedSpinMessages(q: $q, limit: $limit, page: $page, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        content\n        contentEn\n        createdAt\n        version\n      }\n    }\n  }\n": types.FailedSpinMessagesDocument,
    "\n  mutation CheckFailedSpinMessages($data: FailedSpinMessageFileInput!) {\n    cmsCheckFailedSpinMessages(data: $data) {\n      ...RunInfo\n    }\n  }\n": types.CheckFailedSpinMessagesDocument,
    "\n  query MemberSpins($userId: ID!, $after: String) {\n    cmsMemberSpins(userId: $userId, after: $after) {\n      endCursor\n      items {\n        _id\n        wheelTitle\n        prize\n        points\n        code\n        createdAt\n      }\n    }\n  }\n": types.MemberSpinsDocument,
    "\n  query WheelSpinCount($wheelId: ID, $filter: LuckyWheelSpinFilter) {\n    cmsListLuckyWheelSpins(wheelId: $wheelId, filter: $filter) {\n      counter: counterAtLeast\n    }\n  }\n": types.WheelSpinCountDocument,
    "\n  query WheelSpins(\n    $wheelId: ID\n    $limit: Int\n    $page: Int\n    $filter: LuckyWheelSpinFilter\n    $sortBy: LuckyWheelSpinSort\n    $counted: Boolean = true\n  ) {\n    cmsListLuckyWheelSpins(wheelId: $wheelId, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast @include(if: $counted)\n      items {\n        ...WheelSpinRow\n      }\n    }\n  }\n\n  fragment WheelSpinRow on LuckyWheelSpin {\n    _id\n    spunAt\n    outcome\n    turn\n    eligibleTiers\n    unit\n    dueAt\n    user {\n      ...UserFace\n    }\n    win {\n      prize {\n        prizeTier\n        name\n        nameEn\n        point\n        voucher {\n          title\n        }\n      }\n    }\n    seal {\n      number\n      hash\n      seal\n      root\n      sealedAt\n    }\n  }\n": types.WheelSpinsDocument,
    "\n  mutation CreateDrawsFile($wheelId: ID!) {\n    createDrawsFile(wheelId: $wheelId)\n  }\n": types.CreateDrawsFileDocument,
    "\n  query LuckyWheelTerm {\n    cmsDetailLuckyWheelTerm {\n      _id\n      content\n      contentEn\n      version\n    }\n  }\n": types.LuckyWheelTermDocument,
    "\n  fragment LuckyWheelRow on LuckyWheel {\n    _id\n    title\n    titleEn\n    activeDate {\n      startDate\n      endDate\n    }\n    numberOfBatch\n    totalPrize\n    totalRedeemPrize\n    totalRemainingPrize\n    creator {\n      fullName\n    }\n    state\n    createdAt\n    deletedAt\n    version\n  }\n": types.LuckyWheelRowFragmentDoc,
    "\n  query LuckyWheels($limit: Int!, $page: Int!, $filter: LuckyWheelFilter, $sortBy: LuckyWheelSort) {\n    cmsListLuckyWheel(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...LuckyWheelRow\n      }\n    }\n  }\n": types.LuckyWheelsDocument,
    "\n  query RunningLuckyWheel {\n    cmsGetRunningLuckyWheel {\n      ...LuckyWheelRow\n    }\n  }\n": types.RunningLuckyWheelDocument,
    "\n  query LuckyWheel($id: ID!) {\n    cmsLuckyWheel(id: $id) {\n      _id\n      title\n      titleEn\n      activeDate {\n        startDate\n        endDate\n      }\n      tierNames {\n        prizeTier\n        name\n        nameEn\n      }\n      batchs {\n        _id\n        activeDate {\n          startDate\n          endDate\n        }\n        prizes {\n          _id\n          prize_index\n          prizeTier\n          qty\n          remaining\n          designated\n          totalQty\n          point\n          voucher {\n            _id\n            title\n            available\n          }\n          media {\n            ...MediaPicture\n          }\n        }\n      }\n      deletedAt\n      version\n    }\n  }\n": types.LuckyWheelDocument,
    "\n  mutation UpdateLuckyWheelPrize($_id: ID!, $data: LuckyWheelPrizeChangeInput!, $version: Int!) {\n    updateLuckyWheelPrize(_id: $_id, data: $data, version: $version) {\n      qty\n    }\n  }\n": types.UpdateLuckyWheelPrizeDocument,
    "\n  query GameVouchers($limit: Int!, $filter: VoucherGameFilter) {\n    vouchersGame(limit: $limit, page: 1, filter: $filter) {\n      items {\n        _id\n        title\n        available\n      }\n    }\n  }\n": types.GameVouchersDocument,
    "\n  query PrizeWinners($prizeId: ID!, $limit: Int!, $page: Int!) {\n    cmsListLuckyWheelPrizeWinners(prizeId: $prizeId, limit: $limit, page: $page) {\n      counter\n      free\n      version\n      winners {\n        cause\n        wonAt\n        user {\n          _id\n          fullName\n          phoneNumber\n        }\n      }\n      designations {\n        blocked\n        reason\n        createdAt\n        creator {\n          fullName\n        }\n        user {\n          _id\n          fullName\n          phoneNumber\n        }\n      }\n    }\n  }\n": types.PrizeWinnersDocument,
    "\n  mutation UpdatePrizeWinners($prizeId: ID!, $numbers: [String!]!, $reason: String, $version: Int!) {\n    updateLuckyWheelPrizeWinners(\n      prizeId: $prizeId\n      designatedUserPhoneNumbers: $numbers\n      reason: $reason\n      version: $version\n    ) {\n      version\n    }\n  }\n": types.UpdatePrizeWinnersDocument,
    "\n  query WheelResults($_id: ID!, $startDate: Day!, $endDate: Day!) {\n    cmsLuckyWheelResults(_id: $_id, startDate: $startDate, endDate: $endDate) {\n      wheel {\n        title\n        totalPrize\n        totalRedeemPrize\n        totalRemainingPrize\n        tierNames {\n          prizeTier\n          name\n          nameEn\n        }\n      }\n      days {\n        date\n        prizeTier\n        awards\n      }\n      prizes {\n        awards\n        batch {\n          _id\n          activeDate {\n            startDate\n            endDate\n          }\n        }\n        prize {\n          _id\n          prize_index\n          prizeTier\n          name\n          nameEn\n          qty\n          remaining\n          designated\n          point\n          voucher {\n            title\n          }\n        }\n      }\n    }\n  }\n": types.WheelResultsDocument,
    "\n  query WheelWinnerCount($wheelId: ID, $filter: LuckyWheelWinnerFilter) {\n    cmsListLuckyWheelWinners(wheelId: $wheelId, filter: $filter) {\n      counter: counterAtLeast\n    }\n  }\n": types.WheelWinnerCountDocument,
    "\n  query WheelWinners(\n    $wheelId: ID\n    $limit: Int\n    $page: Int\n    $filter: LuckyWheelWinnerFilter\n    $sortBy: LuckyWheelWinnerSort\n    $counted: Boolean = true\n  ) {\n    cmsListLuckyWheelWinners(wheelId: $wheelId, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast @include(if: $counted)\n      items {\n        ...WheelWinnerRow\n      }\n    }\n  }\n\n  fragment WheelWinnerRow on LuckyWheelWinner {\n    _id\n    wonAt\n    cause\n    usedAt\n    user {\n      _id\n      fullName\n      phoneNumber\n    }\n    prize {\n      prizeTier\n      name\n      nameEn\n      point\n      voucher {\n        title\n      }\n    }\n    batch {\n      activeDate {\n        startDate\n        endDate\n      }\n    }\n    code {\n      code\n    }\n  }\n": types.WheelWinnersDocument,
    "\n  query PastSpins {\n    cmsLuckyWheelSpins {\n      hour\n      spins\n    }\n  }\n": types.PastSpinsDocument,
    "\n  query PromotionCalendar($from: Day!, $to: Day!) {\n    cmsPromotionCalendar(from: $from, to: $to) {\n      items {\n        ...PromotionOnCalendar\n      }\n      warnings {\n        kind\n        from\n        to\n        promotions {\n          ...PromotionOnCalendar\n        }\n      }\n      cut\n    }\n  }\n": types.PromotionCalendarDocument,
    "\n  fragment PromotionOnCalendar on Promotion {\n    _id\n    kind\n    title\n    startDate\n    endDate\n    state\n    version\n    wheelId\n    batch\n  }\n": types.PromotionOnCalendarFragmentDoc,
    "\n  query MemberCodes($userId: ID!, $after: String) {\n    cmsMemberCodes(userId: $userId, after: $after) {\n      endCursor\n      items {\n        _id\n        code\n        voucherTitle\n        cause\n        price\n        status\n        refund\n        usedAt\n        endDate\n        createdAt\n      }\n    }\n  }\n": types.MemberCodesDocument,
    "\n  mutation Refund($_id: ID!, $reason: String!) {\n    cmsRefundRedemption(_id: $_id, reason: $reason) {\n      status\n    }\n  }\n": types.RefundDocument,
    "\n  fragment VoucherCodeRow on VoucherCode {\n    _id\n    voucherId\n    code\n    qty\n    sold_qty\n    remarks\n    vendorCode\n    status\n    state\n    startDate\n    endDate\n    redeemedAt\n    redeemedUser {\n      _id\n      fullName\n      phoneNumber\n    }\n    createdAt\n    version\n  }\n": types.VoucherCodeRowFragmentDoc,
    "\n  query VoucherCodes($voucherId: ID!, $limit: Int, $page: Int, $filter: VoucherCodeFilter, $dir: SortDirection) {\n    cmsListVoucherCode(voucherId: $voucherId, limit: $limit, page: $page, filter: $filter, dir: $dir) {\n      counter: counterAtLeast\n      items {\n        ...VoucherCodeRow\n      }\n    }\n  }\n": types.VoucherCodesDocument,
    "\n  query VoucherOfCodes($_id: ID!) {\n    voucher(_id: $_id) {\n      _id\n      title\n      startDate\n      endDate\n      codeTotals {\n        state\n        codes\n      }\n    }\n  }\n": types.VoucherOfCodesDocument,
    "\n  mutation CheckVoucherCodes($data: VoucherCodeInput!) {\n    cmsCheckVoucherCodes(data: $data) {\n      ...RunInfo\n    }\n  }\n": types.CheckVoucherCodesDocument,
    "\n  mutation CheckReferralCodes($data: ReferralCodesInput!) {\n    cmsCheckReferralCodes(data: $data) {\n      ...RunInfo\n    }\n  }\n": types.CheckReferralCodesDocument,
    "\n  mutation CreateVoucherCodes($data: VoucherCodeInput!) {\n    createVoucherCode(data: $data) {\n      created\n      run {\n        _id\n      }\n    }\n  }\n": types.CreateVoucherCodesDocument,
    "\n  mutation DeleteVoucherCodes($_ids: [ID!], $list: JSON, $after: ID) {\n    cmsDeleteVoucherCodes(_ids: $_ids, list: $list, after: $after) {\n      outcomes {\n        _id\n        ok\n        version\n        message\n        reason\n        params\n      }\n      next\n    }\n  }\n": types.DeleteVoucherCodesDocument,
    "\n  query VoucherResults($_id: ID!, $startDate: Day!, $endDate: Day!) {\n    cmsVoucherResults(_id: $_id, startDate: $startDate, endDate: $endDate) {\n      voucher {\n        title\n        type\n        available\n        reserved\n      }\n      runningOut {\n        outcome\n        day\n        perDay\n        days\n      }\n      days {\n        date\n        handedOver\n        used\n        pointsSpent\n        signUps\n      }\n    }\n  }\n": types.VoucherResultsDocument,
    "\n  fragment VoucherRow on Voucher {\n    _id\n    voucherId\n    type\n    title\n    titleEn\n    medias {\n      ...MediaThumbnail\n    }\n    pointSpend\n    qty\n    redeemed\n    reserved\n    available\n    status\n    adminStatus\n    state\n    editedSinceApproval\n    startDate\n    endDate\n    referralTurns\n    prizeTitle\n    prizeTitleEn\n    isPrinted\n    creator {\n      ...UserFace\n    }\n    deletedAt\n    createdAt\n    version\n  }\n": types.VoucherRowFragmentDoc,
    "\n  query Vouchers($limit: Int, $page: Int, $q: String, $filter: VoucherFilter, $sortBy: VoucherSort) {\n    cmsVouchers(limit: $limit, page: $page, q: $q, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...VoucherRow\n      }\n    }\n  }\n": types.VouchersDocument,
    "\n  query ReferralVouchers($limit: Int, $page: Int, $filter: ReferralVoucherFilter, $sortBy: ReferralVoucherSort) {\n    cmsReferralVouchers(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...VoucherRow\n      }\n    }\n  }\n": types.ReferralVouchersDocument,
    "\n  query Voucher($_id: ID!) {\n    voucher(_id: $_id) {\n      ...VoucherRow\n      mediaIds\n      highlight\n      highlightEn\n      description\n      descriptionEn\n      termAndCondition\n      termAndConditionEn\n      contact {\n        phoneNumber\n        email\n        address\n      }\n    }\n  }\n": types.VoucherDocument,
    "\n  mutation CreateVoucher($data: VoucherInput!) {\n    createVoucher(data: $data) {\n      _id\n      type\n    }\n  }\n": types.CreateVoucherDocument,
    "\n  mutation SetVoucherAdminStatus(\n    $_ids: [ID!]\n    $list: JSON\n    $after: ID\n    $adminStatus: VoucherAdminStatus!\n    $version: Int\n  ) {\n    cmsSetVoucherAdminStatus(_ids: $_ids, list: $list, after: $after, adminStatus: $adminStatus, version: $version) {\n      outcomes {\n        _id\n        ok\n        version\n        message\n        reason\n        params\n      }\n      next\n    }\n  }\n": types.SetVoucherAdminStatusDocument,
    "\n  fragment EntryOfHistory on AuditEntry {\n    _id\n    createdAt\n    action\n    actor {\n      ...UserFace\n    }\n    changes {\n      field\n      before\n      after\n      beforeName\n      afterName\n    }\n    reason\n    version\n  }\n": types.EntryOfHistoryFragmentDoc,
    "\n  query RecordHistory($model: HistoryModel!, $targetId: ID!, $limit: Int, $after: ID) {\n    cmsHistory(model: $model, targetId: $targetId, limit: $limit, after: $after) {\n      items {\n        ...EntryOfHistory\n      }\n      next\n    }\n  }\n": types.RecordHistoryDocument,
    "\n  query AuditEntries($limit: Int, $page: Int, $actionIn: [String!], $filter: AuditFilter, $sortBy: AuditSort) {\n    cmsGetAuditEntries(limit: $limit, page: $page, actionIn: $actionIn, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...EntryOfHistory\n        changes {\n          afterWords {\n            en\n            vi\n          }\n        }\n        model\n        targetId\n        targetName\n        targetWords {\n          en\n          vi\n        }\n        requestId\n      }\n    }\n  }\n": types.AuditEntriesDocument,
    "\n  fragment AuditRun on AuditVerification {\n    _id\n    state\n    entries\n    chains\n    total\n    startedAt\n    finishedAt\n    startedBy {\n      fullName\n    }\n    checkpoint {\n      number\n      createdAt\n    }\n    found\n    broken {\n      problem\n      chain\n      first\n      last\n      checkpoint\n    }\n  }\n": types.AuditRunFragmentDoc,
    "\n  query AuditVerification {\n    cmsAuditVerification {\n      ...AuditRun\n    }\n  }\n": types.AuditVerificationDocument,
    "\n  mutation VerifyAudit {\n    cmsVerifyAudit {\n      ...AuditRun\n    }\n  }\n": types.VerifyAuditDocument,
    "\n  mutation UndoMany($model: RecordModel!, $changes: [UndoneChange!]!) {\n    cmsUndoMany(model: $model, changes: $changes) {\n      _id\n      ok\n      message\n      reason\n      params\n    }\n  }\n": types.UndoManyDocument,
    "\n  query ChangesSince($model: RecordModel!, $_id: ID!, $version: Int!) {\n    cmsChangesSince(model: $model, _id: $_id, version: $version) {\n      version\n      changes {\n        field\n        seen\n        now\n        seenName\n        nowName\n        by\n        at\n      }\n    }\n  }\n": types.ChangesSinceDocument,
    "\n  query FindActors($query: String, $group: UserGroup, $limit: Int) {\n    cmsGetUsers(query: $query, filter: { group: $group }, limit: $limit) {\n      items {\n        _id\n        fullName\n        phoneNumber\n      }\n    }\n  }\n": types.FindActorsDocument,
    "\n  query Actor($userId: ID!) {\n    cmsGetUser(userId: $userId) {\n      _id\n      fullName\n    }\n  }\n": types.ActorDocument,
    "\n  fragment ChangeSetRow on ChangeSet {\n    _id\n    title\n    note\n    status\n    changes\n    author {\n      ...UserFace\n    }\n    approver {\n      ...UserFace\n    }\n    applyAt\n    appliedAt\n    sentBackBy {\n      ...UserFace\n    }\n    sentBackAt\n    sentBackComment\n    createdAt\n    version\n  }\n": types.ChangeSetRowFragmentDoc,
    "\n  query ChangeSets($limit: Int!, $page: Int!, $filter: ChangeSetFilter, $sortBy: ChangeSetSort) {\n    cmsChangeSets(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...ChangeSetRow\n      }\n    }\n  }\n": types.ChangeSetsDocument,
    "\n  query ChangeSet($_id: ID!) {\n    cmsChangeSet(_id: $_id) {\n      ...ChangeSetRow\n      rolledBackBy {\n        ...UserFace\n      }\n      rolledBackAt\n      failure {\n        field\n        reason\n        params\n        message\n      }\n      items {\n        _id\n        model\n        targetId\n        name\n        creates\n        outdated\n        overtaken {\n          field\n          seen\n          now\n          seenName\n          nowName\n          by\n          at\n        }\n        effects {\n          model\n          targetId\n          name\n          changes {\n            field\n            before\n            after\n            beforeName\n            afterName\n          }\n        }\n      }\n    }\n  }\n": types.ChangeSetDocument,
    "\n  query FailedSets {\n    cmsChangeSets(limit: 100, page: 1, filter: { status: FAILED }) {\n      items {\n        _id\n        title\n        author {\n          _id\n          fullName\n        }\n        approver {\n          _id\n        }\n        failure {\n          reason\n          params\n          message\n        }\n      }\n    }\n  }\n": types.FailedSetsDocument,
    "\n  query ScheduledChanges($_id: ID!) {\n    cmsScheduledChanges(_id: $_id) {\n      _id\n      title\n      applyAt\n    }\n  }\n": types.ScheduledChangesDocument,
    "\n  mutation PlanChange($_id: ID, $title: String, $operation: PlannedOperation!, $input: JSON!) {\n    cmsPlanChange(_id: $_id, title: $title, operation: $operation, input: $input) {\n      _id\n      title\n    }\n  }\n": types.PlanChangeDocument,
    "\n  mutation ApproveChangeSet($_id: ID!, $version: Int!, $applyAt: DateTime) {\n    cmsApproveChangeSet(_id: $_id, version: $version, applyAt: $applyAt) {\n      _id\n      status\n      applyAt\n    }\n  }\n": types.ApproveChangeSetDocument,
    "\n  mutation Viewing($tab: ID!, $model: RecordModel!, $_id: ID!, $leaving: Boolean) {\n    cmsViewing(tab: $tab, model: $model, _id: $_id, leaving: $leaving) {\n      since\n      user {\n        ...UserFace\n      }\n    }\n  }\n": types.ViewingDocument,
    "\n  fragment MediaThumbnail on Media {\n    _id\n    type\n    thumbnail\n    thumbnail2x\n    covered\n  }\n": types.MediaThumbnailFragmentDoc,
    "\n  fragment MediaPicture on Media {\n    ...MediaThumbnail\n    uri\n  }\n": types.MediaPictureFragmentDoc,
    "\n  mutation UploadPhoto($file: Upload!, $dimensions: Dimensions, $bannerType: String) {\n    uploadPhoto(file: $file, dimensions: $dimensions, bannerType: $bannerType) {\n      ...MediaPicture\n    }\n  }\n": types.UploadPhotoDocument,
    "\n  query Media($_id: ID!) {\n    cmsGetMedia(_id: $_id) {\n      ...MediaThumbnail\n      uri\n      width\n      height\n      termStatus\n      reason {\n        reason\n        status\n        createdAt\n        until\n        restored\n        byName\n      }\n      uploader {\n        ...UserFace\n      }\n      newestPosts {\n        _id\n        title\n        content\n      }\n      createdAt\n      version\n    }\n  }\n": types.MediaDocument,
    "\n  fragment RunInfo on Run {\n    _id\n    kind\n    state\n    phase\n    name\n    targetModel\n    targetId\n    fileName\n    sheet\n    layout\n    done\n    total\n    result\n    created\n    existing\n    repeated\n    malformed\n    guessable\n    failure\n    failureReason\n    failureParams\n    creator {\n      _id\n      fullName\n      avatar {\n        thumbnail\n      }\n    }\n    createdAt\n    finishedAt\n    version\n  }\n": types.RunInfoFragmentDoc,
    "\n  query Runs($limit: Int, $page: Int, $filter: RunFilter, $sortBy: RunSort) {\n    cmsRuns(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...RunInfo\n      }\n    }\n  }\n": types.RunsDocument,
    "\n  query OneRun($_id: ID!) {\n    cmsRun(_id: $_id) {\n      ...RunInfo\n    }\n  }\n": types.OneRunDocument,
    "\n  query RunRows($runId: ID!, $problem: RunRowProblem, $page: Int, $limit: Int) {\n    cmsRunRows(runId: $runId, problem: $problem, page: $page, limit: $limit) {\n      counter: counterAtLeast\n      items {\n        _id\n        row\n        cells\n        problem\n        column\n        why\n        reason\n        firstRow\n        existsIn\n      }\n    }\n  }\n": types.RunRowsDocument,
    "\n  mutation ConfirmRun($_id: ID!) {\n    cmsConfirmRun(_id: $_id) {\n      ...RunInfo\n    }\n  }\n": types.ConfirmRunDocument,
    "\n  mutation CancelRun($_id: ID!) {\n    cmsCancelRun(_id: $_id) {\n      ...RunInfo\n    }\n  }\n": types.CancelRunDocument,
    "\n  query PresetReasons($limit: Int, $page: Int, $filter: PresetReasonFilter, $sortBy: PresetReasonSort) {\n    cmsGetPresetReasons(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        model\n        textEn\n        textVi\n        restores\n        position\n        version\n      }\n    }\n  }\n": types.PresetReasonsDocument,
    "\n  query PresetReasonsFor($model: PresetReasonModel!, $restores: Boolean) {\n    cmsPresetReasonsFor(model: $model, restores: $restores) {\n      textEn\n      textVi\n    }\n  }\n": types.PresetReasonsForDocument,
    "\n  query OpenReports($model: TermModel!, $_id: ID!) {\n    cmsGetOpenReports(model: $model, _id: $_id) {\n      reports\n      holder {\n        _id\n        fullName\n      }\n      mine\n    }\n  }\n": types.OpenReportsDocument,
    "\n  query DecidedAtDesk($model: TermModel!, $ids: [ID!], $list: JSON, $of: String) {\n    cmsGetDecidedAtDesk(model: $model, ids: $ids, list: $list, of: $of) {\n      _id\n      name\n      holder {\n        _id\n        fullName\n      }\n    }\n  }\n": types.DecidedAtDeskDocument,
    "\n  mutation SetStatusOfMany(\n    $model: TermModel!\n    $ids: [ID!]\n    $list: JSON\n    $of: String\n    $after: ID\n    $termStatus: TermStatus!\n    $reason: String\n  ) {\n    cmsSetTermStatusOfMany(\n      model: $model\n      ids: $ids\n      list: $list\n      of: $of\n      after: $after\n      termStatus: $termStatus\n      reason: $reason\n    ) {\n      outcomes {\n        _id\n        ok\n        version\n        message\n        reason\n        params\n      }\n      next\n    }\n  }\n": types.SetStatusOfManyDocument,
    "\n  query Configs($limit: Int, $page: Int, $filter: ConfigFilter, $sortBy: ConfigSort) {\n    cmsGetConfigs(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        key\n        type\n        value\n        isPublic\n        lastChange {\n          createdAt\n          actor {\n            fullName\n          }\n        }\n        version\n      }\n    }\n  }\n": types.ConfigsDocument,
    "\n  query Installation {\n    cmsGetInstallation {\n      version\n      nodeVersion\n      failingJobs\n      freeBytes\n      backupFreeBytes\n      hasBackupFolder\n      database {\n        engine\n        version\n        bytes\n        migrations\n        newestMigration\n      }\n      archive {\n        archivedAt\n        failedAt\n        failing\n      }\n      replicas {\n        _id\n        name\n        version\n        startedAt\n        seenAt\n        seen\n      }\n      standbys {\n        name\n        state\n        synchronous\n        behindMs\n        behindBytes\n      }\n      readStandbys {\n        name\n        serves\n        behindMs\n        reads\n      }\n      lastBackup {\n        _id\n        takenAt\n      }\n      backups {\n        _id\n        name\n        takenAt\n        finishedAt\n        tookMs\n        bytes\n        rows\n        files\n        encrypted\n        error\n      }\n      lastProof {\n        _id\n        takenAt\n        finishedAt\n        tookMs\n      }\n      restoreChecks {\n        _id\n        name\n        takenAt\n        finishedAt\n        tookMs\n        newestWriteAt\n        rows\n        files\n        faults\n        firstFault\n      }\n    }\n  }\n": types.InstallationDocument,
    "\n  query Jobs {\n    cmsGetJobs {\n      _id\n      everySeconds\n      running\n      nextRunAt\n      lastRunAt\n      lastDurationMs\n      lastSuccessAt\n      lastResult\n      lastError\n      failuresInRow\n      failingItems\n    }\n  }\n": types.JobsDocument,
    "\n  query JobFailures($job: String!, $page: Int) {\n    cmsGetJobFailures(job: $job, page: $page) {\n      item\n      attempts\n      firstFailedAt\n      nextTryAt\n      lastError\n    }\n  }\n": types.JobFailuresDocument,
    "\n  fragment SystemNotificationRow on SystemNotification {\n    _id\n    customMessage\n    sendToAllUsers\n    users {\n      _id\n      fullName\n    }\n    excludedUsers {\n      _id\n      fullName\n    }\n    excludedPages {\n      _id\n      name\n    }\n    fromUser {\n      ...UserFace\n    }\n    sent\n    sentAt\n    reached\n    deletedAt\n    createdAt\n    version\n  }\n": types.SystemNotificationRowFragmentDoc,
    "\n  query SystemNotifications(\n    $limit: Int!\n    $offset: Int!\n    $filter: SystemNotificationFilter\n    $sortBy: SystemNotificationSort\n  ) {\n    getSystemNotifications(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...SystemNotificationRow\n      }\n    }\n  }\n": types.SystemNotificationsDocument,
    "\n  query SystemNotification($_id: ID!) {\n    cmsGetSystemNotification(_id: $_id) {\n      ...SystemNotificationRow\n      users {\n        ...UserFace\n      }\n      excludedUsers {\n        ...UserFace\n      }\n    }\n  }\n": types.SystemNotificationDocument,
    "\n  query PreviewSystemNotification(\n    $sendToAllUsers: Boolean!\n    $userIds: [ID!]!\n    $excludedUserIds: [ID!]!\n    $excludedPageIds: [ID!]!\n  ) {\n    cmsPreviewSystemNotification(\n      sendToAllUsers: $sendToAllUsers\n      userIds: $userIds\n      excludedUserIds: $excludedUserIds\n      excludedPageIds: $excludedPageIds\n    )\n  }\n": types.PreviewSystemNotificationDocument,
    "\n  mutation CreateSystemNotification(\n    $customMessage: String!\n    $sendToAllUsers: Boolean!\n    $userIds: [ID!]!\n    $excludedUserIds: [ID!]!\n    $excludedPageIds: [ID!]!\n  ) {\n    createSystemNotification(\n      customMessage: $customMessage\n      systemNotificationTo: USER\n      sendToAllUsers: $sendToAllUsers\n      userIds: $userIds\n      excludedUserIds: $excludedUserIds\n      excludedPageIds: $excludedPageIds\n    ) {\n      _id\n      version\n    }\n  }\n": types.CreateSystemNotificationDocument,
    "\n  mutation UpdateSystemNotification(\n    $_id: ID!\n    $customMessage: String!\n    $sendToAllUsers: Boolean!\n    $userIds: [ID!]!\n    $excludedUserIds: [ID!]!\n    $excludedPageIds: [ID!]!\n    $version: Int!\n  ) {\n    updateSystemNotification(\n      _id: $_id\n      customMessage: $customMessage\n      systemNotificationTo: USER\n      sendToAllUsers: $sendToAllUsers\n      userIds: $userIds\n      excludedUserIds: $excludedUserIds\n      excludedPageIds: $excludedPageIds\n      version: $version\n    ) {\n      _id\n      version\n    }\n  }\n": types.UpdateSystemNotificationDocument,
    "\n  mutation SendSystemNotification($_id: ID!, $version: Int!) {\n    sendSystemNotification(_id: $_id, version: $version) {\n      version\n      reached\n    }\n  }\n": types.SendSystemNotificationDocument,
    "\n  query FindRecipients($q: String!) {\n    cmsFindUsers(q: $q, limit: 10) {\n      ...UserFace\n      phoneNumber\n    }\n  }\n": types.FindRecipientsDocument,
    "\n  query FindExcludedPages($q: String!) {\n    cmsFindPages(q: $q, limit: 10) {\n      _id\n      name\n    }\n  }\n": types.FindExcludedPagesDocument,
    "\n  query SystemSettings($limit: Int!, $offset: Int!) {\n    cmsGetSettings(limit: $limit, offset: $offset) {\n      _id\n      key\n      value\n      description\n      type\n      isPublic\n      version\n    }\n  }\n": types.SystemSettingsDocument,
    "\n  query MySessions {\n    mySessions {\n      _id\n      userAgent\n      address\n      signedInAt\n      lastUsedAt\n      current\n    }\n  }\n": types.MySessionsDocument,
    "\n  query MySecondFactor {\n    mySecondFactor {\n      since\n      recoveryCodesLeft\n    }\n  }\n": types.MySecondFactorDocument,
    "\n  mutation StartSecondFactor($proof: ProofInput!) {\n    startSecondFactor(proof: $proof) {\n      secret\n      uri\n    }\n  }\n": types.StartSecondFactorDocument,
    "\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(code: $code) {\n      codes\n    }\n  }\n": types.ConfirmSecondFactorDocument,
    "\n  mutation RenewRecoveryCodes($proof: ProofInput!) {\n    renewRecoveryCodes(proof: $proof) {\n      codes\n    }\n  }\n": types.RenewRecoveryCodesDocument,
    "\n  mutation Login($data: LoginInput!) {\n    login(data: $data) {\n      idToken\n      refreshToken\n      expiresAt\n      idTokenPayload {\n        user {\n          badgeStatus\n          group\n        }\n      }\n    }\n  }\n": types.LoginDocument,
    "\n  query MyPreferences {\n    myPreferences {\n      key\n      value\n    }\n  }\n": types.MyPreferencesDocument,
    "\n  mutation SetPreference($key: String!, $value: JSON!) {\n    setPreference(key: $key, value: $value) {\n      key\n      value\n    }\n  }\n": types.SetPreferenceDocument,
    "\n  mutation CreateExport(\n    $list: String!\n    $format: ExportFormat!\n    $filters: JSON!\n    $sort: JSON\n    $columns: [String!]!\n    $locale: Locale\n  ) {\n    createExport(list: $list, format: $format, filters: $filters, sort: $sort, columns: $columns, locale: $locale) {\n      url\n      run {\n        _id\n        state\n      }\n    }\n  }\n": types.CreateExportDocument,
    "\n  query CountListed($list: String!, $filters: JSON!) {\n    cmsCountListed(list: $list, filters: $filters)\n  }\n": types.CountListedDocument,
    "\n  query ListViews($list: String!) {\n    cmsListViews(list: $list) {\n      _id\n      name\n      shared\n      mine\n      authorName\n      mayChange\n      filters\n      sort\n      columns\n      size\n      misfits\n      version\n    }\n  }\n": types.ListViewsDocument,
    "\n  mutation SaveView(\n    $list: String!\n    $name: String!\n    $shared: Boolean!\n    $filters: JSON!\n    $sort: JSON\n    $columns: [String!]\n    $size: Int\n  ) {\n    cmsSaveView(\n      list: $list\n      name: $name\n      shared: $shared\n      filters: $filters\n      sort: $sort\n      columns: $columns\n      size: $size\n    ) {\n      _id\n    }\n  }\n": types.SaveViewDocument,
    "\n  fragment UserFace on User {\n    _id\n    fullName\n    photoUrl\n    avatar {\n      thumbnail\n      thumbnail2x\n      covered\n    }\n  }\n": types.UserFaceFragmentDoc,
    "\n  query Me {\n    me {\n      _id\n      email\n      username\n      fullName\n      photoUrl\n      gender\n      group\n      badgeStatus\n      termStatus\n      areas\n      phoneNumber\n      secondFactorDemanded\n      avatar {\n        thumbnail\n      }\n    }\n  }\n": types.MeDocument,
    "\n  mutation RefreshToken($refreshToken: String!) {\n    refreshToken(refreshToken: $refreshToken) {\n      idToken\n      refreshToken\n      expiresAt\n    }\n  }\n": types.RefreshTokenDocument,
    "mutation addWordsToBlackList($keywords: [String!]!) { addWordsToBlackList(keywords: $keywords) { _id version } }": types.AddWordsToBlackListDocument,
    "mutation changeMyPassword($data: PasswordChangeInput!) { changeMyPassword(data: $data)  }": types.ChangeMyPasswordDocument,
    "mutation cmsBadgeSetStatus($_id: ID!, $reason: String, $status: BadgeRequestStatus!, $version: Int!) { cmsBadgeSetStatus(_id: $_id, reason: $reason, status: $status, version: $version)  }": types.CmsBadgeSetStatusDocument,
    "mutation cmsCreateBadgeRegisterForm($detail: String!, $detailEn: String!, $figureId: ID, $inputType: RegisterFormInputType!, $required: Boolean!) { cmsCreateBadgeRegisterForm(detail: $detail, detailEn: $detailEn, figureId: $figureId, inputType: $inputType, required: $required) { _id version } }": types.CmsCreateBadgeRegisterFormDocument,
    "mutation cmsCreateFailedSpinMessages($data: [FailedSpinMessageInput!]!) { cmsCreateFailedSpinMessages(data: $data) { _id version } }": types.CmsCreateFailedSpinMessagesDocument,
    "mutation cmsCreateLuckyWheelTerm($data: LuckyWheelTermInput!) { cmsCreateLuckyWheelTerm(data: $data) { _id version } }": types.CmsCreateLuckyWheelTermDocument,
    "mutation cmsCreatePageCategory($enum: String!, $name: LocalizedTextInput!) { cmsCreatePageCategory(enum: $enum, name: $name) { _id version } }": types.CmsCreatePageCategoryDocument,
    "mutation cmsCreatePost($data: PostInput!) { cmsCreatePost(data: $data) { _id version } }": types.CmsCreatePostDocument,
    "mutation cmsCreatePresetReason($model: PresetReasonModel!, $position: Int, $restores: Boolean, $textEn: String!, $textVi: String!) { cmsCreatePresetReason(model: $model, position: $position, restores: $restores, textEn: $textEn, textVi: $textVi) { _id version } }": types.CmsCreatePresetReasonDocument,
    "mutation cmsCreateSavedReply($textEn: String!, $textVi: String!, $title: String!) { cmsCreateSavedReply(textEn: $textEn, textVi: $textVi, title: $title) { _id version } }": types.CmsCreateSavedReplyDocument,
    "mutation cmsDecidePointCorrection($_id: ID!, $reason: String, $status: PointCorrectionDecision!, $version: Int!) { cmsDecidePointCorrection(_id: $_id, reason: $reason, status: $status, version: $version) { _id version } }": types.CmsDecidePointCorrectionDocument,
    "mutation cmsDecideReferral($_id: ID!, $reason: String!, $status: ReferralDecision!, $version: Int!) { cmsDecideReferral(_id: $_id, reason: $reason, status: $status, version: $version) { _id version } }": types.CmsDecideReferralDocument,
    "mutation cmsDeleteBadge($_id: ID!, $version: Int!) { cmsDeleteBadge(_id: $_id, version: $version)  }": types.CmsDeleteBadgeDocument,
    "mutation cmsDeleteBadgeRegisterForm($_id: ID!, $version: Int!) { cmsDeleteBadgeRegisterForm(_id: $_id, version: $version)  }": types.CmsDeleteBadgeRegisterFormDocument,
    "mutation cmsDeleteBanner($_id: ID!, $version: Int!) { cmsDeleteBanner(_id: $_id, version: $version)  }": types.CmsDeleteBannerDocument,
    "mutation cmsDeleteBannerMenu($bannerType: MenuBannerType!) { cmsDeleteBannerMenu(bannerType: $bannerType)  }": types.CmsDeleteBannerMenuDocument,
    "mutation cmsDeleteChangeSet($_id: ID!, $version: Int!) { cmsDeleteChangeSet(_id: $_id, version: $version)  }": types.CmsDeleteChangeSetDocument,
    "mutation cmsDeleteEvent($_id: ID!, $version: Int!) { cmsDeleteEvent(_id: $_id, version: $version)  }": types.CmsDeleteEventDocument,
    "mutation cmsDeleteFailedSpinMessages($_ids: [ID!]!) { cmsDeleteFailedSpinMessages(_ids: $_ids)  }": types.CmsDeleteFailedSpinMessagesDocument,
    "mutation cmsDeleteNote($_id: ID!) { cmsDeleteNote(_id: $_id) { _id } }": types.CmsDeleteNoteDocument,
    "mutation cmsDeletePageCategory($_id: ID!, $version: Int!) { cmsDeletePageCategory(_id: $_id, version: $version)  }": types.CmsDeletePageCategoryDocument,
    "mutation cmsDeletePresetReason($_id: ID!, $version: Int!) { cmsDeletePresetReason(_id: $_id, version: $version) { _id version } }": types.CmsDeletePresetReasonDocument,
    "mutation cmsDeleteProduct($_id: ID!, $version: Int!) { cmsDeleteProduct(_id: $_id, version: $version)  }": types.CmsDeleteProductDocument,
    "mutation cmsDeleteSavedReply($_id: ID!, $version: Int!) { cmsDeleteSavedReply(_id: $_id, version: $version) { _id version } }": types.CmsDeleteSavedReplyDocument,
    "mutation cmsDeleteView($_id: ID!, $version: Int!) { cmsDeleteView(_id: $_id, version: $version) { _id version } }": types.CmsDeleteViewDocument,
    "mutation cmsDeleteWebhookEndpoint($_id: ID!, $version: Int!) { cmsDeleteWebhookEndpoint(_id: $_id, version: $version) { _id version } }": types.CmsDeleteWebhookEndpointDocument,
    "mutation cmsEndApiKey($_id: ID!, $version: Int!) { cmsEndApiKey(_id: $_id, version: $version) { _id version } }": types.CmsEndApiKeyDocument,
    "mutation cmsEndSessions($userId: ID!) { cmsEndSessions(userId: $userId)  }": types.CmsEndSessionsDocument,
    "mutation cmsExportFile($_id: ID!) { cmsExportFile(_id: $_id)  }": types.CmsExportFileDocument,
    "mutation cmsPauseWebhookEndpoint($_id: ID!, $version: Int!) { cmsPauseWebhookEndpoint(_id: $_id, version: $version) { _id version } }": types.CmsPauseWebhookEndpointDocument,
    "mutation cmsReleaseCase($_id: ID!) { cmsReleaseCase(_id: $_id) { _id version } }": types.CmsReleaseCaseDocument,
    "mutation cmsRemoveSecondFactor($userId: ID!) { cmsRemoveSecondFactor(userId: $userId)  }": types.CmsRemoveSecondFactorDocument,
    "mutation cmsResumeWebhookEndpoint($_id: ID!, $version: Int!) { cmsResumeWebhookEndpoint(_id: $_id, version: $version) { _id version } }": types.CmsResumeWebhookEndpointDocument,
    "mutation cmsRetryJobItem($item: String!, $job: String!) { cmsRetryJobItem(item: $item, job: $job) { _id } }": types.CmsRetryJobItemDocument,
    "mutation cmsRollBackChangeSet($_id: ID!, $version: Int!) { cmsRollBackChangeSet(_id: $_id, version: $version) { _id version } }": types.CmsRollBackChangeSetDocument,
    "mutation cmsRunJob($job: String!) { cmsRunJob(job: $job) { _id } }": types.CmsRunJobDocument,
    "mutation cmsSendBackChangeSet($_id: ID!, $comment: String!, $version: Int!) { cmsSendBackChangeSet(_id: $_id, comment: $comment, version: $version) { _id version } }": types.CmsSendBackChangeSetDocument,
    "mutation cmsSendWebhooksAgainFrom($_id: ID!, $failedOnly: Boolean!, $from: DateTime!) { cmsSendWebhooksAgainFrom(_id: $_id, failedOnly: $failedOnly, from: $from) { _id version } }": types.CmsSendWebhooksAgainFromDocument,
    "mutation cmsSetGrants($areas: [Area!]!, $userId: ID!, $version: Int!) { cmsSetGrants(areas: $areas, userId: $userId, version: $version) { _id version } }": types.CmsSetGrantsDocument,
    "mutation cmsSetPageHotNews($_id: ID!, $active: Boolean!, $version: Int!) { cmsSetPageHotNews(_id: $_id, active: $active, version: $version) { _id version } }": types.CmsSetPageHotNewsDocument,
    "mutation cmsSetPagePartner($_id: ID!, $status: Boolean!, $version: Int!) { cmsSetPagePartner(_id: $_id, status: $status, version: $version) { _id version } }": types.CmsSetPagePartnerDocument,
    "mutation cmsSetPinnedProductLimit($data: PinnedProductLimitInput!, $version: Int!) { cmsSetPinnedProductLimit(data: $data, version: $version) { _id version } }": types.CmsSetPinnedProductLimitDocument,
    "mutation cmsSetPlacePrimaryImage($_id: ID!, $imageId: ID!, $version: Int!) { cmsSetPlacePrimaryImage(_id: $_id, imageId: $imageId, version: $version) { _id version } }": types.CmsSetPlacePrimaryImageDocument,
    "mutation cmsSetPostStatus($_id: ID!, $reason: String, $status: TermStatus!, $until: DateTime, $version: Int!) { cmsSetPostStatus(_id: $_id, reason: $reason, status: $status, until: $until, version: $version) { _id version } }": types.CmsSetPostStatusDocument,
    "mutation cmsSetTermStatus($_id: ID!, $model: TermModel!, $reason: String, $termStatus: TermStatus!, $until: DateTime, $version: Int!) { cmsSetTermStatus(_id: $_id, model: $model, reason: $reason, termStatus: $termStatus, until: $until, version: $version) { _id version } }": types.CmsSetTermStatusDocument,
    "mutation cmsSetVerifyStatus($_id: ID!, $reason: String, $status: VerifyStatus!, $version: Int!) { cmsSetVerifyStatus(_id: $_id, reason: $reason, status: $status, version: $version) { _id version } }": types.CmsSetVerifyStatusDocument,
    "mutation cmsUndo($_id: ID!, $model: RecordModel!, $version: Int!) { cmsUndo(_id: $_id, model: $model, version: $version) { _id version } }": types.CmsUndoDocument,
    "mutation cmsUnplanChange($_id: ID!) { cmsUnplanChange(_id: $_id) { _id version } }": types.CmsUnplanChangeDocument,
    "mutation cmsUpdateApiKey($_id: ID!, $data: ApiKeyInput!, $version: Int!) { cmsUpdateApiKey(_id: $_id, data: $data, version: $version) { _id version } }": types.CmsUpdateApiKeyDocument,
    "mutation cmsUpdateBadge($_id: ID!, $mediaId: ID, $registerFormIds: [ID!], $status: BadgeStatus, $title: String, $titleEn: String, $version: Int!) { cmsUpdateBadge(_id: $_id, mediaId: $mediaId, registerFormIds: $registerFormIds, status: $status, title: $title, titleEn: $titleEn, version: $version) { _id version } }": types.CmsUpdateBadgeDocument,
    "mutation cmsUpdateBadgeRegisterForm($_id: ID!, $detail: String!, $detailEn: String!, $figureId: ID, $inputType: RegisterFormInputType!, $required: Boolean!, $version: Int!) { cmsUpdateBadgeRegisterForm(_id: $_id, detail: $detail, detailEn: $detailEn, figureId: $figureId, inputType: $inputType, required: $required, version: $version) { _id version } }": types.CmsUpdateBadgeRegisterFormDocument,
    "mutation cmsUpdateChangeSet($_id: ID!, $note: String, $title: String, $version: Int!) { cmsUpdateChangeSet(_id: $_id, note: $note, title: $title, version: $version) { _id version } }": types.CmsUpdateChangeSetDocument,
    "mutation cmsUpdateFailedSpinMessage($_id: ID!, $data: FailedSpinMessageInput!, $version: Int!) { cmsUpdateFailedSpinMessage(_id: $_id, data: $data, version: $version) { _id version } }": types.CmsUpdateFailedSpinMessageDocument,
    "mutation cmsUpdateLuckyWheelTerm($_id: ID!, $data: LuckyWheelTermChange!, $version: Int!) { cmsUpdateLuckyWheelTerm(_id: $_id, data: $data, version: $version) { _id version } }": types.CmsUpdateLuckyWheelTermDocument,
    "mutation cmsUpdatePageCategory($_id: ID!, $enum: String!, $name: LocalizedTextInput!, $version: Int!) { cmsUpdatePageCategory(_id: $_id, enum: $enum, name: $name, version: $version) { _id version } }": types.CmsUpdatePageCategoryDocument,
    "mutation cmsUpdatePost($_id: ID!, $data: PostChange!, $version: Int!) { cmsUpdatePost(_id: $_id, data: $data, version: $version) { _id version } }": types.CmsUpdatePostDocument,
    "mutation cmsUpdatePresetReason($_id: ID!, $model: PresetReasonModel!, $position: Int, $restores: Boolean, $textEn: String!, $textVi: String!, $version: Int!) { cmsUpdatePresetReason(_id: $_id, model: $model, position: $position, restores: $restores, textEn: $textEn, textVi: $textVi, version: $version) { _id version } }": types.CmsUpdatePresetReasonDocument,
    "mutation cmsUpdateSavedReply($_id: ID!, $textEn: String!, $textVi: String!, $title: String!, $version: Int!) { cmsUpdateSavedReply(_id: $_id, textEn: $textEn, textVi: $textVi, title: $title, version: $version) { _id version } }": types.CmsUpdateSavedReplyDocument,
    "mutation cmsUpdateSetting($data: SettingInput!, $key: String!, $version: Int!) { cmsUpdateSetting(data: $data, key: $key, version: $version) { _id version } }": types.CmsUpdateSettingDocument,
    "mutation cmsUpdateView($_id: ID!, $columns: [String!], $filters: JSON, $name: String, $shared: Boolean, $size: Int, $sort: JSON, $version: Int!) { cmsUpdateView(_id: $_id, columns: $columns, filters: $filters, name: $name, shared: $shared, size: $size, sort: $sort, version: $version) { _id version } }": types.CmsUpdateViewDocument,
    "mutation cmsUpdateWebhookEndpoint($_id: ID!, $note: String!, $sandbox: Boolean, $types: [String!]!, $url: String!, $version: Int!) { cmsUpdateWebhookEndpoint(_id: $_id, note: $note, sandbox: $sandbox, types: $types, url: $url, version: $version) { _id version } }": types.CmsUpdateWebhookEndpointDocument,
    "mutation cmsWithdrawChangeSet($_id: ID!, $version: Int!) { cmsWithdrawChangeSet(_id: $_id, version: $version) { _id version } }": types.CmsWithdrawChangeSetDocument,
    "mutation createConfig($isPublic: Boolean, $key: String!, $type: ConfigType!, $value: String!) { createConfig(isPublic: $isPublic, key: $key, type: $type, value: $value) { _id version } }": types.CreateConfigDocument,
    "mutation createLuckyWheel($activeDate: LuckyWheelPeriodInput!, $batchs: [LuckyWheelBatchInput!]!, $numberOfBatch: Int, $tierNames: [LuckyWheelTierNameInput!], $title: String!, $titleEn: String!) { createLuckyWheel(activeDate: $activeDate, batchs: $batchs, numberOfBatch: $numberOfBatch, tierNames: $tierNames, title: $title, titleEn: $titleEn) { _id version } }": types.CreateLuckyWheelDocument,
    "mutation createLuckyWheelInstruction($data: LuckyWheelInstructionInput!) { createLuckyWheelInstruction(data: $data) { _id version } }": types.CreateLuckyWheelInstructionDocument,
    "mutation deleteCmsGroup($_id: ID!, $reason: String!, $version: Int!) { deleteCmsGroup(_id: $_id, reason: $reason, version: $version)  }": types.DeleteCmsGroupDocument,
    "mutation deleteConfig($_id: ID!, $version: Int!) { deleteConfig(_id: $_id, version: $version) { _id version } }": types.DeleteConfigDocument,
    "mutation deleteLuckyWheel($_id: ID!, $version: Int!) { deleteLuckyWheel(_id: $_id, version: $version) { _id version } }": types.DeleteLuckyWheelDocument,
    "mutation deleteLuckyWheelInstruction($_id: ID!, $version: Int!) { deleteLuckyWheelInstruction(_id: $_id, version: $version) { _id version } }": types.DeleteLuckyWheelInstructionDocument,
    "mutation deleteSystemNotification($_id: ID!, $version: Int!) { deleteSystemNotification(_id: $_id, version: $version)  }": types.DeleteSystemNotificationDocument,
    "mutation deleteVoucher($_id: ID!, $version: Int!) { deleteVoucher(_id: $_id, version: $version) { _id version } }": types.DeleteVoucherDocument,
    "mutation deleteVoucherCode($_id: ID!, $version: Int!) { deleteVoucherCode(_id: $_id, version: $version) { _id version } }": types.DeleteVoucherCodeDocument,
    "mutation endMyOtherSessions { endMyOtherSessions  }": types.EndMyOtherSessionsDocument,
    "mutation endMySession($sessionId: ID!) { endMySession(sessionId: $sessionId)  }": types.EndMySessionDocument,
    "mutation exportVoucherCode($locale: Locale, $voucherId: ID!) { exportVoucherCode(locale: $locale, voucherId: $voucherId)  }": types.ExportVoucherCodeDocument,
    "mutation logout($refreshToken: String!) { logout(refreshToken: $refreshToken)  }": types.LogoutDocument,
    "mutation removeBlackListWordByIds($ids: [ID!]!) { removeBlackListWordByIds(ids: $ids)  }": types.RemoveBlackListWordByIdsDocument,
    "mutation removeSecondFactor($proof: ProofInput!) { removeSecondFactor(proof: $proof)  }": types.RemoveSecondFactorDocument,
    "mutation updateBanner($_id: ID!, $data: BannerTarget, $endDate: DateTime, $mediaId: ID, $name: String, $startDate: DateTime, $status: BannerStatus, $type: BannerType, $version: Int!) { updateBanner(_id: $_id, data: $data, endDate: $endDate, mediaId: $mediaId, name: $name, startDate: $startDate, status: $status, type: $type, version: $version) { _id version } }": types.UpdateBannerDocument,
    "mutation updateBannerPositions($positions: [BannerPosition!]!) { updateBannerPositions(positions: $positions) { _id version } }": types.UpdateBannerPositionsDocument,
    "mutation updateBlackWord($_id: ID!, $keyword: String!, $version: Int!) { updateBlackWord(_id: $_id, keyword: $keyword, version: $version) { _id version } }": types.UpdateBlackWordDocument,
    "mutation updateConfig($_id: ID!, $isPublic: Boolean, $key: String!, $type: ConfigType!, $value: String!, $version: Int!) { updateConfig(_id: $_id, isPublic: $isPublic, key: $key, type: $type, value: $value, version: $version) { _id version } }": types.UpdateConfigDocument,
    "mutation updateEvent($_id: ID!, $data: EventChange!, $version: Int!) { updateEvent(_id: $_id, data: $data, version: $version) { _id version } }": types.UpdateEventDocument,
    "mutation updateLuckyWheel($_id: ID!, $data: LuckyWheelChangeInput!, $version: Int!) { updateLuckyWheel(_id: $_id, data: $data, version: $version) { _id version } }": types.UpdateLuckyWheelDocument,
    "mutation updateLuckyWheelInstruction($_id: ID!, $data: LuckyWheelInstructionChange!, $version: Int!) { updateLuckyWheelInstruction(_id: $_id, data: $data, version: $version) { _id version } }": types.UpdateLuckyWheelInstructionDocument,
    "mutation updateTrustedPointConfig($_id: ID!, $data: TrustedPointConfigInput!, $version: Int!) { updateTrustedPointConfig(_id: $_id, data: $data, version: $version) { _id version } }": types.UpdateTrustedPointConfigDocument,
    "mutation updateVoucher($_id: ID!, $data: VoucherChangeInput!, $version: Int!) { updateVoucher(_id: $_id, data: $data, version: $version) { _id version } }": types.UpdateVoucherDocument,
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
export function graphql(source: "\n  query FindContent($q: String!) {\n    cmsFindPages(q: $q, limit: 5) {\n      _id\n      name\n    }\n    getCmsGroups(filter: { name_contain: $q }, limit: 5) {\n      items {\n        _id\n        name\n      }\n    }\n    topPlaces(q: $q, limit: 5) {\n      _id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').FindContentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindPromotions($q: String!) {\n    cmsFindVoucherCodes(q: $q) {\n      _id\n      code\n      voucher {\n        _id\n        title\n        type\n      }\n    }\n    cmsVouchers(q: $q, limit: 5) {\n      items {\n        _id\n        title\n      }\n    }\n    cmsListLuckyWheel(filter: { q: $q, deletedAt: false }, limit: 5) {\n      items {\n        _id\n        title\n      }\n    }\n    cmsListBanner(filter: { q: $q }, limit: 5) {\n      items {\n        _id\n        name\n      }\n    }\n    cmsListEvent(filter: { q: $q }, limit: 5) {\n      items {\n        _id\n        name\n      }\n    }\n    cmsListBadges(q: $q, limit: 5) {\n      items {\n        _id\n        title\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FindPromotionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Comment($_id: ID!) {\n    cmsGetComment(_id: $_id) {\n      _id\n      appLink\n      content\n      post {\n        _id\n        title\n        content\n      }\n      creator {\n        ...UserFace\n      }\n      commentedAsPage {\n        _id\n        name\n      }\n      totalReports\n      termStatus\n      reason {\n        reason\n        status\n        createdAt\n        until\n        restored\n        byName\n      }\n      createdAt\n      version\n    }\n  }\n"): typeof import('./graphql.ts').CommentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GroupRow on Group {\n    _id\n    name\n    creator {\n      ...UserFace\n    }\n    category {\n      name {\n        VI_VN\n        EN_US\n      }\n    }\n    totalMembers\n    totalPosts\n    totalReports\n    termStatus\n    reason {\n      until\n    }\n    createdAt\n    version\n    isOwn\n  }\n"): typeof import('./graphql.ts').GroupRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Groups($limit: Int, $offset: Int, $filter: GroupFilter, $sortBy: GroupSort) {\n    getCmsGroups(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...GroupRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').GroupsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Group($_id: ID!) {\n    cmsGetGroup(_id: $_id) {\n      ...GroupRow\n      appLink\n      description\n      privacy\n      verified\n      reason {\n        reason\n        status\n        createdAt\n        until\n        restored\n        byName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').GroupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PageCategories {\n    cmsGetPageCategories {\n      counter\n      items {\n        _id\n        name {\n          VI_VN\n          EN_US\n        }\n        enum\n        deletedAt\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PageCategoriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PageRow on Page {\n    _id\n    name\n    type\n    phoneNumber\n    email\n    website\n    verified\n    creator {\n      ...UserFace\n    }\n    isPartner\n    isProvideNews\n    termStatus\n    reason {\n      reason\n      status\n      createdAt\n      until\n      restored\n      byName\n    }\n    pinnedLimit\n    createdAt\n    version\n    isOwn\n  }\n"): typeof import('./graphql.ts').PageRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Pages($limit: Int, $offset: Int, $q: String, $filter: PageFilter, $sortBy: PageSort) {\n    cmsGetPages(limit: $limit, offset: $offset, q: $q, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...PageRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Page($_id: ID!) {\n    cmsGetPage(_id: $_id) {\n      ...PageRow\n      appLink\n      description\n      category {\n        name {\n          VI_VN\n          EN_US\n        }\n      }\n      logo {\n        ...MediaThumbnail\n      }\n      owner {\n        ...UserFace\n      }\n      admins {\n        ...UserFace\n      }\n      verify {\n        status\n      }\n      totals {\n        likes\n        posts\n        follows\n        reviews\n        reports\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlaceRow on Place {\n    _id\n    name\n    description\n    checkins\n    reviews\n    hasSensitiveWord\n    primaryImage {\n      ...MediaThumbnail\n    }\n    location {\n      placeName\n      country\n    }\n    creator {\n      ...UserFace\n    }\n    createdAt\n    version\n  }\n"): typeof import('./graphql.ts').PlaceRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TopPlaces($limit: Int, $q: String) {\n    topPlaces(limit: $limit, q: $q) {\n      ...PlaceRow\n    }\n  }\n"): typeof import('./graphql.ts').TopPlacesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Place($_id: ID!) {\n    cmsGetPlace(_id: $_id) {\n      ...PlaceRow\n      appLink\n      phone\n      isVerified\n      medias {\n        ...MediaThumbnail\n        uri\n        width\n        height\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PlaceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Creator($userId: ID!) {\n    cmsGetUser(userId: $userId) {\n      ...UserFace\n      phoneNumber\n      email\n      group\n      termStatus\n      reason {\n        reason\n        status\n        createdAt\n        until\n        restored\n        byName\n      }\n      point\n      totalPosts\n      createdAt\n      version\n    }\n  }\n"): typeof import('./graphql.ts').CreatorDocument;
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
export function graphql(source: "\n  mutation SetAuthorGroup($userId: ID!, $group: UserGroup!, $version: Int) {\n    updateUserGroup(userId: $userId, group: $group, version: $version) {\n      ...PostAuthor\n    }\n  }\n"): typeof import('./graphql.ts').SetAuthorGroupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostRow on Post {\n    _id\n    type\n    title\n    content\n    status\n    reason {\n      reason\n      until\n    }\n    totalLikes\n    totalComments\n    totalReports\n    creator {\n      ...UserFace\n    }\n    page {\n      _id\n      name\n    }\n    createdAt\n    version\n    isOwn\n  }\n"): typeof import('./graphql.ts').PostRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Posts($limit: Int, $offset: Int, $filter: PostFilter, $sortBy: PostSort, $counted: Boolean = true) {\n    cmsGetPosts(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast @include(if: $counted)\n      items {\n        ...PostRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PostsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostCount($filter: PostFilter) {\n    cmsGetPosts(filter: $filter) {\n      counter: counterAtLeast\n    }\n  }\n"): typeof import('./graphql.ts').PostCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlockedPosts($limit: Int, $page: Int, $filter: PostFilter, $sortBy: PostSort, $counted: Boolean = true) {\n    cmsGetBlockedPosts(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast @include(if: $counted)\n      item {\n        ...PostRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BlockedPostsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlockedPostCount($filter: PostFilter) {\n    cmsGetBlockedPosts(filter: $filter) {\n      counter: counterAtLeast\n    }\n  }\n"): typeof import('./graphql.ts').BlockedPostCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostText on Post {\n    title\n    content\n  }\n"): typeof import('./graphql.ts').PostTextFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WrittenPost on Post {\n    _id\n    ...PostText\n    createdAt\n    creator {\n      ...UserFace\n    }\n    page {\n      _id\n      name\n    }\n    medias {\n      _id\n      type\n      uri\n      thumbnail\n      thumbnail2x\n      width\n      height\n      covered\n    }\n  }\n"): typeof import('./graphql.ts').WrittenPostFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Post($_id: ID!) {\n    cmsGetPost(_id: $_id) {\n      ...WrittenPost\n      appLink\n      type\n      status\n      reason {\n        reason\n        status\n        createdAt\n        until\n        restored\n        byName\n      }\n      totalLikes\n      totalComments\n      totalReports\n      place {\n        _id\n        name\n      }\n      group {\n        _id\n        name\n      }\n      sharedPost {\n        ...WrittenPost\n      }\n      version\n      isOwn\n    }\n  }\n"): typeof import('./graphql.ts').PostDocument;
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
export function graphql(source: "\n  fragment ProductRow on Product {\n    _id\n    type\n    title\n    content\n    price\n    medias {\n      ...MediaThumbnail\n      uri\n      width\n      height\n    }\n    availableOnTravelStore\n    creator {\n      ...UserFace\n    }\n    page {\n      _id\n      name\n    }\n    leadsToBlocked\n    totalReports\n    termStatus\n    reason {\n      reason\n      status\n      createdAt\n      until\n      restored\n      byName\n    }\n    createdAt\n    version\n    isOwn\n  }\n"): typeof import('./graphql.ts').ProductRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Products(\n    $limit: Int\n    $offset: Int\n    $q: String\n    $type: ProductType\n    $onTravelStore: YesNo\n    $filter: ProductFilter\n    $sortBy: ProductSort\n  ) {\n    cmsPartnerProducts(\n      limit: $limit\n      offset: $offset\n      q: $q\n      type: $type\n      onTravelStore: $onTravelStore\n      filter: $filter\n      sortBy: $sortBy\n    ) {\n      counter: counterAtLeast\n      items {\n        ...ProductRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Product($_id: ID!) {\n    cmsGetProduct(_id: $_id) {\n      ...ProductRow\n      appLink\n      totalLikes\n      totalShares\n    }\n  }\n"): typeof import('./graphql.ts').ProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiKeys {\n    cmsGetApiKeys {\n      counter\n      items {\n        _id\n        name\n        prefix\n        mode\n        scopes\n        eventKinds\n        dailyPoints\n        personalData\n        state\n        endsAt\n        endedAt\n        formerUntil\n        createdAt\n        createdBy {\n          fullName\n        }\n        lastUsedAt\n        lastAddress\n        requestsOfLastDay\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ApiKeysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiKeyRequests($_id: ID!, $page: Int) {\n    cmsGetApiKeyRequests(_id: $_id, page: $page) {\n      _id\n      at\n      operation\n      outcome\n      requestId\n      address\n      milliseconds\n      dryRun\n    }\n  }\n"): typeof import('./graphql.ts').ApiKeyRequestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateApiKey($data: ApiKeyInput!) {\n    cmsCreateApiKey(data: $data) {\n      key\n    }\n  }\n"): typeof import('./graphql.ts').CreateApiKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateApiKey($_id: ID!, $version: Int) {\n    cmsRotateApiKey(_id: $_id, version: $version) {\n      key\n    }\n  }\n"): typeof import('./graphql.ts').RotateApiKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiSchemas {\n    cmsApiSchemas {\n      staff\n      members\n    }\n  }\n"): typeof import('./graphql.ts').ApiSchemasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookEndpoints {\n    cmsWebhookEndpoints {\n      ...WebhookEndpointRow\n    }\n  }\n\n  fragment WebhookEndpointRow on WebhookEndpoint {\n    _id\n    url\n    types\n    note\n    sandbox\n    pausedBecause\n    formerSecretUntil\n    failingSince\n    pausesAt\n    lastTriedAt\n    lastStatus\n    lastError\n    waiting\n    oldestWaiting\n    version\n  }\n"): typeof import('./graphql.ts').WebhookEndpointsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookEndpoint($id: ID!) {\n    cmsWebhookEndpoint(_id: $id) {\n      ...WebhookEndpointRow\n    }\n  }\n"): typeof import('./graphql.ts').WebhookEndpointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateWebhookEndpoint($url: String!, $types: [String!]!, $note: String!, $sandbox: Boolean) {\n    cmsCreateWebhookEndpoint(url: $url, types: $types, note: $note, sandbox: $sandbox) {\n      secret\n    }\n  }\n"): typeof import('./graphql.ts').CreateWebhookEndpointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateWebhookSecret($id: ID!, $version: Int!) {\n    cmsRotateWebhookSecret(_id: $id, version: $version) {\n      secret\n    }\n  }\n"): typeof import('./graphql.ts').RotateWebhookSecretDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestWebhookEndpoint($id: ID!) {\n    cmsTestWebhookEndpoint(_id: $id) {\n      state\n      lastStatus\n      lastError\n    }\n  }\n"): typeof import('./graphql.ts').TestWebhookEndpointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendWebhookAgain($id: ID!) {\n    cmsSendWebhookAgain(_id: $id) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').SendWebhookAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookDeliveries(\n    $endpointId: ID\n    $limit: Int\n    $page: Int\n    $filter: WebhookDeliveryFilter\n    $sortBy: WebhookDeliverySort\n  ) {\n    cmsWebhookDeliveries(endpointId: $endpointId, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        type\n        model\n        subjectId\n        sequence\n        state\n        tries\n        nextAt\n        lastStatus\n        lastError\n        createdAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WebhookDeliveriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookDelivery($id: ID!) {\n    cmsWebhookDelivery(_id: $id) {\n      _id\n      state\n      nextAt\n      payload\n      attempts {\n        number\n        triedAt\n        tookMs\n        status\n        error\n        answer\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WebhookDeliveryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Agreement on ShareWithBounds {\n    share\n    low\n    high\n  }\n"): typeof import('./graphql.ts').AgreementFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Calibration($startDate: Day!, $endDate: Day!) {\n    cmsGetCalibration(startDate: $startDate, endDate: $endDate) {\n      decided\n      drawn\n      waiting\n      void\n      answered\n      agreement {\n        ...Agreement\n      }\n      byReason {\n        reason\n        answered\n        agreement {\n          ...Agreement\n        }\n      }\n      byPerson {\n        user {\n          ...UserFace\n        }\n        answered\n        agreement {\n          ...Agreement\n        }\n      }\n      disagreements {\n        _id\n        case {\n          _id\n          lead {\n            ...CaseLead\n          }\n        }\n        decidedBy {\n          ...UserFace\n        }\n        decidedAt\n        answeredBy {\n          ...UserFace\n        }\n        answeredAt\n        status\n        reason\n        againAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CalibrationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideAgain($_id: ID!) {\n    cmsDecideAgain(_id: $_id) {\n      _id\n      againAt\n    }\n  }\n"): typeof import('./graphql.ts').DecideAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimNextCase($model: CaseKind, $severity: Int, $passedOver: [ID!]) {\n    cmsClaimNextCase(model: $model, severity: $severity, passedOver: $passedOver) {\n      ...FullCase\n    }\n  }\n"): typeof import('./graphql.ts').ClaimNextCaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimCase($_id: ID!) {\n    cmsClaimCase(_id: $_id) {\n      ...FullCase\n    }\n  }\n"): typeof import('./graphql.ts').ClaimCaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Deciders($_id: ID!, $q: String) {\n    cmsFindDeciders(_id: $_id, q: $q) {\n      ...UserFace\n    }\n  }\n"): typeof import('./graphql.ts').DecidersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HandOverCase($_id: ID!, $to: ID!, $note: String) {\n    cmsHandOverCase(_id: $_id, to: $to, note: $note) {\n      ...FullCase\n    }\n  }\n"): typeof import('./graphql.ts').HandOverCaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewCaseClaim($_id: ID!) {\n    cmsRenewCaseClaim(_id: $_id) {\n      _id\n      mine\n      heldUntil\n    }\n  }\n"): typeof import('./graphql.ts').RenewCaseClaimDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideCase($_id: ID!, $version: Int!, $decision: CaseDecisionInput!, $planHash: String!) {\n    cmsDecideCase(_id: $_id, version: $version, decision: $decision, planHash: $planHash) {\n      ...CaseDecision\n    }\n  }\n"): typeof import('./graphql.ts').DecideCaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideAppeal($_id: ID!, $version: Int!, $outcome: AppealOutcome!, $answer: String!) {\n    cmsDecideAppeal(_id: $_id, version: $version, outcome: $outcome, answer: $answer) {\n      ...FullCase\n    }\n  }\n"): typeof import('./graphql.ts').DecideAppealDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeOutOfCase($_id: ID!, $model: TermModel!, $targetId: ID!) {\n    cmsTakeOutOfCase(_id: $_id, model: $model, targetId: $targetId) {\n      ...FullCase\n    }\n  }\n"): typeof import('./graphql.ts').TakeOutOfCaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmCaseDecision($_id: ID!, $planHash: String) {\n    cmsConfirmCaseDecision(_id: $_id, planHash: $planHash) {\n      ...CaseDecision\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmCaseDecisionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineCaseDecision($_id: ID!, $note: String!) {\n    cmsDeclineCaseDecision(_id: $_id, note: $note) {\n      ...CaseDecision\n    }\n  }\n"): typeof import('./graphql.ts').DeclineCaseDecisionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoCaseDecision($_id: ID!) {\n    cmsUndoCaseDecision(_id: $_id) {\n      ...CaseDecision\n      sessionsEnded\n    }\n  }\n"): typeof import('./graphql.ts').UndoCaseDecisionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseLead on CaseMember {\n    model\n    _id\n    title\n    text\n  }\n"): typeof import('./graphql.ts').CaseLeadFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseRow on Case {\n    _id\n    version\n    state\n    severity\n    byReason {\n      reason\n      reports\n    }\n    totalReports\n    totalMembers\n    dueAt\n    holder {\n      ...UserFace\n    }\n    mine\n    appeal {\n      _id\n    }\n    lead {\n      ...CaseLead\n    }\n  }\n"): typeof import('./graphql.ts').CaseRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseMember on CaseMember {\n    ...CaseLead\n    medias {\n      _id\n      type\n      uri\n      thumbnail\n      thumbnail2x\n      width\n      height\n    }\n    author {\n      ...UserFace\n    }\n    page {\n      _id\n      name\n    }\n    termStatus\n    totalReports\n    openReports\n    lastReportAt\n    createdAt\n    isAdminReport\n  }\n"): typeof import('./graphql.ts').CaseMemberFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseDecision on CaseDecision {\n    _id\n    state\n    closedElsewhere\n    status\n    reason\n    until\n    hidePosts\n    secondLook\n    note\n    reply {\n      textEn\n      textVi\n    }\n    by {\n      ...UserFace\n    }\n    createdAt\n    secondBy {\n      ...UserFace\n    }\n    secondAt\n    done\n    total\n    refused {\n      model\n      _id\n      title\n      message\n      reason\n    }\n    changedSince {\n      model\n      _id\n      title\n      termStatus\n    }\n    undoUntil\n    undoneAt\n    mine\n    calibrates\n    case {\n      _id\n      lead {\n        ...CaseLead\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CaseDecisionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseAppeal on CaseAppeal {\n    _id\n    message\n    createdAt\n    state\n    answer\n    decidedAt\n    decidedBy {\n      ...UserFace\n    }\n    status\n    reason\n    judgedAt\n    judges {\n      ...UserFace\n    }\n    records\n  }\n"): typeof import('./graphql.ts').CaseAppealFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FullCase on Case {\n    ...CaseRow\n    severityParts {\n      part\n      points\n      detail\n    }\n    openedAt\n    closedAt\n    closedBy {\n      ...UserFace\n    }\n    closing {\n      how\n      status\n    }\n    calibrates\n    aboutMe\n    reportedByMe\n    judgedByMe\n    appeal {\n      ...CaseAppeal\n    }\n    handedBy {\n      ...UserFace\n    }\n    heldUntil\n    members {\n      ...CaseMember\n    }\n    creator {\n      ...UserFace\n    }\n    creatorBlocks\n    creatorStrikes\n    strikeWeight\n    usualStep {\n      at\n      days\n    }\n    decision {\n      ...CaseDecision\n    }\n    decidedBefore {\n      ...CaseDecision\n    }\n  }\n"): typeof import('./graphql.ts').FullCaseFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Cases($model: CaseKind, $severity: Int, $q: String, $order: CaseOrder, $limit: Int, $page: Int) {\n    cmsGetCases(model: $model, severity: $severity, q: $q, order: $order, limit: $limit, page: $page) {\n      total: totalAtLeast\n      items {\n        ...CaseRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CasesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Case($_id: ID!) {\n    cmsGetCase(_id: $_id) {\n      ...FullCase\n    }\n  }\n"): typeof import('./graphql.ts').CaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CaseContext($_id: ID!) {\n    cmsGetCase(_id: $_id) {\n      members {\n        _id\n        context {\n          role\n          model\n          _id\n          title\n          text\n          author {\n            ...UserFace\n          }\n          termStatus\n          createdAt\n        }\n      }\n      creatorBlocked {\n        model\n        _id\n        title\n        reason\n        createdAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CaseContextDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CasePlan($_id: ID!, $decision: CaseDecisionInput!) {\n    cmsPlanCaseDecision(_id: $_id, decision: $decision) {\n      hash\n      records\n      changes {\n        model\n        from\n        to\n        records\n      }\n      alreadySo\n      stays {\n        model\n        from\n        records\n      }\n      reportsClosed\n      reportersTold\n      authorsTold\n      sessionsEnded\n      postsHidden\n      refused {\n        model\n        _id\n        title\n        message\n        reason\n      }\n      secondLook\n      inBackground\n    }\n  }\n"): typeof import('./graphql.ts').CasePlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CaseDecisions($mine: Boolean, $state: CaseDecisionState, $limit: Int, $page: Int) {\n    cmsGetCaseDecisions(mine: $mine, state: $state, limit: $limit, page: $page) {\n      total\n      items {\n        ...CaseDecision\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CaseDecisionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskFigures {\n    cmsGetDeskFigures {\n      open\n      overdue\n      waitingForSecondLook\n      appeals\n      oldestOpenedAt\n      byKind {\n        model\n        severity\n        open\n      }\n      decided\n      medianMinutes\n      undoneShare\n      secondLookAgreement\n    }\n  }\n"): typeof import('./graphql.ts').DeskFiguresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskPresets($model: PresetReasonModel!, $restores: Boolean) {\n    cmsPresetReasonsFor(model: $model, restores: $restores) {\n      _id\n      textEn\n      textVi\n    }\n  }\n"): typeof import('./graphql.ts').DeskPresetsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notes($model: NoteModel!, $targetId: ID!, $limit: Int) {\n    cmsGetNotes(model: $model, targetId: $targetId, limit: $limit) {\n      total\n      unreadMarks\n      items {\n        _id\n        text\n        deletable\n        createdAt\n        author {\n          ...UserFace\n        }\n        mentions {\n          _id\n          fullName\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').NotesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddNote($model: NoteModel!, $targetId: ID!, $text: String!, $mentions: [ID!]) {\n    cmsAddNote(model: $model, targetId: $targetId, text: $text, mentions: $mentions) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').AddNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Colleagues($model: NoteModel!, $targetId: ID!, $q: String) {\n    cmsFindColleagues(model: $model, targetId: $targetId, q: $q) {\n      ...UserFace\n    }\n  }\n"): typeof import('./graphql.ts').ColleaguesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Marks($limit: Int, $page: Int) {\n    cmsGetMarks(limit: $limit, page: $page) {\n      total\n      items {\n        _id\n        kind\n        model\n        targetId\n        title\n        text\n        createdAt\n        readAt\n        by {\n          ...UserFace\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MarksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadMarks($model: NoteModel!, $targetId: ID!) {\n    cmsReadMarks(model: $model, targetId: $targetId)\n  }\n"): typeof import('./graphql.ts').ReadMarksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadEndpointMarks($endpointId: ID!) {\n    cmsReadMarks(endpointId: $endpointId)\n  }\n"): typeof import('./graphql.ts').ReadEndpointMarksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedReplies($limit: Int, $page: Int, $sortBy: SavedReplySort) {\n    cmsGetSavedReplies(limit: $limit, page: $page, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        title\n        textEn\n        textVi\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SavedRepliesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReporterAccuracy($userId: ID!) {\n    cmsReporterAccuracy(userId: $userId) {\n      reason\n      upheld\n      dismissed\n      share\n    }\n  }\n"): typeof import('./graphql.ts').ReporterAccuracyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberReports($userId: ID!, $after: String) {\n    cmsMemberReports(userId: $userId, after: $after) {\n      endCursor\n      items {\n        _id\n        model\n        reason\n        outcome\n        createdAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MemberReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberReported($userId: ID!, $after: String) {\n    cmsMemberReported(userId: $userId, after: $after) {\n      endCursor\n      items {\n        _id\n        model\n        reports\n        outcome\n        lastReportAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MemberReportedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostReports(\n    $limit: Int\n    $offset: Int\n    $filter: PostReportFilter\n    $sortType: PostReportSortType\n    $sortDir: SortDirection\n  ) {\n    cmsGetPostReports(limit: $limit, offset: $offset, filter: $filter, sortType: $sortType, sortDir: $sortDir) {\n      total: totalAtLeast\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        isOwn\n        openCaseId\n        createdAt\n        title\n        content\n        type\n        creator {\n          ...UserFace\n        }\n        page {\n          _id\n          name\n        }\n        reason {\n          reason\n          until\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PostReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CommentReports(\n    $limit: Int\n    $offset: Int\n    $filter: CommentReportFilter\n    $sortType: CommentReportSortType\n    $sortDir: SortDirection\n  ) {\n    cmsGetCommentReports(limit: $limit, offset: $offset, filter: $filter, sortType: $sortType, sortDir: $sortDir) {\n      total: totalAtLeast\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        isOwn\n        openCaseId\n        createdAt\n        content\n        creator {\n          ...UserFace\n        }\n        commentedAsPage {\n          _id\n          name\n        }\n        reason {\n          reason\n          until\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CommentReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductReports($limit: Int, $offset: Int, $filter: ProductReportFilter, $sortBy: ProductReportSort) {\n    cmsGetProductReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total: totalAtLeast\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        isOwn\n        openCaseId\n        createdAt\n        title\n        content\n        type\n        creator {\n          ...UserFace\n        }\n        page {\n          _id\n          name\n        }\n        reason {\n          reason\n          until\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PageReports($limit: Int, $offset: Int, $filter: PageReportFilter, $sortBy: PageReportSort) {\n    cmsGetPageReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total: totalAtLeast\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        isOwn\n        openCaseId\n        createdAt\n        name\n        type\n        category {\n          name {\n            VI_VN\n            EN_US\n          }\n        }\n        creator {\n          ...UserFace\n        }\n        reason {\n          reason\n          until\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PageReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UserReports($limit: Int, $offset: Int, $filter: UserReportFilter, $sortBy: UserReportSort) {\n    cmsGetUserReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total: totalAtLeast\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        isOwn\n        openCaseId\n        createdAt\n        fullName\n        photoUrl\n        avatar {\n          thumbnail\n          thumbnail2x\n          covered\n        }\n        gender\n        email\n        reason {\n          reason\n          until\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UserReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupReports($limit: Int, $offset: Int, $filter: GroupReportFilter, $sortBy: GroupReportSort) {\n    cmsGetGroupReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total: totalAtLeast\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        isOwn\n        openCaseId\n        createdAt\n        name\n        totalMembers\n        totalPosts\n        creator {\n          ...UserFace\n        }\n        reason {\n          reason\n          until\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').GroupReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MediaReports($limit: Int, $offset: Int, $filter: MediaReportFilter, $sortBy: MediaReportSort) {\n    cmsGetMediaReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      total: totalAtLeast\n      items {\n        _id\n        version\n        termStatus\n        totalReports\n        lastReportAt\n        isAdminReport\n        handledVersion\n        isOwn\n        openCaseId\n        createdAt\n        avatar {\n          ...MediaThumbnail\n        }\n        totalMembers\n        totalPosts\n        uploader {\n          ...UserFace\n        }\n        reason {\n          reason\n          until\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MediaReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportsOfTarget($targetId: ID!, $type: TermModel!, $limit: Int) {\n    cmsListReportByTargetId(targetId: $targetId, type: $type, limit: $limit) {\n      _id\n      message\n      postReportType\n      creator {\n        ...UserFace\n      }\n      createdAt\n    }\n  }\n"): typeof import('./graphql.ts').ReportsOfTargetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DetailReports($id: ID!, $forModel: TermModel!, $page: Int) {\n    cmsGetDetailReports(id: $id, forModel: $forModel, page: $page) {\n      total\n      items {\n        _id\n        message\n        postReportType\n        creator {\n          ...UserFace\n        }\n        createdAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DetailReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlockedDetails($id: ID!, $forModel: TermModel!, $page: Int) {\n    cmsGetBlockedDetailList(id: $id, forModel: $forModel, page: $page) {\n      total\n      items {\n        _id\n        reason\n        undoes\n        status\n        createdAt\n        creator {\n          ...UserFace\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BlockedDetailsDocument;
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
export function graphql(source: "\n  mutation MarkReportsHandledOfMany(\n    $model: TermModel!\n    $ids: [ID!]\n    $list: JSON\n    $after: ID\n    $handled: Boolean!\n    $seen: [SeenReportsInput!]\n  ) {\n    cmsMarkReportsHandledOfMany(model: $model, ids: $ids, list: $list, after: $after, handled: $handled, seen: $seen) {\n      outcomes {\n        _id\n        ok\n        version\n        message\n        reason\n        params\n      }\n      next\n    }\n  }\n"): typeof import('./graphql.ts').MarkReportsHandledOfManyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportedPost($id: ID!) {\n    cmsGetPost(_id: $id) {\n      _id\n      version\n      title\n      content\n      status\n    }\n  }\n"): typeof import('./graphql.ts').ReportedPostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportedComment($id: ID!) {\n    cmsGetComment(_id: $id) {\n      _id\n      version\n      content\n      termStatus\n    }\n  }\n"): typeof import('./graphql.ts').ReportedCommentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportedProduct($id: ID!) {\n    cmsGetProduct(_id: $id) {\n      _id\n      version\n      title\n      termStatus\n    }\n  }\n"): typeof import('./graphql.ts').ReportedProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportedPage($id: ID!) {\n    cmsGetPage(_id: $id) {\n      _id\n      version\n      name\n      termStatus\n    }\n  }\n"): typeof import('./graphql.ts').ReportedPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportedUser($id: ID!) {\n    cmsGetUser(userId: $id) {\n      _id\n      version\n      fullName\n      termStatus\n    }\n  }\n"): typeof import('./graphql.ts').ReportedUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportedGroup($id: ID!) {\n    cmsGetGroup(_id: $id) {\n      _id\n      version\n      name\n      termStatus\n    }\n  }\n"): typeof import('./graphql.ts').ReportedGroupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportedMedia($id: ID!) {\n    cmsGetMedia(_id: $id) {\n      _id\n      version\n      termStatus\n    }\n  }\n"): typeof import('./graphql.ts').ReportedMediaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SensitiveWords($q: String, $limit: Int!, $page: Int!, $sortBy: SensitiveWordSort) {\n    cmsBlackListWords(q: $q, limit: $limit, page: $page, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        key\n        createdAt\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SensitiveWordsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckWords($data: SensitiveWordsInput!) {\n    cmsCheckSensitiveWords(data: $data) {\n      ...RunInfo\n    }\n  }\n"): typeof import('./graphql.ts').CheckWordsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TryWord($word: String!) {\n    cmsTryWord(word: $word) {\n      word\n      posts\n      counts {\n        kind\n        posts\n        inside\n        blocked\n      }\n      examples {\n        _id\n        kind\n        inside\n        status\n        before\n        match\n        after\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TryWordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryWordOnAll($word: String!) {\n    cmsTryWordOnAll(word: $word) {\n      ...RunInfo\n    }\n  }\n"): typeof import('./graphql.ts').TryWordOnAllDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Strikes($userId: ID!) {\n    cmsStrikesOf(userId: $userId) {\n      total\n      step {\n        at\n        days\n      }\n      items {\n        _id\n        weight\n        createdAt\n        endsAt\n        model\n        title\n        status\n        reason\n      }\n    }\n  }\n"): typeof import('./graphql.ts').StrikesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VerifyRow on VerifyRequest {\n    _id\n    type\n    targetId\n    targetName\n    targetKeyName\n    targetType\n    status\n    description\n    rejectReason\n    createdAt\n    decidedAt\n    version\n    isOwn\n    owner {\n      ...UserFace\n      phoneNumber\n      email\n    }\n  }\n"): typeof import('./graphql.ts').VerifyRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Verifies($limit: Int, $offset: Int, $q: String, $filter: VerifyFilter, $sortBy: VerifySort) {\n    cmsGetVerifies(limit: $limit, offset: $offset, q: $q, filter: $filter, sortBy: $sortBy) {\n      total: totalAtLeast\n      items {\n        ...VerifyRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').VerifiesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingVerifies($after: ID, $filter: VerifyFilter, $sortBy: VerifySort) {\n    cmsGetVerifies(limit: 20, after: $after, filter: $filter, sortBy: $sortBy) {\n      items {\n        _id\n        isOwn\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WaitingVerifiesDocument;
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
export function graphql(source: "\n  mutation RevealVerify($_id: ID!) {\n    cmsRevealVerify(_id: $_id) {\n      identityNumber\n      business {\n        name\n        taxCode\n        address\n        representative\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RevealVerifyDocument;
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
export function graphql(source: "\n  query TopUsers($limit: Int, $filterDate: Day) {\n    cmsTopUsersByPointsPerDay(limit: $limit, page: 1, filterDate: $filterDate) {\n      items {\n        _id: userId\n        user {\n          _id\n          fullName\n          phoneNumber\n          avatar {\n            uri\n            thumbnail\n            thumbnail2x\n            covered\n          }\n        }\n        changedCount\n        earnedPoints\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TopUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TopReferrals($limit: Int, $page: Int, $filter: TopReferralFilter) {\n    cmsTopReferralUsers(limit: $limit, page: $page, filter: $filter) {\n      counter\n      items {\n        _id\n        avatar {\n          uri\n          thumbnail\n          thumbnail2x\n          covered\n        }\n        fullName\n        phoneNumber\n        referredUserNumber\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TopReferralsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardContents($startDate: Day!, $endDate: Day!) {\n    cmsPostsPerDay(startDate: $startDate, endDate: $endDate) {\n      date\n      type\n      posts\n    }\n    cmsReportsPerDay(startDate: $startDate, endDate: $endDate) {\n      date\n      reason\n      reports\n    }\n  }\n"): typeof import('./graphql.ts').DashboardContentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportedCreators($startDate: Day!, $endDate: Day!) {\n    cmsMostReportedCreators(startDate: $startDate, endDate: $endDate) {\n      userId\n      user {\n        fullName\n        phoneNumber\n        avatar {\n          thumbnail\n          thumbnail2x\n          covered\n        }\n      }\n      reports\n    }\n  }\n"): typeof import('./graphql.ts').ReportedCreatorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportBacklog {\n    cmsReportBacklog {\n      model\n      targets\n      reports\n      lastWeek\n    }\n  }\n"): typeof import('./graphql.ts').ReportBacklogDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ModeratorFigures($startDate: Day!, $endDate: Day!, $everybody: Boolean) {\n    cmsModeratorFigures(startDate: $startDate, endDate: $endDate, everybody: $everybody) {\n      user {\n        ...UserFace\n      }\n      decided\n      overturned\n      medianMinutes\n    }\n  }\n"): typeof import('./graphql.ts').ModeratorFiguresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BadgeRequestRow on BadgeRequest {\n    _id\n    title\n    titleEn\n    status\n    isOwn\n    creator {\n      ...UserFace\n      badge {\n        title\n      }\n    }\n    phoneNumber\n    requestForms {\n      position\n      text\n      media {\n        ...MediaThumbnail\n      }\n    }\n    createdAt\n    version\n  }\n"): typeof import('./graphql.ts').BadgeRequestRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BadgeRequests($q: String, $limit: Int!, $page: Int!, $filter: BadgeRequestFilter, $sortBy: BadgeRequestSort) {\n    cmsListRequestBadges(q: $q, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...BadgeRequestRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BadgeRequestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingBadgeRequests($after: ID, $q: String, $filter: BadgeRequestFilter, $sortBy: BadgeRequestSort) {\n    cmsListRequestBadges(limit: 20, after: $after, q: $q, filter: $filter, sortBy: $sortBy) {\n      items {\n        _id\n        isOwn\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WaitingBadgeRequestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BadgeRequest($_id: ID!) {\n    getRequestBadge(_id: $_id) {\n      ...BadgeRequestRow\n      requestForms {\n        detail\n        inputType\n        required\n        media {\n          ...MediaPicture\n          width\n          height\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BadgeRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideBadgeRequests($ids: [ID!], $list: JSON, $after: ID, $status: BadgeRequestStatus!, $reason: String) {\n    cmsDecideBadgeRequests(ids: $ids, list: $list, after: $after, status: $status, reason: $reason) {\n      outcomes {\n        _id\n        ok\n        version\n        reason\n        params\n        message\n      }\n      next\n    }\n  }\n"): typeof import('./graphql.ts').DecideBadgeRequestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BadgeChoices($limit: Int, $filter: BadgeFilter) {\n    cmsListBadges(limit: $limit, page: 1, filter: $filter) {\n      items {\n        _id\n        title\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BadgeChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BadgeRow on Badge {\n    _id\n    title\n    titleEn\n    status\n    mediaId\n    media {\n      ...MediaPicture\n    }\n    registerForms {\n      _id\n      detail\n    }\n    createdAt\n    version\n  }\n"): typeof import('./graphql.ts').BadgeRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Badges($q: String, $limit: Int!, $page: Int!, $filter: BadgeFilter, $sortBy: BadgeSort) {\n    cmsListBadges(q: $q, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...BadgeRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BadgesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Badge($_id: ID!) {\n    getBadge(_id: $_id) {\n      ...BadgeRow\n    }\n  }\n"): typeof import('./graphql.ts').BadgeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateBadge($title: String!, $titleEn: String!, $mediaId: ID!, $registerFormIds: [ID!]!) {\n    cmsCreateBadge(\n      title: $title\n      titleEn: $titleEn\n      status: ENABLED\n      mediaId: $mediaId\n      registerFormIds: $registerFormIds\n    ) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').CreateBadgeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RegisterForms(\n    $q: String\n    $limit: Int!\n    $page: Int!\n    $filter: BadgeRegisterFormFilter\n    $sortBy: BadgeRegisterFormSort\n  ) {\n    cmsListBadgeRegisterForms(q: $q, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        detail\n        detailEn\n        inputType\n        required\n        figureId\n        figure {\n          ...MediaPicture\n        }\n        createdAt\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RegisterFormsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PointsByDay($startDate: Day!, $endDate: Day!) {\n    cmsPointsByDay(startDate: $startDate, endDate: $endDate) {\n      date\n      given\n      givenBack\n      takenBack\n      spent\n      expired\n      corrected\n      outstanding\n    }\n  }\n"): typeof import('./graphql.ts').PointsByDayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LedgerCheck {\n    cmsLedgerCheck {\n      finishedAt\n      members\n      entries\n      differences\n      differing\n    }\n  }\n"): typeof import('./graphql.ts').LedgerCheckDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingReferrals($limit: Int, $page: Int, $filter: ReferralFilter, $sortBy: ReferralSort) {\n    cmsListReferrals(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        _id\n        status\n        friend {\n          ...UserFace\n        }\n        inviter {\n          ...UserFace\n        }\n        address\n        createdAt\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WaitingReferralsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindPeopleOfReferrals($query: String, $limit: Int) {\n    cmsGetUsers(query: $query, limit: $limit) {\n      items {\n        _id\n        fullName\n        phoneNumber\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FindPeopleOfReferralsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonOfReferrals($userId: ID!) {\n    cmsGetUser(userId: $userId) {\n      _id\n      fullName\n    }\n  }\n"): typeof import('./graphql.ts').PersonOfReferralsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SupportMembers($q: String!) {\n    cmsFindUsers(q: $q, limit: 20) {\n      ...UserFace\n      phoneNumber\n    }\n  }\n"): typeof import('./graphql.ts').SupportMembersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SupportedMember($userId: ID!) {\n    cmsGetUser(userId: $userId) {\n      ...UserFace\n      phoneNumber\n      email\n      group\n      termStatus\n      reason {\n        reason\n        until\n      }\n      point\n      earnedPoints\n      createdAt\n    }\n  }\n"): typeof import('./graphql.ts').SupportedMemberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberPoints($userId: ID!, $after: String) {\n    cmsMemberPoints(userId: $userId, after: $after) {\n      endCursor\n      items {\n        _id\n        amount\n        cause\n        rule\n        postId\n        note\n        createdAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MemberPointsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Correction on PointCorrection {\n    _id\n    amount\n    reason\n    status\n    voucherTitle\n    user {\n      ...UserFace\n    }\n    askedBy {\n      ...UserFace\n    }\n    decidedBy {\n      ...UserFace\n    }\n    decisionReason\n    createdAt\n    version\n  }\n"): typeof import('./graphql.ts').CorrectionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberCorrections($userId: ID!, $after: String) {\n    cmsMemberPointCorrections(userId: $userId, after: $after) {\n      endCursor\n      items {\n        ...Correction\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MemberCorrectionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PointCorrections($limit: Int, $page: Int, $filter: PointCorrectionFilter, $sortBy: PointCorrectionSort) {\n    cmsListPointCorrections(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter\n      items {\n        ...Correction\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PointCorrectionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberNotices($userId: ID!, $after: String) {\n    cmsMemberNotices(userId: $userId, after: $after) {\n      endCursor\n      items {\n        _id\n        type\n        message\n        messageEn\n        createdAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MemberNoticesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CorrectPoints($userId: ID!, $amount: Points!, $reason: String!) {\n    cmsCorrectPoints(userId: $userId, amount: $amount, reason: $reason) {\n      status\n    }\n  }\n"): typeof import('./graphql.ts').CorrectPointsDocument;
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
export function graphql(source: "\n  fragment WhyText on WhySentence {\n    reason\n    params\n    message\n    amount\n  }\n"): typeof import('./graphql.ts').WhyTextFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WhyPoints($userId: ID!, $entryId: ID, $actionId: ID) {\n    cmsWhyPoints(userId: $userId, entryId: $entryId, actionId: $actionId) {\n      ...WhyText\n    }\n  }\n"): typeof import('./graphql.ts').WhyPointsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberActions($userId: ID!, $before: ID) {\n    cmsMemberActions(userId: $userId, limit: 10, before: $before) {\n      _id\n      kind\n      occurredAt\n      amount\n    }\n  }\n"): typeof import('./graphql.ts').MemberActionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindMembers($q: String!) {\n    cmsFindMembers(q: $q) {\n      ...UserFace\n    }\n  }\n"): typeof import('./graphql.ts').FindMembersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TryPoints($userId: ID!, $kind: PointActionKind!, $facts: PointFactsInput, $draft: TrustedPointDraft) {\n    cmsTryPoints(userId: $userId, kind: $kind, facts: $facts, draft: $draft) {\n      amount\n      facts {\n        earned\n        postsToday\n        length\n        hasPicture\n        reviewsBefore\n        number\n      }\n      sentences {\n        ...WhyText\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TryPointsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplayPoints($draft: TrustedPointDraft!, $days: Int!) {\n    cmsReplayPoints(draft: $draft, days: $days) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').ReplayPointsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LastReplay($ruleId: ID!) {\n    cmsLastPointReplay(ruleId: $ruleId) {\n      draft\n      run {\n        _id\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LastReplayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PointReplay($_id: ID!) {\n    cmsPointReplay(_id: $_id) {\n      days\n      actions\n      members\n      byDay {\n        date\n        before\n        after\n      }\n      byRule {\n        rule {\n          _id\n          description\n        }\n        before\n        after\n      }\n      gained {\n        user {\n          ...UserFace\n        }\n        difference\n      }\n      lost {\n        user {\n          ...UserFace\n        }\n        difference\n      }\n      ranks {\n        from {\n          _id\n          description\n        }\n        to {\n          _id\n          description\n        }\n        members\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PointReplayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserRow on User {\n    ...UserFace\n    username\n    email\n    phoneNumber\n    gender\n    group\n    termStatus\n    reason {\n      until\n    }\n    badge {\n      _id\n      title\n    }\n    badgeStatus\n    createdAt\n    dateOfBirth\n    totalFriends\n    totalPosts\n    point\n    earnedPoints\n    countryCode\n    version\n  }\n"): typeof import('./graphql.ts').UserRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Users(\n    $query: String\n    $limit: Int\n    $page: Int\n    $filter: UserFilter\n    $sortBy: UserSort\n    $counted: Boolean = true\n  ) {\n    cmsGetUsers(query: $query, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast @include(if: $counted)\n      items {\n        ...UserRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UserCount($query: String, $filter: UserFilter) {\n    cmsGetUsers(query: $query, filter: $filter) {\n      counter: counterAtLeast\n    }\n  }\n"): typeof import('./graphql.ts').UserCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query User($userId: ID!, $editing: Boolean = false) {\n    cmsGetUser(userId: $userId) {\n      ...UserRow\n      interestingTopicKeys\n      reason {\n        reason\n        status\n        createdAt\n        until\n      }\n      hasSecondFactor @include(if: $editing)\n      areas @include(if: $editing)\n    }\n  }\n"): typeof import('./graphql.ts').UserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PointDays($userId: ID!, $limit: Int) {\n    getEarnedPointHistories(userId: $userId, limit: $limit, page: 1, groupByEarnedAt: true) {\n      counter\n      items {\n        earnedAt\n        earnedPoints\n        changedCount\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PointDaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PointEntries($userId: ID!, $limit: Int, $page: Int, $filterDate: Day) {\n    getEarnedPointHistories(userId: $userId, limit: $limit, page: $page, filterDate: $filterDate) {\n      counter\n      items {\n        _id\n        earnedAt\n        earnedPoints\n        cause\n        postId\n        trustedPointConfigs {\n          description\n        }\n        additionalData {\n          walletExchangeHistory {\n            hash\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PointEntriesDocument;
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
export function graphql(source: "\n  fragment BannerRow on Banner {\n    _id\n    name\n    type\n    data {\n      link\n      post {\n        _id\n        title\n        content\n      }\n      page {\n        _id\n        name\n      }\n      screen\n    }\n    leadsToBlocked\n    mediaId\n    media {\n      ...MediaPicture\n    }\n    status\n    state\n    startDate\n    endDate\n    position\n    place\n    creator {\n      ...UserFace\n    }\n    createdAt\n    version\n  }\n"): typeof import('./graphql.ts').BannerRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Banners($limit: Int!, $page: Int!, $filter: BannerFilter) {\n    cmsListBanner(limit: $limit, page: $page, filter: $filter) {\n      counter: counterAtLeast\n      items {\n        ...BannerRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BannersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Banner($_id: ID!) {\n    cmsGetBanner(_id: $_id) {\n      ...BannerRow\n    }\n  }\n"): typeof import('./graphql.ts').BannerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateBanner(\n    $name: String!\n    $type: BannerType!\n    $data: BannerTarget!\n    $mediaId: ID!\n    $status: BannerStatus!\n    $startDate: DateTime!\n    $endDate: DateTime!\n  ) {\n    createBanner(\n      name: $name\n      type: $type\n      data: $data\n      mediaId: $mediaId\n      status: $status\n      startDate: $startDate\n      endDate: $endDate\n    ) {\n      _id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').CreateBannerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveBanner($_id: ID!, $place: Int!) {\n    cmsMoveBanner(_id: $_id, place: $place) {\n      place\n    }\n  }\n"): typeof import('./graphql.ts').MoveBannerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindBannerPosts($q: String!) {\n    cmsGetPosts(limit: 10, filter: { q: $q }) {\n      items {\n        _id\n        title\n        content\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FindBannerPostsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindBannerPages($q: String!) {\n    cmsFindPages(q: $q, limit: 10) {\n      _id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').FindBannerPagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MenuBanners {\n    getMenuBanner {\n      display {\n        ...MediaPicture\n      }\n      download {\n        ...MediaPicture\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MenuBannersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadMenuBanner($file: Upload!, $bannerType: MenuBannerType!) {\n    uploadMenuBanner(file: $file, bannerType: $bannerType) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').UploadMenuBannerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EventRow on Event {\n    _id\n    name\n    status\n    state\n    loop\n    logoId\n    logoStatus\n    logo {\n      ...MediaPicture\n    }\n    backgroundId\n    backgroundStatus\n    background {\n      ...MediaPicture\n    }\n    animationId\n    animationStatus\n    animation {\n      ...MediaPicture\n    }\n    createdAt\n    version\n  }\n"): typeof import('./graphql.ts').EventRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Events($limit: Int!, $page: Int!, $filter: EventFilter, $sortBy: EventSort) {\n    cmsListEvent(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...EventRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').EventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Event($_id: ID!) {\n    cmsGetEvent(_id: $_id) {\n      ...EventRow\n    }\n  }\n"): typeof import('./graphql.ts').EventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EnabledEvent {\n    cmsListEvent(limit: 1, filter: { status: YES }) {\n      items {\n        _id\n        name\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.ts').EnabledEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateEvent(\n    $name: String!\n    $loop: Float!\n    $logoId: ID!\n    $logoStatus: Boolean!\n    $backgroundId: ID!\n    $backgroundStatus: Boolean!\n    $animationId: ID!\n    $animationStatus: Boolean!\n  ) {\n    createEvent(\n      name: $name\n      loop: $loop\n      logoId: $logoId\n      logoStatus: $logoStatus\n      backgroundId: $backgroundId\n      backgroundStatus: $backgroundStatus\n      animationId: $animationId\n      animationStatus: $animationStatus\n    ) {\n      _id\n    }\n  }\n"): typeof import('./graphql.ts').CreateEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LuckyWheelConditions($limit: Int!, $page: Int!, $sortBy: LuckyWheelConfigSort) {\n    cmsListLuckyWheelConfigs(limit: $limit, page: $page, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        prizeTier\n        description\n        conditionType\n        missionType\n        minimum\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LuckyWheelConditionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateLuckyWheelCondition(\n    $_id: ID!\n    $conditionType: WinningConditionType!\n    $missionType: MissionType\n    $minimum: Float!\n    $description: String!\n    $version: Int!\n  ) {\n    cmsUpdateLuckyWheelConfig(\n      _id: $_id\n      conditionType: $conditionType\n      missionType: $missionType\n      minimum: $minimum\n      description: $description\n      version: $version\n    ) {\n      version\n    }\n  }\n"): typeof import('./graphql.ts').UpdateLuckyWheelConditionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LuckyWheelInstructions(\n    $q: String\n    $limit: Int!\n    $page: Int!\n    $filter: LuckyWheelInstructionFilter\n    $sortBy: LuckyWheelInstructionSort\n  ) {\n    cmsListLuckyWheelInstruction(q: $q, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        type\n        title\n        titleEn\n        description\n        descriptionEn\n        turns\n        missionType\n        createdAt\n        updatedAt\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LuckyWheelInstructionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FailedSpinMessages($q: String, $limit: Int!, $page: Int!, $sortBy: FailedSpinMessageSort) {\n    cmsListFailedSpinMessages(q: $q, limit: $limit, page: $page, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        content\n        contentEn\n        createdAt\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FailedSpinMessagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckFailedSpinMessages($data: FailedSpinMessageFileInput!) {\n    cmsCheckFailedSpinMessages(data: $data) {\n      ...RunInfo\n    }\n  }\n"): typeof import('./graphql.ts').CheckFailedSpinMessagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberSpins($userId: ID!, $after: String) {\n    cmsMemberSpins(userId: $userId, after: $after) {\n      endCursor\n      items {\n        _id\n        wheelTitle\n        prize\n        points\n        code\n        createdAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MemberSpinsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WheelSpinCount($wheelId: ID, $filter: LuckyWheelSpinFilter) {\n    cmsListLuckyWheelSpins(wheelId: $wheelId, filter: $filter) {\n      counter: counterAtLeast\n    }\n  }\n"): typeof import('./graphql.ts').WheelSpinCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WheelSpins(\n    $wheelId: ID\n    $limit: Int\n    $page: Int\n    $filter: LuckyWheelSpinFilter\n    $sortBy: LuckyWheelSpinSort\n    $counted: Boolean = true\n  ) {\n    cmsListLuckyWheelSpins(wheelId: $wheelId, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast @include(if: $counted)\n      items {\n        ...WheelSpinRow\n      }\n    }\n  }\n\n  fragment WheelSpinRow on LuckyWheelSpin {\n    _id\n    spunAt\n    outcome\n    turn\n    eligibleTiers\n    unit\n    dueAt\n    user {\n      ...UserFace\n    }\n    win {\n      prize {\n        prizeTier\n        name\n        nameEn\n        point\n        voucher {\n          title\n        }\n      }\n    }\n    seal {\n      number\n      hash\n      seal\n      root\n      sealedAt\n    }\n  }\n"): typeof import('./graphql.ts').WheelSpinsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateDrawsFile($wheelId: ID!) {\n    createDrawsFile(wheelId: $wheelId)\n  }\n"): typeof import('./graphql.ts').CreateDrawsFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LuckyWheelTerm {\n    cmsDetailLuckyWheelTerm {\n      _id\n      content\n      contentEn\n      version\n    }\n  }\n"): typeof import('./graphql.ts').LuckyWheelTermDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LuckyWheelRow on LuckyWheel {\n    _id\n    title\n    titleEn\n    activeDate {\n      startDate\n      endDate\n    }\n    numberOfBatch\n    totalPrize\n    totalRedeemPrize\n    totalRemainingPrize\n    creator {\n      fullName\n    }\n    state\n    createdAt\n    deletedAt\n    version\n  }\n"): typeof import('./graphql.ts').LuckyWheelRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LuckyWheels($limit: Int!, $page: Int!, $filter: LuckyWheelFilter, $sortBy: LuckyWheelSort) {\n    cmsListLuckyWheel(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...LuckyWheelRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LuckyWheelsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RunningLuckyWheel {\n    cmsGetRunningLuckyWheel {\n      ...LuckyWheelRow\n    }\n  }\n"): typeof import('./graphql.ts').RunningLuckyWheelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LuckyWheel($id: ID!) {\n    cmsLuckyWheel(id: $id) {\n      _id\n      title\n      titleEn\n      activeDate {\n        startDate\n        endDate\n      }\n      tierNames {\n        prizeTier\n        name\n        nameEn\n      }\n      batchs {\n        _id\n        activeDate {\n          startDate\n          endDate\n        }\n        prizes {\n          _id\n          prize_index\n          prizeTier\n          qty\n          remaining\n          designated\n          totalQty\n          point\n          voucher {\n            _id\n            title\n            available\n          }\n          media {\n            ...MediaPicture\n          }\n        }\n      }\n      deletedAt\n      version\n    }\n  }\n"): typeof import('./graphql.ts').LuckyWheelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateLuckyWheelPrize($_id: ID!, $data: LuckyWheelPrizeChangeInput!, $version: Int!) {\n    updateLuckyWheelPrize(_id: $_id, data: $data, version: $version) {\n      qty\n    }\n  }\n"): typeof import('./graphql.ts').UpdateLuckyWheelPrizeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GameVouchers($limit: Int!, $filter: VoucherGameFilter) {\n    vouchersGame(limit: $limit, page: 1, filter: $filter) {\n      items {\n        _id\n        title\n        available\n      }\n    }\n  }\n"): typeof import('./graphql.ts').GameVouchersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PrizeWinners($prizeId: ID!, $limit: Int!, $page: Int!) {\n    cmsListLuckyWheelPrizeWinners(prizeId: $prizeId, limit: $limit, page: $page) {\n      counter\n      free\n      version\n      winners {\n        cause\n        wonAt\n        user {\n          _id\n          fullName\n          phoneNumber\n        }\n      }\n      designations {\n        blocked\n        reason\n        createdAt\n        creator {\n          fullName\n        }\n        user {\n          _id\n          fullName\n          phoneNumber\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PrizeWinnersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePrizeWinners($prizeId: ID!, $numbers: [String!]!, $reason: String, $version: Int!) {\n    updateLuckyWheelPrizeWinners(\n      prizeId: $prizeId\n      designatedUserPhoneNumbers: $numbers\n      reason: $reason\n      version: $version\n    ) {\n      version\n    }\n  }\n"): typeof import('./graphql.ts').UpdatePrizeWinnersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WheelResults($_id: ID!, $startDate: Day!, $endDate: Day!) {\n    cmsLuckyWheelResults(_id: $_id, startDate: $startDate, endDate: $endDate) {\n      wheel {\n        title\n        totalPrize\n        totalRedeemPrize\n        totalRemainingPrize\n        tierNames {\n          prizeTier\n          name\n          nameEn\n        }\n      }\n      days {\n        date\n        prizeTier\n        awards\n      }\n      prizes {\n        awards\n        batch {\n          _id\n          activeDate {\n            startDate\n            endDate\n          }\n        }\n        prize {\n          _id\n          prize_index\n          prizeTier\n          name\n          nameEn\n          qty\n          remaining\n          designated\n          point\n          voucher {\n            title\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WheelResultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WheelWinnerCount($wheelId: ID, $filter: LuckyWheelWinnerFilter) {\n    cmsListLuckyWheelWinners(wheelId: $wheelId, filter: $filter) {\n      counter: counterAtLeast\n    }\n  }\n"): typeof import('./graphql.ts').WheelWinnerCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WheelWinners(\n    $wheelId: ID\n    $limit: Int\n    $page: Int\n    $filter: LuckyWheelWinnerFilter\n    $sortBy: LuckyWheelWinnerSort\n    $counted: Boolean = true\n  ) {\n    cmsListLuckyWheelWinners(wheelId: $wheelId, limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast @include(if: $counted)\n      items {\n        ...WheelWinnerRow\n      }\n    }\n  }\n\n  fragment WheelWinnerRow on LuckyWheelWinner {\n    _id\n    wonAt\n    cause\n    usedAt\n    user {\n      _id\n      fullName\n      phoneNumber\n    }\n    prize {\n      prizeTier\n      name\n      nameEn\n      point\n      voucher {\n        title\n      }\n    }\n    batch {\n      activeDate {\n        startDate\n        endDate\n      }\n    }\n    code {\n      code\n    }\n  }\n"): typeof import('./graphql.ts').WheelWinnersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PastSpins {\n    cmsLuckyWheelSpins {\n      hour\n      spins\n    }\n  }\n"): typeof import('./graphql.ts').PastSpinsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PromotionCalendar($from: Day!, $to: Day!) {\n    cmsPromotionCalendar(from: $from, to: $to) {\n      items {\n        ...PromotionOnCalendar\n      }\n      warnings {\n        kind\n        from\n        to\n        promotions {\n          ...PromotionOnCalendar\n        }\n      }\n      cut\n    }\n  }\n"): typeof import('./graphql.ts').PromotionCalendarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PromotionOnCalendar on Promotion {\n    _id\n    kind\n    title\n    startDate\n    endDate\n    state\n    version\n    wheelId\n    batch\n  }\n"): typeof import('./graphql.ts').PromotionOnCalendarFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberCodes($userId: ID!, $after: String) {\n    cmsMemberCodes(userId: $userId, after: $after) {\n      endCursor\n      items {\n        _id\n        code\n        voucherTitle\n        cause\n        price\n        status\n        refund\n        usedAt\n        endDate\n        createdAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MemberCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Refund($_id: ID!, $reason: String!) {\n    cmsRefundRedemption(_id: $_id, reason: $reason) {\n      status\n    }\n  }\n"): typeof import('./graphql.ts').RefundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VoucherCodeRow on VoucherCode {\n    _id\n    voucherId\n    code\n    qty\n    sold_qty\n    remarks\n    vendorCode\n    status\n    state\n    startDate\n    endDate\n    redeemedAt\n    redeemedUser {\n      _id\n      fullName\n      phoneNumber\n    }\n    createdAt\n    version\n  }\n"): typeof import('./graphql.ts').VoucherCodeRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VoucherCodes($voucherId: ID!, $limit: Int, $page: Int, $filter: VoucherCodeFilter, $dir: SortDirection) {\n    cmsListVoucherCode(voucherId: $voucherId, limit: $limit, page: $page, filter: $filter, dir: $dir) {\n      counter: counterAtLeast\n      items {\n        ...VoucherCodeRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').VoucherCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VoucherOfCodes($_id: ID!) {\n    voucher(_id: $_id) {\n      _id\n      title\n      startDate\n      endDate\n      codeTotals {\n        state\n        codes\n      }\n    }\n  }\n"): typeof import('./graphql.ts').VoucherOfCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckVoucherCodes($data: VoucherCodeInput!) {\n    cmsCheckVoucherCodes(data: $data) {\n      ...RunInfo\n    }\n  }\n"): typeof import('./graphql.ts').CheckVoucherCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckReferralCodes($data: ReferralCodesInput!) {\n    cmsCheckReferralCodes(data: $data) {\n      ...RunInfo\n    }\n  }\n"): typeof import('./graphql.ts').CheckReferralCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateVoucherCodes($data: VoucherCodeInput!) {\n    createVoucherCode(data: $data) {\n      created\n      run {\n        _id\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CreateVoucherCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteVoucherCodes($_ids: [ID!], $list: JSON, $after: ID) {\n    cmsDeleteVoucherCodes(_ids: $_ids, list: $list, after: $after) {\n      outcomes {\n        _id\n        ok\n        version\n        message\n        reason\n        params\n      }\n      next\n    }\n  }\n"): typeof import('./graphql.ts').DeleteVoucherCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VoucherResults($_id: ID!, $startDate: Day!, $endDate: Day!) {\n    cmsVoucherResults(_id: $_id, startDate: $startDate, endDate: $endDate) {\n      voucher {\n        title\n        type\n        available\n        reserved\n      }\n      runningOut {\n        outcome\n        day\n        perDay\n        days\n      }\n      days {\n        date\n        handedOver\n        used\n        pointsSpent\n        signUps\n      }\n    }\n  }\n"): typeof import('./graphql.ts').VoucherResultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VoucherRow on Voucher {\n    _id\n    voucherId\n    type\n    title\n    titleEn\n    medias {\n      ...MediaThumbnail\n    }\n    pointSpend\n    qty\n    redeemed\n    reserved\n    available\n    status\n    adminStatus\n    state\n    editedSinceApproval\n    startDate\n    endDate\n    referralTurns\n    prizeTitle\n    prizeTitleEn\n    isPrinted\n    creator {\n      ...UserFace\n    }\n    deletedAt\n    createdAt\n    version\n  }\n"): typeof import('./graphql.ts').VoucherRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Vouchers($limit: Int, $page: Int, $q: String, $filter: VoucherFilter, $sortBy: VoucherSort) {\n    cmsVouchers(limit: $limit, page: $page, q: $q, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...VoucherRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').VouchersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReferralVouchers($limit: Int, $page: Int, $filter: ReferralVoucherFilter, $sortBy: ReferralVoucherSort) {\n    cmsReferralVouchers(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...VoucherRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ReferralVouchersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Voucher($_id: ID!) {\n    voucher(_id: $_id) {\n      ...VoucherRow\n      mediaIds\n      highlight\n      highlightEn\n      description\n      descriptionEn\n      termAndCondition\n      termAndConditionEn\n      contact {\n        phoneNumber\n        email\n        address\n      }\n    }\n  }\n"): typeof import('./graphql.ts').VoucherDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateVoucher($data: VoucherInput!) {\n    createVoucher(data: $data) {\n      _id\n      type\n    }\n  }\n"): typeof import('./graphql.ts').CreateVoucherDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetVoucherAdminStatus(\n    $_ids: [ID!]\n    $list: JSON\n    $after: ID\n    $adminStatus: VoucherAdminStatus!\n    $version: Int\n  ) {\n    cmsSetVoucherAdminStatus(_ids: $_ids, list: $list, after: $after, adminStatus: $adminStatus, version: $version) {\n      outcomes {\n        _id\n        ok\n        version\n        message\n        reason\n        params\n      }\n      next\n    }\n  }\n"): typeof import('./graphql.ts').SetVoucherAdminStatusDocument;
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
export function graphql(source: "\n  query AuditEntries($limit: Int, $page: Int, $actionIn: [String!], $filter: AuditFilter, $sortBy: AuditSort) {\n    cmsGetAuditEntries(limit: $limit, page: $page, actionIn: $actionIn, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...EntryOfHistory\n        changes {\n          afterWords {\n            en\n            vi\n          }\n        }\n        model\n        targetId\n        targetName\n        targetWords {\n          en\n          vi\n        }\n        requestId\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AuditEntriesDocument;
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
export function graphql(source: "\n  mutation UndoMany($model: RecordModel!, $changes: [UndoneChange!]!) {\n    cmsUndoMany(model: $model, changes: $changes) {\n      _id\n      ok\n      message\n      reason\n      params\n    }\n  }\n"): typeof import('./graphql.ts').UndoManyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChangesSince($model: RecordModel!, $_id: ID!, $version: Int!) {\n    cmsChangesSince(model: $model, _id: $_id, version: $version) {\n      version\n      changes {\n        field\n        seen\n        now\n        seenName\n        nowName\n        by\n        at\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangesSinceDocument;
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
export function graphql(source: "\n  fragment ChangeSetRow on ChangeSet {\n    _id\n    title\n    note\n    status\n    changes\n    author {\n      ...UserFace\n    }\n    approver {\n      ...UserFace\n    }\n    applyAt\n    appliedAt\n    sentBackBy {\n      ...UserFace\n    }\n    sentBackAt\n    sentBackComment\n    createdAt\n    version\n  }\n"): typeof import('./graphql.ts').ChangeSetRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChangeSets($limit: Int!, $page: Int!, $filter: ChangeSetFilter, $sortBy: ChangeSetSort) {\n    cmsChangeSets(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...ChangeSetRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeSetsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChangeSet($_id: ID!) {\n    cmsChangeSet(_id: $_id) {\n      ...ChangeSetRow\n      rolledBackBy {\n        ...UserFace\n      }\n      rolledBackAt\n      failure {\n        field\n        reason\n        params\n        message\n      }\n      items {\n        _id\n        model\n        targetId\n        name\n        creates\n        outdated\n        overtaken {\n          field\n          seen\n          now\n          seenName\n          nowName\n          by\n          at\n        }\n        effects {\n          model\n          targetId\n          name\n          changes {\n            field\n            before\n            after\n            beforeName\n            afterName\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeSetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FailedSets {\n    cmsChangeSets(limit: 100, page: 1, filter: { status: FAILED }) {\n      items {\n        _id\n        title\n        author {\n          _id\n          fullName\n        }\n        approver {\n          _id\n        }\n        failure {\n          reason\n          params\n          message\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FailedSetsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScheduledChanges($_id: ID!) {\n    cmsScheduledChanges(_id: $_id) {\n      _id\n      title\n      applyAt\n    }\n  }\n"): typeof import('./graphql.ts').ScheduledChangesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlanChange($_id: ID, $title: String, $operation: PlannedOperation!, $input: JSON!) {\n    cmsPlanChange(_id: $_id, title: $title, operation: $operation, input: $input) {\n      _id\n      title\n    }\n  }\n"): typeof import('./graphql.ts').PlanChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveChangeSet($_id: ID!, $version: Int!, $applyAt: DateTime) {\n    cmsApproveChangeSet(_id: $_id, version: $version, applyAt: $applyAt) {\n      _id\n      status\n      applyAt\n    }\n  }\n"): typeof import('./graphql.ts').ApproveChangeSetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Viewing($tab: ID!, $model: RecordModel!, $_id: ID!, $leaving: Boolean) {\n    cmsViewing(tab: $tab, model: $model, _id: $_id, leaving: $leaving) {\n      since\n      user {\n        ...UserFace\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ViewingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MediaThumbnail on Media {\n    _id\n    type\n    thumbnail\n    thumbnail2x\n    covered\n  }\n"): typeof import('./graphql.ts').MediaThumbnailFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MediaPicture on Media {\n    ...MediaThumbnail\n    uri\n  }\n"): typeof import('./graphql.ts').MediaPictureFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadPhoto($file: Upload!, $dimensions: Dimensions, $bannerType: String) {\n    uploadPhoto(file: $file, dimensions: $dimensions, bannerType: $bannerType) {\n      ...MediaPicture\n    }\n  }\n"): typeof import('./graphql.ts').UploadPhotoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Media($_id: ID!) {\n    cmsGetMedia(_id: $_id) {\n      ...MediaThumbnail\n      uri\n      width\n      height\n      termStatus\n      reason {\n        reason\n        status\n        createdAt\n        until\n        restored\n        byName\n      }\n      uploader {\n        ...UserFace\n      }\n      newestPosts {\n        _id\n        title\n        content\n      }\n      createdAt\n      version\n    }\n  }\n"): typeof import('./graphql.ts').MediaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RunInfo on Run {\n    _id\n    kind\n    state\n    phase\n    name\n    targetModel\n    targetId\n    fileName\n    sheet\n    layout\n    done\n    total\n    result\n    created\n    existing\n    repeated\n    malformed\n    guessable\n    failure\n    failureReason\n    failureParams\n    creator {\n      _id\n      fullName\n      avatar {\n        thumbnail\n      }\n    }\n    createdAt\n    finishedAt\n    version\n  }\n"): typeof import('./graphql.ts').RunInfoFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Runs($limit: Int, $page: Int, $filter: RunFilter, $sortBy: RunSort) {\n    cmsRuns(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...RunInfo\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RunsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OneRun($_id: ID!) {\n    cmsRun(_id: $_id) {\n      ...RunInfo\n    }\n  }\n"): typeof import('./graphql.ts').OneRunDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RunRows($runId: ID!, $problem: RunRowProblem, $page: Int, $limit: Int) {\n    cmsRunRows(runId: $runId, problem: $problem, page: $page, limit: $limit) {\n      counter: counterAtLeast\n      items {\n        _id\n        row\n        cells\n        problem\n        column\n        why\n        reason\n        firstRow\n        existsIn\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RunRowsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmRun($_id: ID!) {\n    cmsConfirmRun(_id: $_id) {\n      ...RunInfo\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmRunDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelRun($_id: ID!) {\n    cmsCancelRun(_id: $_id) {\n      ...RunInfo\n    }\n  }\n"): typeof import('./graphql.ts').CancelRunDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PresetReasons($limit: Int, $page: Int, $filter: PresetReasonFilter, $sortBy: PresetReasonSort) {\n    cmsGetPresetReasons(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        model\n        textEn\n        textVi\n        restores\n        position\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PresetReasonsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PresetReasonsFor($model: PresetReasonModel!, $restores: Boolean) {\n    cmsPresetReasonsFor(model: $model, restores: $restores) {\n      textEn\n      textVi\n    }\n  }\n"): typeof import('./graphql.ts').PresetReasonsForDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenReports($model: TermModel!, $_id: ID!) {\n    cmsGetOpenReports(model: $model, _id: $_id) {\n      reports\n      holder {\n        _id\n        fullName\n      }\n      mine\n    }\n  }\n"): typeof import('./graphql.ts').OpenReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DecidedAtDesk($model: TermModel!, $ids: [ID!], $list: JSON, $of: String) {\n    cmsGetDecidedAtDesk(model: $model, ids: $ids, list: $list, of: $of) {\n      _id\n      name\n      holder {\n        _id\n        fullName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DecidedAtDeskDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetStatusOfMany(\n    $model: TermModel!\n    $ids: [ID!]\n    $list: JSON\n    $of: String\n    $after: ID\n    $termStatus: TermStatus!\n    $reason: String\n  ) {\n    cmsSetTermStatusOfMany(\n      model: $model\n      ids: $ids\n      list: $list\n      of: $of\n      after: $after\n      termStatus: $termStatus\n      reason: $reason\n    ) {\n      outcomes {\n        _id\n        ok\n        version\n        message\n        reason\n        params\n      }\n      next\n    }\n  }\n"): typeof import('./graphql.ts').SetStatusOfManyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Configs($limit: Int, $page: Int, $filter: ConfigFilter, $sortBy: ConfigSort) {\n    cmsGetConfigs(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        _id\n        key\n        type\n        value\n        isPublic\n        lastChange {\n          createdAt\n          actor {\n            fullName\n          }\n        }\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ConfigsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Installation {\n    cmsGetInstallation {\n      version\n      nodeVersion\n      failingJobs\n      freeBytes\n      backupFreeBytes\n      hasBackupFolder\n      database {\n        engine\n        version\n        bytes\n        migrations\n        newestMigration\n      }\n      archive {\n        archivedAt\n        failedAt\n        failing\n      }\n      replicas {\n        _id\n        name\n        version\n        startedAt\n        seenAt\n        seen\n      }\n      standbys {\n        name\n        state\n        synchronous\n        behindMs\n        behindBytes\n      }\n      readStandbys {\n        name\n        serves\n        behindMs\n        reads\n      }\n      lastBackup {\n        _id\n        takenAt\n      }\n      backups {\n        _id\n        name\n        takenAt\n        finishedAt\n        tookMs\n        bytes\n        rows\n        files\n        encrypted\n        error\n      }\n      lastProof {\n        _id\n        takenAt\n        finishedAt\n        tookMs\n      }\n      restoreChecks {\n        _id\n        name\n        takenAt\n        finishedAt\n        tookMs\n        newestWriteAt\n        rows\n        files\n        faults\n        firstFault\n      }\n    }\n  }\n"): typeof import('./graphql.ts').InstallationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Jobs {\n    cmsGetJobs {\n      _id\n      everySeconds\n      running\n      nextRunAt\n      lastRunAt\n      lastDurationMs\n      lastSuccessAt\n      lastResult\n      lastError\n      failuresInRow\n      failingItems\n    }\n  }\n"): typeof import('./graphql.ts').JobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobFailures($job: String!, $page: Int) {\n    cmsGetJobFailures(job: $job, page: $page) {\n      item\n      attempts\n      firstFailedAt\n      nextTryAt\n      lastError\n    }\n  }\n"): typeof import('./graphql.ts').JobFailuresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SystemNotificationRow on SystemNotification {\n    _id\n    customMessage\n    sendToAllUsers\n    users {\n      _id\n      fullName\n    }\n    excludedUsers {\n      _id\n      fullName\n    }\n    excludedPages {\n      _id\n      name\n    }\n    fromUser {\n      ...UserFace\n    }\n    sent\n    sentAt\n    reached\n    deletedAt\n    createdAt\n    version\n  }\n"): typeof import('./graphql.ts').SystemNotificationRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemNotifications(\n    $limit: Int!\n    $offset: Int!\n    $filter: SystemNotificationFilter\n    $sortBy: SystemNotificationSort\n  ) {\n    getSystemNotifications(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {\n      counter: counterAtLeast\n      items {\n        ...SystemNotificationRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SystemNotificationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemNotification($_id: ID!) {\n    cmsGetSystemNotification(_id: $_id) {\n      ...SystemNotificationRow\n      users {\n        ...UserFace\n      }\n      excludedUsers {\n        ...UserFace\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SystemNotificationDocument;
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
export function graphql(source: "\n  query FindRecipients($q: String!) {\n    cmsFindUsers(q: $q, limit: 10) {\n      ...UserFace\n      phoneNumber\n    }\n  }\n"): typeof import('./graphql.ts').FindRecipientsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindExcludedPages($q: String!) {\n    cmsFindPages(q: $q, limit: 10) {\n      _id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').FindExcludedPagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemSettings($limit: Int!, $offset: Int!) {\n    cmsGetSettings(limit: $limit, offset: $offset) {\n      _id\n      key\n      value\n      description\n      type\n      isPublic\n      version\n    }\n  }\n"): typeof import('./graphql.ts').SystemSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MySessions {\n    mySessions {\n      _id\n      userAgent\n      address\n      signedInAt\n      lastUsedAt\n      current\n    }\n  }\n"): typeof import('./graphql.ts').MySessionsDocument;
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
export function graphql(source: "\n  mutation Login($data: LoginInput!) {\n    login(data: $data) {\n      idToken\n      refreshToken\n      expiresAt\n      idTokenPayload {\n        user {\n          badgeStatus\n          group\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LoginDocument;
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
export function graphql(source: "\n  mutation CreateExport(\n    $list: String!\n    $format: ExportFormat!\n    $filters: JSON!\n    $sort: JSON\n    $columns: [String!]!\n    $locale: Locale\n  ) {\n    createExport(list: $list, format: $format, filters: $filters, sort: $sort, columns: $columns, locale: $locale) {\n      url\n      run {\n        _id\n        state\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CreateExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CountListed($list: String!, $filters: JSON!) {\n    cmsCountListed(list: $list, filters: $filters)\n  }\n"): typeof import('./graphql.ts').CountListedDocument;
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
export function graphql(source: "\n  fragment UserFace on User {\n    _id\n    fullName\n    photoUrl\n    avatar {\n      thumbnail\n      thumbnail2x\n      covered\n    }\n  }\n"): typeof import('./graphql.ts').UserFaceFragmentDoc;
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
export function graphql(source: "mutation addWordsToBlackList($keywords: [String!]!) { addWordsToBlackList(keywords: $keywords) { _id version } }"): typeof import('./graphql.ts').AddWordsToBlackListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation changeMyPassword($data: PasswordChangeInput!) { changeMyPassword(data: $data)  }"): typeof import('./graphql.ts').ChangeMyPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsBadgeSetStatus($_id: ID!, $reason: String, $status: BadgeRequestStatus!, $version: Int!) { cmsBadgeSetStatus(_id: $_id, reason: $reason, status: $status, version: $version)  }"): typeof import('./graphql.ts').CmsBadgeSetStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsCreateBadgeRegisterForm($detail: String!, $detailEn: String!, $figureId: ID, $inputType: RegisterFormInputType!, $required: Boolean!) { cmsCreateBadgeRegisterForm(detail: $detail, detailEn: $detailEn, figureId: $figureId, inputType: $inputType, required: $required) { _id version } }"): typeof import('./graphql.ts').CmsCreateBadgeRegisterFormDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsCreateFailedSpinMessages($data: [FailedSpinMessageInput!]!) { cmsCreateFailedSpinMessages(data: $data) { _id version } }"): typeof import('./graphql.ts').CmsCreateFailedSpinMessagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsCreateLuckyWheelTerm($data: LuckyWheelTermInput!) { cmsCreateLuckyWheelTerm(data: $data) { _id version } }"): typeof import('./graphql.ts').CmsCreateLuckyWheelTermDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsCreatePageCategory($enum: String!, $name: LocalizedTextInput!) { cmsCreatePageCategory(enum: $enum, name: $name) { _id version } }"): typeof import('./graphql.ts').CmsCreatePageCategoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsCreatePost($data: PostInput!) { cmsCreatePost(data: $data) { _id version } }"): typeof import('./graphql.ts').CmsCreatePostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsCreatePresetReason($model: PresetReasonModel!, $position: Int, $restores: Boolean, $textEn: String!, $textVi: String!) { cmsCreatePresetReason(model: $model, position: $position, restores: $restores, textEn: $textEn, textVi: $textVi) { _id version } }"): typeof import('./graphql.ts').CmsCreatePresetReasonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsCreateSavedReply($textEn: String!, $textVi: String!, $title: String!) { cmsCreateSavedReply(textEn: $textEn, textVi: $textVi, title: $title) { _id version } }"): typeof import('./graphql.ts').CmsCreateSavedReplyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsDecidePointCorrection($_id: ID!, $reason: String, $status: PointCorrectionDecision!, $version: Int!) { cmsDecidePointCorrection(_id: $_id, reason: $reason, status: $status, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsDecidePointCorrectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsDecideReferral($_id: ID!, $reason: String!, $status: ReferralDecision!, $version: Int!) { cmsDecideReferral(_id: $_id, reason: $reason, status: $status, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsDecideReferralDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsDeleteBadge($_id: ID!, $version: Int!) { cmsDeleteBadge(_id: $_id, version: $version)  }"): typeof import('./graphql.ts').CmsDeleteBadgeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsDeleteBadgeRegisterForm($_id: ID!, $version: Int!) { cmsDeleteBadgeRegisterForm(_id: $_id, version: $version)  }"): typeof import('./graphql.ts').CmsDeleteBadgeRegisterFormDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsDeleteBanner($_id: ID!, $version: Int!) { cmsDeleteBanner(_id: $_id, version: $version)  }"): typeof import('./graphql.ts').CmsDeleteBannerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsDeleteBannerMenu($bannerType: MenuBannerType!) { cmsDeleteBannerMenu(bannerType: $bannerType)  }"): typeof import('./graphql.ts').CmsDeleteBannerMenuDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsDeleteChangeSet($_id: ID!, $version: Int!) { cmsDeleteChangeSet(_id: $_id, version: $version)  }"): typeof import('./graphql.ts').CmsDeleteChangeSetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsDeleteEvent($_id: ID!, $version: Int!) { cmsDeleteEvent(_id: $_id, version: $version)  }"): typeof import('./graphql.ts').CmsDeleteEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsDeleteFailedSpinMessages($_ids: [ID!]!) { cmsDeleteFailedSpinMessages(_ids: $_ids)  }"): typeof import('./graphql.ts').CmsDeleteFailedSpinMessagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsDeleteNote($_id: ID!) { cmsDeleteNote(_id: $_id) { _id } }"): typeof import('./graphql.ts').CmsDeleteNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsDeletePageCategory($_id: ID!, $version: Int!) { cmsDeletePageCategory(_id: $_id, version: $version)  }"): typeof import('./graphql.ts').CmsDeletePageCategoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsDeletePresetReason($_id: ID!, $version: Int!) { cmsDeletePresetReason(_id: $_id, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsDeletePresetReasonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsDeleteProduct($_id: ID!, $version: Int!) { cmsDeleteProduct(_id: $_id, version: $version)  }"): typeof import('./graphql.ts').CmsDeleteProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsDeleteSavedReply($_id: ID!, $version: Int!) { cmsDeleteSavedReply(_id: $_id, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsDeleteSavedReplyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsDeleteView($_id: ID!, $version: Int!) { cmsDeleteView(_id: $_id, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsDeleteViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsDeleteWebhookEndpoint($_id: ID!, $version: Int!) { cmsDeleteWebhookEndpoint(_id: $_id, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsDeleteWebhookEndpointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsEndApiKey($_id: ID!, $version: Int!) { cmsEndApiKey(_id: $_id, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsEndApiKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsEndSessions($userId: ID!) { cmsEndSessions(userId: $userId)  }"): typeof import('./graphql.ts').CmsEndSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsExportFile($_id: ID!) { cmsExportFile(_id: $_id)  }"): typeof import('./graphql.ts').CmsExportFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsPauseWebhookEndpoint($_id: ID!, $version: Int!) { cmsPauseWebhookEndpoint(_id: $_id, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsPauseWebhookEndpointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsReleaseCase($_id: ID!) { cmsReleaseCase(_id: $_id) { _id version } }"): typeof import('./graphql.ts').CmsReleaseCaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsRemoveSecondFactor($userId: ID!) { cmsRemoveSecondFactor(userId: $userId)  }"): typeof import('./graphql.ts').CmsRemoveSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsResumeWebhookEndpoint($_id: ID!, $version: Int!) { cmsResumeWebhookEndpoint(_id: $_id, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsResumeWebhookEndpointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsRetryJobItem($item: String!, $job: String!) { cmsRetryJobItem(item: $item, job: $job) { _id } }"): typeof import('./graphql.ts').CmsRetryJobItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsRollBackChangeSet($_id: ID!, $version: Int!) { cmsRollBackChangeSet(_id: $_id, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsRollBackChangeSetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsRunJob($job: String!) { cmsRunJob(job: $job) { _id } }"): typeof import('./graphql.ts').CmsRunJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsSendBackChangeSet($_id: ID!, $comment: String!, $version: Int!) { cmsSendBackChangeSet(_id: $_id, comment: $comment, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsSendBackChangeSetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsSendWebhooksAgainFrom($_id: ID!, $failedOnly: Boolean!, $from: DateTime!) { cmsSendWebhooksAgainFrom(_id: $_id, failedOnly: $failedOnly, from: $from) { _id version } }"): typeof import('./graphql.ts').CmsSendWebhooksAgainFromDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsSetGrants($areas: [Area!]!, $userId: ID!, $version: Int!) { cmsSetGrants(areas: $areas, userId: $userId, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsSetGrantsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsSetPageHotNews($_id: ID!, $active: Boolean!, $version: Int!) { cmsSetPageHotNews(_id: $_id, active: $active, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsSetPageHotNewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsSetPagePartner($_id: ID!, $status: Boolean!, $version: Int!) { cmsSetPagePartner(_id: $_id, status: $status, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsSetPagePartnerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsSetPinnedProductLimit($data: PinnedProductLimitInput!, $version: Int!) { cmsSetPinnedProductLimit(data: $data, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsSetPinnedProductLimitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsSetPlacePrimaryImage($_id: ID!, $imageId: ID!, $version: Int!) { cmsSetPlacePrimaryImage(_id: $_id, imageId: $imageId, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsSetPlacePrimaryImageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsSetPostStatus($_id: ID!, $reason: String, $status: TermStatus!, $until: DateTime, $version: Int!) { cmsSetPostStatus(_id: $_id, reason: $reason, status: $status, until: $until, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsSetPostStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsSetTermStatus($_id: ID!, $model: TermModel!, $reason: String, $termStatus: TermStatus!, $until: DateTime, $version: Int!) { cmsSetTermStatus(_id: $_id, model: $model, reason: $reason, termStatus: $termStatus, until: $until, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsSetTermStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsSetVerifyStatus($_id: ID!, $reason: String, $status: VerifyStatus!, $version: Int!) { cmsSetVerifyStatus(_id: $_id, reason: $reason, status: $status, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsSetVerifyStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsUndo($_id: ID!, $model: RecordModel!, $version: Int!) { cmsUndo(_id: $_id, model: $model, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsUndoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsUnplanChange($_id: ID!) { cmsUnplanChange(_id: $_id) { _id version } }"): typeof import('./graphql.ts').CmsUnplanChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsUpdateApiKey($_id: ID!, $data: ApiKeyInput!, $version: Int!) { cmsUpdateApiKey(_id: $_id, data: $data, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsUpdateApiKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsUpdateBadge($_id: ID!, $mediaId: ID, $registerFormIds: [ID!], $status: BadgeStatus, $title: String, $titleEn: String, $version: Int!) { cmsUpdateBadge(_id: $_id, mediaId: $mediaId, registerFormIds: $registerFormIds, status: $status, title: $title, titleEn: $titleEn, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsUpdateBadgeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsUpdateBadgeRegisterForm($_id: ID!, $detail: String!, $detailEn: String!, $figureId: ID, $inputType: RegisterFormInputType!, $required: Boolean!, $version: Int!) { cmsUpdateBadgeRegisterForm(_id: $_id, detail: $detail, detailEn: $detailEn, figureId: $figureId, inputType: $inputType, required: $required, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsUpdateBadgeRegisterFormDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsUpdateChangeSet($_id: ID!, $note: String, $title: String, $version: Int!) { cmsUpdateChangeSet(_id: $_id, note: $note, title: $title, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsUpdateChangeSetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsUpdateFailedSpinMessage($_id: ID!, $data: FailedSpinMessageInput!, $version: Int!) { cmsUpdateFailedSpinMessage(_id: $_id, data: $data, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsUpdateFailedSpinMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsUpdateLuckyWheelTerm($_id: ID!, $data: LuckyWheelTermChange!, $version: Int!) { cmsUpdateLuckyWheelTerm(_id: $_id, data: $data, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsUpdateLuckyWheelTermDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsUpdatePageCategory($_id: ID!, $enum: String!, $name: LocalizedTextInput!, $version: Int!) { cmsUpdatePageCategory(_id: $_id, enum: $enum, name: $name, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsUpdatePageCategoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsUpdatePost($_id: ID!, $data: PostChange!, $version: Int!) { cmsUpdatePost(_id: $_id, data: $data, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsUpdatePostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsUpdatePresetReason($_id: ID!, $model: PresetReasonModel!, $position: Int, $restores: Boolean, $textEn: String!, $textVi: String!, $version: Int!) { cmsUpdatePresetReason(_id: $_id, model: $model, position: $position, restores: $restores, textEn: $textEn, textVi: $textVi, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsUpdatePresetReasonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsUpdateSavedReply($_id: ID!, $textEn: String!, $textVi: String!, $title: String!, $version: Int!) { cmsUpdateSavedReply(_id: $_id, textEn: $textEn, textVi: $textVi, title: $title, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsUpdateSavedReplyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsUpdateSetting($data: SettingInput!, $key: String!, $version: Int!) { cmsUpdateSetting(data: $data, key: $key, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsUpdateSettingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsUpdateView($_id: ID!, $columns: [String!], $filters: JSON, $name: String, $shared: Boolean, $size: Int, $sort: JSON, $version: Int!) { cmsUpdateView(_id: $_id, columns: $columns, filters: $filters, name: $name, shared: $shared, size: $size, sort: $sort, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsUpdateViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsUpdateWebhookEndpoint($_id: ID!, $note: String!, $sandbox: Boolean, $types: [String!]!, $url: String!, $version: Int!) { cmsUpdateWebhookEndpoint(_id: $_id, note: $note, sandbox: $sandbox, types: $types, url: $url, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsUpdateWebhookEndpointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation cmsWithdrawChangeSet($_id: ID!, $version: Int!) { cmsWithdrawChangeSet(_id: $_id, version: $version) { _id version } }"): typeof import('./graphql.ts').CmsWithdrawChangeSetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation createConfig($isPublic: Boolean, $key: String!, $type: ConfigType!, $value: String!) { createConfig(isPublic: $isPublic, key: $key, type: $type, value: $value) { _id version } }"): typeof import('./graphql.ts').CreateConfigDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation createLuckyWheel($activeDate: LuckyWheelPeriodInput!, $batchs: [LuckyWheelBatchInput!]!, $numberOfBatch: Int, $tierNames: [LuckyWheelTierNameInput!], $title: String!, $titleEn: String!) { createLuckyWheel(activeDate: $activeDate, batchs: $batchs, numberOfBatch: $numberOfBatch, tierNames: $tierNames, title: $title, titleEn: $titleEn) { _id version } }"): typeof import('./graphql.ts').CreateLuckyWheelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation createLuckyWheelInstruction($data: LuckyWheelInstructionInput!) { createLuckyWheelInstruction(data: $data) { _id version } }"): typeof import('./graphql.ts').CreateLuckyWheelInstructionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation deleteCmsGroup($_id: ID!, $reason: String!, $version: Int!) { deleteCmsGroup(_id: $_id, reason: $reason, version: $version)  }"): typeof import('./graphql.ts').DeleteCmsGroupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation deleteConfig($_id: ID!, $version: Int!) { deleteConfig(_id: $_id, version: $version) { _id version } }"): typeof import('./graphql.ts').DeleteConfigDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation deleteLuckyWheel($_id: ID!, $version: Int!) { deleteLuckyWheel(_id: $_id, version: $version) { _id version } }"): typeof import('./graphql.ts').DeleteLuckyWheelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation deleteLuckyWheelInstruction($_id: ID!, $version: Int!) { deleteLuckyWheelInstruction(_id: $_id, version: $version) { _id version } }"): typeof import('./graphql.ts').DeleteLuckyWheelInstructionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation deleteSystemNotification($_id: ID!, $version: Int!) { deleteSystemNotification(_id: $_id, version: $version)  }"): typeof import('./graphql.ts').DeleteSystemNotificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation deleteVoucher($_id: ID!, $version: Int!) { deleteVoucher(_id: $_id, version: $version) { _id version } }"): typeof import('./graphql.ts').DeleteVoucherDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation deleteVoucherCode($_id: ID!, $version: Int!) { deleteVoucherCode(_id: $_id, version: $version) { _id version } }"): typeof import('./graphql.ts').DeleteVoucherCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation endMyOtherSessions { endMyOtherSessions  }"): typeof import('./graphql.ts').EndMyOtherSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation endMySession($sessionId: ID!) { endMySession(sessionId: $sessionId)  }"): typeof import('./graphql.ts').EndMySessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation exportVoucherCode($locale: Locale, $voucherId: ID!) { exportVoucherCode(locale: $locale, voucherId: $voucherId)  }"): typeof import('./graphql.ts').ExportVoucherCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation logout($refreshToken: String!) { logout(refreshToken: $refreshToken)  }"): typeof import('./graphql.ts').LogoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation removeBlackListWordByIds($ids: [ID!]!) { removeBlackListWordByIds(ids: $ids)  }"): typeof import('./graphql.ts').RemoveBlackListWordByIdsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation removeSecondFactor($proof: ProofInput!) { removeSecondFactor(proof: $proof)  }"): typeof import('./graphql.ts').RemoveSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation updateBanner($_id: ID!, $data: BannerTarget, $endDate: DateTime, $mediaId: ID, $name: String, $startDate: DateTime, $status: BannerStatus, $type: BannerType, $version: Int!) { updateBanner(_id: $_id, data: $data, endDate: $endDate, mediaId: $mediaId, name: $name, startDate: $startDate, status: $status, type: $type, version: $version) { _id version } }"): typeof import('./graphql.ts').UpdateBannerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation updateBannerPositions($positions: [BannerPosition!]!) { updateBannerPositions(positions: $positions) { _id version } }"): typeof import('./graphql.ts').UpdateBannerPositionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation updateBlackWord($_id: ID!, $keyword: String!, $version: Int!) { updateBlackWord(_id: $_id, keyword: $keyword, version: $version) { _id version } }"): typeof import('./graphql.ts').UpdateBlackWordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation updateConfig($_id: ID!, $isPublic: Boolean, $key: String!, $type: ConfigType!, $value: String!, $version: Int!) { updateConfig(_id: $_id, isPublic: $isPublic, key: $key, type: $type, value: $value, version: $version) { _id version } }"): typeof import('./graphql.ts').UpdateConfigDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation updateEvent($_id: ID!, $data: EventChange!, $version: Int!) { updateEvent(_id: $_id, data: $data, version: $version) { _id version } }"): typeof import('./graphql.ts').UpdateEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation updateLuckyWheel($_id: ID!, $data: LuckyWheelChangeInput!, $version: Int!) { updateLuckyWheel(_id: $_id, data: $data, version: $version) { _id version } }"): typeof import('./graphql.ts').UpdateLuckyWheelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation updateLuckyWheelInstruction($_id: ID!, $data: LuckyWheelInstructionChange!, $version: Int!) { updateLuckyWheelInstruction(_id: $_id, data: $data, version: $version) { _id version } }"): typeof import('./graphql.ts').UpdateLuckyWheelInstructionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation updateTrustedPointConfig($_id: ID!, $data: TrustedPointConfigInput!, $version: Int!) { updateTrustedPointConfig(_id: $_id, data: $data, version: $version) { _id version } }"): typeof import('./graphql.ts').UpdateTrustedPointConfigDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation updateVoucher($_id: ID!, $data: VoucherChangeInput!, $version: Int!) { updateVoucher(_id: $_id, data: $data, version: $version) { _id version } }"): typeof import('./graphql.ts').UpdateVoucherDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
