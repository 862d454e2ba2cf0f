import { usePagedQuery } from '@campus-procurement/hooks';
import { useDeferredValue, useState } from 'react';

const size = 10;

/** The roles of the school, page by page, by name or code. */
export function RoleList() {
  const [{ roleName, current }, setQuery] = useState({ roleName: '', current: 1 });
  const roles = usePagedQuery('queryRolePage', { roleName: useDeferredValue(roleName), current, size });
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
      <fieldset className="grid" aria-label="Pages">
        <button type="button" disabled={current === 1} onClick={() => setQuery({ roleName, current: current - 1 })}>
          Back
        </button>
        <button
          type="button"
          disabled={current * size >= roles.total}
          onClick={() => setQuery({ roleName, current: current + 1 })}
        >
          Next
        </button>
      </fieldset>
    </section>
  );
}
