/** The services, by the id in their address. */
import { SERVICE, stars } from '../kit/air.mjs';
import { line, put } from '../kit/path.mjs';
import { coast, ember, honey, lilac, mint, night, plum, sprig, steel, still } from '../objects/desk.mjs';
import {
  clipboard,
  exam,
  jet,
  map,
  openBook,
  passport,
  pin,
  scroll,
  shelf,
  stack,
} from '../objects/paper.mjs';
import { bank, coins, globe, laurel, model, mortarboard, sprout } from '../objects/room.mjs';
import {
  calculator,
  compass,
  flask,
  fountainPen,
  hourglass,
  medal,
  pencil,
  penPot,
  rubberStamp,
  setSquare,
  signpost,
} from '../objects/tools.mjs';

export default {
  'career-counseling': {
    alt: 'A signpost, a compass and a folded map',
    scene: () => {
      const c = steel;
      return still(
        c,
        SERVICE,
        [
          [286, 218, 1.06, signpost(c), 20],
          [214, 230, 0.86, map(c), 60],
          [84, 226, 0.9, compass(34, c), 32],
        ],
        {
          clouds: [
            [196, 34, 50, 1],
            [18, 40, 50, 0],
          ],
          front: sprig(408, 266, 0.8, c, -1),
        },
      );
    },
  },
  'test-preparation': {
    alt: 'Books, an hourglass and an answer sheet with a pencil',
    scene: () => {
      const c = honey;
      const [a, b] = [c.cover, c.accent];
      return still(
        c,
        SERVICE,
        [
          [
            56,
            222,
            0.86,
            shelf(
              [
                [22, 96, a, b],
                [18, 84, b, c.paper],
                [24, 104, c.dark, b],
                [16, 78, c.leaf, c.paper],
              ],
              c,
            ),
            40,
          ],
          [316, 222, 0.92, exam(92, 128, c), 44, 4],
          [208, 226, 1.04, hourglass(c), 26],
          [238, 234, 0.9, pencil(84, c), 0, -4],
        ],
        {
          seed: 12,
          clouds: [
            [210, 40, 60, 2],
            [24, 36, 46, 0],
          ],
          front: sprig(-8, 266, 0.7, c),
        },
      );
    },
  },
  'course-selection': {
    alt: 'A flask, an open book and a set square',
    scene: () => {
      const c = lilac;
      return still(
        c,
        SERVICE,
        [
          [84, 224, 0.96, flask(c), 32],
          [
            312,
            224,
            0.94,
            stack(
              [
                [104, 18, 0, [c.cover, c.coverShade]],
                [94, 16, 3, [c.dark, c.deep]],
              ],
              c,
            ),
            48,
          ],
          [316, 192, 0.9, setSquare(c)],
          [202, 230, 1.16, openBook(112, c), 62],
        ],
        {
          seed: 17,
          clouds: [
            [226, 40, 60, 0],
            [20, 34, 48, 1],
          ],
          front: sprig(408, 268, 0.8, c, -1),
        },
      );
    },
  },
  'university-selection': {
    alt: 'Three small models of universities, one marked with a pin',
    scene: () => {
      const c = mint;
      const pale = [c.paper, '#b5d3c0', c.cover, c.coverShade];
      return still(
        c,
        SERVICE,
        [
          [74, 214, 0.74, model(c, pale), 42],
          [330, 214, 0.74, model(c, ['#d5e6d6', '#a9ccb8', c.leaf, c.cover]), 42],
          [212, 228, 1.14, model(c, [c.paper, '#c3dccb', c.accent, c.accentShade], true), 60],
          [262, 170, 0.8, pin(c)],
        ],
        {
          seed: 22,
          clouds: [
            [246, 34, 60, 1],
            [24, 44, 46, 2],
          ],
          front: sprig(-8, 268, 0.8, c),
        },
      );
    },
  },
  'application-assistance': {
    alt: 'A checklist with a fountain pen and a graduation cap on books',
    scene: () => {
      const c = plum;
      return still(
        c,
        SERVICE,
        [
          [
            96,
            226,
            0.9,
            stack(
              [
                [116, 20, 0, [c.dark, c.deep]],
                [104, 18, 4, [c.accent, c.accentShade]],
              ],
              c,
            ),
            52,
          ],
          [98, 182, 0.78, mortarboard(c)],
          [264, 226, 0.96, clipboard(88, 116, c), 46, 4],
          [208, 236, 0.94, fountainPen(96, c), 0, -5],
          [364, 226, 0.7, penPot(c), 14],
        ],
        {
          seed: 8,
          clouds: [
            [206, 30, 56, 0],
            [22, 40, 46, 2],
          ],
          front: sprig(408, 272, 0.6, c, -1),
        },
      );
    },
  },
  scholarships: {
    alt: 'A medal in a laurel wreath above a diploma, under stars',
    scene: () => {
      const c = { ...night, leaf: '#5b8f8a', lit: '#86b5a6' };
      return still(
        c,
        SERVICE,
        [
          [262, 132, 0.98, laurel(62, c)],
          [262, 172, 0.92, medal(32, c)],
          [262, 230, 1.2, scroll(116, c), 66],
          [
            96,
            224,
            0.84,
            stack(
              [
                [112, 20, 0, [c.cover, c.coverShade]],
                [98, 18, -4, [c.accent, c.accentShade]],
              ],
              c,
            ),
            46,
          ],
          [96, 184, 0.72, mortarboard({ ...c, cover: '#dfe4e0', coverShade: '#8fa8ba' })],
        ],
        {
          seed: 26,
          clouds: [[20, 50, 46, 1]],
          air: stars(
            [
              [60, 30, 1],
              [120, 46, 0],
              [196, 36, 2],
              [340, 30, 1],
              [372, 76, 2],
              [160, 76, 0],
              [30, 90, 1],
              [360, 128, 0],
            ],
            '#fff6dc',
          ),
          front: sprig(-8, 270, 0.6, c),
        },
      );
    },
  },
  'education-loan': {
    alt: 'Rising stacks of coins with a sprout before a small bank',
    scene: () => {
      const c = { ...ember, leaf: '#6b7a3a', lit: '#8f9a4a' };
      return still(
        c,
        SERVICE,
        [
          [300, 212, 1.06, bank(c), 66],
          [74, 228, 0.94, coins(3, c), 26],
          [132, 228, 0.94, coins(6, c), 26],
          [190, 228, 0.94, coins(9, c), 26],
          [190, 164, 0.92, sprout(c)],
          [352, 234, 0.7, calculator(c), 20, 5],
        ],
        {
          seed: 31,
          clouds: [
            [226, 36, 60, 2],
            [20, 38, 48, 0],
          ],
          front: sprig(-8, 272, 0.6, c),
        },
      );
    },
  },
  'visa-guidance': {
    alt: 'A globe, a passport and a visa stamp while a plane passes',
    scene: () => {
      const c = coast;
      return still(
        c,
        SERVICE,
        [
          [290, 224, 1.04, globe(48, c), 30],
          [190, 228, 0.98, passport({ ...c, cover: '#1f4f6c', coverShade: '#163f58' }), 34, -6],
          [84, 228, 0.94, rubberStamp(c), 32],
        ],
        {
          seed: 14,
          clouds: [
            [20, 36, 48, 1],
            [320, 86, 46, 0],
          ],
          air:
            line('M160 78Q206 74 244 48', c.paper, 3, ' stroke-linecap="round" stroke-dasharray="2 9"') +
            put(276, 34, 0.66, jet(c.cover), -22),
          front: sprig(408, 268, 0.8, c, -1),
        },
      );
    },
  },
};
