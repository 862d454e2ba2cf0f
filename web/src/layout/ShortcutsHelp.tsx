import { Kbd } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { modifierKey } from './modifierKey.ts';
import classes from './ShortcutsHelp.module.css';

const shortcuts: readonly { keys: readonly string[]; label: LabelKey }[] = [
  { keys: [modifierKey, 'K'], label: 'shell.search' },
  { keys: [modifierKey, '/'], label: 'shell.shortcuts' },
  { keys: [modifierKey, 'Enter'], label: 'shell.shortcutSave' },
  { keys: ['Esc'], label: 'shell.shortcutEscape' },
  { keys: ['←', '→', 'Home', 'End'], label: 'shell.shortcutTabs' },
  { keys: ['Delete'], label: 'shell.shortcutCloseTab' },
  { keys: ['Shift', 'F10'], label: 'shell.shortcutTabMenu' },
];

/** Lists the keyboard shortcuts. Default export, because it is loaded on demand. */
export default function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog onClose={onClose} title={t('shell.shortcuts')} size={480}>
      <dl className={classes.list}>
        {shortcuts.map(({ keys, label }) => (
          <div key={label} className={classes.row}>
            <dt>{t(label)}</dt>
            <dd>
              {keys.map((key) => (
                <Kbd key={key} size="sm">
                  {key}
                </Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
