import { Copy } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from './ui/button';
import { Field } from './ui/field';
import { Input } from './ui/input';

interface CopyLinkProps {
  label: string;
  /** The whole address. */
  address: string;
  /** More buttons. */
  children?: ReactNode;
}

/** An address to give to somebody, with a button that copies it. */
export function CopyLink({ label, address, children }: CopyLinkProps) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');

  async function copy() {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setCopied('Copied.');
    } catch {
      // Without HTTPS browsers give no access to the clipboard.
      setCopied('The address is marked: copy it from the menu or with Ctrl+C.');
    }
  }

  return (
    <>
      <Field label={label}>
        <Input ref={input} readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden />
          Copy link
        </Button>
        {children}
        <p role="status" className="text-sm text-ink-soft">
          {copied}
        </p>
      </div>
    </>
  );
}
