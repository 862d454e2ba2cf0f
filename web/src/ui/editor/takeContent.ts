import { DOMParser } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { pastedNodes } from './pastedNodes.ts';

interface Taker {
  /** Files, and where in the text they were put. */
  onFiles: (files: readonly File[], at: number) => void;
  isOwnPicture: (address: string) => boolean;
  /** Uploads a picture that came with the text. @returns the key of the upload; null if it cannot be uploaded */
  onPicture: (file: File) => string | null;
  /** So many pictures of the content could not be taken along. */
  onLostPictures: (count: number) => void;
}

/**
 * Takes pasted or dropped content into the text, but for plain text. The browser would have to read the markup from a string, which the
 * policy of the page forbids.
 * @param at where it was dropped; it replaces the selection if it was pasted
 * @returns false for what the editor takes itself
 */
export function takeContent(view: EditorView, data: DataTransfer | null, at: number | null, taker: Taker): boolean {
  if (!data) return false;
  const { onFiles, isOwnPicture, onPicture, onLostPictures } = taker;
  const html = data.getData('text/html');
  const files = [...(data.files ?? [])];
  const { nodes, lostPictures } = pastedNodes(html, isOwnPicture, onPicture);
  const hasText = nodes.textContent?.trim() !== '' || nodes.querySelector('img') !== null;
  // Word and Excel add a picture of the text to it; a picture that is copied by itself comes with markup that only names it.
  if (files.length > 0 && !hasText) {
    onFiles(files, at ?? view.state.selection.from);
    return true;
  }
  if (html === '') return false;
  const slice = DOMParser.fromSchema(view.state.schema).parseSlice(nodes);
  const { tr } = view.state;
  view.dispatch((at === null ? tr.replaceSelection(slice) : tr.replaceRange(at, at, slice)).scrollIntoView());
  if (lostPictures > 0) onLostPictures(lostPictures);
  return true;
}
