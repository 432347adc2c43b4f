/** Where a figure comes from. */
export interface Source {
  label: string;
  url: string;
  /** ISO date on which the figures were last compared with it. */
  checkedOn: string;
  /** The figures were compared with an archived copy of the page, not with the live page. Its age is not known. */
  copy?: true;
}
