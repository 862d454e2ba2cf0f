import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { deleteCharacter, resetCharacterSchoolValue, updateCharacter } from './changeCharacter.ts';
import { previewCharacterEffects } from './previewCharacterEffects.ts';
import { characterValuesOf } from './public.ts';
import { queryCharacterPage } from './queryCharacterPage.ts';
import { queryCharacterSchoolPage } from './queryCharacterSchoolPage.ts';
import { saveCharacter } from './saveCharacter.ts';

export const characterParameters = {
  queryCharacterValues: ({ body: keys }, { db, session }) => characterValuesOf(db, session.companyId, keys),
  queryCharacterPage,
  queryCharacterSchoolPage,
  previewCharacterEffects,
  saveCharacter,
  updateCharacter,
  deleteCharacter,
  resetCharacterSchoolValue,
} satisfies Partial<Handlers<Context>>;
