import type { Source } from './sources';

export interface Scholarship {
  name: string;
  /** Where one studies with it; `ANYWHERE` where that is open. */
  country: string;
  type: 'Government' | 'University' | 'Foundation';
  level: 'Bachelor’s' | 'Bachelor’s and master’s' | 'Master’s' | 'Master’s and doctorate' | 'Doctorate';
  amount: string;
  /** The round of 2026-27, the usual time of the year, or that we know neither; the official page has the day. */
  deadline: string;
  /** ISO date of the day by which an application is to be sent, where `deadline` tells it with its year. */
  closes?: string;
  eligibility: string;
  /** The programme's official page. */
  url: string;
  /** ISO date on which the entry was last compared with the official page. */
  checkedOn: string;
  /** Whether that was done with a stored copy, whose age is not known. */
  copy?: true;
  /** Of what another page than the official one tells. */
  sources?: Partial<Record<'amount' | 'deadline' | 'eligibility', Source>>;
}

const ANYWHERE = 'Any country';
/** Those of the destinations that “Europe” stands for. */
const EUROPE = ['Germany', 'Ireland', 'France', 'Slovakia'];

/** Whether one can study with it in this country, too, though it is listed under any country or several. */
export const isAlsoFor = ({ country }: Scholarship, chosen: string) =>
  country !== chosen &&
  (country === ANYWHERE ||
    country.includes(chosen) ||
    (country.includes('Europe') && EUROPE.includes(chosen)));

const copied = (label: string, url: string, checkedOn = '2026-11-26'): Source => ({
  label,
  url,
  checkedOn,
  copy: true,
});

const fulbright = copied(
  'USIEF: Fulbright-Nehru Master’s Fellowships (page of 2024-25; for employees of governments, Manorama, 9 March 2025; the call of July 2026, HKTV India News)',
  'https://www.usief.org.in/',
);
const charlesWallace = copied(
  'Charles Wallace India Trust (Jagran Josh, 29 December 2025; University of Birmingham, 2022)',
  'https://www.jagranjosh.com/colleges/charles-wallace-india-trust-cwit-scholarships-eligibility-criteria-and-other-details-clga-1870000743-1',
  '2026-11-27',
);
const monash = copied(
  'Monash International Leadership Scholarship (India Today, 29 June 2025)',
  'https://www.indiatoday.in/education-today/scholarships/story/monash-announces-100-tuition-scholarship-for-international-students-2747834-2025-06-29',
  '2026-11-27',
);
const tata2026 = copied(
  'J N Tata Endowment, round of 2026-27 (MyScholarship)',
  'https://myscholarship.co.in/job/jn-tata-endowment-loan-scholarship-2026-27-eligibility-benefits-documents-apply',
  '2026-11-27',
);
const mahindra = copied(
  'K C Mahindra scholarships (CollegeDekho, 8 June 2023); one round: Sunvilla Samachar, who may apply: a public list (no dates)',
  'https://www.collegedekhoabroad.com/articles/kc-mahindra-postgraduate-scholarships/',
  '2026-11-27',
);
const mccall2027 = copied(
  'McCall MacBain Scholarships: round of 2027 (as a public list quoted it in 2026)',
  'https://mccallmacbainscholars.org/apply/',
);
const saclay2026 = copied(
  'Université Paris-Saclay: scholarships of 2026-27 (ScholarshipIntl); years: its page of 2025-26',
  'https://scholarshipintl.com/opportunity/international-masters-scholarship-program-at-universite-paris-saclay-2026-in-france',
);

