import type { ApplicationStage } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import type { Admissions, Intake, MastersEntry, Month, OfficialDay, Window } from '@/content/admission';
import {
  type Anchor,
  commonRules,
  type CountryPlan,
  countryPlans,
  ACCEPTED_DAYS,
  BEGIN_DAYS,
  DECISION_DAYS,
  DEPOSIT_DAYS,
  HOME_ZONE,
  type PlanRule,
  SPARE_DAYS,
} from '@/content/plan-rules';
import { hasReached, type TaskStage } from '@/lib/application-stages';
import { formatDate, formatMonth } from '@/lib/dates';
import type { Due } from '@/lib/due-words';
import { zoneOfState } from '@/content/state-zones';
import type { Level } from '@/lib/levels';
import { addDays, onTheWall } from '@/lib/office-hours';
import { dayIn, daysBetween, firstDay, lastDay, momentOf } from '@/lib/zones';

/** The stage that leaves behind what is counted back from a day. */
const LEFT_BY: Record<Anchor, TaskStage | null> = { application: 'submitted', visa: 'visa', start: null };

/** In the order in which they come. */
const ANCHORS = Object.keys(LEFT_BY) as Anchor[];

/** The stage that leaves the task of a rule behind. */
export const beforeStageOf = ({ key, anchor }: PlanRule): TaskStage | null =>
  key === 'accept' ? 'accepted' : LEFT_BY[anchor];

/** The days for which an application of this stage needs no more tasks. */
export const reachedAt = (stage: ApplicationStage): Anchor[] =>
  ANCHORS.filter((anchor) => hasReached(stage, LEFT_BY[anchor]));

/** A dated fact that tasks are planned back from. */
export interface Fixed extends Due {
  label: string;
  /** Key of the official day's source; none where the date follows from months, which are our judgement. */
  source?: string;
  /** The student has entered it, so that it is to be checked on the university's page. */
  isOwn?: true;
}

export interface Planned {
  rule: PlanRule;
  due: Due;
  anchor: Fixed;
  /** It should have been begun before today. */
  soon: boolean;
  /** What sets its day, where that is not the number of days before its anchor. */
  because?: string;
  /** Its usual day is over, or too near for the time that it takes: it comes later, and is to be begun today. */
  postponed?: true;
  /** In days, where there is not even the least time left that it takes. */
  short?: { needs: number; has: number };
  /** From the answer to the day by when the loan is needed there may be less time than a public bank takes. */
  bank?: { by: string; has: number; since: 'today' | 'answer'; isShort: boolean };
  /** By when offers are answered at the latest, and where that stands. */
  reply?: NonNullable<CountryPlan['reply']> & { date: string };
  /** A result from before this day is too old at the start. */
  validFrom?: string;
}

export interface Plan {
  tasks: Planned[];
  /** What is fixed: the last day to apply, the day of the visa and the start, in this order. */
  fixed: Fixed[];
  /** The next intake, for whoever finds too little time left; of a start that is not known, the nearest. */
  next: Start | undefined;
  /** The start is not known: its dates are those of this one, moved. */
  estimatedFrom?: Month;
  /** Why the closing day that the student has entered would come too late by what is known of the country. */
  doubt?: string;
}

/** A start that can be planned. */
export interface Start {
  starts: Month;
  /** Some of it can hardly be had in time. */
  isTight: boolean;
}

/** Why nothing can be planned. */
export interface Refusal {
  why: string;
  /** The next intake that can be planned. */
  next: Start | undefined;
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
  /** Of the university, where it is known. */
  sector?: string | null | undefined;
  programme: string;
  level: Level;
  /** The last day on which its course takes applications, as the student says, of one start. */
  closing?: { starts: string; date: string } | undefined;
  /** What is behind it, for which nothing is planned any more. */
  reached?: readonly Anchor[];
  /** The university has made an offer. */
  isOffered?: boolean;
  /** An offer was accepted, so that nothing is planned for that any more. */
  isAccepted?: boolean;
  /** By when the offer is answered, as somebody has entered it. */
  answerBy?: string | undefined;
}

