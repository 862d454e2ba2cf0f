import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Input, Schemas } from '@campus-procurement/sdk';
import type { TestApp, TestClient } from '../startApp.ts';

export type Upload = ReturnType<typeof uploadAs>;

/** Uploads as somebody, unless a test names another one. */
export function uploadAs(uploader: TestClient) {
  return (
    content: Uint8Array | string,
    name: string,
    bizType: Schemas['UploadBizType'] = 'DOCUMENT',
    client: TestClient = uploader,
  ) => client.files.uploadFile({ body: { bizType, file: new File([content as BlobPart], name) } });
}

/** What downloads a file by the address that was answered with it. */
export function fileAddressOf({ id, url }: Pick<Schemas['FileInfo'], 'id' | 'url'>): Input<'downloadFile'> {
  const { searchParams } = new URL(url, 'http://server.test');
  return {
    path: { id },
    query: { expires: Number(searchParams.get('expires')), signature: searchParams.get('signature') ?? '' },
  };
}

/** The keys of the contents that lie in the store. */
export function storedKeys({ files }: Pick<TestApp, 'files'>): string[] {
  const folder = dirname(dirname(files.pathOf('a'.repeat(32))));
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

/** How many contents lie in the store. */
export function storedContents(app: Pick<TestApp, 'files'>): number {
  return storedKeys(app).length;
}
