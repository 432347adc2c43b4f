import { useState } from 'react';
import type { SubscribedEmail, SubscriptionToken } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ApiError } from '@/api/http';
import { useForm } from '@/api/use-form';
import { ArrivalHeading } from '@/components/arrival-heading';
import { PageMeta } from '@/components/page-meta';
import { ButtonLink } from '@/components/ui/button';
import { Form, SubmitButton } from '@/components/ui/form';
import { usePostedForm, type PostedForm } from '@/lib/posted-form';
import { useAddressQuery } from '@/lib/use-address-query';

interface NewsletterLinkPageProps {
  title: string;
  question: string;
  button: string;
  /** Sends the token of the mailed link. */
  send: (body: SubscriptionToken) => Promise<SubscribedEmail>;
  /** Heading and text after success. */
  doneTitle: string;
  done: (email: string) => string;
  /** What to do if the link was used before or is wrong. */
  otherwise: string;
}

interface Outcome {
  state: 'done' | 'failed' | 'useless';
  text: string;
}

/**
 * The page of the newsletter's mailed links. Nothing happens before its button is pressed, because mail scanners open links,
 * too. Without script the button posts to the page's own address, which contains the token.
 */
export function NewsletterLinkPage({
  title,
  question,
  button,
  send,
  doneTitle,
  done,
  otherwise,
}: NewsletterLinkPageProps) {
  const posted = usePostedForm();
  const [outcome, setOutcome] = useState(posted && outcomeOf(posted));
  const token = useAddressQuery().get('token');
  const over = outcome?.state === 'done' || outcome?.state === 'useless';

  function outcomeOf({ email, status, sentence = '' }: PostedForm): Outcome {
    if (email !== undefined) return { state: 'done', text: done(email) };
    if (status === 404) return { state: 'useless', text: `${sentence} ${otherwise}` };
    return { state: 'failed', text: status === 400 ? INCOMPLETE : sentence };
  }

  const form = useForm({
    send() {
      setOutcome(undefined);
      return send({ token: token! });
    },
    done: ({ email }) => setOutcome({ state: 'done', text: done(email) }),
    failure(error, { sentence: text = 'Something went wrong. Please try again.' }) {
      const useless = error instanceof ApiError && error.status === 404;
      setOutcome(useless ? { state: 'useless', text: `${text} ${otherwise}` } : { state: 'failed', text });
      return undefined;
    },
  });

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
        {outcome?.text ?? (token ? question : INCOMPLETE)}
      </p>
      <Form {...form} method="post" className="mt-6 flex flex-wrap gap-3">
        {!over && token && (
          <>
            {/* What mail programs post, too; see RFC 8058. */}
            <input type="hidden" name="List-Unsubscribe" value="One-Click" />
            <SubmitButton busy={button}>{button}</SubmitButton>
          </>
        )}
        <ButtonLink to="/" variant="secondary">
          Back to Home
        </ButtonLink>
      </Form>
    </div>
  );
}

const INCOMPLETE =
  'This link is not complete: a part of it is missing. Please open it from the mail again. If it is broken over two lines there, put both parts together.';
