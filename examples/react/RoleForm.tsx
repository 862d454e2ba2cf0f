import { useApiMutation } from '@campus-procurement/hooks';
import { saveRole } from '@campus-procurement/sdk/zod';
import { type FormEvent, useState } from 'react';

/** Creates a role. The rules of the API are asked before anything is sent; what only the server knows comes back at its field. */
export function RoleForm() {
  const save = useApiMutation('saveRole', { refreshes: ['queryRolePage'] });
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
        onSuccess: () => form.reset(),
        onError: ({ fieldErrors }) => setErrors(Object.fromEntries(fieldErrors.map(({ field, message }) => [field, message]))),
      },
    );
  }

  return (
    <form onSubmit={submit} aria-label="New role">
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
      {save.error && save.error.fieldErrors.length === 0 && <p role="alert">{save.error.message}</p>}
      <button type="submit" aria-busy={save.isPending} disabled={save.isPending}>
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
