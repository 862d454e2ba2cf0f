import { useApiQuery } from '@campus-procurement/hooks';
import { useSearchParams } from 'react-router-dom';
import { ArticlePage } from '../reading/ArticlePage.tsx';
import { NothingChosen } from '../reading/NothingChosen.tsx';
import { ExposurePage } from './ExposurePage.tsx';

/** An article (`?id=`) or an integrity exposure (`?exposure=`), for reading and printing. */
export default function AnnouncementDetailScreen() {
  const [parameters] = useSearchParams();
  const [id, exposure] = [parameters.get('id'), parameters.get('exposure')];
  if (id) return <Article id={id} />;
  return exposure ? <ExposurePage id={exposure} /> : <NothingChosen />;
}

function Article({ id }: { id: string }) {
  return <ArticlePage article={useApiQuery('getArticleDetail', { path: { id } })} />;
}
