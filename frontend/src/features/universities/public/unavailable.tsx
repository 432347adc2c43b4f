import { PageMeta } from '@/components/page-meta';
import { Button } from '@/components/ui/button';

/** Takes the place of a page whose figures cannot be read at the moment. The server sends it with status 503. */
export function Unavailable() {
  return (
    <div className="container-page py-20">
      <PageMeta
        title="This page is away for a moment"
        description="The figures of this page cannot be read at the moment."
      />
      <h1 className="text-3xl sm:text-5xl">This page is away for a moment</h1>
      <p className="mt-4 max-w-[30em] text-lg text-ink-soft">
        Our university data does not answer just now. Please wait a few seconds and try again; the rest of the
        site works as usual.
      </p>
      {/* A whole load of the same address: the server may have the figures by then. */}
      <form className="mt-6">
        <Button type="submit">Try again</Button>
      </form>
    </div>
  );
}