export const isRefusal = (plan: Plan | Refusal): plan is Refusal => 'why' in plan;

/**
 * Plans an application back from its dates. A window is given in months and becomes days thus: it opens on the first day of
 * its first month; as universities may close on any day of its last one, the plan counts with the first day of that, and
 * only when this has gone by with the last. The closing day that the student has entered takes the place of its end, unless an official day comes before.
 * Nothing is planned before today, nor after what it is planned back from.
 */
export function makePlan(
  subject: Subject,
  starts: string,
  { intakes, masters }: Records,
  now: number,
): Plan | Refusal {
  const ours = intakes.filter(({ levels }) => levels.includes(subject.level));
  const known = ours.find((one) => one.starts === starts);
  const starting = plannable(subject, ours, now);
  const country = countryFor(subject);
  const intake: Planable | undefined = known ?? estimated(ours, starts, country);
  const own = intake && ownDay(subject, intake, country, masters);
  const planned = intake && planIntake(subject, intake, country, own, now);
  const after = starting.toSorted(byMonth).find((one) => one.starts > starts);
  // Of a start that is not known, the one beside it may be meant, earlier or later; of one without enough time, a later one.
  const isShort = typeof planned === 'object' && planned.tasks.some(isMissed);
  const next = known ? after : ((isShort ? after : undefined) ?? nearest(starting, starts));
  const last = next ? undefined : ours.at(-1);
  if (!intake || !planned) return { why: 'We know of no start at this level.', next, last };
  if (typeof planned === 'string') return { why: planned, next, last };
  return { ...planned, next, ...(intake.estimatedFrom && { estimatedFrom: intake.estimatedFrom }) };
}

/** What is known of a country; its master's degrees tell until which minute a day lasts. */
type Records = Pick<Admissions, 'intakes'> & Partial<Pick<Admissions, 'masters'>>;

/** An intake, or one whose months are those of another one, moved. */
type Planable = Intake & { estimatedFrom?: Month };

/**
 * A start that is not known, as the known one whose month is nearest in the year, of the nearest year. In the same academic
 * year its official days hold, and its time to apply ends no later; of another year they are estimates of the same days.
 */
function estimated(
  intakes: readonly Intake[],
  starts: string,
  { yearFrom, weekdays }: CountryPlan,
): Planable | undefined {
  const inYear = (one: Intake) => {
    const apart = Math.abs(monthNumber(one.starts) - monthNumber(starts)) % 12;
    return Math.min(apart, 12 - apart);
  };
  const closest = Math.min(...intakes.map(inYear));
  const from = nearest(
    intakes.filter((one) => inYear(one) === closest),
    starts,
  );
  if (!from) return undefined;
  const years = academicYear(starts, yearFrom) - academicYear(from.starts, yearFrom);
  const shift = monthNumber(starts) - monthNumber(from.starts);
  const toApply = years < 0 ? shift : Math.min(shift, 12 * years);
  const move = (month: Month, by: number) => monthOf(monthNumber(month) + by);
  const moved = ({ from: first, to }: Window, by: number) => ({ from: move(first, by), to: move(to, by) });
  return {
    levels: from.levels,
    starts: move(from.starts, shift),
    prepare: move(from.prepare, toApply),
    apply: moved(from.apply, toApply),
    visa: {
      ...moved(from.visa, shift),
      ...(from.visa.asked && { asked: move(from.visa.asked, shift) }),
    },
    days:
      years === 0 ? from.days : from.days.map((day) => dayOfYear(day, years, weekdays?.includes(day.label))),
    estimatedFrom: from.starts,
  };
}

