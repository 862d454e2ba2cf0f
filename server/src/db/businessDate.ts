/** The date that a moment has in the business time zone, as `YYYY-MM-DD`. */
export function businessDate(time: Date): string {
  // Swedish writes dates the ISO way.
  return time.toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
}
