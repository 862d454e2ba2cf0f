import { useApiMutation, useUser } from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Detail } from './state/projectState.ts';

/** Follows a purchase, or no longer. Those of the platform follow none, and drafts have nobody to follow them. */
export function FollowButton({ project }: { project: Detail }) {
  const t = useT();
  const me = useUser();
  const change = useApiMutation('followProject', {
    optimistic: {
      getProjectDetail: (detail, { path, body }) => (detail.id === path.id ? { ...detail, followed: body.follow } : detail),
    },
  });
  const { id, followed, companyId, status } = project;
  if (companyId !== me.companyId || status === 'DRAFT') return null;
  const Icon = followed ? IconStarFilled : IconStar;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={16} aria-hidden />}
      onClick={() => change.mutate({ path: { id }, body: { follow: !followed } })}
    >
      {t(followed ? 'projects.unfollow' : 'projects.follow')}
    </Button>
  );
}
