import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  getGetApplicationQueryKey,
  getListApplicationsQueryKey,
  useRemoveApplication,
} from '@/api/generated/applications';
import type {
  ApplicationDetails,
  ListedApplication,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { usePortalAddress } from '@/lib/portal-address';
import { toast } from '@/lib/toasts';
import { failed } from './use-applications';

/** Removes an application, after a question. */
export function RemoveApplication({
  application: { id, version, university },
}: {
  application: ApplicationDetails;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { to } = usePortalAddress();
  const [asked, setAsked] = useState(false);
  const remove = useRemoveApplication({
    request: { headers: { 'if-match': `"${version}"` } },
    mutation: {
      onSuccess() {
        client.setQueryData<ListedApplication[]>(getListApplicationsQueryKey(), (known) =>
          known?.filter((other) => other.id !== id),
        );
        toast({ title: 'Application removed' });
        void navigate(to({ open: null }), { replace: true });
        client.removeQueries({ queryKey: getGetApplicationQueryKey(id) });
      },
      onError(error) {
        toast({ variant: 'destructive', ...failed(error) });
        setAsked(false);
        void client.invalidateQueries({ queryKey: getGetApplicationQueryKey(id) });
      },
    },
  });
  return (
    <div className="print:hidden">
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setAsked(true)} className="text-danger!">
        <Trash2 aria-hidden />
        Remove this application
      </Button>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title="Remove this application?"
        actions={
          <>
            <Button variant="secondary" disabled={remove.isPending} onClick={() => setAsked(false)}>
              Keep it
            </Button>
            <Button variant="danger" pending={remove.isPending} onClick={() => remove.mutate({ id })}>
              {remove.isPending ? 'Removing...' : 'Remove it'}
            </Button>
          </>
        }
      >
        <p>
          The application to {university?.name ?? 'this university'} goes with its notes and its history, at
          once and for good. If you have only given it up, withdraw it instead: then it stays among the closed
          ones.
        </p>
      </Dialog>
    </div>
  );
}
