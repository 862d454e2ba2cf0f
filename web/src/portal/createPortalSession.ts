import { createSession, type Session, type SessionOptions } from '@campus-procurement/hooks';
import { createQueryClient } from '../app/notifyErrors.ts';
import { type Language, languages } from '../i18n/catalog.ts';
import { noticeStore } from './blocks/noticeStore.ts';

/** The language that the supplier has chosen in this browser, in the portal. */
export function portalLanguage({ storage }: Pick<Session, 'storage'>): Language {
  return storage.get('arco-locale') ?? languages[0];
}

/**
 * The session of a supplier. Everything it stores begins with `portal.`: the administration app is served from the same origin, and
 * neither must take over the sessions of the other.
 */
export function createPortalSession(options: Pick<SessionOptions, 'retry'> = {}): Session {
  const language = () => portalLanguage(session);
  const session = createSession({
    baseUrl: '/api',
    storagePrefix: 'portal.',
    forSuppliers: true,
    queryClient: createQueryClient(language, noticeStore.add),
    language,
    ...options,
  });
  return session;
}
