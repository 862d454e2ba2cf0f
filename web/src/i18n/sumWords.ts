/** Whether a cell of a sheet is a word for a sum, in either language, whatever stands behind it in brackets or after a colon. */
export const isSumWord = (text: string): boolean =>
  /^(合计|小计|总计|共计|合计金额|总金额|(sub|grand)?total|sum)([(（:：].*)?$/i.test(text.replaceAll(/\s/g, ''));
