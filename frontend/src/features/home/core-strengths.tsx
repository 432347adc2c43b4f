import { cx } from 'class-variance-authority';
import { CheckList } from '@/components/check-list';
import { Link } from '@/components/link';
import { SampleMark } from '@/components/sample-mark';
import { principles } from '@/content/home';
import { coreStrengths } from '@/content/operator-figures';
import { isOpen, useSiteSettings } from '@/lib/site-settings';

/** The figures as postage stamps, beside the principles of the consultancy. */
export function CoreStrengths() {
  const settings = useSiteSettings();
  return (
    <section
      id="about"
      aria-labelledby="about-title"
      className="border-y border-line bg-paper-deep py-14 sm:py-20"
    >
      <div className="container-page grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 id="about-title" className="text-3xl sm:text-4xl">
            Our core strengths
          </h2>
          <p className="mt-3 mb-6 max-w-[26em] text-lg text-ink-soft">
            The work is the same for every student and every family: listen, compare, be honest, and be on
            time.
          </p>
          <CheckList items={principles} />
          {isOpen(settings) && (
            <Link to="/about-us" className="mt-4 link-text inline-flex min-h-11 items-center">
              What we charge, and who we are
            </Link>
          )}
        </div>
        <dl className="flex flex-wrap justify-center gap-x-3 gap-y-4 drop-shadow-[0_2px_3px_oklch(0.27_0.06_265/22%)] sm:gap-5 lg:w-[41.25rem]">
          {coreStrengths.map(({ value, label, sample, tone }) => (
            <div
              key={label}
              data-destination={tone}
              className="stamp engraved flex h-36 w-33 flex-col-reverse items-center justify-center gap-1.5 p-2.5 text-center sm:h-42 sm:w-36"
            >
              <dt className="px-1.5 text-sm leading-tight text-balance">
                {label}
                {sample && <SampleMark />}
              </dt>
              <dd
                className={cx(
                  'font-display leading-none font-semibold whitespace-nowrap',
                  value.length > 5 ? 'text-2xl' : 'text-3xl',
                )}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
