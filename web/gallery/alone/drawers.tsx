import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { SideDrawer } from '#ui/feedback/SideDrawer.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { DetailDrawer } from '#ui/page/DetailDrawer.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import type { Queried } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import ReplacementForm from '#ui/replacements/ReplacementForm.tsx';
import { statusChoices } from '#ui/status/StatusBadge.tsx';
import { api } from '../mockedSession.ts';
import { answered, asked, networkFault, type Role, refused, roleRows, stale } from '../samples.ts';
import { usePressed } from './usePressed.ts';

const nothing = () => undefined;

interface FormProps {
  waitFor?: typeof asked | typeof refused;
  onSubmit?: () => Promise<unknown>;
}

function Form({ waitFor, onSubmit = async () => undefined }: FormProps) {
  const t = useT();
  const form = useForm({ defaultValues: { roleName: t('gallery.sample'), status: 'ENABLED', remark: t('gallery.longText') } });
  const { control } = form;
  return (
    <FormDrawer
      title={['roles.create']}
      form={form}
      draft={null}
      onSubmit={onSubmit}
      onClose={nothing}
      onReload={nothing}
      {...(waitFor && { waitFor: [waitFor] })}
    >
      <TextField control={control} name="roleName" label="roles.name" hint="gallery.hint" limit={20} required />
      <RadioField control={control} name="status" label="roles.status" choices={statusChoices} />
      <TextField control={control} name="remark" label="roles.remark" limit={200} multiline />
    </FormDrawer>
  );
}

export const PlainForm = () => <Form />;
export const LoadingForm = () => <Form waitFor={asked} />;
export const FailedForm = () => <Form waitFor={refused} />;

/** What was sent has been refused; everything that was entered stays. */
export function RefusedForm() {
  usePressed('[role=dialog] [type=submit]');
  return <Form onSubmit={() => Promise.reject(networkFault)} />;
}

/** Somebody else has saved the same thing meanwhile. */
export function StaleForm() {
  usePressed('[role=dialog] [type=submit]');
  return <Form onSubmit={() => Promise.reject(stale)} />;
}

function DetailOf({ query }: { query: Queried<Role> }) {
  const t = useT();
  return (
    <DetailDrawer title={t('gallery.longText')} query={query} onClose={nothing}>
      {({ roleName, remark, companyName }) => (
        <Section title={roleName}>
          <Properties
            items={[
              [t('roles.remark'), remark],
              [t('roles.school'), companyName],
            ]}
          />
        </Section>
      )}
    </DetailDrawer>
  );
}

export const Detail = () => <DetailOf query={answered(roleRows(1)[0] as Role)} />;
export const LoadingDetail = () => <DetailOf query={asked} />;
export const FailedDetail = () => <DetailOf query={refused} />;

export function PlainDrawer() {
  const t = useT();
  return (
    <SideDrawer title={t('gallery.sample')} size={640} onClose={nothing}>
      {t('gallery.longText')}
    </SideDrawer>
  );
}

/** Two have left; one of the users whom the server names takes the place of one of them. */
export function Replacement() {
  const t = useT();
  const { id } = api.example('getProjectDetail');
  const leavers = [
    { userId: api.example('getInfo').id, name: t('gallery.someOwner') },
    { userId: id, name: t('gallery.sample') },
  ];
  return <ReplacementForm part="MEMBER" recordId={id} name={t('gallery.someItem')} leavers={leavers} onClose={nothing} />;
}
