import { type ComponentType, type JSX, lazy } from 'react';

const failed = new Set<() => void>();

/** Lets everything that could not be fetched be fetched again when it is next shown: React alone would keep the failure for ever. */
export function retryParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** A component that is fetched when it is first shown. What cannot be fetched is thrown to the error boundary above. */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): (props: P) => JSX.Element {
  let Part: ComponentType<P>;
  function renew() {
    Part = lazy(() =>
      load().catch((error: unknown) => {
        failed.add(renew);
        throw error;
      }),
    ) as unknown as ComponentType<P>;
  }
  renew();
  return (props) => <Part {...props} />;
}
