import '../../src/app/layers.css';
import '../../src/layout/mantine.css';
import '../../src/layout/controls.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../../src/app/App.tsx';
import { loadAreas, loadLanguage } from '../../src/i18n/catalog.ts';
import { useInnerSearch } from '../../src/ui/search/useListSearch.ts';
import classes from '../../src/ui/table/PagedTable.module.css';
import { PagedTable } from '../../src/ui/table/PagedTable.tsx';
import { TableRows } from '../../src/ui/table/TableRows.tsx';
import { openMockedSession } from '../mockedSession.ts';
import { columns, nameOf, searchSpec } from '../roleList.tsx';
import { pageOf, roleRows } from '../samples.ts';
import { BareHead, BareTable } from './BareTable.tsx';

const rows = roleRows(10_000);
const page = pageOf(rows);

/** What a list of the product is made with, in a table without anything else. */
function OwnRows() {
  return (
    <table className={classes.table}>
      <BareHead />
      <TableRows
        rows={rows}
        draw={(row, place) => (
          <tr key={row.id} {...place}>
            {columns.map(({ header, cell }) => (
              <td key={header}>{cell(row)}</td>
            ))}
          </tr>
        )}
      />
    </table>
  );
}

function List() {
  const search = useInnerSearch(searchSpec);
  return <PagedTable name="bench" caption="roles" page={page} search={search} columns={columns} rowName={nameOf} />;
}

const tables = { bare: () => <BareTable rows={rows} />, rows: OwnRows, list: List };

/** Which table is there; `show` draws another one and says when it had been painted. */
function Stage() {
  const [shown, setShown] = useState<keyof typeof tables | null>(null);
  const Table = shown && tables[shown];
  Object.assign(window, {
    async show(next: keyof typeof tables | null) {
      flushSync(() => setShown(next));
      const { port1, port2 } = new MessageChannel();
      // A message that is sent in a frame arrives after its paint.
      const painted = new Promise((resolve) => {
        port1.onmessage = resolve;
      });
      requestAnimationFrame(() => port2.postMessage(null));
      await painted;
    },
  });
  return <main>{Table && <Table />}</main>;
}

const session = await openMockedSession();
await loadLanguage('zh-CN');
await loadAreas(['ui', 'roles']);
const router = createMemoryRouter([{ path: '*', element: <Stage /> }]);
createRoot(document.getElementById('root') as HTMLElement).render(<App session={session} language="zh-CN" router={router} />);
