import { useApiQuery, useSession } from '@campus-procurement/hooks';
import { IconBell, IconBuildingStore, IconFileText, IconListSearch } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { BrandMark } from '#ui/page/BrandMark.tsx';
import { Content } from '#ui/text/Content.tsx';
import { Link } from './address/Link.tsx';
import { PortalTools } from './PortalTools.tsx';
import type { PortalRoute } from './portalRoutes.tsx';

const places = [
  { key: 'purchases', to: '/', Icon: IconListSearch },
  { key: 'notices', to: '/notices', Icon: IconFileText },
  { key: 'messages', to: '/messages', Icon: IconBell },
  { key: 'profile', to: '/profile', Icon: IconBuildingStore },
] as const;

/** Milliseconds between two looks at the number of unread messages. */
const lookAgain = 60_000;

/** The top of every page: where one is, whose account it is. On a phone the places stand at the bottom, under the thumb. */
export function PortalHeader({ place }: { place: PortalRoute['place'] | null }) {
  const t = useT();
  const session = useSession();
  const isReady = session.status === 'ready';
  const unread = useApiQuery('countUnreadInboxMessages', {}, { refetchInterval: lookAgain, meta: { silent: true } });
  const count = isReady ? (unread.data?.count ?? 0) : 0;
  return (
    <header className="po-top">
      <Link className="po-brand" to="/">
        <BrandMark size={28} />
        <span>
          <b>
            <Content>{isReady ? session.user.companyName : t('common.productBidding')}</Content>
          </b>
          <small>{t('portal.name')}</small>
        </span>
      </Link>
      <nav className="po-places" aria-label={t('portal.places')}>
        {places
          .filter(({ key }) => isReady || key === 'purchases' || key === 'notices')
          .map(({ key, to, Icon }) => (
            <Link key={key} to={to} aria-current={key === place ? 'page' : undefined}>
              <Icon size={20} stroke={1.5} aria-hidden />
              {t(`portal.${key}`)}
              {key === 'messages' && count > 0 && (
                <i>
                  {count > 99 ? '99+' : count}
                  <span className="po-unseen">{t('portal.unread', { count })}</span>
                </i>
              )}
            </Link>
          ))}
      </nav>
      <PortalTools />
    </header>
  );
}
