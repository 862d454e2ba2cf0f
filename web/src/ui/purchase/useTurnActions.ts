import type { Schemas } from '@campus-procurement/sdk';
import { todoKindValues } from '@campus-procurement/sdk/values';
import { useNavigate } from 'react-router-dom';
import type { RowAction } from '../table/Column.ts';
import { useStepAddress } from './useStepAddress.ts';

type Turn = Schemas['Turn'];

/** What is awaited of the reader in the rows of a list, in its order. Each is done on the page that shows all that it needs. */
export function useTurnActions<T extends { turns: readonly Turn[] }>(projectIdOf: (row: T) => string): RowAction<T>[] {
  const navigate = useNavigate();
  const stepAddress = useStepAddress();
  const addressOf = (row: T, wanted: Turn['step']) => {
    const turn = row.turns.find(({ step, mine }) => mine && step === wanted);
    return turn ? stepAddress({ step: wanted, recordId: turn.recordId, projectId: projectIdOf(row) }) : null;
  };
  return todoKindValues.map((step) => {
    return {
      label: `purchases.step${step}`,
      onClick: (row) => void navigate(addressOf(row, step) ?? ''),
      isOffered: (row) => addressOf(row, step) !== null,
      waits: true,
    };
  });
}
