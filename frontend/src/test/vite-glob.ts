import { readdirSync } from 'node:fs';
import { join } from 'node:path';

interface GlobOptions {
  eager?: boolean;
  query?: string;
  import?: string;
}

/** What Vite makes of `import.meta.glob(pattern, options)` in a file of `folder`, whose `load` is its require. */
export function glob(
  folder: string,
  load: (file: string) => Record<string, unknown>,
  pattern: string,
  options: GlobOptions = {},
) {
  const matches = new RegExp(`^${pattern.slice(2).replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    matches.test(file),
  );
  const exported = (file: string) => {
    const path = join(folder, file);
    if (options.query === '?url') return `/assets/${file}`;
    return options.import ? load(path)[options.import] : load(path);
  };
  return Object.fromEntries(
    files.sort().map((file) => [`./${file}`, options.eager ? exported(file) : async () => exported(file)]),
  );
}
