import AdminPage from '@/features/admin/admin-page';
import { ApiProvider } from '../api-provider';

export default function AdminRoute() {
  return (
    <ApiProvider>
      <AdminPage />
    </ApiProvider>
  );
}
