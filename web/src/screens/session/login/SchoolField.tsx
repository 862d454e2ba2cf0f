import { useClient } from '@campus-procurement/hooks';
import { Button, Input, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { FieldProps } from '#ui/fields/FieldProps.ts';
import type { RegistrationValues } from './entrySchemas.ts';

/** Selects the school to register with. The list is public, so it is fetched without a session. */
export function SchoolField({ control, name, label }: FieldProps<RegistrationValues, string>) {
  const t = useT();
  const client = useClient();
  const { field, fieldState } = useController({ control, name });
  const schools = useQuery({
    queryKey: ['listSchoolsSimple'],
    queryFn: ({ signal }) => client.call('listSchoolsSimple', {}, { signal }),
    networkMode: 'always',
  });
  if (schools.isError) {
    return (
      <Input.Wrapper label={t(label)} labelElement="div" error={t('entry.schoolsFailed')}>
        <Button variant="default" fullWidth onClick={() => schools.refetch()}>
          {t('common.retry')}
        </Button>
      </Input.Wrapper>
    );
  }
  return (
    <NativeSelect
      {...field}
      label={t(label)}
      error={fieldState.error?.message}
      withAsterisk
      aria-required
      disabled={schools.isPending}
      data={[
        { value: '', label: schools.isPending ? t('common.loading') : t('entry.schoolPlaceholder') },
        ...(schools.data ?? []).map(({ companyId, schoolName }) => ({ value: companyId, label: schoolName })),
      ]}
    />
  );
}
