/** The WeChat account of the platform: people bind themselves to it by scanning a code. */
export interface WechatProvider {
  /**
   * What the code says that somebody binds themselves with. Who scans it is told to `confirmScan`, by the key.
   * @throws Failure `unreachable`
   */
  bindingLink(sceneKey: string, expireSeconds: number): Promise<string>;
  /**
   * Pushes a message to an account.
   * @returns null, or why WeChat refuses it for good
   * @throws Failure `unreachable`
   */
  push(message: { openId: string; title: string }): Promise<string | null>;
}

/** How the official account reaches us. */
export interface WechatSettings {
  appId: string;
  secret: string;
  /** Signs what WeChat tells us; the same text stands in the settings of the official account. */
  token: string;
  /** The template of messages, and its field that is filled with the title. */
  template: { id: string; field: string };
  /** Where the interface of WeChat is. */
  apiUrl: string;
}
