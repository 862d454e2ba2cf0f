import { useApiQuery } from '@campus-procurement/hooks';
import { isApiError } from '@campus-procurement/sdk';
import { Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { InvoiceData } from '../../suppliers/invoice/InvoiceData.tsx';

/** The code for a school without invoice data. */
const notRecorded = 4004;

/** The invoice data of the user's school, for suppliers. Default export, because it is loaded with its own texts. */
export default function SchoolInvoice() {
  const t = useT();
  // Silent, because the error is shown in the section.
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
