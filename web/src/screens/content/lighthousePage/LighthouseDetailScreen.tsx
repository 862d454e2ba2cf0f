import { useApiQuery } from '@campus-procurement/hooks';
import { useSearchParams } from 'react-router-dom';
import { ArticlePage } from '../reading/ArticlePage.tsx';
import { NothingChosen } from '../reading/NothingChosen.tsx';

/** A model case: the purchase, its amount and the saving. */
export default function LighthouseDetailScreen() {
  const id = useSearchParams()[0].get('id');
  return id ? <ModelCase id={id} /> : <NothingChosen />;
}

function ModelCase({ id }: { id: string }) {
  return <ArticlePage article={useApiQuery('getLighthouseDetail', { path: { id } })} />;
}
