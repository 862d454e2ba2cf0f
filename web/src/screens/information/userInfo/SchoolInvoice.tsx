import { useApiQuery } from '@campus-procurement/hooks';
import { isApiError } from '@campus-procurement/sdk';
import { Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { InvoiceData } from '../../company/invoice/InvoiceData.tsx';

/** What a school is answered with for which nothing is recorded. */
const notRecorded = 4004;

/** What suppliers make invoices to the own school out to. Default export: it comes with texts of its own. */
export default function SchoolInvoice() {
  const t = useT();
  // A failure stands in the section.
  const invoice = useApiQuery('getCompanyInvoiceInfo', {}, { meta: { silent: true } });
  const isMissing = isApiError(invoice.error) && invoice.error.code === notRecorded;
  return (
    <Section title={t('invoice.ofSchool')} hint={t('invoice.ofSchoolHint')}>
      {isMissing ? (
        <Text size="sm" c="dimmed">
          {t('invoice.none')}
        </Text>
      ) : (
        <QueryView query={invoice}>{(data) => <InvoiceData invoice={data} />}</QueryView>
      )}
    </Section>
  );
}
