import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from './ui/button';

/** Prints the page, also by the browser's own command, with everything open that is folded on the screen. */
export function PrintButton() {
  useEffect(() => {
    let folded: HTMLDetailsElement[] = [];
    function unfold() {
      folded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
      for (const details of folded) details.open = true;
    }
    function fold() {
      for (const details of folded) details.open = false;
    }
    addEventListener('beforeprint', unfold);
    addEventListener('afterprint', fold);
    return () => {
      removeEventListener('beforeprint', unfold);
      removeEventListener('afterprint', fold);
    };
  }, []);
  return (
    <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
      <Printer aria-hidden />
      Print
    </Button>
  );
}
