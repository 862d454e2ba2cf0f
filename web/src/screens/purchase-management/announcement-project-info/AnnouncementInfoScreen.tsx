import { useSearchParams } from 'react-router-dom';
import { NoticePage } from '../../home/notice/NoticePage.tsx';
import { NothingChosen } from '../../home/reading/NothingChosen.tsx';

/** A notice about a bidding (`?id=`), as the list of notices opens it. */
export default function AnnouncementInfoScreen() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  return id ? <NoticePage key={id} id={id} /> : <NothingChosen />;
}
