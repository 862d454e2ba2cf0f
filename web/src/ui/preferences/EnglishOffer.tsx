import { useStored } from '@campus-procurement/hooks';
import { englishOffer, languages } from '#i18n/catalog.ts';
import classes from './EnglishOffer.module.css';

/** Offers English to a browser that prefers it, until a language is chosen. To dismiss the offer is to choose the default language. */
export function EnglishOffer({ onAccept }: { onAccept: () => void }) {
  const [chosen, choose] = useStored('arco-locale');
  if (chosen || !navigator.language.startsWith('en')) return null;
  return (
    <aside className={classes.offer} lang="en-US" aria-label={englishOffer.accept}>
      <button type="button" onClick={onAccept}>
        {englishOffer.accept}
      </button>
      <button type="button" className={classes.dismiss} aria-label={englishOffer.dismiss} onClick={() => choose(languages[0])}>
        <span aria-hidden>×</span>
      </button>
    </aside>
  );
}
