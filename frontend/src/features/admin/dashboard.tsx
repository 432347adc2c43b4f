import { useSearchParams } from 'react-router-dom';
import { AccountsView } from './accounts-view';
import { ChartsView } from './charts-view';
import { views, type ViewProps } from './desk-header';
import { NewsletterView } from './newsletter-view';
import { RequestsView } from './requests-view';

const screens = {
  requests: RequestsView,
  charts: ChartsView,
  newsletter: NewsletterView,
  accounts: AccountsView,
};

/** The staff desk behind the token; the address says which view, and what it shows. */
export function Dashboard(props: ViewProps) {
  const [address] = useSearchParams();
  const view = views.find(({ id }) => id === address.get('view'))?.id ?? 'requests';
  const Screen = screens[view];
  return <Screen {...props} />;
}
