import { useEffect } from 'react';
import { describe } from '@/lib/rendering';
import type { Thing } from '@/lib/structured-data';

/**
 * Describes the page in schema.org's words, from the server only: `data` is not called in a browser, where the script
 * of the page that came first goes with that page.
 */
export function StructuredData({ data }: { data: () => Thing | Thing[] }) {
  if (!process.env.IN_BROWSER) describe(...[data()].flat());
  useEffect(() => () => document.querySelector('script[type="application/ld+json"]')?.remove(), []);
  return null;
}
