/** As much of jsdom, which comes without types, as the measurements use. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { url: string; pretendToBeVisual: boolean });
    readonly window: Window;
  }
}
