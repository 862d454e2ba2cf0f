import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconPrinter } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { caseAddress } from '#ui/text/contentAddress.ts';
import classes from './case.module.css';
import type { CaseDetail } from './caseTexts.ts';
import type { Place } from './useCaseQueue.ts';

const CaseSheet = lazyPart(() => import('./CaseSheet.tsx'));

/** The ways from a case: to its neighbours in the queue, back to the list, and onto paper. */
export function CaseWays({ detail, queue }: { detail: CaseDetail; queue: Place }) {
  const t = useT();
  const [isPrinting, setPrinting] = useState(false);
  const { place, count, before, after } = queue;
  const neighbours = [
    { row: before, label: 'approvals.previous', Icon: IconChevronUp },
    { row: after, label: 'approvals.following', Icon: IconChevronDown },
  ] as const;
  return (
    <>
      {place > 0 && <span className={classes.place}>{t('approvals.place', { place, count })}</span>}
      {neighbours.map(
        ({ row, label, Icon }) =>
          row && (
            <ActionIcon
              key={label}
              component={Link}
              to={caseAddress(row.instanceId)}
              replace
              variant="default"
              size="var(--app-control)"
              aria-label={t(label, { name: row.title })}
              title={t(label, { name: row.title })}
            >
              <Icon size={16} aria-hidden />
            </ActionIcon>
          ),
      )}
      <ActionIcon
        variant="default"
        size="var(--app-control)"
        onClick={() => setPrinting(true)}
        aria-label={t('ui.printPreview')}
        title={t('ui.printPreview')}
      >
        <IconPrinter size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
      <Button className={classes.toList} component={Link} to="/approval/my-apply" variant="default">
        {t('approvals.toList')}
      </Button>
      {isPrinting && (
        <Suspense>
          <CaseSheet detail={detail} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </>
  );
}
