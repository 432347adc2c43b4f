/**
 * The source keys that statements and amounts in `content` name, each once, in the order of their first use. Fields of an
 * object are visited in the order of `fields`, then the others as written.
 */
export function usedSources(content: unknown, fields: readonly string[] = []): string[] {
  const used = new Set<string>();
  const rank = (field: string) => (fields.includes(field) ? fields.indexOf(field) : fields.length);

  function visit(value: unknown) {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      if ('source' in value) used.add(String(value.source));
      const entries = Object.entries(value).filter(([field]) => field !== 'sources');
      for (const [, part] of entries.sort(([a], [b]) => rank(a) - rank(b))) visit(part);
    }
  }
  visit(content);
  return [...used];
}
