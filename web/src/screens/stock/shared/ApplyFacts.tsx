import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { stockDocumentAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';

/** Everything about a request. */
export function ApplyFacts({ apply }: { apply: Schemas['SharedApply'] }) {
  const t = useT();
  const format = useFormat();
  const { applyCode, itemName, brand, model, unit, quantity, approvedQuantity, ownerDeptName, warehouseName, address } = apply;
  const { applyDeptName, applicantName, purpose, expectReturnDate, opinion, decideByName, issueByName, issueRemark } = apply;
  const { stockDocId, receiveTime, cancelReason, returns } = apply;
  const row = (name: string, value: string | null) => (value ? [[name, value] as const] : []);
  const until = expectReturnDate ? <DateTime key="until" value={expectReturnDate} isDay /> : t('sharing.noReturn');
  const received = receiveTime ? [[t('sharing.receiveTime'), <DateTime key="received" value={receiveTime} />] as const] : [];
  const link = stockDocId && (
    <TextLink key="document" to={stockDocumentAddress(stockDocId)}>
      {t('sharing.toDocument')}
    </TextLink>
  );
  return (
    <>
      {apply.applicantLeft && <Message tone="warning">{t('sharing.applicantLeft', { name: applicantName })}</Message>}
      {apply.overdue && <Message tone="warning">{t('sharing.overdueText')}</Message>}
      <Properties
        items={[
          [t('sharing.code'), applyCode],
          [t('sharing.goods'), [itemName, brand, model].filter(Boolean).join(' · ')],
          [t('sharing.quantity'), `${quantity} ${unit}`],
          ...row(t('sharing.approvedQuantity'), approvedQuantity && `${approvedQuantity} ${unit}`),
          [t('sharing.owner'), ownerDeptName],
          [t('sharing.store'), [warehouseName, address].filter(Boolean).join(' · ')],
          [t('sharing.applicant'), `${applyDeptName} ${applicantName}`],
          ...apply.replacements.map(({ time, fromName, toName, reason }) => {
            return [
              t('sharing.replaced'),
              t('sharing.replacedLine', { fromName, toName, reason, day: format.date(time) }),
            ] as const;
          }),
          [t('sharing.until'), until],
          [t('sharing.purpose'), purpose],
          ...row(t('sharing.decidedBy'), decideByName),
          ...row(t('sharing.opinion'), opinion),
          ...row(t('sharing.issuedBy'), issueByName),
          ...row(t('sharing.remark'), issueRemark),
          ...received,
          ...row(t('sharing.cancelReason'), cancelReason),
          ...(link ? [[t('sharing.document'), link] as const] : []),
          ...returns.map(({ no, quantity: back, condition, reason, returnByName }) => {
            const said = t('sharing.returnLine', {
              quantity: `${back} ${unit}`,
              condition: t(`sharing.short${condition}`),
              name: returnByName ?? '–',
            });
            return [`${t('sharing.returns')} ${no}`, [said, reason].filter(Boolean).join(' · ')] as const;
          }),
        ]}
      />
    </>
  );
}
