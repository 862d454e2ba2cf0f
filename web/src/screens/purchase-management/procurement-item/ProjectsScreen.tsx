import { PageLayout } from '#ui/page/PageLayout.tsx';

/** The list of purchases. */
export default function ProjectsScreen() {
  return <PageLayout>{null}</PageLayout>;
}
