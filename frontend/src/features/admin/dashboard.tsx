import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccountsView } from './accounts/accounts-view';
import { ChartsView } from './statistics/charts-view';
import { views, type ViewProps } from './desk/desk-header';
import { FailedMails } from './mails/failed-mails';
import { NewsletterView } from './subscribers/newsletter-view';
import { RequestsView } from './requests/requests-view';
import { ShortcutsHelp } from './shortcuts-help';
import { StaffView } from './staff/staff-view';
import { useShortcuts, useShortcutsEnabled } from './desk/use-shortcuts';

const screens = {
  requests: RequestsView,
  charts: ChartsView,
  newsletter: NewsletterView,
  accounts: AccountsView,
  staff: StaffView,
};

interface DashboardProps extends ViewProps {
  /** Whether it takes the focus, because it replaces the element that had it. */
  takesFocus: boolean;
}

/** The staff desk behind the token; the address says which view, and what it shows. */
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
