import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useHydrated } from '@/lib/use-hydrated';
import { Kept } from './kept';

/** What a page has put into the document's head. */
const OWN_TAGS =
  'title, meta[name=description], meta[name=robots], meta[property], meta[name^=twitter], link[rel=canonical], script[type="application/ld+json"]';

interface KeptPageProps {
  /** Renders the page; not called where the server's HTML is the page. */
  children: () => ReactNode;
  /** Brings that HTML to life where it needs more than links. @returns what ends it */
  enliven?: ((page: HTMLElement) => () => void) | undefined;
}

/** A whole page that nothing changes: as the server sent it until the reader leaves it, its head included. */
export function KeptPage({ children, enliven }: KeptPageProps) {
  const page = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [first] = useState(!hydrated);

  useLayoutEffect(() => {
    if (!first) return;
    const tags = document.head.querySelectorAll(OWN_TAGS);
    const end = enliven?.(page.current!);
    return () => {
      end?.();
      tags.forEach((tag) => tag.remove());
    };
  }, [first, enliven]);

  return <Kept ref={page}>{children}</Kept>;
}
