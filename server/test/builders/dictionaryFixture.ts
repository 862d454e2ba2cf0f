import type { Query, Schemas } from '@campus-procurement/sdk';
import type { TestClient } from '../startApp.ts';

/**
 * What is done with the dictionary. Types and values are counted, so that they are unique.
 * @param admin changes types
 * @param schoolAdmin changes entries, unless a test names somebody else
 */
export function dictionaryFixture(admin: TestClient, schoolAdmin: TestClient) {
  let count = 0;
  const next = (prefix: string) => `${prefix}${++count}`;

  async function newType(changes: Partial<Schemas['DictTypeInput']> = {}) {
    const body = { dictName: next('Type '), dictType: next('type_'), ...changes };
    return { ...body, ...(await admin.dictionary.saveDictType({ body })) };
  }

  async function newEntry(changes: Partial<Schemas['DictDataInput']> = {}, client = schoolAdmin): Promise<string> {
    const value = next('value ');
    const body = { dictType: 'unit', dictLabel: value, dictValue: value, ...changes };
    return (await client.dictionary.saveDictEntry({ body })).id;
  }

  return {
    newType,
    updateType: (id: string, body: Schemas['DictTypeChanges'], client = admin) =>
      client.dictionary.updateDictType({ path: { id }, body }),
    removeType: (id: string, client = admin) => client.dictionary.deleteDictType({ path: { id } }),
    typePage: (query: Query<'queryDictTypePage'> = {}, client = admin) =>
      client.dictionary.queryDictTypePage({ query: { size: 200, ...query } }),
    newEntry,
    updateEntry: (id: string, body: Schemas['DictDataChanges'], client = schoolAdmin) =>
      client.dictionary.updateDictEntry({ path: { id }, body }),
    removeEntry: (id: string, client = schoolAdmin) => client.dictionary.deleteDictEntry({ path: { id } }),
    entryPage: (query: Query<'queryDictEntryPage'>, client = schoolAdmin) =>
      client.dictionary.queryDictEntryPage({ query: { size: 200, ...query } }),
    /** What forms offer. */
    options: (type: string, client = schoolAdmin) => client.dictionary.queryDictDataByType({ path: { type } }),
  };
}
