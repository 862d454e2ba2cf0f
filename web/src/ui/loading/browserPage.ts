/** The page in the browser. An object, because no test can watch the browser itself. */
export const browserPage = {
  reload(): void {
    window.location.reload();
  },
};
