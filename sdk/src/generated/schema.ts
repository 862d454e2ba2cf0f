// Generated from openapi/ by `npm run generate`. Do not edit.

import type {
  Id,
  LoginInput,
  ErrorCode,
  FieldError,
  FailureDetails,
  Failure,
  Success,
  RoleBrief,
  DeptBrief,
  RoleDept,
  CompanyId,
  UserInfo,
  IssuedSession,
  Captcha,
  SessionStatus,
  LoginSession,
  RoleDeptChoice,
  SwitchedSession,
  MenuType,
  ServerMenuItem,
  PlatformLoginInput,
  JumpLoginTicket,
  MallRedirectType,
  TodoCounts,
  SceneCode,
  InboxBizType,
  InboxMessage,
  TaskType,
  TaskStatus,
  TaskBrief,
  ArticleChannel,
  ArticleBrief,
  Shortcut,
  HomeOverview,
  TodoKind,
  TodoKindCount,
  Money,
  TodoRow,
  HomeTodo,
  MissingBasis,
  UnmanagedSchool,
  AlarmKind,
  HomeAlarm,
  FigureKind,
  HomeFigure,
  HomeWork,
  RecordKind,
  RecordHit,
  RecordGroup,
  ServiceCard,
  UserStatus,
  UserStatusCount,
  SupplierStatus,
  SupplierStatusCount,
  ExpenditureSum,
  FundsOverview,
  TaskStatusCount,
  Workplace,
  RequestFigures,
  MinuteFigures,
  OperationFigures,
  ServerFault,
  OperationLog,
  EventLoopDelay,
  ServerProcess,
  DatabaseFigures,
  WaitingRound,
  KeyAway,
  MonitorStats,
  InstallationFinding,
  Examination,
  Status,
  PageInfo,
  Tracked,
  DataScope,
  Role,
  RolePage,
  RoleInput,
  CreatedRow,
  RoleChanges,
  RoleDetail,
  MenuTreeQuery,
  Menu,
  MenuInput,
  MenuChanges,
  GrantablePermission,
  MenuDisable,
  MenuDisablePage,
  MenuSwitch,
  Dept,
  DeptImportRow,
  DeptImport,
  ImportedDept,
  DeptImportResult,
  DeptChanges,
  DeptInput,
  DictTypeKey,
  TagColor,
  DictOption,
  DictType,
  DictTypePage,
  DictTypeInput,
  DictTypeChanges,
  DictData,
  DictDataPage,
  DictDataInput,
  DictDataChanges,
  Task,
  TaskPage,
  TaskInput,
  FileContentType,
  FileBizType,
  FileInfo,
  TaskLogLine,
  TaskDetail,
  TaskTypeInfo,
  CharacterKey,
  CharacterValues,
  CharacterValueType,
  CharacterParameter,
  CharacterParameterPage,
  AffectedPage,
  CharacterEffects,
  CharacterSchoolValue,
  CharacterSchoolValuePage,
  CharacterInput,
  CharacterChanges,
  PurchaseType,
  NamedId,
  CategoryManager,
  GoodsCategory,
  PresetInput,
  AdoptedPreset,
  GoodsCategoryInput,
  CategoryManagerInput,
  GoodsCategoryChanges,
  PurchasingCategory,
  ExecutionCode,
  ScoreWeights,
  BidConfig,
  PurchasingExecution,
  PurchasingCategoryDetail,
  PurchasingCategoryInput,
  PurchasingCategoryChanges,
  ScoreWeightsInput,
  BidConfigInput,
  PurchasingExecutionInput,
  PurchasingExecutionChanges,
  PurchasingProgress,
  PurchasingProgressNode,
  PurchasingProgressChanges,
  PurchasePolicy,
  PurchasePolicyInput,
  CalendarDayKind,
  CalendarDay,
  CalendarYear,
  CalendarYearInput,
  ProjectScope,
  ProjectStatus,
  PurchaseLane,
  ApprovalBizType,
  Turn,
  Project,
  ProjectPage,
  StatusCount,
  ProjectItem,
  ProjectFund,
  PayingFund,
  PayeeAccount,
  Payee,
  ModifyType,
  ProjectReceipt,
  InvoicePart,
  InvoiceCorrection,
  Invoice,
  Reversal,
  Payment,
  PurchasePattern,
  WaySupplier,
  WayExpert,
  FrameworkBrief,
  WayFacts,
  EmergencyReport,
  SourceObjection,
  UnitPrice,
  OrderLine,
  ContractStatus,
  SavedContract,
  PayCondition,
  PlanStatus,
  PaymentPlan,
  AcceptanceStatus,
  AcceptanceBrief,
  StockDocStatus,
  StockDocumentBrief,
  PositiveAmount,
  OutcomeQuote,
  Outcome,
  SupplierRating,
  Fulfilment,
  Refund,
  SupplierDefault,
  AssociationCode,
  ChargedItem,
  ProjectDetail,
  ProjectItemInput,
  ProjectFundInput,
  PayeeInput,
  WaySupplierInput,
  WayFactsInput,
  ProjectInput,
  SavedProject,
  ProjectChanges,
  ExecutionOption,
  SimilarPurchase,
  CheckedRule,
  ApproverKind,
  ApprovalMode,
  ApproverStep,
  LastPrice,
  ColleaguePurchase,
  SharedOffer,
  ProjectCheck,
  Submission,
  ProjectStep,
  Termination,
  Claim,
  ProjectSuspension,
  ProjectResumption,
  HandOver,
  ExportFormat,
  ProjectExport,
  StartedExport,
  Month,
  StateFigure,
  MonthFigure,
  PaidFigure,
  CompletedFigure,
  SavingFigure,
  RoundFigure,
  FigureStep,
  StepFigure,
  WaitingFigure,
  FigureGroup,
  ProjectFigures,
  ProjectFiguresExport,
  Following,
  ProjectLog,
  ChainEntry,
  ChainCheck,
  LogCheck,
  Receipt,
  InvoiceInput,
  PaymentInput,
  UnbilledPurchase,
  UnbilledPage,
  InvoicePartInput,
  JointInvoiceInput,
  InvoiceChange,
  InvoiceVoiding,
  RedInvoiceInput,
  ReversalInput,
  PayeeAgreement,
  NamedInvitation,
  BiddingPublication,
  NoticeRow,
  NoticeSection,
  PublicationPreview,
  OutcomeLine,
  OutcomeInput,
  EmergencyReportInput,
  SourceObjectionInput,
  SourceObjectionAnswer,
  ShortLine,
  ClosingShort,
  DefaultTermination,
  RefundInput,
  ClaimWriteOff,
  DossierEntry,
  DossierSection,
  Dossier,
  Archiving,
  Contract,
  ContractPage,
  ContractDetail,
  PaymentPlanInput,
  ContractInput,
  ContractChanges,
  ContractSubmission,
  ContractSigning,
  ContractVoiding,
  AcceptType,
  Acceptance,
  AcceptancePage,
  AcceptanceItem,
  MemberRole,
  AcceptanceMember,
  Conclusion,
  AcceptanceDetail,
  AcceptanceItemInput,
  AcceptanceInput,
  SavedAcceptance,
  AcceptanceChanges,
  AcceptanceSubmission,
  AcceptanceMemberInput,
  Assignment,
  Signing,
  Concluding,
  AcceptanceCancellation,
  AssetNumberLine,
  AssetNumbers,
  Stock,
  StockPage,
  StockExport,
  StockChanges,
  StockDocType,
  StockDirection,
  StockFlow,
  StockFlowPage,
  StockDocument,
  StockDocumentPage,
  StockDocumentItem,
  UserOption,
  StockDocumentDetail,
  StockDraftType,
  NewUnitPrice,
  StockDocumentLine,
  StockDocumentInput,
  SavedStockDocument,
  ConfirmedItem,
  Confirmation,
  StockDocumentCancellation,
  LinkedProject,
  AssociationItem,
  AssociationItemPage,
  AssociationSync,
  StockShare,
  SharedStock,
  SharedStockPage,
  SharedApplyInput,
  SharedApplyStatus,
  SavedSharedApply,
  SharedApplyTab,
  ReturnCondition,
  SharedReturn,
  ApplyReplacement,
  SharedApply,
  SharedApplyPage,
  SharedDecision,
  SharedApplyDecision,
  SharedIssue,
  SharedReturnInput,
  SharedCancel,
  WarehouseType,
  WarehouseLocation,
  WarehouseOption,
  Warehouse,
  WarehousePage,
  WarehouseLocationInput,
  WarehouseInput,
  WarehouseChanges,
  RoundStage,
  OpeningStage,
  OpeningWitness,
  Commitment,
  InvitedSupplier,
  FailReason,
  RiskKind,
  RiskAnswer,
  AwardStatus,
  Award,
  NoticeType,
  Announcement,
  Suspension,
  Bidding,
  QuoteLineTerms,
  QuoteFileTerms,
  QuoteTerms,
  JudgementStage,
  QuoteJudgement,
  Participant,
  WantedLine,
  QuoteStatus,
  QuoteExplanation,
  ComparedLine,
  ComparedQuote,
  QuoteComparison,
  QuoteJudgementInput,
  Opening,
  AwardDecision,
  BiddingFailure,
  UnreadableQuotes,
  KeyLoss,
  LostKey,
  AwardCancellation,
  AnnouncementPage,
  AnnouncementDetail,
  BidderState,
  BidderResult,
  BiddablePurchase,
  BiddablePurchasePage,
  Remedy,
  QuoteReceipt,
  BiddablePurchaseDetail,
  Joining,
  JoinedBidding,
  QuoteLineInput,
  QuoteInput,
  Explanation,
  BidderStep,
  Declining,
  ApprovalFlowKind,
  FundType,
  ApprovalCondition,
  ApprovalNodeKind,
  ApprovalNodePlace,
  ApprovalNodeMode,
  ApprovalIfEmpty,
  ApprovalNode,
  ApprovalFinding,
  ApprovalConfig,
  ApprovalConfigPage,
  DefaultApprovalFlow,
  ApprovalConfigInput,
  ApprovalConfigChanges,
  ApprovalDraft,
  ApprovalTrial,
  ApprovalMisfit,
  TriedFlow,
  ApprovalTrialResult,
  ApprovalRehearsal,
  RehearsedSide,
  RehearsedPace,
  RehearsedPerson,
  RehearsedWay,
  RehearsedPurchase,
  ApprovalRehearsalResult,
  Framework,
  FrameworkPage,
  FrameworkInput,
  FrameworkChanges,
  ModifyStatus,
  ProjectModify,
  ProjectModifyPage,
  ModifyField,
  ProjectChange,
  WantedChanges,
  TaskState,
  ModifyStep,
  ProjectModifyDetail,
  ProjectModifyInput,
  SavedModify,
  ModifySubmission,
  ModifyWithdrawal,
  ChainQuestion,
  ApprovalStatus,
  ApprovalTask,
  ApprovalTaskPage,
  ApprovalCount,
  ApprovalRecord,
  CaseFlow,
  SeatCause,
  OpenSeat,
  ApprovalInstanceDetail,
  Decision,
  DecidedCase,
  Delegation,
  Question,
  DeputyBizType,
  DelegationPeriod,
  DelegationInput,
  Urged,
  StuckApproval,
  StuckApprovalPage,
  MissingCause,
  HolderPart,
  MissingHolder,
  StrandedTurn,
  StrandedTurnPage,
  Replacement,
  Reassignment,
  Withdrawal,
  SupplierKind,
  CreditLevel,
  AccountSource,
  GoodsCategoryBrief,
  Supplier,
  SupplierPage,
  SupplierExport,
  InvoiceInfo,
  SupplierQualification,
  DefaultRecord,
  ReviewEvent,
  ReviewRecord,
  SupplierDetail,
  SupplierReview,
  ReviewOutcome,
  SupplierRemark,
  SupplierAccountSource,
  SupplierAgreement,
  SupplierRegistration,
  RegisteredSupplier,
  SupplierProfile,
  SupplierQualificationInput,
  SupplierProfileInput,
  SupplierSubmission,
  GsInfo,
  GsRefresh,
  Scorecard,
  SchoolStatus,
  School,
  SchoolPage,
  SchoolBrief,
  InvoiceInfoInput,
  SchoolInput,
  SchoolDetail,
  SchoolChanges,
  CompanyStatusChange,
  ApplyCommentType,
  ApplyCommentScope,
  ApplyComment,
  ApplyCommentInput,
  Contact,
  ContactPage,
  ContactInput,
  ContactChanges,
  ExpenditureSource,
  Expenditure,
  ExpenditurePage,
  UsableCard,
  ExpenditureDetail,
  ExpenditureInput,
  ExpenditureImportRow,
  ExpenditureImport,
  ImportedExpenditure,
  ExpenditureImportResult,
  ExpenditureChanges,
  ExpenditureUserChoice,
  ExpenditureHold,
  ExpenditureBalance,
  FundFlowType,
  ExpenditureFlow,
  ExpenditureFlowPage,
  ExpenditureExport,
  ExpenditureFlowExport,
  CarriedCard,
  CarryPreview,
  CarryInput,
  StartedCarry,
  ExpenditureSync,
  InboxMessagePage,
  UnreadCount,
  InboxReadMark,
  OperationLogPage,
  OperationLogExport,
  KnownName,
  ChangedValue,
  FieldChange,
  OperationLogDetail,
  UserSource,
  Gender,
  User,
  UserPage,
  UserImportRow,
  UserImport,
  ImportedUser,
  UserImportResult,
  UserExport,
  UserDetail,
  AddedRoles,
  PasswordsReset,
  InitialPassword,
  AccountCheck,
  RoleDeptGrant,
  UserChanges,
  UserInput,
  UserStatusChange,
  CasSync,
  TemporaryPassword,
  PhoneCaptchaScene,
  PhoneCaptchaInput,
  PhoneCaptcha,
  PasswordChange,
  UserProfile,
  UserProfileChanges,
  PhoneChange,
  ForgottenPassword,
  PublishStatus,
  Article,
  ArticlePage,
  ArticleStepInput,
  GuidelineInput,
  GuidelineChanges,
  Publication,
  ArticleInput,
  ArticleChanges,
  ExposureType,
  ExposureLevel,
  Exposure,
  ExposurePage,
  ExposureAppeal,
  ExposureDetail,
  ExposureInput,
  ExposureChanges,
  ExposureAppealInput,
  ArticleStep,
  ArticleDetail,
  ViewCount,
  SystemAnnouncementInput,
  SystemAnnouncementChanges,
  LighthouseInput,
  LighthouseChanges,
  DownloadDoc,
  DownloadDocPage,
  DownloadDocInput,
  DownloadDocChanges,
  WechatQrCode,
  WechatBindStatus,
  WechatBinding,
  Language,
  WechatReceiver,
  WechatReceiverPage,
  WechatPushState,
  WechatNickNameNotes,
  WechatSendStatus,
  WechatSendLog,
  WechatSendLogPage,
  MessageSubjectId,
  MessageScene,
  MessageSceneRelation,
  MessageSceneChoice,
  MessageSubject,
  UploadBizType,
  FileUpload,
  Product,
  ProductPage,
  SupplierBrief,
  ProductDetail,
  ProductInput,
  ProductChanges,
} from './schemas.ts';

