import { Figures } from '@/components/figures';
import { ButtonLink } from '@/components/ui/button';
import { heroFigures } from '@/content/home';

export function Hero() {
  return (
    <div className="bg-paper-deep py-14 sm:py-24">
      <div className="container-page">
        <h1 className="max-w-[16ch] text-4xl sm:text-6xl">Start your journey to a global education</h1>
        <p className="mt-5 max-w-[55ch] text-lg text-ink-soft">
          Counselling, university selection, applications, test preparation and visa guidance from people who
          tell you plainly what is possible.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/#contact" size="lg">
            Start Your Journey
          </ButtonLink>
          <ButtonLink to="/#countries" size="lg" variant="secondary">
            Explore Destinations
          </ButtonLink>
        </div>
        <div className="mt-12 border-t border-line pt-8">
          <Figures items={heroFigures} />
        </div>
      </div>
    </div>
  );
}
