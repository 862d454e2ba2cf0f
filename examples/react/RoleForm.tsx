import { useApiMutation, usePermission, useSession, useUnsavedChanges } from '@campus-procurement/hooks';
import { saveRole } from '@campus-procurement/sdk/zod';
import { type FormEvent, useState } from 'react';

/** Creates a role. What was typed in one role and department stays when the user acts in another, but is not sent there. */
export function RoleForm() {
  const { epoch } = useSession();
  const can = usePermission();
  /** Who was at work when something was typed that is not saved; null = nothing was. */
  const [typedAs, setTypedAs] = useState<number | null>(null);
  useUnsavedChanges(typedAs !== null);
  if (typedAs === null && !can('system:role:create')) return null;
  return <Fields key={typedAs ?? epoch} onType={() => setTypedAs(epoch)} onDone={() => setTypedAs(null)} />;
}

/** The rules of the API are asked before anything is sent; what only the server knows comes back at its field. */
function Fields({ onType, onDone }: { onType: () => void; onDone: () => void }) {
  const save = useApiMutation('saveRole');
  const [errors, setErrors] = useState<Record<string, string>>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { data, error } = saveRole.body.safeParse({ ...Object.fromEntries(new FormData(form)), menuIds: [] });
    setErrors(Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []));
    if (!data) return;
    save.mutate(
      { body: data },
      {
        onSuccess() {
          form.reset();
          onDone();
        },
        onError: ({ fieldErrors }) => setErrors(Object.fromEntries(fieldErrors.map(({ field, message }) => [field, message]))),
      },
    );
  }

  return (
    <form onSubmit={submit} onInput={() => save.isStale || onType()} aria-label="New role">
      <h2>New role</h2>
      <Field name="roleName" label="Name" error={errors.roleName} />
      <Field name="roleCode" label="Code" error={errors.roleCode} />
      <label>
        Data
        <select name="dataScope">
          <option value="SELF">own</option>
          <option value="DEPT">of the department</option>
          <option value="SCHOOL">of the school</option>
        </select>
      </label>
      {save.error && save.error.fieldErrors.length === 0 && <p role="alert">{save.error.msg ?? save.error.message}</p>}
      {save.isStale && (
        <p role="alert">
          You have begun this in another role or department. It is not sent in this one.{' '}
          <button type="button" className="secondary" onClick={onDone}>
            Begin anew
          </button>
        </p>
      )}
      <button type="submit" aria-busy={save.isPending} disabled={save.isPending || save.isStale}>
        Create
      </button>
    </form>
  );
}

function Field({ name, label, error }: { name: string; label: string; error: string | undefined }) {
  return (
    <label>
      {label}
      <input name={name} aria-invalid={error ? true : undefined} aria-describedby={`${name}-error`} />
      <small id={`${name}-error`}>{error}</small>
    </label>
  );
}
