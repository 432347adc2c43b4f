import type { Colleague, DeskRequest, StaffMember } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';

/** Who is at the desk, and to whom requests can be assigned. */
export interface Team {
  me: StaffMember | undefined;
  colleagues: Colleague[];
}

export type Assign = (
  requests: Pick<DeskRequest, 'id' | 'name' | 'assignee' | 'version'>[],
  to: { id: number; name: string } | null,
) => void;

/**
 * Colleagues as options, oneself first. Beside each stands what decides: open requests, languages, destinations. Whoever
 * has the request is named alone, so that the closed menu has room for the name.
 */
export function colleagueOptions({ me, colleagues }: Team, assignee?: number) {
  const own = colleagues.filter(({ id }) => id === me?.id);
  return [...own, ...colleagues.filter(({ id }) => id !== me?.id)].map((one) => ({
    value: String(one.id),
    label:
      one.id === assignee
        ? one.name
        : [
            one.id === me?.id ? `${one.name} (you)` : one.name,
            `${one.open} open`,
            ...[one.languages.join(', '), one.countries.join(', ')].filter(Boolean),
          ].join(' · '),
  }));
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
  const options = [{ value: '', label: 'Unassigned' }, ...colleagueOptions(team, assignee?.id)];
  // Whoever has left, and whoever is not loaded yet.
  if (assignee && !colleagues.some(({ id }) => id === assignee.id))
    options.push({ value: String(assignee.id), label: assignee.name });
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
          value={String(assignee?.id ?? '')}
          onChange={({ target }) =>
            onAssign([request], colleagues.find(({ id }) => String(id) === target.value) ?? null)
          }
        />
      </Field>
      {!assignee && me?.id && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onAssign([request], { id: me.id!, name: me.name })}
        >
          Claim<span className="sr-only"> the request of {request.name}</span>
        </Button>
      )}
    </div>
  );
}
