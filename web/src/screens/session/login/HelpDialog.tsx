import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { HelpTopic } from './HelpLink.tsx';

/** Says whom to ask: accounts are made and passwords reset by the school. Default export, because it is loaded when it is opened. */
export default function HelpDialog({ topic, onClose }: { topic: HelpTopic; onClose: () => void }) {
  const t = useT();
  return (
    <Modal opened onClose={onClose} title={t(`session.${topic}Title`)} size={440}>
      <Text size="sm">{t(`session.${topic}Text`)}</Text>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose} data-autofocus>
          {t('common.gotIt')}
        </Button>
      </Group>
    </Modal>
  );
}
