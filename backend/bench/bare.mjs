import { verify } from '@node-rs/argon2';
import { getMetadataArgsStorage } from 'typeorm';
import { University } from '../dist/universities/university.entity.js';
import { startBareServer } from './bare-server.mjs';
import { FILTER, NAME } from './calls.mjs';

const columns = getMetadataArgsStorage()
  .filterColumns(University)
  .filter(({ options }) => options.select !== false)
  .map(({ propertyName }) => `"${propertyName}"`)
  .join(', ');

/** The routes of the reference, each with a statement for the answer of the call that it stands beside. */
const order = `coalesce("worldRank", 2147483647), "sortName", id`;
const { country, fieldOfStudy, minGraduateGpa, maxTuitionUSD, limit } = FILTER;
const WHERE = 'country = $1 AND programs @> ARRAY[$2] AND "graduateGpaMin" <= $3 AND "tuitionMinUSD" <= $4';
const values = [country, fieldOfStudy, minGraduateGpa * 100, maxTuitionUSD];
/** A page and its total, as JSON that PostgreSQL writes. */
const SAME = `
  SELECT (SELECT coalesce(json_agg(item), '[]')::text FROM (
      SELECT ${columns} FROM universities WHERE ${WHERE} ORDER BY ${order} LIMIT ${limit}
    ) item) AS body,
    (SELECT count(*)::int FROM universities WHERE ${WHERE}) AS total`;
const DESK = `id, name, email, phone, country, course, message, status, "createdAt", "withdrawnAt",
  "waitingSince", "waitingSince" + interval '24 hours' AS "dueAt", "firstAnsweredAt", "firstContactedAt"`;

const rows = (sql, parameters) => async (pool) => JSON.stringify((await pool.query(sql, parameters)).rows);
const desk = (where, limit, parameters) =>
  rows(
    `SELECT ${DESK} FROM consultation_requests ${where} ORDER BY "createdAt" DESC, id DESC LIMIT ${limit}`,
    parameters,
  );

const { url } = await startBareServer(process.argv[2], {
  'GET /same': async (pool) => (await pool.query(SAME, values)).rows[0].body,
  'GET /filtered': rows(
    `SELECT ${columns} FROM universities WHERE country = $1 AND programs @> ARRAY[$2] AND "graduateGpaMin" <= $3 AND "tuitionMinUSD" <= $4 ORDER BY ${order} LIMIT 24`,
    [country, fieldOfStudy, minGraduateGpa * 100, maxTuitionUSD],
  ),
  'GET /all': rows(`SELECT ${columns} FROM universities ORDER BY ${order}`),
  'GET /newest-50': desk('', 50),
  'GET /newest-500': desk('', 500),
  'GET /by-name': desk(`WHERE "searchText" LIKE $1`, 50, [`%${NAME}%`]),
  'POST /insert': async (pool, body) => {
    const { name, email, phone, country, course, message } = JSON.parse(body);
    const { rows: stored } = await pool.query(
      `INSERT INTO consultation_requests (name, email, phone, country, course, message, "searchText")
       VALUES ($1, $2, $3, $4, $5, $6, lower($7)) RETURNING id, name, email, phone, country, course, message, status, "createdAt"`,
      [name, email, phone, country, course, message, `${name}\n${email}\n${phone}`],
    );
    return JSON.stringify(stored[0]);
  },
  'POST /message': async (pool, body) => {
    const { rows: stored } = await pool.query(
      // Seen, because only so many may wait to be read.
      `INSERT INTO consultation_messages ("requestId", author, text, "seenAt") VALUES ($1, 'visitor', $2, now())
       RETURNING id, author, "staffName", text, "createdAt", "seenAt"`,
      [1 + Math.floor(Math.random() * 1_000), JSON.parse(body).text],
    );
    return JSON.stringify(stored[0]);
  },
  'POST /verify': async (_pool, body) => {
    const { password, hash } = JSON.parse(body);
    return JSON.stringify({ right: await verify(hash, password) });
  },
});
process.send(url);

// The parent is gone when the bench is interrupted.
process.on('disconnect', () => process.exit());
