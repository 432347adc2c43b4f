const chunks = import.meta.glob<string[]>('./stories/*.ts', { import: 'story' });

/** All stories after their quotations, in paragraphs, by their ids. */
export async function loadStories(): Promise<Record<string, string[]>> {
  const files = Object.entries(chunks).map(async ([file, load]) => [
    file.slice('./stories/'.length, -'.ts'.length),
    await load(),
  ]);
  return Object.fromEntries(await Promise.all(files)) as Record<string, string[]>;
}
