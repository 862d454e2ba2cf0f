import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import { isApiError, type Schemas } from '@campus-procurement/sdk';
import { Button, Group, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { claimError } from '#ui/feedback/claimError.ts';
import { notify } from '#ui/feedback/notify.ts';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import { RowActions } from '#ui/table/RowActions.tsx';
import classes from './SignedInDevices.module.css';

type Login = Schemas['LoginSession'];

/** The code for a login that has ended meanwhile, which is the wanted result. */
const hasEnded = 4004;

const systemsOfPhones = new Set(['Android', 'iOS', 'HarmonyOS']);

/** The user's live logins, with buttons to end those on other devices. */
export function SignedInDevices() {
  const t = useT();
  const confirm = useConfirm();
  // Silent, because the error is shown in the section. Never cached, because logins end at any time.
  const logins = useApiQuery('listMySessions', {}, { staleTime: 0, meta: { silent: true } });
  const end = useApiMutation('endMySession');
  const endOthers = useApiMutation('endMyOtherSessions');
  const others = (logins.data ?? []).filter(({ current }) => !current).length;
  const deviceName = ({ browser, system }: Login) => t('profile.deviceName', { browser, system });

  async function endOne({ id }: Login) {
    try {
      await end.mutateAsync({ path: { id } });
    } catch (error) {
      if (!isApiError(error) || error.code !== hasEnded) throw error;
      claimError(error);
    }
  }

  async function askToEnd(login: Login) {
    const isDone = await confirm({
      title: t('profile.endTitle', { device: deviceName(login) }),
      text: t('profile.endText'),
      confirmLabel: t('profile.end'),
      danger: true,
      action: () => endOne(login),
    });
    if (isDone) notify.success(t('profile.ended', { device: deviceName(login) }));
  }

  async function askToEndOthers() {
    const isDone = await confirm({
      title: t('profile.endOthersTitle'),
      text: t('profile.endOthersText', { count: others }),
      confirmLabel: t('profile.endOthers'),
      danger: true,
      action: () => endOthers.mutateAsync({}),
    });
    if (isDone) notify.success(t('profile.endedOthers'));
  }

  return (
    <Section title={t('profile.devices')} hint={t('profile.devicesHint')}>
      <QueryView query={logins}>
        {(rows) => <Devices rows={rows} nameOf={deviceName} onEnd={(login) => void askToEnd(login)} />}
      </QueryView>
      {logins.data && others === 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('profile.onlyThisDevice')}
        </Text>
      )}
      {others > 0 && (
        <Group mt="md">
          <Button variant="default" onClick={() => void askToEndOthers()}>
            {t('profile.endOthers')}
          </Button>
        </Group>
      )}
    </Section>
  );
}

interface DevicesProps {
  rows: Login[];
  nameOf: (login: Login) => string;
  onEnd: (login: Login) => void;
}

function Devices({ rows, nameOf, onEnd }: DevicesProps) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const { length } = rows;
  const before = useRef(length);
  // Moves the focus, because the button that had it has disappeared with its row.
  useEffect(() => {
    if (length < before.current && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
    before.current = length;
  }, [length]);

  return (
    <ul ref={list} tabIndex={-1} className={classes.list} aria-label={t('profile.devices')}>
      {rows.map((login) => {
        const { id, system, address, loginTime, lastActiveTime, roleName, deptName, current } = login;
        const Icon = system !== null && systemsOfPhones.has(system) ? IconDeviceMobile : IconDeviceDesktop;
        return (
          <li key={id} className={classes.device}>
            <Icon size={20} aria-hidden />
            <div className={classes.text}>
              <div className={classes.head}>
                <span className={classes.name}>{nameOf(login)}</span>
                {current && <Tag>{t('profile.thisDevice')}</Tag>}
                {!current && (
                  <RowActions
                    row={login}
                    // Several logins may have the same device name.
                    name={address === null ? nameOf(login) : t('profile.deviceAt', { device: nameOf(login), address })}
                    actions={[{ label: 'profile.end', onClick: onEnd, danger: true }]}
                  />
                )}
              </div>
              <dl className={classes.facts}>
                <Fact name={t('profile.actsAs')}>
                  {roleName && deptName ? t('profile.roleIn', { role: roleName, depts: [deptName] }) : t('profile.noRoleYet')}
                </Fact>
                <Fact name={t('profile.address')}>{address ?? '–'}</Fact>
                <Fact name={t('profile.begun')}>
                  <DateTime value={loginTime} />
                </Fact>
                <Fact name={t('profile.lastActive')}>
                  <DateTime value={lastActiveTime} />
                </Fact>
              </dl>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
