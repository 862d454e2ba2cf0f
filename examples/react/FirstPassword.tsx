import { useApiMutation, useSessionActions } from '@campus-procurement/hooks';
import { type FormEvent, useState } from 'react';

/** Somebody else has given the password: until it is changed, the server does nothing else. */
export function FirstPassword() {
  const change = useApiMutation('updatePassword');
  const { logout, refreshUser } = useSessionActions();
  const [failure, setFailure] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { oldPassword: String(form.get('oldPassword')), newPassword: String(form.get('newPassword')) };
    try {
      await change.mutateAsync({ body });
      await refreshUser();
    } catch {
      setFailure('The password was not changed. A new one has 8 to 32 characters of three kinds, and is not a common one.');
    }
  }

  return (
    <main className="container">
      <form onSubmit={submit}>
        <h1>Choose your own password</h1>
        <label>
          Present password
          <input name="oldPassword" type="password" autoComplete="current-password" />
        </label>
        <label>
          New password
          <input name="newPassword" type="password" autoComplete="new-password" />
        </label>
        {failure && <p role="alert">{failure}</p>}
        <button type="submit" aria-busy={change.isPending}>
          Change it
        </button>
        <button type="button" className="secondary" onClick={() => logout()}>
          Log out
        </button>
      </form>
    </main>
  );
}
