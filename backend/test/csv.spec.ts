import fc from 'fast-check';
import { csvLine } from '../src/admin/csv.js';

describe('a line of a CSV file', () => {
  it.each([
    [['a', 1, null], 'a,1,\r\n'],
    [['a,b', 'say "x"', 'two\nlines'], '"a,b","say ""x""","two\nlines"\r\n'],
    [['=1+1', '+91 98765', '-1', '@x', '\tx', '\rx', '＝1'], `'=1+1,'+91 98765,'-1,'@x,'\tx,"'\rx",'＝1\r\n`],
    [[' x', 'x '], '" x","x "\r\n'],
    // Where the list separator is ";", or a quote begins too late to count, cells start here, too.
    [['a;=1+1', 'b;c', '1;"=2'], `"a;'=1+1","b;c","1;""'=2"\r\n`],
    [['two\n=lines\n\n- x', 'tab\t@x'], `"two\n'=lines\n\n'- x",tab\t'@x\r\n`],
  ])('of %j is %j', (cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });

  it('never starts a cell with what a spreadsheet would run, and loses nothing', () => {
    const text = fc.string({ unit: fc.constantFrom(...'=+-@;,"\t\r\n＝ ab'), maxLength: 20 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (cells) => {
        const read = parse(csvLine(cells));
        expect(read.every((cell) => !/^[\t\r]|(^|[;\t\r\n]"*)[=+\-@＝]/.test(cell))).toBe(true);
        expect(read.map((cell) => cell.replaceAll("'", ''))).toEqual(cells);
      }),
    );
  });
});

/** Parses CSV as RFC 4180 says. */
function parse(line: string): string[] {
  return [...`,${line.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain!,
  );
}
