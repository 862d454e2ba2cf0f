import { useStored } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { BrandMark } from '#ui/page/BrandMark.tsx';
import classes from './BrandPanel.module.css';
import { Rings } from './Rings.tsx';

const promises = [
  { name: 'session.sealed', text: 'session.sealedText' },
  { name: 'session.onTime', text: 'session.onTimeText' },
  { name: 'session.checkable', text: 'session.checkableText' },
] as const;

/** Whose place this is, and what is promised there: beside the form, on narrow screens above it. */
export function BrandPanel({ product }: { product: string }) {
  const t = useT();
  const [school] = useStored('lastSchool');
  return (
    <aside className={classes.panel}>
      <Rings className={classes.rings} />
      <div className={classes.brand}>
        <BrandMark size={32} inverted />
        {school && <span>{product}</span>}
      </div>
      <p className={classes.owner} data-long={!school || undefined}>
        {school ?? product}
      </p>
      <dl className={classes.promises}>
        {promises.map(({ name, text }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
