import { Message } from './Message.tsx';

/** Why what was sent was refused; nothing while it was not. */
export function FailureMessage({ failure }: { failure: string | null }) {
  if (!failure) return null;
  return (
    <Message tone="error" role="alert">
      {failure}
    </Message>
  );
}