export interface paths {
    "/auth/v2/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with password
         * @description Unknown accounts and wrong passwords get the same answer (code 4001), and so does every other reason to refuse an account. Failures are counted per account and address: after three, `data.captchaRequired` asks for a captcha, and further attempts have to wait longer and longer (429). An account that fails from many addresses, and an address where many accounts fail, need a captcha from the first attempt (code 4002). A success sets the cookie `device`: attempts with it are counted separately from those of others. The cookie grants nothing and is never required. A correct password that somebody else set more than 14 days ago gets code 4009: an administrator has to set another one.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a captcha
         * @description The picture is good for one login attempt within five minutes. Never cached, never retried. At most 3,000 per minute and address (429).
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log out
         * @description Ends the session at once. `data` may be the address of the next page, for example the school's own sign-out page.
         */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supp/auth/getInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current user
         * @description Works before a role is chosen; then role, currentRole and currentDept are null and permissions is empty.
         */
        get: operations["getInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v2/session/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of the session
         * @description A session ends after 30 minutes without a request and after 8 hours in any case; pages call this to warn the user in time. It does not renew the idle time (x-background); any operation without that mark does, for example getInfo. If the entry script of a page is not `webBuild`, the page belongs to another build than the one that is served.
         */
        get: operations["getSessionStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own logged-in devices
         * @description The login used last comes first. A user has at most ten: another login ends the one that was used longest ago. Of the user agent, only browser and system are returned.
         */
        get: operations["listMySessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session/endOthers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out all other devices
         * @description Every server refuses their tokens from now on (401). A repeat changes nothing.
         */
        post: operations["endMyOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Log out another device
         * @description Every server refuses its token from now on (401). Ended logins and those of other users count as missing (code 4004). The login of this call cannot be ended here (code 4209); use logout.
         */
        delete: operations["endMySession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v2/get-role-dept/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own roles and departments
         * @description Only enabled roles and departments.
         */
        get: operations["getRoleDeptList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v2/switchDept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch role and department
         * @description Returns a new token and ends the one used for the call. Within 60 seconds, the same switch can be repeated with the ended token and the same idempotency key, and returns the same new token. `collegeId` is recomputed; a differing value is refused.
         */
        post: operations["switchDept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/getUserMenu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the menu of the current role
         * @description Directories, pages and external links, without buttons. Empty for a role without menus.
         */
        get: operations["getUserMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/getMenuConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the server menu configuration
         * @description Read by the settings drawer before "menu from server" is switched on: the same entries as getUserMenu, read again. The path is our choice, because the product specification names the call without one.
         */
        get: operations["getMenuConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/account/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in from another platform
         * @description `account` is a one-time code that a configured platform has signed for the account, valid for at most 60 seconds; a bare account name is never accepted. A code that is forged, expired, already used or for an account that may not log in gets the same answer (code 4006). An address may try 300 times per minute (429).
         */
        post: operations["accountLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v2/exchangeToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log in with an external token
         * @description The token is signed by a configured issuer, valid for at most 60 seconds and good for one login. This GET has side effects, as the product specification requires: never cached, prefetched or repeated, and refused to cross-site navigation (code 4003). A token that is forged, expired, already used or for an account that may not log in gets the same answer (code 4006). An address may try 300 times per minute (429).
         */
        get: operations["exchangeToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qlgd/jumpLogin/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a portal ticket
         * @description The ticket is signed by the portal of a school with the feature QLGYUniversityCharacter, valid for at most 60 seconds and good for one login. A ticket that is forged, expired, already used, of another school or for an account that may not log in gets the same answer (code 4006). An address may try 300 times per minute (429).
         */
        post: operations["checkJumpLoginTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v2/redirect/sch/sdscmall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the address of the mall, the FAQ or the supplier site
         * @description The https address in the school's character parameter mallUrl, faqUrl or vendorUrl; code 4004 if there is none. The answer is no redirect: the caller opens the address in a new window.
         */
        get: operations["getMallRedirect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the home page
         * @description Announcements, news and model cases are those of the platform and of the session's school that are published, have not expired and are meant for the current role; drafts are never included. Messages and tasks are the caller's own. Messages are in the requested language.
         */
        get: operations["getHomeOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get own tasks and figures
         * @description What waits for the caller at the session's school: tasks of approval and of witnessing, whatever the current role; own purchases to receive, to correct after a return or to enter an invoice for, if the role may request purchases; what can be paid, if the role may pay; the next step of own biddings, those that the caller has suspended, and openings that want a witness, if the role may take it; documents of own stores and requests for what is shared there. What is overdue comes first, then what has waited longest. The figures are at most three: approvals of the caller that are overdue come first; then those of the caller's cards and purchases for those who request purchases, of payments for those who pay, of biddings for officers and auditors, and of all purchases within the data scope for the others who see some.
         */
        get: operations["getHomeWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search records
         * @description Users, purchases, contracts, stocks, suppliers, budget cards, notices, articles and documents by name and code, five of each kind at most. Purchases are also found by who is paid, contracts by their supplier, stocks by model and batch. Each kind is searched only if the current role may list it, within the same data scope and with the same rules for keywords as its list; kinds without a hit are left out. A whole phone finds its user, but no phone is in the answer.
         */
        get: operations["searchRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/service/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List services
         * @description The pages and links that the current role holds, in the order of the menu. Pages that are switched off for the school are included, with `enabled` false; those that a parameter of the school has taken away are not.
         */
        get: operations["listServiceCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/workplace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get figures of the overview
         * @description Figures that the current role may see, within its data scope; all others are null. Announcements and shortcuts are those of getHomeOverview.
         */
        get: operations["getDashboardWorkplace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/monitor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get figures of the monitor
         * @description Requests, memory and event loop are those of the server process that answers: each process has its own figures, and a restart resets them. Sessions, tasks, errors and the database are shared by all processes; without data scope ALL, sessions, tasks and errors are those of the caller's school. Requests to paths that this description does not have are not counted.
         */
        get: operations["getDashboardMonitor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/monitor/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Run the health check
         * @description Examines settings, sealing keys, database, clocks, waiting work, free space, uploaded files, chained logs and gateways. Nothing is changed or sent. For administrators of the platform only. It takes some seconds; what takes longer is examined in part, and the finding says so. Each finding is in order, or says what to do.
         */
        get: operations["examineInstallation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/queryRolePage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles
         * @description Roles of the session's school and the platform-wide ones; with data scope ALL those of every school. Newest roles first and built-in roles last, unless `sort` says otherwise.
         */
        get: operations["queryRolePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/saveRole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a role
         * @description The menus and permission codes of the new role must come from the current role or from the roles that the platform lets it grant, and its data scope must not be wider than the current one (403). Menus of an exclusive role (the auditor's) cannot be combined with menus that it does not have (403); a role that needs them is itself exclusive. A role cannot be created for another school (403). Name and code are unique within the school (rule `unique`); a school cannot use the codes of platform roles (rule `reserved`).
         */
        post: operations["saveRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/updateRole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a role
         * @description Changes only the fields that are sent. The rules of saveRole apply, and a role stays exclusive or ordinary. A role above the current one, with a wider data scope or with menus that the current one cannot put into a role, cannot be changed (403). A role of another school counts as missing (code 4004). Of the current role and, unless its data scope is ALL, of other roles that the caller holds, only name and remark can be changed (code 4209). A built-in role keeps its code (code 4208). A stale `version` is refused (code 4090).
         */
        put: operations["updateRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/queryRoleDetail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a role
         * @description A role of another school counts as missing (code 4004).
         */
        get: operations["queryRoleDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/deleteRole/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a role
         * @description Refused for built-in roles (code 4208) and for roles that users hold (code 4204).
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/queryRoleList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles to choose from
         * @description Roles of the session's school and the platform-wide ones, for selection lists; with data scope ALL those of every school.
         */
        get: operations["queryRoleList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/menuTree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the menu tree
         * @description All entries and buttons of a system that the caller may grant: with data scope ALL all, otherwise those of the current role and of the roles that the platform lets it grant, and the directories above them. It only reads, although it is a POST.
         */
        post: operations["queryMenuTree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a menu entry
         * @description The menu belongs to the platform, so changing it needs data scope ALL (403). Entries other than buttons need routeName and path, a button needs a permission code (rule `required`); a LINK has an https address, other entries a path (`address`); a button belongs below a MENU or DIR, any other entry below a DIR or at the top, at most five levels deep (`level`). The current role must hold the permission code (403); codes that no operation has are refused (`exists`). The route name is unique within the system (`unique`). No role holds the new entry yet.
         */
        post: operations["saveMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/updateMenu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a menu entry
         * @description Changes only the fields that are sent; the rules of saveMenu apply. An entry cannot be moved below itself (rule `cycle`). Entries with codes of the menu administration cannot be disabled or lose their code, because nobody could undo that (code 4208). A stale `version` is refused (code 4090).
         */
        put: operations["updateMenu"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/removeById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a menu entry
         * @description Roles that hold the entry lose it, and with it the permission code, unless another of their entries has the same code. Refused if there are entries or buttons below it (code 4205), and for entries with codes of the menu administration (code 4208).
         */
        delete: operations["removeMenu"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/permission/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List permission codes
         * @description All codes of this description, except the groups `session` and `base`, which are not granted. For the form of a button.
         */
        get: operations["listPermissionCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/menu-disable/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List menu switches
         * @description Every directory, page and link of the menu for one school: the one that `companyId` names, by default the session's. In the order of the menu.
         */
        get: operations["queryMenuDisablePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/menu-disable/enableOrDisable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable or disable a menu entry for a school
         * @description An entry that is switched off disappears from the menus of the school with everything below it, and the school's roles lose its permission codes; other schools are not affected. Another school needs data scope ALL, and a school cannot switch on an entry that the platform has switched off for it (403). The state that an entry already has is refused (code 4101), so only one of several parallel calls succeeds. The home page, the switches themselves and the whole menu of the platform cannot be switched off (code 4208); buttons have no switch (rule `exists`).
         */
        post: operations["enableOrDisableMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dept/local/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the department tree
         * @description Departments that match the filters, with those above them: of the session's school, or of the one that `companyId` names. With `withinScope`, only departments that the caller may assign users to or grant roles for; the topmost ones are the roots.
         */
        get: operations["getLocalDeptTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dept/local/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import departments
         * @description Creates all rows or none: the rules of createDept apply to each row, and codes are unique among the rows too, as are names below the same parent (rule `duplicate`). A parent is found by code or path, in the school or in the table, whatever the order of the rows (`exists`; `cycle` for departments below each other); the level follows from it (`level` below a sub-unit), and a department has at most 500 directly below it (`maxItems`). With `dryRun`, nothing is created: the answer lists all problems by row and field, and the departments that could be created. Without it, any problem refuses the whole import with the first 100 problems (code 4000).
         */
        post: operations["importDepts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a department
         * @description Changes only the fields that are sent; the rules of createDept apply. A department that moves keeps its level and its school, and cannot move below itself (rule `level` or `cycle`). The root can neither be moved nor disabled, and a department with enabled ones below it cannot be disabled (code 4101). Disabling a department ends the sessions that act for it. A stale `version` is refused (code 4090).
         */
        put: operations["updateDept"];
        /**
         * Create a department
         * @description A college or unit belongs below the root of a school, a sub-unit below a college or unit (rule `level`). The name is unique below its parent, the code within the school (`unique`); parent, head and campus must exist (`exists`), and the head must belong to the school. A department of another school counts as missing unless the data scope is ALL. A department below a disabled one cannot be enabled (code 4101).
         */
        post: operations["createDept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dept/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a department
         * @description Refused if there are departments below it (code 4205), or if users belong to it or act for it (code 4204), or if other records refer to it (code 4206, with what they are). The root cannot be deleted (code 4101).
         */
        delete: operations["deleteDept"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supp/dictData/queryDictDataByType/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get entries of a dictionary type
         * @description For forms and tags: the enabled entries of the platform and of the session's school, sorted; the school's own default takes precedence. Empty for a type that is unknown or disabled. Enumerations are returned as types too, so that their labels and colors can be edited. Suppliers, who hold no role, read those that their profile takes values from (company_type and qualification_type); the others are empty for them.
         */
        get: operations["queryDictDataByType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/type/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List dictionary types
         * @description Types are the same for all schools. Sorted by key, unless `sort` says otherwise.
         */
        get: operations["queryDictTypePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/type/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a dictionary type
         * @description Types belong to the platform, so changing them needs data scope ALL (403). The key is unique (rule `unique`).
         */
        post: operations["saveDictType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/type/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a dictionary type
         * @description Changes only the fields that are sent; this needs data scope ALL (403). A built-in type cannot be disabled (code 4208). A stale `version` is refused (code 4090).
         */
        put: operations["updateDictType"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/type/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a dictionary type
         * @description Needs data scope ALL (403). Refused for built-in types (code 4208) and for types with entries of any school (code 4206).
         */
        delete: operations["deleteDictType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/data/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List dictionary entries
         * @description Entries of the platform and of the session's school, including disabled ones; with data scope ALL those of every school. Sorted as in forms, unless `sort` says otherwise.
         */
        get: operations["queryDictEntryPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/data/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a dictionary entry
         * @description Creates it for the school that `companyId` names: by default the session's, with data scope ALL also the platform ("0"), whose entries all schools see. The type must exist (rule `exists`) and must not be an enumeration, whose values come from the product (code 4208). The value is unique within the type, among the entries that a school sees (`unique`). A new default replaces the one of the same type and school.
         */
        post: operations["saveDictEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/data/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a dictionary entry
         * @description Changes only the fields that are sent. Entries of the platform need data scope ALL (403); those of another school count as missing (code 4004). The status of a built-in entry cannot be changed (code 4208). A stale `version` is refused (code 4090).
         */
        put: operations["updateDictEntry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/data/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a dictionary entry
         * @description Refused for built-in entries (code 4208) and for values that rows use (code 4206, disable the entry instead). Entries of the platform need data scope ALL (403).
         */
        delete: operations["deleteDictEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List background tasks
         * @description Tasks of the session's school; with data scope ALL those of every school and of the platform. Latest planned first, unless `sort` says otherwise. Pages call it at intervals, so it does not renew the idle time of the session (x-background).
         */
        get: operations["queryTaskPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a background task
         * @description A worker runs it at `executeTime`. Only kinds that listTaskTypes returns as creatable (rule `creatable`). Tasks of platform kinds belong to company "0", others to the school that `companyId` names, by default the session's (`mismatch`, `exists`). A kind can be planned once per time and school, and some kinds allow only one open task (`unique`). A kind that is not set up is refused (code 4101).
         */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/own/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own background tasks
         * @description The tasks that the caller has started, e.g. exports, latest planned first.
         */
        get: operations["queryOwnTaskPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a background task
         * @description The caller's own task; with the code `system:task:read` also any other of the school, and with data scope ALL of every school. All others count as missing (code 4004). Pages call it every few seconds while the task runs, so it does not renew the idle time of the session (x-background).
         */
        get: operations["getTaskDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/type/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List types of background tasks
         * @description The kinds that the server can run, their schedules, and which of them the caller may create.
         */
        get: operations["listTaskTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/retryTask/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retry a background task
         * @description A FAILED or STOPPED task becomes RETRYING and runs at once, with its full number of attempts. Any other status is refused (code 4301), so only one of several parallel calls succeeds.
         */
        get: operations["retryTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/stopTask/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stop a background task
         * @description A task that is PENDING or RETRYING becomes STOPPED at once; a RUNNING one is asked to stop (`stopRequested`) and does so at its next checkpoint, unless it ends before. Any other status and a second request are refused (code 4301). All users may stop their own tasks; those of others need the codes `system:task:read` and `system:task:stop`.
         */
        get: operations["stopTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/characterParameter/character/queryCharacterValues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get values of character parameters
         * @description Clients call it with the 11 feature keys after every switch of role and department. It only reads, although it is a POST.
         */
        post: operations["queryCharacterValues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/characterParameter/character/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List character parameters
         * @description The parameters with the defaults of the platform. Built-in ones first, then by key, unless `sort` says otherwise.
         */
        get: operations["queryCharacterPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/characterParameter/character/effects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview effects of a value
         * @description What changes at a school if a parameter gets a value there: the pages that appear and vanish, the roles that hold them with the number of their users, and how many running purchases go on with the value that was copied into them. School "0" asks for another default: all schools without a value of their own are taken together. Nothing is changed. An unknown parameter is refused (rule `exists`).
         */
        get: operations["previewCharacterEffects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/characterParameter/character/querySchoolPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List school settings
         * @description Every enabled parameter with its value for one school: the one that `companyId` names, by default the session's; users of the platform must name one (rule `school`). A school's own value replaces the default. Sorted by key.
         */
        get: operations["queryCharacterSchoolPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/characterParameter/character/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a character parameter or school setting
         * @description `companyId` "0" creates a parameter with its default, only with data scope ALL (403); it needs paramName and valueType (rule `required`). Any other school, by default the session's, gets its own value for a parameter that exists and is enabled (`exists`); name, type, status and texts belong to the parameter and cannot be sent (`inherited`). The value must be of the parameter's type (`valueType`). Each school has one value per key (`unique`). The next queryCharacterValues returns it.
         */
        post: operations["saveCharacter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/characterParameter/character/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a character parameter or school setting
         * @description Changes only the fields that are sent. Changing a default needs data scope ALL (403); a value of another school counts as missing (code 4004). For a school's value, only paramValue can be changed (rule `inherited`), and it must be of the parameter's type (`valueType`). A built-in parameter cannot be disabled (code 4208). A stale `version` is refused (code 4090).
         */
        put: operations["updateCharacter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/characterParameter/character/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a character parameter
         * @description Refused for the built-in parameters (code 4208) and for parameters with values of schools (code 4206). With the id of a school's value, that value is deleted. Needs data scope ALL (403).
         */
        delete: operations["deleteCharacter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/characterParameter/character/resetSchoolValue/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Reset a school setting
         * @description Deletes the school's own value. A value of another school counts as missing (code 4004) unless the data scope is ALL; a default is never deleted here (403, with data scope ALL code 4101).
         */
        delete: operations["resetCharacterSchoolValue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/goods/category/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the goods category tree
         * @description The platform-wide categories and those of the session's school that match the filters, with those above them, at most four levels. With `status` ENABLED, a disabled category hides those below it. Suppliers, who hold no role, read the enabled ones without their departments, to say what they sell. With data scope ALL, the school is that of `companyId`; without it, only platform-wide categories are returned.
         */
        get: operations["getGoodsCategoryTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/goods/category/preset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adopt usual goods categories
         * @description Creates the usual goods categories of universities for the school `companyId`, by default the session's: goods, services and works, whose codes follow GB/T 14885 loosely. Codes and, below one parent, names that the school sees already are left as they are, so that it can be repeated. Rows of the platform need data scope ALL (403).
         */
        post: operations["adoptGoodsCategoryPreset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/goods/category/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a goods category
         * @description Creates it for the school `companyId`, by default the session's. A parent must exist for the school (rule `exists`), be of the same purchase type (rule `parent`) and have room: at most four levels (rule `level`), and below one parent at most 200 categories of a school and 300 of the platform (rule `room`). The code is unique within the school and among the platform-wide ones, the name below its parent (rule `unique`). Only goods that are not consumable are fixed assets (rule `contradiction`). Rows of the platform need data scope ALL (403).
         */
        post: operations["saveGoodsCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/goods/category/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a goods category
         * @description Changes only the fields that are sent. A category cannot move below itself (rule `cycle`) or to a place where a branch would have more than four levels (rule `level`); its new parent must be of the same purchase type (rule `parent`) and have room (rule `room`). The categories below move along. Only goods that are not consumable are fixed assets (rule `contradiction`). Rows of the platform need data scope ALL (403), but for `manager` alone, which each school sets for itself: it leaves the `version` of such a row as it is. A stale `version` is refused (code 4090).
         */
        put: operations["updateGoodsCategory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/goods/category/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a goods category
         * @description Refused for a category with others below it (code 4205) or one that is in use (code 4206, with what uses it). Rows of the platform need data scope ALL (403).
         */
        delete: operations["removeGoodsCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/preset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adopt usual procurement methods
         * @description Gives a school that has neither purchasing categories nor executions the usual ones of universities: bands of amounts for goods, services and works with the limits of a school that has set none, executions with their progress, sealed bidding with its rules. A school that has one of either is refused (code 4101). With data scope ALL `companyId` names the school (rules `school`, `exists`).
         */
        post: operations["adoptPurchasingPreset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/categories/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List purchasing categories
         * @description Purchasing categories of the session's school; with data scope ALL those of `companyId`, or of every school without one, sorted.
         */
        get: operations["listPurchasingCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/categories/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a purchasing category
         * @description A purchasing category with its executions. A category of another school counts as missing (code 4004), except with data scope ALL.
         */
        get: operations["getPurchasingCategoryDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/categories/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a purchasing category
         * @description Name and code are unique within the school (rule `unique`). The amounts must not overlap those of another enabled category of the same purchase type (rule `overlap`), and the upper one must exceed the lower one (rule `range`). Goods categories, departments and executions must exist for the school (rule `exists`); those of an enabled category must be enabled (rule `disabled`). With data scope ALL `companyId` names the school (rule `school`).
         */
        post: operations["savePurchasingCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/categories/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update a purchasing category
         * @description Changes only the fields that are sent. Name and code are unique within the school (rule `unique`). The amounts must not overlap those of another enabled category of the same purchase type (rule `overlap`), and the upper one must exceed the lower one (rule `range`). Goods categories, departments and executions must exist for the school (rule `exists`); those of an enabled category must be enabled (rule `disabled`). A stale `version` is refused (code 4090).
         */
        post: operations["updatePurchasingCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/categories/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a purchasing category
         * @description A category of another school counts as missing (code 4004), except with data scope ALL.
         */
        delete: operations["deletePurchasingCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/execution/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List methods
         * @description Purchasing executions of the session's school; with data scope ALL those of `companyId`, or of every school without one, by name.
         */
        get: operations["listPurchasingExecutions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/execution/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a method
         * @description The name is unique within the school (rule `unique`). `bidConfig` is required for ONLINE_BID and refused for all other kinds (rule `contradiction`). In it, `reMinBidders` must not exceed `minBidders`, `joinDeadlineHours` must be below `noticeHours`, steps and displays are for OPEN only, and `scoreWeights` are for COMPREHENSIVE only and sum to 100 (rules `contradiction`, `sum`). A new execution has no progress nodes; updatePurchasingProgress sets them. With data scope ALL `companyId` names the school (rule `school`).
         */
        post: operations["savePurchasingExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/execution/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update a method
         * @description Changes only the fields that are sent; `bidConfig` is replaced as a whole. The name is unique within the school (rule `unique`). `bidConfig` is required for ONLINE_BID and refused for all other kinds (rule `contradiction`). In it, `reMinBidders` must not exceed `minBidders`, `joinDeadlineHours` must be below `noticeHours`, steps and displays are for OPEN only, and `scoreWeights` are for COMPREHENSIVE only and sum to 100 (rules `contradiction`, `sum`). An execution that an enabled purchasing category uses cannot be switched off (code 4101). A stale `version` is refused (code 4090).
         */
        post: operations["updatePurchasingExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/execution/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a method
         * @description Refused for an execution that purchasing categories use (code 4206). Its progress nodes are deleted with it.
         */
        delete: operations["deletePurchasingExecution"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/execution/progress/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List progress nodes of a method
         * @description The ordered nodes. Code 4004 for an execution of another school, except with data scope ALL.
         */
        get: operations["listPurchasingProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/execution/progress/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set progress nodes of a method
         * @description Replaces all nodes of the execution by the ones that are sent, in that order. Codes are unique within the execution (rule `unique`); a required node cannot be switched off (rule `contradiction`). A stale `version` of the execution is refused (code 4090); saving raises it.
         */
        post: operations["updatePurchasingProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get purchase limits
         * @description The limits that decide which way a purchase goes. A school that has saved none has those of the reference.
         */
        get: operations["getPurchasePolicy"];
        put?: never;
        /**
         * Set purchase limits
         * @description Replaces all limits. The limit for own cards does not exceed that for small purchases, and that for orders is not below it (rule `order`). Purchases that were submitted keep the limits of that day. A stale `version` is refused (code 4090).
         */
        post: operations["savePurchasePolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/calendar/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List school calendar days
         * @description The holidays of the state and the weekend days that are worked for them, and what the school has set itself, by date. A day of the school wins over that of the state. A year that nobody has changed has version 0.
         */
        get: operations["listCalendarDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/calendar/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set school calendar days
         * @description Replaces the school's own days of the year. Each lies in the year (rule `inYear`) and stands there once (rule `uniqueItems`). Limits in working days that begin from now on count by them; those that have begun stay. A stale `version` is refused (code 4090).
         */
        post: operations["saveCalendarDays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List purchases
         * @description Lists purchases within the data scope, and those in which the user takes part as applicant, approver, witness or follower. `scope` narrows them. The latest first, unless `sort` says otherwise.
         */
        get: operations["queryProjectPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/statusCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count purchases by status
         * @description Counts the purchases of a scope by their state, for the tabs of a list. States without purchases are left out.
         */
        get: operations["countProjectsByStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a purchase
         * @description A purchase that is neither within the data scope nor one in which the user takes part counts as missing (code 4004). The account of the payee is masked, except for the applicant and for those who may pay.
         */
        get: operations["getProjectDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft a request
         * @description Creates a draft of the current department. Nothing is required: a draft without a name is named after the day. Only at schools whose purchases hang on items of their own project system, the item is (`associationCode`). A school can stop new purchases (`whetherHideEntryNewlyCreatedProject`): then this is refused (code 4003), while drafts can be changed and submitted. Cards, categories, suppliers and files that are sent must exist and be usable by the caller (rule `exists`).
         */
        post: operations["saveProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a request draft
         * @description Replaces the fields that are sent; lists are replaced as a whole. Only the applicant, and only while the purchase is a draft or returned (code 4101). A stale `version` is refused (code 4090).
         */
        put: operations["updateProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Discard a request draft
         * @description Deletes a purchase that was never submitted; others are kept (code 4101). Only the applicant; for others it counts as missing (code 4004).
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/precheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a request before submission
         * @description Tells what a submission would say now, without changing anything: which way the purchase goes and why, the rules that are broken, who approves, and what stays on each card. A purchase is small if its sum is within the limit of the school, alone and with similar purchases of the last days, and its goods are neither hazardous nor fixed assets; any other goes by bidding, by the rules (`pattern`) that the school has for its kind, amount, goods and department. It also tells why an argument report is needed, which lines ask for one brand only, what the school paid last for the same goods, who has an approved purchase of them that is not announced yet, so that both may be joined, and which departments share the same goods from their stock. Also for a purchase that is not yet saved. Of a saved one, what it holds on its cards counts as available: name it with `projectId`; one of others counts as missing (code 4004).
         */
        post: operations["precheckProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/submit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a request
         * @description Checks the purchase, decides which way it goes (see `precheckProject`), gives it a number, freezes the money on its cards and starts the approval. A small one that needs no approver is ordered at once; one by bidding waits for a procurement officer after its approval. Refused are: something missing or inconsistent (code 4000); goods of the central catalog (rule `centralCatalogue`) and an amount from the tender limit on (rule `tender`), unless it goes to a tender outside the platform (`executionCode` OPEN_TENDER); a purchase for which the school has no rules (rule `noPattern`); a way to buy that the school does not offer for it (rule `exists`), or one without a reason of 20 characters (rule `minLength`); similar purchases that together reach the next limit without a reason of 20 characters (rule `split`); no argument report where one is needed (`argumentId`); fewer suppliers or a shorter notice than the rules say (rule `minimum`), a price ceiling above the sum (rule `maximum`); a card without enough money (code 4160); at schools whose purchases hang on items of their own project system, no item, or one that has less left than the sum (code 4120, which names `associationCode`); no declaration that there is no conflict of interest (rule `declared`). A purchase by bidding names no payee: one that is sent is not kept. After a return, the approval resumes at the approver who returned it if nothing essential has changed, and otherwise begins again. `copyUserIds` get a message when it starts, and may read the purchase and its case from then on.
         */
        post: operations["submitProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/terminate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Terminate a purchase
         * @description Ends a purchase that was returned, that is approved and not yet announced, or that is carried out and not yet received, for example because the shop failed. Its money is free again. The applicant may, and the officer who has taken an approved one; the other of the two is told. Once suppliers have been told of it, from the announcement to the award, an approval of kind TERMINATION decides: meanwhile the purchase stands still (SUSPENDED) with the reason, which is published. If it is agreed to, what is sealed stays so for ever, award and contract are void, the money is free again, and suppliers are told; if not, or if who has asked takes it back (`withdrawApprovalInstance`), it goes on with the time that it had left. For anybody else it counts as missing (code 4004); in other states, and while a change of it is being approved, refused (code 4101).
         */
        post: operations["terminateProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/receive/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a purchase to oneself
         * @description A procurement officer takes a purchase by bidding that is approved and that nobody has: from then on it is the officer's to announce. Not the applicant (code 4003). Of two at once one has it; the other is told who (code 4090). One that somebody has is refused (code 4101). Smaller ones are given to officers by turns when they are approved.
         */
        post: operations["receiveProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/copy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a purchase as a new request
         * @description Makes a draft of the caller, of the current department, with what the form of any purchase holds that the caller may read: name, lines, cards, description, payee, delivery, requirements and how it is to be bought. Left out are files, the reason for separate purchases, cards that the caller may not use, categories and suppliers that cannot be chosen any more, and an account that is masked for the caller. A purchase that the caller may not read counts as missing (code 4004).
         */
        post: operations["copyProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/suspend/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend a purchase
         * @description The officer of a purchase lets it stand still between its publication and the end of its public notice, with a reason that is published. Meanwhile nobody joins, quotes, opens or decides (code 4101, with the reason), and no deadline comes. Suppliers, applicant and auditors are told. A round whose time is over is closed first. Who has joined stays sealed.
         */
        post: operations["suspendProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/resume/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a purchase
         * @description The officer lets a purchase go on that an officer has suspended; one that stands still for a change goes on by itself. The time is given back: a bidding that runs needs its new end, which leaves at least the time that was left and 24 hours (rule `resumeEnd`), on a working day; other deadlines move by the time for which it stood still, and take no end (rule `unknown`). A notice tells it.
         */
        post: operations["resumeProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/officer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hand over a purchase
         * @description The officer of a larger purchase, or an administrator of the school, hands it over, between the approval and the archive. The new officer is an enabled procurement officer of the school (rule `exists`), and another one than now (rule `current`); never the applicant, nor somebody who has witnessed an opening of it or is asked to decide about it now (code 4105). The new officer and the applicant are told; the former officer keeps reading. Others are refused (code 4003), and so are other states (code 4101).
         */
        put: operations["assignProjectOfficer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export purchases
         * @description Plans a task that writes the list to a file, and answers at once. The rows are those of queryProjectPage, ordered by creation. Permissions and data scope are those that the role has when the file is made. A file has at most 100,000 rows (code 4302), and a user may start 30 exports per hour (429). Only the caller can read the file, which is deleted after a day.
         */
        post: operations["exportProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get figures of purchases
         * @description Figures of the purchases begun in a period, as they are now, and of those that wait for somebody, whenever they were begun. Whoever requests purchases gets those of the own ones; all others those within the data scope, and those in which they take part (`range`). Departments are compared where the range has several; officers for those who oversee a school and take no purchases themselves. A period has at most 24 months (rule `months`), and does not end before it begins (rule `order`).
         */
        get: operations["getProjectFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/figures/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export figures of purchases
         * @description Plans a task that writes the figures of getProjectFigures to a file, one a row, and answers at once. Permissions and data scope are those that the role has when the file is made. A user may start 30 exports per hour (429). Only the caller can read the file, which is deleted after a day.
         */
        post: operations["exportProjectFigures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/follow/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Follow or unfollow a purchase
         * @description Whoever sees a purchase of the own school can follow it (code 4003 for another school). Who follows it keeps seeing it, and finds it in the scope FOLLOWED.
         */
        put: operations["followProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/log/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List log entries of a purchase
         * @description All steps of a purchase, the oldest first. Each entry has a hash over itself and the entry before it; `verifyProjectLog` checks them.
         */
        get: operations["listProjectLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/log/verify/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify the log of a purchase
         * @description Computes the hashes of all entries again. `brokenNo` is the first entry that does not fit. Once the documents of a bidding are open, the logs of its bidders are verified, too. The entries are told with all that their hashes cover, so that a reader need not believe the result.
         */
        get: operations["verifyProjectLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/receipt/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm receipt
         * @description The applicant says that all has arrived and what it cost, at most what was requested (rule `maximum`) and at least what invoices say (rule `minimum`). A witness, another enabled user of the school (rule `exists`), gets a task and confirms or refuses it. When the witness confirms, the rest of the money is free again.
         */
        post: operations["confirmReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/invoice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record an invoice
         * @description Enters an invoice of a purchase or of one of its batches, with the receipt or after it. Its number is unique for the supplier (rule `unique`), and all invoices together do not exceed what the purchase cost, nor those of a batch what the batch is worth (rule `maximum`).
         */
        post: operations["saveInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/payment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a payment
         * @description Registers a payment by the finance office for a purchase that was received. Payments do not exceed the invoices (code 4141), and without an unpaid invoice there is nothing to pay (code 4101). The amount is split over the cards in proportion. With the last payment the purchase is archived. Without a payee account that the school has reviewed nothing is paid (code 4141), and who has confirmed a later account does not pay to it (code 4105). A voucher number is that of one payment of the purchase (rule `unique`).
         */
        post: operations["registerPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/invoice/unbilled/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List unbilled purchases
         * @description Purchases that are received or ordered and of which something is to be invoiced, by supplier: those of the school for roles that see the whole school, otherwise the own ones. Sorted by supplier.
         */
        get: operations["queryUnbilledPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record an invoice of several purchases
         * @description Enters one invoice that covers several purchases of one supplier (rule `sameSeller`), or several of their batches, with an amount for each. The sum of the parts is the total of the invoice (rule `sum`), none exceeds what is to be invoiced of its purchase and its batch (rule `maximum`), and the number is unique for the supplier (rule `unique`).
         */
        post: operations["recordInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/invoice/correction/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct an invoice
         * @description Corrects the number or the date of an invoice, for all purchases that it covers. Number and date of before are kept with the reason, also in the log of each purchase. The number is unique for the supplier (rule `unique`).
         */
        post: operations["correctInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/invoice/void/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void an invoice
         * @description Voids an invoice for all purchases that it covers: it counts no more, and its number may be entered again. What is paid stays invoiced (code 4141), and a red invoice that reverses it is voided first (code 4101).
         */
        post: operations["voidInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/invoice/red/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a red invoice
         * @description Enters a red invoice, by which a supplier takes back an invoice or a part of it: what is invoiced falls. No more is taken back than the invoice says of a purchase or batch (rule `maximum`), and what is paid stays invoiced (code 4141).
         */
        post: operations["reverseInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/payment/reversal/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a payment
         * @description The finance office registers that the bank has returned a payment: the budget cards have it committed again, and it can be paid again under another voucher number. A purchase leaves the archive for it. A payment is reversed once (code 4101). After a default of the supplier the claim is less by it, and what is not owed any more is available on the cards; if more is refunded already than would be claimed, it is refused until the refund is reversed (code 4141).
         */
        post: operations["reversePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/refund/reversal/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a refund
         * @description The finance office registers that the bank has returned a refund, or that it was registered by mistake: the claim is open again, and the budget cards pay again in proportion to what each got back. Where a card has less available it is refused (code 4160). A purchase leaves the archive for it, and a write-off that is being approved ends, because more is open than was asked for. A refund is reversed once (code 4101).
         */
        post: operations["reverseRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/payee/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a payee account
         * @description A running purchase goes on being paid to the account that it has copied, whatever the supplier says since. An officer or the finance office confirms the later account, which the school has reviewed, for the purchase: it counts from then on. Not a requester (code 4105), and who confirms it does not register a payment to it (code 4105). Another account than the one that was reviewed last is refused (rule `exists`).
         */
        post: operations["agreeToPayee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/publish/preview/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a publication
         * @description Checks the dates and rules of a publication as publishProject does, and answers the notice that it would publish. Nothing is stored.
         */
        post: operations["previewPublication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/publish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a purchase
         * @description The officer of an approved purchase announces it: a round begins, a notice is published, and matching suppliers are told. From start to end it takes at least the hours of the rules, and at least 24 hours below 50,000 yuan, else 72 (rule `noticeHours`); the end is on a working day between 09:00 and 17:00 in China (rule `workingTime`). Rules are only made stricter. For INVITED, the system draws matching suppliers up to the minimum; those that are named beside them need a reason. Without a sealing key nothing is published (code 4101).
         */
        post: operations["publishProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/other/registerResult/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record an outcome
         * @description The officer of an approved purchase that is not bid for here registers from whom it is bought, for how much, and the evidence. The amount is at most the one that was requested (rule `maximum`). Then it goes on like every other purchase: contract or order.
         */
        post: operations["registerOtherProcurementOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/other/report/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an emergency report
         * @description The applicant of a purchase in an emergency reports after the outcome what was done and why it could not wait. It is wanted within five working days, and before the archive.
         */
        post: operations["submitEmergencyReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/other/objection/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record an objection
         * @description The officer registers what somebody has objected to buying from a single source, with the letter. As long as it has no answer, the outcome is not registered (code 4101). The notice goes on.
         */
        post: operations["registerSourceObjection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/other/answerObjection/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer an objection
         * @description The officer writes down what was looked into and what the objector was answered. An answer is given once.
         */
        post: operations["answerSourceObjection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/closeShort/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close lines short
         * @description The officer closes what will not be delivered any more. When nothing is to come, the purchase is completed and what it did not cost is available again. Less than is paid cannot be left (rule `paid`): see `terminateForDefault`.
         */
        post: operations["closeLinesShort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/terminateForDefault/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request termination for default
         * @description The supplier of an order does not deliver, or not all of it: the requester or the officer asks to terminate the order and its contract, with a reason and evidence. An approval of kind TERMINATION decides. Meanwhile nothing is accepted, closed short, changed or paid; who has asked may take it back (`withdrawApprovalInstance`). If it is agreed to, what was not delivered is closed, the contract is TERMINATED, the money that was committed for it is available again, and what was paid beyond what was accepted is claimed from the supplier, who is told; what was accepted stays so and is paid. A delivery that is being inspected is concluded first (code 4101). For anybody else it counts as missing (code 4004).
         */
        post: operations["terminateForDefault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/refund/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a refund
         * @description The finance office registers what the supplier has paid back of a claim, in one or more parts, never more than is open (rule `maximum`), on a day from the first payment of the purchase until today (rule `days`) and under a voucher number that no refund of the purchase has (rule `unique`), reversed ones included. The budget cards get it back in proportion to what each has paid. Requesters do not register refunds of their own purchases (code 4105). Without an open claim it is refused (code 4101).
         */
        post: operations["registerRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/writeOff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request to write off a claim
         * @description What is still open of a claim cannot be collected, for example because the supplier is bankrupt: the requester or the officer asks to write it off, with a reason. An approval of kind WRITE_OFF decides. What is refunded until then is not written off. For anybody else it counts as missing (code 4004); without an open claim it is refused (code 4101).
         */
        post: operations["writeOffClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/dossier/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the dossier of a purchase
         * @description All that belongs to the file of a purchase that the caller sees: records and files with time and hash, what is required and what is missing.
         */
        get: operations["getProjectDossier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/project/archive/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a purchase
         * @description The officer archives a completed purchase whose dossier is complete (code 4110) and of which all is paid, or waived with a reason (code 4141). Its files are locked and kept for 15 years.
         */
        post: operations["archiveProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contracts
         * @description Contracts of the purchases that the caller sees, the newest first, with sums over all pages.
         */
        get: operations["queryContractPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a contract
         * @description A contract of a purchase that the caller sees; others count as missing (code 4004).
         */
        get: operations["getContractDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft a contract
         * @description The applicant or the officer of an awarded purchase that needs a contract drafts it. Amount and lines are those of the award. Only one contract of a purchase is not given up (code 4101).
         */
        post: operations["saveContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a contract draft
         * @description Changes only what is sent, as long as the contract is a draft or was rejected. A stale version is refused (code 4090).
         */
        put: operations["updateContract"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract/submit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a contract
         * @description Checks that the parts add up to the amount (rule `sum`), that at most 10 % of it are RETENTION (rule `maximum`) and that the supplier may be contracted, gives the number, and starts the approval of kind CONTRACT. Neither the applicant nor the officer is asked.
         */
        post: operations["submitContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract/sign/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a contract
         * @description The officer registers the day and the scan. The award is occupied on the cards, what was frozen beyond it is available again, a notice is published, and the purchase is carried out.
         */
        post: operations["signContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract/void/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a contract
         * @description Gives up a contract that is not signed. Another one may be drafted.
         */
        post: operations["voidContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acceptance/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List acceptances
         * @description Acceptances of the purchases that the caller sees, and those in whose group the caller is; the newest first. Drafts are seen by who may change them.
         */
        get: operations["queryAcceptancePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acceptance/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an acceptance
         * @description An acceptance that the caller does not see counts as missing (code 4004).
         */
        get: operations["getAcceptanceDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acceptance/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a delivery
         * @description The applicant or the officer of a purchase that is carried out enters what has arrived. Without `items`, all that is still to come counts as arrived.
         */
        post: operations["saveAcceptance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acceptance/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update an acceptance draft
         * @description Changes only what is sent, as long as it is a draft. A stale version is refused (code 4090).
         */
        put: operations["updateAcceptance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acceptance/submit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an acceptance
         * @description Wants a picture, a place, and a store for each line that goes into one. What arrived is at most what is still to come (rule `maximum`). Below the limit for orders the caller names who signs (`memberIds`), and the inspection begins; else the group is assigned.
         */
        post: operations["submitAcceptance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acceptance/assign/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign the acceptance group
         * @description The officer, or an approver of the department, names the group or has members drawn by lot; the seed of the draw is kept. What the group must be like is in `groupRule` of the acceptance (rules `groupSize`, `oddGroup`, `leader`, `outsiders`). The applicant is never alone. A group that nobody has signed in may be assigned anew.
         */
        post: operations["assignAcceptanceMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acceptance/sign/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Inspect and sign
         * @description A member signs once. Whoever counts differently sends `items`; then those who have signed before sign again. A no wants an opinion.
         */
        post: operations["signAcceptance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acceptance/conclude/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Conclude an acceptance
         * @description When all have signed, the leader concludes what the counts say (rule `conclusion`). Against a no of a member, passing wants an opinion of 20 characters (rule `minLength`). What passed counts as delivered; what goes into a store becomes a document for its keepers; when all has come, the purchase is completed and what it did not cost is available again. With the last batch the supplier is rated (rule `required`).
         */
        post: operations["concludeAcceptance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acceptance/cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an acceptance
         * @description Cancels an acceptance whose group is not assigned yet.
         */
        post: operations["cancelAcceptance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acceptance/assets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record asset numbers
         * @description Records the numbers of fixed assets that passed. They are added to those that a line has, so that calls add up, until each piece has one. Nothing more is paid as long as one is missing (code 4141). A number is unique in the school (rule `unique`).
         */
        post: operations["recordAssetNumbers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List inventory
         * @description What the stores within the data scope hold, and what belongs to its departments; keepers see their own stores. The newest first, with the sum over all pages.
         */
        get: operations["queryStockPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export inventory
         * @description Plans a task that writes the list to a file, and answers at once. The rows are those of queryStockPage, ordered by id. Permissions and data scope are those that the role has when the file is made. A file has at most 100,000 rows (code 4302), and a user may start 30 exports per hour (429). Only the caller can read the file, which is deleted after a day.
         */
        post: operations["exportStocks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set minimum stock
         * @description A keeper of the store sets the quantity below which a stock is low, or that there is none. A stock that the caller does not keep counts as missing (code 4004).
         */
        post: operations["updateStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/flow/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List inventory movements
         * @description Every movement of the stocks that the caller sees, with what was there after it; the entries of a stock add up to it. The newest first.
         */
        get: operations["queryStockFlowPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/document/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List warehouse documents
         * @description Documents of the stores within the data scope, those that come from or go to them, and of purchases in which the caller has a part; the newest first.
         */
        get: operations["queryStockDocumentPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/document/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a warehouse document
         * @description A document that the caller does not see counts as missing (code 4004).
         */
        get: operations["getStockDocumentDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/document/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft a warehouse document
         * @description A keeper drafts a document of an own store. What goes out is reserved until it is confirmed or cancelled: no more than is available (rule `inStock`). The goods of an issue come back as often as there are some left. A stocktake without differences is done at once; what has been found missing is reserved until the differences are confirmed.
         */
        post: operations["saveStockDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/document/confirm/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a warehouse document
         * @description A keeper of the store confirms that the goods are there, and says where; or that they have gone. Hazardous goods need two keepers, of whom the one who drafts counts: the first call leaves the document open. A transfer is sent by a keeper of its store, and received by another one of the store that it goes to, who says what arrived. What is scrapped, and what a stocktake has found to differ, is confirmed by somebody else than who drafted it (code 4105): another keeper, or an administrator of the department or school.
         */
        post: operations["confirmStockDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/document/cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a warehouse document
         * @description A keeper, or who drafted it, gives up a document that is not confirmed, for example because the goods are used at once. The lines of a purchase count as settled; what was reserved is free again.
         */
        post: operations["cancelStockDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qlgd/project/association/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List linked items
         * @description The items of the session's school, the latest plan first. What purchases take is the sum of those that are submitted and not ended: a returned, failed or terminated one gives it back, and after the award an item bears what that costs. Only for schools whose purchases hang on such items (`QLGYUniversityCharacter`); others are refused (code 4003).
         */
        get: operations["queryAssociationItemPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qlgd/project/association/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sync linked items
         * @description Starts a task for the session's school and answers at once; the figures are null until the task has ended. Only one is open at a time: until it ends, every call returns that one. Items are identified by their number: new ones are added, known ones changed, those that are closed or no longer there disabled, and enabled again when they come back. What purchases take stays with them. A server without an address to sync from refuses the call (code 4101).
         */
        post: operations["syncAssociationItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/share/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share inventory
         * @description A keeper of the store sets how much of a stock other departments may ask for: no more than there is, nothing of hazardous goods. A stock that the caller does not keep counts as missing (code 4004).
         */
        post: operations["updateStockShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/shared/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shared inventory
         * @description What the departments of the school share, by name, and what sharing has saved the school this year: the worth of what was received, at the average price of its stock when it was issued. What has expired is left out.
         */
        get: operations["querySharedStockPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/shared/apply/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request shared inventory
         * @description The caller asks for shared stock of another department, to use it up or to borrow it; no more than is offered (rule `inStock`). The keepers of the store or the approver of the owning department decide.
         */
        post: operations["saveSharedApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/shared/apply/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shared inventory requests
         * @description The own requests, or those about the stocks that the caller answers for; the newest first.
         */
        get: operations["querySharedApplyPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/shared/apply/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a shared inventory request
         * @description A keeper of the store or the approver of the owning department approves all or some of it, which is reserved, or rejects it with an opinion; never the applicant. A request that the caller does not see counts as missing (code 4004).
         */
        post: operations["decideSharedApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/shared/apply/issue/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue shared inventory
         * @description A keeper of the store hands out what was approved, which leaves the stock by a document of kind OUT_SHARED.
         */
        post: operations["issueSharedApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/shared/apply/receive/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm receipt of shared inventory
         * @description The applicant says that the goods have come. For what is used up this is the end.
         */
        post: operations["receiveSharedApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/shared/apply/return/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a return of shared inventory
         * @description A keeper of the store takes back all or some of what was lent. What is good is in store and shared again, what is damaged is in store, what is lost is not.
         */
        post: operations["returnSharedApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/shared/apply/cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a shared inventory request
         * @description The applicant gives a request up before the goods are issued; nothing is reserved for it any more.
         */
        post: operations["cancelSharedApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouse/simpleList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List warehouses to choose from
         * @description Enabled stores of the session's school, by code.
         */
        get: operations["listWarehousesSimple"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouse/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List warehouses
         * @description Stores of the school, by code; keepers see their own.
         */
        get: operations["queryWarehousePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouse/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a warehouse
         * @description Code and name are unique in the school (rule `unique`). Keepers have the role warehouse_keeper (rule `keeper`); a store for hazardous goods has two at least (rule `minItems`).
         */
        post: operations["saveWarehouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouse/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a warehouse
         * @description Changes only what is sent; keepers change their own stores. Places that hold something are not removed (code 4206). A stale version is refused (code 4090).
         */
        put: operations["updateWarehouse"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouse/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a warehouse
         * @description Deletes a store that holds nothing, and that no document moves goods from or to (code 4206, with what uses it).
         */
        delete: operations["deleteWarehouse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bidding/detail/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the bidding of a purchase
         * @description The round of a purchase with its times, openings, awards and notices. Who may read the purchase may read it. Pages ask for it at intervals, so it does not renew the idle time of the session (x-background). A purchase that is not announced has none (code 4004).
         */
        get: operations["getBidding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bidding/participant/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bidders
         * @description The bidders of a purchase, by number. Until the documents are opened nobody is told who or how many they are (code 4186); until the prices are opened, names are masked.
         */
        get: operations["listParticipants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bidding/quote/compare/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare quotes
         * @description Lines against quotes. Until the prices are opened it is refused (code 4186).
         */
        get: operations["compareQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bidding/quote/qualify/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check compliance of a quote
         * @description Before the prices are opened, applicant and officer judge whether the technical part complies: one PASS suffices, a FAIL needs both. Afterwards the same call is a proposal to exclude the quote, which takes two people with a reason and is published. A judge may change the own judgment until the stage is over.
         */
        post: operations["qualifyQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bidding/open/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open technical offers or prices
         * @description The officer opens the technical part after the end of the round, and the prices when every quote is judged. From 100,000 yuan another person must have witnessed it first (code 4105). Below 50,000 yuan the platform opens by itself.
         */
        post: operations["openBidding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bidding/witness/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Witness an opening
         * @description The second person of an opening confirms that it may begin. Neither the officer nor the applicant of the purchase (code 4105).
         */
        post: operations["witnessOpening"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bidding/decide/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide an award
         * @description Applicant or officer decides who gets the award. LOWEST_PRICE: only the lowest valid quote. LOWEST_COMPLIANT: another one needs a reason of 20 characters and an approval. Each warning about the quote needs an answer (rule `riskAnswer`); an abnormally low one needs the explanation of its supplier (rule `explanation`).
         */
        post: operations["decideAward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bidding/fail/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declare a round failed
         * @description The officer ends a bidding that has no compliant quote, or in which all prices are above the ceiling. Other reasons are the clock's (rule `failReason`).
         */
        post: operations["declareBiddingFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bidding/unreadable/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declare quotes unreadable
         * @description The officer of a closed round declares the last quotes unreadable that cannot be opened although the key of the round is here: they are void, the reason is in the log of the purchase, and the opening continues with the others. Until then it waits (code 4101). `count` is their number as it was read; another number of them is refused.
         */
        post: operations["declareQuotesUnreadable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bidding/key/lost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declare a sealing key lost
         * @description An administrator of the platform declares a sealing key lost. All running rounds that are sealed with it and whose key the server does not have fail within seconds (KEY_LOST), and nobody can ever read their quotes. A key that the server has, and one that no running round needs, cannot be declared lost (code 4004). The id is entered twice (rule `same`).
         */
        post: operations["declareKeyLost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bidding/award/cancel/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an award
         * @description The officer asks to cancel an award with the letter of the winner. An approval of kind AWARD_CANCEL decides. Then the next compliant quote is to be decided, or the bidding has failed.
         */
        post: operations["cancelAward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcement/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notices
         * @description Notices about purchases of the school, the newest first; with data scope ALL of every school. The platform writes them.
         */
        get: operations["queryAnnouncementPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcement/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a notice
         * @description A notice of the school with its fingerprint, and the other notices about the same purchase; with data scope ALL of every school.
         */
        get: operations["getAnnouncementDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/announcement/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List public notices
         * @description Public: notices of all schools that are meant for everybody, the newest first. At most 300 calls per minute from one address (429).
         */
        get: operations["queryPublicAnnouncementPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/announcement/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a public notice
         * @description Public: a notice that is meant for everybody, with its fingerprint. Notices for invited suppliers count as missing. At most 300 calls per minute from one address (429).
         */
        get: operations["getPublicAnnouncementDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier/bidding/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List purchases open to suppliers
         * @description For accounts of suppliers. Announced purchases of the school of the supplier that it may quote for, and those that it has joined; the ones that end first come first.
         */
        get: operations["queryBiddableProjectPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier/bidding/detail/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a purchase open to suppliers
         * @description A purchase as a supplier sees it, with the own receipts and result. What the supplier may not see is missing (code 4004). Pages ask for it at intervals (x-background).
         */
        get: operations["getBiddableProjectDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier/bidding/notice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a notice for suppliers
         * @description A notice that a supplier may read, with its fingerprint: public ones of all schools, and those of its own school about rounds that it may join or has joined, for suppliers of the library or for invited ones. Any other one counts as missing (code 4004). Without a login only public ones are read (`getPublicAnnouncementDetail`); staff read all of their school (`getAnnouncementDetail`).
         */
        get: operations["getSupplierNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier/bidding/join/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a bidding
         * @description Before the end of joining. PUBLIC: suppliers of the school that are approved or waiting for review; LIBRARY and INVITED: approved ones (code 4182). Frozen and barred ones not. Nobody else learns of it before the opening; the call is in no log.
         */
        post: operations["joinBidding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier/bidding/quote/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a sealed quote
         * @description Seals a quote and answers its receipt. It replaces the one before. It counts if its arrival is before the end (code 4184), whatever happens afterwards. Each line of the purchase has one price above zero; the total is at most the ceiling (code 4181). As often as the rules say (code 4185). Files are those that the caller has uploaded for QUOTE in this round (rule `exists`); they are sealed, and their SHA-256 is part of the technical part and of the commitment. The call is in no log.
         */
        post: operations["submitQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier/bidding/explain/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Explain a low price
         * @description The supplier of an abnormally low quote says why it can deliver, until the award is decided. A later explanation replaces the one before.
         */
        post: operations["explainQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier/bidding/decline/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an award
         * @description The winner gives the award up with a reason, during the notice or before the order. The next compliant quote is to be decided, or the bidding has failed.
         */
        post: operations["declineAward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/config/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List approval flows
         * @description Flows of the school by kind of business and priority, each in its newest version, with what its ids stand for and what is probably not meant. Where no enabled flow fits a case, the default one serves (`listDefaultApprovalFlows`).
         */
        get: operations["queryApprovalConfigPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/config/default/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List default approval flows
         * @description The flows that serve where none of the school's fits, one for each kind of business. They cannot be changed.
         */
        get: operations["listDefaultApprovalFlows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/config/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an approval flow
         * @description The flow in its newest version.
         */
        get: operations["getApprovalConfigDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/config/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an approval flow
         * @description The name is unique in the school for its kind (rule `unique`). Users, roles, departments and categories must be known to the school (rule `exists`), and the upper amount be above the lower one (rule `range`). An enabled flow for requests asks the owners of the cards about all of them, or says `withoutOwners` (rule `owners`). It is enabled unless `status` says otherwise.
         */
        post: operations["saveApprovalConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/config/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update an approval flow
         * @description Writes the next version; cases that run keep theirs. The rules are those of `saveApprovalConfig`. A stale `version` is refused (code 4090).
         */
        post: operations["updateApprovalConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/config/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an approval flow
         * @description Not while cases run by it (code 4206); disable it then. Cases that have ended still tell its name and version.
         */
        delete: operations["deleteApprovalConfig"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/config/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test an approval flow
         * @description Tells by which flow such a case would go, why not by the others, and whom it would ask, by the function that asks them when a case starts; nothing is changed. With `draft` a flow counts as if it were saved and enabled. Rules `exists`, `range`, `required` and `contradiction` are those of `saveApprovalConfig`.
         */
        post: operations["tryApprovalFlow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/config/rehearse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate an approval flow or limits
         * @description Replays the purchases of a period as if they were submitted today: by the flows and limits as they are, and with `draft` as if it were saved and enabled, or with other limits (`policy`); by the function that asks people when a case starts. Nothing is changed. Of more than 2,000 purchases the newest are taken (`isCut`). Times are an estimate from what steps of such kinds took in the period. Rules `exists`, `range`, `required` and `contradiction` are those of `saveApprovalConfig`; `to` may not be before `from` (rule `order`), nor the limit for own cards above that for small purchases (rules `maximum` and `minimum`).
         */
        post: operations["rehearseApprovalFlow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/framework/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List framework agreements
         * @description Framework agreements of the session's school, those that end first at the top, with what is left of each: the sum less what purchases that were called off have taken. A purchase takes what it asks for from its submission on, then what it was awarded, then what it cost.
         */
        get: operations["queryFrameworkPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/framework/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a framework agreement
         * @description An officer registers an agreement that the school has signed, with its scan. Its number is unique in the school (rule `unique`), its supplier is an approved one of the library (rule `exists`), and it does not end before it begins (rule `order`).
         */
        post: operations["saveFramework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/framework/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a framework agreement
         * @description Changes only what is sent. The supplier stays; the sum is at least what is taken (rule `minimum`). Nothing is called off after the last day. A stale version is refused (code 4090).
         */
        put: operations["updateFramework"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/modify/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List change requests
         * @description Changes of the purchases that the caller sees, the newest first. Drafts are seen by whoever has begun them.
         */
        get: operations["queryProjectModifyPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/modify/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a change request
         * @description A change with what was before and is to be after it, and who is asked. Others count as missing (code 4004).
         */
        get: operations["getProjectModifyDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/modify/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a change request
         * @description The applicant or the officer of an approved purchase drafts a change of it, or changes the draft. Before the publication, and until two hours before the end of the bidding, everything may change (its end only to a later time); while it is carried out the contact. CONTENT, PRICE and FUNDS are for the applicant. A type that is not possible now is refused (rule `modifyType`), and so is a second open change of a purchase (code 4101).
         */
        post: operations["saveProjectModify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/modify/submit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a change request
         * @description The change is checked as a request is, gets its number, and an approval of kind MODIFICATION decides. Something must differ (rule `noChange`), and only in what is to be changed (rule `notOfType`); the way of the purchase stays (rule `sameWay`). A purchase that is to need an argument report and has none brings it (`argumentId`, rule `argument`). Meanwhile an approved purchase is not published; one that is published stands still and gets its time back, whatever is decided. But a change of CONTENT or PRICE that takes effect after the publication makes the round void: its quotes are never opened, suppliers are told, and the purchase is approved again and announced anew, with the whole time.
         */
        post: operations["submitProjectModify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/modify/withdraw/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a change request
         * @description Whoever has begun a change takes it back, as a draft or until it is decided. A purchase that stood still for it goes on.
         */
        post: operations["withdrawProjectModify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/config/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview approvers
         * @description Tells who would be asked for such a request now, one step after the other, as `submitProject` would; nothing is changed. Empty if nobody is.
         */
        post: operations["previewApprovalChain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/task/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List approvals
         * @description TODO lists the tasks that wait for the user, in any role, the oldest first, with those of colleagues for whom the user is the deputy now (`forUserName`); DONE those that the user has decided, or a deputy for the user, or about which the user has asked colleagues first, and APPLIED the cases that the user has started, the latest first. CC lists the requests of which the user was sent a copy.
         */
        get: operations["queryApprovalTaskPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/task/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count approvals to do
         * @description The page header shows the count and asks for it at intervals, so the call does not renew the idle time of the session (x-background).
         */
        get: operations["countApprovalTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/instance/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an approval
         * @description The case with its purchase, who decided when, and what the caller may do. For the applicant, those who have a task in it, the deputies of those whom it waits for, those who were sent a copy, and who may reassign cases of the purchase; for others it counts as missing (code 4004).
         */
        get: operations["getApprovalInstanceDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/task/decide/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve, reject or return
         * @description Decides a task of the caller, or of somebody for whom the caller is the deputy now (`listDelegations`): the task stays with whom it was given to, and its record says who has decided in their place. A deputy who has asked for it, buys it, handles it as its officer or has another part in the case is refused (code 4105). Who is asked for an opinion (`addSignApprovalTask`) answers with APPROVE or REJECT, which decides nothing; who has asked may decide before all have answered. REJECT and RETURN need an opinion (rule `required`). RETURN gives a request back for corrections; a receipt cannot be returned (code 4101). A task that is already decided is refused (code 4131), and so is a stale `version` of the case (code 4090); both say who was there before, and when.
         */
        post: operations["decideApprovalTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/task/delegate/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand over an approval
         * @description Hands a task of the caller over to another enabled user of the school, who is asked in the same step and may read the case; the caller goes on reading it. Refused for the applicant, and for the officer if the case is about an award or a contract (code 4105), and for somebody who is asked or was asked in the case (rule `notAsked`). A receipt cannot be handed over (code 4101). A task that is already decided (code 4131) and a stale `version` of the case (code 4090) are refused as by `decideApprovalTask`.
         */
        post: operations["delegateApprovalTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/task/addSign/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add approvers
         * @description Asks up to five colleagues for their opinion before the caller decides. The task of the caller becomes ASKING; those who are asked answer with `decideApprovalTask`, and when the last has answered, or cannot answer any more, the task is PENDING again. What they say is an advice: the caller decides, and may do so before all have answered, which ends the open questions. Refused for the same people as `delegateApprovalTask` (code 4105, rules `exists`, `notAsked`); not for a receipt, and not by whoever is asked for an opinion (code 4101). A task that is already decided (code 4131) and a stale `version` of the case (code 4090) are refused as by `decideApprovalTask`.
         */
        post: operations["addSignApprovalTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/delegation/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deputies
         * @description The periods in which somebody decides for the caller, and those in which the caller decides for somebody, as far as they have not ended; the earliest first.
         */
        get: operations["listDelegations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/delegation/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a deputy
         * @description Names a colleague who decides for the caller for some days, beside the caller; with `id` and `version`, replaces an own period. Nothing is handed over: when the period ends, what is undecided waits for the caller alone. The colleague is another enabled user of the school (rules `exists`, `self`). A period has at most 90 days (rule `period`), does not end before it begins (rule `order`) or before today (rule `future`), and does not overlap another one of the caller for the same kind of case (rule `deputyOverlap`). A deputy's own deputy is not asked, and receipts are never decided by a deputy.
         */
        post: operations["saveDelegation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/delegation/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a deputy
         * @description Deletes an own period, before it begins or while it runs; from then on the caller decides alone. What the deputy has decided stays decided. Periods of others count as missing (code 4004).
         */
        delete: operations["deleteDelegation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/instance/urge/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a reminder
         * @description Sends a message to everybody whom a running case waits for, at most once in four hours (code 4132 says from when on). Only the applicant of the case.
         */
        post: operations["urgeApprovalInstance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/instance/stuck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List blocked and overdue approvals
         * @description The running cases that wait for somebody who cannot decide any more or for a seat that nobody holds, and those that were left for twice their limit: for who may put somebody else in. The oldest first.
         */
        get: operations["queryStuckApprovalPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/turn/stranded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List other blocked steps
         * @description The steps at the school that wait only for people who are disabled or no longer have the permission, for an office that no user holds, or for a store without a keeper, with who is missing: one row for each step and record. Where all must act, such as the members of an acceptance, one who cannot suffices. Steps that cannot be done yet are left out, and so are decisions about cases, which `queryStuckApprovalPage` lists. A step leaves the list as soon as somebody can do it. The oldest first.
         */
        get: operations["queryStrandedTurnPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/turn/replacements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who may take the place of a person who has left
         * @description Those whom `replaceTurnHolder` accepts in the place of somebody: enabled users of the school whose roles open what is to be done, without those who must not. At most 50, those of the department of the record first, sorted by name; type more to find others.
         */
        get: operations["listReplacements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/turn/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put another person in the place of one who has left
         * @description An administrator of the school gives the place of somebody who is disabled, or no longer has the role for it, to another user. REQUESTER: the requester of a purchase from its submission to its archive; the new one has the rights of a requester, never has approved, witnessed, handled or inspected the purchase (rule `otherPart`), and declares conflicts of interest with each act that asks for it. MEMBER: a member of the group of an acceptance who has not signed, or its leader. A signature stays on record. The lead may also go to another member, whose place the former leader takes. What the group must be like stays (rules `leader`, `outsiders`). BORROWER: the applicant of a shared stock request. Who comes must hold a role that opens the act (rule `able`). A place that nobody has left, or somebody else by now, is refused (code 4101). Who left, who came, why and by whom is in the log of the purchase; who comes and the officer are told.
         */
        post: operations["replaceTurnHolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/instance/reassign/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reassign an approval
         * @description Puts another enabled user of the school into a seat of a case that cannot go on, or that was left for twice its limit; `seats` of `getApprovalInstanceDetail` are those that can be given away, others are refused (code 4101). Without `taskId` all of them are where one decides; where all must agree, it names one (rule `required`) unless there is only one. Refused for the applicant, and for the officer if the case is about an award, a contract or a receipt (code 4105), and for somebody who has a part in the case (rule `notAsked`). The record says who left, who was put in by whom, and why; both and the log of the purchase are told. A stale `version` is refused (code 4090).
         */
        post: operations["reassignApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/instance/withdraw/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a request
         * @description Takes a request back as long as nobody has decided, or after it was returned; the money is free again. Only the applicant. Who has asked to give a purchase up takes that back until it is decided; the purchase goes on with the time that it had left.
         */
        post: operations["withdrawApprovalInstance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/opt/queryAllSupplier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List suppliers
         * @description Suppliers of the session's school; with data scope ALL those of every school. Newest first, unless `sort` says otherwise. Callers without `company:review:read` get approved suppliers only, with masked data: names and phones of contacts in part, and null in all fields about the review.
         */
        get: operations["queryAllSupplier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/opt/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export suppliers
         * @description Plans a task that writes the list to a file, and answers at once. The rows are those of queryAllSupplier, masked in the same way and ordered by creation. Permissions and data scope are those that the role has when the file is made. A file has at most 100,000 rows (code 4302), and a user may start 30 exports per hour (429). Only the caller can read the file, which is deleted after a day.
         */
        post: operations["exportSuppliers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a supplier
         * @description Everything about a supplier of the session's school; with data scope ALL of any school. Callers without `company:review:read` see approved suppliers only (else code 4004), with masked data: no bank data, invoice data, certificate numbers, review records and remarks.
         */
        get: operations["getCompanyDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/opt/reviewRecord/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List review records of a supplier
         * @description Submissions, reviews, freezing and all other changes of status, newest first. Never changed or removed.
         */
        get: operations["listCompanyReviewRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/opt/auditing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a supplier
         * @description Approves or rejects a supplier that is PENDING; refused in any other status (code 4101). Rejecting needs an `opinion`, and so does approving a supplier whose operating status in the registry is unknown or neither EXISTING nor OPERATING (rule `required`). A supplier of credit level D needs the approval of two users: after the first it stays PENDING, and the same user cannot give the second (code 4105). A stale `version` is refused (code 4090).
         */
        post: operations["auditCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/opt/remark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the remark on a supplier
         * @description Users who may review see the remark; the supplier never does. A stale `version` is refused (code 4090).
         */
        put: operations["remarkCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/opt/account-source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the account source of a supplier
         * @description Corrects the source of the account. A stale `version` is refused (code 4090).
         */
        put: operations["updateCompanyAccountSource"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/opt/signed/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Record the agreement with a supplier
         * @description For approved suppliers (else code 4101). `agreementExpireDate` may not have passed (rule `future`); if the agreement is not signed, it is removed. A stale `version` is refused (code 4090).
         */
        put: operations["updateCompanySignedAgreement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v2/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as a supplier
         * @description Public. Creates a supplier of the chosen school with status REGISTERED, and its account. The code comes from sendPhoneCaptcha with scene REGISTER and works once, for this phone (code 4002). It is checked first, so that names and accounts cannot be probed without one. The check digit of the credit code must be right (rule `checksum`) and the password must be strong (rule `strength`), and neither the account (`sameAsAccount`) nor a common one (`common`); name and credit code are unique within the school, the account on the platform (rule `unique`); the school must be in service (rule `exists`). It cannot be repeated by key: there is no session, and the code of a repeat is used up. An address may try 300 times per minute (429).
         */
        post: operations["registerSupplier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get own company profile
         * @description For the account of a supplier, which has no role; any other user gets code 4004.
         */
        get: operations["getSupplierProfile"];
        /**
         * Submit own company profile
         * @description For the account of a supplier (else code 4004). A supplier that is registered, rejected or waiting for review becomes PENDING, and a first approval becomes void. An approved supplier goes back to review if its name, credit code, legal person, business license or bank account changes; else it stays approved. Once a profile has been sent, another bank or account wants the password (rules `wantedForAccount` and `wrong`); running purchases go on being paid to the account that they have copied. Frozen, barred and canceled suppliers cannot change anything (code 4101). The qualifications must contain a business license (rule `licence`) that has not expired (rule `expired`); kinds must be entries of the dictionary, categories must exist, and the supplier itself must have uploaded the scans for COMPANY (rule `exists`); name and credit code must be unique within the school (rule `unique`), and the check digit of the code must be right (rule `checksum`). A stale `version` is refused (code 4090). A task fetches the data of the business registry for the review.
         */
        put: operations["updateSupplierProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/gs/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get registry data of a supplier
         * @description The data last fetched from the business registry; this call fetches nothing. Callers without `company:review:read` see approved suppliers only. Also code 4004 if nothing was fetched yet.
         */
        get: operations["getCompanyGsInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/gs/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh registry data of a supplier
         * @description Asks the configured provider by credit code and stores the answer. Refused if the provider does not answer (code 4401) or does not know the enterprise (code 4402); earlier data are kept. At most one call per minute and supplier (429).
         */
        post: operations["refreshCompanyGsInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/score/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the credit score of a supplier
         * @description How the credit score was calculated: it starts at 80, or at the value of an import, and exposures deduct points. Callers without `company:review:read` see approved suppliers only (else code 4004).
         */
        get: operations["getCompanyScorecard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/school/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List schools
         * @description Schools of the platform; without data scope ALL only the caller's own. Newest first, unless `sort` says otherwise.
         */
        get: operations["querySchoolPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/school/simpleList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List schools to choose from
         * @description Public: the registration form asks for a school. Names and ids of the schools in service (ACTIVE), by name, at most 1000. At most 300 calls per minute from one address (429).
         */
        get: operations["listSchoolsSimple"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/register-school": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a school
         * @description Creates the school with its root department, in service at once. Roles, menu, dictionaries and parameters are those of the platform until the school sets its own. School id, name and code are unique (rule `unique`). CAS needs `casServerUrl` (rule `required`). Needs data scope ALL (403).
         */
        post: operations["registerSchool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/school/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a school
         * @description Without data scope ALL, only the caller's own school (else code 4004).
         */
        get: operations["getSchoolDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/school": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a school
         * @description Changes only the fields that are sent; updateCompanyStatus changes the status, and the school id never changes. Name and code are unique (rule `unique`); CAS needs `casServerUrl` (rule `required`). A stale `version` is refused (code 4090).
         */
        put: operations["updateSchool"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the status of a supplier or school
         * @description In addition to the operation's own code, a supplier needs `company:supplier:review`, cancelling one `company:supplier:cancel`, and a school `system:school:update` and data scope ALL (403). Suppliers: APPROVED to FROZEN and back, any status to CANCELLED. Schools: ACTIVE to SUSPENDED and back. Any other change is refused (code 4101). Users of a suspended school cannot log in (code 4010), and their sessions end at once. A stale `version` is refused (code 4090).
         */
        put: operations["updateCompanyStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/invoice/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get invoice data of a school
         * @description The data that suppliers put on invoices to a school: the session's own, unless `companyId` names another. Code 4004 if none are recorded.
         */
        get: operations["getCompanyInvoiceInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apply/comments/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved comments
         * @description The caller's own comments and those of the school, at most 500. Own comments come first, then by position and content.
         */
        get: operations["listApplyComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apply/comments/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a comment
         * @description Without `id`, creates a comment; with `id` and `version`, replaces the whole content of an existing one. A stale `version` is refused (code 4090), and one without the other breaks the rule `together`. Creating a comment for the whole school, changing it and making it personal also need the code `approval:comment:share` (403). Personal comments of others count as missing (code 4004). Each text can be saved once per owner, scope and type (rule `unique`).
         */
        post: operations["saveApplyComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apply/comments/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved comment
         * @description Deletes one of the caller's own comments. A comment of the school also needs the code `approval:comment:share` (403). Personal comments of others count as missing (code 4004). Opinions given with it stay unchanged.
         */
        delete: operations["deleteApplyComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/contacts/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts
         * @description Lists the caller's own contacts only, whatever the data scope. The default contact comes first, then the latest change, unless `sort` says otherwise.
         */
        get: operations["queryContactPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/contacts/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a contact
         * @description The campus must be one of a department of the school (rule `exists`); if no department has one, any campus is accepted. A new default replaces the old one.
         */
        post: operations["saveContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/contacts/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a contact
         * @description Changes only the fields that are sent. The rules of saveContact apply. A contact of another user counts as missing (code 4004). A stale `version` is refused (code 4090).
         */
        put: operations["updateContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/contacts/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a contact
         * @description A contact of another user counts as missing (code 4004). After the default contact is deleted, none is the default.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List budget cards
         * @description The cards within the data scope. With data scope SELF, these are the cards that the user is in charge of or may use; otherwise those whose department is within the scope. `sum` is the sum of all cards that match. Latest change first, unless `sort` says otherwise.
         */
        get: operations["queryExpenditurePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/simpleList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List budget cards to choose from
         * @description The enabled and valid cards that the user is in charge of or may use, those used most recently first. With `amount`, what would stay on each card.
         */
        get: operations["listExpendituresSimple"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a budget card
         * @description A card outside the data scope counts as missing (code 4004).
         */
        get: operations["getExpenditureDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a budget card
         * @description Creates a card of the caller's school. The card number is unique within the school (rule `unique`); person in charge, department and authorised users must be enabled and belong to the school (rule `exists`), the department must be within the data scope, and the person in charge must not be among the authorised users (rule `owner`); validTo must not be before validFrom (rule `order`). The total is the first entry of the ledger (ADJUST).
         */
        post: operations["saveExpenditure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import budget cards
         * @description Creates all rows or none, in the caller's school: the rules of saveExpenditure apply to each row, and card numbers are unique among the rows too (rule `duplicate`). Persons in charge are found by account (`exists`), departments by code or path (`exists`, `deptBeyond` outside the data scope). The total of each card is the first entry of its ledger (ADJUST). With `dryRun`, nothing is created: the answer lists all problems by row and field, and the cards that could be created. Without it, any problem refuses the whole import with the first 100 problems (code 4000).
         */
        post: operations["importExpenditures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a budget card
         * @description Changes only the fields that are sent. The rules of saveExpenditure apply. A card outside the data scope counts as missing (code 4004). A changed total is written to the ledger as ADJUST; one below the frozen amount is refused (code 4160). For a card of the finance system (source SYNC), only the status can be changed (code 4101). A stale `version` is refused (code 4090).
         */
        put: operations["updateExpenditure"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/authorize/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Share a budget card
         * @description Replaces the whole list. A card outside the data scope counts as missing (code 4004). With data scope SELF, only cards that the user is in charge of, not those lent to them (code 4004). Users must be enabled and belong to the school (rule `exists`), and must not include the person in charge (rule `owner`). A stale `version` is refused (code 4090).
         */
        put: operations["authorizeExpenditureUsers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a budget card
         * @description A card outside the data scope counts as missing (code 4004). Refused if its ledger has entries other than ADJUST, or if a draft names it (code 4206): disable the card instead. The ADJUST entries are deleted with the card. A card of the finance system (source SYNC) cannot be deleted (code 4101).
         */
        delete: operations["deleteExpenditure"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/freeze/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Freeze budget on a card
         * @description Freezes money for a matter by hand and adds an entry to the ledger (FREEZE). A card outside the data scope counts as missing (code 4004). If less than the amount is available at that moment, nothing changes (code 4160). A card that is disabled, expired or not yet valid is refused (code 4101).
         */
        post: operations["freezeExpenditure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/unfreeze/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unfreeze budget on a card
         * @description Releases money that was frozen by hand for the same `bizCode`, also on a disabled or expired card, and adds an entry to the ledger (UNFREEZE). A card outside the data scope counts as missing (code 4004). An amount above the one still frozen for it is refused (rule `held`).
         */
        post: operations["unfreezeExpenditure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/flow/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ledger entries of a budget card
         * @description Every movement with the balance after it; the entries add up to the figures of the card. A card outside the data scope counts as missing (code 4004). With data scope SELF, only cards that the user is in charge of, not those lent to them (code 4004). Newest first, unless `sort` says otherwise.
         */
        get: operations["queryExpenditureFlowPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export budget cards
         * @description Plans a task that writes the list to a file, and answers at once. The rows are those of queryExpenditurePage, masked in the same way and ordered by creation. Permissions and data scope are those that the role has when the file is made. A file has at most 100,000 rows (code 4302), and a user may start 30 exports per hour (429). Only the caller can read the file, which is deleted after a day.
         */
        post: operations["exportExpenditures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/flow/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the ledger of a budget card
         * @description Plans a task that writes the list to a file, and answers at once. The rows are those of queryExpenditureFlowPage, masked in the same way and ordered by creation. Permissions and data scope are those that the role has when the file is made. A file has at most 100,000 rows (code 4302), and a user may start 30 exports per hour (429). Only the caller can read the file, which is deleted after a day.
         */
        post: operations["exportExpenditureFlows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/carry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List budget cards to carry over
         * @description The enabled cards within the data scope of updateExpenditure that end by a day, with what is carried over: the balance, and the money in flight, which stays with its purchases.
         */
        get: operations["listCarriedExpenditures"];
        put?: never;
        /**
         * Carry over budget cards
         * @description Plans a task that extends the cards to a new last day, and answers at once. Number, balance and users of a card stay, and so does the money in flight, with its purchases. The ledger of each card tells it (CARRY). A card that is valid until that day already is left alone, so the call can be repeated. A card outside the data scope is refused (rule `exists`), and so is one of the finance system (rule `synchronisedCard`).
         */
        post: operations["carryExpenditures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the latest sync of budget cards
         * @description The latest sync of the session's school and its progress. Null if there was none.
         */
        get: operations["getExpenditureSync"];
        put?: never;
        /**
         * Sync budget cards
         * @description Starts a task for the session's school and answers at once; the figures are null until the task has ended. Only one is open at a time: until it ends, every call returns that one. Cards are identified by their number: new ones are added, known ones changed, those that are closed or no longer there disabled, and enabled again when they come back. A changed total is written to the ledger as ADJUST and never falls below the frozen amount. The log of the task names each refused row and the reason. A server without an address to sync from refuses the call (code 4101).
         */
        post: operations["syncExpenditures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/inbox/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages
         * @description Lists the caller's own messages only, with any role or without one, as for suppliers. Newest first, unless `sort` says otherwise. Title and content are in the requested language.
         */
        get: operations["queryInboxMessagePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/inbox/unreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count unread messages
         * @description The page header shows the count and asks for it at intervals, so the call does not renew the idle time of the session (x-background).
         */
        get: operations["countUnreadInboxMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/inbox/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark messages as read
         * @description Marks messages by `ids`, or `all` of them (exactly one of the two, rule `either`). Messages that are already read keep their time. Messages of others count as missing: if one is named, nothing changes (code 4004).
         */
        put: operations["markInboxMessagesRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/log/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List operation log entries
         * @description One row for each write, each refused write and each login in the session's school; with data scope ALL those of every school and of the platform. Newest first, unless `sort` says otherwise. Rows are never changed or deleted through this interface.
         */
        get: operations["queryOperationLogPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the operation log
         * @description Plans a task that writes the list to a file, and answers at once. The rows are those of queryOperationLogPage, masked in the same way and ordered by creation. Permissions and data scope are those that the role has when the file is made. A file has at most 100,000 rows (code 4302), and a user may start 30 exports per hour (429). Only the caller can read the file, which is deleted after a day.
         */
        post: operations["exportOperationLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/log/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an operation log entry
         * @description The request contains no passwords and codes; they are never stored. Names of ids are the current ones, of rows of the own school and of the platform; with data scope ALL of every school. Changes are stored for writes to a single row. A row of another school counts as missing (code 4004) unless the data scope is ALL.
         */
        get: operations["getOperationLogDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/school-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Users within the data scope of the role; with data scope ALL those of every school. Phones are masked. Newest first, unless `sort` says otherwise.
         */
        get: operations["querySchoolUserPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/automatic-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users synced from SSO
         * @description Users whose source is CAS, QLGD or PLATFORM, within the data scope of the role; with data scope ALL those of every school. Phones are masked. Newest first, unless `sort` says otherwise.
         */
        get: operations["queryAutomaticUserPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import users
         * @description Creates all rows or none: the rules of createUser apply to each row, and accounts and numbers are unique among the rows too (rule `duplicate`). Departments are found by code or path (`exists`, `deptBeyond` outside the data scope), roles by code or name (`exists`, `ambiguous` if several roles have the name, `grantRole` for roles above the current one, `exclusiveRole`). With `dryRun`, nothing is created: the answer lists all problems by row and field, and the users that could be created. Without it, any problem refuses the whole import with the first 100 problems (code 4000). Each user gets a generated initial password, good for 14 days. Only this answer contains the passwords: they are neither stored in clear nor logged. A repeat with the same `Idempotency-Key` returns them again in the same session; in another session it is refused (code 4091).
         */
        post: operations["importUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export users
         * @description Plans a task that writes the list to a file, and answers at once. The rows are those of querySchoolUserPage, masked in the same way and ordered by creation. Permissions and data scope are those that the role has when the file is made. A file has at most 100,000 rows (code 4302), and a user may start 30 exports per hour (429). Only the caller can read the file, which is deleted after a day.
         */
        post: operations["exportUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user
         * @description With the complete phone number. A user outside the data scope counts as missing (code 4004).
         */
        get: operations["getUserDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/simpleList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users to choose from
         * @description Enabled users of the session's school, at most 50, those of the own department first, sorted by name; type more to find others.
         */
        get: operations["listUsersSimple"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/addRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant roles to users
         * @description Adds to each user the roles that the user lacks, and takes nothing away. All users get them, or none. The rules of updateUser apply to each user: users outside the data scope are missing (rule `exists`), those above the current role cannot be changed (403), the caller's own account is refused (code 4209), and an exclusive role cannot be combined with another one (code 4207). Departments must be within the data scope and belong to the school of every user.
         */
        post: operations["addUserRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/resetPasswords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set initial passwords of users
         * @description Each user gets a generated initial password, or none does if one is refused. The rules of resetPassword apply to each user: their earlier passwords and all their sessions end, and the new password must be changed at the next login, within 14 days. Not for the caller's own account (code 4209), for a user above the current role (403), or for one who logs in through the central authentication (code 4101); users outside the data scope are missing (rule `exists`). Only this answer contains the passwords: they are neither stored in clear nor logged. A repeat with the same `Idempotency-Key` returns them again in the same session; in another session it is refused (code 4091).
         */
        post: operations["resetPasswords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/checkAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether an account is taken
         * @description Accounts are unique on the whole platform and compared ignoring case. The answer does not reveal whose account it is.
         */
        get: operations["checkAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a user
         * @description Changes only the fields that are sent; `roleDeptList` replaces all grants, and sessions that act in a removed role or department end. The rules of createUser apply. A user who holds a role that the caller could not grant cannot be changed (403), because changing a phone lets the caller take over the account. Callers cannot change their own grants or phone here (code 4209). Account, name, department and number of synced users come from the source and cannot be changed (code 4101). A user can only move to another department of the same school. A stale `version` is refused (code 4090).
         */
        put: operations["updateUser"];
        /**
         * Create a user
         * @description The department must be within the caller's data scope, and roles above the current one cannot be granted (403): a role with a wider data scope, or with menus that come neither from the current role nor from the roles that the platform makes grantable by it, as it does with the roles of a school for its administrators. An exclusive role (the auditor's) cannot be combined with another role (code 4207). Account and number in the central authentication are unique (rule `unique`), and department and roles must exist (`exists`); those of another school count as missing. The password must be strong (`strength`), and neither the account (`sameAsAccount`) nor a common one (`common`). It is good for 14 days, see x-initial-password.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/updateStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the status of a user
         * @description DISABLED is for users who have left, LOCKED for accounts that may be in the wrong hands. Both end all sessions of the user at once, and only an administrator can enable the user again. Not for the caller's own account (code 4209) or for a user above the current role (403, see updateUser). The status that the user already has is refused (code 4101).
         */
        put: operations["updateUserStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description For accounts made by mistake: a user that other records refer to cannot be deleted (code 4206, with what they are); disable them instead. Not for the caller's own account (code 4209) or for a user above the current role (403, see updateUser).
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/syncCas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sync users from SSO
         * @description Starts a task for the session's school and answers at once; the figures are null until the task has ended. Only one is open at a time: until it ends, every call returns that one. Users are identified by their number in the central authentication: new ones are added without a role, known ones changed, those who are no longer there disabled, and enabled again when they come back. The log of the task names each refused row and the reason. The call is refused for a school without central authentication (code 4101), and so is the call on a server without an address to sync from.
         */
        get: operations["syncCasUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/resetPassWord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reset the password of a user
         * @description Only this answer contains the password; it is neither stored in clear nor logged. It must be changed at the next login, within 14 days, and all sessions of the user end. Not for the caller's own account (code 4209, use updatePassword), for a user above the current role (403, see updateUser), or for one who logs in through the central authentication (code 4101).
         */
        get: operations["resetPassword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/phone-captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an SMS code
         * @description The code works once, within five minutes, for this phone and scene; a new code replaces the previous one. The answer is the same whether the phone belongs to a user or not; for RESET, an SMS is sent only if it does. A phone gets one SMS per minute, five per hour and ten per day (429); from the third SMS within an hour to a phone or from an address, a captcha is needed (code 4002, `data.captchaRequired`). No answer contains the code. If no SMS can be sent, every phone is refused (code 4101).
         */
        post: operations["sendPhoneCaptcha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/updatePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change own password
         * @description Needs either the present password or a code sent to the user's phone (scene RESET), not both (rule `either`). A wrong present password breaks the rule `wrong`, a wrong code gets code 4002; further attempts have to wait longer and longer (429). The new password must be strong (rule `strength`), and must not be the account (`sameAsAccount`), a common password (`common`) or one of the last three (`reused`). All other sessions of the user end.
         */
        put: operations["updatePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get own profile
         * @description Works before a role is chosen. The phone is masked.
         */
        get: operations["getMyProfile"];
        /**
         * Update own profile
         * @description Changes only the fields that are sent. The portrait is a file that the user has uploaded for AVATAR (rule `exists`). The name of a synced user comes from the source and cannot be changed (code 4101). A stale `version` is refused (code 4090).
         */
        put: operations["updateMyProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change own phone
         * @description Needs a code sent to the new number (scene BIND; code 4002 if it is wrong or used) and the present password (rule `wrong`): the phone can reset the password, so somebody who finds an open session must not be able to change it. Further attempts have to wait longer and longer (429).
         */
        put: operations["updateMyPhone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v2/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a forgotten password
         * @description Ends all sessions of the user. If account, phone and code do not match, or the account is disabled or has no password, the answer is the same (code 4002). A code allows five attempts. Further attempts have to wait longer and longer (429). The new password must be strong (rule `strength`), and must not be the account (`sameAsAccount`), a common password (`common`) or one of the last three (`reused`). A success sets the cookie `device`, as login does.
         */
        post: operations["resetForgottenPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/help/center/guidelines/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List guidelines
         * @description Guidelines of the platform and of the session's school; with data scope ALL those of every school. Lists rows that are published, have not expired and are meant for the caller's role; with `content:guideline:update` also rows in any other state that the caller maintains. Pinned ones first, then by position, unless `sort` says otherwise.
         */
        get: operations["queryHelpGuidelinePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/help/center/guidelines/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a guideline
         * @description Creates a draft for the school `companyId`, by default the session's. Scripts and everything that loads from elsewhere are removed from `content`; some text must remain (rule `empty`). Category, roles and files must exist for the school (rule `exists`), and `expireTime` must be in the future (rule `future`).
         */
        post: operations["saveHelpGuideline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/help/center/guidelines/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a guideline
         * @description Changes only the fields that are sent. A published article must be withdrawn first (code 4101); a withdrawn or expired one becomes a draft again. Only users of the platform can change its rows (else 403). A stale `version` is refused (code 4090).
         */
        put: operations["updateHelpGuideline"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/help/center/guidelines/publish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish or withdraw a guideline
         * @description Publishes a draft or a withdrawn article, or withdraws a published one; any other step is refused (code 4101), and so is publishing with an `expireTime` that has passed. Withdrawing needs a `reason` (rule `required`). A stale `version` is refused (code 4090).
         */
        post: operations["publishHelpGuideline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/help/center/guidelines/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a guideline
         * @description A published article must be withdrawn first (code 4101). Only users of the platform can change its rows (else 403).
         */
        delete: operations["deleteHelpGuideline"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/help/center/faq/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List FAQs
         * @description Questions and answers of the help center of the platform and of the session's school; with data scope ALL those of every school. Lists rows that are published, have not expired and are meant for the caller's role; with `content:faq:update` also rows in any other state that the caller maintains. Pinned ones first, then by position, unless `sort` says otherwise.
         */
        get: operations["queryHelpFaqPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/help/center/faq/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an FAQ
         * @description Creates a draft for the school `companyId`, by default the session's. Scripts and everything that loads from elsewhere are removed from `content`; some text must remain (rule `empty`). Category, roles and files must exist for the school (rule `exists`), and `expireTime` must be in the future (rule `future`).
         */
        post: operations["saveHelpFaq"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/help/center/faq/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update an FAQ
         * @description Changes only the fields that are sent. A published article must be withdrawn first (code 4101); a withdrawn or expired one becomes a draft again. Only users of the platform can change its rows (else 403). A stale `version` is refused (code 4090).
         */
        put: operations["updateHelpFaq"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/help/center/faq/publish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish or withdraw an FAQ
         * @description Publishes a draft or a withdrawn article, or withdraws a published one; any other step is refused (code 4101), and so is publishing with an `expireTime` that has passed. Withdrawing needs a `reason` (rule `required`). A stale `version` is refused (code 4090).
         */
        post: operations["publishHelpFaq"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/help/center/faq/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an FAQ
         * @description A published article must be withdrawn first (code 4101). Only users of the platform can change its rows (else 403).
         */
        delete: operations["deleteHelpFaq"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrity/announcement/exposure/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sanctions
         * @description Exposures of suppliers of the session's school; with data scope ALL those of every school. Callers without `content:exposure:read` see only published exposures. Newest first, unless `sort` says otherwise.
         */
        get: operations["queryIntegrityExposurePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrity/announcement/exposure/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a sanction
         * @description With facts and evidence. Callers without `content:exposure:read` see only published exposures; any other counts as missing (code 4004).
         */
        get: operations["getIntegrityExposureDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrity/announcement/exposure/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft a sanction
         * @description Creates a draft without effects. The supplier must be approved, frozen or barred, and the evidence must have been uploaded for EXPOSURE (rule `exists`); the end must not be before the start (rule `order`). The school is that of the supplier.
         */
        post: operations["saveIntegrityExposure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrity/announcement/exposure/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a sanction draft
         * @description Drafts only (else code 4101). The rules of saveIntegrityExposure apply. A stale `version` is refused (code 4090).
         */
        put: operations["updateIntegrityExposure"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrity/announcement/exposure/publish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish or withdraw a sanction
         * @description Publishing a draft deducts `deductScore` from the credit score of the supplier, at most down to 0; SUSPEND freezes the supplier and BAN bars it (BLACKLISTED) until the exposure ends. Withdrawing a published exposure needs a `reason` (rule `required`) and restores the deducted points and the status, unless another exposure requires it. Any other step is refused (code 4101), and so is a stale `version` (code 4090).
         */
        post: operations["publishIntegrityExposure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrity/announcement/exposure/appeal/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record an appeal against a sanction
         * @description Records the supplier's appeal and its decision, once for a published exposure (else code 4101). UPHELD withdraws the exposure with all its effects. The user who published it cannot decide the appeal (code 4105). A stale `version` is refused (code 4090).
         */
        post: operations["recordIntegrityExposureAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrity/announcement/exposure/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a sanction draft
         * @description Drafts only (else code 4101).
         */
        delete: operations["deleteIntegrityExposure"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an article
         * @description An article of any channel, with its text. An article that the page of its channel does not show to the caller counts as missing (code 4004). Reading does not count a view; countArticleView does.
         */
        get: operations["getArticleDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/view/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count an article view
         * @description Records that the caller has opened the article, and counts each user once. Afterwards `viewed` is true, so that an announcement does not pop up again. Views of unpublished articles are not counted.
         */
        post: operations["countArticleView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/information/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List news articles
         * @description News articles of the platform and of the session's school; with data scope ALL those of every school. Lists rows that are published, have not expired and are meant for the caller's role; with `content:news:update` also rows in any other state that the caller maintains. Pinned ones first, then the newest, unless `sort` says otherwise.
         */
        get: operations["queryNewsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/information/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a news article
         * @description Creates a draft for the school `companyId`, by default the session's. Scripts and everything that loads from elsewhere are removed from `content`; some text must remain (rule `empty`). Category, roles and files must exist for the school (rule `exists`), and `expireTime` must be in the future (rule `future`).
         */
        post: operations["saveNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/information/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a news article
         * @description Changes only the fields that are sent. A published article must be withdrawn first (code 4101); a withdrawn or expired one becomes a draft again. Only users of the platform can change its rows (else 403). A stale `version` is refused (code 4090).
         */
        put: operations["updateNews"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/information/publish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish or withdraw a news article
         * @description Publishes a draft or a withdrawn article, or withdraws a published one; any other step is refused (code 4101), and so is publishing with an `expireTime` that has passed. Withdrawing needs a `reason` (rule `required`). A stale `version` is refused (code 4090).
         */
        post: operations["publishNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/information/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a news article
         * @description A published article must be withdrawn first (code 4101). Only users of the platform can change its rows (else 403).
         */
        delete: operations["deleteNews"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/announcement/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List system announcements
         * @description System announcements of the platform and of the session's school; with data scope ALL those of every school. Lists rows that are published, have not expired and are meant for the caller's role; with `content:systemAnnouncement:update` also rows in any other state that the caller maintains. Pinned ones first, then the newest, unless `sort` says otherwise.
         */
        get: operations["querySystemAnnouncementPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/announcement/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a system announcement
         * @description Creates a draft for the school `companyId`, by default the session's. Scripts and everything that loads from elsewhere are removed from `content`; some text must remain (rule `empty`). Category, roles and files must exist for the school (rule `exists`), and `expireTime` must be in the future (rule `future`).
         */
        post: operations["saveSystemAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/announcement/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a system announcement
         * @description Changes only the fields that are sent. A published article must be withdrawn first (code 4101); a withdrawn or expired one becomes a draft again. Only users of the platform can change its rows (else 403). A stale `version` is refused (code 4090).
         */
        put: operations["updateSystemAnnouncement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/announcement/publish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish or withdraw a system announcement
         * @description Publishes a draft or a withdrawn article, or withdraws a published one; any other step is refused (code 4101), and so is publishing with an `expireTime` that has passed. Withdrawing needs a `reason` (rule `required`). A stale `version` is refused (code 4090).
         */
        post: operations["publishSystemAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/announcement/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a system announcement
         * @description A published article must be withdrawn first (code 4101). Only users of the platform can change its rows (else 403).
         */
        delete: operations["deleteSystemAnnouncement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lighthouse/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List case studies
         * @description Model cases of the platform and of the session's school; with data scope ALL those of every school. Lists rows that are published, have not expired and are meant for the caller's role; with `content:lighthouse:update` also rows in any other state that the caller maintains. Pinned ones first, then the newest, unless `sort` says otherwise.
         */
        get: operations["queryLighthousePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lighthouse/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a case study
         * @description A model case with its text. A case that queryLighthousePage does not show to the caller counts as missing (code 4004).
         */
        get: operations["getLighthouseDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lighthouse/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a case study
         * @description Creates a draft for the school `companyId`, by default the session's. Scripts and everything that loads from elsewhere are removed from `content`; some text must remain (rule `empty`). Category, roles and files must exist for the school (rule `exists`), and `expireTime` must be in the future (rule `future`).
         */
        post: operations["saveLighthouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lighthouse/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a case study
         * @description Changes only the fields that are sent. A published article must be withdrawn first (code 4101); a withdrawn or expired one becomes a draft again. Only users of the platform can change its rows (else 403). A stale `version` is refused (code 4090).
         */
        put: operations["updateLighthouse"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lighthouse/publish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish or withdraw a case study
         * @description Publishes a draft or a withdrawn article, or withdraws a published one; any other step is refused (code 4101), and so is publishing with an `expireTime` that has passed. Withdrawing needs a `reason` (rule `required`). A stale `version` is refused (code 4090).
         */
        post: operations["publishLighthouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lighthouse/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a case study
         * @description A published article must be withdrawn first (code 4101). Only users of the platform can change its rows (else 403).
         */
        delete: operations["deleteLighthouse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download-center-doc/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List documents
         * @description Documents of the platform and of the session's school; with data scope ALL those of every school. Callers without `content:document:update` see only enabled documents for their role. Ordered by position, unless `sort` says otherwise.
         */
        get: operations["queryDownloadDocPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download-center-doc/download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download a document
         * @description Counts the download and returns the file with an address to read it from. Callers without `content:document:update` see only enabled documents for their role (else code 4004).
         */
        post: operations["downloadDoc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download-center-doc/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a document
         * @description Creates it for the school `companyId`, by default the session's. The name is unique within the school (rule `unique`), the file must have been uploaded for DOCUMENT, and the roles must exist for the school (rule `exists`). Rows of the platform need data scope ALL (403).
         */
        post: operations["saveDownloadDoc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download-center-doc/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a document
         * @description Changes only the fields that are sent; a new file keeps the download count. The name is unique within the school (rule `unique`), the file must have been uploaded for DOCUMENT, and the roles must exist for the school (rule `exists`). Rows of the platform need data scope ALL (403). A stale `version` is refused (code 4090).
         */
        put: operations["updateDownloadDoc"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download-center-doc/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a document
         * @description The file itself is removed later, when no row uses it. Rows of the platform need data scope ALL (403).
         */
        delete: operations["deleteDownloadDoc"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userWechatMessage/createQrCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Create a QR code to link WeChat
         * @description A WeChat account that scans the code within five minutes and confirms is bound to the user. A new code replaces the previous one. A user has at most five bound receivers (code 4321) and can create 30 codes per hour (429). If the platform has no WeChat account, the call is refused (code 4101). This GET has side effects, as the product specification requires: never cached, prefetched or repeated, and refused to cross-site navigation.
         */
        get: operations["createWechatQrCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userWechatMessage/isBind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether WeChat is linked
         * @description Pages call it every two seconds while they show a QR code. With `sceneKey`: the state of that attempt, UNBOUND when it has expired and CANCELLED if the WeChat account already belongs to another user. Without it: BOUND if the user has any bound receiver, else UNBOUND. An attempt of another user counts as missing (code 4004).
         */
        get: operations["isWechatBound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userWechatMessage/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List WeChat receivers
         * @description The caller's own receivers, bound and unbound. With the code `message:wechat:manage`, those of all users within the data scope. Latest binding first, unless `sort` says otherwise.
         */
        get: operations["queryWechatReceiverPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userWechatMessage/updatePushState": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Turn WeChat push on or off
         * @description A receiver of another user counts as missing (code 4004), unless the role has the code `message:wechat:manage` and the user is within its data scope. Only bound receivers have the switch (code 4101). A stale `version` is refused (code 4090).
         */
        put: operations["updateWechatPushState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userWechatMessage/updateNickNameNotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set note and language of a WeChat receiver
         * @description A receiver of another user counts as missing (code 4004), unless the role has the code `message:wechat:manage` and the user is within its data scope. Only bound receivers can be changed (code 4101). A stale `version` is refused (code 4090).
         */
        put: operations["updateWechatNickNameNotes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userWechatMessage/unbind/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink a WeChat receiver
         * @description A receiver of another user counts as missing (code 4004), unless the role has the code `message:wechat:manage` and the user is within its data scope. The binding becomes CANCELLED and the subscriptions of the receiver end; messages sent to it stay in the log. A receiver that is not bound is refused (code 4101).
         */
        delete: operations["unbindWechat"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userWechatMessage/sendLog/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages sent to WeChat
         * @description Messages pushed to the caller's own receivers. With the code `message:wechat:manage`, those pushed to receivers of all users within the data scope. Newest first, unless `sort` says otherwise.
         */
        get: operations["queryWechatSendLogPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userMessageSceneRelation/wechat/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscribed topics
         * @description A receiver of another user counts as missing (code 4004), unless the role has the code `message:wechat:manage` and the user is within its data scope. Sorted by subject and scene.
         */
        get: operations["listWechatMessageScenes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userMessageSceneRelation/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unsubscribe from topics
         * @description Ends all of the named subscriptions or none: if one does not exist, or belongs to a receiver that the caller may not change, the whole call is refused (code 4004). Callers can end their own subscriptions and, with the code `message:wechat:manage`, those within the data scope.
         */
        delete: operations["deleteMessageSceneRelation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userMessageSceneRelation/queryNotAdded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List topics not subscribed to
         * @description A receiver of another user counts as missing (code 4004), unless the role has the code `message:wechat:manage` and the user is within its data scope. Lists only scenes that are pushed to WeChat and meant for the caller: for the permissions of the current role, or for suppliers, who have no role. Sorted by subject and scene.
         */
        get: operations["queryMessageScenesNotAdded"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userMessageSceneRelation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to topics
         * @description A receiver of another user counts as missing (code 4004), unless the role has the code `message:wechat:manage` and the user is within its data scope. The receiver must be bound (code 4101). Existing subscriptions stay unchanged; a scene that does not exist, or that queryMessageScenesNotAdded does not offer, refuses the whole call (rule `exists`).
         */
        post: operations["addMessageSceneRelation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/messageSceneSubject/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List message subjects and topics
         * @description The scenes that the caller may subscribe to (with the current role, or as a supplier, who has none), grouped by subject, in the order of the page. Subjects without scenes are left out.
         */
        get: operations["listMessageSceneSubjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         * @description The name is reduced to one line of visible characters, without control characters, direction overrides, and dots and spaces at its ends. The kind of the file is detected from its content, and the extension of its name must match: pdf, doc, docx, xls, xlsx, png, jpg (jpeg) and zip up to 50 MB; for AVATAR only pictures up to 2 MB, for PRODUCT and SCHOOL only pictures, and for COMPANY only pictures and pdf, up to 10 MB (rules `fileType`, `fileContent` for a content of another kind, and `fileSize`, 413 above 50 MB; `emptyFile` for one without content). A picture has at most 8,000 pixels on each side and 32 million in all for AVATAR and SCHOOL, 16,000 and 64 million for PRODUCT, 30,000 and 150 million for all other purposes (rule `pictureSize`, and `picture` for one without a size). A file that no row uses within 24 hours is deleted, so a repeated upload does no harm. A user may upload 200 files per hour, a user without a role 60 (429) and only for AVATAR, COMPANY and QUOTE (else code 4007); COMPANY and QUOTE are for suppliers (rule `choice`).
         *     A file for QUOTE belongs to a quote for the purchase `projectId`, and is sealed on arrival: the server stores neither its content nor its name nor a hash of it as they are, and until the opening of the technical part only who has uploaded it can read it. Pdf, doc, docx, xls, xlsx, png, jpg and zip up to 20 MB, 10 in a quote and 30 in a round (rule `maxItems`). `bizType` comes before `file` in the form (rule `form`). Who has joined may upload (code 4182), until the end (code 4184). The call is in no log. What no last quote of a bidder has is deleted a week after the end.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get details of a file
         * @description For users who may read the file: the one who uploaded it, and those who may read a row that uses it. For all others it counts as missing (code 4004). Without a role, users can read only their own uploads. A file of a quote can be read by its supplier, and by those who may read the bidding from the opening of the technical part on; until the prices are opened they see 技术文件 and a number instead of its name.
         */
        get: operations["getFileInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file/download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         * @description Take the complete address from `url` of a FileInfo. It is signed for one file and ten minutes, so that pictures and links work without a header. A success is the content itself, not an envelope: always an attachment, with `X-Content-Type-Options: nosniff` and the media type detected at the upload. An address of a sealed file ends with the opening. A wrong signature is refused (rule `mismatch`), and so is an expired one (rule `expired`); a deleted file gets code 4004.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recommended products
         * @description Products of the platform and of the session's school; with data scope ALL those of every school. Callers without `content:product:update` see only published products. Newest first, unless `sort` says otherwise.
         */
        get: operations["queryProductPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a recommended product
         * @description Callers without `content:product:update` see only published products (else code 4004).
         */
        get: operations["getProductDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a recommended product
         * @description Creates a draft for the school `companyId`, by default the session's. Brand and model are unique together within the school (rule `unique`). Category and pictures must exist, and suppliers must be approved ones of the school (rule `exists`). Only users of the platform can change its products (403).
         */
        post: operations["saveProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a recommended product
         * @description Changes only the fields that are sent. A published product must be withdrawn first (code 4101); a withdrawn one becomes a draft again. Brand and model are unique together within the school (rule `unique`). Category and pictures must exist, and suppliers must be approved ones of the school (rule `exists`). Only users of the platform can change its products (403). A stale `version` is refused (code 4090).
         */
        put: operations["updateProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/publish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish or withdraw a recommended product
         * @description Publishes a draft or a withdrawn product, or withdraws a published one; any other step is refused (code 4101). Withdrawing needs a `reason` (rule `required`). A stale `version` is refused (code 4090).
         */
        post: operations["publishProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a recommended product
         * @description A published product must be withdrawn first (code 4101). Only users of the platform can change its products (403).
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Id: Id;
        LoginInput: LoginInput;
        ErrorCode: ErrorCode;
        FieldError: FieldError;
        FailureDetails: FailureDetails;
        Failure: Failure;
        Success: Success;
        RoleBrief: RoleBrief;
        DeptBrief: DeptBrief;
        RoleDept: RoleDept;
        CompanyId: CompanyId;
        UserInfo: UserInfo;
        IssuedSession: IssuedSession;
        Captcha: Captcha;
        SessionStatus: SessionStatus;
        LoginSession: LoginSession;
        RoleDeptChoice: RoleDeptChoice;
        SwitchedSession: SwitchedSession;
        MenuType: MenuType;
        ServerMenuItem: ServerMenuItem;
        PlatformLoginInput: PlatformLoginInput;
        JumpLoginTicket: JumpLoginTicket;
        MallRedirectType: MallRedirectType;
        TodoCounts: TodoCounts;
        SceneCode: SceneCode;
        InboxBizType: InboxBizType;
        InboxMessage: InboxMessage;
        TaskType: TaskType;
        TaskStatus: TaskStatus;
        TaskBrief: TaskBrief;
        ArticleChannel: ArticleChannel;
        ArticleBrief: ArticleBrief;
        Shortcut: Shortcut;
        HomeOverview: HomeOverview;
        TodoKind: TodoKind;
        TodoKindCount: TodoKindCount;
        Money: Money;
        TodoRow: TodoRow;
        HomeTodo: HomeTodo;
        MissingBasis: MissingBasis;
        UnmanagedSchool: UnmanagedSchool;
        AlarmKind: AlarmKind;
        HomeAlarm: HomeAlarm;
        FigureKind: FigureKind;
        HomeFigure: HomeFigure;
        HomeWork: HomeWork;
        RecordKind: RecordKind;
        RecordHit: RecordHit;
        RecordGroup: RecordGroup;
        ServiceCard: ServiceCard;
        UserStatus: UserStatus;
        UserStatusCount: UserStatusCount;
        SupplierStatus: SupplierStatus;
        SupplierStatusCount: SupplierStatusCount;
        ExpenditureSum: ExpenditureSum;
        FundsOverview: FundsOverview;
        TaskStatusCount: TaskStatusCount;
        Workplace: Workplace;
        RequestFigures: RequestFigures;
        MinuteFigures: MinuteFigures;
        OperationFigures: OperationFigures;
        ServerFault: ServerFault;
        OperationLog: OperationLog;
        EventLoopDelay: EventLoopDelay;
        ServerProcess: ServerProcess;
        DatabaseFigures: DatabaseFigures;
        WaitingRound: WaitingRound;
        KeyAway: KeyAway;
        MonitorStats: MonitorStats;
        InstallationFinding: InstallationFinding;
        Examination: Examination;
        Status: Status;
        PageInfo: PageInfo;
        Tracked: Tracked;
        DataScope: DataScope;
        Role: Role;
        RolePage: RolePage;
        RoleInput: RoleInput;
        CreatedRow: CreatedRow;
        RoleChanges: RoleChanges;
        RoleDetail: RoleDetail;
        MenuTreeQuery: MenuTreeQuery;
        Menu: Menu;
        MenuInput: MenuInput;
        MenuChanges: MenuChanges;
        GrantablePermission: GrantablePermission;
        MenuDisable: MenuDisable;
        MenuDisablePage: MenuDisablePage;
        MenuSwitch: MenuSwitch;
        Dept: Dept;
        DeptImportRow: DeptImportRow;
        DeptImport: DeptImport;
        ImportedDept: ImportedDept;
        DeptImportResult: DeptImportResult;
        DeptChanges: DeptChanges;
        DeptInput: DeptInput;
        DictTypeKey: DictTypeKey;
        TagColor: TagColor;
        DictOption: DictOption;
        DictType: DictType;
        DictTypePage: DictTypePage;
        DictTypeInput: DictTypeInput;
        DictTypeChanges: DictTypeChanges;
        DictData: DictData;
        DictDataPage: DictDataPage;
        DictDataInput: DictDataInput;
        DictDataChanges: DictDataChanges;
        Task: Task;
        TaskPage: TaskPage;
        TaskInput: TaskInput;
        FileContentType: FileContentType;
        FileBizType: FileBizType;
        FileInfo: FileInfo;
        TaskLogLine: TaskLogLine;
        TaskDetail: TaskDetail;
        TaskTypeInfo: TaskTypeInfo;
        CharacterKey: CharacterKey;
        CharacterValues: CharacterValues;
        CharacterValueType: CharacterValueType;
        CharacterParameter: CharacterParameter;
        CharacterParameterPage: CharacterParameterPage;
        AffectedPage: AffectedPage;
        CharacterEffects: CharacterEffects;
        CharacterSchoolValue: CharacterSchoolValue;
        CharacterSchoolValuePage: CharacterSchoolValuePage;
        CharacterInput: CharacterInput;
        CharacterChanges: CharacterChanges;
        PurchaseType: PurchaseType;
        NamedId: NamedId;
        CategoryManager: CategoryManager;
        GoodsCategory: GoodsCategory;
        PresetInput: PresetInput;
        AdoptedPreset: AdoptedPreset;
        GoodsCategoryInput: GoodsCategoryInput;
        CategoryManagerInput: CategoryManagerInput;
        GoodsCategoryChanges: GoodsCategoryChanges;
        PurchasingCategory: PurchasingCategory;
        ExecutionCode: ExecutionCode;
        ScoreWeights: ScoreWeights;
        BidConfig: BidConfig;
        PurchasingExecution: PurchasingExecution;
        PurchasingCategoryDetail: PurchasingCategoryDetail;
        PurchasingCategoryInput: PurchasingCategoryInput;
        PurchasingCategoryChanges: PurchasingCategoryChanges;
        ScoreWeightsInput: ScoreWeightsInput;
        BidConfigInput: BidConfigInput;
        PurchasingExecutionInput: PurchasingExecutionInput;
        PurchasingExecutionChanges: PurchasingExecutionChanges;
        PurchasingProgress: PurchasingProgress;
        PurchasingProgressNode: PurchasingProgressNode;
        PurchasingProgressChanges: PurchasingProgressChanges;
        PurchasePolicy: PurchasePolicy;
        PurchasePolicyInput: PurchasePolicyInput;
        CalendarDayKind: CalendarDayKind;
        CalendarDay: CalendarDay;
        CalendarYear: CalendarYear;
        CalendarYearInput: CalendarYearInput;
        ProjectScope: ProjectScope;
        ProjectStatus: ProjectStatus;
        PurchaseLane: PurchaseLane;
        ApprovalBizType: ApprovalBizType;
        Turn: Turn;
        Project: Project;
        ProjectPage: ProjectPage;
        StatusCount: StatusCount;
        ProjectItem: ProjectItem;
        ProjectFund: ProjectFund;
        PayingFund: PayingFund;
        PayeeAccount: PayeeAccount;
        Payee: Payee;
        ModifyType: ModifyType;
        ProjectReceipt: ProjectReceipt;
        InvoicePart: InvoicePart;
        InvoiceCorrection: InvoiceCorrection;
        Invoice: Invoice;
        Reversal: Reversal;
        Payment: Payment;
        PurchasePattern: PurchasePattern;
        WaySupplier: WaySupplier;
        WayExpert: WayExpert;
        FrameworkBrief: FrameworkBrief;
        WayFacts: WayFacts;
        EmergencyReport: EmergencyReport;
        SourceObjection: SourceObjection;
        UnitPrice: UnitPrice;
        OrderLine: OrderLine;
        ContractStatus: ContractStatus;
        SavedContract: SavedContract;
        PayCondition: PayCondition;
        PlanStatus: PlanStatus;
        PaymentPlan: PaymentPlan;
        AcceptanceStatus: AcceptanceStatus;
        AcceptanceBrief: AcceptanceBrief;
        StockDocStatus: StockDocStatus;
        StockDocumentBrief: StockDocumentBrief;
        PositiveAmount: PositiveAmount;
        OutcomeQuote: OutcomeQuote;
        Outcome: Outcome;
        SupplierRating: SupplierRating;
        Fulfilment: Fulfilment;
        Refund: Refund;
        SupplierDefault: SupplierDefault;
        AssociationCode: AssociationCode;
        ChargedItem: ChargedItem;
        ProjectDetail: ProjectDetail;
        ProjectItemInput: ProjectItemInput;
        ProjectFundInput: ProjectFundInput;
        PayeeInput: PayeeInput;
        WaySupplierInput: WaySupplierInput;
        WayFactsInput: WayFactsInput;
        ProjectInput: ProjectInput;
        SavedProject: SavedProject;
        ProjectChanges: ProjectChanges;
        ExecutionOption: ExecutionOption;
        SimilarPurchase: SimilarPurchase;
        CheckedRule: CheckedRule;
        ApproverKind: ApproverKind;
        ApprovalMode: ApprovalMode;
        ApproverStep: ApproverStep;
        LastPrice: LastPrice;
        ColleaguePurchase: ColleaguePurchase;
        SharedOffer: SharedOffer;
        ProjectCheck: ProjectCheck;
        Submission: Submission;
        ProjectStep: ProjectStep;
        Termination: Termination;
        Claim: Claim;
        ProjectSuspension: ProjectSuspension;
        ProjectResumption: ProjectResumption;
        HandOver: HandOver;
        ExportFormat: ExportFormat;
        ProjectExport: ProjectExport;
        StartedExport: StartedExport;
        Month: Month;
        StateFigure: StateFigure;
        MonthFigure: MonthFigure;
        PaidFigure: PaidFigure;
        CompletedFigure: CompletedFigure;
        SavingFigure: SavingFigure;
        RoundFigure: RoundFigure;
        FigureStep: FigureStep;
        StepFigure: StepFigure;
        WaitingFigure: WaitingFigure;
        FigureGroup: FigureGroup;
        ProjectFigures: ProjectFigures;
        ProjectFiguresExport: ProjectFiguresExport;
        Following: Following;
        ProjectLog: ProjectLog;
        ChainEntry: ChainEntry;
        ChainCheck: ChainCheck;
        LogCheck: LogCheck;
        Receipt: Receipt;
        InvoiceInput: InvoiceInput;
        PaymentInput: PaymentInput;
        UnbilledPurchase: UnbilledPurchase;
        UnbilledPage: UnbilledPage;
        InvoicePartInput: InvoicePartInput;
        JointInvoiceInput: JointInvoiceInput;
        InvoiceChange: InvoiceChange;
        InvoiceVoiding: InvoiceVoiding;
        RedInvoiceInput: RedInvoiceInput;
        ReversalInput: ReversalInput;
        PayeeAgreement: PayeeAgreement;
        NamedInvitation: NamedInvitation;
        BiddingPublication: BiddingPublication;
        NoticeRow: NoticeRow;
        NoticeSection: NoticeSection;
        PublicationPreview: PublicationPreview;
        OutcomeLine: OutcomeLine;
        OutcomeInput: OutcomeInput;
        EmergencyReportInput: EmergencyReportInput;
        SourceObjectionInput: SourceObjectionInput;
        SourceObjectionAnswer: SourceObjectionAnswer;
        ShortLine: ShortLine;
        ClosingShort: ClosingShort;
        DefaultTermination: DefaultTermination;
        RefundInput: RefundInput;
        ClaimWriteOff: ClaimWriteOff;
        DossierEntry: DossierEntry;
        DossierSection: DossierSection;
        Dossier: Dossier;
        Archiving: Archiving;
        Contract: Contract;
        ContractPage: ContractPage;
        ContractDetail: ContractDetail;
        PaymentPlanInput: PaymentPlanInput;
        ContractInput: ContractInput;
        ContractChanges: ContractChanges;
        ContractSubmission: ContractSubmission;
        ContractSigning: ContractSigning;
        ContractVoiding: ContractVoiding;
        AcceptType: AcceptType;
        Acceptance: Acceptance;
        AcceptancePage: AcceptancePage;
        AcceptanceItem: AcceptanceItem;
        MemberRole: MemberRole;
        AcceptanceMember: AcceptanceMember;
        Conclusion: Conclusion;
        AcceptanceDetail: AcceptanceDetail;
        AcceptanceItemInput: AcceptanceItemInput;
        AcceptanceInput: AcceptanceInput;
        SavedAcceptance: SavedAcceptance;
        AcceptanceChanges: AcceptanceChanges;
        AcceptanceSubmission: AcceptanceSubmission;
        AcceptanceMemberInput: AcceptanceMemberInput;
        Assignment: Assignment;
        Signing: Signing;
        Concluding: Concluding;
        AcceptanceCancellation: AcceptanceCancellation;
        AssetNumberLine: AssetNumberLine;
        AssetNumbers: AssetNumbers;
        Stock: Stock;
        StockPage: StockPage;
        StockExport: StockExport;
        StockChanges: StockChanges;
        StockDocType: StockDocType;
        StockDirection: StockDirection;
        StockFlow: StockFlow;
        StockFlowPage: StockFlowPage;
        StockDocument: StockDocument;
        StockDocumentPage: StockDocumentPage;
        StockDocumentItem: StockDocumentItem;
        UserOption: UserOption;
        StockDocumentDetail: StockDocumentDetail;
        StockDraftType: StockDraftType;
        NewUnitPrice: NewUnitPrice;
        StockDocumentLine: StockDocumentLine;
        StockDocumentInput: StockDocumentInput;
        SavedStockDocument: SavedStockDocument;
        ConfirmedItem: ConfirmedItem;
        Confirmation: Confirmation;
        StockDocumentCancellation: StockDocumentCancellation;
        LinkedProject: LinkedProject;
        AssociationItem: AssociationItem;
        AssociationItemPage: AssociationItemPage;
        AssociationSync: AssociationSync;
        StockShare: StockShare;
        SharedStock: SharedStock;
        SharedStockPage: SharedStockPage;
        SharedApplyInput: SharedApplyInput;
        SharedApplyStatus: SharedApplyStatus;
        SavedSharedApply: SavedSharedApply;
        SharedApplyTab: SharedApplyTab;
        ReturnCondition: ReturnCondition;
        SharedReturn: SharedReturn;
        ApplyReplacement: ApplyReplacement;
        SharedApply: SharedApply;
        SharedApplyPage: SharedApplyPage;
        SharedDecision: SharedDecision;
        SharedApplyDecision: SharedApplyDecision;
        SharedIssue: SharedIssue;
        SharedReturnInput: SharedReturnInput;
        SharedCancel: SharedCancel;
        WarehouseType: WarehouseType;
        WarehouseLocation: WarehouseLocation;
        WarehouseOption: WarehouseOption;
        Warehouse: Warehouse;
        WarehousePage: WarehousePage;
        WarehouseLocationInput: WarehouseLocationInput;
        WarehouseInput: WarehouseInput;
        WarehouseChanges: WarehouseChanges;
        RoundStage: RoundStage;
        OpeningStage: OpeningStage;
        OpeningWitness: OpeningWitness;
        Commitment: Commitment;
        InvitedSupplier: InvitedSupplier;
        FailReason: FailReason;
        RiskKind: RiskKind;
        RiskAnswer: RiskAnswer;
        AwardStatus: AwardStatus;
        Award: Award;
        NoticeType: NoticeType;
        Announcement: Announcement;
        Suspension: Suspension;
        Bidding: Bidding;
        QuoteLineTerms: QuoteLineTerms;
        QuoteFileTerms: QuoteFileTerms;
        QuoteTerms: QuoteTerms;
        JudgementStage: JudgementStage;
        QuoteJudgement: QuoteJudgement;
        Participant: Participant;
        WantedLine: WantedLine;
        QuoteStatus: QuoteStatus;
        QuoteExplanation: QuoteExplanation;
        ComparedLine: ComparedLine;
        ComparedQuote: ComparedQuote;
        QuoteComparison: QuoteComparison;
        QuoteJudgementInput: QuoteJudgementInput;
        Opening: Opening;
        AwardDecision: AwardDecision;
        BiddingFailure: BiddingFailure;
        UnreadableQuotes: UnreadableQuotes;
        KeyLoss: KeyLoss;
        LostKey: LostKey;
        AwardCancellation: AwardCancellation;
        AnnouncementPage: AnnouncementPage;
        AnnouncementDetail: AnnouncementDetail;
        BidderState: BidderState;
        BidderResult: BidderResult;
        BiddablePurchase: BiddablePurchase;
        BiddablePurchasePage: BiddablePurchasePage;
        Remedy: Remedy;
        QuoteReceipt: QuoteReceipt;
        BiddablePurchaseDetail: BiddablePurchaseDetail;
        Joining: Joining;
        JoinedBidding: JoinedBidding;
        QuoteLineInput: QuoteLineInput;
        QuoteInput: QuoteInput;
        Explanation: Explanation;
        BidderStep: BidderStep;
        Declining: Declining;
        ApprovalFlowKind: ApprovalFlowKind;
        FundType: FundType;
        ApprovalCondition: ApprovalCondition;
        ApprovalNodeKind: ApprovalNodeKind;
        ApprovalNodePlace: ApprovalNodePlace;
        ApprovalNodeMode: ApprovalNodeMode;
        ApprovalIfEmpty: ApprovalIfEmpty;
        ApprovalNode: ApprovalNode;
        ApprovalFinding: ApprovalFinding;
        ApprovalConfig: ApprovalConfig;
        ApprovalConfigPage: ApprovalConfigPage;
        DefaultApprovalFlow: DefaultApprovalFlow;
        ApprovalConfigInput: ApprovalConfigInput;
        ApprovalConfigChanges: ApprovalConfigChanges;
        ApprovalDraft: ApprovalDraft;
        ApprovalTrial: ApprovalTrial;
        ApprovalMisfit: ApprovalMisfit;
        TriedFlow: TriedFlow;
        ApprovalTrialResult: ApprovalTrialResult;
        ApprovalRehearsal: ApprovalRehearsal;
        RehearsedSide: RehearsedSide;
        RehearsedPace: RehearsedPace;
        RehearsedPerson: RehearsedPerson;
        RehearsedWay: RehearsedWay;
        RehearsedPurchase: RehearsedPurchase;
        ApprovalRehearsalResult: ApprovalRehearsalResult;
        Framework: Framework;
        FrameworkPage: FrameworkPage;
        FrameworkInput: FrameworkInput;
        FrameworkChanges: FrameworkChanges;
        ModifyStatus: ModifyStatus;
        ProjectModify: ProjectModify;
        ProjectModifyPage: ProjectModifyPage;
        ModifyField: ModifyField;
        ProjectChange: ProjectChange;
        WantedChanges: WantedChanges;
        TaskState: TaskState;
        ModifyStep: ModifyStep;
        ProjectModifyDetail: ProjectModifyDetail;
        ProjectModifyInput: ProjectModifyInput;
        SavedModify: SavedModify;
        ModifySubmission: ModifySubmission;
        ModifyWithdrawal: ModifyWithdrawal;
        ChainQuestion: ChainQuestion;
        ApprovalStatus: ApprovalStatus;
        ApprovalTask: ApprovalTask;
        ApprovalTaskPage: ApprovalTaskPage;
        ApprovalCount: ApprovalCount;
        ApprovalRecord: ApprovalRecord;
        CaseFlow: CaseFlow;
        SeatCause: SeatCause;
        OpenSeat: OpenSeat;
        ApprovalInstanceDetail: ApprovalInstanceDetail;
        Decision: Decision;
        DecidedCase: DecidedCase;
        Delegation: Delegation;
        Question: Question;
        DeputyBizType: DeputyBizType;
        DelegationPeriod: DelegationPeriod;
        DelegationInput: DelegationInput;
        Urged: Urged;
        StuckApproval: StuckApproval;
        StuckApprovalPage: StuckApprovalPage;
        MissingCause: MissingCause;
        HolderPart: HolderPart;
        MissingHolder: MissingHolder;
        StrandedTurn: StrandedTurn;
        StrandedTurnPage: StrandedTurnPage;
        Replacement: Replacement;
        Reassignment: Reassignment;
        Withdrawal: Withdrawal;
        SupplierKind: SupplierKind;
        CreditLevel: CreditLevel;
        AccountSource: AccountSource;
        GoodsCategoryBrief: GoodsCategoryBrief;
        Supplier: Supplier;
        SupplierPage: SupplierPage;
        SupplierExport: SupplierExport;
        InvoiceInfo: InvoiceInfo;
        SupplierQualification: SupplierQualification;
        DefaultRecord: DefaultRecord;
        ReviewEvent: ReviewEvent;
        ReviewRecord: ReviewRecord;
        SupplierDetail: SupplierDetail;
        SupplierReview: SupplierReview;
        ReviewOutcome: ReviewOutcome;
        SupplierRemark: SupplierRemark;
        SupplierAccountSource: SupplierAccountSource;
        SupplierAgreement: SupplierAgreement;
        SupplierRegistration: SupplierRegistration;
        RegisteredSupplier: RegisteredSupplier;
        SupplierProfile: SupplierProfile;
        SupplierQualificationInput: SupplierQualificationInput;
        SupplierProfileInput: SupplierProfileInput;
        SupplierSubmission: SupplierSubmission;
        GsInfo: GsInfo;
        GsRefresh: GsRefresh;
        Scorecard: Scorecard;
        SchoolStatus: SchoolStatus;
        School: School;
        SchoolPage: SchoolPage;
        SchoolBrief: SchoolBrief;
        InvoiceInfoInput: InvoiceInfoInput;
        SchoolInput: SchoolInput;
        SchoolDetail: SchoolDetail;
        SchoolChanges: SchoolChanges;
        CompanyStatusChange: CompanyStatusChange;
        ApplyCommentType: ApplyCommentType;
        ApplyCommentScope: ApplyCommentScope;
        ApplyComment: ApplyComment;
        ApplyCommentInput: ApplyCommentInput;
        Contact: Contact;
        ContactPage: ContactPage;
        ContactInput: ContactInput;
        ContactChanges: ContactChanges;
        ExpenditureSource: ExpenditureSource;
        Expenditure: Expenditure;
        ExpenditurePage: ExpenditurePage;
        UsableCard: UsableCard;
        ExpenditureDetail: ExpenditureDetail;
        ExpenditureInput: ExpenditureInput;
        ExpenditureImportRow: ExpenditureImportRow;
        ExpenditureImport: ExpenditureImport;
        ImportedExpenditure: ImportedExpenditure;
        ExpenditureImportResult: ExpenditureImportResult;
        ExpenditureChanges: ExpenditureChanges;
        ExpenditureUserChoice: ExpenditureUserChoice;
        ExpenditureHold: ExpenditureHold;
        ExpenditureBalance: ExpenditureBalance;
        FundFlowType: FundFlowType;
        ExpenditureFlow: ExpenditureFlow;
        ExpenditureFlowPage: ExpenditureFlowPage;
        ExpenditureExport: ExpenditureExport;
        ExpenditureFlowExport: ExpenditureFlowExport;
        CarriedCard: CarriedCard;
        CarryPreview: CarryPreview;
        CarryInput: CarryInput;
        StartedCarry: StartedCarry;
        ExpenditureSync: ExpenditureSync;
        InboxMessagePage: InboxMessagePage;
        UnreadCount: UnreadCount;
        InboxReadMark: InboxReadMark;
        OperationLogPage: OperationLogPage;
        OperationLogExport: OperationLogExport;
        KnownName: KnownName;
        ChangedValue: ChangedValue;
        FieldChange: FieldChange;
        OperationLogDetail: OperationLogDetail;
        UserSource: UserSource;
        Gender: Gender;
        User: User;
        UserPage: UserPage;
        UserImportRow: UserImportRow;
        UserImport: UserImport;
        ImportedUser: ImportedUser;
        UserImportResult: UserImportResult;
        UserExport: UserExport;
        UserDetail: UserDetail;
        AddedRoles: AddedRoles;
        PasswordsReset: PasswordsReset;
        InitialPassword: InitialPassword;
        AccountCheck: AccountCheck;
        RoleDeptGrant: RoleDeptGrant;
        UserChanges: UserChanges;
        UserInput: UserInput;
        UserStatusChange: UserStatusChange;
        CasSync: CasSync;
        TemporaryPassword: TemporaryPassword;
        PhoneCaptchaScene: PhoneCaptchaScene;
        PhoneCaptchaInput: PhoneCaptchaInput;
        PhoneCaptcha: PhoneCaptcha;
        PasswordChange: PasswordChange;
        UserProfile: UserProfile;
        UserProfileChanges: UserProfileChanges;
        PhoneChange: PhoneChange;
        ForgottenPassword: ForgottenPassword;
        PublishStatus: PublishStatus;
        Article: Article;
        ArticlePage: ArticlePage;
        ArticleStepInput: ArticleStepInput;
        GuidelineInput: GuidelineInput;
        GuidelineChanges: GuidelineChanges;
        Publication: Publication;
        ArticleInput: ArticleInput;
        ArticleChanges: ArticleChanges;
        ExposureType: ExposureType;
        ExposureLevel: ExposureLevel;
        Exposure: Exposure;
        ExposurePage: ExposurePage;
        ExposureAppeal: ExposureAppeal;
        ExposureDetail: ExposureDetail;
        ExposureInput: ExposureInput;
        ExposureChanges: ExposureChanges;
        ExposureAppealInput: ExposureAppealInput;
        ArticleStep: ArticleStep;
        ArticleDetail: ArticleDetail;
        ViewCount: ViewCount;
        SystemAnnouncementInput: SystemAnnouncementInput;
        SystemAnnouncementChanges: SystemAnnouncementChanges;
        LighthouseInput: LighthouseInput;
        LighthouseChanges: LighthouseChanges;
        DownloadDoc: DownloadDoc;
        DownloadDocPage: DownloadDocPage;
        DownloadDocInput: DownloadDocInput;
        DownloadDocChanges: DownloadDocChanges;
        WechatQrCode: WechatQrCode;
        WechatBindStatus: WechatBindStatus;
        WechatBinding: WechatBinding;
        Language: Language;
        WechatReceiver: WechatReceiver;
        WechatReceiverPage: WechatReceiverPage;
        WechatPushState: WechatPushState;
        WechatNickNameNotes: WechatNickNameNotes;
        WechatSendStatus: WechatSendStatus;
        WechatSendLog: WechatSendLog;
        WechatSendLogPage: WechatSendLogPage;
        MessageSubjectId: MessageSubjectId;
        MessageScene: MessageScene;
        MessageSceneRelation: MessageSceneRelation;
        MessageSceneChoice: MessageSceneChoice;
        MessageSubject: MessageSubject;
        UploadBizType: UploadBizType;
        FileUpload: FileUpload;
        Product: Product;
        ProductPage: ProductPage;
        SupplierBrief: SupplierBrief;
        ProductDetail: ProductDetail;
        ProductInput: ProductInput;
        ProductChanges: ProductChanges;
    };
    responses: {
        /** @description Any other failure, for example 413 (body too large), 415 (not JSON), 500 (code 5000) or 503 (database not reachable). */
        Failure: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
        /** @description The request breaks this description (code 4000). `data.errors` names the fields and rules. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
        /** @description Too many attempts (code 4005). `Retry-After` and `data.retryAfterSeconds` tell when the next one is allowed. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
        /** @description No session, or one that has ended (code 401). */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
        /** @description A browser follows a link, prefetches, or sends the request from another site (code 4003); or the operation needs a session, is not marked x-initial-password, and an initial password must be changed first (code 4008). */
        CrossSite: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
        /** @description Not used at present, because the permission code belongs to every session or to every role; reserved for roles without it (code 4003). */
        ForbiddenReserved: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
        /** @description The login used a password that somebody else has set; it must be changed first (code 4008). Code 4003 is reserved for roles without the permission, which at present belongs to every session or to every role. */
        InitialPassword: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
        /** @description The current role does not hold the permission (code 4003), or an initial password must be changed first (code 4008). */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
        /** @description `companyId` names another school, and the data scope of the current role is not ALL (code 4003); or an initial password must be changed first (code 4008). */
        OtherSchool: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
    };
    parameters: {
        /** @description Id of the row. */
        Id: Id;
        /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
        IdempotencyKey: string;
        /** @description Page number, from 1. */
        Current: number;
        /** @description Rows per page. */
        Size: number;
    };
    requestBodies: never;
    headers: {
        /** @description The id of the request in log and audit, for support requests. Successful answers have it too. */
        RequestId: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LoginInput;
            };
        };
        responses: {
            /** @description A session without role and department; choose them with switchDept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: IssuedSession;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A captcha. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: Captcha;
                    }) | Failure;
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Address of the next page, or null. */
                        data: string | null;
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            default: components["responses"]["Failure"];
        };
    };
    getInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user of this session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: UserInfo;
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenReserved"];
            default: components["responses"]["Failure"];
        };
    };
    getSessionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SessionStatus;
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    listMySessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logins, including the one of this call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Logins, the one used last first. */
                        data: LoginSession[];
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    endMyOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This login is the only one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    endMySession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getRoleDeptList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices; empty for a user without any role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Roles with their departments. */
                        data: RoleDept[];
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    switchDept: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RoleDeptChoice;
            };
        };
        responses: {
            /** @description The new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SwitchedSession;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or the user does not hold this role and department (rule `choice`). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getUserMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Top-level entries, sorted. */
                        data: ServerMenuItem[];
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getMenuConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Top-level entries, sorted. */
                        data: ServerMenuItem[];
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    accountLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PlatformLoginInput;
            };
        };
        responses: {
            /** @description A session without role and department; choose them with switchDept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: IssuedSession;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    exchangeToken: {
        parameters: {
            query: {
                /** @description Signed token of the external system (外部令牌). */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A session without role and department; choose them with switchDept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: IssuedSession;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CrossSite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    checkJumpLoginTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": JumpLoginTicket;
            };
        };
        responses: {
            /** @description A session without role and department; choose them with switchDept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: IssuedSession;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getMallRedirect: {
        parameters: {
            query: {
                /** @description Target (跳转类型). */
                type: MallRedirectType;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * Format: uri
                         * @description Address to open (地址).
                         */
                        data: string;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getHomeOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: HomeOverview;
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getHomeWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits, and the figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: HomeWork;
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    searchRecords: {
        parameters: {
            query: {
                /** @description Beginning of name or code; any part of them from three characters on, or two that are not ASCII. Of a credit code the beginning (关键字). */
                keyword: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, by kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Kinds with hits. */
                        data: RecordGroup[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    listServiceCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Cards, sorted. */
                        data: ServiceCard[];
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getDashboardWorkplace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: Workplace;
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getDashboardMonitor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: MonitorStats;
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    examineInstallation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The findings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: Examination;
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryRolePage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of the role name or code (角色名称). */
                roleName?: string;
                /** @description Status (状态). */
                status?: Status;
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
                /** @description Order of the rows. */
                sort?: "roleName,asc" | "roleName,desc" | "roleCode,asc" | "roleCode,desc" | "userCount,asc" | "userCount,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: RolePage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RoleInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or name or code is taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RoleChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryRoleDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: RoleDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryRoleList: {
        parameters: {
            query?: {
                /** @description Status (状态). */
                status?: Status;
                /** @description School whose roles are listed beside the platform-wide ones; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
                /** @description Whether the caller may give the role to a user (可授予). */
                grantable?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Roles, sorted by name. */
                        data: RoleBrief[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    queryMenuTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MenuTreeQuery;
            };
        };
        responses: {
            /** @description The tree; empty for an unknown system. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Top-level entries, sorted. */
                        data: Menu[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveMenu: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MenuInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or the route name is taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MenuChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    removeMenu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listPermissionCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Codes, sorted. */
                        data: GrantablePermission[];
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryMenuDisablePage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of the Chinese or the English name (菜单名称). */
                menuName?: string;
                /** @description Whether the entry is switched on (是否启用). */
                enabled?: boolean;
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: MenuDisablePage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    enableOrDisableMenu: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MenuSwitch;
            };
        };
        responses: {
            /** @description Switched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getLocalDeptTree: {
        parameters: {
            query?: {
                /** @description Part of the name (部门名称). */
                deptName?: string;
                /** @description Status (状态). */
                status?: Status;
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
                /** @description Only departments within the data scope of the caller (数据范围内). */
                withinScope?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree, with one root; with `withinScope` it may have none or several. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Root departments, sorted. */
                        data: Dept[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    importDepts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DeptImport;
            };
        };
        responses: {
            /** @description Created, or checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: DeptImportResult;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or a row breaks a rule; no department was created. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateDept: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DeptChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createDept: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DeptInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or name or code is taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteDept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryDictDataByType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the type (字典类型). */
                type: DictTypeKey;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Entries, sorted. */
                        data: DictOption[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    queryDictTypePage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of the name (字典名称). */
                dictName?: string;
                /** @description Part of the key (字典类型). */
                dictType?: string;
                /** @description Status (状态). */
                status?: Status;
                /** @description Order of the rows. */
                sort?: "dictType,asc" | "dictType,desc" | "dictName,asc" | "dictName,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: DictTypePage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveDictType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DictTypeInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or the key is taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateDictType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DictTypeChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteDictType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryDictEntryPage: {
        parameters: {
            query: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Key of the type (字典类型). */
                dictType: DictTypeKey;
                /** @description Part of the label or value, ignoring case; its beginning only, if the text has fewer than three characters, or fewer than two Chinese ones (标签). */
                dictLabel?: string;
                /** @description Status (状态). */
                status?: Status;
                /** @description Entries of this school only; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
                /** @description Order of the rows. */
                sort?: "sort,asc" | "sort,desc" | "dictLabel,asc" | "dictLabel,desc" | "dictValue,asc" | "dictValue,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: DictDataPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveDictEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DictDataInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or the value is taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateDictEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DictDataChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteDictEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryTaskPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of number or name (关键字). */
                keyword?: string;
                /** @description Kind (任务类型). */
                taskType?: TaskType;
                /** @description Status (任务状态). */
                status?: TaskStatus;
                /** @description Planned from this time on (计划执行起). */
                executeTimeStart?: string;
                /** @description Planned before this time (计划执行止). */
                executeTimeEnd?: string;
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
                /** @description Order of the rows. */
                sort?: "executeTime,asc" | "executeTime,desc" | "createTime,asc" | "createTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: TaskPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TaskInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or such a task already exists. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryOwnTaskPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Kind (任务类型). */
                taskType?: TaskType;
                /** @description Status (任务状态). */
                status?: TaskStatus;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: TaskPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getTaskDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: TaskDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    listTaskTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Kinds of task. */
                        data: TaskTypeInfo[];
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    retryTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: Task;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    stopTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: Task;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryCharacterValues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CharacterKey[];
            };
        };
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CharacterValues;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    queryCharacterPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of the key (参数键). */
                paramKey?: string;
                /** @description Part of the name (参数名称). */
                paramName?: string;
                /** @description Type of value (值类型). */
                valueType?: CharacterValueType;
                /** @description Status (状态). */
                status?: Status;
                /** @description Order of the rows. */
                sort?: "paramKey,asc" | "paramKey,desc" | "paramName,asc" | "paramName,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CharacterParameterPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    previewCharacterEffects: {
        parameters: {
            query: {
                /** @description Key (参数键). */
                paramKey: CharacterKey;
                /** @description The value; empty if left out (参数值). */
                paramValue?: string;
                /** @description School; one other than the session's needs data scope ALL; "0" for the default (学校). */
                companyId?: CompanyId;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CharacterEffects;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryCharacterSchoolPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of the key or name (参数键). */
                paramKey?: string;
                /** @description Whether the school has its own value (自有值). */
                isOwn?: boolean;
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CharacterSchoolValuePage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveCharacter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CharacterInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or the school already has a value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CharacterChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    resetCharacterSchoolValue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getGoodsCategoryTree: {
        parameters: {
            query?: {
                /** @description Part of the name, or the beginning of the code (关键字). */
                keyword?: string;
                /** @description Type of purchase (采购类型). */
                purchaseType?: PurchaseType;
                /** @description Status (状态). */
                status?: Status;
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Top categories, sorted. */
                        data: GoodsCategory[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    adoptGoodsCategoryPreset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PresetInput;
            };
        };
        responses: {
            /** @description Adopted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: AdoptedPreset;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveGoodsCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GoodsCategoryInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or the code or name is taken, or the tree would be too deep. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateGoodsCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GoodsCategoryChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or the tree would be broken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    removeGoodsCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    adoptPurchasingPreset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PresetInput;
            };
        };
        responses: {
            /** @description Adopted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: AdoptedPreset;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listPurchasingCategories: {
        parameters: {
            query?: {
                /** @description Status (状态). */
                status?: Status;
                /** @description Type of purchase (采购类型). */
                purchaseType?: PurchaseType;
                /** @description An amount in yuan that falls within the category (金额). */
                amount?: string;
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Categories, sorted. */
                        data: PurchasingCategory[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    getPurchasingCategoryDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: PurchasingCategoryDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    savePurchasingCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PurchasingCategoryInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, the name or code is taken, or the amounts overlap. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updatePurchasingCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PurchasingCategoryChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, the name or code is taken, or the amounts overlap. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deletePurchasingCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listPurchasingExecutions: {
        parameters: {
            query?: {
                /** @description A purchasing category that uses the execution (所属类别). */
                categoryId?: Id;
                /** @description Method (执行方式编码). */
                executionCode?: ExecutionCode;
                /** @description Status (状态). */
                status?: Status;
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The executions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Executions, by name. */
                        data: PurchasingExecution[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    savePurchasingExecution: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PurchasingExecutionInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, the name is taken, or the rules for bidding contradict each other. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updatePurchasingExecution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PurchasingExecutionChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, the name is taken, or the rules for bidding contradict each other. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deletePurchasingExecution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listPurchasingProgress: {
        parameters: {
            query: {
                /** @description The execution (执行方式). */
                executionId: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The nodes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Nodes in order. */
                        data: PurchasingProgress[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    updatePurchasingProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PurchasingProgressChanges;
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or a code is used twice. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getPurchasePolicy: {
        parameters: {
            query?: {
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: PurchasePolicy;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    savePurchasePolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PurchasePolicyInput;
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listCalendarDays: {
        parameters: {
            query: {
                /** @description Year (年份). */
                year: number;
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CalendarYear;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    saveCalendarDays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CalendarYearInput;
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryProjectPage: {
        parameters: {
            query: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Which purchases (范围). */
                scope: ProjectScope;
                /** @description Part of number, name or payee (关键字). */
                keyword?: string;
                /** @description State (状态). */
                status?: ProjectStatus;
                /** @description Which way it goes; a draft counts by the way that it names (采购通道). */
                lane?: PurchaseLane;
                /** @description How it is to be bought (采购方式). */
                executionCode?: ExecutionCode;
                /** @description Department of the applicant, with those below it (申购部门). */
                deptId?: Id;
                /** @description Applicant (申购人). */
                applicantId?: Id;
                /** @description Procurement officer who has taken it (采购专员). */
                officerId?: Id;
                /** @description Begun at or after this time (创建时间起). */
                createTimeStart?: string;
                /** @description Begun before this time (创建时间止). */
                createTimeEnd?: string;
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
                /** @description Order of the rows; by amount: by `costAmount`. */
                sort?: "createTime,asc" | "createTime,desc" | "amount,asc" | "amount,desc" | "updateTime,asc" | "updateTime,desc" | "nextTime,asc" | "nextTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    countProjectsByStatus: {
        parameters: {
            query?: {
                /** @description Which purchases; MINE if left out (范围). */
                scope?: ProjectScope;
                /** @description Which way it goes; a draft counts by the way that it names (采购通道). */
                lane?: PurchaseLane;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: StatusCount[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getProjectDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchase. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProjectInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedProject;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or names something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProjectChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedProject;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    precheckProject: {
        parameters: {
            query?: {
                /** @description The own purchase that is checked, if it is saved (采购项目). */
                projectId?: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProjectInput;
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectCheck;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    submitProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Submission;
            };
        };
        responses: {
            /** @description Submitted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            /** @description The purchase is incomplete or breaks a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    terminateProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Termination;
            };
        };
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    receiveProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Claim;
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    copyProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Copied. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedProject;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    suspendProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProjectSuspension;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    resumeProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProjectResumption;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    assignProjectOfficer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": HandOver;
            };
        };
        responses: {
            /** @description Handed over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    exportProjects: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProjectExport;
            };
        };
        responses: {
            /** @description The task that makes the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: StartedExport;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getProjectFigures: {
        parameters: {
            query?: {
                /** @description First month; eleven months before the last one if left out (开始月份). */
                monthFrom?: Month;
                /** @description Last month; the present one if left out (结束月份). */
                monthTo?: Month;
                /** @description Department of the applicant, with those below it (申购部门). */
                deptId?: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectFigures;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    exportProjectFigures: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProjectFiguresExport;
            };
        };
        responses: {
            /** @description The task that makes the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: StartedExport;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    followProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Following;
            };
        };
        responses: {
            /** @description Whether it is followed now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: Following;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listProjectLogs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectLog[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    verifyProjectLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: LogCheck;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    confirmReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Receipt;
            };
        };
        responses: {
            /** @description Sent to the witness. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InvoiceInput;
            };
        };
        responses: {
            /** @description Entered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or the number is taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    registerPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PaymentInput;
            };
        };
        responses: {
            /** @description Registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryUnbilledPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of supplier, purchase or its number (关键字). */
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: UnbilledPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    recordInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": JointInvoiceInput;
            };
        };
        responses: {
            /** @description Entered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    correctInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InvoiceChange;
            };
        };
        responses: {
            /** @description Corrected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    voidInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InvoiceVoiding;
            };
        };
        responses: {
            /** @description Voided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    reverseInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RedInvoiceInput;
            };
        };
        responses: {
            /** @description Entered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    reversePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReversalInput;
            };
        };
        responses: {
            /** @description Reversed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    reverseRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReversalInput;
            };
        };
        responses: {
            /** @description Reversed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    agreeToPayee: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PayeeAgreement;
            };
        };
        responses: {
            /** @description The account counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    previewPublication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BiddingPublication;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: PublicationPreview;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    publishProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BiddingPublication;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    registerOtherProcurementOutcome: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OutcomeInput;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    submitEmergencyReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EmergencyReportInput;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    registerSourceObjection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SourceObjectionInput;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    answerSourceObjection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SourceObjectionAnswer;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    closeLinesShort: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ClosingShort;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    terminateForDefault: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DefaultTermination;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    registerRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RefundInput;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    writeOffClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ClaimWriteOff;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getProjectDossier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: Dossier;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    archiveProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Archiving;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryContractPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of number, name or supplier (关键字). */
                keyword?: string;
                /** @description State (状态). */
                status?: ContractStatus;
                /** @description Supplier (供应商). */
                supplierId?: Id;
                /** @description Purchase (采购项目). */
                projectId?: Id;
                /** @description Signed on this day or later (签订日期起). */
                signDateStart?: string;
                /** @description Signed on this day or before (签订日期止). */
                signDateEnd?: string;
                /** @description Which of them; ALL if left out (范围). TODO 待我处理, MINE 我参与的, ALL 全部. */
                scope?: "TODO" | "MINE" | "ALL";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ContractPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getContractDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ContractDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContractInput;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedContract;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContractChanges;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedContract;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    submitContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContractSubmission;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedContract;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    signContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContractSigning;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedContract;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    voidContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContractVoiding;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedContract;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryAcceptancePage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of number, name or supplier (关键字). */
                keyword?: string;
                /** @description State (状态). */
                status?: AcceptanceStatus;
                /** @description Purchase (采购项目). */
                projectId?: Id;
                /** @description Which of them; ALL if left out (范围). TODO 待我处理, MINE 我参与的, ALL 全部. */
                scope?: "TODO" | "MINE" | "ALL";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: AcceptancePage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getAcceptanceDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: AcceptanceDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveAcceptance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AcceptanceInput;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedAcceptance;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateAcceptance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AcceptanceChanges;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedAcceptance;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    submitAcceptance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AcceptanceSubmission;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedAcceptance;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    assignAcceptanceMembers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Assignment;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedAcceptance;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    signAcceptance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Signing;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedAcceptance;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    concludeAcceptance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Concluding;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedAcceptance;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    cancelAcceptance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AcceptanceCancellation;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedAcceptance;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    recordAssetNumbers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AssetNumbers;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedAcceptance;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryStockPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of the name, model or batch (关键字). */
                keyword?: string;
                /** @description Store (仓库). */
                warehouseId?: Id;
                /** @description Only this stock (库存). */
                stockId?: Id;
                /** @description Category, with those below it (分类). */
                categoryId?: Id;
                /** @description Only what is low (低库存). */
                lowStock?: boolean;
                /** @description Only what expires within 90 days or has expired (临期). */
                expiring?: boolean;
                /** @description Department that it belongs to, with those below it (归属单位). */
                deptId?: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: StockPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    exportStocks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StockExport;
            };
        };
        responses: {
            /** @description The task that makes the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: StartedExport;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StockChanges;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryStockFlowPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of the goods, the batch or the number of the document (关键字). */
                keyword?: string;
                /** @description Stock (库存). */
                stockId?: Id;
                /** @description Store (仓库). */
                warehouseId?: Id;
                /** @description Type of document (单据类型). */
                docType?: StockDocType;
                /** @description Way (方向). */
                direction?: StockDirection;
                /** @description From this time on (开始时间). */
                timeStart?: string;
                /** @description Before this time (结束时间). */
                timeEnd?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: StockFlowPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryStockDocumentPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of number or purchase (关键字). */
                keyword?: string;
                /** @description Kind (单据类型). */
                docType?: StockDocType;
                /** @description State (状态). */
                status?: StockDocStatus;
                /** @description Store (仓库). */
                warehouseId?: Id;
                /** @description Only those whose next step is that of the caller (待我确认). */
                waitsForMe?: boolean;
                /** @description Purchase (采购项目). */
                projectId?: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: StockDocumentPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getStockDocumentDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: StockDocumentDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveStockDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StockDocumentInput;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedStockDocument;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    confirmStockDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Confirmation;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedStockDocument;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    cancelStockDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StockDocumentCancellation;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedStockDocument;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryAssociationItemPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of the number, the name, the department or the person in charge (关键字). */
                keyword?: string;
                /** @description Year of the plan (计划年度). */
                planYear?: number;
                /** @description Only what can still be charged, or only what cannot (是否有余额). */
                hasAvailable?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: AssociationItemPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    syncAssociationItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task and its figures so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: AssociationSync;
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateStockShare: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StockShare;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    querySharedStockPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of the name, brand or model (关键字). */
                keyword?: string;
                /** @description Only this stock (库存). */
                stockId?: Id;
                /** @description Category, with those below it (分类). */
                categoryId?: Id;
                /** @description Department that it belongs to, with those below it (提供单位). */
                ownerDeptId?: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SharedStockPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveSharedApply: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SharedApplyInput;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedSharedApply;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    querySharedApplyPage: {
        parameters: {
            query: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Which (页签). */
                tab: SharedApplyTab;
                /** @description State (状态). */
                status?: SharedApplyStatus;
                /** @description Part of the number, the goods or the applicant (关键字). */
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SharedApplyPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    decideSharedApply: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SharedApplyDecision;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedSharedApply;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    issueSharedApply: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SharedIssue;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedSharedApply;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    receiveSharedApply: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedSharedApply;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    returnSharedApply: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SharedReturnInput;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedSharedApply;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    cancelSharedApply: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SharedCancel;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedSharedApply;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listWarehousesSimple: {
        parameters: {
            query?: {
                /** @description Department of the store, with those below it (所属单位). */
                deptId?: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Stores, by code. */
                        data: WarehouseOption[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    queryWarehousePage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of code or name (关键字). */
                keyword?: string;
                /** @description Kind (仓库类型). */
                warehouseType?: WarehouseType;
                /** @description Status (状态). */
                status?: Status;
                /** @description Department, with those below it (所属单位). */
                deptId?: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: WarehousePage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveWarehouse: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WarehouseInput;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateWarehouse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WarehouseChanges;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteWarehouse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getBidding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the purchase (项目). */
                projectId: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: Bidding;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listParticipants: {
        parameters: {
            query: {
                /** @description Id of the purchase (项目). */
                projectId: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: Participant[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    compareQuotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the purchase (项目). */
                projectId: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: QuoteComparison;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    qualifyQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QuoteJudgementInput;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: Participant;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    openBidding: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the purchase (项目). */
                projectId: Id;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Opening;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    witnessOpening: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the purchase (项目). */
                projectId: Id;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Opening;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    decideAward: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the purchase (项目). */
                projectId: Id;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AwardDecision;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    declareBiddingFailed: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the purchase (项目). */
                projectId: Id;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BiddingFailure;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    declareQuotesUnreadable: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the purchase (项目). */
                projectId: Id;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UnreadableQuotes;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    declareKeyLost: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": KeyLoss;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: LostKey;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    cancelAward: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the purchase (项目). */
                projectId: Id;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AwardCancellation;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryAnnouncementPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Kind (公告类型). */
                type?: NoticeType;
                /** @description Part of number or title, or of number or name of the purchase (关键字). */
                keyword?: string;
                /** @description Purchase (项目). */
                projectId?: Id;
                /** @description Published at or after (发布时间起). */
                publishTimeStart?: string;
                /** @description Published before (发布时间止). */
                publishTimeEnd?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: AnnouncementPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getAnnouncementDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: AnnouncementDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    queryPublicAnnouncementPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Kind (公告类型). */
                type?: NoticeType;
                /** @description Part of number or title, or of number or name of the purchase (关键字). */
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: AnnouncementPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getPublicAnnouncementDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: AnnouncementDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    queryBiddableProjectPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of number or name (关键字). */
                keyword?: string;
                /** @description Joined ones only, or others only (是否已报名). */
                joined?: boolean;
                /** @description What became of the own part (参与结果): RUNNING 进行中, joined and not over; WON 成交; LOST 未成交, quoted and over without an award, for whatever reason; MISSED 错过, joined or invited, and over without a quote. */
                part?: "RUNNING" | "WON" | "LOST" | "MISSED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: BiddablePurchasePage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getBiddableProjectDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the purchase (项目). */
                projectId: Id;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: BiddablePurchaseDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getSupplierNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: AnnouncementDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    joinBidding: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the purchase (项目). */
                projectId: Id;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Joining;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: JoinedBidding;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    submitQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the purchase (项目). */
                projectId: Id;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QuoteInput;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: QuoteReceipt;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    explainQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the purchase (项目). */
                projectId: Id;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Explanation;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: BidderStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    declineAward: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the purchase (项目). */
                projectId: Id;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Declining;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: BidderStep;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    queryApprovalConfigPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Type of flow (业务类型). */
                bizType?: ApprovalFlowKind;
                /** @description Status (状态). */
                status?: Status;
                /** @description Part of the name (流程名称). */
                configName?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ApprovalConfigPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listDefaultApprovalFlows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description The flows. */
                        data: DefaultApprovalFlow[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getApprovalConfigDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ApprovalConfig;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveApprovalConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ApprovalConfigInput;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateApprovalConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ApprovalConfigChanges;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteApprovalConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    tryApprovalFlow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ApprovalTrial;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ApprovalTrialResult;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or names something that the school does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    rehearseApprovalFlow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ApprovalRehearsal;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ApprovalRehearsalResult;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or names something that the school does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryFrameworkPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of number, name or supplier (关键字). */
                keyword?: string;
                /** @description Whether something can be called off today (可调用). */
                isOpen?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: FrameworkPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveFramework: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FrameworkInput;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateFramework: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FrameworkChanges;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryProjectModifyPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of the number, or of number or name of the purchase (关键字). */
                keyword?: string;
                /** @description State (状态). */
                status?: ModifyStatus;
                /** @description What is changed (变更类型). */
                modifyType?: ModifyType;
                /** @description Purchase (采购项目). */
                projectId?: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectModifyPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getProjectModifyDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProjectModifyDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveProjectModify: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProjectModifyInput;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedModify;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    submitProjectModify: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ModifySubmission;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedModify;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    withdrawProjectModify: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ModifyWithdrawal;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SavedModify;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    previewApprovalChain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ChainQuestion;
            };
        };
        responses: {
            /** @description The steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description The steps. */
                        data: ApproverStep[];
                    }) | Failure;
                };
            };
            /** @description The caller may not use a card. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryApprovalTaskPage: {
        parameters: {
            query: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Which cases (页签). */
                tab: "TODO" | "DONE" | "APPLIED" | "CC";
                /** @description Type of case (业务类型). */
                bizType?: ApprovalBizType;
                /** @description Part of number, name or applicant (关键字). */
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ApprovalTaskPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    countApprovalTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ApprovalCount;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getApprovalInstanceDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ApprovalInstanceDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    decideApprovalTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Task (任务). */
                taskId: Id;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Decision;
            };
        };
        responses: {
            /** @description Decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: DecidedCase;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    delegateApprovalTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Task (任务). */
                taskId: Id;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Delegation;
            };
        };
        responses: {
            /** @description Handed over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: DecidedCase;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    addSignApprovalTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Task (任务). */
                taskId: Id;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Question;
            };
        };
        responses: {
            /** @description Asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: DecidedCase;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    listDelegations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The periods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description The periods. */
                        data: DelegationPeriod[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    saveDelegation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DelegationInput;
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or a rule of periods. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    deleteDelegation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    urgeApprovalInstance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reminded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: Urged;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryStuckApprovalPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of number, name or applicant (关键字). */
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: StuckApprovalPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryStrandedTurnPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of number, name or applicant (关键字). */
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: StrandedTurnPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listReplacements: {
        parameters: {
            query: {
                /** @description What the one who has left is in the record (身份). */
                part: HolderPart;
                /** @description Purchase, acceptance or shared stock request (记录). */
                recordId: Id;
                /** @description Who has left (离开的人). */
                userId: Id;
                /** @description Beginning of account or name; any part of them from three characters on, or two that are not ASCII (关键字). */
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Users, sorted by name. */
                        data: UserOption[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    replaceTurnHolder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Replacement;
            };
        };
        responses: {
            /** @description Replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Done (成功).
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    reassignApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Reassignment;
            };
        };
        responses: {
            /** @description Reassigned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: DecidedCase;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    withdrawApprovalInstance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Withdrawal;
            };
        };
        responses: {
            /** @description Withdrawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: DecidedCase;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    queryAllSupplier: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of the company name; any part of it from three characters on, or two that are not ASCII (企业名称). */
                companyName?: string;
                /** @description Beginning of the unified social credit code (统一社会信用代码). */
                creditCode?: string;
                /** @description Status (供应商状态). */
                status?: SupplierStatus;
                /** @description Type of supplier (供应商性质). */
                supplierKind?: SupplierKind;
                /** @description Credit level (信用等级). */
                creditLevel?: CreditLevel;
                /** @description A goods category that the supplier sells, or one below it (主营分类). */
                goodsCategoryId?: Id;
                /** @description Source of the account; finds nothing if the answer is masked (账号来源). */
                accountSource?: AccountSource;
                /** @description Has signed the agreement (已签协议). */
                signedAgreement?: boolean;
                /** @description A qualification ends within this many days or has ended (资质即将到期). */
                expiresWithinDays?: number;
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
                /** @description Order of the rows. */
                sort?: "companyName,asc" | "companyName,desc" | "creditScore,asc" | "creditScore,desc" | "submitTime,asc" | "submitTime,desc" | "createTime,asc" | "createTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SupplierPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    exportSuppliers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SupplierExport;
            };
        };
        responses: {
            /** @description The task that makes the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: StartedExport;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getCompanyDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The supplier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SupplierDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    listCompanyReviewRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Records, newest first. */
                        data: ReviewRecord[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    auditCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SupplierReview;
            };
        };
        responses: {
            /** @description Reviewed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ReviewOutcome;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or an opinion is needed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    remarkCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SupplierRemark;
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateCompanyAccountSource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SupplierAccountSource;
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateCompanySignedAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SupplierAgreement;
            };
        };
        responses: {
            /** @description Recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    registerSupplier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SupplierRegistration;
            };
        };
        responses: {
            /** @description Registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: RegisteredSupplier;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or name, credit code or account is taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getSupplierProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The supplier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SupplierProfile;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    updateSupplierProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SupplierProfileInput;
            };
        };
        responses: {
            /** @description Changed, and submitted for review if needed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SupplierSubmission;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getCompanyGsInfo: {
        parameters: {
            query: {
                /** @description The supplier (供应商). */
                supplierId: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registry data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: GsInfo;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    refreshCompanyGsInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GsRefresh;
            };
        };
        responses: {
            /** @description The registry data as just fetched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: GsInfo;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getCompanyScorecard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scorecard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: Scorecard;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    querySchoolPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of the school name (学校名称). */
                schoolName?: string;
                /** @description Beginning of the school code (学校代码). */
                schoolCode?: string;
                /** @description Status (学校状态). */
                status?: SchoolStatus;
                /** @description Province (省). */
                province?: string;
                /** @description Login method of its users (登录方式). */
                loginMode?: "LOCAL" | "CAS" | "TICKET";
                /** @description Order of the rows. */
                sort?: "schoolName,asc" | "schoolName,desc" | "createTime,asc" | "createTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SchoolPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listSchoolsSimple: {
        parameters: {
            query?: {
                /** @description Part of the name or short name (关键字). */
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schools. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Schools, sorted by name. */
                        data: SchoolBrief[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    registerSchool: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SchoolInput;
            };
        };
        responses: {
            /** @description Registered; the id is the school id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or id, name or code is taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getSchoolDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: SchoolDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateSchool: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SchoolChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or name or code is taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateCompanyStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CompanyStatusChange;
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or a reason is needed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getCompanyInvoiceInfo: {
        parameters: {
            query?: {
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: InvoiceInfo;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    listApplyComments: {
        parameters: {
            query?: {
                /** @description Use of the comments (意见类型). */
                commentType?: ApplyCommentType;
                /** @description Audience of the comments (范围). */
                scope?: ApplyCommentScope;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Comments. */
                        data: ApplyComment[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    saveApplyComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ApplyCommentInput;
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, `id` came without `version`, or the comment already exists. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteApplyComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryContactPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of name, phone or address (关键字). */
                keyword?: string;
                /** @description Campus (校区). */
                campus?: string;
                /** @description Order of the rows. */
                sort?: "contactName,asc" | "contactName,desc" | "campus,asc" | "campus,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ContactPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or names a campus that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryExpenditurePage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of card number or name; any part of them from three characters on, or two that are not ASCII (关键字). */
                keyword?: string;
                /** @description Type of budget card (经费类型). */
                fundType?: FundType;
                /** @description Status (状态). */
                status?: Status;
                /** @description Whether the last day of validity is over (是否过期). */
                expired?: boolean;
                /** @description Person in charge (负责人). */
                ownerId?: Id;
                /** @description Department the cards belong to, with those below it (所属单位). */
                deptId?: Id;
                /** @description Part of the data scope (范围): MINE cards the user is in charge of or may use, DEPT those of the current department, ALL everything. */
                scope?: "MINE" | "DEPT" | "ALL";
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
                /** @description Order of the rows. */
                sort?: "cardNo,asc" | "cardNo,desc" | "totalAmount,asc" | "totalAmount,desc" | "availableAmount,asc" | "availableAmount,desc" | "validTo,asc" | "validTo,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ExpenditurePage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listExpendituresSimple: {
        parameters: {
            query?: {
                /** @description Amount that is to be spent (金额). */
                amount?: PositiveAmount;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: UsableCard[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getExpenditureDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ExpenditureDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveExpenditure: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExpenditureInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or the card number is taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    importExpenditures: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExpenditureImport;
            };
        };
        responses: {
            /** @description Created, or checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ExpenditureImportResult;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or a row breaks a rule; no card was created. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateExpenditure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExpenditureChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    authorizeExpenditureUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExpenditureUserChoice;
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or names a user who cannot be authorised. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteExpenditure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    freezeExpenditure: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExpenditureHold;
            };
        };
        responses: {
            /** @description The balance after the movement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ExpenditureBalance;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    unfreezeExpenditure: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExpenditureHold;
            };
        };
        responses: {
            /** @description The balance after the movement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ExpenditureBalance;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or the amount is larger than the one frozen for the matter. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryExpenditureFlowPage: {
        parameters: {
            query: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Budget card (经费卡). */
                expenditureId: Id;
                /** @description Type of ledger entry (流水类型). */
                flowType?: FundFlowType;
                /** @description Number of the matter (业务编号). */
                bizCode?: string;
                /** @description Entered at or after this time (发生时间起). */
                createTimeStart?: string;
                /** @description Entered before this time (发生时间止). */
                createTimeEnd?: string;
                /** @description Order of the rows. */
                sort?: "createTime,asc" | "createTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ExpenditureFlowPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    exportExpenditures: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExpenditureExport;
            };
        };
        responses: {
            /** @description The task that makes the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: StartedExport;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    exportExpenditureFlows: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExpenditureFlowExport;
            };
        };
        responses: {
            /** @description The task that makes the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: StartedExport;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listCarriedExpenditures: {
        parameters: {
            query: {
                /** @description Cards that end on this day or before (有效期截止于). */
                endsBy: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CarryPreview;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    carryExpenditures: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CarryInput;
            };
        };
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: StartedCarry;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or names a card that cannot be carried over. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getExpenditureSync: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest sync. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Null if there was none. */
                        data: ExpenditureSync | null;
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    syncExpenditures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task and its figures so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ExpenditureSync;
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryInboxMessagePage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Whether the messages are read (是否已读). */
                read?: boolean;
                /** @description Scene (场景). */
                sceneCode?: SceneCode;
                /** @description Order of the rows. */
                sort?: "createTime,asc" | "createTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: InboxMessagePage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    countUnreadInboxMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: UnreadCount;
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    markInboxMessagesRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InboxReadMark;
            };
        };
        responses: {
            /** @description Marked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    queryOperationLogPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of the name of the user (操作人). */
                userName?: string;
                /** @description User (操作人). */
                userId?: Id;
                /** @description Tag of the operation, e.g. roles (模块). */
                module?: string;
                /** @description Operation, e.g. saveRole (接口). */
                operationId?: string;
                /** @description Whether the operation succeeded (结果). */
                success?: boolean;
                /** @description The `X-Request-Id` of an answer (请求编号). */
                requestId?: string;
                /** @description From this time on (开始时间). */
                timeStart?: string;
                /** @description Before this time (结束时间). */
                timeEnd?: string;
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
                /** @description Order of the rows. */
                sort?: "time,asc" | "time,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: OperationLogPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    exportOperationLog: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OperationLogExport;
            };
        };
        responses: {
            /** @description The task that makes the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: StartedExport;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getOperationLogDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: OperationLogDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    querySchoolUserPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of account or name; any part of them from three characters on, or two that are not ASCII; or a complete phone number (关键字). */
                keyword?: string;
                /** @description Department of the users, including those below it (所属部门). */
                deptId?: Id;
                /** @description Role the users may act in (角色). */
                roleId?: Id;
                /** @description With `true` only users who hold no role at all, enabled or not (未授权). */
                withoutRole?: boolean;
                /** @description Status (状态). */
                status?: UserStatus;
                /** @description Source of the users (来源). */
                source?: UserSource;
                /** @description Created from this time on (创建时间起). */
                createTimeStart?: string;
                /** @description Created before this time (创建时间止). */
                createTimeEnd?: string;
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
                /** @description Order of the rows. Users who never logged in are last when `lastLoginTime` descends, and first when it ascends. */
                sort?: "account,asc" | "account,desc" | "name,asc" | "name,desc" | "createTime,asc" | "createTime,desc" | "lastLoginTime,asc" | "lastLoginTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: UserPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryAutomaticUserPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of account or name; any part of them from three characters on, or two that are not ASCII; or a complete phone number (关键字). */
                keyword?: string;
                /** @description Department of the users, including those below it (所属部门). */
                deptId?: Id;
                /** @description Role the users may act in (角色). */
                roleId?: Id;
                /** @description With `true` only users who hold no role at all, enabled or not (未授权). */
                withoutRole?: boolean;
                /** @description Source of the users (来源). */
                source?: "CAS" | "QLGD" | "PLATFORM";
                /** @description Status (状态). */
                status?: UserStatus;
                /** @description Created from this time on (创建时间起). */
                createTimeStart?: string;
                /** @description Created before this time (创建时间止). */
                createTimeEnd?: string;
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
                /** @description Order of the rows. Users who never logged in are last when `lastLoginTime` descends, and first when it ascends. */
                sort?: "account,asc" | "account,desc" | "name,asc" | "name,desc" | "createTime,asc" | "createTime,desc" | "lastLoginTime,asc" | "lastLoginTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: UserPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    importUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UserImport;
            };
        };
        responses: {
            /** @description Created, or checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: UserImportResult;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or a row breaks a rule; no user was created. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    exportUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UserExport;
            };
        };
        responses: {
            /** @description The task that makes the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: StartedExport;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getUserDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: UserDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listUsersSimple: {
        parameters: {
            query?: {
                /** @description Beginning of account or name; any part of them from three characters on, or two that are not ASCII (关键字). */
                keyword?: string;
                /** @description Department of the users, including those below it (所属部门). */
                deptId?: Id;
                /** @description Code of a role that the users may act in (角色编码). */
                roleCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Users, sorted by name. */
                        data: UserOption[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    addUserRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AddedRoles;
            };
        };
        responses: {
            /** @description Given. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or a user, role or department does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    resetPasswords: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordsReset;
            };
        };
        responses: {
            /** @description The users with their passwords, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description The users, in the order of the request. */
                        data: InitialPassword[];
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or a user does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    checkAccount: {
        parameters: {
            query: {
                /** @description Account to check (账号). */
                account: string;
                /** @description Ignore this user, who is being edited (排除的用户). */
                excludeId?: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: AccountCheck;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UserChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UserInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or the account or number is taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UserStatusChange;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    syncCasUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task and its figures so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CasSync;
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    resetPassword: {
        parameters: {
            query: {
                /** @description User (用户). */
                id: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The temporary password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: TemporaryPassword;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    sendPhoneCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PhoneCaptchaInput;
            };
        };
        responses: {
            /** @description The validity of the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: PhoneCaptcha;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordChange;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or a password breaks a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenReserved"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: UserProfile;
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    updateMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UserProfileChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    updateMyPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PhoneChange;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    resetForgottenPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ForgottenPassword;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or the new password is too weak or was used before. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    queryHelpGuidelinePage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of the title; any part of it from three characters on, or two that are not ASCII (标题). */
                title?: string;
                /** @description Entry of the dictionary of the channel (分类). */
                categoryCode?: string;
                /** @description Publication (发布状态). */
                status?: PublishStatus;
                /** @description Published on this day or later (发布日期起). */
                publishDateStart?: string;
                /** @description Published on this day or earlier (发布日期止). */
                publishDateEnd?: string;
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
                /** @description Order of the rows. */
                sort?: "publishTime,asc" | "publishTime,desc" | "viewCount,asc" | "viewCount,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ArticlePage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    saveHelpGuideline: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GuidelineInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateHelpGuideline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GuidelineChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    publishHelpGuideline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Publication;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or a reason is needed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteHelpGuideline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryHelpFaqPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of the title; any part of it from three characters on, or two that are not ASCII (标题). */
                title?: string;
                /** @description Entry of the dictionary of the channel (分类). */
                categoryCode?: string;
                /** @description Publication (发布状态). */
                status?: PublishStatus;
                /** @description Published on this day or later (发布日期起). */
                publishDateStart?: string;
                /** @description Published on this day or earlier (发布日期止). */
                publishDateEnd?: string;
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
                /** @description Order of the rows. */
                sort?: "publishTime,asc" | "publishTime,desc" | "viewCount,asc" | "viewCount,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ArticlePage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    saveHelpFaq: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ArticleInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateHelpFaq: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ArticleChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    publishHelpFaq: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Publication;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or a reason is needed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteHelpFaq: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryIntegrityExposurePage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of the company name; any part of it from three characters on, or two that are not ASCII (供应商名称). */
                supplierName?: string;
                /** @description The supplier (供应商). */
                supplierId?: Id;
                /** @description Type of misconduct (失信类型). */
                exposureType?: ExposureType;
                /** @description Consequence (处理等级). */
                level?: ExposureLevel;
                /** @description Publication (发布状态). */
                status?: PublishStatus;
                /** @description In force on this day or later (处理日期起). */
                startDate?: string;
                /** @description In force on this day or earlier (处理日期止). */
                endDate?: string;
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
                /** @description Order of the rows. */
                sort?: "publishTime,asc" | "publishTime,desc" | "startDate,asc" | "startDate,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ExposurePage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    getIntegrityExposureDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exposure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ExposureDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    saveIntegrityExposure: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExposureInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or the supplier does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateIntegrityExposure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExposureChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    publishIntegrityExposure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Publication;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or a reason is needed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    recordIntegrityExposureAppeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExposureAppealInput;
            };
        };
        responses: {
            /** @description Recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteIntegrityExposure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getArticleDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ArticleDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    countArticleView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ViewCount;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    queryNewsPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of the title; any part of it from three characters on, or two that are not ASCII (标题). */
                title?: string;
                /** @description Entry of the dictionary of the channel (分类). */
                categoryCode?: string;
                /** @description Publication (发布状态). */
                status?: PublishStatus;
                /** @description Published on this day or later (发布日期起). */
                publishDateStart?: string;
                /** @description Published on this day or earlier (发布日期止). */
                publishDateEnd?: string;
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
                /** @description Order of the rows. */
                sort?: "publishTime,asc" | "publishTime,desc" | "viewCount,asc" | "viewCount,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ArticlePage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    saveNews: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ArticleInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateNews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ArticleChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    publishNews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Publication;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or a reason is needed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteNews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    querySystemAnnouncementPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of the title; any part of it from three characters on, or two that are not ASCII (标题). */
                title?: string;
                /** @description Publication (发布状态). */
                status?: PublishStatus;
                /** @description Whether it pops up (弹窗提醒). */
                popup?: boolean;
                /** @description The caller has opened it (已读). */
                viewed?: boolean;
                /** @description Published on this day or later (发布日期起). */
                publishDateStart?: string;
                /** @description Published on this day or earlier (发布日期止). */
                publishDateEnd?: string;
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
                /** @description Order of the rows. */
                sort?: "publishTime,asc" | "publishTime,desc" | "viewCount,asc" | "viewCount,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ArticlePage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    saveSystemAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SystemAnnouncementInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateSystemAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SystemAnnouncementChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    publishSystemAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Publication;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or a reason is needed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSystemAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryLighthousePage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of the title; any part of it from three characters on, or two that are not ASCII (标题). */
                title?: string;
                /** @description Entry of the dictionary of the channel (分类). */
                categoryCode?: string;
                /** @description Publication (发布状态). */
                status?: PublishStatus;
                /** @description Published on this day or later (发布日期起). */
                publishDateStart?: string;
                /** @description Published on this day or earlier (发布日期止). */
                publishDateEnd?: string;
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
                /** @description Order of the rows. */
                sort?: "publishTime,asc" | "publishTime,desc" | "viewCount,asc" | "viewCount,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ArticlePage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    getLighthouseDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The model case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ArticleDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    saveLighthouse: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LighthouseInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateLighthouse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LighthouseChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    publishLighthouse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Publication;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or a reason is needed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteLighthouse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryDownloadDocPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of the name; any part of it from three characters on, or two that are not ASCII (文档名称). */
                docName?: string;
                /** @description Entry of the dictionary doc_type (文档类型). */
                docType?: string;
                /** @description Status (状态). */
                status?: Status;
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
                /** @description Order of the rows. */
                sort?: "docName,asc" | "docName,desc" | "downloadCount,asc" | "downloadCount,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: DownloadDocPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    downloadDoc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: FileInfo;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    saveDownloadDoc: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DownloadDocInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or the name is taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateDownloadDoc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DownloadDocChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteDownloadDoc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createWechatQrCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: WechatQrCode;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    isWechatBound: {
        parameters: {
            query?: {
                /** @description The `sceneKey` of createWechatQrCode (场景键). */
                sceneKey?: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the binding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: WechatBinding;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    queryWechatReceiverPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Part of nickname, note or user name (关键字). */
                keyword?: string;
                /** @description Whether messages are pushed (推送开关). */
                pushState?: boolean;
                /** @description State of the binding (绑定状态). */
                bindStatus?: "BOUND" | "CANCELLED";
                /** @description One receiver (接收人). */
                id?: Id;
                /** @description Whether the receiver belongs to the caller (本人). */
                own?: boolean;
                /** @description Order of the rows. */
                sort?: "bindTime,asc" | "bindTime,desc" | "nickName,asc" | "nickName,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: WechatReceiverPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    updateWechatPushState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WechatPushState;
            };
        };
        responses: {
            /** @description Switched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    updateWechatNickNameNotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WechatNickNameNotes;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    unbindWechat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unbound. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    queryWechatSendLogPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Receiver (接收人). */
                receiverId?: Id;
                /** @description Scene (场景). */
                sceneCode?: SceneCode;
                /** @description State of the push (推送状态). */
                status?: WechatSendStatus;
                /** @description Created at or after this time (产生时间起). */
                createTimeStart?: string;
                /** @description Created before this time (产生时间止). */
                createTimeEnd?: string;
                /** @description Order of the rows. */
                sort?: "createTime,asc" | "createTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: WechatSendLogPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    listWechatMessageScenes: {
        parameters: {
            query: {
                /** @description Receiver (接收人). */
                receiverId: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Subscriptions. */
                        data: MessageSceneRelation[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    deleteMessageSceneRelation: {
        parameters: {
            query: {
                /** @description Ids of the subscriptions, joined by commas, at most 100 (订阅编号). */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unsubscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    queryMessageScenesNotAdded: {
        parameters: {
            query: {
                /** @description Receiver (接收人). */
                receiverId: Id;
                /** @description Subject (消息主题). */
                subjectId?: MessageSubjectId;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Scenes. */
                        data: MessageScene[];
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    addMessageSceneRelation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MessageSceneChoice;
            };
        };
        responses: {
            /** @description Subscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or names a scene that is not offered. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    listMessageSceneSubjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subjects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /** @description Subjects, sorted. */
                        data: MessageSubject[];
                    }) | Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": FileUpload;
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: FileInfo;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or the file is of a kind or size that is not allowed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getFileInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: FileInfo;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    downloadFile: {
        parameters: {
            query: {
                /** @description End of the address, in seconds since 1970 (有效期). */
                expires: number;
                /** @description Signature of id and end (签名). */
                signature: string;
            };
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content, or a business failure. */
            200: {
                headers: {
                    /** @description Always `attachment`, with the file name as in RFC 6266. */
                    "Content-Disposition"?: string;
                    /** @description Size in bytes. */
                    "Content-Length"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                    "application/json": Failure;
                };
            };
            /** @description The address breaks this description, or its signature is wrong or has expired. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    queryProductPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows per page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of the name; any part of it from three characters on, or two that are not ASCII (产品名称). */
                productName?: string;
                /** @description A goods category, with those below it (物品分类). */
                categoryId?: Id;
                /** @description Beginning of the brand (品牌). */
                brand?: string;
                /** @description A supplier that offers the product (供应商). */
                supplierId?: Id;
                /** @description Publication (发布状态). */
                status?: "DRAFT" | "PUBLISHED" | "WITHDRAWN";
                /** @description School; one other than the session's needs data scope ALL (学校). */
                companyId?: CompanyId;
                /** @description Order of the rows. */
                sort?: "productName,asc" | "productName,desc" | "referencePrice,asc" | "referencePrice,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProductPage;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    getProductDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: ProductDetail;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    saveProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: with the same key and body, the answer of the first request is returned (kept for 24 hours); another body is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProductInput;
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        data: CreatedRow;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or another product has the same brand and model. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProductChanges;
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    publishProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Publication;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            /** @description The request breaks this description, or a reason is needed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (Success & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | Failure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
}
