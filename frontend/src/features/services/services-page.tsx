import { ClosingCall } from '@/components/closing-call';
import { Icon } from '@/components/icon';
import { PageHero } from '@/components/page-hero';
import { PageMeta } from '@/components/page-meta';
import { Scene } from '@/components/scene';
import { ButtonLink } from '@/components/ui/button';
import type { ServiceCard } from '@/content/service';
import { listedServices } from '@/content/service-cards';
import { featuresOf } from '@/content/service-features';

const SHOWN_FEATURES = 3;

export default function ServicesPage() {
  return (
    <>
      <PageMeta
        title="Our Services"
        description="Counselling, test preparation, course and university selection, admission, scholarships, education loans and visa processing."
        path="/services"
      />
      <PageHero title="Our Services" lead="Take one of them, or let us go the whole way with you." />
      <ul className="container-page grid gap-5 py-12 sm:grid-cols-2 lg:grid-cols-4">
        {listedServices.map((card) => (
          <li key={card.id} className="flex">
            <Tile {...card} />
          </li>
        ))}
      </ul>
      <ClosingCall
        title="Ready to Start Your Journey?"
        text="Tell us where you stand. The first consultation is free, and we answer within 24 hours."
      >
        <ButtonLink to="/#contact" size="lg">
          Book Free Consultation
        </ButtonLink>
      </ClosingCall>
    </>
  );
}

/** Under a pointer, or with the focus in it, a card shows its features in place of its picture; elsewhere it shows all. */
function Tile({ id, icon, image, description, listed }: ServiceCard) {
  const features = featuresOf(id);
  const title = listed!.title;
  return (
    <article className="reveal flex w-full flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow duration-200 focus-within:shadow-raised hover:shadow-raised">
      <h2 className="flex items-center gap-2.5 p-5 pb-3 text-xl">
        <Icon name={icon} className="size-5 shrink-0 text-peacock" />
        {title}
      </h2>
      <div className="grid flex-1">
        <div data-reveal="before" className="flex flex-col justify-between gap-4">
          <p className="px-5 text-ink-soft">{description}</p>
          <Scene name={image} />
        </div>
        <div data-reveal="after" className="flex flex-col gap-2 p-5 sm:pt-0">
          <ul className="grid list-disc gap-1.5 pl-5 text-sm">
            {features.slice(0, SHOWN_FEATURES).map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <p className="text-sm text-ink-soft">+{features.length - SHOWN_FEATURES} more features</p>
          <ButtonLink to={`/services/${id}`} variant="secondary" className="mt-auto">
            Learn More<span className="sr-only"> about {title}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
