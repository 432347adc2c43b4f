import { Check } from 'lucide-react';
import type { Statement } from '@/content/country';
import { Said, textOf } from './said';

export function CheckList({ items }: { items: readonly Statement[] }) {
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li key={textOf(item)} className="flex gap-2">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-peacock" />
          <span className="min-w-0">
            <Said>{item}</Said>
          </span>
        </li>
      ))}
    </ul>
  );
}