/** All are open to Indian citizens. */
export const scholarships: Scholarship[] = [
  {
    name: 'Fulbright-Nehru Master’s Fellowships',
    country: 'United States',
    type: 'Government',
    level: 'Master’s',
    amount:
      'Towards tuition and fees, living costs, airfare and health cover for a master’s of up to two years, on a J-1 visa, after which you return to India; it may not cover all, and has nothing for your family',
    deadline:
      'Mid-May of the year before, until the round of 2026-27. A newspaper’s list of the call of July 2026 does not name it: ask USIEF',
    eligibility:
      'Indian citizens in India with a four-year bachelor’s degree (or a master’s or full-time diploma after a shorter one) at 55% and three years of paid full-time work, in listed fields; not with a US degree or while enrolled for one, nor, since the round of 2026-27, employees of India’s central or state governments',
    url: 'https://www.usief.org.in/fulbright-fellowships/fellowships-for-indian-citizen/fulbright-nehru-masters-fellowships/',
    checkedOn: '2026-11-26',
    copy: true,
    sources: {
      amount: fulbright,
      deadline: fulbright,
      eligibility: fulbright,
    },
  },
  {
    name: 'Chevening Scholarships',
    country: 'United Kingdom',
    type: 'Government',
    level: 'Master’s',
    amount:
      'Full tuition for a one-year master’s (for an MBA up to a limit, by the terms of 2021), monthly stipend and flights',
    deadline: '{{unitedKingdom.chevening}} for 2027-28; the next round is expected in August 2027',
    closes: '2026-10-06',
    eligibility:
      'Graduates with two years (2,800 hours) of work since their first degree who return home for two years afterwards; not British citizens, people who live in the UK, former holders of a UK government scholarship, or that government’s staff and their close relatives (according to portals)',
    url: 'https://www.chevening.org/scholarships/application-timeline/',
    checkedOn: '2026-08-02',
  },
  {
    name: 'DAAD Development-Related Postgraduate Courses (EPOS)',
    country: 'Germany',
    type: 'Government',
    level: 'Master’s and doctorate',
    amount:
      '{{germany.daadMonthly}} a month for a master’s, €1,400 for a doctorate since February 2026; health insurance and a travel allowance',
    deadline: 'By course, many between August and October',
    eligibility:
      'Graduates in the upper third of their class, as a rule after four years, with two years of work in their field since the bachelor’s degree (internships do not count), a last degree at most six years old and no more than 15 months in Germany so far; listed courses only (2026, according to a portal)',
    url: 'https://www2.daad.de/deutschland/stipendium/datenbank/en/21148-scholarship-database/?detail=50076777',
    checkedOn: '2026-06-30',
  },
  {
    name: 'Government of Ireland International Education Scholarships',
    country: 'Ireland',
    type: 'Government',
    level: 'Master’s and doctorate',
    amount: '€10,000 and the full fee waived, for one year',
    deadline: '29 January to 12 March 2026; the call for 2027 is expected early in the year',
    closes: '2026-03-12',
    eligibility:
      'Applicants from outside the EU, EEA, Switzerland and the UK with an offer for a full-time master’s, postgraduate diploma or doctorate; not for those who have held it before',
    url: 'https://hea.ie/policy/internationalisation/goi-ies/',
    checkedOn: '2026-08-23',
  },
  {
    name: 'France Excellence Eiffel',
    country: 'France',
    type: 'Government',
    level: 'Master’s and doctorate',
    amount:
      '€1,200 a month for a master’s (up to 12 months in its second year, 24 from the first), €2,100 for a doctorate (12 months in the call of 2022) since January 2026, according to portals; travel and insurance; tuition is not covered',
    deadline:
      '{{france.eiffelDeadline}} 2027, as a public guide quoted it, handed in by the French institution, whose own day is weeks earlier (Grenoble’s was 14 November in 2025)',
    closes: '2027-01-06',
    eligibility:
      'Nominees of one French institution for a master’s or a doctorate in one of seven fields; at most 29 and 35 years old (2026, according to portals); not those with another French government scholarship or, for a master’s, who study in France already or were refused in an earlier round',
    url: 'https://www.campusfrance.org/en/france-excellence-eiffel-scholarship-program',
    checkedOn: '2026-08-29',
    sources: {
      amount: copied(
        'France Excellence Eiffel: round of 2026 (Algérie360, 6 October 2025); the doctorate’s months in the call of 2022 (Tawjihnet)',
        'https://www.algerie360.com/bourses-eiffel-2026-jusqua-2-100-e-par-mois-pour-etudier-en-france/',
        '2026-11-27',
      ),
      deadline: copied(
        'France Excellence Eiffel: round of 2027 (as a public guide quoted it on 2 October 2026); Grenoble’s own day in 2025',
        'https://www.campusfrance.org/en/france-excellence-eiffel-scholarship-program',
      ),
    },
  },
  {
    name: 'Gates Cambridge Scholarship',
    country: 'United Kingdom',
    type: 'Foundation',
    level: 'Master’s and doctorate',
    amount: 'The full cost of a postgraduate degree at Cambridge, with maintenance and airfare',
    deadline:
      'Send it by 3 December 2026, the earliest day that a portal names; a public list of 2026 has 8 December or 6 January 2027, by course',
    closes: '2026-12-03',
    eligibility:
      'Citizens of countries other than the UK, for a new doctorate, an MLitt or a one-year full-time master’s, but not an MBA, MFin, MASt or a medical degree',
    url: 'https://www.gatescambridge.org/apply/',
    checkedOn: '2025-06-01',
    sources: {
      deadline: copied(
        'Gates Cambridge: deadlines for 2027 (OfficialRequirements, 2 July 2026)',
        'https://officialrequirements.com/scholarships/gates-cambridge',
      ),
    },
  },
  {
    name: 'Commonwealth Master’s Scholarships',
    country: 'United Kingdom',
    type: 'Government',
    level: 'Master’s',
    amount: 'Full tuition, stipend and flights',
    deadline:
      'Mid-October of the year before, 14 October in 2025; see the official page. The Ministry of Education may take applications longer (24 December in 2025): ask',
    eligibility:
      'Indian citizens who live in India, with 60%, or 50–59% and a relevant master’s degree, who could not pay for it themselves; one-year taught courses only, not an MBA. They apply both to the Scholarship Commission and to the Ministry of Education or another nominating agency (round of autumn 2025). The Ministry wants an offer from a university on the Commission’s list by its own day. After more than six months of studies abroad, two years in India first (2023)',
    url: 'https://cscuk.fcdo.gov.uk/scholarships/',
    checkedOn: '2025-06-30',
    sources: {
      deadline: copied(
        'Commonwealth Master’s Scholarships, round of autumn 2025 (Scholar Digger; for the Ministry NDTV, 23 December 2025)',
        'https://www.scholardigger.com/post/commonwealth-master-s-scholarships-2026',
      ),
      eligibility: copied(
        'Commonwealth Master’s Scholarships, round of autumn 2025 (NDTV, 23 December 2025); the list of universities: NDTV, 21 September 2024',
        'https://www.ndtv.com/education/commonwealth-masters-scholarship-2025-application-deadline-extended-by-ministry-of-education-9890066',
        '2026-11-27',
      ),
    },
  },
  {
    name: 'GREAT Scholarships',
    country: 'United Kingdom',
    type: 'Government',
    level: 'Master’s',
    amount: 'At least £10,000 towards a one-year master’s',
    deadline: 'Each university sets its own, mostly in spring',
    eligibility:
      'Indian citizens with an offer for a one-year master’s from a university that takes part for India and adds its own conditions',
    url: 'https://study-uk.britishcouncil.org/scholarships-funding/great-scholarships',
    checkedOn: '2026-04-30',
  },
  {
    name: 'British Council Scholarships for Women in STEM',
    country: 'United Kingdom',
    type: 'Government',
    level: 'Master’s',
    amount: 'Tuition, stipend, travel, visa and health surcharge',
    deadline: 'Closed for 2026-27; each university sets its day, mostly in spring',
    eligibility:
      'Women with a first degree (those in its last year may be considered, 2026-27) who could not pay for the course themselves, live in a listed country, hold its passport and return for two years afterwards; the list of countries is new each year. Not after a UK degree or recent residence there (2022)',
    url: 'https://www.britishcouncil.org/study-work-abroad/in-uk/scholarship-women-stem/eligibility-criteria-applicants',
    checkedOn: '2026-11-24',
    copy: true,
  },
  {
    name: 'Clarendon Fund',
    country: 'United Kingdom',
    type: 'University',
    level: 'Master’s and doctorate',
    amount: 'Fees and a living grant at Oxford',
    deadline: 'With the application to Oxford, by the course’s day in December or January',
    eligibility:
      'All who apply for a master’s degree or doctorate at Oxford by then, but not for a postgraduate certificate or diploma; no extra form',
    url: 'https://www.ox.ac.uk/clarendon',
    checkedOn: '2026-11-26',
    copy: true,
  },
  {
    name: 'Rhodes Scholarships for India',
    country: 'United Kingdom',
    type: 'Foundation',
    level: 'Master’s and doctorate',
    amount: 'Fees at Oxford, a stipend, visa and flights, as a rule for two years',
    deadline: '23 July 2026 for 2027, as an agent has it; the same day in 2025',
    closes: '2026-07-23',
    eligibility:
      'Indian citizens (an OCI card is not enough) aged 18 to 23 on 1 October of the year they apply (up to 26 if the first degree ended in the last year), with a first-class degree, who studied in India for four of the last ten years and finished school or took the first degree there; for medicine a year more (2024)',
    url: 'https://www.rhodeshouse.ox.ac.uk/',
    checkedOn: '2026-11-25',
    copy: true,
    sources: {
      deadline: copied(
        'Rhodes Scholarships for India (Leap Scholar, 22 June 2026)',
        'https://leapscholar.com/blog/rhodes-scholarship-for-india-eligibility-application-selection/',
      ),
    },
  },
  {
    name: 'Charles Wallace India Trust',
    country: 'United Kingdom',
    type: 'Foundation',
    level: 'Master’s',
    amount:
      'Living costs and fees of a one-year master’s degree (2026), and £600 towards the travel (2022); visa and insurance are yours to pay. Or a short research visit',
    deadline: '6 February 2026 for a whole course, 27 February for research grants, as a newspaper had it',
    closes: '2026-02-06',
    eligibility:
      'Indian citizens who live in India, in the arts, heritage conservation and humanities; for a whole course usually 28 to 38 years old (2026), not for a two-year master’s (2022)',
    url: 'https://charleswallaceindiatrust.com/',
    checkedOn: '2025-06-30',
    sources: {
      amount: charlesWallace,
      deadline: charlesWallace,
      eligibility: charlesWallace,
    },
  },
  {
    name: 'Inlaks Shivdasani Foundation Scholarship',
    country: 'United States, United Kingdom and Europe',
    type: 'Foundation',
    level: 'Master’s and doctorate',
    amount: 'Up to $100,000',
    deadline: 'In March or early April; the round’s day is on the official page',
    eligibility:
      'Indian citizens up to 30 who have lived in India for six months (two years, if the first degree is from abroad), with an offer from a leading university of the US, the UK or Europe and a first degree at 65 or 70% by subject; not for most courses in business, computing, engineering, medicine and public health, nor in fashion, hotel management and most of film and music',
    url: 'https://www.inlaksfoundation.org/faqs/',
    checkedOn: '2026-11-25',
    copy: true,
    sources: {
      eligibility: copied(
        'Inlaks Shivdasani Foundation: questions and answers (about 2023); subjects left out: FindAPhD (no date)',
        'https://www.inlaksfoundation.org/faqs/',
        '2026-11-27',
      ),
    },
  },
  {
    name: 'J N Tata Endowment loan scholarship',
    country: ANYWHERE,
    type: 'Foundation',
    level: 'Master’s and doctorate',
    amount:
      'A loan of ₹1 lakh to ₹10 lakh, at 2% simple interest that may be waived if you repay in time (page of 2020: ask); for some, allied trusts add a gift award or part of the travel',
    deadline:
      'Opens in December or January; the last round closed on 15 March 2026, according to a portal: ask',
    closes: '2026-03-15',
    eligibility:
      'Indian citizens with a first degree from an Indian university, or in its last year, and 60%, up to 45 years old on 30 June, for full-time studies; also before you have an offer; not for exchange, distance or online courses',
    url: 'https://jntataendowment.org/',
    checkedOn: '2026-11-24',
    copy: true,
    sources: {
      deadline: tata2026,
      eligibility: tata2026,
    },
  },
  {
    name: 'K C Mahindra Scholarship',
    country: ANYWHERE,
    type: 'Foundation',
    level: 'Master’s',
    amount:
      'Interest-free loan: up to ₹10 lakh for the three best, up to ₹5 lakh for others (according to a portal in 2023); in one round 32 of 90 got ₹1 lakh',
    deadline: 'See the official page for the day',
    eligibility:
      'Indian graduates (first class) and last-year students with an offer for postgraduate study abroad; by a public list an application is enough',
    url: 'https://www.kcmet.org/',
    checkedOn: '2025-06-30',
    sources: {
      amount: mahindra,
      eligibility: mahindra,
    },
  },
  {
    name: 'National Overseas Scholarship',
    country: ANYWHERE,
    type: 'Government',
    level: 'Master’s and doctorate',
    amount: 'Tuition, living allowance and travel',
    deadline:
      'Be ready in February: in 2025 the first round closed on 27 April, a second, as an agent has it, on 14 October. For 2026-27 the Ministry announced a second round of 40 days for September or October 2026, as a public project quotes it: ask at once whether it is open, and for the days of 2027',
    eligibility:
      'Scheduled castes, denotified and nomadic tribes, landless farm labourers and traditional artisans, up to 35 years old, with 60%, a family income up to ₹8 lakh and an unconditional offer from one of the first 500 universities of the QS ranking (2024 and 2025, as newspapers had it). Scheduled Tribes have a scheme of their own, at the Ministry of Tribal Affairs',
    url: 'https://nosmsje.gov.in/',
    checkedOn: '2025-06-30',
    sources: {
      deadline: copied(
        'National Overseas Scholarship, rounds of 2025-26 (The Telegraph, 7 July 2025; for the second upGrad); guidelines of 2026-27 (a public project, autumn 2026)',
        'https://www.telegraphindia.com/edugraph/news/106-candidates-selected-for-national-overseas-scholarship-scheme-top-40-to-receive-provisional-award/cid/2111845',
      ),
      eligibility: copied(
        'National Overseas Scholarship (NDTV, 26 August 2024; Jagran Josh, 2025)',
        'https://www.ndtv.com/education/national-overseas-scholarship-to-study-abroad-check-eligibility-6420131',
      ),
    },
  },
  {
    name: 'Knight-Hennessy Scholars',
    country: 'United States',
    type: 'University',
    level: 'Master’s and doctorate',
    amount: 'Full funding of up to three years of graduate study at Stanford',
    deadline: 'Early October of the year before, 6 October in 2026 as a public list quoted it',
    closes: '2026-10-06',
    eligibility:
      'Graduates and last-year students of any country whose first degree is not older than seven years, and who are also admitted to a full-time Stanford programme (a few are left out)',
    url: 'https://knight-hennessy.stanford.edu/',
    checkedOn: '2026-11-25',
    copy: true,
    sources: {
      deadline: copied(
        'Knight-Hennessy Scholars: deadline for 2027 (as a public list quoted it in 2026)',
        'https://knight-hennessy.stanford.edu/admission',
      ),
    },
  },
  {
    name: 'Tata Scholarship at Cornell',
    country: 'United States',
    type: 'University',
    level: 'Bachelor’s',
    amount: 'According to need, for up to eight semesters; for the five years of architecture ask',
    deadline: 'With the application to Cornell',
    eligibility:
      'Indian citizens schooled in India, admitted to Cornell, whose family cannot pay the full cost; ask for aid (CSS Profile) with the application, which may weigh in the decision',
    url: 'https://admissions.cornell.edu/',
    checkedOn: '2025-06-30',
  },
  {
    name: 'MIT financial aid',
    country: 'United States',
    type: 'University',
    level: 'Bachelor’s',
    amount: 'Meets the full need of every admitted undergraduate',
    deadline: 'With the application to MIT',
    eligibility: 'All nationalities; the application is read without regard to need',
    url: 'https://sfs.mit.edu/',
    checkedOn: '2025-06-30',
  },
  {
    name: 'Lester B. Pearson International Scholarship',
    country: 'Canada',
    type: 'University',
    level: 'Bachelor’s',
    amount: 'Tuition, books and four years of residence at Toronto',
    deadline:
      'In the autumn before: 9 October 2026 for the school’s nomination, 16 October for the application, as a public list quoted it',
    closes: '2026-10-09',
    eligibility:
      'International students who are in their last year of school, or finished it in June 2026 or later (for 2027), and do not study elsewhere; each school nominates one',
    url: 'https://future.utoronto.ca/pearson/',
    checkedOn: '2025-06-30',
    sources: {
      deadline: copied(
        'University of Toronto: days of the Pearson scholarship for 2027 (as a public list quoted them on 2 October 2026)',
        'https://future.utoronto.ca/pearson/',
      ),
      eligibility: copied(
        'University of Toronto: who may apply for the Pearson scholarship of 2027 (as a public project read it on 30 September 2026)',
        'https://future.utoronto.ca/pearson/',
        '2026-11-27',
      ),
    },
  },
  {
    name: 'McCall MacBain Scholarships at McGill',
    country: 'Canada',
    type: 'Foundation',
    level: 'Master’s',
    amount:
      'Tuition and CAD 2,300 a month in term for a master’s or professional degree (2027, as a public list quoted it)',
    deadline:
      '19 August 2026 for 2027, as a public list quoted it, 23 September for students of universities in Canada and the US; the round opened on 1 June',
    closes: '2026-08-19',
    eligibility:
      'Students of any country about to finish a first degree, graduates whose first degree was at most five years old, and others who were 30 or younger at some time of the year they applied (round of 2024)',
    url: 'https://mccallmacbainscholars.org/',
    checkedOn: '2025-06-30',
    sources: {
      amount: mccall2027,
      deadline: mccall2027,
      eligibility: copied(
        'McCall MacBain Scholarships: questions, round of 2024',
        'https://mccallmacbainscholars.org/faq/',
      ),
    },
  },
  {
    name: 'Canada Graduate Research Scholarship, doctoral',
    country: 'Canada',
    type: 'Government',
    level: 'Doctorate',
    amount: 'CAD 40,000 a year for three years (2025)',
    deadline: '17 October in 2025; each university sets an earlier day',
    eligibility:
      'Doctoral students who are already enrolled at a Canadian university and put forward by it, with no more than 36 months of the doctorate done by the end of the year; a limited share for foreigners',
    url: 'https://nserc-crsng.canada.ca/en/funding-opportunity/canada-graduate-research-scholarship-doctoral-program',
    checkedOn: '2026-11-25',
    copy: true,
  },
  {
    name: 'Research Training Program',
    country: 'Australia',
    type: 'Government',
    level: 'Master’s and doctorate',
    amount:
      'Fees, a stipend, or both; each university sets the stipend: AUD 34,315 to 53,608 a year in 2026, according to a portal. For three to four years of a doctorate, at most two of a master’s',
    deadline: 'Each university sets its own, mostly between August and October for the next year',
    eligibility: 'Research master’s and doctoral students; chosen by the university',
    url: 'https://www.education.gov.au/research-block-grants/research-training-program',
    checkedOn: '2026-10-05',
    sources: {
      amount: copied(
        'Research Training Program: stipends of 2026 (Scholarships for Africans, 8 May 2026); years: Department of Education (no date)',
        'https://scholarshipsforafricans.com/scholarships/research-training-program-rtp-australia',
      ),
    },
  },
  {
    name: 'Monash International Leadership Scholarship',
    country: 'Australia',
    type: 'University',
    level: 'Bachelor’s and master’s',
    amount: 'Up to the full course fees, as long as your average is 70% in each semester (2025)',
    deadline: 'Usually in November or December for the next year, by a newspaper of 2025',
    eligibility:
      'New international students of high merit, four a year (2025); not for medicine, the MBA or pathway courses, nor after studies at another university in Australia or with other aid from Monash',
    url: 'https://www.monash.edu/study/fees-scholarships/scholarships',
    checkedOn: '2025-06-30',
    sources: {
      amount: monash,
      deadline: monash,
      eligibility: monash,
    },
  },
  {
    name: 'ANU Chancellor’s International Scholarship',
    country: 'Australia',
    type: 'University',
    level: 'Bachelor’s and master’s',
    amount:
      'A quarter of tuition for most, half for citizens of some regions (2026, according to a portal; India’s share we could not read: ask)',
    deadline: 'With the application to ANU',
    eligibility:
      'International students of coursework degrees other than medicine and military studies, by merit, without another sponsor for the fee; no form',
    url: 'https://study.anu.edu.au/scholarships',
    checkedOn: '2025-06-30',
    sources: {
      amount: copied(
        'ANU Chancellor’s International Scholarship (FreeStudentship, 2026; the groups, StudyHQ, no date)',
        'https://freestudentship.com/anu-chancellors-international-scholarship-apply',
      ),
    },
  },
  {
    name: 'DAAD Helmut-Schmidt Programme',
    country: 'Germany',
    type: 'Government',
    level: 'Master’s',
    amount:
      '{{germany.daadMonthly}} a month, travel, a compulsory German course of about six months from April; tuition waived',
    deadline: '1 June to 31 July of the year before (2024); see the official page',
    eligibility:
      'Graduates in social sciences, law, economics or administration, in the upper third, with practical experience (internships count), who will work in public policy and good governance; as a rule with a last degree not older than six years and no more than 15 months in Germany so far; listed courses only. Apply to the universities',
    url: 'https://www.daad.de/en/studying-in-germany/scholarships/daad-scholarships/',
    checkedOn: '2026-06-30',
    sources: {
      eligibility: copied(
        'DAAD Helmut-Schmidt Programme: calls of 2023 and 2024 (ProPakistani, 29 May 2023, and Bursaries Room, 26 April 2024)',
        'https://propakistani.pk/2023/05/29/germany-offers-masters-scholarships-for-public-policy-and-good-governance/',
        '2026-11-27',
      ),
      deadline: copied(
        'DAAD Helmut-Schmidt Programme, round of 2024 (University of Passau)',
        'https://uni-passau.de/en/ma-govern/daad-scholarship/application',
      ),
    },
  },
  {
    name: 'Deutschlandstipendium',
    country: 'Germany',
    type: 'Government',
    level: 'Bachelor’s and master’s',
    amount: '€300 a month for at least two semesters',
    deadline: 'Each university sets its own; many take only students who are enrolled',
    eligibility:
      'Good students of any nationality, through their university; usually not together with another merit scholarship',
    url: 'https://www.deutschlandstipendium.de/',
    checkedOn: '2025-12-31',
  },
  {
    name: 'Heinrich Böll Foundation',
    country: 'Germany',
    type: 'Foundation',
    level: 'Master’s and doctorate',
    amount: 'A monthly allowance; the current rate is on the page',
    deadline: '1 March and 1 September each year',
    eligibility:
      'Students with civic commitment and German at level B2 (according to portals); for a master’s until the end of the first semester, for a doctorate once admitted',
    url: 'https://www.boell.de/en/scholarships',
    checkedOn: '2026-11-24',
    copy: true,
  },
  {
    name: 'France Excellence Charpak Master Scholarship',
    country: 'France',
    type: 'Government',
    level: 'Master’s',
    amount:
      '€860 a month (2025) for one or two years, visa and Campus France fees, health insurance; not travel, nor tuition: ask whether your university waives the higher fee',
    deadline: 'Usually February; see the official page for the day',
    eligibility:
      'Indian citizens and OCI card holders aged 30 or under, admitted to a master’s degree in France (a semester in another country is not paid); degrees from India are preferred',
    url: 'https://www.inde.campusfrance.org/charpak-master-s-program',
    checkedOn: '2026-11-26',
    copy: true,
  },
  {
    name: 'Université Paris-Saclay International Master’s Scholarships',
    country: 'France',
    type: 'University',
    level: 'Master’s',
    amount:
      '€10,000 a year, for one or two years by the year in which you begin, and up to €1,000 for travel and visa (2026-27, according to a portal)',
    deadline:
      'Apply for the master’s early: in 2026 the programmes chose among those admitted by 25 March; the chosen ones sent a form by 31 March 2026 (a portal)',
    closes: '2026-03-31',
    eligibility:
      'Admitted to a master’s degree at Paris-Saclay, new to French higher education, under 30 years old; about 30 are chosen at most (portals differ); not with Eiffel, Erasmus Mundus or more than €600 a month of other aid',
    url: 'https://www.universite-paris-saclay.fr/en/admission/bourses-et-aides-financieres/international-masters-scholarships-program-idex',
    checkedOn: '2025-06-30',
    sources: {
      amount: saclay2026,
      deadline: saclay2026,
    },
  },
  {
    name: 'Erasmus Mundus Joint Masters',
    country: 'Europe',
    type: 'Government',
    level: 'Master’s',
    amount: '€1,400 a month for up to 24 months, which is meant for travel and visa, too; tuition covered',
    deadline: 'Each course sets its own, often in the middle of January',
    eligibility:
      'Graduates, at many courses also last-year students, of any country who have not held it before; the course takes place in at least two countries',
    url: 'https://www.eacea.ec.europa.eu/scholarships/erasmus-mundus-catalogue_en',
    checkedOn: '2026-11-24',
    copy: true,
    sources: {
      amount: copied(
        'Erasmus Mundus scholarships, as the master’s course ISLANDS tells them (no date)',
        'https://islandsmaster.eu/application-form/scholarships/',
        '2026-11-27',
      ),
    },
  },
  {
    name: 'New Zealand Excellence Awards',
    country: 'New Zealand',
    type: 'Government',
    level: 'Bachelor’s and master’s',
    amount: 'Part of the tuition (2025; ask whether there is a new round)',
    deadline: 'See the official page for the day',
    eligibility: 'Indian citizens, for study at one of the eight universities',
    url: 'https://www.studywithnewzealand.govt.nz/en/study-options/scholarships',
    checkedOn: '2025-06-30',
  },
  {
    name: 'University of Auckland International Student Excellence Scholarship',
    country: 'New Zealand',
    type: 'University',
    level: 'Bachelor’s and master’s',
    amount: 'Up to NZD 10,000 of the tuition of one year (2024)',
    deadline:
      'For the February start: 23 October (in 2025, according to a portal) or 21 November (in 2024); for the July start: 18 April (in 2024)',
    eligibility:
      'New international students of high merit with an offer for a bachelor’s, a postgraduate diploma or a taught master’s; not together with its India High Achievers Scholarship of up to NZD 20,000 (2024)',
    url: 'https://www.auckland.ac.nz/en/study/scholarships-and-awards/find-a-scholarship/university-of-auckland-international-student-scholarship-844-all.html',
    checkedOn: '2026-11-25',
    copy: true,
  },
  {
    name: 'UCD Global Excellence Scholarships',
    country: 'Ireland',
    type: 'University',
    level: 'Bachelor’s and master’s',
    amount: 'Half or all of the tuition fee',
    deadline: 'With an offer; ask for the course three weeks before the day on the official page',
    eligibility:
      'New full-time students with very good results, from outside the EU, for a bachelor’s or a taught master’s degree; some courses are left out',
    url: 'https://www.ucd.ie/global/scholarships/',
    checkedOn: '2026-11-26',
  },
  {
    name: 'National Scholarship Programme of the Slovak Republic',
    country: 'Slovakia',
    type: 'Government',
    level: 'Master’s and doctorate',
    amount: '€620 a month for master’s students, €1,025.50 for doctoral ones, and travel (2025)',
    deadline: '30 April for the next year, 31 October for the summer semester, as in past years',
    eligibility:
      'Students enrolled outside Slovakia, for a stay of one to two semesters (master’s students, or after two and a half years of a course) or of 1 to 10 months (doctoral ones); not for a whole degree there',
    url: 'https://www.scholarships.sk/en/',
    checkedOn: '2025-04-30',
  },
  {
    name: 'University of Birmingham Dubai scholarships',
    country: 'Dubai',
    type: 'University',
    level: 'Bachelor’s and master’s',
    amount: 'Part of the fee; the official page has the share',
    deadline: 'With the application',
    eligibility: 'By academic results',
    url: 'https://www.birmingham.ac.uk/dubai/study/fees-and-funding/tuition-fees',
    checkedOn: '2025-06-30',
  },
];
