import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRefused } from '@/api/use-refused';
import { PageMeta } from '@/components/page-meta';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { readSession, writeSession } from '@/lib/session-storage';
import { ArrivalNotice } from './desk/arrival-notice';
import { Dashboard } from './dashboard';
import { forgetDrafts } from './requests/note-form';
import { forgetMessages, unsentMessages } from './requests/request-messages';
import { isHeaderValue, TokenEntry } from './token-entry';
import { forgetUndo } from './requests/undo-stack';

const KEY = 'admin-token';

export function Component() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => readSession(KEY));
  const [denied, setDenied] = useState(false);
  const [left, setLeft] = useState(false);
  const [entered, setEntered] = useState(false);
  /** Whether somebody is asked who logs out with messages that have not arrived. */
  const [isAsked, setAsked] = useState(false);

  function change(next: string | null) {
    writeSession(KEY, next);
    setToken(next);
  }

  function forget() {
    change(null);
    client.clear();
    forgetDrafts();
    forgetMessages();
    forgetUndo();
    setLeft(true);
  }

  function logOut() {
    setAsked(false);
    forget();
    // The next person to log in starts with the unfiltered list.
    navigate('/admin', { replace: true });
  }

  // The address stays, so that a second try with the right token opens what was asked for.
  function deny() {
    forget();
    setDenied(true);
  }

  useRefused([401], deny);

  return (
    <>
      <PageMeta title="Admin Dashboard" description="Consultation requests for staff." />
      {denied ? (
        <div className="container-page max-w-2xl py-10 sm:py-16">
          <ArrivalNotice
            title="Access Denied"
            text={
              <>
                Invalid admin token. Please check your credentials.
                <span className="mt-1 block text-sm">Unauthorized - invalid token</span>
              </>
            }
          >
            <Button onClick={() => setDenied(false)}>Try Again</Button>
          </ArrivalNotice>
        </div>
      ) : token ? (
        <Suspense fallback={<Skeleton className="container-page h-[70dvh]" />}>
          <Dashboard
            token={token}
            takesFocus={entered}
            onLogOut={() => (unsentMessages().length > 0 ? setAsked(true) : logOut())}
          />
          <Dialog
            open={isAsked}
            onClose={() => setAsked(false)}
            title="Messages that were not sent"
            actions={
              <>
                <Button variant="secondary" onClick={logOut}>
                  Log out without them
                </Button>
                <Button onClick={() => setAsked(false)}>Stay</Button>
              </>
            }
          >
            <p>What you have written to visitors, and what is still to be sent, is lost when you log out.</p>
          </Dialog>
        </Suspense>
      ) : (
        <TokenEntry
          takesFocus={left}
          onEnter={(typed) => {
            setEntered(true);
            if (isHeaderValue(typed)) change(typed);
            else deny();
          }}
        />
      )}
    </>
  );
}
