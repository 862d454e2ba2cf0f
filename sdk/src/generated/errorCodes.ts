// Generated from openapi/ by `npm run generate`. Do not edit.

/**
 * The codes of failures, to compare `ApiError.code` with. A newer server may send codes that are not listed here.
 * @example
 * if (isApiError(error) && error.code === ErrorCode.stale) await reload();
 */
export const ErrorCode = {
  /** HTTP 401. There is no session, or it has ended. */
  unauthorized: 401,
  /** HTTP 404. The server does not know the path. A row that does not exist is `missing`. */
  unknownPath: 404,
  /** HTTP 405. The path does not take this method. */
  methodNotAllowed: 405,
  /** HTTP 413. The body is too large. */
  tooLarge: 413,
  /** HTTP 415. The body is neither JSON nor the form that the operation takes. */
  wrongMediaType: 415,
  /** HTTP 503. The server is stopping, or its database cannot be reached. Try again after `Retry-After`. */
  unreachable: 503,
  /** HTTP 400. The request breaks the description or a rule of a field; `data.errors` names the fields. */
  invalid: 4000,
  /** Account or password is wrong, or the account may not log in. */
  badCredentials: 4001,
  /** A captcha or a code that was sent to a phone is missing, wrong or expired. */
  badCaptcha: 4002,
  /** HTTP 403. The current role lacks the permission, or the row is beyond its reach. */
  forbidden: 4003,
  /** The row does not exist, or not for the caller. */
  missing: 4004,
  /** HTTP 429. Too many attempts. Try again after `Retry-After`. */
  tooManyAttempts: 4005,
  /** A ticket or token of an outside system is forged, expired, used, or for an account that may not log in. */
  badTicket: 4006,
  /** The session has no role and department yet: `switchDept` chooses them. */
  chooseRole: 4007,
  /** HTTP 403. An initial password must be changed first. */
  initialPassword: 4008,
  /** The initial password has expired and must be reset by an administrator. */
  initialPasswordExpired: 4009,
  /** The school is suspended. */
  schoolSuspended: 4010,
  /** Somebody else has changed the row since it was read: read it again. */
  stale: 4090,
  /** The idempotency key was used for another request or in another session. */
  keyReused: 4091,
  /** The current state does not allow it: a status, something that is not set up, or data that another system keeps. */
  wrongState: 4101,
  /** Another person must do it, because the duties are separated. */
  samePerson: 4105,
  /** The dossier lacks something that the archive needs. */
  dossierIncomplete: 4110,
  /** The item that the purchase is charged to has too little left; `data.errors` names the field. */
  associationShort: 4120,
  /** The task of approval is already decided. */
  taskDecided: 4131,
  /** Those who are asked were reminded a short time ago; `msg` says from when on they can be again. */
  urgedLately: 4132,
  /** The conditions of a payment are not met. */
  paymentNotDue: 4141,
  /** The available balance is too low. */
  fundsShort: 4160,
  /** The total of the quote is above the ceiling. */
  aboveCeiling: 4181,
  /** The supplier may not take part. */
  notAdmitted: 4182,
  /** The quote arrived after the end. */
  quoteLate: 4184,
  /** The supplier has made as many quotes as the rules allow. */
  quotesUsedUp: 4185,
  /** It is sealed until the opening. */
  sealed: 4186,
  /** Users hold it or belong to it, so it cannot be deleted. */
  hasUsers: 4204,
  /** There are entries below it, so it cannot be deleted. */
  hasChildren: 4205,
  /** Other rows refer to it, so it cannot be deleted. */
  referenced: 4206,
  /** The role cannot be held together with other roles. */
  exclusiveRole: 4207,
  /** It is built in and cannot be deleted or changed in this way. */
  builtIn: 4208,
  /** It concerns the own account, role or login, and must be done by somebody else. */
  ownAccount: 4209,
  /** The status of the task allows neither a retry nor a stop. */
  taskState: 4301,
  /** The export would have too many rows: narrow the filters. */
  exportTooLarge: 4302,
  /** The user has bound as many receivers as are admitted. */
  receiversFull: 4321,
  /** The business registry does not answer. */
  registryUnavailable: 4401,
  /** The business registry does not know the enterprise. */
  registryUnknown: 4402,
  /** HTTP 500. The server failed. Quote the request id when you contact support. */
  internal: 5000,
} as const;

/** The code of a failure. */
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];
