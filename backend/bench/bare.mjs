import { pageStatement } from '../dist/common/json-page.js';
import { universityPage } from '../dist/universities/universities.repository.js';
import { startBareServer } from './bare-server.mjs';

const filter = {
  country: 'United States',
  fieldOfStudy: 'Engineering',
  minGraduateGpa: 3.2,
  maxTuitionUSD: 40000,
  limit: 24,
};
const same = pageStatement(universityPage(filter));
const { columns, order } = universityPage({});

const { url } = await startBareServer(process.argv[2], {
  'GET /same': async (pool) => (await pool.query(same.sql, same.parameters)).rows[0].body,
  'GET /rows': async (pool) => {
    const { rows } = await pool.query(
      `SELECT ${columns} FROM universities WHERE country = $1 AND programs @> ARRAY[$2] AND "graduateGpaMin" <= $3 AND "tuitionMinUSD" <= $4 ORDER BY ${order} LIMIT 24`,
      [filter.country, filter.fieldOfStudy, filter.minGraduateGpa * 100, filter.maxTuitionUSD],
    );
    return JSON.stringify(rows);
  },
  'GET /all': async (pool) =>
    JSON.stringify((await pool.query(`SELECT ${columns} FROM universities ORDER BY ${order}`)).rows),
  'POST /insert': async (pool, body) => {
    const { name, email, phone, country, course, message } = JSON.parse(body);
    const { rows } = await pool.query(
      `INSERT INTO consultation_requests (name, email, phone, country, course, message, "searchText")
       VALUES ($1, $2, $3, $4, $5, $6, lower($7)) RETURNING id, name, email, phone, country, course, message, status, "createdAt"`,
      [name, email, phone, country, course, message, `${name}\n${email}\n${phone}`],
    );
    return JSON.stringify(rows[0]);
  },
});
process.send(url);

// The parent is gone when the bench is interrupted.
process.on('disconnect', () => process.exit());
