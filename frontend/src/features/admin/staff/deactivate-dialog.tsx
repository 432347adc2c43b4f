import { useState } from 'react';
import { useDeactivateStaffPerson, usePreviewDeactivation } from '@/api/generated/admin';
import type { DeactivationPreview, StaffPerson } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ApiError } from '@/api/http';
import { StatusBadge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/lib/toasts';
import { withToken } from '../desk/calls';
import { distinctName, fullName } from '../desk/person-names';

interface DeactivateDialogProps {
  token: string;
  person: StaffPerson;
  onClose: () => void;
  onDone: () => void;
}

const counted = (count: number, what: string) => `${count} ${count === 1 ? what : `${what}s`}`;

/** Says what ends and who gets which requests, before anything happens. */
export function DeactivateDialog({ token, person, onClose, onDone }: DeactivateDialogProps) {
  const [to, setTo] = useState('');
  const preview = usePreviewDeactivation(person.id, {
    query: { retry: false, gcTime: 0 },
    request: withToken(token),
  });
  const { data } = preview;
  const heir = data?.colleagues.find(({ id }) => String(id) === to);
  const deactivate = useDeactivateStaffPerson({
    mutation: {
      onSuccess: ({ handedOver }) => {
        toast({
          title: 'Deactivated',
          description: `${person.name}: ${counted(handedOver, 'request')} ${heir ? `now with ${heir.name}` : 'now unassigned'}.`,
        });
        onDone();
      },
      onError: () => void preview.refetch(),
    },
    request: withToken(token),
  });
  const error = deactivate.error ?? preview.error;

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Deactivate ${fullName(person)}`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            disabled={!data}
            pending={deactivate.isPending}
            onClick={() => deactivate.mutate({ id: person.id, data: { handOverTo: heir?.id ?? null } })}
          >
            {deactivate.isPending ? 'Deactivating...' : 'Deactivate'}
          </Button>
        </>
      }
    >
      {error && (
        <p role="alert" className="mb-3 font-medium text-danger">
          {(error instanceof ApiError && error.error) || 'That did not work. Please try again.'}
        </p>
      )}
      {!data ? (
        preview.isError ? (
          <Button variant="secondary" pending={preview.isFetching} onClick={() => void preview.refetch()}>
            Retry
          </Button>
        ) : (
          <Skeleton aria-busy className="h-32" />
        )
      ) : (
        <div className="grid gap-4">
          <p>
            {person.name} cannot open the desk any more: {counted(data.tokens, 'token')} will end at once. The
            history keeps the name.
          </p>
          {data.open === 0 ? (
            <p>There are no open requests to hand over.</p>
          ) : (
            <>
              <Field label={`Hand over ${counted(data.open, 'open request')} to`}>
                <Select
                  options={[
                    { value: '', label: 'Leave unassigned' },
                    ...data.colleagues.map((one) => ({
                      value: String(one.id),
                      label: `${distinctName(one, [...data.colleagues, person])} · ${one.open} open`,
                    })),
                  ]}
                  value={to}
                  onChange={({ target }) => setTo(target.value)}
                />
              </Field>
              <p role="status">
                {heir
                  ? `${heir.name} gets all of these, and will have ${counted(heir.open + data.open, 'open request')}.`
                  : 'Those whose visitor waits for an answer will be assigned automatically; the others stay under Unassigned.'}
              </p>
              <Requests preview={data} />
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}

function Requests({ preview: { open, requests } }: { preview: DeactivationPreview }) {
  const more = open - requests.length;
  return (
    <ul
      aria-label="Requests to hand over"
      className="grid max-h-56 gap-2 overflow-y-auto rounded-control border border-line p-3 text-sm"
    >
      {requests.map(({ id, name, status }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-ink-soft whitespace-nowrap">No. {id}</span>
          <span dir="auto" className="min-w-0 font-medium [overflow-wrap:anywhere]">
            {name}
          </span>
          <StatusBadge status={status} />
        </li>
      ))}
      {more > 0 && <li className="text-ink-soft">and {more.toLocaleString('en-US')} more</li>}
    </ul>
  );
}
