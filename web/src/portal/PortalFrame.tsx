import { useSession } from '@campus-procurement/hooks';
import { Fragment, Suspense, useEffect, useRef } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { EnglishOffer } from '#ui/preferences/EnglishOffer.tsx';
import { Link } from './address/Link.tsx';
import { readRoute } from './address/readRoute.ts';
import { useAddress } from './address/useAddress.ts';
import { PortalBoundary } from './blocks/PortalBoundary.tsx';
import { PortalNotices } from './blocks/PortalNotices.tsx';
import { useLanguageSwitch } from './blocks/useLanguageSwitch.ts';
import { LostLine } from './LostLine.tsx';
import { PortalHeader } from './PortalHeader.tsx';
import { type PortalRoute, portalRoutes } from './portalRoutes.tsx';
import { PortalSession } from './session/PortalSession.tsx';

/** The bar of a lost line, header, page and notices. Who is not logged in gets the login in place of a page that needs one, at the same address. */
export function PortalFrame() {
  const t = useT();
  const { path } = useAddress();
  const session = useSession();
  const switchTo = useLanguageSwitch();
  const content = useContentFocus(path);
  const [found] = portalRoutes.flatMap((route) => {
    const parameters = readRoute(route.path, path);
    return parameters ? [{ route, parameters }] : [];
  });
  return (
    <div className="po" data-task={found?.route.task}>
      <EnglishOffer onAccept={() => switchTo('en-US')} />
      <a className="po-skip" href="#content">
        {t('common.skipToContent')}
      </a>
      {session.status === 'ready' && <LostLine key={session.epoch} />}
      <PortalHeader place={found?.route.place ?? null} />
      <main id="content" ref={content} tabIndex={-1} className="po-main">
        <PortalBoundary resetKey={path}>
          <Suspense fallback={<div className="po-state" aria-busy="true" />}>
            {found ? <Page key={path} route={found.route} parameters={found.parameters} /> : <NoSuchPage />}
          </Suspense>
        </PortalBoundary>
      </main>
      <PortalNotices />
    </div>
  );
}

/** Begins each page but the first at its top, also for those who cannot see that it has changed. */
function useContentFocus(path: string) {
  const content = useRef<HTMLElement>(null);
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    window.scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [path]);
  return content;
}

interface PageProps {
  route: PortalRoute;
  parameters: Record<string, string>;
}

function Page({ route: { Screen, public: isPublic }, parameters }: PageProps) {
  const session = useSession();
  if (isPublic) return <Screen {...parameters} />;
  // What is typed into a page belongs to who typed it.
  if (session.status !== 'ready') return <PortalSession />;
  return (
    <Fragment key={session.epoch}>
      <Screen {...parameters} />
    </Fragment>
  );
}

function NoSuchPage() {
  const t = useT();
  return (
    <div className="po-state">
      <h1>{t('portal.notFound')}</h1>
      <Link className="po-button" to="/">
        {t('portal.toStart')}
      </Link>
    </div>
  );
}
