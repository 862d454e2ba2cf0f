import type { Translate } from '#i18n/messages.ts';
import type { Fault } from './fault.ts';
import { expertFields, isLink, type WayValues } from './wayValues.ts';

const labels = {
  suppliers: 'sponsor.waySuppliers',
  experts: 'sponsor.wayExperts',
  urgency: 'sponsor.urgency',
  urgentSince: 'sponsor.urgentSince',
  permittedBy: 'sponsor.permittedBy',
  mallName: 'sponsor.mallName',
  mallOrderNo: 'sponsor.mallOrderNo',
  mallLink: 'sponsor.mallLink',
  agencyName: 'sponsor.agencyName',
  frameworkId: 'sponsor.framework',
  paperId: 'sponsor.paper',
} as const;

/** A fault of what the way needs to be known. Rows without a supplier are not sent, so the server counts the others. */
export function wayFault(t: Translate, way: WayValues, field: string, message: string): Fault {
  const [, part = '', index = '', name = ''] = field.split('.');
  const at = (place: string, label: string): Fault => ({ field: `wayFacts.${place}`, question: 'way', label, message });
  if (part === 'suppliers' && index !== '') {
    const sent = way.suppliers.filter(({ id }) => id !== '');
    const row = way.suppliers.indexOf(sent[Number(index)] ?? sent[0] ?? { id: '', name: '', reason: '' });
    return at(`suppliers.${row}.${name}`, `${t('sponsor.waySuppliers')} ${row + 1}`);
  }
  const expertField = expertFields.find((known) => known === name);
  if (part === 'experts' && expertField) {
    return at(
      `experts.${index}.${name}`,
      t('sponsor.ofExpert', { no: Number(index) + 1, field: t(`sponsor.expert_${expertField}`) }),
    );
  }
  return at(part, t(labels[part as keyof typeof labels] ?? 'sponsor.way'));
}

/** What cannot be sent as it stands. */
export function malformedWay(t: Translate, { mallLink }: WayValues): Fault[] {
  if (mallLink.trim() === '' || isLink(mallLink)) return [];
  return [{ field: 'wayFacts.mallLink', question: 'way', label: t('sponsor.mallLink'), message: t('sponsor.mallLinkRule') }];
}
