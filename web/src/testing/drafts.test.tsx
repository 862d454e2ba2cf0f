import { expect, test } from 'vitest';
import { continueDraft } from '#testing/continueDraft.ts';
import { allowAll, draftForms, fill } from '#testing/draftForms.ts';
import { openScreen } from '#testing/openScreen.ts';

/** `npm test` tries every third, from one that its seed gives; other runs all of them. A browser tries the forms of all pages (drafts.e2e). */
const stride = Number(process.env.TEST_SHARE ?? 1) > 1 ? 1 : 3;
const first = Number(process.env.TEST_SEED) % stride;

test.each(draftForms.filter((_, index) => index % stride === first))(
  'what stood in “$form” ($button) is offered after a reload, and put back',
  async (one) => {
    const { page, options, form, field } = one;
    const open = () => openScreen(page, options);
    allowAll();
    const { user } = await open();
    await fill(user, one, '12.5');
    const opened = await continueDraft(open, form);
    expect(opened.getByRole('textbox', { name: field })).toHaveValue('12.5');
  },
);
