import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Panels } from './Panels.tsx';
import { Popups } from './Popups.tsx';
import { Profile } from './Profile.tsx';
import { QuickEntries } from './QuickEntries.tsx';
import { RoleChoices } from './RoleChoices.tsx';

/** The home page: the user, shortcuts, news, and the user's other roles. */
export default function HomeScreen() {
  return (
    <PageLayout>
      <Profile />
      <QuickEntries />
      <Panels />
      <RoleChoices />
      <Popups />
    </PageLayout>
  );
}
