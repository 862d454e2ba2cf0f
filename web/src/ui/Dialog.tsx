import { Modal, type ModalProps } from '@mantine/core';
import { useReturnedFocus } from './useReturnedFocus.ts';

/** A dialog that is there only while it is open. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  useReturnedFocus();
  return <Modal opened {...props} />;
}
