import { Modal, type ModalProps } from '@mantine/core';
import { Content } from '../text/Content.tsx';
import { markFocus } from './markFocus.ts';
import { useEscape } from './useEscape.ts';
import { useReturnedFocus } from './useReturnedFocus.ts';

/** A dialog that is there only while it is open. */
export function Dialog({ closeOnEscape = true, title, ...props }: Omit<ModalProps, 'opened'>) {
  useReturnedFocus();
  useEscape(true, () => closeOnEscape && props.onClose());
  return <Modal opened onFocusCapture={markFocus} {...props} title={title && <Content>{title}</Content>} closeOnEscape={false} />;
}
