import { useEffect, useRef, useState } from 'react';
import type { DeskRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { distinctName } from '../desk/person-names';
import type { Team } from '../desk/team';
import { focusDesk } from './desk-focus';

export type Assign = (
  requests: Pick<DeskRequest, 'id' | 'name' | 'assignee' | 'version'>[],
  to: { id: number; name: string } | null,
) => void;

/**
 * Colleagues as options, oneself first. Beside each stands what decides: open requests, the request's destination if it is
 * among their own, and the languages that not everybody speaks. More would not fit on a phone. Whoever has the request is
 * named alone, so that the closed menu has room for the name.
 */
export function colleagueOptions(
  { me, colleagues }: Team,
  { assignee, country }: Partial<Pick<DeskRequest, 'assignee' | 'country'>> = {},
) {
  const own = colleagues.filter(({ id }) => id === me?.id);
  return [...own, ...colleagues.filter(({ id }) => id !== me?.id)].map((one) => {
    const name = distinctName(one, colleagues);
    return {
      value: String(one.id),
      label:
        one.id === assignee?.id
          ? name
          : [
              one.id === me?.id ? `${one.name} (you)` : name,
              `${one.open} open`,
              ...one.countries.filter((destination) => destination === country),
              ...[one.languages.filter((language) => language !== 'English').join(', ')].filter(Boolean),
            ].join(' · '),
    };
  });
}

interface AssigneeMenuProps {
  request: DeskRequest;
  team: Team;
  onAssign: Assign;
}

/** Whose a request is, and the menu that gives it to somebody. What nobody has is claimed with one press. */
export function AssigneeMenu({ request, team, onAssign }: AssigneeMenuProps) {
  const { me, colleagues } = team;
  const { assignee } = request;
  const options = [{ value: '', label: 'Unassigned' }, ...colleagueOptions(team, request)];
  // Whoever has left, and whoever is not loaded yet.
  if (assignee && !colleagues.some(({ id }) => id === assignee.id))
    options.push({ value: String(assignee.id), label: assignee.name });

  const assign = (value: string) =>
    onAssign([request], colleagues.find(({ id }) => String(id) === value) ?? null);
  // In a closed menu some browsers choose with each press of an arrow. Such a choice counts once Enter confirms it.
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const byKeys = useRef(false);

  // The pressed button disappears. The focus goes to the request, not into the menu, where the next letter would choose.
  const claimed = useRef(false);
  useEffect(() => {
    if (claimed.current && document.activeElement === document.body) focusDesk(request.id);
    claimed.current = false;
  }, [request.id, assignee?.id]);

  if (request.withdrawnAt)
    return (
      <p className="text-sm">
        <span className="text-ink-soft">Assignee </span>
        <span className="[overflow-wrap:anywhere]">{assignee?.name ?? 'Unassigned'}</span>
      </p>
    );
  return (
    <div className="grid content-start gap-2">
      <Field
        label={
          <span className="text-sm font-normal text-ink-soft">
            Assignee<span className="sr-only"> of {request.name}</span>
          </span>
        }
        className="gap-0.5"
      >
        <Select
          data-assignee
          options={options}
          value={unconfirmed ?? String(assignee?.id ?? '')}
          onPointerDown={() => (byKeys.current = false)}
          onKeyDown={(event) => {
            byKeys.current = event.key !== 'Enter' && event.key !== ' ';
            if (unconfirmed === undefined || (event.key !== 'Enter' && event.key !== 'Escape')) return;
            // Escape would also close the panel, and Enter open the menu.
            event.preventDefault();
            event.stopPropagation();
            setUnconfirmed(undefined);
            if (event.key === 'Enter') assign(unconfirmed);
          }}
          onBlur={() => setUnconfirmed(undefined)}
          onChange={({ target }) => (byKeys.current ? setUnconfirmed(target.value) : assign(target.value))}
        />
      </Field>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {unconfirmed !== undefined && 'Enter assigns, Escape leaves it as it was.'}
      </p>
      {!assignee && me?.id && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            claimed.current = true;
            onAssign([request], { id: me.id!, name: me.name });
          }}
        >
          Claim<span className="sr-only"> the request of {request.name}</span>
        </Button>
      )}
    </div>
  );
}
