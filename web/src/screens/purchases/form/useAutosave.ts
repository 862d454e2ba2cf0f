import { isUnreachable, useApiMutation, useClient, useSessionStatus } from '@campus-procurement/hooks';
import { ErrorCode, isApiError, type Schemas } from '@campus-procurement/sdk';
import { useEffect, useRef, useState } from 'react';
import { claimError } from '#ui/feedback/claimError.ts';
import { changesSince, type PurchaseInput } from './purchaseInput.ts';

/** Milliseconds without a change after which it is saved. */
const pause = 1000;

type Target = Schemas['SavedProject'];

/** Where saving stands. */
export interface SaveState {
  status: 'idle' | 'saving' | 'saved' | 'failed' | 'stale';
  /** When it was last saved, in ISO 8601. */
  time: string | null;
  error: unknown;
}

interface AutosaveOptions {
  /** What the server has; null for a purchase that is not saved yet. */
  stored: { target: Target; input: PurchaseInput; time: string | null } | null;
  input: PurchaseInput;
  /** Whether a draft is worth being made. */
  isBegun: boolean;
  /** Reads a stored purchase as the form would send it. */
  inputOf: (project: Schemas['ProjectDetail']) => PurchaseInput;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Saves a purchase by itself, one request after the other: a draft is made when something has been typed, and follows what is typed. */
export function useAutosave({ stored, input, isBegun, inputOf }: AutosaveOptions) {
  const server = useRef<{ target: Target; input: PurchaseInput } | null>(stored);
  const latest = useRef({ input, isBegun });
  const running = useRef<Promise<Target | null>>(null);
  const [target, setTarget] = useState<Target | null>(stored?.target ?? null);
  const [known, setKnown] = useState<PurchaseInput | null>(stored?.input ?? null);
  const [state, setState] = useState<SaveState>({ status: 'idle', time: stored?.time ?? null, error: null });
  const send = useSending(inputOf);
  const isUnsaved = known === null ? isBegun : !isSame(known, input);

  async function sendAll(): Promise<Target | null> {
    while (server.current === null ? latest.current.isBegun : !isSame(server.current.input, latest.current.input)) {
      setState((before) => ({ ...before, status: 'saving' }));
      try {
        server.current = await send(server.current, latest.current.input);
      } catch (error) {
        claimError(error);
        const status = isApiError(error) && refusedForGood.includes(Number(error.code)) ? 'stale' : 'failed';
        setState(({ time }) => ({ status, time, error }));
        throw error;
      }
      setTarget(server.current.target);
      setKnown(server.current.input);
      setState({ status: 'saved', time: new Date().toISOString(), error: null });
    }
    return server.current?.target ?? null;
  }

  /** Saves what is not saved yet. @returns what the server has then; null if there is nothing to save */
  function flush(): Promise<Target | null> {
    running.current ??= sendAll().finally(() => {
      running.current = null;
    });
    return running.current;
  }

  const save = useRef(() => {});
  useEffect(() => {
    latest.current = { input, isBegun };
    save.current = () => {
      if (isUnsaved && state.status !== 'stale') flush().catch(() => undefined);
    };
  });

  useEffect(() => {
    if (!isUnsaved) return;
    const timer = setTimeout(() => save.current(), pause);
    return () => clearTimeout(timer);
  }, [input, isUnsaved]);
  // What is not saved when the page is left is saved then.
  useEffect(() => () => save.current(), []);
  const isLost = isUnreachable(useSessionStatus().error);
  useEffect(() => {
    if (!isLost) save.current();
  }, [isLost]);

  return { state, target, isUnsaved, flush, retry: () => flush().catch(() => undefined) };
}

/** Codes after which only the latest version helps: it has changed, is gone, or cannot be changed any more. */
const refusedForGood: number[] = [ErrorCode.stale, ErrorCode.missing, ErrorCode.wrongState];

/** Sends one version. What an answer that got lost had done already is found out, and not taken for a change by others. */
function useSending(inputOf: AutosaveOptions['inputOf']) {
  const client = useClient();
  const create = useApiMutation('saveProject');
  const update = useApiMutation('updateProject');
  /** What was sent without an answer. */
  const lost = useRef<PurchaseInput>(null);

  async function sendOne(before: { target: Target; input: PurchaseInput } | null, input: PurchaseInput) {
    if (before === null) {
      // The same again is recognized by its key, and makes no second draft.
      const sent = lost.current ?? input;
      lost.current = sent;
      return { target: await create.mutateAsync({ body: sent }), input: sent };
    }
    const { id, version } = before.target;
    const body = { version, ...changesSince(before.input, input) };
    try {
      return { target: await update.mutateAsync({ path: { id }, body }), input };
    } catch (error) {
      if (!isApiError(error) || error.code !== ErrorCode.stale || lost.current === null) throw error;
      const now = await client.call('getProjectDetail', { path: { id } });
      const arrived = inputOf(now);
      if (!isSame(arrived, lost.current)) throw error;
      claimError(error);
      return { target: { id, version: now.version }, input: arrived };
    }
  }

  return async (before: Parameters<typeof sendOne>[0], input: PurchaseInput) => {
    try {
      const answer = await sendOne(before, input);
      lost.current = null;
      return answer;
    } catch (error) {
      lost.current = isUnreachable(error) ? (lost.current ?? input) : null;
      throw error;
    }
  };
}
