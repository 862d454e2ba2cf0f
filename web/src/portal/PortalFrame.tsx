import { useSession } from '@campus-procurement/hooks';
import { Suspense } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { PortalBoundary } from './blocks/PortalBoundary.tsx';
import { PortalNotices } from './blocks/PortalNotices.tsx';
import { PortalHeader } from './PortalHeader.tsx';
import { type PortalRoute, portalRoutes } from './portalRoutes.tsx';
import { PortalSession } from './session/PortalSession.tsx';

/** Header, page and notices. Who is not logged in gets the login in place of a page that needs one, at the same address. */
export function PortalFrame() {
  return (
    <Routes>
      {portalRoutes.map((route) => (
        <Route key={route.path} path={route.path} element={<Framed route={route} />} />
      ))}
      <Route path="*" element={<Framed route={null} />} />
    </Routes>
  );
}

function Framed({ route }: { route: PortalRoute | null }) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <div className="po" data-task={route?.task}>
      <a className="po-skip" href="#content">
        {t('common.skipToContent')}
      </a>
      <PortalHeader place={route?.place ?? null} />
      <main id="content" tabIndex={-1} className="po-main">
        <PortalBoundary resetKey={pathname}>
          <Suspense fallback={<div className="po-state" aria-busy="true" />}>
            {route ? <Page route={route} /> : <NoSuchPage />}
          </Suspense>
        </PortalBoundary>
      </main>
      <PortalNotices />
    </div>
  );
}

function Page({ route: { Screen, public: isPublic } }: { route: PortalRoute }) {
  const session = useSession();
  if (isPublic) return <Screen />;
  // What is typed into a page belongs to who typed it.
  return session.status === 'ready' ? <Screen key={session.epoch} /> : <PortalSession />;
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
