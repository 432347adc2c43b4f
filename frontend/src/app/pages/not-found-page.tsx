import { PageMeta } from '@/components/page-meta';
import { ButtonLink } from '@/components/ui/button';

export function Component() {
  return (
    <div className="container-page py-20">
      <PageMeta title="404 Page Not Found" description="There is no page at this address." />
      <h1 className="text-3xl sm:text-5xl">404 Page Not Found</h1>
      <p className="mt-4 max-w-[30em] text-lg text-ink-soft">Did you forget to add the page to the router?</p>
      <ButtonLink to="/" className="mt-6">
        Back to Home
      </ButtonLink>
    </div>
  );
}
