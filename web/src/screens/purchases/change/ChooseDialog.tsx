import { useApiQuery } from '@campus-procurement/hooks';
import { Button, Group, Select, Stack } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { modifyAddress } from '#ui/text/contentAddress.ts';

const mostFound = 200;
const longestKeyword = 50;

/** Asks which purchase is to be changed, among those that the user may change. */
export function ChooseDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState('');
  const [projectId, setProjectId] = useState<string | null>(null);
  const search = useDebouncedCallback((text: string) => setKeyword(text.trim().slice(0, longestKeyword)), 300);
  const query = { scope: 'ALL' as const, current: 1, size: mostFound, ...(keyword !== '' && { keyword }) };
  const { data, isFetching } = useApiQuery('queryProjectPage', { query });
  const choices = (data?.records ?? [])
    .filter(({ allowedActions }) => allowedActions.includes('MODIFY'))
    .map(({ id, projectName, projectCode }) => ({ value: id, label: `${projectCode ?? ''} ${projectName}`.trim() }));
  return (
    <Dialog onClose={onClose} title={t('modifications.chooseTitle')} size={460}>
      <Stack gap="md">
        <Select
          label={t('modifications.purchase')}
          description={t('modifications.chooseHint')}
          placeholder={t('modifications.choosePlaceholder')}
          data={choices}
          value={projectId}
          onChange={setProjectId}
          onSearchChange={(text) => {
            if (!choices.some(({ label }) => label === text)) search(text);
          }}
          filter={({ options }) => options}
          searchable
          nothingFoundMessage={isFetching ? '…' : t('modifications.chooseNone')}
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button disabled={projectId === null} onClick={() => projectId && void navigate(modifyAddress({ projectId }))}>
            {t('modifications.begin')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
