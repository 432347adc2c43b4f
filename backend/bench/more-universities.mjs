/**
 * Adds copies of the seed's universities under changed names, figures and places until there are so many.
 * @param client pg client on a migrated and seeded database
 */
export async function fillUniversities(client, count) {
  const { rows } = await client.query(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = 'universities' AND column_name <> 'id' AND is_generated = 'NEVER' ORDER BY ordinal_position`,
  );
  const columns = rows.map(({ name }) => `"${name}"`);
  const changed = {
    '"slug"': `slug || '-' || copy`,
    '"name"': `word || ' ' || name`,
    '"sortName"': `lower(word) || ' ' || "sortName"`,
    '"searchText"': `lower(word) || ' ' || "searchText"`,
    '"worldRank"': `"worldRank" * copy`,
    '"tuitionMinUSD"': `greatest(0, ("tuitionMinUSD" * spread)::integer)`,
    '"tuitionMaxUSD"': `greatest(0, ("tuitionMaxUSD" * spread)::integer)`,
    '"latitude"': 'latitude + (spread - 1) * 4',
    '"longitude"': 'longitude + (spread - 1) * 4',
  };
  await client.query('SELECT setseed(0.42)');
  await client.query(
    `INSERT INTO universities (${columns.join(', ')})
     SELECT ${columns.map((column) => changed[column] ?? column).join(', ')} FROM (
       SELECT u.*, copy, 0.5 + random() AS spread,
         ($2::text[])[1 + copy % cardinality($2::text[])] || CASE WHEN copy > cardinality($2::text[]) THEN copy::text ELSE '' END AS word
       FROM universities u, generate_series(2, 1 + $1::int / (SELECT count(*)::int FROM universities)) copy
     ) copies`,
    [count, WORDS],
  );
  await client.query('VACUUM (ANALYZE) universities');
}

const WORDS =
  `Northern Southern Eastern Western Central Upper Lower Old New Royal Free Open Green Silver Golden Grand Saint
  River Lake Harbour Hill Valley Forest Meadow Garden Bridge Castle Market Abbey Minster`.split(/\s+/);
