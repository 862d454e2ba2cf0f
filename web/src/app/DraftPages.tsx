import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#ui/loading/lazyPart.tsx';

const Drafts = lazyPart(() => import('../screens/purchases/drafts/DraftsScreen.tsx'));
const Form = lazyPart(() => import('../screens/purchases/form/SponsorScreen.tsx'));

/** The drafts; one of them in the form, where the menu has no page of its own for that. */
export default function DraftPages() {
  const isOpened = useSearchParams()[0].has('id');
  return <Suspense>{isOpened ? <Form /> : <Drafts />}</Suspense>;
}
