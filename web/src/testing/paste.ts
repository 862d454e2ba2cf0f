import { fireEvent } from '@testing-library/react';

/** Pastes HTML, and files with it if there are any, into an editor. */
export function paste(editor: HTMLElement, html: string, files: File[] = []): void {
  const types = files.length > 0 ? ['Files'] : ['text/html'];
  const getData = (type: string) => (type === 'text/html' ? html : '');
  fireEvent.paste(editor, { clipboardData: { getData, types, ...(files.length > 0 && { files }) } });
}
