import { Button } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { DateRangeText } from '#ui/date/dateRange.ts';
import { CaptchaField } from '#ui/fields/CaptchaField.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { DateRangeField } from '#ui/fields/DateRangeField.tsx';
import { FileChoice } from '#ui/fields/FileChoice.tsx';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { entryOf, type FileEntry } from '#ui/fields/fileEntry.ts';
import { NewPasswordField } from '#ui/fields/NewPasswordField.tsx';
import { PasswordBox } from '#ui/fields/PasswordBox.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { PhoneCodeField } from '#ui/fields/PhoneCodeField.tsx';
import { type PictureChoice, PictureField } from '#ui/fields/PictureField.tsx';
import { RichTextField } from '#ui/fields/RichTextField.tsx';
import { Block, State } from '../Block.tsx';
import { FieldStates } from '../FieldStates.tsx';
import { api } from '../mockedSession.ts';

const time = '2026-03-02 09:20:30';

/** Fields that open something, upload something, or are about who somebody is. */
export function Pickers() {
  return (
    <>
      <Dates />
      <Secrets />
      <Codes />
      <Files />
    </>
  );
}

function Dates() {
  return (
    <>
      <Block name="DateRangeField">
        <FieldStates<DateRangeText | ''> empty="" filled="2026-03-01~2026-03-31" canBeReadOnly={false}>
          {(field) => <DateRangeField {...field} accuracy="day" />}
        </FieldStates>
        <FieldStates<DateRangeText | ''> empty="" filled={`${time}~2026-03-31 17:30:00`} canBeReadOnly={false}>
          {(field) => <DateRangeField {...field} />}
        </FieldStates>
      </Block>
      <Block name="DateField">
        <FieldStates empty="" filled="2026-03-02">
          {(field) => <DateField {...field} accuracy="day" />}
        </FieldStates>
        {([1, 2, 3] as const).map((accuracy) => (
          <FieldStates key={accuracy} empty="" filled={time}>
            {(field) => <DateField {...field} accuracy={accuracy} />}
          </FieldStates>
        ))}
      </Block>
    </>
  );
}

function Secrets() {
  const t = useT();
  return (
    <>
      <Block name="PasswordBox">
        <State name="gallery.empty">
          <PasswordBox label={t('gallery.field')} autoComplete="off" />
        </State>
        <State name="gallery.disabled">
          <PasswordBox label={t('gallery.field')} autoComplete="off" disabled />
        </State>
      </Block>
      <Block name="PasswordField">
        <FieldStates empty="" filled="Aa1!aaaa" canBeReadOnly={false}>
          {(field) => <PasswordField {...field} />}
        </FieldStates>
      </Block>
      {(['aa', 'Aa1!aaaa', 'Aa1!aaaaBb2?bbbb'] as const).map((password) => (
        <Block key={password} name="NewPasswordField">
          <FieldStates empty="" filled={password} canBeReadOnly={false}>
            {(field) => <NewPasswordField {...field} />}
          </FieldStates>
        </Block>
      ))}
    </>
  );
}

function Codes() {
  const { captchaKey, image, expireSeconds } = api.example('getCaptcha');
  const states = {
    'gallery.loading': { status: 'loading' },
    'gallery.failed': { status: 'failed' },
    'gallery.plain': { status: 'shown', captcha: { captchaKey, image, expireSeconds }, number: 1 },
  } as const;
  const { control } = useForm({ defaultValues: { code: '' } });
  return (
    <>
      <Block name="CaptchaField">
        {(Object.keys(states) as (keyof typeof states)[]).map((name) => (
          <State key={name} name={name}>
            <CaptchaField
              captcha={{ state: states[name], refresh: async () => undefined }}
              name={name}
              error={null}
              onChange={() => undefined}
            />
          </State>
        ))}
      </Block>
      <Block name="PhoneCodeField">
        <State name="gallery.plain">
          <PhoneCodeField
            control={control}
            name="code"
            label="gallery.field"
            scene="REGISTER"
            askPhone={async () => '13800000000'}
          />
        </State>
      </Block>
    </>
  );
}

function Files() {
  const t = useT();
  const file = api.example('getFileInfo');
  const kept = { ...entryOf({ ...file, contentType: 'application/pdf' }), url: null };
  const onItsWay: FileEntry = { ...kept, key: 'upload', id: null, fileName: `${t('gallery.longText')}.pdf` };
  const words = `<p>${t('gallery.sentence')}</p><ul><li>${t('gallery.sample')}</li></ul>`;
  return (
    <>
      <Block name="FileChoice">
        <FileChoice label={t('gallery.sample')} accept=".pdf" onChoose={() => undefined}>
          {(button) => (
            <Button {...button} variant="default">
              {t('ui.chooseFile')}
            </Button>
          )}
        </FileChoice>
      </Block>
      <Block name="FilesField">
        <FieldStates empty={[]} filled={[kept]} long={[kept, onItsWay]} canBeReadOnly={false}>
          {(field) => <FilesField {...field} bizType="DOCUMENT" limit={5} />}
        </FieldStates>
      </Block>
      <Block name="PictureField">
        <FieldStates empty={null as PictureChoice} filled={'keep' as PictureChoice} canBeReadOnly={false}>
          {(field) => <PictureField {...field} person={t('gallery.person')} present={null} />}
        </FieldStates>
      </Block>
      <Block name="RichTextField">
        <FieldStates empty="" filled={words} canBeReadOnly={false}>
          {(field) => <RichTextField {...field} bizType="ARTICLE" />}
        </FieldStates>
      </Block>
    </>
  );
}
