/** Consultation requests that a script sends and finds again; each has an e-mail address of its own. */

export const requestOf = (email) =>
  JSON.stringify({ name: 'Asha Rao', email, phone: '+91 98765 43210', message: 'x'.repeat(200) });

/** Every stored request's id by e-mail address; for an address stored more than once, all its ids. */
export async function storedIds(url, adminToken) {
  const stored = new Map();
  let next = `${url}/api/admin/consultation-requests`;
  while (next) {
    const response = await fetch(next, { headers: { 'admin-token': adminToken } });
    if (response.status !== 200) throw new Error(`The admin list answered ${response.status}`);
    for (const { id, email } of await response.json()) stored.set(email, [...(stored.get(email) ?? []), id]);
    const link = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    next = link && new URL(link, url).href;
  }
  return stored;
}

/**
 * Compares what was acknowledged (ids by e-mail address) with what is stored.
 * @param mayBeThere addresses of requests that got no answer
 * @returns a few words for each kind of difference
 */
export function differences(acknowledged, stored, mayBeThere) {
  const lost = [...acknowledged].filter(([email, id]) => !stored.get(email)?.includes(id));
  const doubled = [...stored].filter(([, ids]) => ids.length > 1);
  const unknown = [...stored.keys()].filter(
    (email) => !acknowledged.has(email) && !mayBeThere.includes(email),
  );
  return [
    lost.length > 0 && `${lost.length} lost, first ${lost[0][0]}`,
    doubled.length > 0 && `${doubled.length} stored more than once, first ${doubled[0][0]}`,
    unknown.length > 0 && `${unknown.length} that nobody sent, first ${unknown[0]}`,
  ].filter(Boolean);
}
