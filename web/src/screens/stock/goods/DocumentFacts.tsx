import { useT } from '#i18n/LanguageProvider.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { Section } from '#ui/page/Section.tsx';
import { purchaseAddress, stockDocumentAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import type { Detail } from './documentDetail.ts';

/** What a document is about, and who has done what with it. */
export function DocumentFacts({ document }: { document: Detail }) {
  const t = useT();
  const { docType, projectId, supplierName, warehouseName, targetWarehouseName, keepers, purpose } = document;
  const { receiverDeptName, receiverName, sourceDocumentId, sourceDocCode, createByName, sentUserName, lossReason } = document;
  const { firstConfirmUserName, confirmUserName } = document;
  const isAccepted = docType === 'IN_ACCEPT';
  const end = projectId && (
    <TextLink isAct to={purchaseAddress(projectId)}>
      {t('stock.toPurchase')}
    </TextLink>
  );
  const source = sourceDocumentId && <TextLink to={stockDocumentAddress(sourceDocumentId)}>{sourceDocCode ?? '–'}</TextLink>;
  return (
    <Section title={t('stock.facts')} end={end}>
      <Properties
        items={[
          [t('stock.docType'), t(`stock.type${docType}`)],
          [t('stock.store'), warehouseName],
          ...(targetWarehouseName ? [[t('stock.target'), targetWarehouseName] as const] : []),
          ...(isAccepted ? [[t('stock.supplier'), supplierName ?? '–'] as const] : []),
          ...(receiverDeptName ? [[t('stock.receiverDept'), receiverDeptName] as const] : []),
          ...(receiverName ? [[t('stock.receiver'), receiverName] as const] : []),
          ...(source ? [[t('stock.sourceIssue'), source] as const] : []),
          ...(!isAccepted && purpose ? [[t(`stock.purpose${docType}`), purpose] as const] : []),
          ...(lossReason ? [[t('stock.lossReason'), lossReason] as const] : []),
          [t('stock.keepers'), keepers.map(({ name }) => name).join(' · ')],
          ...(isAccepted ? [] : [[t('stock.draftedBy'), createByName ?? '–'] as const]),
          ...(sentUserName ? [[t('stock.sentBy'), sentUserName] as const] : []),
          ...(firstConfirmUserName ? [[t('stock.firstKeeper'), firstConfirmUserName] as const] : []),
          [t('stock.confirmedBy'), confirmUserName ?? '–'],
        ]}
      />
    </Section>
  );
}
