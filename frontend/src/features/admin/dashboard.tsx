import { lazy, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { views, type ViewProps } from './desk/desk-header';
import { FailedMails } from './mails/failed-mails';
import { RequestConversation } from './requests/request-conversation';
import { RequestsView } from './requests/requests-view';
import { ShortcutsHelp } from './shortcuts-help';
import { useShortcuts, useShortcutsEnabled } from './desk/use-shortcuts';

const screens = {
  requests: RequestsView,
  students: lazy(() => import('./students/students-view')),
  charts: lazy(() => import('./statistics/charts-view')),
  team: lazy(() => import('./team/team-view')),
  newsletter: lazy(() => import('./subscribers/newsletter-view')),
  accounts: lazy(() => import('./accounts/accounts-view')),
  staff: lazy(() => import('./staff/staff-view')),
};

interface DashboardProps extends ViewProps {
  /** Whether it takes the focus, because it replaces the element that had it. */
  takesFocus: boolean;
}

/**
 * The staff desk behind the token; the address says which view, and what it shows. It stands in a Suspense, because all views
 * but the first load when they are opened.
 */
export function Dashboard({ takesFocus, ...props }: DashboardProps) {
  const [address] = useSearchParams();
  const view = views.find(({ id }) => id === address.get('view'))?.id ?? 'requests';
  const [shortcuts, setShortcuts] = useShortcutsEnabled();
  const [helpOpen, setHelpOpen] = useState(false);

  useShortcuts(shortcuts, (key) => {
    if (key === '?') setHelpOpen(true);
    return key === '?';
  });

  // Each view has a header of its own, so the pressed link is gone and the focus must be set.
  const before = useRef(takesFocus ? null : view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    document
      .querySelector<HTMLElement>('nav[aria-label="Desk"] [aria-current]')
      ?.focus({ preventScroll: true });
  }, [view]);

  const Screen = screens[view];
  return (
    <>
      <Screen
        {...props}
        shortcuts={shortcuts}
        failedMails={<FailedMails token={props.token} />}
        Conversation={RequestConversation}
        onHelp={() => setHelpOpen(true)}
      />
      <ShortcutsHelp
        open={helpOpen}
        enabled={shortcuts}
        onEnable={setShortcuts}
        onClose={() => setHelpOpen(false)}
      />
    </>
  );
}
