import ResetPasswordPage from '@/features/users/reset-password/reset-password-page';
import { ApiProvider } from '../api-provider';

export default function ResetPasswordRoute() {
  return (
    <ApiProvider>
      <ResetPasswordPage />
    </ApiProvider>
  );
}
