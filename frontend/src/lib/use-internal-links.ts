import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** A click handler for HTML that is no work of React: links in it do what the router's own do. */
export function useInternalLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!link || link.origin !== location.origin || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
      return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
}
