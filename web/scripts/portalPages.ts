import type { Plugin } from 'vite';

/** In development, answers addresses of the portal with its page, as the server does: Vite alone knows one start page. */
export function portalPages(): Plugin {
  return {
    name: 'portal-pages',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const isPage = request.headers.accept?.includes('text/html') && /^\/portal(\/|\?|$)/.test(request.url ?? '');
        if (isPage) request.url = '/portal/index.html';
        next();
      });
    },
  };
}
