import { Ajv } from 'ajv';
import { createHash } from 'node:crypto';
import { startApp, type TestApp } from './support/app.js';
import { asAdmin, client, document, type Reply } from './support/http.js';
import { example, type Operation, operations } from './support/operations.js';

/** Every call of the API with the document's examples, in an order in which each one has something to act on. */
const JOURNEY =
  `getLiveness getReadiness getMetrics listUniversities listUniversityPoints listUniversityLinks getUniversityBySlug getUniversity
  registerStudent logoutStudent loginStudent getMyAccount changeMyProfile addToShortlist getShortlist removeFromShortlist
  shareComparison listComparisons getSharedComparison revokeComparison
  addApplication listApplications getApplication changeApplication setApplicationStage recordAskedUniversity undoApplicationChange correctApplicationStage
  planTasks listTasks changeTask getTaskCalendar addTask removeTask addDocuments listDocuments changeDocument removeDocument
  changePlanSettings getPlanSettings shareCalendar getPlanCalendar revokeCalendar sharePlan getFamilyPlan revokePlan endReminders
  createConsultationRequest requestEmailConfirmation confirmEmail shareApplications getApplicationSharing listStudents getStudent
  setStudentApplicationStage recordStudentAskedUniversity undoStudentApplicationChange correctStudentApplicationStage tickStudentTask setStudentReplyDay reviewStudentDocument stopSharingApplications shareWithNewRequest getPrivateRequest addRequestNote correctRequestPhone
  sendPrivateMessage getPrivateConversation getPrivateConversationNews sendMessage getConversation getConversationNews
  markMessagesSeen markPrivateMessagesSeen addCannedAnswer listCannedAnswers changeCannedAnswer removeCannedAnswer
  getStaffMember addStaffPerson listStaff editStaffPerson createPersonToken listPersonTokens listColleagues
  setConsultationAssignee setConsultationAssignees listConsultationRequests getConsultationRequest getConsultationSummary getConsultationStatistics
  getAccountsAtAGlance setConsultationStatus setConsultationStatuses addConsultationNote recordContactAttempt undoContactAttempt getConsultationHistory getTeam getResponseTime
  exportConsultationRequests listMails retryMail retryAllMails withdrawRequest eraseRequest
  subscribeToNewsletter confirmNewsletterSubscription listNewsletterSubscribers exportNewsletterSubscribers
  unsubscribeFromNewsletter createStaffToken listStaffTokens revokeStaffToken listExports
  previewDeactivation deactivateStaffPerson activateStaffPerson
  changeMyPassword exportMyData removeApplication requestPasswordReset resetPassword
  deleteMyAccount`.split(/\s+/);

/**
 * On both databases: it takes every call once through its statements and transactions, of which a query outside its own
 * would wait for ever in the embedded one's only session.
 */
