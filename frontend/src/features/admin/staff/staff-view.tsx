import { useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import {
  getListStaffQueryKey,
  useActivateStaffPerson,
  useCreatePersonToken,
  useListStaff,
} from '@/api/generated/admin';
import type { CreatedStaffToken, StaffPerson } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Notice } from '@/components/notice';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { capitalized } from '@/lib/names';
import { toast } from '@/lib/toasts';
import { withToken } from '../desk/calls';
import { DeskHeader, type ViewProps } from '../desk/desk-header';
import { isForbidden, ViewFailure } from '../desk/view-failure';
import { DeactivateDialog } from './deactivate-dialog';
import { PersonDialog } from './person-dialog';
import { TokenDialog } from './token-dialog';
import { TOKEN_DAYS, TokensDialog } from './tokens-dialog';

/** The persons of the desk: added, changed, given tokens, and deactivated. */
export default function StaffView({ token, onLogOut }: ViewProps) {
  const client = useQueryClient();
  const query = useListStaff({ query: { retry: false }, request: withToken(token) });
  const [edited, setEdited] = useState<StaffPerson | 'new' | null>(null);
  const [leaving, setLeaving] = useState<StaffPerson | null>(null);
  const [keyed, setKeyed] = useState<StaffPerson | null>(null);
  const [made, setMade] = useState<CreatedStaffToken | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: getListStaffQueryKey() });
  const failed = (title: string) => ({
    onSettled: refresh,
    onError: () =>
      toast({ variant: 'destructive', title, description: 'Nothing was changed. Please try again.' }),
  });
  const makeToken = useCreatePersonToken({
    mutation: { ...failed('No token was made'), onSuccess: setMade },
    request: withToken(token),
  });
  const activate = useActivateStaffPerson({
    mutation: failed('Not activated'),
    request: withToken(token),
  });
  const { data } = query;

  return (
    <div className="container-page py-5 sm:py-8">
      <DeskHeader
        token={token}
        view="staff"
        ready={query.isSuccess || isForbidden(query.error)}
        onRefresh={query.refetch}
        onLogOut={onLogOut}
      />
      {query.isError && (
        <ViewFailure
          title="The staff could not be loaded"
          error={query.error}
          onRetry={query.refetch}
          isStale={data !== undefined}
        />
      )}
      {!data ? (
        !query.isError && <Skeleton aria-busy className="h-96 rounded-card" />
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-xl">Staff</h2>
            <Button onClick={() => setEdited('new')}>
              <UserPlus aria-hidden />
              Add a person
            </Button>
          </div>
          {data.length === 0 ? (
            <Notice
              title="Nobody has been added yet"
              text="Until then new requests are assigned to nobody. Add a person, and give them the token that opens the desk."
            />
          ) : (
            <ul className="grid gap-3 lg:grid-cols-2">
              {data.map((person) => (
                <li key={person.id}>
                  <Person
                    person={person}
                    isBusy={makeToken.isPending || activate.isPending}
                    onEdit={() => setEdited(person)}
                    onTokens={() => setKeyed(person)}
                    onDeactivate={() => setLeaving(person)}
                    onActivate={() => activate.mutate({ id: person.id })}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {edited && (
        <PersonDialog
          token={token}
          person={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
          onDone={async (person) => {
            setEdited(null);
            await refresh();
            if (edited === 'new') makeToken.mutate({ id: person.id, data: { days: TOKEN_DAYS } });
          }}
        />
      )}
      {leaving && (
        <DeactivateDialog
          token={token}
          person={leaving}
          onClose={() => setLeaving(null)}
          onDone={() => {
            setLeaving(null);
            void refresh();
          }}
        />
      )}
      {keyed && (
        <TokensDialog
          token={token}
          person={keyed}
          onClose={() => setKeyed(null)}
          onMade={(created) => {
            setKeyed(null);
            setMade(created);
          }}
        />
      )}
      {made && <TokenDialog made={made} onClose={() => setMade(null)} />}
    </div>
  );
}

interface PersonProps {
  person: StaffPerson;
  isBusy: boolean;
  onEdit: () => void;
  onTokens: () => void;
  onDeactivate: () => void;
  onActivate: () => void;
}

function Person({ person, isBusy, onEdit, onTokens, onDeactivate, onActivate }: PersonProps) {
  const { name, email, role, active, open, tokens } = person;
  const facts: [string, string][] = [
    ['E-mail', email ?? 'Not given'],
    ['Open requests', String(open)],
    ['Tokens', String(tokens)],
    ['New requests', whenAssigned(person)],
    ['At work', hours(person)],
    ['Languages', person.languages.join(', ') || 'Not given'],
    ['Destinations', person.countries.join(', ') || 'All'],
  ];
  return (
    <Card className="h-full">
      <article aria-label={name}>
        <h3 className="text-lg [overflow-wrap:anywhere]">{name}</h3>
        <p className="mt-1 flex flex-wrap gap-2">
          <Badge variant="accent">{role === 'counselor' ? 'Counsellor' : capitalized(role)}</Badge>
          {!active && <Badge variant="other">Deactivated</Badge>}
          {active && tokens === 0 && <Badge variant="other">No token yet</Badge>}
        </p>
        <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
          {facts.map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-4 flex flex-wrap gap-2">
          <Action label="Edit" of={name} onClick={onEdit} />
          {active ? (
            <>
              <Action label="Tokens" of={`of ${name}`} onClick={onTokens} />
              <Action label="Deactivate" of={name} onClick={onDeactivate} />
            </>
          ) : (
            <Action label="Activate" of={name} disabled={isBusy} onClick={onActivate} />
          )}
        </div>
      </article>
    </Card>
  );
}

interface ActionProps {
  label: string;
  of: string;
  disabled?: boolean;
  onClick: () => void;
}

function Action({ label, of, disabled = false, onClick }: ActionProps) {
  return (
    <Button variant="secondary" size="sm" disabled={disabled} onClick={onClick}>
      {label}
      <span className="sr-only"> {of}</span>
    </Button>
  );
}

function whenAssigned({ active, takesRequests, tokens }: StaffPerson): string {
  if (!active || !takesRequests) return 'Not assigned automatically';
  return tokens > 0 ? 'Assigned automatically at work' : 'Assigned automatically once there is a token';
}

/** "Mon, Tue, Wed, 09:00 to 18:00, Asia/Kolkata" */
function hours({ workDays, worksFrom, worksUntil, timeZone }: StaffPerson): string {
  if (workDays.length === 0) return 'Never';
  const days = workDays.length === 7 ? 'Every day' : workDays.map((day) => day.slice(0, 3)).join(', ');
  return `${days}, ${worksFrom} to ${worksUntil}, ${timeZone}`;
}
