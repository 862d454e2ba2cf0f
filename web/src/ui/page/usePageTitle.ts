import { useProjectTerms } from '@campus-procurement/hooks';
import { useEffect, useRef } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';

/** The name of the product: without "bidding" for the school 3338 (product specification, section 1). */
export function useProductName(): string {
  const t = useT();
  return t(useProjectTerms().documentTitle === 'purchase' ? 'common.productPurchase' : 'common.productBidding');
}

/** Names the document after the page. */
export function useDocumentTitle(page: string): void {
  const t = useT();
  const product = useProductName();
  useEffect(() => {
    document.title = page ? t('common.documentTitle', { page, product }) : product;
  }, [t, page, product]);
}

let isFirstPage = true;

/**
 * Moves the focus to the heading of each page but the first: that is how those who cannot see it hear that the page has changed.
 * @returns the ref of the heading
 */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return heading;
}
