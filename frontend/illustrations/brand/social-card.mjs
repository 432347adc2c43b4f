/** The ten landmarks on one shore under one sun, which carries the meridian: shown where a page is shared. */
import { bands, cloud, ripples, SOCIAL } from '../kit/air.mjs';
import { ridge, skyline, trees } from '../kit/land.mjs';
import { clipped, dot, fill, put, range, rect } from '../kit/path.mjs';
import destinations from '../destinations/index.mjs';
import { sprig } from '../objects/desk.mjs';
import { meridian } from './mark.mjs';

const { w: W, h: H, horizon: HZ, sun: SUN } = SOCIAL;
const c = {
  far: '#e3b3a6',
  mid: '#b98a9c',
  near: '#7d6390',
  dark: '#33396b',
  deep: '#1c2541',
  disc: '#fff0c8',
  glow: '#ffe0a6',
};
/** Flat steps from top to bottom instead of a gradient, which would be dithered: the PNG must stay small. */
const steps = (colours, y0, y1, k) => {
  const h = (y1 - y0) / k;
  return range(k, (i) => {
    const t = (i / (k - 1)) * (colours.length - 1);
    const j = Math.min(colours.length - 2, Math.floor(t));
    const [a, b] = [colours[j], colours[j + 1]].map((hex) =>
      [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
    );
    const mixed = a.map((v, p) =>
      Math.round(v + (b[p] - v) * (t - j))
        .toString(16)
        .padStart(2, '0'),
    );
    return fill(rect(0, Math.round(y0 + i * h), W, Math.ceil(h) + 1), `#${mixed.join('')}`);
  });
};
const luminance = (hex) =>
  [1, 3, 5].reduce((sum, i, k) => sum + Number.parseInt(hex.slice(i, i + 2), 16) * [0.3, 0.59, 0.11][k], 0);
/** A drawing in the tones of this card: its own colours only say which is lighter. */
const retone = (body, tones) => {
  const own = [...new Set(body.match(/#[\da-f]{6}/g))].sort((a, b) => luminance(a) - luminance(b));
  return body.replace(
    /#[\da-f]{6}/g,
    (hex) => tones[Math.floor((own.indexOf(hex) / own.length) * tones.length)],
  );
};
/** The landmark `name` with its foot, in the poster at x, y, moved to X on the shore and scaled. */
const place = (name, x, y, X, k, tones, Y = HZ + 8) =>
  put(X - x * k, Y - y * k, k, retone(destinations[name].landmark(), tones));
const FRONT = ['#232a57', '#3b3f73', '#5a5288', '#8a6f97', '#ffe6c8'];
const BACK = ['#8d7099', '#a27f9d', '#b993a3', '#cda9a8'];

export const alt = 'Ten landmarks of study destinations along one shore at sunrise';
export const scene = () =>
  [
    steps(['#6d6ca3', '#ab95b0', '#e6bfab', '#fee3bb'], 0, HZ + 10, 44),
    `<circle cx="${SUN.x}" cy="${SUN.y}" r="${SUN.r * 2.3}" fill="${c.glow}" opacity=".16"/><circle cx="${SUN.x}" cy="${SUN.y}" r="${SUN.r * 1.55}" fill="${c.glow}" opacity=".25"/><circle cx="${SUN.x}" cy="${SUN.y}" r="${SUN.r}" fill="${c.disc}"/>`,
    clipped('disc', dot(SUN.x, SUN.y, SUN.r), meridian(SUN.x, SUN.y, SUN.r, '#f2a93b', 6)),
    cloud(470, 110, 130, '#f3cdb8', 0.6, 0),
    cloud(90, 150, 120, '#e5b9b0', 0.6, 2),
    cloud(900, 84, 120, '#c6a7ad', 0.7, 1),
    ridge(31, HZ + 2, 50, c.far, { x1: W + 5, bottom: HZ + 20, step: 90 }),
    place('new-zealand', 512, 330, 92, 0.96, BACK),
    place('ireland', 640, 340, 1092, 0.8, BACK),
    skyline(29, 300, 1206, HZ + 8, 54, 20, c.mid, { bottom: HZ + 14 }),
    trees(5, -5, W + 5, HZ + 12, 14, c.near, 1.5),
    place('united-states', 568, 332, 128, 1.14, FRONT),
    place('united-kingdom', 548, 336, 262, 1, FRONT),
    place('canada', 545, 332, 812, 1.02, FRONT),
    place('france', 545, 322, 684, 1, FRONT),
    place('germany', 556, 348, 512, 0.66, FRONT),
    place('slovakia', 568, 234, 912, 0.62, FRONT, HZ - 22),
    fill(`M826 ${HZ + 12}Q852 ${HZ - 20} 870 ${HZ - 22}H958Q976 ${HZ - 18} 1000 ${HZ + 12}z`, '#3b3f73'),
    place('dubai', 545, 322, 1138, 1.06, FRONT),
    steps(['#f6cfb2', '#a983a4', '#453f78'], HZ + 8, H, 24),
    place(
      'australia',
      620,
      368,
      1000,
      0.62,
      ['#232a57', '#8a6f97', '#c9a2a6', '#f0cdb4', '#fff3e0'],
      HZ + 22,
    ),
    bands(2, SUN.x, HZ + 18, H - 40, (t) => 62 - 18 * t, c.disc, 0.9),
    bands(7, 684, HZ + 20, H - 90, (t) => 40 - 28 * t, c.dark, 0.4),
    bands(8, 128, HZ + 20, 500, (t) => 54 - 30 * t, c.dark, 0.35),
    bands(9, 1138, HZ + 20, 510, (t) => 24 - 12 * t, c.dark, 0.4),
    ripples(12, HZ + 20, H - 20, 30, '#fbdcc8', 0.45, SOCIAL),
    fill(`M-5 ${H + 5}V${H - 60}Q120 ${H - 90} 240 ${H - 50}T420 ${H + 5}z`, c.dark),
    fill(`M-5 ${H + 5}V${H - 30}Q90 ${H - 54} 190 ${H - 20}L250 ${H + 5}z`, c.deep),
    fill(`M${W + 5} ${H + 5}V${H - 70}Q1090 ${H - 96} 990 ${H - 50}T820 ${H + 5}z`, c.dark),
    sprig(-6, H + 6, 1.5, c),
    sprig(W + 6, H + 6, 1.6, c, -1),
  ]
    .flat()
    .join('');
