/** The attribute of a picture whose file is not on the server yet; its value is the key of the upload. */
export const pendingMark = 'data-upload';

/** Whether a text that is being written has pictures that are not on the server yet. */
export function hasPendingPictures(html: string): boolean {
  return new RegExp(`<img [^>]*${pendingMark}="`).test(html);
}
