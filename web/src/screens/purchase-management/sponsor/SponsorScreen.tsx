import { PageLayout } from '#ui/page/PageLayout.tsx';

/** The form of a purchase. */
export default function SponsorScreen() {
  return <PageLayout>{null}</PageLayout>;
}
