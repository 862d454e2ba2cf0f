import Image from '@tiptap/extension-image';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { pendingMark } from '../text/pendingPictures.ts';
import { PictureView } from './PictureView.tsx';

/** A picture in the text: an uploaded file, or one on its way, which the form waits for (`hasPendingPictures`). */
export const Picture = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    upload: {
      default: null,
      parseHTML: (element) => element.getAttribute(pendingMark),
      renderHTML: ({ upload }: { upload?: string | null }) => (upload ? { [pendingMark]: upload } : {}),
    },
  }),
  // One that is pasted with text has its upload, and no address yet. What was written before has no marks (`richTextNodes`).
  parseHTML: () => [{ tag: 'img[src]' }, { tag: `img[${pendingMark}]` }],
  // Typed Markdown would name pictures of elsewhere.
  addInputRules: () => [],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});
