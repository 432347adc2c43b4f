import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

const keys: [string, string][] = [
  ['j, k', 'Next request, previous request'],
  ['Enter', 'Open the request'],
  [
    '1, 2, 3, 4',
    'New, contacted, scheduled, completed: for the open request, else for the selected, else for the marked one',
  ],
  ['c', 'Claim the request'],
  ['a', 'Go to its assignee, to give it to somebody'],
  ['m', 'Go to the messages of the open request'],
  ['x', 'Select the request'],
  ['u', 'Undo the last change'],
  ['/', 'Search'],
  ['Esc', 'Close the request, or end the selection'],
  ['?', 'This help, also in the other views'],
];

interface ShortcutsHelpProps {
  open: boolean;
  enabled: boolean;
  onEnable: (enabled: boolean) => void;
  onClose: () => void;
}

export function ShortcutsHelp({ open, enabled, onEnable, onClose }: ShortcutsHelpProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Keyboard shortcuts"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {keys.map(([key, meaning]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-control border border-line bg-paper-deep px-2 py-0.5 font-sans text-sm font-semibold whitespace-nowrap">
                {key}
              </kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-5 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={enabled}
          onChange={(event) => onEnable(event.target.checked)}
          className="size-5"
        />
        Use keyboard shortcuts on this device
      </label>
    </Dialog>
  );
}
