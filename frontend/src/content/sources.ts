/** Where a figure comes from. */
export interface Source {
  label: string;
  url: string;
  /** ISO date on which the figures were last compared with it. */
  checkedOn: string;
}
