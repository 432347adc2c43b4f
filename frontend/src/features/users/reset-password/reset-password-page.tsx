import { useLocation, useSearchParams } from 'react-router-dom';
import { PageMeta } from '@/components/page-meta';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { WithoutScript } from '@/components/without-script';
import { useHydrated } from '@/lib/use-hydrated';
import { AskForLink } from './ask-for-link';
import { ChoosePassword } from './choose-password';

/** Asks for a mailed link, or, with the token of such a link, for a new password. */
export function Component() {
  const [address] = useSearchParams();
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const token = address.get('token');

  return (
    <div className="container-page grid min-h-dvh place-items-center content-start py-10 sm:py-16">
      <PageMeta title="Choose a new password" description="For students who have forgotten their password." />
      <Card className="w-full max-w-md">
        {/* The page was rendered before anyone knew the address. */}
        {!hydrated ? (
          <div aria-busy>
            <h1 className="text-3xl">Choose a new password</h1>
            <WithoutScript />
            <Skeleton data-needs="script" className="mt-6 h-40" />
          </div>
        ) : token ? (
          <ChoosePassword key={token} token={token} username={usernameIn(hash)} />
        ) : (
          <AskForLink />
        )}
      </Card>
    </div>
  );
}

/** The username at the end of the mailed link; '' if that part was lost. */
function usernameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
