import { useGetConsultationSummary, useGetTeam } from '@/api/generated/consultations';
import type { TeamMember } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { DataTable } from '@/components/data-table';
import { Link } from '@/components/link';
import { Notice } from '@/components/notice';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { deskTime } from '@/lib/office-time';
import { DeskHeader, type ViewProps } from '../desk/desk-header';
import { polled, withToken } from '../desk/calls';
import { queryOf } from '../desk/request-filter';
import { minutesInWords, roughly, useServerNow } from '../desk/times';
import { isForbidden, ViewFailure } from '../desk/view-failure';
import { Exports } from './exports';

/** What is on everybody's side, by name: whom to help, not whom to blame. */
export default function TeamView({ token, onLogOut }: ViewProps) {
  const query = useGetTeam({ query: polled, request: withToken(token) });
  const summary = useGetConsultationSummary({ query: polled, request: withToken(token) });
  const waitingUnassigned = summary.data?.waitingUnassigned;
  const now = useServerNow();
  const { data } = query;
  return (
    <div className="container-page py-5 sm:py-8">
      <DeskHeader
        token={token}
        view="team"
        ready={query.isSuccess || isForbidden(query.error)}
        onRefresh={query.refetch}
        onLogOut={onLogOut}
      />
      {query.isError && (
        <ViewFailure
          title="The team could not be loaded"
          error={query.error}
          onRetry={query.refetch}
          isStale={data !== undefined}
        />
      )}
      {!data ? (
        !query.isError && <Skeleton aria-busy className="h-96 rounded-card" />
      ) : data.length === 0 ? (
        <Notice title="Nobody has been added yet" text="An owner adds persons under Staff." />
      ) : (
        <Card>
          <h2 className="text-xl">Team</h2>
          <p className="mb-4 text-ink-soft">
            Sorted by name. An answer counts for whoever gave it first, and its time runs from the request on,
            every hour of the day.
          </p>
          {waitingUnassigned != null && (
            <p className="mb-4">
              {waitingUnassigned === 0 ? (
                'Nobody waits whose request is unassigned.'
              ) : (
                <Link
                  to={{ search: queryOf({ due: 'waiting', sort: 'waiting', assignee: 'none' }) }}
                  className="inline-flex min-h-11 items-center text-peacock-deep underline underline-offset-4"
                >
                  Waiting and unassigned: {waitingUnassigned.toLocaleString('en-US')}
                </Link>
              )}
            </p>
          )}
          <DataTable
            caption="The team and their requests"
            columns={[
              'Name',
              'Open',
              'Waiting for an answer',
              'Waiting longest',
              'First answers in 30 days',
              'Half of them within',
            ]}
            rows={data.map((person) => [
              <Name key={person.id} person={person} />,
              person.open.toLocaleString('en-US'),
              <Waiting key="waiting" person={person} />,
              person.waitingSince ? (
                <span key="since">
                  {roughly(now - Date.parse(person.waitingSince))}
                  <span className="text-ink-soft">, since {deskTime(person.waitingSince, now)}</span>
                </span>
              ) : (
                'Nobody waits'
              ),
              person.answered.toLocaleString('en-US'),
              person.medianMinutes === null ? 'None yet' : minutesInWords(person.medianMinutes),
            ])}
          />
        </Card>
      )}
      {data && <Exports token={token} />}
    </div>
  );
}

function Name({ person: { name, email, active } }: { person: TeamMember }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 [overflow-wrap:anywhere]">
      {name}
      {email && <span className="text-sm font-normal text-ink-soft">{email}</span>}
      {!active && <Badge variant="other">Deactivated</Badge>}
    </span>
  );
}

/** How many wait, as a link to them. */
function Waiting({ person: { id, name, waiting } }: { person: TeamMember }) {
  if (waiting === 0) return '0';
  const filter = { due: 'waiting', sort: 'waiting', assignee: String(id) } as const;
  return (
    <Link
      to={{ search: queryOf(filter) }}
      aria-label={`${waiting} waiting for ${name}, show them`}
      className="inline-flex min-h-11 min-w-11 items-center text-peacock-deep underline underline-offset-4"
    >
      {waiting.toLocaleString('en-US')}
    </Link>
  );
}
