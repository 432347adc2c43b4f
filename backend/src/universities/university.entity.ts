import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Where a figure comes from: it was published or reported for this very institution, or is by a documented rule of ours. */
export const FIGURE_BASES = ['published', 'indicative'] as const;
export type FigureBasis = (typeof FIGURE_BASES)[number];

/** One institution. Rows come only from the seed, which upserts by `slug`; `id` stays the same until it merges. */
@Entity('universities')
@Check('universities_tuition_order', '"tuitionMinUSD" >= 0 AND "tuitionMinUSD" <= "tuitionMaxUSD"')
@Check(
  'universities_gpa_range',
  '"undergraduateGpaMin" BETWEEN 0 AND "undergraduateGpaMax" AND "undergraduateGpaMax" <= 400 AND "graduateGpaMin" BETWEEN 0 AND "graduateGpaMax" AND "graduateGpaMax" <= 400',
)
@Check(
  'universities_basis',
  `"tuitionBasis" IN ('published', 'indicative') AND "gpaBasis" IN ('published', 'indicative')`,
)
@Index('universities_filters', { synchronize: false })
@Index('universities_programs', { synchronize: false })
@Index('universities_search', { synchronize: false })
@Index('universities_rank_order', { synchronize: false })
@Index('universities_by_tuition', ['tuitionMinUSD', 'sortName', 'id'])
@Index('universities_by_name', ['sortName', 'id'])
export class University {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Stable name for addresses, unique for ever. */
  @Column('text', { unique: true })
  slug!: string;

  @Column('text')
  name!: string;

  /** `name` in lower case without accents. Lists are sorted by it. */
  @Column({ type: 'text', collation: 'C', select: false })
  sortName!: string;

  /** The text that the search looks in; see searchTextOf. */
  @Column('text', { select: false })
  searchText!: string;

  @Column('text')
  city!: string;

  /** State, province, Land or région; in the United Kingdom the nation. */
  @Column('text', { nullable: true })
  region!: string | null;

  /** One of the ten destinations. */
  @Column('text')
  country!: string;

  /** Two or three sentences composed from this row's own facts. */
  @Column('text')
  description!: string;

  @Column('integer', { nullable: true })
  establishedYear!: number | null;

  @Column('integer', { nullable: true })
  studentPopulation!: number | null;

  /** Whole US dollars a year. */
  @Column('integer')
  tuitionMinUSD!: number;

  @Column('integer')
  tuitionMaxUSD!: number;

  @Column('text')
  tuitionBasis!: FigureBasis;

  /** Academic year or calendar year the tuition figure is from, for example "2023-24". */
  @Column('text')
  tuitionYear!: string;

  /** Publisher of the tuition figure, in words a reader understands, with its address where there is one. */
  @Column('text')
  tuitionSource!: string;

  @Column('text', { nullable: true })
  website!: string | null;

  /** Most of its students never come to a campus. */
  @Column('boolean', { default: false })
  distance!: boolean;

  /** Fields of study known to be offered; may be shorter than the truth unless `programsComplete`. */
  @Column('text', { array: true })
  programs!: string[];

  @Column('boolean')
  programsComplete!: boolean;

  /** Lower bound of the published band; show `worldRankDisplay`. */
  @Column('integer', { nullable: true })
  worldRank!: number | null;

  @Column('text', { nullable: true })
  worldRankDisplay!: string | null;

  @Column('text', { nullable: true })
  worldRankPublisher!: string | null;

  @Column('integer', { nullable: true })
  worldRankYear!: number | null;

  /** Position within the same country in the same list. */
  @Column('integer', { nullable: true })
  countryRank!: number | null;

  /** GPA times 100 on the 4.0 scale; null: nothing is known that a band could come from. */
  @Column('integer', { nullable: true })
  undergraduateGpaMin!: number | null;

  @Column('integer', { nullable: true })
  undergraduateGpaMax!: number | null;

  @Column('integer', { nullable: true })
  graduateGpaMin!: number | null;

  @Column('integer', { nullable: true })
  graduateGpaMax!: number | null;

  @Column('text')
  gpaBasis!: FigureBasis;

  @Column('double precision', { nullable: true })
  latitude!: number | null;

  @Column('double precision', { nullable: true })
  longitude!: number | null;

  @Column('text', { nullable: true })
  sector!: string | null;

  /** Source key per group of facts, explained in docs/university-data.md. */
  @Column('jsonb')
  sources!: Record<string, string | null>;
}
