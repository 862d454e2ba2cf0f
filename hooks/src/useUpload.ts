import { type Schemas, uploadFetch } from '@campus-procurement/sdk';
import { useCallback, useEffect, useRef } from 'react';
import { useClient } from './useClient.ts';

/**
 * Uploads files, which a row then takes into use; a file that none does is deleted by the server after a day. What is under way when
 * the component goes is given up.
 *
 * @param bizType what the files are for
 * @returns a function that uploads one and tells how far it is, from 0 to 1. It rejects with ApiError
 * @example
 * const upload = useUpload('DOCUMENT');
 * const { id } = await upload(file, (share) => setPercent(share * 100));
 */
export function useUpload(bizType: Schemas['UploadBizType']) {
  const client = useClient();
  const ending = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    ending.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(
    (file: File, onProgress: (share: number) => void): Promise<Schemas['FileInfo']> => {
      const options = { fetch: uploadFetch(onProgress), timeoutMs: 0, ...(ending.current && { signal: ending.current.signal }) };
      return client.call('uploadFile', { body: { bizType, file } }, options);
    },
    [client, bizType],
  );
}
