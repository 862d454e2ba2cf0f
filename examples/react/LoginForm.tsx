import { useSession, useSessionActions } from '@campus-procurement/hooks';
import { login } from '@campus-procurement/sdk/zod';
import { type FormEvent, useState } from 'react';

/** Asks who it is. Which role and department they had last, the session remembers. */
export function LoginForm() {
  const { status } = useSession();
  const actions = useSessionActions();
  const [failure, setFailure] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { data, error } = login.body.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    setFailure(error ? 'Please say who you are.' : '');
    // What the server says is written for people, in the language asked for.
    if (data) await actions.login(data).catch(({ message }: Error) => setFailure(message));
  }

  return (
    <main className="container">
      <form onSubmit={submit}>
        <h1>Log in</h1>
        <label>
          Account
          <input name="username" autoComplete="username" />
        </label>
        <label>
          Password
          <input name="password" type="password" autoComplete="current-password" />
        </label>
        {failure && <p role="alert">{failure}</p>}
        <button type="submit" aria-busy={status === 'loggingIn'}>
          Log in
        </button>
      </form>
    </main>
  );
}
