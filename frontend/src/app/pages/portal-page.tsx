import PortalPage from '@/features/portal/portal-page';
import { ApiProvider } from '../api-provider';

export default function PortalRoute() {
  return (
    <ApiProvider>
      <PortalPage />
    </ApiProvider>
  );
}
