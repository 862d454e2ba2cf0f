import type { Schemas } from '@campus-procurement/sdk';
import { ActionIcon, Button, Group } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useCopy } from '#ui/feedback/useCopy.ts';
import { Properties } from '#ui/page/Properties.tsx';
import { Content } from '#ui/text/Content.tsx';
import classes from './invoice.module.css';

const fields = ['title', 'taxNo', 'address', 'phone', 'bankName', 'bankAccount'] as const;

/** Invoice data that can be copied by field or as a whole. */
export function InvoiceData({ invoice }: { invoice: Schemas['InvoiceInfo'] }) {
  const t = useT();
  const copy = useCopy();
  const known = fields.flatMap((field) => {
    const value = invoice[field];
    return value === null ? [] : [{ label: t(`invoice.${field}`), value }];
  });
  const type = { label: t('invoice.type'), value: t(`invoice.${invoice.invoiceType}`) };

  function copyAll() {
    const lines = [...known, type].map((line) => t('invoice.line', line));
    return copy(lines.join('\n'), t('invoice.copied', { label: t('invoice.heading') }));
  }

  return (
    <>
      <Properties
        items={[
          ...known.map(({ label, value }) => {
            const onCopy = () => copy(value, t('invoice.copied', { label }));
            return [label, <Copied key={label} label={label} value={value} onCopy={onCopy} />] as const;
          }),
          [type.label, type.value],
        ]}
      />
      <Group mt="md">
        <Button variant="default" size="xs" leftSection={<IconCopy size={14} />} onClick={copyAll}>
          {t('invoice.copyAll')}
        </Button>
      </Group>
    </>
  );
}

function Copied({ label, value, onCopy }: { label: string; value: string; onCopy: () => void }) {
  const t = useT();
  return (
    <span className={classes.copied}>
      <Content>{value}</Content>
      <ActionIcon variant="subtle" color="gray" size={24} onClick={onCopy} aria-label={t('invoice.copyField', { label })}>
        <IconCopy size={14} stroke={1.5} />
      </ActionIcon>
    </span>
  );
}
