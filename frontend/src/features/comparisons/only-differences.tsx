interface OnlyDifferencesProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox that hides the rows whose values are all the same. */
export function OnlyDifferences({ checked, onChange }: OnlyDifferencesProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 font-medium">
      <input
        type="checkbox"
        className="size-5 accent-peacock"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      Show only what differs
    </label>
  );
}
