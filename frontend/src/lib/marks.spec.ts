import { describeMarks, gpaFrom, marksOf, toldAs, toldMarks } from './marks';

test.each([
  [3.45, 'gpa', 3.45],
  [4, 'gpa', 4],
  [0.07, 'gpa', 0.07],
  [10, 'cgpa', 4],
  [8.1, 'cgpa', 3.24],
  [6.75, 'cgpa', 2.7],
  [0, 'cgpa', 0],
  // The rows of the table that Collegedunia publishes as AICTE's: 55, 60, 65, 70 and 75 per cent are 6.25, 6.75, 7.25, 7.75 and 8.25.
  [55, 'percentage', 2.5],
  [60, 'percentage', 2.7],
  [65, 'percentage', 2.9],
  [70, 'percentage', 3.1],
  [75, 'percentage', 3.3],
  [72.5, 'percentage', 3.2],
  [92.5, 'percentage', 4],
  [100, 'percentage', 4],
] as const)('%d as %s is a GPA of %d', (marks, scale, gpa) => {
  expect(gpaFrom(marks, scale)).toBe(gpa);
});

test('better marks are never a lower GPA', () => {
  for (const [scale, best] of [
    ['cgpa', 10],
    ['percentage', 100],
  ] as const) {
    const all = Array.from({ length: best * 10 + 1 }, (_, step) => gpaFrom(step / 10, scale));
    expect(all).toEqual([...all].sort((a, b) => a - b));
    expect(all.at(-1)).toBe(4);
  }
});

test.each([
  ['8.1', 'gpa', null],
  ['8.1', 'cgpa', 8.1],
  ['10.01', 'cgpa', null],
  ['72.5', 'cgpa', null],
  ['72.5', 'percentage', 72.5],
  ['72.555', 'percentage', null],
  ['-1', 'percentage', null],
  [' ', 'percentage', undefined],
] as const)('"%s" as %s is %s', (text, scale, marks) => {
  expect(marksOf(text, scale)).toBe(marks);
});

test('what was told comes back as it was told', () => {
  for (const [marks, scale] of [
    [3.4, 'gpa'],
    [8.1, 'cgpa'],
    [72.5, 'percentage'],
    [null, 'gpa'],
  ] as const)
    expect(toldMarks(toldAs(marks, scale))).toEqual({ marks, scale });
  expect(toldAs(8.1, 'cgpa')).toEqual({ gpa: 3.24, cgpa: 8.1, percentage: null });
});

test('marks are described as given, with what they stand for', () => {
  expect(describeMarks(3.4, 'gpa')).toBe('GPA of 3.4');
  expect(describeMarks(8.1, 'cgpa')).toBe('CGPA of 8.1 (about 3.24 of 4)');
  expect(describeMarks(72.5, 'percentage')).toBe('72.5% (about 3.2 of 4)');
});
