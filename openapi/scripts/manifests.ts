interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
}

/** The folders of the packages, which carry the version of the description. */
const packageFolders = ['', 'openapi', 'sdk', 'hooks', 'web', 'server'];

/** A manifest with the version of the description, by which the packages name one another, too. */
function versioned(manifest: Manifest, version: string): Manifest {
  const { dependencies } = manifest;
  if (!dependencies) return { ...manifest, version };
  const own = Object.entries(dependencies).map(([name, range]) => [
    name,
    name.startsWith('@campus-procurement/') ? version : range,
  ]);
  return { ...manifest, version, dependencies: Object.fromEntries(own) };
}

/** Every package.json and the lock file, with the version of the description. `read` returns the text of a file. */
export function manifests(version: string, read: (file: string) => string): [file: string, text: string][] {
  const parsed = (file: string) => JSON.parse(read(file));
  const lock = parsed('package-lock.json') as Manifest & { packages: Record<string, Manifest> };
  const locked = packageFolders.map((folder) => [folder, versioned(lock.packages[folder] ?? {}, version)]);
  const next = { ...lock, version, packages: { ...lock.packages, ...Object.fromEntries(locked) } };
  const files = packageFolders.map((folder) => (folder ? `${folder}/package.json` : 'package.json'));
  const all: [file: string, content: unknown][] = files.map((file) => [file, versioned(parsed(file), version)]);
  return [...all, ['package-lock.json', next] as const].map(([file, content]) => [file, `${JSON.stringify(content, null, 2)}\n`]);
}
