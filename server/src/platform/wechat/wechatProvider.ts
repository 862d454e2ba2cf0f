/** The platform's WeChat account. Users bind their own accounts by scanning a code. */
export interface WechatProvider {
  /**
   * Returns the content of a code to scan. A scan reaches `confirmScan` with the key.
   * @throws Failure `unreachable`
   */
  bindingLink(sceneKey: string, expireSeconds: number): Promise<string>;
  /**
   * Pushes a message to an account.
   * @returns null, or the reason why WeChat refuses it permanently
   * @throws Failure `unreachable`
   */
  push(message: { openId: string; title: string }): Promise<string | null>;
  /**
   * Asks whether WeChat accepts the account, without sending anything.
   * @throws Failure `unreachable`
   */
  probe(): Promise<void>;
}

/** The settings of the official account. */
export interface WechatSettings {
  appId: string;
  secret: string;
  /** Signs the notices of WeChat. The settings of the official account contain the same text. */
  token: string;
  /** The template of messages, and the name of its field for the title. */
  template: { id: string; field: string };
  /** The address of WeChat's interface. */
  apiUrl: string;
}
