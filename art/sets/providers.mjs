import { pathOf, widthOf } from '../paint/lettering.mjs';
import { gradient, radial, range, round } from '../paint/place.mjs';
import { canvas } from './canvas.mjs';

const width = 240;
const height = 96;

const logos = {
  'araw-studio': { words: ['Araw', 'STUDIO'], lettering: 'titan', ground: ['#7A1E12', '#3A0C0A'], ink: ['#FFE9A6', '#FFB71B'], emblem: risingSun },
  bahari: { words: ['Bahari', 'GAMES'], lettering: 'shrikhand', ground: ['#0B5A7A', '#06224A'], ink: ['#FFFFFF', '#8FF0E4'], emblem: threeWaves },
  'pilak-games': { words: ['Pilak', 'GAMES'], lettering: 'bowlby', ground: ['#3A4454', '#171C26'], ink: ['#FFFFFF', '#AEB7C4'], emblem: silverGem },
  'tala-play': { words: ['Tala', 'PLAY'], lettering: 'lilita', ground: ['#54208F', '#230A48'], ink: ['#FFFFFF', '#F6B8FF'], emblem: brightStar },
  'mesa-live': { words: ['Mesa', 'LIVE'], lettering: 'yeseva', ground: ['#0C6B4B', '#03231B'], ink: ['#FFF3CF', '#F0B23A'], emblem: tableAndChip },
  'luneta-live': { words: ['Luneta', 'LIVE'], lettering: 'yeseva', ground: ['#22307E', '#0B0826'], ink: ['#FFFFFF', '#FFE9A6'], emblem: crescent },
  'amihan-games': { words: ['Amihan', 'GAMES'], lettering: 'sansita', ground: ['#0F6B62', '#03323F'], ink: ['#FFFFFF', '#B8FFE0'], emblem: breeze },
  'kidlat-sports': { words: ['Kidlat', 'SPORTS'], lettering: 'racing', ground: ['#8C1546', '#2A0820'], ink: ['#FFFFFF', '#FFE27A'], emblem: bolt },
};

export function providers() {
  return Object.entries(logos).map(([code, logo]) => ({ name: `providers/${code}.webp`, svg: () => draw(logo), width, height, quality: 90, mostBytes: 6_000 }));
}

function draw({ words: [name, kind], lettering, ground, ink, emblem }) {
  const size = Math.min(46, 132 / widthOf(lettering, name));
  const kindWidth = widthOf('display', kind) * 13 + kind.length * 4;
  const word = pathOf(lettering, name, { size, x: 90, y: 54, anchor: 'left' });
  return canvas(
    { width, height },
    `<defs>${gradient('ground', [[0, ground[0]], [1, ground[1]]], { x2: 0.6 })}${gradient('ink', [[0.2, ink[0]], [1, ink[1]]])}${radial('shine', [[0, '#fff', 0.22], [1, '#fff', 0]])}</defs>
<rect width="240" height="96" rx="22" fill="url(#ground)"/><circle cx="46" cy="46" r="60" fill="url(#shine)"/><rect x=".75" y=".75" width="238.5" height="94.5" rx="21.25" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="1.5"/>
<g transform="translate(46 48)">${emblem(ink[1])}</g><path d="${word}" fill="url(#ink)"/>${spaced(kind)}<path d="M${round(96 + kindWidth)} 71.5H222" stroke="${ink[1]}" stroke-opacity=".4" stroke-width="2" stroke-linecap="round"/>`,
  );
}

function spaced(word) {
  let x = 91;
  return [...word]
    .map((letter) => {
      const path = pathOf('display', letter, { size: 13, x, y: 76, anchor: 'left' });
      x += widthOf('display', letter) * 13 + 4;
      return `<path d="${path}" fill="#fff" fill-opacity=".86"/>`;
    })
    .join('');
}

function risingSun(colour) {
  const rays = range(5).map((index) => `<path transform="rotate(${-72 + index * 36} 0 12)" d="M-4 -18L0 -30 4 -18Z" fill="${colour}"/>`);
  return `${rays.join('')}<path d="M-16 12a16 16 0 0 1 32 0z" fill="${colour}"/><path d="M-27 17H27M-19 24H19" stroke="${colour}" stroke-width="4.5" stroke-linecap="round"/>`;
}

function threeWaves(colour) {
  const wave = (y, opacity) => `<path d="M-28 ${y}q7 -11 14 0t14 0 14 0 14 0" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="5.5" stroke-linecap="round"/>`;
  return `<circle cx="9" cy="-15" r="10" fill="#FFE9A6"/>${wave(-2, 1)}${wave(11, 0.75)}${wave(24, 0.5)}`;
}

function silverGem() {
  return '<path d="M-26 -8L-14 -24H14L26 -8 0 26Z" fill="#C9D2DE"/><path d="M-26 -8H26L0 26Z" fill="#8F99A8"/><path d="M-10 -8L0 -24 10 -8 0 26Z" fill="#F6F8FB"/><path d="M-10 -8H10L0 26Z" fill="#DCE3EC"/>';
}

function brightStar(colour) {
  const star = (scale) => `<path transform="scale(${scale})" d="M0 -28Q5 -6 28 0 5 6 0 28 -5 6 -28 0 -5 -6 0 -28Z" fill="${colour}"/>`;
  return `${star(1)}<g transform="translate(20 -20)">${star(0.34)}</g><g transform="translate(-20 20)">${star(0.26)}</g>`;
}

function tableAndChip(colour) {
  return `<path d="M-29 -2A29 26 0 0 0 29 -2Z" fill="none" stroke="${colour}" stroke-width="4.5" stroke-linejoin="round"/><path d="M-17 5A18 14 0 0 0 17 5" fill="none" stroke="${colour}" stroke-opacity=".6" stroke-width="2.5"/><circle cy="-17" r="10" fill="#D3202F"/><circle cy="-17" r="10" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="5 5.47"/><circle cy="-17" r="5" fill="#fff"/>`;
}

function crescent(colour) {
  return `<path d="M8 -28A28 28 0 1 0 26 14 22 22 0 0 1 8 -28Z" fill="${colour}"/><path d="M15 -14l2.6 6.4 6.4 2.6 -6.4 2.6 -2.6 6.4 -2.6 -6.4 -6.4 -2.6 6.4 -2.6z" fill="#fff"/>`;
}

function breeze(colour) {
  return `<g fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round"><path d="M-28 -8H6a9 9 0 1 0 -9 -10"/><path d="M-22 4H18a8 8 0 1 1 -7 12" stroke-opacity=".8"/><path d="M-28 16H-4a7 7 0 1 1 -6 10" stroke-opacity=".55"/></g>`;
}

function bolt(colour) {
  return `<path d="M8 -30L-20 6H-3L-9 30 20 -7H3Z" fill="${colour}" stroke="#fff" stroke-opacity=".5" stroke-width="1.5" stroke-linejoin="round"/>`;
}
