import { createContext } from 'react';

/** A picture on its way to the server. */
export interface PictureUpload {
  /** As people see it. */
  name: string;
  /** Uploaded, from 0 to 1. */
  share: number;
  /** Where it can be read from, once it is there. */
  url: string | null;
  /** Why it could not be uploaded. */
  failure: string | null;
}

/** The uploads of an editor, by their keys. */
export const Uploads = createContext<{ uploads: ReadonlyMap<string, PictureUpload>; retry: (key: string) => void }>({
  uploads: new Map(),
  retry: () => undefined,
});
