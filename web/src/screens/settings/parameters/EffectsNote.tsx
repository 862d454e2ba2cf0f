import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { List, Text } from '@mantine/core';
import { useLanguage, useT } from '#i18n/LanguageProvider.tsx';
import { describeError } from '#ui/feedback/describeError.ts';
import { Message } from '#ui/feedback/Message.tsx';
import { platformId } from './platformId.ts';

interface EffectsNoteProps {
  /** The school, or the platform for the default of all schools without a value of their own. */
  companyId: string;
  paramKey: string;
  /** The value that is about to be saved. */
  paramValue: string;
}

/** What a value will change when it is saved: pages that come and go, for whom, and what keeps the old value. */
export function EffectsNote({ companyId, paramKey, paramValue }: EffectsNoteProps) {
  const t = useT();
  const { data, error } = useApiQuery(
    'previewCharacterEffects',
    { query: { companyId, paramKey, paramValue } },
    { staleTime: 0 },
  );
  if (error) return <Message tone="error">{describeError(error, t).text}</Message>;
  if (!data?.changed) return null;
  const { appearing, vanishing, keptCount, schoolCount } = data;
  return (
    <Message tone="warning">
      <Text size="sm" fw={600}>
        {t('parameters.effects')}
      </Text>
      <List size="sm" mt={4}>
        {companyId === platformId && <List.Item>{t('parameters.schoolsAffected', { count: schoolCount })}</List.Item>}
        {appearing.map((page) => (
          <List.Item key={page.menuName}>
            <Line page={page} text="parameters.appears" />
          </List.Item>
        ))}
        {vanishing.map((page) => (
          <List.Item key={page.menuName}>
            <Line page={page} text="parameters.vanishes" />
          </List.Item>
        ))}
        {appearing.length + vanishing.length === 0 && <List.Item>{t('parameters.noPages')}</List.Item>}
        {keptCount !== null && <List.Item>{t('parameters.kept', { count: keptCount })}</List.Item>}
      </List>
    </Message>
  );
}

interface LineProps {
  page: Schemas['AffectedPage'];
  text: 'parameters.appears' | 'parameters.vanishes';
}

function Line({ page: { menuName, menuNameEn, roles }, text }: LineProps) {
  const t = useT();
  const { language } = useLanguage();
  const name = language === 'en-US' ? (menuNameEn ?? menuName) : menuName;
  const held = roles.map(({ roleName, userCount }) => t('parameters.roleUsers', { role: roleName, count: userCount }));
  return t(text, { name, roles: held.length === 0 ? t('parameters.nobody') : t('common.list', { names: held }) });
}
