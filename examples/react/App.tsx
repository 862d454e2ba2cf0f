import { Can, useSession, useSessionActions } from '@campus-procurement/hooks';
import { FirstPassword } from './FirstPassword.tsx';
import { Header } from './Header.tsx';
import { LoginAgain } from './LoginAgain.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RoleForm } from './RoleForm.tsx';
import { RoleList } from './RoleList.tsx';

/** One page for each state of the session. */
export function App() {
  const session = useSession();
  const { restore } = useSessionActions();
  switch (session.status) {
    case 'restoring':
      return <main className="container" aria-busy="true" />;
    case 'failed':
      return (
        <main className="container">
          <p role="alert">{session.error.msg ?? session.error.message}</p>
          <button type="button" onClick={() => restore()}>
            Try again
          </button>
        </main>
      );
    case 'anonymous':
    case 'loggingIn':
      return <LoginForm />;
    case 'initialPassword':
      return <FirstPassword />;
    case 'ready':
      return (
        <>
          {session.expired && <LoginAgain />}
          <div inert={session.expired}>
            <Header />
            <main className="container">
              {/* The key has a list begin anew after a switch. */}
              <Can code="system:role:read" otherwise={<p>In this role, you do not see roles.</p>}>
                <RoleList key={session.epoch} />
              </Can>
              <RoleForm />
            </main>
          </div>
        </>
      );
  }
}
