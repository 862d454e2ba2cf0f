import { useApiMutation } from '@campus-procurement/hooks';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { SideDrawer } from '#ui/feedback/SideDrawer.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { type Queried, QueryView } from '#ui/page/QueryView.tsx';
import classes from './deputies.module.css';
import { isOwn, type Opened, type Period } from './period.ts';

interface DeputyListProps {
  query: Queried<Period[]>;
  onOpen: (opened: Opened) => void;
}

/** Who decides for the user and for whom the user decides, now and later. */
export default function DeputyList({ query, onOpen }: DeputyListProps) {
  const t = useT();
  return (
    <SideDrawer onClose={() => onOpen(null)} title={t('approvals.deputies')} size={560}>
      <QueryView query={query}>
        {(periods) => {
          const own = periods.filter(isOwn);
          const ofOthers = periods.filter((period) => !isOwn(period));
          return (
            <Stack gap="lg">
              <Text size="sm">{t('deputies.about')}</Text>
              <section aria-label={t('deputies.mine')}>
                <Group justify="space-between" gap="xs">
                  <h3 className={classes.heading}>{t('deputies.mine')}</h3>
                  <Button size="compact-sm" onClick={() => onOpen('new')}>
                    {t('deputies.create')}
                  </Button>
                </Group>
                {own.length === 0 && <EmptyState text={t('deputies.none')} />}
                <ul className={classes.periods}>
                  {own.map((period) => (
                    <PeriodRow key={period.id} period={period} name={period.agentName}>
                      <OwnActs period={period} onEdit={() => onOpen(period)} />
                    </PeriodRow>
                  ))}
                </ul>
              </section>
              {ofOthers.length > 0 && (
                <section aria-label={t('deputies.ofOthers')}>
                  <h3 className={classes.heading}>{t('deputies.ofOthers')}</h3>
                  <ul className={classes.periods}>
                    {ofOthers.map((period) => (
                      <PeriodRow key={period.id} period={period} name={period.userName} />
                    ))}
                  </ul>
                </section>
              )}
            </Stack>
          );
        }}
      </QueryView>
    </SideDrawer>
  );
}

/** Days, kinds and remark of a period. */
function PeriodRow({ period, name, children }: { period: Period; name: string; children?: React.ReactNode }) {
  const t = useT();
  const format = useFormat();
  const { bizTypes, startDay, endDay, remark } = period;
  const kinds =
    bizTypes.length === 0
      ? t('deputies.allKinds')
      : t('common.list', { names: bizTypes.map((kind) => t(`purchases.kind${kind}`)) });
  return (
    <li className={classes.period}>
      <div>
        <strong>{name}</strong>
        <span>{t('deputies.days', { from: format.date(startDay), to: format.date(endDay) })}</span>
        <small>{remark === null ? kinds : `${kinds} · ${remark}`}</small>
      </div>
      {children}
    </li>
  );
}

function OwnActs({ period, onEdit }: { period: Period; onEdit: () => void }) {
  const t = useT();
  const confirm = useConfirm();
  const remove = useApiMutation('deleteDelegation');
  const { id, agentName: name } = period;

  async function end() {
    const isDone = await confirm({
      title: t('deputies.endTitle', { name }),
      text: t('deputies.endText'),
      confirmLabel: t('deputies.end'),
      danger: true,
      action: () => remove.mutateAsync({ path: { id } }),
    });
    if (isDone) notify.success(t('deputies.ended', { name }));
  }

  return (
    <Group gap={4} wrap="nowrap">
      <Button size="compact-sm" variant="subtle" onClick={onEdit} aria-label={t('deputies.editOf', { name })}>
        {t('ui.edit')}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        onClick={() => void end()}
        aria-label={t('deputies.endOf', { name })}
      >
        {t('deputies.end')}
      </Button>
    </Group>
  );
}
