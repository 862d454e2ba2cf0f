/** A phone number of which too little is shown to call it: `199****0103`. */
export function masked(phone: string): string {
  return phone.length < 8 ? '****' : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
