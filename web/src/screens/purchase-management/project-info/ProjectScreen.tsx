import { PageLayout } from '#ui/page/PageLayout.tsx';

/** One purchase: where it stands, what is next, and all that belongs to it. */
export default function ProjectScreen() {
  return <PageLayout>{null}</PageLayout>;
}
