import { usePagedQuery, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { modifyStatusValues, modifyTypeValues } from '@campus-procurement/sdk/values';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { ModifyStatus } from '#ui/purchase/ModifyStatus.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { Column, RowAction } from '#ui/table/Column.ts';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { modifyAddress, purchaseAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import { TwoLines } from '#ui/text/TwoLines.tsx';

const searchSpec = {
  filters: {
    keyword: textFilter(50),
    status: choiceFilter(...modifyStatusValues),
    modifyType: choiceFilter(...modifyTypeValues),
  },
  sortable: [],
} as const;

const school: ModifyColumn = { header: 'modifications.school', cell: ({ companyName }) => companyName, width: 110 };

const schoolColumns: ModifyColumn[] = [
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
const platformColumns: ModifyColumn[] = schoolColumns.toSpliced(1, 0, school);

const statuses = modifyStatusValues.map((value) => ({ value, label: `purchases.modify${value}` as const }));

const types = modifyTypeValues.map((value) => ({ value, label: `purchases.type${value}` as const }));

/** The changes that the user sees. */
export function ModifyList() {
  const t = useT();
  const search = useListSearch(searchSpec);
  const { current, size, ...words } = search.query;
  const page = usePagedQuery('queryProjectModifyPage', { ...words, current, size }, { turn: search.turn });
  return (
    <ListBlock
      name="modifications"
      title="pages.projectModify"
      page={page}
      search={search}
      columns={useUser().userType === 'PLATFORM' ? platformColumns : schoolColumns}
      actions={useActions()}
      rowName={({ modifyCode, projectName }) => modifyCode ?? projectName}
      empty={t('modifications.empty')}
      filters={
        <>
          <SearchText search={search} name="keyword" label="modifications.keyword" limit={50} />
          <SearchSelect search={search} name="status" label="modifications.status" choices={statuses} />
          <SearchSelect search={search} name="modifyType" label="modifications.type" choices={types} />
        </>
      }
    />
  );
}

/** What can be done with changes. Each is done on the page of the change. */
function useActions(): RowAction<Modify>[] {
  const navigate = useNavigate();
  const open = ({ id }: Modify) => void navigate(modifyAddress({ id }));
  return [
    {
      label: 'modifications.doEDIT',
      onClick: open,
      isOffered: ({ status, allowedActions }) => status === 'DRAFT' && allowedActions.includes('EDIT'),
      waits: true,
    },
    { label: 'modifications.look', onClick: open },
  ];
}

type Modify = Schemas['ProjectModify'];

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
