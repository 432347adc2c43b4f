import ResetPasswordPage from '@/features/account/reset-password-page';
import { ApiProvider } from '../api-provider';

export default function ResetPasswordRoute() {
  return (
    <ApiProvider>
      <ResetPasswordPage />
    </ApiProvider>
  );
}
