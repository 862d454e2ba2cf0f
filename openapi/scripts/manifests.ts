interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The folders of the packages, which carry the version of the description. */
const packageFolders = ['', 'openapi', 'sdk', 'hooks', 'web', 'server'];

/** Dependencies, of which those on the packages get a range. */
function asking(dependencies: Record<string, string>, wanted: string): Record<string, string> {
  const asked = Object.entries(dependencies).map(([name, range]) => [
    name,
    name.startsWith('@campus-procurement/') ? wanted : range,
  ]);
  return Object.fromEntries(asked);
}

/** A manifest with the version of the description, by which the packages name one another, too. */
function versioned(manifest: Manifest, version: string): Manifest {
  const { dependencies } = manifest;
  return { ...manifest, version, ...(dependencies && { dependencies: asking(dependencies, version) }) };
}

const exampleFolders = ['examples/node', 'examples/react', 'examples/vitest'];

/** The manifest of an example, which is no package itself and asks for the packages as other teams do. */
function asExample({ dependencies, devDependencies, ...rest }: Manifest, version: string): Manifest {
  const wanted = `^${version}`;
  return {
    ...rest,
    ...(dependencies && { dependencies: asking(dependencies, wanted) }),
    ...(devDependencies && { devDependencies: asking(devDependencies, wanted) }),
  };
}

/** Every package.json, those of the examples too, and the lock file, with the version of the description. `read` returns the text of a file. */
export function manifests(version: string, read: (file: string) => string): [file: string, text: string][] {
  const parsed = (file: string) => JSON.parse(read(file));
  const lock = parsed('package-lock.json') as Manifest & { packages: Record<string, Manifest> };
  const locked = packageFolders.map((folder) => [folder, versioned(lock.packages[folder] ?? {}, version)]);
  const next = { ...lock, version, packages: { ...lock.packages, ...Object.fromEntries(locked) } };
  const files = packageFolders.map((folder) => (folder ? `${folder}/package.json` : 'package.json'));
  const all: [file: string, content: unknown][] = files.map((file) => [file, versioned(parsed(file), version)]);
  const examples = exampleFolders.map((folder): [file: string, content: unknown] => {
    const file = `${folder}/package.json`;
    return [file, asExample(parsed(file), version)];
  });
  return [...all, ...examples, ['package-lock.json', next] as const].map(([file, content]) => [
    file,
    `${JSON.stringify(content, null, 2)}\n`,
  ]);
}
