import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Panels } from './Panels.tsx';
import { Popups } from './Popups.tsx';
import { Profile } from './Profile.tsx';
import { QuickEntries } from './QuickEntries.tsx';
import { RoleChoices } from './RoleChoices.tsx';

/** Who I am, where I can go, what there is to know, and as whom else I can act. */
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
