import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '../../context.ts';
import { deleteCharacter, resetCharacterSchoolValue, updateCharacter } from './changeCharacter.ts';
import { queryCharacterPage } from './queryCharacterPage.ts';
import { queryCharacterSchoolPage } from './queryCharacterSchoolPage.ts';
import { queryCharacterValues } from './queryCharacterValues.ts';
import { saveCharacter } from './saveCharacter.ts';

export const characterParameters = {
  queryCharacterValues,
  queryCharacterPage,
  queryCharacterSchoolPage,
  saveCharacter,
  updateCharacter,
  deleteCharacter,
  resetCharacterSchoolValue,
} satisfies Partial<Handlers<Context>>;
