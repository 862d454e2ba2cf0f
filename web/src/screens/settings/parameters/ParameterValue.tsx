import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { StatusBadge } from '#ui/status/StatusBadge.tsx';
import classes from './parameters.module.css';

interface ParameterValueProps {
  valueType: Schemas['CharacterValueType'];
  value: string;
}

/** Shows a value: a switch as on or off, an empty text as "not set". */
export function ParameterValue({ valueType, value }: ParameterValueProps) {
  const t = useT();
  // Any value other than Y means off.
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
