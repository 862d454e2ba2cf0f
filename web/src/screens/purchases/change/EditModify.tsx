import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { QueryView } from '#ui/page/QueryView.tsx';
import { ModifyForm } from './ModifyForm.tsx';

interface EditModifyProps {
  modify: Schemas['ProjectModifyDetail'];
  onClose: () => void;
  onReload: () => Promise<unknown>;
}

/** The form of a draft, beside the purchase as it is. */
export default function EditModify({ modify, onClose, onReload }: EditModifyProps) {
  const project = useApiQuery('getProjectDetail', { path: { id: modify.projectId } });
  return (
    <QueryView query={project}>
      {(known) => (
        <ModifyForm
          project={known}
          draft={modify}
          onSaved={async () => {
            await onReload();
            onClose();
          }}
          onCancel={onClose}
          onReload={onReload}
        />
      )}
    </QueryView>
  );
}
