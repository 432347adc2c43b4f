import { useEffect, useRef, useState } from 'react';
import type { PrivateRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import type { OwnRequest } from './own-request';
import { STATUS_ID } from './own-request';

interface RequestEndingsProps {
  request: PrivateRequest;
  token: string;
  own: Pick<OwnRequest, 'withdraw' | 'erase'>;
}

/** The buttons that withdraw or erase a request, each with a question for confirmation. */
export function RequestEndings({ request, token, own: { withdraw, erase } }: RequestEndingsProps) {
  const [asked, setAsked] = useState<'withdraw' | 'erase'>();
  // The mutation's state is too late for the second of two clicks, and a second erasure finds nothing.
  const sending = useRef(false);
  const close = () => setAsked(undefined);
  const withdrew = useRef(false);
  // The pressed button is gone by then, so the focus moves to the message.
  useEffect(() => {
    if (asked || !request.withdrawnAt || !withdrew.current) return;
    withdrew.current = false;
    document.getElementById(STATUS_ID)!.focus();
  }, [asked, request.withdrawnAt]);

  /** With what was written and not sent; of no use before, so it is not loaded with the page. */
  const forget = () =>
    void import('./own-messages').then(({ forgetOwnMessages }) => forgetOwnMessages(request.id));

  function act(end: typeof withdraw | typeof erase) {
    if (sending.current) return;
    sending.current = true;
    withdrew.current = end === withdraw;
    end.mutate(
      { token },
      {
        onSuccess: () => end === erase && forget(),
        onSettled: () => {
          sending.current = false;
          close();
        },
      },
    );
  }

  return (
    <Card>
      <h2 className="text-2xl">End this request</h2>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        {!request.withdrawnAt && (
          <div className="grid content-start justify-items-start gap-3">
            <p>
              <strong>Withdraw it</strong> if you do not need the consultation any more. We stop, and keep the
              request for our records until it is deleted with the other closed ones.
            </p>
            <Button variant="secondary" onClick={() => setAsked('withdraw')}>
              Withdraw request
            </Button>
          </div>
        )}
        <div className="grid content-start justify-items-start gap-3">
          <p>
            <strong>Erase it</strong> if nothing of it should be left. We delete everything we stored for it,
            at once and for good.
          </p>
          <Button variant="secondary" onClick={() => setAsked('erase')}>
            Erase request
          </Button>
        </div>
      </div>
      <Dialog
        open={asked === 'withdraw'}
        onClose={close}
        title="Withdraw this request?"
        actions={
          <>
            <Button variant="secondary" disabled={withdraw.isPending} onClick={close}>
              Keep request
            </Button>
            <Button variant="danger" pending={withdraw.isPending} onClick={() => act(withdraw)}>
              {withdraw.isPending ? 'Withdrawing...' : 'Withdraw request'}
            </Button>
          </>
        }
      >
        <p>
          We will not contact you about it. This cannot be taken back, but you can send a new request at any
          time.
        </p>
      </Dialog>
      <Dialog
        open={asked === 'erase'}
        onClose={close}
        title="Erase this request?"
        actions={
          <>
            <Button variant="secondary" disabled={erase.isPending} onClick={close}>
              Keep request
            </Button>
            <Button variant="danger" pending={erase.isPending} onClick={() => act(erase)}>
              {erase.isPending ? 'Erasing...' : 'Erase for good'}
            </Button>
          </>
        }
      >
        <p>
          Your name, e-mail address, phone number, message and notes are deleted, and we cannot answer the
          request any more. Nobody can bring them back.
        </p>
      </Dialog>
    </Card>
  );
}
