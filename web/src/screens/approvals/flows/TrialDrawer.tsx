import { Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { SideDrawer } from '#ui/feedback/SideDrawer.tsx';
import { flowKinds } from './flowKinds.ts';
import Trial from './Trial.tsx';

/** A case to try among the flows as they are. */
export default function TrialDrawer({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [bizType, setBizType] = useState<(typeof flowKinds)[number]['value']>('PURCHASE');
  return (
    <SideDrawer onClose={onClose} title={t('flows.try')} size={480}>
      <Stack gap="sm">
        <Select
          label={t('flows.kind')}
          data={flowKinds.map(({ value, label }) => ({ value, label: t(label) }))}
          value={bizType}
          onChange={(value) => setBizType(flowKinds.find((kind) => kind.value === value)?.value ?? 'PURCHASE')}
          allowDeselect={false}
        />
        <Trial key={bizType} bizType={bizType} />
      </Stack>
    </SideDrawer>
  );
}
