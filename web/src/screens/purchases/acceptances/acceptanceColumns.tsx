import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { TurnHolders } from '#ui/purchase/TurnHolders.tsx';
import type { Column } from '#ui/table/Column.ts';
import { acceptanceAddress } from '#ui/text/contentAddress.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { TwoLines } from '#ui/text/TwoLines.tsx';
import { AcceptanceState } from './parts/AcceptanceState.tsx';

export type Acceptance = Schemas['Acceptance'];

function Name({ acceptance }: { acceptance: Acceptance }) {
  const t = useT();
  const { id, projectName, acceptanceCode, batchNo, turns } = acceptance;
  return (
    <TwoLines
      first={<TextLink to={acceptanceAddress(id)}>{projectName}</TextLink>}
      second={[acceptanceCode ?? t('acceptances.noNumber'), t('acceptances.batch', { no: batchNo })].join(' · ')}
      isMine={turns.some(({ mine }) => mine)}
    />
  );
}

function Day({ value }: { value: string | null }) {
  const format = useFormat();
  return value === null ? '–' : format.date(value);
}

export const columns: Column<Acceptance, never>[] = [
  { header: 'acceptances.project', cell: (row) => <Name acceptance={row} />, width: 220 },
  { header: 'acceptances.status', cell: ({ status }) => <AcceptanceState status={status} />, card: 'status', width: 88 },
  { header: 'acceptances.waitingFor', cell: ({ turns }) => <TurnHolders turns={turns} />, width: 110 },
  { header: 'acceptances.supplier', cell: ({ supplierName }) => supplierName, width: 150 },
  { header: 'acceptances.arrived', cell: ({ arriveDate }) => <Day value={arriveDate} />, width: 104 },
  { header: 'acceptances.place', cell: ({ acceptPlace }) => acceptPlace ?? '–', width: 110 },
  {
    header: 'acceptances.passAmount',
    cell: ({ status, passAmount }) => (status === 'DRAFT' ? '–' : <Money value={passAmount} />),
    width: 104,
    align: 'end',
    card: 'fact',
  },
];
