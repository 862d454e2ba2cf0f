import { type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { FieldProps } from './FieldProps.ts';
import classes from './NewPasswordField.module.css';
import { PasswordBox } from './PasswordBox.tsx';
import { passwordLength, passwordStrength } from './passwordStrength.ts';

const words = ['ui.passwordRule', 'ui.passwordWeak', 'ui.passwordFair', 'ui.passwordStrong'] as const;

/** A password to be set, with how strong it is. */
export function NewPasswordField<V extends FieldValues>(props: FieldProps<V, string>) {
  const { control, name, label, hint, required = true } = props;
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  const strength = passwordStrength(field.value);
  return (
    <div>
      <PasswordBox
        {...field}
        label={t(label)}
        error={fieldState.error?.message}
        description={hint && t(hint)}
        withAsterisk={required}
        aria-required={required}
        autoComplete="new-password"
        maxLength={passwordLength.max}
      />
      <div className={classes.strength} data-strength={strength}>
        <span aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {/* What is wrong says the rule already. */}
        <span role="status">{strength > 0 || !fieldState.error ? t(words[strength]) : ''}</span>
      </div>
    </div>
  );
}
