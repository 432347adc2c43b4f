import { Check } from 'lucide-react';

export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-peacock" />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
