import { useParams } from 'react-router-dom';
import { FamilyPage } from './family-page';
import { RemindersOffPage } from './reminders-off-page';

/** What the links to a plan open: the family's, and the one in reminders that ends them. */
export function Component() {
  const { token = '' } = useParams();
  return token === 'reminders-off' ? <RemindersOffPage /> : <FamilyPage token={token} />;
}