/** An official day as it will be so many years later, which no source tells yet. */
function dayOfYear(day: OfficialDay, years: number, isWeekday = false): OfficialDay {
  const sameDate = `${Number(day.date.slice(0, 4)) + years}${day.date.slice(4)}`;
  return { ...day, date: isWeekday ? addDays(day.date, 364 * years) : sameDate, source: '' };
}

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const monthOf = (number: number): Month =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}` as Month;
const academicYear = (month: string, yearFrom = 8) => Math.floor((monthNumber(month) - yearFrom + 1) / 12);

function nearest<T extends { starts: Month }>(those: readonly T[], starts: string): T | undefined {
  const away = (one: T) => Math.abs(monthNumber(one.starts) - monthNumber(starts));
  return those.toSorted((a, b) => away(a) - away(b))[0];
}

const byMonth = (a: Start, b: Start) => monthNumber(a.starts) - monthNumber(b.starts);

/** What the guide tells of a master's degree there, if it tells of a deadline. */
export const courseOf = (
  { university, level }: Pick<Subject, 'university' | 'level'>,
  masters: readonly MastersEntry[] = [],
) => (level === 'masters' ? masters.find((one) => one.university === university && one.deadline) : undefined);

/**
 * The day on which the course that the guide tells of closes, where the application is to be sent later: by its task, or by
 * the plan. Whether it is the student's course only the student knows.
 */
export function earlierCourse(
  subject: Subject,
  starts: string,
  { masters }: Records,
  { tasks }: Plan,
  kept: readonly { rule: string | null; dueAt: string }[],
  now: number,
): Due | undefined {
  const { zone } = countryFor(subject);
  const planned = tasks.find(({ rule }) => rule.key === 'apply');
  if (subject.closing || !planned) return undefined;
  const task = kept.find(({ rule }) => rule === 'apply');
  const sending = task ? Date.parse(task.dueAt) : momentOf(planned.due);
  return courseOf(subject, masters)
    ?.days?.filter((day) => day.starts === starts)
    .map(({ date, time }): Due => ({ date, zone, ...(time && { time }) }))
    .find((day) => momentOf(day) > now && momentOf(day) < sending);
}

/** The zone in which days count at the university. */
export const zoneFor = (place: Pick<Subject, 'country' | 'region' | 'city'>) => countryFor(place).zone;

/** The closing day that the student has entered for this start; where the guide has the same, until its minute. */
function ownDay(
  subject: Subject,
  { starts }: Planable,
  { zone }: CountryPlan,
  masters?: readonly MastersEntry[],
): Fixed | undefined {
  const { closing } = subject;
  if (closing?.starts !== starts) return undefined;
  const { date } = closing;
  const time = courseOf(subject, masters)?.days?.find(
    (day) => day.starts === starts && day.date === date,
  )?.time;
  return { label: 'Your course closes', date, ...(time && { time }), zone, isOwn: true };
}

/** The records of the country, with the zone of the university's state. */
function countryFor({ country, region, city }: Pick<Subject, 'country' | 'region' | 'city'>): CountryPlan {
  const records = countryPlans[country]!;
  return { ...records, zone: zoneOfState(country, region, city) ?? records.zone };
}

/** The same start a year later, if it can be planned. */
export function yearLater(
  subject: Subject,
  starts: Month,
  admissions: Records,
  now: number,
): Start | undefined {
  const later = monthOf(monthNumber(starts) + 12);
  return isRefusal(makePlan(subject, later, admissions, now)) ? undefined : { starts: later, isTight: false };
}

/** The intakes of a country that can be planned today: those with time enough first, each group by its start. */
export function plannable(subject: Subject, intakes: readonly Intake[], now: number): Start[] {
  const country = countryFor(subject);
  return intakes
    .filter(({ levels }) => levels.includes(subject.level))
    .flatMap((intake) => {
      const plan = planIntake(subject, intake, country, ownDay(subject, intake, country), now);
      return typeof plan === 'string' ? [] : [{ starts: intake.starts, isTight: isTight(plan.tasks) }];
    })
    .sort((a, b) => Number(a.isTight) - Number(b.isTight));
}

/** It cannot be had in time any more, and there is no start without it. */
export const isMissed = ({ rule, short }: Planned) => short !== undefined && !rule.ifAsked;

/** Something of it cannot be had in time any more, or most of it should have been begun before today. */
export const isTight = (tasks: readonly Planned[]) =>
  tasks.some(isMissed) || tasks.filter(({ soon }) => soon).length * 2 > tasks.length;

/**
 * The day that a task would go past: the official last day to apply of a task before it, or the course's own; or else the
 * one that it is counted back from.
 */
export function passedBy({ rule, anchor }: Planned, fixed: readonly Fixed[], at: number): Fixed | undefined {
  const exact = rule.anchor === 'application' ? fixed.filter(({ source, isOwn }) => source || isOwn) : [];
  return [...exact, anchor].find((one) => momentOf(one) < at);
}

/** Tasks that should have been begun before today, all counted back from one day. */
export interface Squeeze {
  anchor: Fixed;
  tasks: Planned[];
  /** Days that the longest of them usually takes until then. */
  needs: number;
  /** Days that there are, from today where the anchor counts, as everywhere. */
  has: number;
}

export function squeezesOf(tasks: readonly Planned[], now: number): Squeeze[] {
  const late = tasks.filter(({ soon }) => soon);
  return [...new Set(late.map(({ anchor }) => anchor))].map((anchor) => {
    const those = late.filter((one) => one.anchor === anchor);
    return {
      anchor,
      tasks: those,
      needs: Math.max(...those.map(({ rule }) => rule.days)),
      has: daysBetween(dayIn(anchor.zone, now), anchor.date),
    };
  });
}

// Not as the tables of the guides write it, whose module the public pages would then load as another file.
const monthsOf = ({ from, to }: Window) => `${formatMonth(from)} to ${formatMonth(to)}`;
const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);

/** @returns the plan, or why there is none */
function planIntake(
  subject: Subject,
  intake: Planable,
  country: CountryPlan,
  own: Fixed | undefined,
  now: number,
): Pick<Plan, 'tasks' | 'fixed' | 'doubt'> | string {
  const today = dayIn(HOME_ZONE, now);
  const { zone, visa } = country;
  const start: Fixed = {
    label: `Studies begin in ${formatMonth(intake.starts)}, counted from its first day`,
    date: firstDay(intake.starts),
    zone,
  };
  if (start.date <= today) return `The start in ${formatMonth(intake.starts)} has gone by.`;
  const { reached = [], isOffered = false, isAccepted = false, answerBy } = subject;
  const isSent = reached.includes('application');
  const known = isSent ? { label: '', date: today, zone } : lastToApply(subject, intake, country, now);
  const entered = own && !isSent ? ownLast(own, start, now) : undefined;
  if (typeof entered === 'string') return entered;
  // An official day before the student's own comes first.
  const isBefore =
    entered && typeof known === 'object' && known.source && momentOf(known) < momentOf(entered);
  const last = isBefore ? known : (entered ?? known);
  if (typeof last === 'string') return last;
  if (!reached.includes('visa') && lastDay(intake.visa.to) < today)
    return `The time to apply for the visa, ${monthsOf(intake.visa)}, has gone by.`;

  const { asked } = intake.visa;
  const ahead = visa.ahead ?? ACCEPTED_DAYS;
  const waited = addDays(start.date, -visa.wait - SPARE_DAYS);
  const inTime = asked ? earlier(waited, lastDay(asked)) : waited;
  // No visa is applied for before an answer, and no application is sent before its time has begun.
  const sending = addDays(firstDay(intake.apply.from), BEGIN_DAYS);
  const earliest = earlier(addDays(sending, DECISION_DAYS + ahead), lastDay(intake.visa.to));
  const usual = later(firstDay(intake.visa.from), earlier(firstDay(intake.visa.to), inTime));
  const visaDay = later(today, later(usual, earliest));
  const answered = later(sending, addDays(visaDay, -ahead - DECISION_DAYS));
  // Its papers are not there today: what comes too late for that answer is sent as soon as can be.
  const isLate = answered < today;
  const application: Fixed =
    answered < last.date
      ? {
          label: isLate
            ? 'Sent as soon as can be: for an answer before the usual time of the visa it is late already'
            : 'Sent by then, an application is answered before the visa',
          date: earlier(last.date, isLate ? addDays(today, BEGIN_DAYS) : answered),
          zone,
        }
      : last;
  const forVisa: Fixed = {
    label: `The visa, applied for from ${monthsOf(intake.visa)}${estimate(intake)}`,
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
      ({ key, anchor, levels, region, notIn, notFor }) =>
        !reached.includes(anchor) &&
        !(isAccepted && key === 'accept') &&
        (!levels || levels.includes(subject.level)) &&
        (!region || region === subject.region) &&
        (!notIn || notIn !== subject.region) &&
        !(notFor?.level === subject.level && notFor.sector === subject.sector),
    )
    .map((one): Planned => {
      const general = one.at ? { ...one, ...one.at(subject) } : one;
      const reply = replyDay(general, anchors, subject, country, today);
      const usually = anchors[general.anchor];
      const isEarlier = reply && reply.date < addDays(usually.date, -general.days);
      const [rule, anchor] = isEarlier ? [{ ...general, days: 0 }, reply] : [general, usually];
      // A deposit is paid with the answer, whose day the plan only guesses until it is entered.
      const entered = answerBy && answerBy >= today ? answerBy : undefined;
      const accepted = isAccepted && rule.key === 'deposit' ? addDays(today, DEPOSIT_DAYS) : undefined;
      const withAnswer = ['accept', 'deposit'].includes(rule.key) ? (entered ?? accepted) : undefined;
      const because =
        entered === undefined
          ? 'A week after you accept an offer'
          : 'By when the offer is to be answered, as it was entered';
      const counted = addDays(anchor.date, -rule.days);
      const ideal = withAnswer ? earlier(withAnswer, counted) : counted;
      const answers = reply && country.reply?.from && `${reply.date.slice(0, 4)}-${country.reply.from}`;
      const wanted =
        rule.afterAnswer && !isOffered
          ? later(ideal, later(addDays(anchors.application.date, DECISION_DAYS), answers ?? ''))
          : ideal;
      // Nobody has a seat or a certificate today: it may wait until the last day that still meets the anchor. No longer than
      // BEGIN_DAYS, because a later anchor must move nothing earlier, and then what is in time would wait as long.
      const begun = rule.least
        ? earlier(addDays(anchor.date, (rule.lead ?? 0) - rule.least), addDays(today, BEGIN_DAYS))
        : today;
      const date = earlier(anchor.date, later(today, later(wanted, begun)));
      // Of the visa it is the decision that must come before the start.
      const needs = rule === visaRule ? visa.wait + (visa.ahead ?? 0) : rule.least;
      const until = rule === visaRule ? start : anchor;
      const has = daysBetween(dayIn(until.zone, now), until.date);
      // A day that has begun in one of the two places only makes nothing impossible.
      const most = Math.max(has, daysBetween(today, until.date));
      const isSent = reached.includes('application');
      const answer = isSent ? today : addDays(anchors.application.date, DECISION_DAYS);
      const left = daysBetween(answer, anchor.date);
      return {
        rule,
        anchor,
        ...(reply && { reply: { ...country.reply!, date: reply.date } }),
        ...(withAnswer && ideal === withAnswer && { because }),
        due: dueBefore(rule, date, anchor, zone),
        ...(rule.validYears && {
          validFrom: `${Number(start.date.slice(0, 4)) - rule.validYears}${start.date.slice(4)}`,
        }),
        soon: ideal < today || (isLate && rule.anchor === 'application'),
        ...((begun > later(today, wanted) || (isLate && anchor.date === application.date)) && {
          postponed: true,
        }),
        ...(needs !== undefined && needs > most && { short: { needs, has } }),
        ...(rule.fromAnswer &&
          left < rule.fromAnswer.most && {
            bank: {
              by: anchor.date,
              has: left,
              since: isSent ? 'today' : 'answer',
              isShort: left < rule.fromAnswer.least,
            },
          }),
      };
    });
  for (const task of tasks) {
    const { rule, anchor, due } = task;
    const first = tasks.find(({ rule: { key } }) => key === rule.after);
    if (!first) continue;
    // At the latest a day before what it is for.
    const last = later(first.due.date, addDays(anchor.date, -1));
    const apart = earlier(last, addDays(first.due.date, rule.gap ?? 0));
    // The first may be due today on every day, and what comes after it is no new date then.
    if (rule.gap && due.date < apart)
      Object.assign(task, { due: dueBefore(rule, apart, anchor, zone), postponed: true });
    else if (momentOf(due) < momentOf(first.due)) task.due = first.due;
  }
  return {
    // Of one day in the order in which they are done.
    tasks: tasks.sort(
      (a, b) =>
        a.due.date.localeCompare(b.due.date) ||
        ANCHORS.indexOf(a.rule.anchor) - ANCHORS.indexOf(b.rule.anchor),
    ),
    fixed: [
      ...(isSent ? [] : [...new Set([anchors.application, last, ...(entered ? [entered] : [])])]),
      ...(reached.includes('visa') ? [] : [forVisa]),
      start,
    ].sort((a, b) => momentOf(a) - momentOf(b)),
    ...(typeof known === 'string' && { doubt: known }),
  };
}

/** @returns the closing day that the student has entered, or why nothing can be planned back from it */
function ownLast(own: Fixed, start: Fixed, now: number): Fixed | string {
  const day = formatDate(own.date);
  if (own.date >= start.date)
    return `The closing day that you entered, ${day}, is not before the start, which is counted from ${formatDate(start.date)}.`;
  return momentOf(own) > now ? own : `The closing day that you entered, ${day}, has gone by.`;
}

/** Until when an offer is to be answered, whatever the visa asks for; undefined where no such day is known or left. */
function replyDay(
  { key }: PlanRule,
  { application, start }: Record<Anchor, Fixed>,
  { level, reached = [] }: Subject,
  { reply, zone }: CountryPlan,
  today: string,
): Fixed | undefined {
  if (key !== 'accept' || !reply?.levels.includes(level)) return undefined;
  const year = Number(start.date.slice(0, 4)) - (start.date.slice(5) > reply.days.at(-1)! ? 0 : 1);
  const offered = reached.includes('application') ? today : addDays(application.date, DECISION_DAYS);
  const date = reply.days.map((day) => `${year}-${day}`).find((day) => day >= today && day >= offered);
  return date ? { label: reply.label, date, zone } : undefined;
}

const estimate = ({ estimatedFrom }: Planable) =>
  estimatedFrom ? ` (estimated from the start in ${formatMonth(estimatedFrom)})` : '';

/** A day of a task, which ends no later than its anchor: of the same day the end may come earlier there than here. */
function dueBefore(rule: PlanRule, date: string, anchor: Fixed, zone: string): Due {
  const due: Due = { date, zone: rule.abroad ? zone : HOME_ZONE };
  if (date === anchor.date && rule.days === 0) return dueOf(anchor);
  if (momentOf(due) <= momentOf(anchor)) return due;
  const [day = date, time = ''] = onTheWall(momentOf(anchor), due.zone).split(' ');
  return day === date ? { ...due, time } : dueOf(anchor);
}

const dueOf = ({ date, time, zone }: Fixed): Due => ({ date, zone, ...(time && { time }) });

/** @returns the last day to apply, or why it is too late */
function lastToApply(
  { university, programme, sector }: Subject,
  intake: Planable,
  { zone, days: whose }: CountryPlan,
  now: number,
): Fixed | string {
  const { apply, days } = intake;
  const own = days
    .filter(({ label }) => whose?.[label]?.(university, programme, sector) ?? true)
    .sort((a, b) => momentOf(a) - momentOf(b));
  const next = own.find((day) => momentOf(day) > now);
  const labelOf = ({ label, source }: OfficialDay) => (source ? label : `${label}${estimate(intake)}`);
  if (next) {
    const { date, time, zone: where, source } = next;
    return { label: labelOf(next), date, ...(time && { time }), zone: where, ...(source && { source }) };
  }
  const passed = own.at(-1);
  if (passed) return `The last day to apply has gone by: ${labelOf(passed)}, ${formatDate(passed.date)}.`;
  const today = dayIn(zone, now);
  const date = [firstDay(apply.to), lastDay(apply.to)].find((day) => day >= today);
  if (!date) return `The usual time to apply has gone by: ${monthsOf(apply)}${estimate(intake)}.`;
  return {
    label: `Universities usually take applications from ${monthsOf(apply)}${estimate(intake)}; yours may name its own last day`,
    date,
    zone,
  };
}
