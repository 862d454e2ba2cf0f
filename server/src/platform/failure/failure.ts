import type { ErrorCode } from '@campus-procurement/sdk';
import type { Params } from '../i18n/language.ts';
import type { Messages } from '../i18n/zhCN.ts';

/** HTTP status and code of each refusal. Business failures are HTTP 200 with a code of their own. */
const failures = {
  invalid: [400, 4000],
  badCredentials: [200, 4001],
  badCaptcha: [200, 4002],
  captchaWanted: [200, 4002],
  forbidden: [403, 4003],
  crossSite: [403, 4003],
  otherSchool: [403, 4003],
  platformOnly: [403, 4003],
  platformRole: [403, 4003],
  grantRole: [403, 4003],
  userAbove: [403, 4003],
  deptBeyond: [403, 4003],
  roleAbove: [403, 4003],
  grantScope: [403, 4003],
  grantMenus: [403, 4003],
  exclusiveMenus: [403, 4003],
  grantCode: [403, 4003],
  missing: [200, 4004],
  tooManyAttempts: [429, 4005],
  badTicket: [200, 4006],
  chooseRole: [200, 4007],
  initialPassword: [403, 4008],
  initialPasswordExpired: [200, 4009],
  schoolSuspended: [200, 4010],
  samePerson: [200, 4105],
  ownDocument: [200, 4105],
  ownSharedApply: [200, 4105],
  ownDispatch: [200, 4105],
  noReceiver: [200, 4105],
  dossierIncomplete: [200, 4110],
  associationShort: [200, 4120],
  ownWitness: [200, 4105],
  ownPayment: [200, 4105],
  ownRefund: [200, 4105],
  ownAgreement: [200, 4105],
  taskDecided: [200, 4131],
  taskDecidedBy: [200, 4131],
  taskWithdrawn: [200, 4131],
  urgedLately: [200, 4132],
  involvedInCase: [200, 4105],
  paymentNotDue: [200, 4141],
  paymentUninvoiced: [200, 4141],
  invoicePaid: [200, 4141],
  invoiceReversed: [200, 4101],
  refundedAboveClaim: [200, 4141],
  invoicedAboveCost: [200, 4141],
  paymentAboveDue: [200, 4141],
  assetNumbersMissing: [200, 4141],
  payeeAccountMissing: [200, 4141],
  unpaid: [200, 4141],
  noApprover: [200, 4101],
  ownPublication: [200, 4105],
  wrongState: [200, 4101],
  suspended: [200, 4101],
  notConfigured: [200, 4101],
  casOff: [200, 4101],
  stale: [200, 4090],
  staleBy: [200, 4090],
  keyReused: [200, 4091],
  roleInUse: [200, 4204],
  hasUsers: [200, 4204],
  hasChildren: [200, 4205],
  referenced: [200, 4206],
  referencedBy: [200, 4206],
  builtIn: [200, 4208],
  builtInRow: [200, 4208],
  ownRole: [200, 4209],
  ownAccount: [200, 4209],
  ownSession: [200, 4209],
  synchronised: [200, 4101],
  synchronisedUser: [200, 4101],
  synchronisedCard: [200, 4101],
  sameStatus: [200, 4101],
  exclusiveRole: [200, 4207],
  exclusiveRoleOf: [200, 4207],
  fundsShort: [200, 4160],
  cardEnded: [200, 4101],
  cardNotBegun: [200, 4101],
  cardDisabled: [200, 4101],
  aboveCeiling: [200, 4181],
  notAdmitted: [200, 4182],
  quoteLate: [200, 4184],
  quotesUsedUp: [200, 4185],
  sealed: [200, 4186],
  ownBidding: [200, 4105],
  needsWitness: [200, 4105],
  noSealingKey: [200, 4101],
  keyAway: [200, 4101],
  unreadable: [200, 4101],
  taskState: [200, 4301],
  exportTooLarge: [200, 4302],
  registryNotSetUp: [200, 4401],
  registryUnavailable: [200, 4401],
  registryUnknown: [200, 4402],
  receiversFull: [200, 4321],
  unauthorized: [401, 401],
  unknownPath: [404, 404],
  methodNotAllowed: [405, 405],
  tooLarge: [413, 413],
  notJson: [415, 415],
  notForm: [415, 415],
  internal: [500, 5000],
  unreachable: [503, 503],
} satisfies Record<keyof Messages['failure'], readonly [status: number, code: ErrorCode]>;

export type Reason = keyof typeof failures;

/** A rule that a field breaks. The sentence is added when the language is known. */
export interface BrokenRule {
  /** Name of the field, with nested names joined by dots; empty for the whole body. */
  field: string;
  /** A JSON Schema keyword or a business rule such as `unique`. */
  rule: string;
  params?: Params;
}

/** `FailureDetails` of the API, before the sentences of the broken rules are added. */
interface Details {
  errors?: BrokenRule[];
  captchaRequired?: boolean;
  retryAfterSeconds?: number;
}

/** A refusal that the caller is told about. Any other error is a bug on our side (code 5000). */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly reason: Reason;
  readonly status: number;
  readonly code: ErrorCode;
  /** Values for the sentence of the reason. */
  readonly params: Params;
  readonly details: Details | null;
  readonly headers: Record<string, string>;

  constructor(reason: Reason, more: { params?: Params; details?: Details; headers?: Record<string, string> } = {}) {
    super(reason);
    this.reason = reason;
    [this.status, this.code] = failures[reason];
    this.params = more.params ?? {};
    this.details = more.details ?? null;
    this.headers = more.headers ?? {};
  }
}

/** Returns a refusal of a request that breaks the description or a business rule of a field. */
export function invalid(...errors: BrokenRule[]): Failure {
  return new Failure('invalid', { details: { errors } });
}

/** Returns a refusal that ends at `until`, with the seconds to wait. */
export function tooManyAttempts(until: Date, now: Date): Failure {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new Failure('tooManyAttempts', {
    params: { seconds },
    details: { retryAfterSeconds: seconds },
    headers: { 'retry-after': String(seconds) },
  });
}
