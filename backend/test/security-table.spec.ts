import { existsSync, readFileSync } from 'node:fs';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('docs/security.md', () => {
  it('names tests that exist', () => {
    const named = [...read('../../docs/security.md').matchAll(/`([\w-]+)`: (.+?)(?=<br>| *\|)/g)];
    expect(named.length).toBeGreaterThan(60);
    const missing = named.filter(([, file, name]) => {
      const path = ['both.e2e-spec', 'e2e-spec', 'spec']
        .map((kind) => `./${file}.${kind}.ts`)
        .find((candidate) => existsSync(new URL(candidate, import.meta.url)));
      // As the text of a test has it, whichever quotes are around it.
      return !path || !read(path).includes(name!.replaceAll('\\_', '_'));
    });
    expect(missing.map(([, file, name]) => `${file}: ${name}`)).toEqual([]);
  });
});
