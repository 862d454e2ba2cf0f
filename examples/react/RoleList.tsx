import { usePagedQuery } from '@campus-procurement/hooks';
import { useDeferredValue, useState } from 'react';

const size = 10;

/** The roles of the school, page by page, by name or code. */
export function RoleList() {
  const [{ roleName, current }, setQuery] = useState({ roleName: '', current: 1 });
  const roles = usePagedQuery('queryRolePage', { roleName: useDeferredValue(roleName), current, size });
  const show = (page: number) => setQuery({ roleName, current: page });

  function refresh() {
    if (current === 1) void roles.refetch();
    else show(1);
  }

  return (
    <section aria-busy={roles.isPending}>
      <input
        type="search"
        aria-label="Name or code"
        placeholder="Name or code"
        value={roleName}
        onChange={({ target }) => setQuery({ roleName: target.value, current: 1 })}
      />
      {roles.error && <p role="alert">{roles.error.message}</p>}
      <table>
        <caption>Roles: {roles.total}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Code</th>
            <th scope="col">Users</th>
          </tr>
        </thead>
        <tbody>
          {roles.rows.map((role) => (
            <tr key={role.id}>
              <td>{role.roleName}</td>
              <td>{role.roleCode}</td>
              <td>{role.userCount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <fieldset className="grid">
        <legend>Page {current}</legend>
        <button type="button" disabled={current === 1} onClick={() => show(current - 1)}>
          Back
        </button>
        <button type="button" disabled={current * size >= roles.total} onClick={() => show(current + 1)}>
          Next
        </button>
        <button type="button" className="secondary" onClick={refresh}>
          Refresh
        </button>
      </fieldset>
    </section>
  );
}
