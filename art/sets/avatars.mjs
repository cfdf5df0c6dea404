import { gradient, place, placeDrawing } from '../paint/place.mjs';
import { symbols } from '../paint/symbols/index.mjs';
import { men, women } from './portraits.mjs';
import { canvas, lift } from './canvas.mjs';

const size = 160;

const illustrations = [
  { ground: ['#FFE27A', '#FF9B21'], draw: () => placeDrawing('hibiscus', middle(112)) },
  { ground: ['#B8F0FF', '#2C8FD6'], draw: () => place(symbols.jeepney.draw({}), middle(108)) },
  { ground: ['#6C7BFF', '#1B1654'], draw: () => place(symbols.parol.draw({}), middle(120)) },
  { ground: ['#B8FFE0', '#04707A'], draw: () => place(symbols.tarsier.draw({}), { x: 80, y: 88, size: 116 }) },
];

const sports = [
  { ground: ['#FFE3B0', '#E8663A'], draw: () => placeDrawing('basketball', middle(104)) },
  { ground: ['#D8F58A', '#2E8B3D'], draw: () => placeDrawing('soccer-ball', middle(104)) },
  { ground: ['#C6E6FF', '#2759C9'], draw: () => placeDrawing('volleyball', middle(104)) },
  { ground: ['#F6C8FF', '#7B3AA3'], draw: () => placeDrawing('badminton', middle(108)) },
];

export function avatars() {
  return [
    avatar('default', { ground: ['#FFF0D2', '#FFCB5C'], draw: nobodyYet }),
    ...illustrations.map((look, index) => avatar(`illustration-${index + 1}`, look)),
    ...women.map((look, index) => avatar(`women-${index + 1}`, look)),
    ...men.map((look, index) => avatar(`men-${index + 1}`, look)),
    ...sports.map((look, index) => avatar(`sports-${index + 1}`, look)),
  ];
}

function avatar(name, { ground, draw }) {
  return {
    name: `avatars/${name}.webp`,
    svg: () =>
      canvas(
        { width: size, height: size },
        `<defs>${gradient('ground', [[0, ground[0]], [1, ground[1]]], { x2: 0.3 })}${lift({ dy: 4, blur: 4, opacity: 0.3 })}</defs><rect width="160" height="160" fill="url(#ground)"/><g filter="url(#lift)">${draw()}</g>`,
      ),
    width: size,
    height: size,
    quality: 88,
    mostBytes: 6_000,
  };
}

// Until a player chooses: a plain figure that wears the smile of the mark.
function nobodyYet() {
  return '<path d="M20 172Q20 112 80 112T140 172Z" fill="#8A4B00"/><circle cx="80" cy="66" r="34" fill="#8A4B00"/><path d="M62 72q18 20 36 0" fill="none" stroke="#FFD98A" stroke-width="6" stroke-linecap="round"/>';
}

function middle(width) {
  return { x: 80, y: 80, size: width };
}
