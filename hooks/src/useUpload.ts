import { type Schemas, uploadFetch } from '@campus-procurement/sdk';
import { useCallback, useEffect, useRef } from 'react';
import { useClient } from './useClient.ts';

/**
 * Returns a function that uploads a file. Refer to the file in a row afterwards: the server deletes unused files after a day.
 * Uploads in progress are aborted when the component unmounts.
 *
 * @param bizType what the files are for
 * @param projectId the purchase that is quoted for; of QUOTE only, and required there
 * @returns a function that uploads one file and reports its progress from 0 to 1. It rejects with `ApiError`
 * @example
 * const upload = useUpload('DOCUMENT');
 * const { id } = await upload(file, (share) => setPercent(share * 100));
 */
export function useUpload(bizType: Schemas['UploadBizType'], projectId?: string) {
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
      return client.call('uploadFile', { body: { bizType, ...(projectId !== undefined && { projectId }), file } }, options);
    },
    [client, bizType, projectId],
  );
}
