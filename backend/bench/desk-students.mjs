import { NEXT_DUE_ON, STALEST_ON } from '../dist/applications/status-ages.js';

/** Applications of each student. */
const EACH = 4;
/** Tasks of each of these, every third done. */
const TASKS = 12;

/**
 * Fills a database that has requests with made-up students, who share so many applications with the first of them: half of
 * each student's are submitted and were asked about, one is being prepared, one is closed; each has a plan.
 * @param client pg client
 */
export async function fillStudents(client, applications) {
  const students = applications / EACH;
  await client.query(
    `INSERT INTO users (username, "usernameKey", "passwordHash", "emailConfirmedAt")
     SELECT name, name, 'none', now() FROM (SELECT 'student' || i || '@example.com' AS name FROM generate_series(1, $1::int) i) named`,
    [students],
  );
  await client.query(
    `INSERT INTO applications ("userId", "universityId", programme, level, intake, stage, "createdAt", version)
     SELECT u.id, 1 + (u.id * 7 + n * 131) % 1000, 'MSc ' || n, 'masters', '2027-09',
       (ARRAY['submitted', 'submitted', 'preparing', 'rejected'])[n], now() - interval '200 days', 3
     FROM users u, generate_series(1, ${EACH}) n ORDER BY u.id, n`,
  );
  await client.query(
    `INSERT INTO application_events ("applicationId", action, changes, day)
     SELECT a.id, step.action, CASE step.action WHEN 'stage' THEN '[{"field":"stage","from":"planned","to":"preparing"}]'::jsonb ELSE '[]' END,
       current_date - 190 + (a.id * 37 + step.n * 13) % 150
     FROM applications a, (VALUES (1, 'stage'), (2, 'stage'), (3, 'asked')) AS step (n, action)
     WHERE step.n < 3 OR a.stage = 'submitted' ORDER BY a.id, step.n`,
  );
  await client.query(
    `INSERT INTO application_tasks ("applicationId", rule, owner, title, "dueOn", zone, "dueAt", "doneAt", "doneBy")
     SELECT a.id, 'rule-' || n, CASE WHEN n % 6 = 0 THEN 'counselor' ELSE 'student' END,
       'Take the English test, unless you have a result that counts', day, 'Asia/Kolkata', day + interval '18 h 30 min',
       CASE WHEN n % 3 = 0 THEN now() END, CASE WHEN n % 3 = 0 THEN 'student' END
     FROM applications a, generate_series(1, ${TASKS}) n, LATERAL (SELECT current_date - 20 + (a.id * 31 + n * 17) % 300 AS day) due`,
  );
  await client.query(
    `INSERT INTO application_sharings ("userId", "requestId", "assigneeId", plan)
     SELECT u.id, r.id, r."assigneeId", true FROM users u JOIN consultation_requests r USING (id)`,
  );
  await client.query(
    `UPDATE application_sharings SET "stalestOn" = ${STALEST_ON}, "nextDueOn" = ${NEXT_DUE_ON}`,
  );
  // As autovacuum would have done.
  for (const table of [
    'users',
    'applications',
    'application_events',
    'application_tasks',
    'application_sharings',
  ])
    await client.query(`VACUUM (ANALYZE) ${table}`);
}
