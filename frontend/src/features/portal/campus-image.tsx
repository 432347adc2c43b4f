/** Ground line of every scene. */
const GROUND = 88;

/** Ten campuses: hue of the sky, place and tone of the sun, and the silhouettes from far to near. */
const campuses = [
  // Domed library with colonnade
  {
    hue: 245,
    sun: [52, 40],
    far: 'M0 88V62l40-14 50 18 60-22 70 20 60-16 40 12v28z',
    near: 'M110 88V62h20v-6h14c2-14 12-22 26-22s24 8 26 22h14v6h20v26zM168 34v-10h4v10z',
  },
  // Clock tower and wings
  {
    hue: 75,
    sun: [250, 34],
    far: 'M0 88V70l60-10 80 12 90-16 90 12v20z',
    near: 'M60 88V64h80V40l10-18 10 18v24h90v24zM60 64l8-6h64l8 6zM160 64l8-6h74l8 6z',
  },
  // Gothic spires
  {
    hue: 300,
    sun: [230, 46],
    far: 'M0 88V58l70 12 70-20 90 18 90-12v32z',
    near: 'M70 88V58l8-24 8 24v6h40V46l10-30 10 30v18h40v-6l8-24 8 24v30z',
  },
  // Glass towers
  {
    hue: 205,
    sun: [70, 30],
    far: 'M0 88V66h40V52h34v20h60V58h50v14h66V54h40v14h30v20z',
    near: 'M90 88V30l44 12v46zM140 88V54h48v34zM194 88V44h30l12-10v54z',
  },
  // Gabled court
  {
    hue: 40,
    sun: [60, 48],
    far: 'M0 88V64l80 8 60-14 90 10 90-14v34z',
    near: 'M40 88V60l22-20 22 20 22-20 22 20 22-20 22 20 22-20 22 20 22-20 22 20v28z',
  },
  // Temple front on a hill
  {
    hue: 150,
    sun: [244, 40],
    far: 'M0 88c60-30 120-36 170-30s100 10 150-2v32z',
    near: 'M100 88V80h10V54h-8l58-24 58 24h-8v26h10v8zM126 56v24h8V56zM148 56v24h8V56zM170 56v24h8V56zM192 56v24h8V56z',
  },
  // Sawtooth workshops and chimney
  {
    hue: 20,
    sun: [270, 52],
    far: 'M0 88V70l50-18 60 16 80-20 70 18 60-8v30z',
    near: 'M50 88V58l36-16v16l36-16v16l36-16v16l36-16v46zM216 88V26h12v62zM236 88V60h34v28z',
  },
  // Arched cloister and bell tower
  {
    hue: 330,
    sun: [80, 34],
    far: 'M0 88V56l60 10 90-12 80 14 90-16v36z',
    near: 'M90 88V60h140v28h-12V76a8 8 0 0 0-16 0v12h-12V76a8 8 0 0 0-16 0v12h-12V76a8 8 0 0 0-16 0v12h-12V76a8 8 0 0 0-16 0v12zM64 88V40l12-14 12 14v48z',
  },
  // Stepped modern block with garden roof
  {
    hue: 180,
    sun: [60, 42],
    far: 'M0 88V72l80-20 60 12 90-22 90 20v26z',
    near: 'M60 88V72h40V58h46V44h54V32h50v56zM72 72c4-8 12-8 16 0zM112 58c5-9 15-9 20 0zM160 44c5-9 17-9 22 0z',
  },
  // Observatory by the water
  {
    hue: 265,
    sun: [248, 28],
    far: 'M0 88V74l90-16 70 10 80-18 80 16v22z',
    near: 'M120 88V60a30 30 0 0 1 60 0v28zM146 32l12-10 6 6-10 10zM186 88V66h54v22zM60 88V70h54v18z',
  },
] as const;

/** One of the ten for a university, always the same: the high bits of a multiplicative hash of its id. */
export const campusOf = (id: number) => (Math.imul(id, 0x9e3779b1) >>> 16) % campuses.length;

/** A decorative scene in flat layers under a low sun. */
export function CampusImage({ id, className }: { id: number; className?: string }) {
  const { hue, sun, far, near } = campuses[campusOf(id)]!;
  return (
    <svg viewBox="0 0 320 100" preserveAspectRatio="xMidYMax slice" aria-hidden className={className}>
      <path d="M0 0h320v100H0z" fill={`oklch(0.93 0.045 ${hue})`} />
      <path d="M0 50h320v50H0z" fill={`oklch(0.95 0.05 ${(hue + 40) % 360})`} />
      <circle cx={sun[0]} cy={sun[1]} r="16" fill="oklch(0.86 0.12 80)" />
      <path d={far} fill={`oklch(0.82 0.06 ${hue})`} />
      <path d={near} fillRule="evenodd" fill={`oklch(0.5 0.08 ${hue})`} />
      <path d={`M0 ${GROUND}h320v12H0z`} fill={`oklch(0.4 0.06 ${hue})`} />
    </svg>
  );
}
