import { money } from '@campus-procurement/sdk/texts';
import type { Translate } from '#i18n/messages.ts';
import type { Log } from './state/projectState.ts';

const hash = /\b[0-9a-f]{64}\b/g;
const hashLength = 8;
/** An amount by itself or between spaces. */
const amount = /(^| )(\d+\.\d{2})(?= |$)/;
const failReasons = [
  'TOO_FEW_BIDDERS',
  'NO_COMPLIANT_QUOTE',
  'ALL_ABOVE_CEILING',
  'KEY_LOST',
  'ALL_DECLINED',
  'CHANGED',
  'TERMINATED',
] as const;
const changed = ['CONTENT', 'PRICE', 'FUNDS', 'SCHEDULE', 'CONTACT'] as const;
/** Steps whose entry names an amount, after a number or a name where there is one. */
const ofMoney: readonly string[] = [
  'receive',
  'invoice',
  'voidInvoice',
  'reverseInvoice',
  'pay',
  'reversePayment',
  'order',
  'complete',
  'decide',
  'exclude',
  'registerOutcome',
  'closeShort',
  'refund',
  'reverseRefund',
  'writeOff',
];

/**
 * What an entry of the log says, in the words of the page: codes have their names, amounts their sign and commas.
 * Whose name alone it says is named beside it already, as of an officer who has taken the purchase.
 * @param isWhole whether hashes are shown whole
 */
export function saidOf(
  { step, content, operatorName }: Pick<Log, 'step' | 'content' | 'operatorName'>,
  t: Translate,
  isWhole = false,
): string | null {
  if (content === null || content === operatorName) return null;
  // What the system says of itself is stored in Chinese.
  if (step === 'extend') return t('projects.saidExtended');
  const said = isWhole ? content : content.replace(hash, (one) => `${one.slice(0, hashLength)}…`);
  if (step === 'failBidding') {
    const reason = failReasons.find((one) => said === one || said.startsWith(`${one} `));
    return reason ? `${t(`projects.fail_${reason}`)}${said.slice(reason.length)}` : said;
  }
  if (step === 'voidRound') {
    return said.replace(/^(\S+?)：\D*(\d+)\D*$/, (_, code, no) => t('projects.saidRoundVoid', { code, no }));
  }
  if (step === 'change') {
    return changed.reduce((text, one) => text.replace(` ${one} `, ` ${t(`purchases.type${one}`)} `), said);
  }
  if (step === 'signAcceptance') {
    return said.replace(
      /^(\S+) ([+−])/,
      (_, code, sign) => `${code} ${t(sign === '+' ? 'projects.agreed' : 'projects.disagreed')}`,
    );
  }
  if (!ofMoney.includes(step)) return said;
  const byClock = step === 'decide' && operatorName === null;
  const sums = byClock ? said.replace(/( \d+\.\d{2}) .*$/s, (_, sum) => `${sum} ${t('projects.saidByClock')}`) : said;
  return sums.replace(amount, (_, before, sum) => `${before && ' · '}${money(sum)}`);
}
