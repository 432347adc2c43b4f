/** A row of large figures with what they count. */
export function Figures({ items }: { items: readonly { value: string; label: string }[] }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-6">
      {items.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-display text-3xl font-bold text-peacock-deep tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
