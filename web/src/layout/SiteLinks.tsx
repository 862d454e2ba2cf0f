import { useApiQuery } from '@campus-procurement/hooks';
import { isApiError, type Schemas } from '@campus-procurement/sdk';
import { UnstyledButton } from '@mantine/core';
import { type Icon, IconBuildingStore, IconHelpCircle, IconShoppingCart } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { siteAddress } from './siteAddress.ts';
import classes from './UserMenu.module.css';

interface Site {
  type: Schemas['MallRedirectType'];
  label: LabelKey;
  Icon: Icon;
}

const sites: readonly Site[] = [
  { type: 'MALL', label: 'shell.mall', Icon: IconShoppingCart },
  { type: 'FAQ', label: 'shell.faq', Icon: IconHelpCircle },
  { type: 'VENDOR', label: 'shell.vendor', Icon: IconBuildingStore },
];

const missing = 4004;
/** In milliseconds. The addresses change once in years. */
const fresh = 10 * 60_000;

/** Links to the school's other sites: mall, FAQ and vendor. Code and addresses are loaded when the menu is opened. */
export default function SiteLinks({ onOpen }: { onOpen: () => void }) {
  return sites.map((site) => <SiteLink key={site.type} {...site} onOpen={onOpen} />);
}

function SiteLink({ type, label, Icon: SiteIcon, onOpen }: Site & { onOpen: () => void }) {
  const t = useT();
  const { data, error, refetch } = useApiQuery(
    'getMallRedirect',
    { query: { type } },
    { staleTime: fresh, meta: { silent: true } },
  );
  const icon = <SiteIcon size={16} stroke={1.5} aria-hidden />;
  if (error && !(isApiError(error) && error.code === missing)) {
    return (
      <UnstyledButton role="menuitem" className={classes.item} onClick={() => refetch()}>
        {icon}
        {t(label)}
        <span className={classes.site}>{t('shell.siteFailed')}</span>
      </UnstyledButton>
    );
  }
  const address = data === undefined ? null : siteAddress(data);
  if (!address) return null;
  return (
    <UnstyledButton
      component="a"
      role="menuitem"
      className={classes.item}
      href={address.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('shell.external', { label: t(label) })}
      onClick={onOpen}
    >
      {icon}
      {t(label)}
      {/* The host is shown, so that users see where the link leads. */}
      <span className={classes.site}>{address.host}</span>
    </UnstyledButton>
  );
}
