// The roles of a school on a page of our own: hooks of the platform, looks of Pico CSS.
import '@picocss/pico/css/pico.min.css';
import { createSession, SessionProvider } from '@campus-procurement/hooks';
import { retries } from '@campus-procurement/sdk';
import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const session = createSession({
  baseUrl: '/api',
  queryClient: new QueryClient(),
  retry: retries(),
  // What somebody has begun is not gone with the session: see LoginAgain.
  keepsPage: true,
  language: () => 'en-US',
});
// Takes up the session that the browser has kept, before the first screen.
void session.restore();

createRoot(document.getElementById('root') as HTMLElement).render(
  <SessionProvider session={session}>
    <App />
  </SessionProvider>,
);
