import type { Transaction } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { dictionary } from './dictionary.ts';
import { seedId } from './seedId.ts';

const companyId = '0';

interface Maker {
  createTime: Date;
  createByName: string;
  updateTime: Date;
  updateByName: string;
}

/**
 * Inserts missing types with their entries. An existing type gets only missing values of an enumeration, so that entries deleted by an
 * administrator stay deleted.
 */
export async function insertDictionary(trx: Transaction<Tables>, tracked: Maker): Promise<void> {
  const types = dictionary.map(({ n, first: _first, entries: _entries, ...type }) => ({
    ...type,
    companyId,
    id: seedId('dictType', n),
    status: 'ENABLED' as const,
    builtIn: true,
    ...tracked,
  }));
  const inserted = await trx
    .insertInto('dictType')
    .values(types)
    .onConflict((conflict) => conflict.doNothing())
    .returning('dictType')
    .execute();
  const isNew = new Set(inserted.map(({ dictType }) => dictType));
  const entries = dictionary
    .filter((type) => type.enumeration || isNew.has(type.dictType))
    .flatMap(({ dictType, enumeration, first, entries: rows }) =>
      rows.map(([dictLabel, dictLabelEn, dictValue = dictLabel, tagColor = null], index) => ({
        companyId,
        id: seedId('dictEntry', first + index),
        dictType,
        dictLabel,
        dictLabelEn,
        dictValue,
        tagColor,
        sort: (index + 1) * 10,
        isDefault: index === 0 && !enumeration,
        status: 'ENABLED' as const,
        builtIn: enumeration,
        ...tracked,
      })),
    );
  await trx
    .insertInto('dictEntry')
    .values(entries)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
