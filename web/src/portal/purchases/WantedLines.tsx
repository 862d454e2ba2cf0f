import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Content } from '#ui/text/Content.tsx';
import { parametersOf } from './parametersOf.ts';

/** What is wanted, line by line; what must be met is marked. */
export function WantedLines({ lines }: { lines: readonly Schemas['WantedLine'][] }) {
  const t = useT();
  const hasMust = lines.some(({ parameters }) => parametersOf(parameters).some(({ must }) => must));
  return (
    <section className="po-panel">
      <h2>{t('portalBids.wanted')}</h2>
      {hasMust && <small>{t('portalBids.star')}</small>}
      <ol className="po-wanted">
        {lines.map(({ no, itemName, quantity, unit, spec, categoryName, parameters }) => (
          <li key={no}>
            <div className="po-row">
              <b>
                {no}. <Content>{itemName}</Content>
              </b>
              <span>
                {quantity} <Content>{unit}</Content>
              </span>
            </div>
            <small>
              <Content>{[spec, categoryName].filter(Boolean).join(' · ')}</Content>
            </small>
            <Parameters parameters={parameters} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Technical parameters; those that must be met are marked. */
export function Parameters({ parameters }: { parameters: string | null }) {
  return (
    <ul>
      {parametersOf(parameters).map(({ text, must }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parameters may be equal, and never move.
        <li key={at} data-must={must || undefined}>
          {must && <span className="po-unseen">★</span>}
          <Content>{text}</Content>
        </li>
      ))}
    </ul>
  );
}
