import { useRef, useState } from 'react';
import { ApiError } from '@/api/http';
import { ArrivalHeading } from '@/components/arrival-heading';
import { PageMeta } from '@/components/page-meta';
import { Button, ButtonLink } from '@/components/ui/button';
import { WithoutScript } from '@/components/without-script';
import { useHydrated } from '@/lib/use-hydrated';

interface NewsletterLinkPageProps {
  title: string;
  question: string;
  button: string;
  /** Sends the token of the mailed link. */
  send: (body: { token: string }) => Promise<{ email: string }>;
  /** What to say once it is done, as a heading and as a text. */
  doneTitle: string;
  done: (email: string) => string;
  /** What to do when the link has been used, or never worked. */
  otherwise: string;
}

type Outcome = { state: 'asked' | 'sending' } | { state: 'done' | 'failed' | 'useless'; text: string };

/** Where the newsletter's mailed links lead. Only the button acts: mail scanners open links, too. */
export function NewsletterLinkPage({
  title,
  question,
  button,
  send,
  doneTitle,
  done,
  otherwise,
}: NewsletterLinkPageProps) {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'asked' });
  // The state is too late for the second of two clicks.
  const sending = useRef(false);
  // The page was rendered before anyone knew the address.
  const hydrated = useHydrated();
  const token = hydrated ? (new URLSearchParams(location.search).get('token') ?? '') : undefined;
  const over = outcome.state === 'done' || outcome.state === 'useless';

  async function act() {
    if (sending.current || !token) return;
    sending.current = true;
    setOutcome({ state: 'sending' });
    try {
      const { email } = await send({ token });
      setOutcome({ state: 'done', text: done(email) });
    } catch (error) {
      const text = (error instanceof ApiError && error.error) || 'Something went wrong. Please try again.';
      const useless = error instanceof ApiError && error.status === 404;
      setOutcome(useless ? { state: 'useless', text: `${text} ${otherwise}` } : { state: 'failed', text });
    } finally {
      sending.current = false;
    }
  }

  return (
    <div className="container-page py-20">
      <PageMeta title={title} description={question} />
      {over ? (
        <ArrivalHeading className="sm:text-5xl">
          {outcome.state === 'done' ? doneTitle : 'This link does not work any more'}
        </ArrivalHeading>
      ) : (
        <h1 className="text-3xl sm:text-5xl">{title}</h1>
      )}
      <p className="mt-4 max-w-[60ch] text-lg text-ink-soft" role="status">
        {token === '' ? INCOMPLETE : 'text' in outcome ? outcome.text : question}
      </p>
      <WithoutScript />
      <div className="mt-6 flex flex-wrap gap-3">
        {!over && token !== '' && (
          <Button data-needs="script" pending={outcome.state === 'sending'} onClick={act}>
            {button}
          </Button>
        )}
        <ButtonLink to="/" variant="secondary">
          Back to Home
        </ButtonLink>
      </div>
    </div>
  );
}

const INCOMPLETE =
  'This link is not complete: a part of it is missing. Please open it from the mail again. If it is broken over two lines there, put both parts together.';
