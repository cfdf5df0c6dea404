import { readFileSync } from 'node:fs';
import { chanceOf } from '../paint/chance.mjs';
import { palettes } from '../paint/palettes.mjs';
import { gradient, radial } from '../paint/place.mjs';
import { scenes } from '../paint/scenes/index.mjs';
import { canvas } from './canvas.mjs';

const folder = '../../games/slots/view/pictures';

/** What stands behind the board of each of our slots, without its ground, which the page paints in the title's colours. */
export function slotScenes() {
  const catalogue = JSON.parse(readFileSync(new URL('../../content/catalogue/games.json', import.meta.url), 'utf8'));
  return Object.entries(places).map(([code, scene]) => {
    const palette = palettes[catalogue.find((game) => game.code === code).palette];
    return { name: `${folder}/scene-${code}.svg`, svg: () => sceneOf(code, scene, palette) };
  });
}

const places = {
  'mangga-fiesta': 'burst',
  'siyete-suwerte': 'lights',
  'perlas-ng-dagat': 'reef',
  'kalabaw-gold': 'terraces',
  'parol-nights': 'night',
  'gusi-treasures': 'cave',
  'jeepney-jackpot': 'palms',
  'dragon-ginto-8': 'moon',
  'diamante-reyna': 'arch',
  'baybayin-secrets': 'ikat',
  'mayon-embers': 'volcano',
  'halo-halo-bonanza': 'waves',
};

function sceneOf(code, scene, palette) {
  const [light] = palette;
  const paints = [
    gradient('downward', [[0, '#fff'], [1, '#fff', 0]]),
    gradient('gold', [[0, '#FFF0B3'], [0.5, '#E3A12B'], [1, '#8A5200']], { x2: 1 }),
    radial('outward', [[0, '#fff'], [0.75, '#fff', 0.15], [1, '#fff', 0]]),
    radial('glow', [[0, '#fff', 0.85], [1, light, 0]]),
  ];
  return canvas({ width: 300, height: 400 }, `<defs>${paints.join('')}</defs>${scenes[scene]({ palette, chance: chanceOf(code) })}`).replaceAll(/(\.\d)\d+/g, '$1');
}
