import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { DataSource } from 'typeorm';
import { completeUniversity } from './complete-university.js';
import type { UniversityFact, UniversityRow } from './university-fact.js';

// The same relative path from src/database/seed and from dist/database/seed.
const SEED_FILE = new URL('../../../seed/universities.json', import.meta.url);
const STATE_NAME = 'universities';
/** Rows in a statement: the embedded database's memory grows with the largest, and never shrinks. */
const CHUNK = 100;

/** Modules that decide what a row looks like: a change in one of them, or in this file, seeds again. */
const RULE_MODULES = [
  '../../universities/destinations',
  '../../universities/search-text',
  'complete-university',
  'describe-university',
  'university-words',
  'tuition-ranges',
  'seed-universities',
];

/** Every seeded column with its SQL type; sortName's collation must be the table's for the comparison. */
const COLUMNS: Record<keyof UniversityRow, string> = {
  slug: 'text',
  name: 'text',
  sortName: 'text COLLATE "C"',
  searchText: 'text',
  city: 'text',
  region: 'text',
  country: 'text',
  description: 'text',
  establishedYear: 'integer',
  studentPopulation: 'integer',
  tuitionMinUSD: 'integer',
  tuitionMaxUSD: 'integer',
  tuitionBasis: 'text',
  tuitionYear: 'text',
  tuitionSource: 'text',
  website: 'text',
  distance: 'boolean',
  programs: 'text[]',
  programsComplete: 'boolean',
  worldRank: 'integer',
  worldRankDisplay: 'text',
  worldRankPublisher: 'text',
  worldRankYear: 'integer',
  countryRank: 'integer',
  undergraduateGpaMin: 'integer',
  undergraduateGpaMax: 'integer',
  graduateGpaMin: 'integer',
  graduateGpaMax: 'integer',
  gpaBasis: 'text',
  latitude: 'double precision',
  longitude: 'double precision',
  sector: 'text',
  sources: 'jsonb',
};

const quoted = (column: string) => `"${column}"`;
const names = Object.keys(COLUMNS).map(quoted);
const from = (table: string) => names.map((name) => `${table}.${name}`).join(', ');

// Not INSERT ... ON CONFLICT, which would draw an id for every row that is there already.
const UPSERT = `
  WITH incoming AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset($1::jsonb)
      AS row(${Object.entries(COLUMNS)
        .map(([name, type]) => `${quoted(name)} ${type}`)
        .join(', ')})
  ), updated AS (
    UPDATE universities AS u SET ${names.map((name) => `${name} = incoming.${name}`).join(', ')}
    FROM incoming
    WHERE u.slug = incoming.slug AND (${from('u')}) IS DISTINCT FROM (${from('incoming')})
    RETURNING 1
  ), inserted AS (
    INSERT INTO universities (${names.join(', ')})
    SELECT ${names.join(', ')} FROM incoming
    WHERE NOT EXISTS (SELECT 1 FROM universities AS u WHERE u.slug = incoming.slug)
    RETURNING 1
  )
  SELECT (SELECT count(*) FROM updated)::integer + (SELECT count(*) FROM inserted)::integer AS written`;

const OLD = 'JOIN universities AS old ON old.slug = former.slug';

/** Old slugs with the slugs of what they merged into; an id that is known stays known. */
const REMEMBER_MERGERS = `
  INSERT INTO former_universities (slug, id, "successorId")
  SELECT former.slug, old.id, successor.id
  FROM jsonb_to_recordset($1::jsonb) AS former(slug text, successor text)
  JOIN universities AS successor ON successor.slug = former.successor LEFT ${OLD}
  ON CONFLICT (slug) DO UPDATE SET "successorId" = excluded."successorId",
    id = coalesce(former_universities.id, excluded.id)`;
/** What students saved moves along; comparisons follow when they are read, see comparisons.service.ts. */
const MOVE_SHORTLISTS = `
  INSERT INTO shortlist_entries ("userId", "universityId", "fieldOfStudy", "createdAt")
  SELECT entry."userId", former."successorId", entry."fieldOfStudy", entry."createdAt"
  FROM former_universities AS former ${OLD} JOIN shortlist_entries AS entry ON entry."universityId" = old.id
  ON CONFLICT DO NOTHING`;
/**
 * So do applications. One that its student has at the other university, too, keeps the old name in the programme,
 * because the same application is there only once.
 */
const MOVE_APPLICATIONS = `
  UPDATE applications AS moved SET "universityId" = former."successorId",
    programme = CASE WHEN same.id IS NULL THEN moved.programme
      ELSE concat_ws(' ', moved.programme, '(' || old.name || ')') END
  FROM former_universities AS former ${OLD}
    JOIN applications AS old_one ON old_one."universityId" = old.id
    LEFT JOIN LATERAL (
      SELECT other.id FROM applications AS other LEFT JOIN former_universities AS also ON also.id = other."universityId"
      WHERE other.id <> old_one.id AND other."userId" = old_one."userId" AND other.level = old_one.level
        AND other.programme IS NOT DISTINCT FROM old_one.programme AND other.intake IS NOT DISTINCT FROM old_one.intake
        AND coalesce(also."successorId", other."universityId") = former."successorId"
      LIMIT 1
    ) AS same ON true
  WHERE moved.id = old_one.id`;
const REMOVE_MERGED =
  'DELETE FROM universities USING former_universities AS former WHERE universities.slug = former.slug';

/**
 * Brings the universities to the state of the seed file and its rules, by slug, in one transaction. Rows that
 * left the file stay, because shortlists and applications refer to them, unless the file says what they merged into. Costs one small query when nothing has changed.
 * The caller holds the lock that keeps other instances out. Answers how many rows were written.
 */
export async function seedUniversities(dataSource: DataSource): Promise<number> {
  const seed = await readFile(SEED_FILE);
  const fingerprint = await fingerprintOf(seed);
  const state: { fingerprint: string }[] = await dataSource.query(
    'SELECT fingerprint FROM seed_state WHERE name = $1',
    [STATE_NAME],
  );
  if (state[0]?.fingerprint === fingerprint) return 0;

  const facts = JSON.parse(seed.toString('utf8')) as UniversityFact[];
  return dataSource.transaction(async (manager) => {
    let written = 0;
    for (let at = 0; at < facts.length; at += CHUNK) {
      const rows = JSON.stringify(facts.slice(at, at + CHUNK).map(completeUniversity));
      const [result] = await manager.query<{ written: number }[]>(UPSERT, [rows]);
      written += result!.written;
    }
    const former = facts.flatMap(({ slug: successor, formerSlugs = [] }) =>
      formerSlugs.map((slug) => ({ slug, successor })),
    );
    // SQL by hand: each statement joins a list, or two tables, with what it changes, which repositories cannot.
    await manager.query(REMEMBER_MERGERS, [JSON.stringify(former)]);
    await manager.query(MOVE_SHORTLISTS);
    await manager.query(MOVE_APPLICATIONS);
    await manager.query(REMOVE_MERGED);
    await manager.query(
      `INSERT INTO seed_state (name, fingerprint) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET fingerprint = excluded.fingerprint`,
      [STATE_NAME, fingerprint],
    );
    return written;
  });
}

async function fingerprintOf(seed: Buffer): Promise<string> {
  const extension = extname(import.meta.url);
  const modules = RULE_MODULES.map((name) => readFile(new URL(`${name}${extension}`, import.meta.url)));
  const hash = createHash('sha256').update(seed);
  for (const module of await Promise.all(modules)) hash.update(module);
  return hash.digest('hex');
}
