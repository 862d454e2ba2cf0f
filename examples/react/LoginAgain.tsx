import { useLoading, useSessionActions, useUser } from '@campus-procurement/hooks';
import type { ApiError } from '@campus-procurement/sdk';
import { type FormEvent, useState } from 'react';

/** Over a page whose session has ended. Once the same person has logged in again, the page goes on where it was. */
export function LoginAgain() {
  const { name, accountId } = useUser();
  const { login, logout } = useSessionActions();
  const { isLoading, setLoading } = useLoading();
  const [failure, setFailure] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    setLoading(true);
    setFailure('');
    await login({ username: accountId, password }).catch(({ msg, message }: ApiError) => setFailure(msg ?? message));
    setLoading(false);
  }

  return (
    <dialog open aria-labelledby="login-again">
      <article>
        <form onSubmit={submit}>
          <h2 id="login-again">Your session has ended</h2>
          <label>
            Password of {name}
            <input name="password" type="password" autoComplete="current-password" autoFocus required />
          </label>
          {failure && <p role="alert">{failure}</p>}
          <footer>
            <button type="button" className="secondary" onClick={() => void logout()}>
              Leave the page
            </button>
            <button type="submit" aria-busy={isLoading} disabled={isLoading}>
              Go on
            </button>
          </footer>
        </form>
      </article>
    </dialog>
  );
}
