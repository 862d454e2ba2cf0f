import { useApiMutation, useRecord } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { UsersField } from '#ui/fields/UsersField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import type { Card } from './expenditureColumns.tsx';

const idsOf = ({ authorizedUsers }: Schemas['ExpenditureDetail']) => authorizedUsers.map(({ id }) => id);

/** Sets the users who may use a card besides the person in charge. */
export default function LendForm({ card, onClose }: { card: Card; onClose: () => void }) {
  const t = useT();
  const detail = useRecord('getExpenditureDetail', { path: { id: card.id } });
  const authorise = useApiMutation('authorizeExpenditureUsers');
  const before = detail.data;
  const form = useForm({
    defaultValues: { userIds: [] as string[] },
    ...(before && { values: { userIds: idsOf(before) } }),
  });

  async function save({ userIds }: { userIds: string[] }) {
    if (!before) throw new Error('The form is saved before the card has been read');
    await authorise.mutateAsync({ path: { id: card.id }, body: { version: before.version, userIds } });
  }

  async function reload() {
    const data = await detail.refetch();
    if (data) form.reset({ userIds: idsOf(data) });
  }

  return (
    <FormDrawer
      title={['funds.lendTitle', { name: card.cardName }]}
      form={form}
      draft={`lend ${card.id}`}
      waitFor={[detail]}
      onSubmit={save}
      onClose={onClose}
      onReload={reload}
    >
      <Properties items={[[t('funds.owner'), `${card.ownerName} (${card.deptName})`]]} />
      {before && (
        <UsersField
          key={before.version}
          control={form.control}
          name="userIds"
          label="funds.lent"
          hint="funds.lentHint"
          people={before.authorizedUsers}
        />
      )}
    </FormDrawer>
  );
}
