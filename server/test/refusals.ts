/** What refusals are held against; each is a part of the SDK's error. */

export const wrongState = { status: 200, code: 4101 };
export const missing = { status: 200, code: 4004 };
export const stale = { status: 200, code: 4090 };
export const forbidden = { status: 403, code: 4003 };

/** A field that breaks a rule. */
export const broken = (field: string, rule: string) => ({ status: 400, code: 4000, fieldErrors: [{ field, rule }] });
