import { useSearchParams } from 'react-router-dom';
import { NothingChosen } from '../../content/reading/NothingChosen.tsx';
import { NoticePage } from '../noticePage/NoticePage.tsx';

/** A notice about a bidding (`?id=`), as the list of notices opens it. */
export default function AnnouncementInfoScreen() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  return id ? <NoticePage key={id} id={id} /> : <NothingChosen />;
}
