import { type EditableSettings, useAppSettings, useStored } from '@campus-procurement/hooks';
import { Button, Drawer, Group, NumberInput, SegmentedControl, Switch, useComputedColorScheme } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { languageNames, languages } from '#i18n/catalog.ts';
import { useLanguage, useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { useEscape } from '#ui/feedback/useEscape.ts';
import { useSwitchLanguage } from '#ui/preferences/useSwitchLanguage.ts';
import { copyText } from '#ui/text/copyText.ts';
import { LandingChoice } from './LandingChoice.tsx';
import classes from './SettingsDrawer.module.css';
import { SubjectColorChoice } from './SubjectColorChoice.tsx';
import { SubjectColorPicker } from './SubjectColorPicker.tsx';

/** In pixels: a narrower menu cuts off every name, a wider one leaves no room for the page. */
const menuWidths = { min: 180, max: 400 };

/** The settings of the layout (product specification, section 2). They last until a reload. Loaded when it is opened. */
export default function SettingsDrawer() {
  const t = useT();
  const { settings, change } = useAppSettings();
  const { serverMenu: _menu, globalSettings: isOpen, ...shown } = settings;
  const theme = useComputedColorScheme();
  const close = () => change({ globalSettings: false });
  useEscape(isOpen, close);

  async function copy() {
    const isCopied = await copyText(JSON.stringify({ ...shown, theme }, null, 2));
    if (isCopied) notify.success(t('shell.settingsCopied'));
    else notify.error(t('common.errorTitle'), t('shell.copyFailed'));
  }

  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      closeOnEscape={false}
      title={t('shell.settings')}
      position="right"
      size={300}
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body }}
    >
      <div className={classes.rows}>
        <h3>{t('shell.appearance')}</h3>
        <ThemeChoice />
        <SubjectColorChoice />
        <SubjectColorPicker />
        <LanguageChoice />
        <h3>{t('shell.regions')}</h3>
        <SwitchRow name="navbar" label={t('shell.navbar')} />
        <SwitchRow name="menu" label={t('shell.menu')} />
        <SwitchRow name="hideMenu" label={t('shell.hideMenu')} />
        <SwitchRow name="footer" label={t('shell.footer')} />
        <SwitchRow name="tabBar" label={t('shell.tabBar')} />
        <MenuSourceRow />
        <MenuWidthRow />
        <h3>{t('shell.otherSettings')}</h3>
        <LandingChoice />
        <SwitchRow name="colorWeak" label={t('shell.colorWeak')} />
        <p className={classes.hint}>{t('shell.settingsHint')}</p>
      </div>
      <Group className={classes.footer} justify="flex-end" gap="xs">
        <Button variant="default" onClick={close}>
          {t('common.close')}
        </Button>
        <Button onClick={copy}>{t('shell.copySettings')}</Button>
      </Group>
    </Drawer>
  );
}

function Row({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={classes.row}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

type SwitchName = { [K in keyof EditableSettings]: EditableSettings[K] extends boolean ? K : never }[keyof EditableSettings];

function SwitchRow({ name, label }: { name: SwitchName; label: string }) {
  const { settings, change } = useAppSettings();
  return (
    <Row label={label}>
      {(id) => <Switch id={id} checked={settings[name]} onChange={(event) => change({ [name]: event.currentTarget.checked })} />}
    </Row>
  );
}

/** Switches to the server's menu when that is loaded. If it cannot be read, nothing changes. */
function MenuSourceRow() {
  const t = useT();
  const { settings, change } = useAppSettings();
  const fetchMenu = useMutation({ mutationFn: () => change({ menuFromServer: true }) });
  return (
    <Row label={t('shell.menuFromServer')}>
      {(id) => (
        <Switch
          id={id}
          checked={settings.menuFromServer}
          disabled={fetchMenu.isPending}
          onChange={(event) => (event.currentTarget.checked ? fetchMenu.mutate() : change({ menuFromServer: false }))}
        />
      )}
    </Row>
  );
}

function MenuWidthRow() {
  const t = useT();
  const { settings, change } = useAppSettings();
  const { min, max } = menuWidths;
  const [typed, type] = useState<number | string>(settings.menuWidth);

  function setWidth(value: number | string) {
    type(value);
    if (typeof value === 'number' && value >= min && value <= max) change({ menuWidth: value });
  }

  return (
    <Row label={t('shell.menuWidth')}>
      {(id) => (
        <NumberInput
          id={id}
          w={80}
          size="xs"
          value={typed}
          onChange={setWidth}
          // Mantine moves a number into the bounds on blur; any other text is replaced by the present width.
          onBlur={() => typeof typed === 'string' && type(settings.menuWidth)}
          min={min}
          max={max}
          step={10}
          allowDecimal={false}
        />
      )}
    </Row>
  );
}

function ThemeChoice() {
  const t = useT();
  const [scheme, setScheme] = useStored('colorScheme');
  return (
    <SegmentedControl
      fullWidth
      size="xs"
      aria-label={t('shell.theme')}
      value={scheme ?? 'light'}
      onChange={setScheme}
      data={[
        { value: 'light', label: t('shell.themeLight') },
        { value: 'dark', label: t('shell.themeDark') },
        { value: 'auto', label: t('shell.themeSystem') },
      ]}
    />
  );
}

function LanguageChoice() {
  const { language, t } = useLanguage();
  const { switchTo, isSwitching } = useSwitchLanguage();
  return (
    <SegmentedControl
      fullWidth
      size="xs"
      aria-label={t('shell.language')}
      value={language}
      onChange={switchTo}
      disabled={isSwitching}
      data={languages.map((each) => ({ value: each, label: languageNames[each] }))}
    />
  );
}
