import RequestPage from '@/features/consultations/request-page';
import { ApiProvider } from '../api-provider';

export default function RequestRoute() {
  return (
    <ApiProvider>
      <RequestPage />
    </ApiProvider>
  );
}