describe('the examples in openapi.json', () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  let cookie = '';
  beforeAll(async () => {
    server = await startApp();
    call = client(server.url);
  });
  afterAll(() => server.close());

  const ofMail = async (kind: string, name: string) => {
    const [mail] = await server.database.query<{ data: Record<string, string> }[]>(
      'SELECT data FROM mails WHERE kind = $1 AND data IS NOT NULL',
      [kind],
    );
    return mail!.data[name];
  };
  /** Tokens are secrets that no document can know. */
  const token: Record<string, () => Promise<unknown>> = {
    getSharedComparison: async () => (await server.database.query('SELECT token FROM comparisons'))[0].token,
    confirmNewsletterSubscription: () => ofMail('newsletter-confirmation', 'confirm'),
    unsubscribeFromNewsletter: () => ofMail('newsletter-confirmation', 'unsubscribe'),
    resetPassword: () => linkIn('password_resets'),
    confirmEmail: () => linkIn('email_confirmations'),
    getPlanCalendar: () => ofPlan('calendarToken'),
    getFamilyPlan: () => ofPlan('familyToken'),
    endReminders: async () => {
      await server.database.query(`UPDATE plan_settings SET "reminderToken" = 'R'`);
      return 'R';
    },
  };
  const ofPlan = async (token: string) =>
    (await server.database.query('SELECT * FROM plan_settings'))[0][token];
  async function linkIn(table: string) {
    const hash = createHash('sha256').update('T'.repeat(43)).digest('hex');
    await server.database.query(
      `INSERT INTO ${table} ("tokenHash", "userId", "expiresAt") SELECT $1, id, now() + interval '1 h' FROM users`,
      [hash],
    );
    return 'T'.repeat(43);
  }
  const privateLink = () => ofMail('consultation-acknowledgement', 'token');
  /** Prepares what a call needs to act on. */
  const before: Record<string, () => Promise<unknown>> = {
    setConsultationStatuses: () => server.database.query(`UPDATE consultation_requests SET status = 'new'`),
    setConsultationAssignee: () => server.database.query('UPDATE consultation_requests SET version = 3'),
    deactivateStaffPerson: () =>
      server.database.query(
        `INSERT INTO staff (id, name, role, "takesRequests") OVERRIDING SYSTEM VALUE VALUES (2, 'Mei', 'lead', false) ON CONFLICT DO NOTHING`,
      ),
    undoContactAttempt: () =>
      server.database.query(
        `INSERT INTO consultation_events (id, "requestId", actor, "actorName", action, detail) OVERRIDING SYSTEM VALUE
         VALUES (12, 1, 'staff', 'Office', 'contact', '{ "channel": "call", "outcome": "no-answer" }')`,
      ),
    ...Object.fromEntries(
      [
        'changeApplication',
        'setApplicationStage',
        'recordAskedUniversity',
        'undoApplicationChange',
        'correctApplicationStage',
      ].map((change) => [change, () => server.database.query('UPDATE applications SET version = 3')]),
    ),
    // The student's own removed theirs.
    tickStudentTask: () =>
      server.database.query(
        `INSERT INTO application_tasks (id, "applicationId", owner, title, "dueOn", zone, "dueAt", version)
         OVERRIDING SYSTEM VALUE VALUES (1, 1, 'counselor', 'Apply', '2027-01-13', 'Asia/Kolkata', '2027-01-13', 3)`,
      ),
    async setStudentReplyDay() {
      // The example's day is far off, so that it never has gone by, and studies begin after it.
      await server.database.query(`UPDATE applications SET stage = 'offer', intake = '2099-09'`);
      await server.database.query(`UPDATE application_tasks SET version = 3, rule = 'accept' WHERE id = 1`);
    },
    reviewStudentDocument: () =>
      server.database.query(
        `INSERT INTO application_documents (id, "applicationId", name, version) OVERRIDING SYSTEM VALUE VALUES (1, 1, 'Visa', 3)`,
      ),
    changeTask: () => server.database.query('UPDATE application_tasks SET version = 3'),
    changeDocument: () => server.database.query('UPDATE application_documents SET version = 3'),
    ...Object.fromEntries(
      [
        'setStudentApplicationStage',
        'recordStudentAskedUniversity',
        'undoStudentApplicationChange',
        'correctStudentApplicationStage',
      ].map((change) => [
        change,
        () => server.database.query(`UPDATE applications SET version = 3, stage = 'submitted'`),
      ]),
    ),
    retryMail: () => server.database.query(`UPDATE mails SET state = 'failed' WHERE id = 1`),
    deleteMyAccount: () => send(operations.find(({ operationId }) => operationId === 'loginStudent')!),
  };

  async function send({
    method,
    path,
    operationId,
    parameters = [],
    security,
    requestBody,
    responses,
  }: Operation) {
    const secret = parameters.some(({ name }) => name === 'token')
      ? await (token[operationId] ?? privateLink)()
      : await token[operationId]?.();
    const values = parameters.map(({ name, in: place, required, example: own, schema }) => ({
      name,
      place,
      required,
      value: name === 'token' ? secret : (own ?? example(schema)),
    }));
    let address = path;
    for (const { name, place, value } of values)
      if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(String(value)));
    const query = values.filter(({ place, value }) => place === 'query' && value !== undefined);
    if (query.length > 0)
      address += `?${new URLSearchParams(query.map(({ name, value }): [string, string] => [name, String(value)])).toString()}`;
    const schema = requestBody?.content['application/json']!.schema;
    const body = schema && { ...(example(schema) as object), ...(secret ? { token: secret } : {}) };
    const staff = security.some((scheme) => 'admin-token' in scheme);
    const asked = values.filter(({ place, required }) => place === 'header' && required);
    const headers = {
      ...(staff && asAdmin),
      ...(cookie && { cookie }),
      ...Object.fromEntries(asked.map(({ name, value }) => [name, value])),
    } as Record<string, string>;
    if (responses['200']?.content?.['text/event-stream']) {
      // It goes on for minutes.
      const listening = new AbortController();
      const { status } = await fetch(server.url + address, { headers, signal: listening.signal });
      listening.abort();
      return { status, text: '' };
    }
    const reply: Reply = await call(method.toUpperCase(), address, { headers, ...(body && { body }) });
    const set = reply.headers.get('set-cookie')?.split(';')[0];
    if (set) cookie = set;
    return reply;
  }

  it('are about every call there is', () => {
    expect([...JOURNEY].sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
  });

  it('make requests that succeed, one after the other', async () => {
    for (const operationId of JOURNEY) {
      const operation = operations.find((candidate) => candidate.operationId === operationId)!;
      await before[operationId]?.();
      const { status, text } = await send(operation);
      if (status !== 200 && status !== 201) throw new Error(`${operationId}: ${status} ${text}`);
    }
  });

  it('of answers fit the schemas of their answers', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'openapi', components: document.components });
    let checked = 0;
    for (const { operationId, responses } of operations) {
      for (const [status, { content = {} }] of Object.entries(responses)) {
        for (const { schema, example: own } of Object.values(content)) {
          const shown = own ?? example(schema);
          const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')) as object;
          if (shown !== undefined && !ajv.validate(local, shown))
            throw new Error(`${operationId} ${status}: ${ajv.errorsText()}\n${JSON.stringify(shown)}`);
          checked++;
        }
      }
    }
    expect(checked).toBeGreaterThan(operations.length);
  });
});
