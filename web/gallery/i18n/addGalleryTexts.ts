import { addTexts } from '../../src/i18n/catalog.ts';
import englishDemo from './en-US/demo.ts';
import englishGallery from './en-US/gallery.ts';
import chineseDemo from './zh-CN/demo.ts';
import chineseGallery from './zh-CN/gallery.ts';

declare module '../../src/i18n/messages.ts' {
  interface Messages {
    gallery: typeof chineseGallery;
    demo: typeof chineseDemo;
  }
}

/** The texts of the gallery, beside those of the product, which does not know them. */
export function addGalleryTexts(): void {
  addTexts('zh-CN', { gallery: chineseGallery, demo: chineseDemo });
  addTexts('en-US', { gallery: englishGallery, demo: englishDemo });
}
