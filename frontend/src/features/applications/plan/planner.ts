import type { Admissions, Intake, Month, OfficialDay, Window } from '@/content/admission';
import {
  type Anchor,
  commonRules,
  type CountryPlan,
  countryPlans,
  ACCEPTED_DAYS,
  DECISION_DAYS,
  HOME_ZONE,
  type PlanRule,
  SPARE_DAYS,
} from '@/content/plan-rules';
import { formatDate, formatMonth } from '@/lib/dates';
import { zoneOfState } from '@/content/state-zones';
import type { Level } from '@/lib/levels';
import { addDays } from '@/lib/office-hours';
import { dayIn, firstDay, lastDay, momentOf } from '@/lib/zones';

/** A day, and a time if it has one, where it counts. */
export interface Due {
  date: string;
  time?: string;
  zone: string;
}

/** A dated fact that tasks are planned back from. */
export interface Fixed extends Due {
  label: string;
  /** Key of the official day's source; none where the date follows from months, which are our judgement. */
  source?: string;
}

export interface Planned {
  rule: PlanRule;
  due: Due;
  anchor: Fixed;
  /** It should have been begun before today. */
  soon: boolean;
  /** There is not even the least time left that it takes. */
  tooLate: boolean;
  /** A result from before this day is too old at the start. */
  validFrom?: string;
}

export interface Plan {
  tasks: Planned[];
  /** What is fixed: the last day to apply, the day of the visa and the start, in this order. */
  fixed: Fixed[];
  /** The next intake, for whoever finds too little time left. */
  next: Pick<Intake, 'starts'> | undefined;
}

/** Why nothing can be planned. */
export interface Refusal {
  why: string;
  /** The next intake that can be planned. */
  next: Pick<Intake, 'starts'> | undefined;
  /** Without a next one, the last that is known. */
  last: Intake | undefined;
}

export interface Subject {
  /** As in the university search. */
  country: string;
  university: string;
  city: string;
  /** State or province. */
  region?: string | null | undefined;
  programme: string;
  level: Level;
  /** What is behind it, for which nothing is planned any more. */
  reached?: readonly Anchor[];
}

export const isRefusal = (plan: Plan | Refusal): plan is Refusal => 'why' in plan;

/**
 * Plans an application back from its dates. A window is given in months and becomes days thus: it opens on the first day of
 * its first month; as universities may close on any day of its last one, the plan counts with the first day of that, and
 * only when this has gone by with the last. Nothing is planned before today, nor after what it is planned back from.
 */
export function makePlan(
  subject: Subject,
  starts: string,
  { intakes }: Pick<Admissions, 'intakes'>,
  now: number,
): Plan | Refusal {
  const ours = intakes.filter(({ levels }) => levels.includes(subject.level));
  const country = countryFor(subject);
  const later = () =>
    ours.find(
      (other) => other.starts > starts && typeof planIntake(subject, other, country, now) !== 'string',
    );
  const intake = ours.find((one) => one.starts === starts);
  const planned = intake
    ? planIntake(subject, intake, country, now)
    : `We know of no start in ${formatMonth(starts)} at this level.`;
  if (typeof planned !== 'string') return { ...planned, next: later() };
  // Of a start that is not known, the one beside it may be meant, earlier or later.
  const away = ({ starts: month }: { starts: Month }) => Math.abs(monthNumber(month) - monthNumber(starts));
  const next = intake ? later() : plannable(subject, ours, now).toSorted((a, b) => away(a) - away(b))[0];
  return { why: planned, next, last: next ? undefined : ours.at(-1) };
}

/** The records of the country, with the zone of the university's state. */
function countryFor({ country, region, city }: Subject): CountryPlan {
  const records = countryPlans[country]!;
  return { ...records, zone: zoneOfState(country, region, city) ?? records.zone };
}

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

/** The intakes of a country that can be planned today: those with time enough first, each group by its start. */
export function plannable(
  subject: Subject,
  intakes: readonly Intake[],
  now: number,
): { starts: Month; isTight: boolean }[] {
  const country = countryFor(subject);
  return intakes
    .filter(({ levels }) => levels.includes(subject.level))
    .flatMap(({ starts, ...rest }) => {
      const plan = planIntake(subject, { starts, ...rest }, country, now);
      return typeof plan === 'string' ? [] : [{ starts, isTight: plan.tasks.some(({ tooLate }) => tooLate) }];
    })
    .sort((a, b) => Number(a.isTight) - Number(b.isTight));
}

// Not as the tables of the guides write it, whose module the public pages would then load as another file.
const monthsOf = ({ from, to }: Window) => `${formatMonth(from)} to ${formatMonth(to)}`;
const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);

