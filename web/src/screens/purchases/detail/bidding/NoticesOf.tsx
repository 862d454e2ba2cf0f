import { useApiQuery } from '@campus-procurement/hooks';
import { Notices } from './Notices.tsx';

/** The notices about a purchase that is not bid for: that of its single source, of its outcome and of its contract. */
export default function NoticesOf({ projectId }: { projectId: string }) {
  const page = useApiQuery('queryAnnouncementPage', { query: { projectId, size: 50 } });
  return <Notices notices={page.data?.records ?? []} />;
}
