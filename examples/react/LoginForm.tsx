import { useSession, useSessionActions } from '@campus-procurement/hooks';
import type { ApiError } from '@campus-procurement/sdk';
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
    // `msg` is what the server says to people, in the requested language. Without an answer there is only the SDK's `message`.
    if (data) await actions.login(data).catch(({ msg, message }: ApiError) => setFailure(msg ?? message));
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
