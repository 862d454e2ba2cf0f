import {
  type SessionEnd,
  useConnection,
  useSession,
  useSessionEnd,
  useSessionStatus,
  useUnsavedWork,
} from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { type Icon, IconCloudOff, IconHourglass, IconRefresh, IconSwitchHorizontal } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useAllDrafts } from '#ui/drafts/drafts.ts';
import { useAskToDiscard } from '#ui/drafts/useAskToDiscard.ts';
import { browserPage } from '#ui/loading/browserPage.ts';
import { ownBuild } from '#ui/loading/ownBuild.ts';
import classes from './NoticeBar.module.css';

/** Shows one notice at a time: no connection, the end of the session, a switch in another tab, or a new version. */
export default function NoticeBar() {
  const t = useT();
  const { isLost } = useConnection();
  const end = useSessionEnd();
  if (isLost) return <Bar tone="warning" Icon={IconCloudOff} text={t('notices.offline')} />;
  if (end) return <EndOfSession {...end} />;
  return <SwitchedElsewhere otherwise={<NewVersion />} />;
}

interface BarProps {
  tone: 'warning' | 'info';
  Icon: Icon;
  text: string;
  children?: ReactNode;
}

function Bar({ tone, Icon: BarIcon, text, children }: BarProps) {
  return (
    <div className={classes.bar} data-tone={tone}>
      <BarIcon className={classes.icon} size={18} stroke={1.5} aria-hidden />
      <span className={classes.text} role="status">
        {text}
      </span>
      {children}
    </div>
  );
}

/** Announces the end of the session. A key press or click anywhere renews an idle session, so nobody has to leave a form. */
function EndOfSession({ secondsLeft, isIdle, renew }: SessionEnd) {
  const t = useT();
  const { mutate, isPending } = useMutation({ mutationFn: renew });
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;

  useEffect(() => {
    if (!isIdle || isPending) return;
    const stay = () => mutate();
    window.addEventListener('keydown', stay);
    window.addEventListener('pointerdown', stay);
    return () => {
      window.removeEventListener('keydown', stay);
      window.removeEventListener('pointerdown', stay);
    };
  }, [isIdle, isPending, mutate]);

  return (
    <Bar tone="warning" Icon={IconHourglass} text={t(isIdle ? 'notices.idleEnd' : 'notices.hardEnd')}>
      <span className={classes.time} role="timer">
        {t('notices.timeLeft', { time })}
      </span>
      {isIdle && (
        <Button size="compact-sm" loading={isPending} onClick={() => mutate()}>
          {t('notices.stay')}
        </Button>
      )}
    </Bar>
  );
}

/** Says why the page has changed, until it is read: the tab was in the background when another one switched the role. */
function SwitchedElsewhere({ otherwise }: { otherwise: ReactNode }) {
  const session = useSession();
  const [read, setRead] = useState(0);
  if (session.status !== 'ready' || !session.switchedElsewhere || session.epoch === read) return otherwise;
  const names = { role: session.role.roleName, dept: session.dept.deptName };
  return <Switched key={session.epoch} {...names} onRead={() => setRead(session.epoch)} />;
}

function Switched({ onRead, ...names }: { role: string; dept: string; onRead: () => void }) {
  const t = useT();
  const drafts = useAllDrafts();
  const [isWaiting, setWaiting] = useState(false);
  const text = t(isWaiting ? 'notices.switchedFromForm' : 'notices.switchedElsewhere', names);

  // A form that was left with the role has been kept by now. What is drafted later was not left by the switch, and is not asked for.
  useEffect(() => setWaiting(drafts.wait()), [drafts]);

  return (
    <Bar tone="info" Icon={IconSwitchHorizontal} text={text}>
      <Button size="compact-sm" onClick={onRead}>
        {t('notices.understood')}
      </Button>
    </Bar>
  );
}

/** Offers a new version. The page is reloaded only when the user asks for it. */
function NewVersion() {
  const t = useT();
  const { data } = useSessionStatus();
  const unsaved = useUnsavedWork();
  const askToDiscard = useAskToDiscard();
  const [declined, decline] = useState<string | null>(null);
  const own = ownBuild();
  const served = data?.webBuild ?? null;
  if (own === null || served === null || served === own || served === declined) return null;

  async function reload() {
    if (!(await askToDiscard())) return;
    unsaved.forget();
    browserPage.reload();
  }

  return (
    <Bar tone="info" Icon={IconRefresh} text={t('notices.newVersion')}>
      <span className={classes.actions}>
        <Button size="compact-sm" onClick={reload}>
          {t('notices.reload')}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={() => decline(served)}>
          {t('notices.later')}
        </Button>
      </span>
    </Bar>
  );
}
