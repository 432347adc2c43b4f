import { Icon } from '@/components/icon';
import { Scene } from '@/components/scene';
import { ButtonLink } from '@/components/ui/button';
import type { ServiceCard } from '@/content/service';
import { listedServices } from '@/content/service-cards';
import { featuresOf } from '@/content/service-features';

const SHOWN_FEATURES = 3;

export function ServiceList() {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {listedServices.map((card) => (
        <li key={card.id} className="flex">
          <Tile {...card} />
        </li>
      ))}
    </ul>
  );
}

/**
 * A card. With the pointer or the focus on it, it shows its features in place of its picture. Without hover it shows
 * both.
 */
function Tile({ id, icon, image, description, listed }: ServiceCard) {
  const features = featuresOf(id);
  const title = listed!.title;
  return (
    <article className="reveal relative flex w-full flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow duration-200 focus-within:shadow-raised hover:shadow-raised">
      <h2 className="flex items-center gap-2.5 p-5 pb-3 text-xl">
        <Icon name={icon} className="size-5 shrink-0 text-peacock" />
        {title}
      </h2>
      <div className="grid flex-1">
        <div data-reveal="before" className="flex flex-col justify-between gap-4">
          <p className="px-5 text-ink-soft">{description}</p>
          <Scene name={image} />
        </div>
        <div data-reveal="after" className="flex flex-col gap-2 p-5 sm:pt-0 print:pt-5">
          <ul className="grid list-disc gap-1.5 pl-5 text-sm">
            {features.slice(0, SHOWN_FEATURES).map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <p className="text-sm text-ink-soft">+{features.length - SHOWN_FEATURES} more features</p>
          <ButtonLink
            to={`/services/${id}`}
            variant="secondary"
            className="mt-auto after:absolute after:inset-0"
          >
            Learn More<span className="sr-only"> about {title}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
