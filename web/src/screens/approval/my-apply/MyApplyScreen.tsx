import { PageLayout } from '#ui/page/PageLayout.tsx';

/** What waits for the user, what they have decided, and what they have asked for. */
export default function MyApplyScreen() {
  return <PageLayout>{null}</PageLayout>;
}
