import { stockDraftTypeValues } from '@campus-procurement/sdk/values';
import { Button, Menu, Text } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';

/** The kinds of documents that a keeper drafts. */
export function NewDocument() {
  const t = useT();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={<IconPlus size={16} aria-hidden />} rightSection={<IconChevronDown size={14} aria-hidden />}>
          {t('stock.createDocument')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {stockDraftTypeValues.map((kind) => (
          <Menu.Item key={kind} component={Link} to={`/stock-page?draft=${kind}`}>
            {t(`stock.type${kind}`)}
            <Text component="span" display="block" size="xs" c="dimmed">
              {t(`stock.hint${kind}`)}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
