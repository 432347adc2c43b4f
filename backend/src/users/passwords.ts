import { hash, verify } from '@node-rs/argon2';

// Argon2id with the parameters OWASP's password storage cheat sheet recommends: 19 MiB, 2 passes, 1 lane.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, PARAMETERS);

let nobodysHash: Promise<string> | undefined;

/**
 * Checks a password; without a stored hash it takes the same time and fails.
 * @param check does the work; a test counts what it is called with
 */
export async function passwordMatches(
  storedHash: string | undefined,
  password: string,
  check = verify,
): Promise<boolean> {
  nobodysHash ??= hashPassword('no account has this password');
  const matches = await check(storedHash ?? (await nobodysHash), password);
  return matches && storedHash !== undefined;
}
