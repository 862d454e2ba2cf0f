import { usePagedQuery } from '@campus-procurement/hooks';
import { useDeferredValue, useState } from 'react';

/** The roles of the school, page by page, by name or code. */
export function RoleList() {
  const [roleName, setRoleName] = useState('');
  const roles = usePagedQuery('queryRolePage', { roleName: useDeferredValue(roleName) });
  const { current, size } = roles;

  return (
    <section aria-busy={roles.isPending}>
      <input
        type="search"
        aria-label="Name or code"
        placeholder="Name or code"
        value={roleName}
        onChange={({ target }) => setRoleName(target.value)}
      />
      {roles.error && <p role="alert">{roles.error.msg ?? roles.error.message}</p>}
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
        <button type="button" disabled={current === 1} onClick={() => roles.setPage(current - 1)}>
          Back
        </button>
        <button type="button" disabled={current * size >= roles.total} onClick={() => roles.setPage(current + 1)}>
          Next
        </button>
        <button type="button" className="secondary" onClick={roles.refresh}>
          Refresh
        </button>
      </fieldset>
    </section>
  );
}
