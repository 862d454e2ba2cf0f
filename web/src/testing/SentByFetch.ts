/** As much of XMLHttpRequest as uploads need, over `fetch`: that of jsdom cannot send the forms of Node, which the mocks read. */
export class SentByFetch {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  private address = { method: '', url: '' };
  private readonly sent = new Headers();
  private received = new Headers();

  open(method: string, url: string): void {
    this.address = { method, url };
  }

  setRequestHeader(name: string, value: string): void {
    this.sent.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.received].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  send(body: BodyInit): void {
    const { method, url } = this.address;
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    void fetch(url, { method, headers: this.sent, body }).then(
      async (response) => {
        this.status = response.status;
        this.received = response.headers;
        this.responseText = await response.text();
        this.onload?.();
      },
      () => this.onerror?.(),
    );
  }

  abort(): void {
    this.onabort?.();
  }
}
