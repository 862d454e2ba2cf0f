import { type MenuNode, useAccountStored, useServerMenu } from '@campus-procurement/hooks';
import { NativeSelect } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useMenuLabel } from '#ui/page/useMenuLabel.ts';

/** Returns the pages of the menu, without directories and external links. */
function pagesOf(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes
    .filter(({ hideInMenu }) => !hideInMenu)
    .flatMap((node) => (node.menuType === 'DIR' ? pagesOf(node.children) : node.external ? [] : node));
}

/** Chooses the start page after login. It is stored for the account; a role without that page starts at the top of its menu. */
export function LandingChoice() {
  const t = useT();
  const labelOf = useMenuLabel();
  const { tree } = useServerMenu();
  const [landing, setLanding] = useAccountStored('homeMenu');
  const pages = pagesOf(tree);
  const isOffered = pages.some(({ path }) => path === landing?.path);
  return (
    <NativeSelect
      size="xs"
      label={t('shell.landing')}
      labelProps={{ fw: 400, fz: 'sm' }}
      value={isOffered ? landing?.path : ''}
      onChange={({ currentTarget: { value } }) => {
        const page = pages.find(({ path }) => path === value);
        setLanding(page ? { routeName: page.routeName, path: page.path } : null);
      }}
      data={[
        { value: '', label: t('shell.landingDefault') },
        ...pages.map((page) => ({ value: page.path, label: labelOf(page) })),
      ]}
    />
  );
}
