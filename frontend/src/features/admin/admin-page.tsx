import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRefused } from '@/api/use-refused';
import { Notice } from '@/components/notice';
import { PageMeta } from '@/components/page-meta';
import { Button } from '@/components/ui/button';
import { readSession, writeSession } from '@/lib/session-storage';
import { Dashboard } from './dashboard';
import { forgetDrafts } from './note-form';
import { isHeaderValue, TokenEntry } from './token-entry';

const KEY = 'admin-token';

export default function AdminPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => readSession(KEY));
  const [denied, setDenied] = useState(false);

  function change(next: string | null) {
    writeSession(KEY, next);
    setToken(next);
  }

  function forget() {
    change(null);
    client.clear();
    forgetDrafts();
    // The next person starts with the whole list.
    navigate('/admin', { replace: true });
  }

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
          <Notice
            role="alert"
            as="h1"
            title="Access Denied"
            text={
              <>
                Invalid admin token. Please check your credentials.
                <span className="mt-1 block text-sm">Unauthorized - invalid token</span>
              </>
            }
          >
            <Button
              onClick={() => {
                forget();
                setDenied(false);
              }}
            >
              Try Again
            </Button>
          </Notice>
        </div>
      ) : token ? (
        <Dashboard token={token} onLogOut={forget} />
      ) : (
        <TokenEntry onEnter={(entered) => (isHeaderValue(entered) ? change(entered) : deny())} />
      )}
    </>
  );
}
