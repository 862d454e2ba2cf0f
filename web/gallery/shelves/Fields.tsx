import { useT } from '#i18n/LanguageProvider.tsx';
import { ChoicesField } from '#ui/fields/ChoicesField.tsx';
import { DecimalField } from '#ui/fields/DecimalField.tsx';
import { DeclarationField } from '#ui/fields/DeclarationField.tsx';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { LookupsField } from '#ui/fields/LookupsField.tsx';
import { MoneyField, UnitPriceField } from '#ui/fields/MoneyField.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { SwitchField } from '#ui/fields/SwitchField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { TreeField } from '#ui/fields/TreeField.tsx';
import { quantityOf } from '#ui/fields/typedNumbers.ts';
import { UserField } from '#ui/fields/UserField.tsx';
import { UsersField } from '#ui/fields/UsersField.tsx';
import { statusChoices } from '#ui/status/StatusBadge.tsx';
import { Block } from '../Block.tsx';
import { FieldStates } from '../FieldStates.tsx';
import { api } from '../mockedSession.ts';

/** Everything is found already. */
const noSearch = () => {};

/** Fields whose value is a text, a choice or some of them. */
export function Fields() {
  return (
    <>
      <Typed />
      <Chosen />
      <People />
    </>
  );
}

function Typed() {
  const t = useT();
  return (
    <>
      <Block name="TextField">
        <FieldStates empty="" filled={t('gallery.sample')} long={t('gallery.longText')}>
          {(field) => <TextField {...field} limit={200} />}
        </FieldStates>
        <FieldStates empty="" filled={t('gallery.sentence')} long={t('gallery.longText')}>
          {(field) => <TextField {...field} limit={200} multiline />}
        </FieldStates>
      </Block>
      <Block name="MoneyField">
        <FieldStates empty="" filled="1200.50" long="9999999999.99">
          {(field) => <MoneyField {...field} />}
        </FieldStates>
      </Block>
      <Block name="UnitPriceField">
        <FieldStates empty="" filled="0.125" long="9999999999.9999">
          {(field) => <UnitPriceField {...field} />}
        </FieldStates>
      </Block>
      <Block name="DecimalField">
        <FieldStates empty="" filled="12.5" long="999999999.999">
          {({ hint, ...field }) => (
            <DecimalField {...field} read={quantityOf} unit={t('gallery.someUnit')} note={hint && t(hint)} />
          )}
        </FieldStates>
      </Block>
      <Block name="DeclarationField">
        <FieldStates empty={false} filled>
          {(field) => <DeclarationField {...field} />}
        </FieldStates>
      </Block>
      <Block name="SwitchField">
        <FieldStates empty={false} filled>
          {(field) => <SwitchField {...field} />}
        </FieldStates>
      </Block>
    </>
  );
}

function Chosen() {
  const t = useT();
  const choices = ['a', 'b', 'c'].map((value) => ({ value, label: `${t('gallery.sample')} ${value}` }));
  const long = [...choices, { value: 'long', label: t('gallery.longText') }];
  const node = (id: string, ...children: string[]) => ({
    id,
    label: `${t('gallery.sample')} ${id}`,
    isGroup: children.length > 0,
    children: children.map((child) => ({ id: child, label: `${t('gallery.sample')} ${child}`, isGroup: false, children: [] })),
  });
  const roots = [node('1', '1.1', '1.2'), node('2', '2.1')];
  return (
    <>
      <Block name="SelectField">
        <FieldStates empty="" filled="ENABLED">
          {(field) => <SelectField {...field} choices={statusChoices} />}
        </FieldStates>
      </Block>
      <Block name="RadioField">
        <FieldStates empty="" filled="ENABLED">
          {(field) => <RadioField {...field} choices={statusChoices} />}
        </FieldStates>
      </Block>
      <Block name="LookupField">
        <FieldStates empty="" filled="a" long="long">
          {(field) => <LookupField {...field} choices={long} />}
        </FieldStates>
      </Block>
      <Block name="LookupsField">
        <FieldStates empty={[]} filled={['a', 'b']} long={['a', 'b', 'c', 'long']} canBeReadOnly={false}>
          {(field) => <LookupsField {...field} found={long} onSearch={noSearch} chosen={[]} />}
        </FieldStates>
      </Block>
      <Block name="ChoicesField">
        <FieldStates empty={[]} filled={['a', 'b']} long={['a', 'b', 'c', 'long']}>
          {(field) => <ChoicesField {...field} choices={long} placeholder="ui.choose" />}
        </FieldStates>
      </Block>
      <Block name="TreeField">
        <FieldStates empty={[]} filled={['1.1']}>
          {(field) => <TreeField {...field} roots={roots} />}
        </FieldStates>
      </Block>
    </>
  );
}

function People() {
  const people = api.example('listUsersSimple');
  const ids = people.map(({ id }) => id);
  const names = people.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Block name="UserField">
        <FieldStates empty="" filled={ids[0] ?? ''}>
          {(field) => <UserField {...field} person={people[0] ?? null} />}
        </FieldStates>
      </Block>
      <Block name="UsersField">
        <FieldStates empty={[]} filled={ids} canBeReadOnly={false}>
          {(field) => <UsersField {...field} people={people} />}
        </FieldStates>
      </Block>
      <Block name="LookupsField">
        <FieldStates empty={[]} filled={ids} canBeReadOnly={false}>
          {(field) => <LookupsField {...field} found={names} onSearch={() => {}} chosen={names} />}
        </FieldStates>
      </Block>
    </>
  );
}
