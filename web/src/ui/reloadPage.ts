/** Loads the page anew; apart, because no test can watch the browser do it. */
export function reloadPage(): void {
  window.location.reload();
}
