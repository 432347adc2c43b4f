/** Where a figure comes from. */
export interface Source {
  label: string;
  url: string;
  /** ISO date on which the figures were last compared with it. */
  checkedOn: string;
  /** Whether that was done with a stored copy of the page, whose age is not known. */
  copy?: true;
}
