import { expect, onTestFinished, vi } from 'vitest';
import { readSheet } from '#ui/sheet/readSheet.ts';
import { openZip } from '#ui/sheet/zip.ts';

/** Saves a template by an act. @returns the labels of its columns, and the sheet of choices as XML */
export async function templateOf(save: () => Promise<void>): Promise<{ head: string[]; choices: string }> {
  const made: Blob[] = [];
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob) => String(made.push(blob as Blob));
  onTestFinished(() => {
    URL.createObjectURL = createObjectURL;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await save();
  await vi.waitFor(() => expect(made).toHaveLength(1));
  const content = (await made[0]?.arrayBuffer()) ?? new ArrayBuffer();
  const [row] = await readSheet(new File([content], 'template.xlsx'));
  return { head: row?.cells ?? [], choices: openZip(content)('xl/worksheets/sheet3.xml') ?? '' };
}
