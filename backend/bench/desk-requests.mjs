import { createHash } from 'node:crypto';
import { COUNSELOR } from './calls.mjs';

/** Persons, each with as many requests. */
const COUNSELORS = 20;

/**
 * Fills a database with made-up consultation requests of the last 360 days: names as common as they are in India, so
 * that a search meets frequent and rare ones; nearly all of them answered and worked on, the newest waiting.
 * @param client pg client on a migrated database
 * @param everyoneWaits nobody has been answered
 */
export async function fill(client, count, everyoneWaits) {
  // Indexes are built faster than they are kept up to date.
  const { rows: indexes } = await client.query(
    `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'consultation_requests'
       AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
  );
  for (const { indexname } of indexes) await client.query(`DROP INDEX ${indexname}`);
  await client.query(`SET maintenance_work_mem = '256MB'`);
  await client.query(
    `INSERT INTO staff (name, role, "takesRequests") SELECT 'Counselor ' || i, 'counselor', false FROM generate_series(1, $1::int) i`,
    [COUNSELORS],
  );
  await client.query(
    `INSERT INTO admin_tokens (name, "tokenHash", "staffId", "expiresAt") VALUES ('Counselor 1', $1, 1, now() + interval '10 years')`,
    [createHash('sha256').update(COUNSELOR['admin-token']).digest('hex')],
  );
  await client.query('SELECT setseed(0.42)');
  await client.query(
    `WITH numbers AS MATERIALIZED (
       SELECT i, random() AS a, random() AS b, random() AS c, random() AS d, random() AS e, random() AS f, random() AS g,
         now() - interval '360 days' * (1 - i::float8 / $1::int) AS at
       FROM generate_series(1, $1::int) i
     ), people AS (
       SELECT *, ($2::text[])[1 + floor(power(a, 1.6) * cardinality($2::text[]))] AS given,
         ($3::text[])[1 + floor(power(b, 2.2) * cardinality($3::text[]))] AS family
       FROM numbers
     ), written AS (
       SELECT *, given || ' ' || family AS name,
         lower(given) || CASE WHEN c < 0.5 THEN '.' ELSE '' END || lower(family) || floor(d * 10000)::int || '@'
           || (ARRAY['gmail.com','gmail.com','gmail.com','yahoo.in','outlook.com','example.edu.in'])[1 + floor(c * 6)] AS email,
         '+91 ' || (60000 + floor(e * 40000)) || ' ' || lpad(floor(f * 100000)::text, 5, '0') AS phone,
         CASE WHEN at > now() - interval '20 hours' AND g < 0.9 OR g < 0.004 OR $7 THEN 'new' WHEN g < 0.1 THEN 'contacted'
           WHEN g < 0.2 THEN 'scheduled' ELSE 'completed' END AS state
       FROM people
     ), answered AS (
       SELECT *, CASE WHEN state <> 'new' THEN at + interval '1 hour' * (0.2 + 22 * e * e) END AS answer FROM written
     )
     INSERT INTO consultation_requests
       (name, email, phone, "searchText", country, course, message, status, "createdAt", "updatedAt", "firstContactedAt", "firstAnsweredAt",
        "waitingSince", "remindedAt", "escalatedAt", "assigneeId")
     SELECT name, email, phone, lower(concat_ws(E'\\n', name, email, phone)),
       ($4::text[])[1 + floor(power(d, 2) * 11.5)], ($5::text[])[1 + floor(c * 8)],
       CASE WHEN f < 0.7 THEN repeat('I would like to study abroad and have some questions. ', 1 + floor(f * 6)::int) END,
       state, at, at, answer, answer, CASE WHEN answer IS NULL THEN at END,
       CASE WHEN at < now() - interval '20 hours' THEN at END, CASE WHEN at < now() - interval '24 hours' THEN at END,
       CASE WHEN a > 0.02 THEN 1 + floor(f * $6::int)::int END
     FROM answered ORDER BY i`,
    [count, GIVEN, FAMILY, COUNTRIES, COURSES, COUNSELORS, everyoneWaits],
  );
  for (const { indexdef } of indexes) await client.query(indexdef);
  // As autovacuum would have done on the way to a million.
  await client.query('VACUUM (ANALYZE) consultation_requests');
  await client.query('VACUUM (ANALYZE) consultation_counts');
  await client.query('VACUUM (ANALYZE) assignee_counts');
  await client.query('VACUUM (ANALYZE) waiting_counts');
}

const GIVEN =
  `Aarav Aditi Aditya Akash Amit Ananya Anil Anita Anjali Ankit Arjun Asha Bhavna Chetan Deepa Deepak Devi Divya Farhan
  Fatima Gaurav Gita Harish Imran Isha Jaya Karan Kavya Kiran Lakshmi Lalit Madhu Manish Meena Mohan Naveen Neha Nikhil
  Nisha Pooja Pradeep Prakash Priya Rahul Rajesh Ramesh Ravi Rohan Sanjay Sara Shreya Sneha Sunil Suresh Swati Tanvi Usha
  Varun Vijay Vikram Yash Zoya Xerxes`.split(/\s+/);

/** The most common first. */
const FAMILY =
  `Kumar Singh Sharma Devi Reddy Patel Khan Rao Gupta Das Nair Iyer Verma Mehta Joshi Shah Mishra Yadav Naidu Pillai
  Chowdhury Banerjee Mukherjee Ghosh Bose Kapoor Malhotra Chopra Bhatia Desai Kulkarni Deshmukh Patil Jadhav Pawar Menon
  Krishnan Subramanian Venkatesan Ramaswamy Hegde Shetty Gowda Bhat Kamath Prabhu Fernandes Pereira Dsouza Pinto Lobo Ali
  Ahmed Hussain Ansari Shaikh Siddiqui Qureshi Thakur Chauhan Rathore Solanki Trivedi Pandya Dave Bhatt Saxena Srivastava
  Tiwari Dubey Tripathi Pandey Chaturvedi Agarwal Bansal Goel Mittal Jain Sethi Khanna Kohli Dhillon Gill Sandhu Grewal
  Bajwa Sodhi Zutshi`.split(/\s+/);

const COUNTRIES = [
  'United States',
  'Canada',
  'United Kingdom',
  'Australia',
  'Germany',
  'Ireland',
  'New Zealand',
  'France',
  'Dubai',
  'Slovakia',
];
const COURSES = [
  'Engineering',
  'Computer Science',
  'Business & Management',
  'Medicine & Healthcare',
  'Arts & Design',
  'Law',
  'Other',
];
