import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '../../context.ts';
import { characterValuesOf } from '../characterValuesOf.ts';
import { deleteCharacter, resetCharacterSchoolValue, updateCharacter } from './changeCharacter.ts';
import { queryCharacterPage } from './queryCharacterPage.ts';
import { queryCharacterSchoolPage } from './queryCharacterSchoolPage.ts';
import { saveCharacter } from './saveCharacter.ts';

export const characterParameters = {
  queryCharacterValues: ({ body: keys }, { db, session }) => characterValuesOf(db, session.companyId, keys),
  queryCharacterPage,
  queryCharacterSchoolPage,
  saveCharacter,
  updateCharacter,
  deleteCharacter,
  resetCharacterSchoolValue,
} satisfies Partial<Handlers<Context>>;
