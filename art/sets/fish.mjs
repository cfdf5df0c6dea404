import { placeDrawing } from '../paint/place.mjs';
import { canvas, lift } from './canvas.mjs';

const folder = '../../games/fishing/view/pictures';

/** What swims in our fishing games: to the left, on a clear ground, as large as it is seen on a phone. */
const fish = {
  angelfish: { drawing: 'tropical-fish' },
  bakunawa: { drawing: 'dragon', side: 224, tint: 'storm' },
  blowfish: { drawing: 'blowfish' },
  butanding: { drawing: 'whale', side: 224, tint: 'slate' },
  clownfish: { drawing: 'tropical-fish', tint: 'clown' },
  conch: { drawing: 'spiral-shell' },
  crab: { drawing: 'crab' },
  dolphin: { drawing: 'dolphin', side: 192 },
  'giant-clam': { drawing: 'oyster', side: 192, tint: 'reef' },
  'giant-squid': { drawing: 'squid', side: 224, tint: 'storm' },
  'golden-blowfish': { drawing: 'blowfish', side: 192, tint: 'gold', over: { drawing: 'sparkles', x: 0.8, y: 0.2, size: 0.32 } },
  'golden-shrimp': { drawing: 'shrimp', tint: 'gold' },
  jellyfish: { drawing: 'jellyfish' },
  lobster: { drawing: 'lobster' },
  'lobster-emperor': { drawing: 'lobster', side: 192, tint: 'gold', over: { drawing: 'crown', x: 0.5, y: 0.14, size: 0.36 } },
  'octopus-king': { drawing: 'octopus', side: 192, over: { drawing: 'crown', x: 0.5, y: 0.13, size: 0.34 } },
  oyster: { drawing: 'oyster' },
  'party-squid': { drawing: 'squid', tint: 'gold', over: { drawing: 'party-popper', x: 0.82, y: 0.2, size: 0.32 } },
  'reef-shark': { drawing: 'shark', tint: 'reef' },
  sardine: { drawing: 'fish', tint: 'silver' },
  shark: { drawing: 'shark', side: 192 },
  shrimp: { drawing: 'shrimp' },
  'spiny-blowfish': { drawing: 'blowfish', side: 160, tint: 'clown' },
  squid: { drawing: 'squid' },
  'storm-shark': { drawing: 'shark', side: 224, tint: 'storm', over: { drawing: 'high-voltage', x: 0.2, y: 0.2, size: 0.3 } },
  turtle: { drawing: 'turtle' },
};

// Each a matrix of colours: the light of the drawing stays, its colour becomes another.
const tints = {
  gold: '.5 .5 .3 0 .1  .35 .4 .2 0 .02  .05 .1 .05 0 0  0 0 0 1 0',
  silver: '.5 .35 .25 0 .12  .3 .45 .28 0 .12  .15 .3 .35 0 .16  0 0 0 1 0',
  slate: '.85 .1 .1 0 -.06  .2 .55 .1 0 -.04  .1 .3 .5 0 .02  0 0 0 1 0',
  clown: '1 .3 .1 0 .02  .3 .32 .05 0 .02  .05 .1 .2 0 .02  0 0 0 1 0',
  reef: '.5 .2 .1 0 0  .1 .9 .2 0 .06  .1 .4 .6 0 .05  0 0 0 1 0',
  storm: '.62 .1 .25 0 0  .1 .45 .2 0 0  .2 .2 .95 0 .04  0 0 0 1 0',
};

export function swimmers() {
  return Object.entries(fish).map(([name, { drawing, tint, over, side = 128 }]) => ({
    name: `${folder}/fish-${name}.webp`,
    svg: () => canvas({ width: side, height: side }, `<defs>${lift({ dy: 2, blur: 2, opacity: 0.35 })}${tintOf(tint)}</defs><g filter="url(#lift)"><g${tint ? ' filter="url(#tint)"' : ''}>${placeDrawing(drawing, { x: side / 2, y: side / 2, size: side * (over ? 0.82 : 0.92) })}</g>${over ? placeDrawing(over.drawing, { x: over.x * side, y: over.y * side, size: over.size * side }) : ''}</g>`),
    width: side,
    height: side,
    quality: 84,
    alphaQuality: 80,
    mostBytes: 12_000,
  }));
}

function tintOf(tint) {
  return tint ? `<filter id="tint" color-interpolation-filters="sRGB"><feColorMatrix values="${tints[tint]}"/></filter>` : '';
}
