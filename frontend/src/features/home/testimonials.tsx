import { Link } from 'react-router-dom';
import { Figures } from '@/components/figures';
import { Section } from '@/components/section';
import { testimonialFigures, testimonials } from '@/content/home';

export function Testimonials() {
  return (
    <Section id="testimonials" tone="deep" title="What students say">
      <Figures items={testimonialFigures} />
      <ul className="mt-8 grid gap-5 lg:grid-cols-3">
        {testimonials.map((story) => (
          <li key={story.name} className="flex">
            <Link
              to="/#contact"
              className="flex w-full flex-col gap-4 rounded-card border border-line bg-card p-6 hover:border-peacock"
            >
              <span
                role="img"
                aria-label={`${story.rating} of 5 stars`}
                className="text-xl text-marigold-deep"
              >
                {'★'.repeat(story.rating)}
              </span>
              <blockquote className="grow text-lg">{story.quote}</blockquote>
              <p>
                <span className="block font-semibold">{story.name}</span>
                <span className="block text-ink-soft">
                  {story.program}, {story.university}
                </span>
                <span className="block text-ink-soft">
                  <span aria-hidden>{story.flag}</span> {story.country}
                </span>
              </p>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
