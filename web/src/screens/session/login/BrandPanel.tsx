import { IconFileCheck, IconLock, IconUsers } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { BrandMark } from '#ui/page/BrandMark.tsx';
import classes from './BrandPanel.module.css';

/** What the product is, beside the form on wide screens. */
export function BrandPanel({ product }: { product: string }) {
  const t = useT();
  const points = [
    { Icon: IconFileCheck, text: t('session.pointOpen') },
    { Icon: IconLock, text: t('session.pointFair') },
    { Icon: IconUsers, text: t('session.pointOne') },
  ];
  return (
    <aside className={classes.panel}>
      <Pattern />
      <div className={classes.brand}>
        <BrandMark size={36} inverted />
        <span>{product}</span>
      </div>
      <div className={classes.message}>
        <p className={classes.slogan}>{t('session.slogan')}</p>
        <ul className={classes.points}>
          {points.map(({ Icon, text }) => (
            <li key={text}>
              <Icon size={18} stroke={1.5} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

/** Thin squares, like the sheets of a bundle of tenders. */
function Pattern() {
  return (
    <svg className={classes.pattern} viewBox="0 0 700 700" aria-hidden="true">
      {[0, 1, 2, 3, 4, 5, 6].map((step) => (
        <rect key={step} x={60 + step * 36} y={60 + step * 36} width={420} height={420} rx={10} />
      ))}
    </svg>
  );
}
