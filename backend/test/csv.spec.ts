import fc from 'fast-check';
import { csvLine } from '../src/common/csv.js';

describe('a line of a CSV file', () => {
  it.each([
    [['a', 1, null], 'a,1,\r\n'],
    [['a,b', 'say "x"', 'two\nlines'], '"a,b","say ""x""","two\nlines"\r\n'],
    [['=1+1', '+91 98765', '-1', '@x', '\tx', '\rx', '＝1'], `'=1+1,'+91 98765,'-1,'@x,'\tx,"'\rx",'＝1\r\n`],
    [[' x', 'x '], '" x","x "\r\n'],
  ])('of %j is %j', (cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });

  it('never starts a cell with what a spreadsheet would run, and loses nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { minLength: 1 }), (cells) => {
        const read = parse(csvLine(cells));
        expect(read.every((cell) => !/^[=+\-@\t\r]/.test(cell))).toBe(true);
        expect(read.map((cell, i) => (cell === cells[i] ? cell : cell.slice(1)))).toEqual(cells);
      }),
    );
  });
});

/** RFC 4180 read back. */
function parse(line: string): string[] {
  return [...`,${line.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain!,
  );
}
