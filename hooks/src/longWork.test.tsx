import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { createFakeServer } from './testing/fakeServer.ts';
import { openReady, tokenOf } from './testing/open.ts';
import { renderInSession } from './testing/renderInSession.tsx';
import { useExport } from './useExport.ts';
import { useTaskProgress } from './useTaskProgress.ts';
import { useUpload } from './useUpload.ts';

type Server = ReturnType<typeof createFakeServer>;

/** Sets the next answers of the export and of its task. */
const begin = (server: Server) => server.fail('exportUsers', { status: 200, code: 0, data: { taskId: 't1' } });
const tell = (server: Server, ...tasks: object[]) =>
  server.fail('getTaskDetail', ...tasks.map((data) => ({ status: 200, code: 0, data })));
const asked = (server: Server, id: string) => server.ids().filter((each) => each === id).length;

const running = { id: 't1', status: 'RUNNING', doneCount: 500, totalCount: 1200, file: null };
const done = { ...running, status: 'SUCCESS', doneCount: 1200, file: { id: 'f1', url: '/api/file/download/f1' } };

async function openExport() {
  const opened = await openReady();
  const { result } = renderInSession(opened.session, () => useExport('exportUsers'));
  expect(result.current).toMatchObject({ phase: 'idle', error: null });
  return { ...opened, result };
}

describe('an export', () => {
  it('of all rows that pass the filters tells how far it is, ends with the file, and is asked about no more', async () => {
    const { server, result } = await openExport();
    begin(server);
    tell(server, running, done);
    act(() => result.current.start('XLSX', { status: 'ENABLED' }));
    await waitFor(() => expect(result.current).toMatchObject({ phase: 'running', task: { doneCount: 500, totalCount: 1200 } }));
    await waitFor(() => expect(result.current).toMatchObject({ phase: 'done', task: { file: { id: 'f1' } } }));
    expect(server.received.find(({ id }) => id === 'exportUsers')?.body).toEqual({ format: 'XLSX', status: 'ENABLED' });
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(asked(server, 'getTaskDetail')).toBe(2);
    act(() => result.current.forget());
    await waitFor(() => expect(result.current).toMatchObject({ phase: 'idle', task: undefined }));
  });

  it('is stopped by the server when that is asked for', async () => {
    const { server, result } = await openExport();
    begin(server);
    tell(server, running, { ...running, status: 'STOPPED' });
    act(() => result.current.start('CSV', {}));
    await waitFor(() => expect(result.current.phase).toBe('running'));
    server.fail('stopTask', { status: 200, code: 0 });
    act(() => result.current.stop());
    await waitFor(() => expect(result.current.phase).toBe('stopped'));
    expect(asked(server, 'stopTask')).toBe(1);
  });

  it('of more rows than a file may have is refused, not cut off', async () => {
    const { server, result } = await openExport();
    server.fail('exportUsers', { status: 200, code: 4302 });
    act(() => result.current.start('XLSX', {}));
    await waitFor(() => expect(result.current).toMatchObject({ phase: 'failed', error: { code: 4302 } }));
    expect(asked(server, 'getTaskDetail')).toBe(0);
  });

  it('that fails later says so by its task', async () => {
    const { server, result } = await openExport();
    begin(server);
    tell(server, { ...running, status: 'FAILED', errorMessage: 'The disk is full.' });
    act(() => result.current.start('CSV', {}));
    await waitFor(() => expect(result.current).toMatchObject({ phase: 'failed', error: null }));
    expect(result.current.task?.errorMessage).toBe('The disk is full.');
  });
});

describe('a task', () => {
  it('is asked about again after a fault, but not when there is none of this name', async () => {
    const { session, server } = await openReady();
    server.fail('getTaskDetail', 'lost request', { status: 200, code: 4004 });
    const { result } = renderInSession(session, () => useTaskProgress('t1'));
    await waitFor(() => expect(result.current.error?.name).toBe('NetworkError'));
    await waitFor(() => expect(result.current.error?.code).toBe(4004));
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(asked(server, 'getTaskDetail')).toBe(1); // The lost request never reached the server.
  });

  it('is not asked about while there is none', async () => {
    const { session, server } = await openReady();
    const { result } = renderInSession(session, () => useTaskProgress(null));
    expect(result.current.fetchStatus).toBe('idle');
    expect(server.received).toEqual([]);
  });
});

describe('an upload', () => {
  /** The part of the browser's XMLHttpRequest that is used. */
  class Requested {
    static last: Requested | undefined;
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    headers = new Headers();
    sent = new FormData();
    status = 200;
    responseText = JSON.stringify({ code: 0, msg: '', data: { id: 'f1' } });
    isAborted = false;
    onload?: () => void;
    onabort?: () => void;
    open() {
      Requested.last = this;
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }
    getAllResponseHeaders = () => 'content-type: application/json';
    send(body: FormData) {
      this.sent = body;
    }
    abort() {
      this.isAborted = true;
      this.onabort?.();
    }
  }

  async function begin() {
    vi.stubGlobal('XMLHttpRequest', Requested);
    onTestFinished(() => void vi.unstubAllGlobals());
    Requested.last = undefined;
    const { session } = await openReady();
    const { result, unmount } = renderInSession(session, () => useUpload('DOCUMENT'));
    const shares: number[] = [];
    const uploaded = result.current(new File(['x'], 'a.pdf'), (share) => shares.push(share));
    const request = await waitFor(() => Requested.last ?? Promise.reject(new Error('Nothing was sent.')));
    return { session, unmount, shares, uploaded, request };
  }

  it('says what the file is for, in the name of the user, and how far it is', async () => {
    const { session, shares, uploaded, request } = await begin();
    expect(request.headers.get('sdscmall-bidding')).toBe(`Bearer ${tokenOf(session)}`);
    request.upload.onprogress?.({ loaded: 1, total: 4 });
    request.upload.onprogress?.({ loaded: 4, total: 4 });
    request.onload?.();
    expect(await uploaded).toEqual({ id: 'f1' });
    expect(shares).toEqual([0.25, 1]);
    expect(request.sent.get('bizType')).toBe('DOCUMENT');
  });

  it('is given up with the component', async () => {
    const { unmount, uploaded, request } = await begin();
    const outcome = expect(uploaded).rejects.toMatchObject({ name: 'AbortError' });
    unmount();
    await outcome;
    expect(request.isAborted).toBe(true);
  });
});
