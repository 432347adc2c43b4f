import type { ApplicationTaskDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Link } from '@/components/link';
import type { Source } from '@/content/sources';
import { formatDate } from '@/lib/dates';
import { capitalized, withArticle } from '@/lib/names';
import { slugOf } from '@/lib/slug';
import { BEGIN_DAYS, HOME_ZONE } from '@/content/plan-rules';
import { addDays } from '@/lib/office-hours';
import { serverNow } from '@/lib/server-time';
import { dayIn } from '@/lib/zones';
import { lengthOf, reasonOf, shortWords } from '@/planner/proposals';
import type { Planned } from '@/planner/planner';
import { fixedWords } from './words';

const linkClass = 'text-peacock-deep underline underline-offset-4';

/** Where a day comes from that no source names. */
export const OWN_ENTRY = 'Your own entry: check it on the university’s page.';

interface BasisNoteProps {
  task: ApplicationTaskDto;
  /** What the plan of today says of it. */
  planned: Planned;
  country: string;
  sources: Readonly<Record<string, Source>>;
}

/** By which rule a day is planned, on what the rule rests, and from which date it is counted, with links to all of it. */
export function BasisNote({ task, planned, country, sources }: BasisNoteProps) {
  const { due, rule, anchor, reply, soon, short, postponed, validFrom } = planned;
  const { page, words, source } = rule.basis;
  const factSource = typeof source === 'string' ? sources[source] : source;
  return (
    <dl className="grid gap-2 text-sm">
      {!task.doneAt && task.dueOn !== due.date && (
        <div>
          <dt className="font-semibold">The day above</dt>
          <dd>
            {!task.pinned
              ? 'It is from an earlier plan.'
              : task.rule === 'accept'
                ? 'You or your counselor entered or kept it.'
                : 'You set or kept it yourself.'}{' '}
            Planned today, the task would be due on {formatDate(due.date)}. What follows is about that day.
          </dd>
        </div>
      )}
      <div>
        <dt className="font-semibold">The rule</dt>
        <dd>
          {rule.why}{' '}
          {words ? (
            <>
              It rests on “{words.replace(/\.$/, '')}”, in{' '}
              <Link to={page} className={linkClass}>
                {pageName(page, country)}
              </Link>
              {factSource && (
                <>
                  , from <SourceLink source={factSource} />
                </>
              )}
              .
            </>
          ) : (
            <Link to={page} className={linkClass}>
              What we do about it
            </Link>
          )}{' '}
          {reply && (
            <>
              {reply.why} The newest page that we read: <SourceLink source={reply.source} />.{' '}
            </>
          )}
          {validFrom && `A result from before ${formatDate(validFrom)} is too old on the first day.`}
        </dd>
      </div>
      <div>
        <dt className="font-semibold">Counted back from</dt>
        <dd>
          {fixedWords(anchor)}: {anchor.label}.{' '}
          {anchor.isOwn ? (
            OWN_ENTRY
          ) : anchor.source && sources[anchor.source] ? (
            <SourceLink source={sources[anchor.source]!} />
          ) : (
            'No source names this day: it is our judgement of what is usual.'
          )}{' '}
          <Link to={`/country/${slugOf(country)}#intakes`} className={linkClass}>
            All dates of {withArticle(country)}
          </Link>
          <span className="block text-ink-soft">{reasonOf(planned)}</span>
        </dd>
      </div>
      {(soon || short || postponed) && (
        <div>
          <dt className="font-semibold">{short ? 'Hardly in time' : 'A late start'}</dt>
          <dd>
            {short
              ? `${capitalized(shortWords(short))}. ${
                  rule.ifAsked
                    ? 'If your programme does not ask for it, or you have it already, mark it as done; otherwise ask whether the result may come later.'
                    : 'If you have it already, mark it as done; otherwise ask about the next intake.'
                }`
              : postponed && rule.gap
                ? `Its usual day is too near to the task that comes first: it is ${lengthOf(rule.gap)} later than that, as far as there is time.`
                : postponed
                  ? `Its usual day is over or very near, so begin today. ${
                      due.date < addDays(dayIn(HOME_ZONE, serverNow()), BEGIN_DAYS)
                        ? 'The day is the last that still leaves enough time.'
                        : `The day is ${lengthOf(BEGIN_DAYS)} from today.`
                    }`
                  : 'It is usually begun earlier, so it is planned for today.'}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Titles of the parts of a guide that rules rest on, by their ids. */
const guideParts: Record<string, string> = {
  costs: 'Cost of Study & Living',
  documents: 'Document Requirements',
  intakes: 'Intake Periods',
  visa: 'Visa Process',
};

/** The part of the page, and the page: "“Visa Process” in our guide to Ireland". */
function pageName(page: string, country: string): string {
  const [path = '', part = ''] = page.split('#');
  if (path.startsWith('/country/')) return `“${guideParts[part]}” in our guide to ${withArticle(country)}`;
  if (path === '/services/visa-guidance') return 'our page on the visa';
  if (path === '/services/test-preparation') return 'our page on tests';
  return `${part.replace(/^months-(\d+)-(\w+)-(\d+)-.*$/, 'months $1 $2 $3')} of our timeline of 18 months`;
}

export const SourceLink = ({ source: { label, url, checkedOn, copy } }: { source: Source }) => (
  <>
    <a href={url} className={linkClass}>
      {label}
    </a>{' '}
    ({copy ? 'a stored copy read' : 'checked'} on {formatDate(checkedOn)})
  </>
);
