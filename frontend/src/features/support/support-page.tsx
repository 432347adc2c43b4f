import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ClosingCall } from '@/components/closing-call';
import { Link } from '@/components/link';
import { PageHero } from '@/components/page-hero';
import { PageMeta } from '@/components/page-meta';
import { ButtonLink } from '@/components/ui/button';
import { faq, supportPages, supportTypes } from '@/content/support';
import type { PageHandle } from '@/lib/page';
import { breadcrumbs, type Thing } from '@/lib/structured-data';
import { EmergencyDetails } from './emergency-details';
import { FaqList } from './faq-list';
import { PolicyText } from './policy-text';

const pathOf = (type: string) => `/support/${type}`;

/** Whatever is not known is the FAQ. */
const typeOf = (param = '') => supportTypes.find((known) => known === param.toLowerCase()) ?? 'faq';

export const handle: PageHandle = {
  addresses: supportTypes.map(pathOf),
  find: ({ supportType }) => pathOf(typeOf(supportType)),
};

/** Questions with their answers, word for word as the page shows them. */
const faqPage = (path: string, items: readonly { question: string; answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  '@id': `${path}#faq`,
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export function Component() {
  const type = typeOf(useParams().supportType);
  const { title, description } = supportPages[type];

  return (
    <>
      <PageMeta
        title={title}
        description={description}
        path={pathOf(type)}
        things={[
          breadcrumbs([{ name: title, path: pathOf(type) }]),
          ...(type === 'faq' ? [faqPage(pathOf(type), faq)] : []),
        ]}
      />
      <PageHero
        title={title}
        lead={description}
        above={
          <Link to="/" className="inline-flex min-h-11 items-center gap-2 font-medium text-peacock-deep">
            <ArrowLeft aria-hidden className="size-5" /> Back to Home
          </Link>
        }
      />
      <div className="container-page py-12">
        {type === 'faq' && <FaqList />}
        {(type === 'privacy' || type === 'terms') && <PolicyText type={type} />}
        {type === 'emergency' && <EmergencyDetails />}
      </div>
      <ClosingCall
        title="Need More Help?"
        text="Write to us or book a conversation. We answer within 24 hours."
      >
        <ButtonLink to="/#contact" variant="secondary" size="lg">
          Contact Support
        </ButtonLink>
        <ButtonLink to="/#contact" size="lg">
          Book Free Consultation
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
