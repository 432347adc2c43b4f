import { PageMeta } from '@/components/page-meta';
import { ConsultationForm } from '@/features/consultations/consultation-form';
import { LaterResponseFigures } from '@/features/consultations/later-response-figures';
import { Contact } from '@/features/home/contact';
import { CoreStrengths } from '@/features/home/core-strengths';
import { Destinations } from '@/features/home/destinations';
import { Hero } from '@/features/home/hero';
import { HowWeHelp } from '@/features/home/how-we-help';
import { Testimonials } from '@/features/home/testimonials';
import { organization } from '@/lib/structured-data';
import { useSiteSettings } from '@/lib/site-settings';

export function Component() {
  const settings = useSiteSettings();
  return (
    <>
      <PageMeta
        title="Study abroad with honest guidance"
        description="Free consultations, university selection, applications, test preparation and visa guidance for ten study destinations."
        path="/"
        things={organization(settings)}
      />
      <Hero />
      <Destinations />
      <CoreStrengths />
      <HowWeHelp />
      <Testimonials />
      <Contact responseTime={<LaterResponseFigures />}>
        <ConsultationForm />
      </Contact>
    </>
  );
}
