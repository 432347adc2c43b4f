import type { ApplicationDetails } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useUniversitiesById } from '@/api/use-universities-by-id';
import { Link } from '@/components/link';
import { Card } from '@/components/ui/card';
import { costsOf } from '@/content/calculator';
import { rateNote, rupees } from '@/content/rupees';
import { range } from '@/lib/money';
import { slugOf } from '@/lib/slug';
import { SourceLink } from './basis-note';
import { costsOfApplication, sumOf } from './costs';
import { useRecords } from './use-plan';

/** What the first year costs: only what a record with a source says; the rest is said to be unknown. */
export function CostsCard({ application: { university } }: { application: ApplicationDetails }) {
  const country = university?.country ?? '';
  const records = useRecords(country);
  const universities = useUniversitiesById(university ? [university.id] : []);
  if (!records.data) return null;
  const { guide, sources } = records.data;
  const own = university && universities.byId.get(university.id);
  const costs = costsOfApplication(own, guide, costsOf(country), { page: `/country/${slugOf(country)}` });
  const { from, to } = sumOf(costs);
  const known = costs.filter(({ usd }) => usd);
  return (
    <Card>
      <h2 className="text-2xl">Costs of the first year</h2>
      <p className="mt-1">
        <strong className="font-semibold">{range(rupees(from), rupees(to))}</strong>, as far as it is known:{' '}
        {known.length} of {costs.length} items.
      </p>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {costs.map(({ name, text, note, source, page }) => (
          <div key={name} className="border-t border-line pt-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd>
              <Link to={page} className="font-semibold tabular-nums underline underline-offset-4">
                {text ?? 'Not known'}
              </Link>
              {(note || source) && (
                <span className="block text-sm text-ink-soft">
                  {note}
                  {note && source && '. '}
                  {source && sources[source] && <SourceLink source={sources[source]} />}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        {rateNote.text}, {rateNote.date}: <SourceLink source={rateNote.source} />
      </p>
    </Card>
  );
}
