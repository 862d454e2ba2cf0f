import type { Schemas } from '@campus-procurement/sdk';
import { modifyStatusValues, modifyTypeValues } from '@campus-procurement/sdk/values';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { ModifyStatus } from '#ui/purchase/ModifyStatus.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import type { Column } from '#ui/table/Column.ts';
import { modifyAddress, purchaseAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import { TwoLines } from '#ui/text/TwoLines.tsx';

export type Modify = Schemas['ProjectModify'];

export const searchSpec = {
  filters: {
    keyword: textFilter(50),
    status: choiceFilter(...modifyStatusValues),
    modifyType: choiceFilter(...modifyTypeValues),
  },
  sortable: [],
} as const;

/** What is changed, with the number of the change. */
function Name({ modify: { id, modifyCode, modifyType } }: { modify: Modify }) {
  const t = useT();
  return (
    <TwoLines
      first={
        <TextLink to={modifyAddress({ id })}>
          {t('modifications.types', { types: modifyType.map((type) => t(`purchases.type${type}`)) })}
        </TextLink>
      }
      second={modifyCode ?? t('modifications.noNumber')}
    />
  );
}

function Purchase({ modify: { projectId, projectName, projectCode } }: { modify: Modify }) {
  return <TwoLines first={<TextLink to={purchaseAddress(projectId)}>{projectName}</TextLink>} second={projectCode} />;
}

function Waiting({ names }: { names: readonly string[] }) {
  const t = useT();
  return names.length === 0 ? '–' : t('modifications.types', { types: [...names] });
}

type ModifyColumn = Column<Modify, never>;

const school: ModifyColumn = { header: 'modifications.school', cell: ({ companyName }) => companyName, width: 110 };

export const schoolColumns: ModifyColumn[] = [
  { header: 'modifications.change', cell: (modify) => <Name modify={modify} />, width: 140 },
  { header: 'modifications.status', cell: ({ status }) => <ModifyStatus status={status} />, card: 'status', width: 88 },
  { header: 'modifications.purchase', cell: (modify) => <Purchase modify={modify} />, width: 160 },
  { header: 'modifications.reason', cell: ({ reason }) => reason, width: 140 },
  { header: 'modifications.waitingFor', cell: ({ waitingFor }) => <Waiting names={waitingFor} />, width: 90 },
  { header: 'modifications.by', cell: ({ createByName }) => createByName ?? '–', width: 80 },
  {
    header: 'modifications.submitted',
    cell: ({ submitTime }) => (submitTime ? <DateTime value={submitTime} /> : '–'),
    width: 112,
  },
  {
    header: 'modifications.ended',
    cell: ({ endTime }) => (endTime ? <DateTime value={endTime} /> : '–'),
    width: 112,
    isExtra: true,
  },
];

/** Columns for users who see the changes of every school. */
export const platformColumns: ModifyColumn[] = schoolColumns.toSpliced(1, 0, school);
