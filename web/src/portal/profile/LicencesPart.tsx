import { useDictionary } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { SelectBox } from '../blocks/SelectBox.tsx';
import type { FieldsProps } from './CompanyFields.tsx';
import { LicenceFields } from './LicenceFields.tsx';
import { businessLicence, emptyLicence } from './profileValues.ts';

/** As many as a profile has at most. */
const mostLicences = 50;

/** The licences of a company; others than the business licence are added by their kind. */
export function LicencesPart({ values, faultAt, onChange }: FieldsProps) {
  const t = useT();
  const { choices, labelOf } = useDictionary('qualification_type');
  const { licences } = values;
  const fieldOf = (at: number, field: string) => `qualifications.${at}.${field}`;
  return (
    <>
      {licences.map((licence, at) => (
        <LicenceFields
          key={licence.id}
          licence={licence}
          nameOf={(field) => fieldOf(at, field)}
          faultAt={(field) => faultAt(fieldOf(at, field))}
          onChange={(changes, field) =>
            onChange(
              (now) => ({ licences: now.licences.map((one) => (one.id === licence.id ? { ...one, ...changes } : one)) }),
              fieldOf(at, field),
            )
          }
          onRemove={() => onChange({ licences: licences.filter((one) => one.id !== licence.id) }, 'qualifications')}
        />
      ))}
      {licences.length < mostLicences && (
        <div className="po-panel">
          <SelectBox
            label={t('portalProfile.addLicence')}
            placeholder={t('portalProfile.addLicenceHint')}
            value=""
            choices={choices.filter(({ value }) => value !== businessLicence)}
            error={faultAt('qualifications')}
            onChoose={(kind) =>
              onChange({ licences: [...licences, emptyLicence(`new-${Date.now()}`, kind, labelOf(kind))] }, 'qualifications')
            }
          />
        </div>
      )}
    </>
  );
}
