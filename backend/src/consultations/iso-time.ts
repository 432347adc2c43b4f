/** Times in answers that PostgreSQL writes as JSON. */

/** A time as JavaScript writes it. */
export const isoTime = (time: string) =>
  `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** The same, selected as `column`. */
export const iso = (column: string, time = `"${column}"`) => `${isoTime(time)} AS "${column}"`;
