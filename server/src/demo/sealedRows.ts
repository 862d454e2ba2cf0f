import type { RoundKey, Sealing } from '#platform/sealing/sealing.ts';

type Row = Record<string, unknown>;
type Rows = (table: string) => Row[];

/** The columns whose contents are sealed. */
const sealedColumns = {
  bid_participant: ['sealed'],
  bid_quote: ['sealed_terms', 'sealed_prices'],
  bid_file: ['sealed'],
};

/**
 * Opens what is sealed in rows that were played, because its seal belongs to the key of the player. What stands for a bidder becomes the id
 * of its participation, which each key has another mark for.
 */
export function unsealRows(rowsOf: Rows, sealing: Sealing): void {
  const participants = rowsOf('bid_participant');
  const marked = new Map(participants.map(({ supplier_mark, id }) => [supplier_mark, id]));
  for (const message of rowsOf('inbox_message')) {
    if (message.bidder_mark !== null) message.bidder_mark = marked.get(message.bidder_mark);
  }
  eachSealed(rowsOf, (content, round) => sealing.open(round, Buffer.from(content.slice(hexPrefix.length), 'hex')).toString());
}

/** Seals in the rows of a recording what `unsealRows` has opened, with the key of an installation. */
export function sealRows(rowsOf: Rows, sealing: Sealing): void {
  const rounds = roundsOf(rowsOf);
  for (const round of rowsOf('bid_round')) {
    round.key_id = sealing.keyId;
    round.key_check = sealing.checked(keyOf(round)).keyCheck;
  }
  const marks = new Map<unknown, string>();
  for (const participant of rowsOf('bid_participant')) {
    const { supplierId } = JSON.parse(String(participant.sealed));
    const mark = sealing.mark(keyOf(rounds.get(participant.round_id)), supplierId);
    marks.set(participant.id, mark);
    if (participant.supplier_mark !== null) participant.supplier_mark = mark;
  }
  for (const message of rowsOf('inbox_message')) {
    if (message.bidder_mark !== null) message.bidder_mark = marks.get(message.bidder_mark);
  }
  eachSealed(rowsOf, (content, round) => hexPrefix + sealing.seal(round, Buffer.from(content)).toString('hex'));
}

/** What PostgreSQL writes bytes with in JSON. */
const hexPrefix = '\\x';

function eachSealed(rowsOf: Rows, change: (content: string, round: RoundKey) => string): void {
  const rounds = roundsOf(rowsOf);
  const roundOf = new Map(rowsOf('bid_participant').map(({ id, round_id }) => [id, rounds.get(round_id)]));
  for (const [table, columns] of Object.entries(sealedColumns)) {
    for (const row of rowsOf(table)) {
      const key = keyOf(roundOf.get(table === 'bid_participant' ? row.id : row.participant_id));
      for (const column of columns) row[column] = change(String(row[column]), key);
    }
  }
}

const roundsOf = (rowsOf: Rows) => new Map(rowsOf('bid_round').map((round) => [round.id, round]));

/** The key of a round without its check, which belongs to the secret of whoever has played it. */
function keyOf(round: Row | undefined): RoundKey {
  return {
    keyId: String(round?.key_id),
    keySalt: String(round?.key_salt),
    keyCheck: null,
  };
}
