const seconds = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Shows that `work` goes on and how long it took. On a terminal the seconds count up. */
export async function step(label, work) {
  const start = performance.now();
  const { stdout } = process;
  stdout.write(`${label}…`);
  const ticking = stdout.isTTY && setInterval(() => stdout.write(`\r${label}… ${seconds(start)}`), 1000);
  try {
    const result = await work();
    stdout.write(`${stdout.isTTY ? `\r${label}…` : ''} ${seconds(start)}\n`);
    return result;
  } catch (error) {
    stdout.write('\n');
    throw error;
  } finally {
    clearInterval(ticking);
  }
}

/** @returns what `work` gives and the whole seconds it took */
export async function timed(work) {
  const start = performance.now();
  const result = await work();
  return { result, seconds: Math.round((performance.now() - start) / 100) / 10 };
}

/** Begins `work`, which gets a function to say things with. @returns what shows them, and the rest as it comes, to the end */
export function ahead(work) {
  let held = '';
  let hear = (text) => (held += text);
  const result = work((text) => hear(text));
  // Whoever does not get to it has been interrupted, too.
  result.catch(() => undefined);
  return () => {
    process.stderr.write(held);
    hear = (text) => process.stderr.write(text);
    return result;
  };
}
