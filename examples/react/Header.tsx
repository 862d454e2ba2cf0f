import { type MenuNode, useRoleDept, useServerMenu, useSessionActions, useUnsavedWork, useUser } from '@campus-procurement/hooks';
import type { ApiError } from '@campus-procurement/sdk';

/** What the user may open, as whom they act, and the way out. */
export function Header() {
  const { name, companyName } = useUser();
  const { tree } = useServerMenu();
  const { current, list, switchTo, isSwitching } = useRoleDept();
  const { logout } = useSessionActions();
  const unsaved = useUnsavedWork();

  function leave() {
    // That the server could not be told does not matter here: the session is gone from this browser.
    if (!unsaved.has() || confirm('What you have typed will be lost.')) void logout().catch(() => undefined);
  }

  return (
    <header className="container">
      <nav>
        <ul>
          <li>
            <strong>{companyName}</strong>
          </li>
        </ul>
        <ul>
          <li>
            <select
              aria-label="Role and department"
              value={`${current.role.id} ${current.dept.id}`}
              disabled={isSwitching}
              onChange={({ target }) => {
                const [roleId = '', deptId = ''] = target.value.split(' ');
                // If the server refuses, everything stays as it was.
                void switchTo({ roleId, deptId }).catch(({ msg, message }: ApiError) => alert(msg ?? message));
              }}
            >
              {list.map(({ roleId, roleName, deptList }) => (
                <optgroup key={roleId} label={roleName}>
                  {deptList.map(({ id, deptName }) => (
                    <option key={id} value={`${roleId} ${id}`}>
                      {roleName}, {deptName}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </li>
          <li>
            <button type="button" className="secondary outline" onClick={leave}>
              Log out {name}
            </button>
          </li>
        </ul>
      </nav>
      <nav aria-label="Menu">
        <ul>
          {tree.filter(isShown).map((entry) => (
            <MenuEntry key={entry.key} entry={entry} />
          ))}
        </ul>
      </nav>
    </header>
  );
}

const isShown = ({ hideInMenu }: MenuNode) => !hideInMenu;

/** A page, or a group of pages. */
function MenuEntry({ entry: { path, menuName, menuNameEn, children } }: { entry: MenuNode }) {
  const label = menuNameEn ?? menuName;
  if (children.length === 0)
    return (
      <li>
        <a href={path}>{label}</a>
      </li>
    );
  return (
    <li>
      <details className="dropdown">
        <summary>{label}</summary>
        <ul>
          {children.filter(isShown).map((entry) => (
            <MenuEntry key={entry.key} entry={entry} />
          ))}
        </ul>
      </details>
    </li>
  );
}
