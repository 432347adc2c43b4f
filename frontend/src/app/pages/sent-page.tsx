import { CircleCheck } from 'lucide-react';
import { PageMeta } from '@/components/page-meta';
import { ButtonLink } from '@/components/ui/button';

/** Where a form leads that was sent as a plain HTML form. */
export function SentPage({ title, text }: { title: string; text: string }) {
  return (
    <div className="container-page grid justify-items-start gap-4 py-20">
      <PageMeta title={title} description={text} />
      <CircleCheck aria-hidden className="size-14 text-peacock" />
      <h1 className="text-4xl">{title}</h1>
      <p className="max-w-[30em] text-lg text-ink-soft">{text}</p>
      <ButtonLink to="/">Back to Home</ButtonLink>
    </div>
  );
}
