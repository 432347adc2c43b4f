import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  getListPersonTokensQueryKey,
  getListStaffQueryKey,
  useCreatePersonToken,
  useListPersonTokens,
  useRevokeStaffToken,
} from '@/api/generated/admin';
import type {
  CreatedStaffToken,
  StaffPerson,
  StaffToken,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { failureOf } from '@/api/failure';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { shortOfficeTime } from '@/lib/office-time';
import { withToken } from '../desk/calls';
import { fullName } from '../desk/person-names';

/** Days for which a token made here opens the desk. */
export const TOKEN_DAYS = 90;

const focusOnMount = (element: HTMLElement | null) => element?.focus();

interface TokensDialogProps {
  token: string;
  person: Pick<StaffPerson, 'id' | 'name' | 'email' | 'open'>;
  onClose: () => void;
  onMade: (made: CreatedStaffToken) => void;
}

/** The tokens with which a person opens the desk. Each can be ended, and a new one made; both after a second press. */
export function TokensDialog({ token, person, onClose, onMade }: TokensDialogProps) {
  const client = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const [ending, setEnding] = useState<number | null>(null);
  const request = withToken(token);
  const tokens = useListPersonTokens(person.id, { query: { retry: false, gcTime: 0 }, request });
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: getListPersonTokensQueryKey(person.id) }),
      client.invalidateQueries({ queryKey: getListStaffQueryKey() }),
    ]);
  const make = useCreatePersonToken({ mutation: { onSettled: refresh, onSuccess: onMade }, request });
  const end = useRevokeStaffToken({
    mutation: {
      onSettled: refresh,
      onSuccess: () => {
        setEnding(null);
        list.current?.focus();
      },
    },
    request,
  });
  const error = end.error ?? make.error ?? tokens.error;
  const { data } = tokens;

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Tokens of ${fullName(person)}`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button
            pending={make.isPending}
            onClick={() => make.mutate({ id: person.id, data: { days: TOKEN_DAYS } })}
          >
            {make.isPending ? 'Making it...' : 'Make a new token'}
          </Button>
        </>
      }
    >
      {error && (
        <p role="alert" className="mb-3 font-medium text-danger">
          {failureOf(error).sentence ?? 'That did not work. Please try again.'}
        </p>
      )}
      <div ref={list} tabIndex={-1} aria-label="Tokens" role="group">
        {data ? (
          data.length > 0 ? (
            <ul className="grid gap-3">
              {data.map((one) => (
                <li key={one.id} className="rounded-control border border-line p-3">
                  <Facts token={one} />
                  {ending === one.id ? (
                    <div className="mt-2 grid gap-2">
                      <p>Whoever uses it is logged out at once, and it never opens the desk again.</p>
                      {data.length === 1 && person.open > 0 && (
                        <p>
                          It is the last one: the open requests of {person.name} ({person.open}) stay theirs
                          until somebody assigns them anew.
                        </p>
                      )}
                      <div className="flex flex-wrap gap-2">
                        {/* The pressed button has disappeared. */}
                        <Button
                          ref={focusOnMount}
                          variant="secondary"
                          size="sm"
                          onClick={() => setEnding(null)}
                        >
                          Keep it
                        </Button>
                        <Button
                          variant="danger"
                          size="sm"
                          pending={end.isPending}
                          onClick={() => end.mutate({ id: one.id })}
                        >
                          {end.isPending ? 'Ending it...' : 'End it'}
                        </Button>
                      </div>
                    </div>
                  ) : (
                    <Button variant="secondary" size="sm" className="mt-2" onClick={() => setEnding(one.id)}>
                      End<span className="sr-only"> the token made on {shortOfficeTime(one.createdAt)}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          ) : (
            <p>{person.name} has no token, and cannot open the desk.</p>
          )
        ) : (
          !tokens.isError && <Skeleton aria-busy className="h-24" />
        )}
      </div>
      <p className="mt-4 text-ink-soft">
        A new token opens the desk for {TOKEN_DAYS} days and is shown once. It ends none of the others.
      </p>
    </Dialog>
  );
}

function Facts({ token: { createdAt, lastUsedAt, expiresAt } }: { token: StaffToken }) {
  const facts = [
    ['Made', shortOfficeTime(createdAt)],
    // The hour in which it was made begins before that.
    [
      'Last used',
      lastUsedAt
        ? `${shortOfficeTime(lastUsedAt < createdAt ? createdAt : lastUsedAt)}, to the hour`
        : 'Never',
    ],
    ['Works until', shortOfficeTime(expiresAt)],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
      {facts.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-ink-soft">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