/** @returns the plan, or why there is none */
function planIntake(
  subject: Subject,
  intake: Intake,
  country: CountryPlan,
  now: number,
): Pick<Plan, 'tasks' | 'fixed'> | string {
  const today = dayIn(HOME_ZONE, now);
  const { zone, visa } = country;
  const start: Fixed = {
    label: `Studies begin in ${formatMonth(intake.starts)}, counted from its first day`,
    date: firstDay(intake.starts),
    zone,
  };
  if (start.date <= today) return `The start in ${formatMonth(intake.starts)} has gone by.`;
  const { reached = [] } = subject;
  const last = reached.includes('application')
    ? { label: '', date: today, zone }
    : lastToApply(subject, intake, country, now);
  if (typeof last === 'string') return last;
  if (!reached.includes('visa') && lastDay(intake.visa.to) < today)
    return `The time to apply for the visa, ${monthsOf(intake.visa)}, has gone by.`;

  const inTime = addDays(start.date, -visa.wait - SPARE_DAYS);
  const visaDay = later(today, later(firstDay(intake.visa.from), earlier(firstDay(intake.visa.to), inTime)));
  const answered = later(firstDay(intake.apply.from), addDays(visaDay, -ACCEPTED_DAYS - DECISION_DAYS));
  const application: Fixed =
    answered < last.date
      ? {
          label: 'Sent by then, an application is answered before the visa',
          date: earlier(last.date, later(today, answered)),
          zone,
        }
      : last;
  const forVisa: Fixed = {
    label: `The visa, applied for from ${monthsOf(intake.visa)}`,
    date: later(visaDay, application.date),
    zone: HOME_ZONE,
  };

  const anchors: Record<Anchor, Fixed> = {
    application: application.date === last.date ? last : application,
    visa: forVisa,
    start,
  };
  const visaRule: PlanRule = {
    key: 'visa',
    title: visa.title,
    owner: 'student',
    anchor: 'visa',
    days: 0,
    why: `${visa.why} Two weeks to spare are our judgement.`,
    basis: visa.basis,
  };
  const tasks = [...commonRules, ...country.rules, visaRule]
    .filter(
      ({ anchor, levels, region, notIn }) =>
        !reached.includes(anchor) &&
        (!levels || levels.includes(subject.level)) &&
        (!region || region === subject.region) &&
        (!notIn || notIn !== subject.region),
    )
    .map((rule): Planned => {
      const anchor = anchors[rule.anchor];
      const ideal = addDays(anchor.date, -rule.days);
      const wanted = rule.afterAnswer
        ? later(ideal, addDays(anchors.application.date, DECISION_DAYS))
        : ideal;
      const date = earlier(anchor.date, later(today, wanted));
      const due: Due = { date, zone: rule.abroad ? zone : HOME_ZONE };
      // Of the same day the end may come later at home than where the anchor counts; the last day has its own time.
      const isAnchor = date === anchor.date && (rule.days === 0 || momentOf(due) > momentOf(anchor));
      return {
        rule,
        anchor,
        due: isAnchor ? dueOf(anchor) : due,
        ...(rule.validYears && {
          validFrom: `${Number(start.date.slice(0, 4)) - rule.validYears}${start.date.slice(4)}`,
        }),
        soon: ideal < today,
        tooLate:
          rule === visaRule
            ? addDays(start.date, -visa.wait) < today
            : rule.least !== undefined && addDays(anchor.date, -rule.least) < today,
      };
    });
  return {
    tasks: tasks.sort((a, b) => (a.due.date < b.due.date ? -1 : a.due.date > b.due.date ? 1 : 0)),
    fixed: [
      ...(reached.includes('application') ? [] : [...new Set([anchors.application, last])]),
      ...(reached.includes('visa') ? [] : [forVisa]),
      start,
    ],
  };
}

const dueOf = ({ date, time, zone }: Fixed): Due => ({ date, zone, ...(time && { time }) });

/** @returns the last day to apply, or why it is too late */
function lastToApply(
  { university, programme }: Subject,
  { apply, days }: Intake,
  { zone, days: whose }: CountryPlan,
  now: number,
): Fixed | string {
  const own = days
    .filter(({ label }) => whose?.[label]?.(university, programme) ?? true)
    .sort((a, b) => momentOf(a) - momentOf(b));
  const next = own.find((day) => momentOf(day) > now);
  if (next) return next satisfies OfficialDay;
  const passed = own.at(-1);
  if (passed) return `The last day to apply has gone by: ${passed.label}, ${formatDate(passed.date)}.`;
  const today = dayIn(zone, now);
  const date = [firstDay(apply.to), lastDay(apply.to)].find((day) => day >= today);
  if (!date) return `The usual time to apply, ${monthsOf(apply)}, has gone by.`;
  return {
    label: `Universities usually take applications from ${monthsOf(apply)}; yours may name its own last day`,
    date,
    zone,
  };
}
