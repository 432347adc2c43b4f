import SharedComparisonPage from '@/features/comparisons/shared-comparison-page';
import { ApiProvider } from '../api-provider';

export default function ComparisonRoute() {
  return (
    <ApiProvider>
      <SharedComparisonPage />
    </ApiProvider>
  );
}
