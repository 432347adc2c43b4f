import * as atrium from './atrium.mjs';
import * as brickHall from './brick-hall.mjs';
import * as cloister from './cloister.mjs';
import * as clockTower from './clock-tower.mjs';
import * as hillside from './hillside.mjs';
import * as library from './library.mjs';
import * as observatory from './observatory.mjs';
import * as quadrangle from './quadrangle.mjs';
import * as riverside from './riverside.mjs';
import * as scienceBlock from './science-block.mjs';

export default {
  quadrangle,
  'clock-tower': clockTower,
  library,
  atrium,
  'brick-hall': brickHall,
  riverside,
  hillside,
  cloister,
  'science-block': scienceBlock,
  observatory,
};
