import { type ApiError, isApiError } from '@campus-procurement/sdk';

/** The SDK's error that a call ends with, or null if it succeeds. Any other error is a fault of the test. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (isApiError(error)) return error;
    throw error;
  }
}
