import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { deleteContact } from './deleteContact.ts';
import { queryContactPage } from './queryContactPage.ts';
import { saveContact } from './saveContact.ts';
import { updateContact } from './updateContact.ts';

export const contacts = { queryContactPage, saveContact, updateContact, deleteContact } satisfies Pick<
  Handlers<Context>,
  'queryContactPage' | 'saveContact' | 'updateContact' | 'deleteContact'
>;
