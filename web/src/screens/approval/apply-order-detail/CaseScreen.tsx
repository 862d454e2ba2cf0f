import { PageLayout } from '#ui/page/PageLayout.tsx';

/** One case of approval: what is asked, who has decided, and the own decision. */
export default function CaseScreen() {
  return <PageLayout>{null}</PageLayout>;
}
