/** The eight steps of the journey, from the first talk to the packed suitcase. */
import { STEP } from '../kit/air.mjs';
import { fill, line, put, rect } from '../kit/path.mjs';
import { coast, ember, honey, lagoon, lilac, mint, rose, sprig, steel, still } from '../objects/desk.mjs';
import {
  boardingPass,
  boxImprint,
  clipboard,
  envelope,
  exam,
  imprint,
  jet,
  openLetter,
  openPassport,
  paperPlane,
  passport,
  pin,
  rosette,
  sheet,
  stack,
} from '../objects/paper.mjs';
import { armchair, cup, model, mortarboard, plant, sideTable, suitcase } from '../objects/room.mjs';
import {
  alarmClock,
  bubbles,
  fountainPen,
  headphones,
  magnifier,
  pencil,
  penPot,
  rubberStamp,
} from '../objects/tools.mjs';

const trail = (d, c) => line(d, c, 3, ' stroke-linecap="round" stroke-dasharray="2 9"');

export default {
  'initial-consultation': {
    alt: 'Two armchairs at a small table with tea',
    scene: () => {
      const c = rose;
      return still(
        c,
        STEP,
        [
          [112, 262, 1.02, armchair(c), 40],
          [
            286,
            262,
            1.02,
            armchair({ ...c, accent: c.cover, accentShade: c.coverShade, trim: c.accent }, -1),
            40,
          ],
          [200, 266, 1, sideTable(c), 26],
          [180, 214, 0.62, cup(c)],
          [222, 214, 0.62, cup(c, [c.cover, c.coverShade])],
          [360, 274, 0.9, plant(c, 100), 18],
        ],
        {
          clouds: [
            [250, 40, 60, 0],
            [24, 52, 50, 2],
          ],
          air: put(276, 128, 0.82, bubbles(c)),
          front: sprig(-8, 306, 1, c),
        },
      );
    },
  },
  'university-research': {
    alt: 'A magnifying glass over a small model of a university beside books',
    scene: () => {
      const c = steel;
      const hall = [c.paper, '#b9cade', c.cover, c.coverShade];
      return still(
        c,
        STEP,
        [
          [
            88,
            262,
            0.9,
            stack(
              [
                [120, 22, 0, [c.cover, c.coverShade]],
                [108, 20, 4, [c.accent, c.accentShade]],
                [116, 18, -4, [c.dark, c.deep]],
              ],
              c,
            ),
            50,
          ],
          [88, 208, 0.5, model(c, ['#dbe5ef', '#b9cade', c.accent, c.accentShade])],
          [314, 252, 0.62, model(c, hall), 34],
          [226, 204, 1, magnifier(58, c, put(-2, 34, 0.74, model(c, hall, true)))],
          [366, 262, 0.7, pin(c)],
        ],
        {
          seed: 12,
          clouds: [
            [240, 44, 70, 1],
            [20, 40, 54, 0],
          ],
          front: sprig(408, 306, 0.9, c, -1),
        },
      );
    },
  },
  'document-preparation': {
    alt: 'A checklist, a sealed certificate and a fountain pen',
    scene: () => {
      const c = honey;
      return still(
        c,
        STEP,
        [
          [76, 258, 0.8, penPot(c), 18],
          [318, 258, 1, sheet(104, 142, c, 6), 48, 4],
          [352, 226, 0.9, rosette(20, c)],
          [206, 264, 0.96, clipboard(92, 124, c), 46, -4],
          [252, 274, 1, fountainPen(104, c), 0, -6],
        ],
        {
          seed: 17,
          clouds: [
            [250, 36, 70, 2],
            [16, 60, 50, 1],
          ],
          front: sprig(-8, 306, 1, c),
        },
      );
    },
  },
  'test-preparation': {
    alt: 'An answer sheet with a pencil, headphones and an alarm clock',
    scene: () => {
      const c = lagoon;
      return still(
        c,
        STEP,
        [
          [90, 260, 0.98, headphones(c), 44],
          [224, 260, 1, exam(104, 146, c), 48, -4],
          [328, 264, 1, alarmClock(36, c), 34],
          [150, 274, 1, pencil(96, c), 0, -5],
        ],
        {
          seed: 22,
          clouds: [
            [244, 40, 70, 0],
            [320, 80, 50, 2],
          ],
          front: sprig(408, 308, 0.9, c, -1),
        },
      );
    },
  },
  'application-submission': {
    alt: 'A paper plane rising from a stack of sealed envelopes',
    scene: () => {
      const c = coast;
      return still(
        c,
        STEP,
        [
          [
            120,
            262,
            1,
            stack(
              [
                [130, 18, 0, [c.cover, c.coverShade]],
                [120, 16, 5, [c.dark, c.deep]],
              ],
              c,
            ),
            54,
          ],
          [118, 230, 0.8, envelope(124, 78, c), 0, -3],
          [236, 264, 0.9, envelope(122, 80, c), 50, 4],
          [334, 266, 0.86, penPot(c), 18],
        ],
        {
          seed: 8,
          clouds: [
            [36, 46, 54, 1],
            [210, 84, 50, 2],
          ],
          air: trail('M150 178Q212 176 236 142T304 96', c.paper) + put(366, 58, 1, paperPlane(c), -24),
          front: sprig(-8, 306, 0.9, c),
        },
      );
    },
  },
  'admission-response': {
    alt: 'An opened letter with a rosette, a graduation cap beside it',
    scene: () => {
      const c = lilac;
      const letter = put(0, -26, 1, sheet(108, 118, c, 5)) + put(32, -72, 0.9, rosette(17, c));
      return still(
        c,
        STEP,
        [
          [268, 264, 1.06, openLetter(140, 84, c, letter), 66],
          [
            96,
            264,
            0.92,
            stack(
              [
                [112, 20, 0, [c.dark, c.deep]],
                [100, 18, -3, [c.accent, c.accentShade]],
              ],
              c,
            ),
            50,
          ],
          [96, 219, 0.92, mortarboard(c)],
        ],
        {
          seed: 26,
          clouds: [
            [250, 66, 60, 1],
            [22, 62, 50, 0],
          ],
          front:
            sprig(408, 306, 0.9, c, -1) +
            fill(
              [
                [208, 62],
                [196, 104],
                [170, 40],
                [350, 92],
                [366, 52],
                [328, 34],
                [240, 36],
              ].map(([x, y], i) => rect(x, y, 5 + (i % 2) * 2, 5)),
              c.accent,
            ),
        },
      );
    },
  },
  'visa-processing': {
    alt: 'An open passport with the imprint of a visa stamp',
    scene: () => {
      const c = mint;
      return still(
        c,
        STEP,
        [
          [
            158,
            266,
            1.22,
            openPassport(c) +
              put(42, -50, 1, imprint(23, c.accent, -12)) +
              put(56, -28, 0.6, boxImprint(44, c.cover, 8)),
            96,
          ],
          [316, 262, 1.12, rubberStamp(c), 32],
        ],
        {
          seed: 31,
          clouds: [
            [240, 38, 70, 2],
            [330, 74, 46, 0],
          ],
          front: sprig(-8, 308, 0.8, c),
        },
      );
    },
  },
  'pre-departure': {
    alt: 'A packed suitcase with passport and boarding pass while a plane climbs',
    scene: () => {
      const c = ember;
      return still(
        c,
        STEP,
        [
          [310, 266, 1.06, suitcase(c), 46],
          [104, 262, 0.94, passport(c), 30, -7],
          [160, 270, 0.96, boardingPass(c), 56, 5],
          [240, 272, 0.8, cup(c), 18],
        ],
        {
          seed: 14,
          clouds: [
            [24, 52, 50, 1],
            [318, 50, 56, 0],
          ],
          air: trail('M70 112Q130 100 176 70', c.paper) + put(214, 50, 0.8, jet(c.cover), -28),
          front: sprig(-8, 308, 0.8, c),
        },
      );
    },
  },
};
