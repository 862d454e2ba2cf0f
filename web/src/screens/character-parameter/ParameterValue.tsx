import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { StatusBadge } from '#ui/status/StatusBadge.tsx';
import classes from './parameters.module.css';

interface ParameterValueProps {
  valueType: Schemas['CharacterValueType'];
  value: string;
}

/** A value as people read it: a switch as on or off, an empty text as such. */
export function ParameterValue({ valueType, value }: ParameterValueProps) {
  const t = useT();
  // Whatever is not Y is off.
  if (valueType === 'SWITCH') return <StatusBadge status={value === 'Y' ? 'ENABLED' : 'DISABLED'} />;
  if (value === '') return <span className={classes.none}>{t('parameters.notSet')}</span>;
  if (valueType === 'URL' && value === 'Y') return t('parameters.builtInTemplate');
  return (
    <span className={classes.value} title={value}>
      {value}
    </span>
  );
}

export function ParameterName({ name, paramKey }: { name: string; paramKey: string }) {
  return (
    <span className={classes.name}>
      {name}
      <code>{paramKey}</code>
    </span>
  );
}
