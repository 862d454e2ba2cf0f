import { PageLayout } from '#ui/page/PageLayout.tsx';

/** The drafts of the user. */
export default function DraftsScreen() {
  return <PageLayout>{null}</PageLayout>;
}
