import { useT } from '#i18n/LanguageProvider.tsx';
import { Content } from '#ui/text/Content.tsx';
import classes from './matrix.module.css';

interface WantedLine {
  itemName: string | null;
  spec: string | null;
  parameters: string | null;
  quantity: string | null;
  unit: string | null;
}

/** A line that is wanted; of its parameters those that begin with * must be met, and stand out. */
export function Wanted({ no, item, isBrief = false }: { no: number; item: WantedLine; isBrief?: boolean }) {
  const t = useT();
  const { itemName, spec, parameters, quantity, unit } = item;
  const wanted = (parameters ?? '').split('\n').filter((line) => line.trim() !== '');
  return (
    <div className={classes.wanted}>
      <span>
        <i>{no}</i> <Content>{itemName ?? '–'}</Content>
      </span>
      <small>
        <Content>{[spec, quantity && `${quantity} ${unit ?? ''}`].filter(Boolean).join(' · ')}</Content>
      </small>
      {!isBrief && wanted.length > 0 && (
        <ul aria-label={t('bidding.parameters')}>
          {wanted.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and they do not move
            <li key={index} data-must={line.trim().startsWith('*') || undefined}>
              <Content>{line}</Content>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
