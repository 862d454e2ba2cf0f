import { useRoleDept, useUser } from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { ActionBar } from '#ui/page/ActionBar.tsx';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { useFormPages } from '#ui/purchase/useFormPages.ts';
import { Figures } from './Figures.tsx';
import { greetingOf } from './greetingOf.ts';
import classes from './HomeScreen.module.css';
import { Messages, Panels } from './Panels.tsx';
import { Popups } from './Popups.tsx';
import { Running } from './Running.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { type Home, useHome } from './useHome.ts';
import { Waiting } from './Waiting.tsx';

/** On a phone the main act is at the lower edge, where the thumb is. */
const narrow = '(max-width: 48em)';

/** The home page: what waits for the user, figures, what is running, shortcuts, and what was published. */
export default function HomeScreen() {
  const t = useT();
  const format = useFormat();
  const { name } = useUser();
  const { current } = useRoleDept();
  const { begin } = useFormPages();
  const home = useHome();
  const isNarrow = useMediaQuery(narrow, false, { getInitialValueInEffect: false });
  const now = new Date();
  const act = begin !== null && (
    <Button component={Link} to={begin} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('home.request')}
    </Button>
  );
  return (
    <PageLayout
      greeting={t(greetingOf(now), { name })}
      facts={[current.dept.deptName, current.role.roleName, format.weekday(now.toISOString())]}
      actions={!isNarrow && act}
    >
      {home.failed ? (
        <Section>
          <ErrorState error={home.work.error} onRetry={home.onRetry} />
        </Section>
      ) : (
        <Desk home={home} />
      )}
      {isNarrow && act && <ActionBar>{act}</ActionBar>}
      <Popups />
    </PageLayout>
  );
}

function Desk({ home }: { home: Home }) {
  const { buys, work, onRetry } = home;
  // Roles without figures have their shortcuts in that place.
  const isPlain = work.error || work.data?.figures.length === 0;
  return (
    <>
      <div className={classes.desk} data-plain={isPlain || undefined}>
        <Waiting query={work} onRetry={onRetry} />
        {!isPlain && <Figures figures={work.data?.figures} />}
        {buys ? <Running query={home.projects} onRetry={onRetry} /> : <Messages home={home} isAlone />}
        <Shortcuts />
      </div>
      <Panels home={home} />
    </>
  );
}
