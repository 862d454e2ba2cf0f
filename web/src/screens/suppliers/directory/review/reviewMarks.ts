import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import type { Translate } from '#i18n/messages.ts';
import { type ComparedFact, comparedFacts } from './comparedFacts.ts';
import type { Licence } from './licences.ts';

/** Something to look at before deciding. */
export interface Mark {
  tone: 'bad' | 'wait' | 'good';
  text: string;
  /** What the supplier has to do about it, as a line of the letter. */
  correction?: string;
}

type Registered = Schemas['GsInfo'];

/**
 * What to look at before deciding about a supplier, the gravest first.
 * @param registered null if the registry was not asked, or does not answer
 */
export function reviewMarks(
  stated: Schemas['SupplierDetail'],
  registered: Registered | null,
  licences: readonly Licence[],
  t: Translate,
): Mark[] {
  const found = [
    ...stated.defaults.map((one) => defaultMark(one, t)),
    ...licences.flatMap((licence) => licenceMark(licence, t)),
    ...accountMark(stated, t),
    ...(registered ? registryMarks(stated, registered, t) : [{ tone: 'wait' as const, text: t('suppliers.gsUnknown') }]),
  ];
  const order = ['bad', 'wait', 'good'];
  return found.sort((one, other) => order.indexOf(one.tone) - order.indexOf(other.tone));
}

/** What a licence is called. */
export function licenceName({ name, kind }: Licence, t: Translate): string {
  return name ?? t(kind === 'hazardous' ? 'review.permit' : 'review.businessLicence');
}

/** Money goes to another account than before: that is what frauds begin with. */
function accountMark({ bankName, bankAccount, reviewedAccount }: Schemas['SupplierDetail'], t: Translate): Mark[] {
  if (reviewedAccount === null || bankAccount === null) return [];
  if (reviewedAccount.bankName === bankName && reviewedAccount.account === bankAccount) return [];
  const nameOf = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');
  const former = nameOf(reviewedAccount.bankName, reviewedAccount.account);
  return [{ tone: 'bad', text: t('review.newAccount', { former, next: nameOf(bankName, bankAccount) }) }];
}

function licenceMark(licence: Licence, t: Translate): Mark[] {
  const { state, kind } = licence;
  const name = licenceName(licence, t);
  if (state === 'valid') return [];
  if (state === 'ending') return [{ tone: 'wait', text: t('review.ends', { name, days: licence.daysLeft ?? 0 }) }];
  const correction =
    state === 'missing' && kind === 'hazardous' ? t('review.uploadPermit') : t(`review.${state}Letter`, { name });
  return [{ tone: 'bad', text: t(`review.${state}`, { name }), correction }];
}

/** An order that was terminated for its default. The supplier has nothing to correct about it. */
function defaultMark({ projectName: name, openAmount }: Schemas['DefaultRecord'], t: Translate): Mark {
  const isOpen = compareMoney(openAmount, '0.00') > 0;
  return {
    tone: 'bad',
    text: isOpen ? t('review.defaultedOpen', { name, amount: openAmount }) : t('review.defaulted', { name }),
  };
}

function registryMarks(stated: Schemas['SupplierDetail'], registered: Registered, t: Translate): Mark[] {
  const { operatingStatus, dishonest, penalties, abnormals, relatedSuppliers } = registered;
  const status = t(`suppliers.gs${operatingStatus}`);
  const listed = abnormals.filter(({ outDate }) => outDate === null).length;
  const isClean = !dishonest && penalties.length === 0 && abnormals.length === 0 && relatedSuppliers.length === 0;
  const marks: (Mark | false)[] = [
    !isInBusiness(registered) && {
      tone: 'bad',
      text: t('review.notInBusiness', { status }),
      correction: t('review.notInBusinessLetter', { status }),
    },
    dishonest && { tone: 'bad', text: t('suppliers.gsDishonest'), correction: t('review.dishonestLetter') },
    ...differenceMarks(comparedFacts(stated, registered), t),
    penalties.length > 0 && { tone: 'wait', text: t('review.penalties', { count: penalties.length }) },
    listed > 0 && { tone: 'wait', text: t('review.abnormals', { count: listed }) },
    relatedSuppliers.length > 0 && {
      tone: 'wait',
      text: t('review.related', { names: relatedSuppliers.map(({ companyName }) => companyName) }),
    },
    isClean && { tone: 'good', text: t('review.clean') },
  ];
  return marks.filter((mark) => mark !== false);
}

/** Whether the registry says that the enterprise operates. */
export function isInBusiness({ operatingStatus }: Registered): boolean {
  return operatingStatus === 'EXISTING' || operatingStatus === 'OPERATING';
}

/** Two marks at most, and one line of the letter each. */
function differenceMarks(facts: readonly ComparedFact[], t: Translate): Mark[] {
  return (['bad', 'wait'] as const).flatMap((tone) => {
    const differing = facts.filter(({ difference }) => difference === tone);
    if (differing.length === 0) return [];
    const values = differing.map(({ label, registered }) => t('review.valueOf', { label: t(label), value: registered ?? '' }));
    const text = t('review.differ', { names: differing.map(({ label }) => t(label)) });
    return [{ tone, text, correction: t('review.differLetter', { values }) }];
  });
}

/** The letter to a supplier that has to correct something; empty if it has not. */
export function letterOf(marks: readonly Mark[], t: Translate): string {
  const lines = marks.flatMap(({ correction }) => correction ?? []);
  return lines.length > 0 ? t('review.letter', { lines }) : '';
}
