import { Input } from '@mantine/core';
import { useId } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { iconKeys, MenuIcon } from '#ui/text/MenuIcon.tsx';
import classes from './menus.module.css';

interface IconFieldProps<V extends FieldValues> {
  control: Control<V>;
  name: FieldPathByValue<V, string>;
}

/** Selects an icon or none, with radio buttons that show the icons. */
export function IconField<V extends FieldValues>({ control, name }: IconFieldProps<V>) {
  const t = useT();
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  return (
    <Input.Wrapper
      label={t('menus.icon')}
      labelElement="div"
      labelProps={{ id }}
      description={t('menus.iconHint')}
      error={fieldState.error?.message}
    >
      <div className={classes.icons} role="radiogroup" aria-labelledby={id}>
        {['', ...iconKeys].map((key) => (
          <label key={key} className={classes.icon} title={key || t('menus.noIcon')}>
            <input
              type="radio"
              name={`${id}-icon`}
              checked={field.value === key}
              onChange={() => field.onChange(key)}
              onBlur={field.onBlur}
              aria-label={key || t('menus.noIcon')}
            />
            {key === '' ? '–' : <MenuIcon node={{ icon: key, menuType: 'MENU' }} />}
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}
