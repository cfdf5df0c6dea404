import { pathOf } from '../lettering.mjs';
import { gradient, range, round, uniqueId } from '../place.mjs';

// A sun rising over a smile: half a disc with seven rays. The eight-ray sun of the flag is never drawn.
export function mark({ sun, smile }) {
  return `<path d="${sunRays({ x: 32, y: 36, from: 19.5, long: 29, short: 25.5 })}" stroke="${sun}" stroke-width="5" stroke-linecap="round" fill="none"/><path d="M18.5 36a13.5 13.5 0 0 1 27 0z" fill="${sun}"/><path d="M7 43c7 12.5 43 12.5 50 0" fill="none" stroke="${smile}" stroke-width="6.4" stroke-linecap="round"/>`;
}

// The Filcoin stands for points only; money is always the peso coin.
export function filcoin() {
  const sign = `<g transform="translate(0 -2) translate(32 33) scale(1.32) translate(-32 -33)"><path d="${sunRays({ x: 32, y: 33, from: 8.6, long: 13, short: 11.6 })}" stroke="#B35300" stroke-width="2.6" stroke-linecap="round" fill="none"/><path d="M26 33a6 6 0 0 1 12 0z" fill="#B35300"/><path d="M21.5 36.8c3.6 5.2 17.4 5.2 21 0" fill="none" stroke="#B35300" stroke-width="3.2" stroke-linecap="round"/></g>`;
  return coinWith(sign);
}

export function pesoCoin() {
  return coinWith(`<path d="${pathOf('money', '₱', { size: 33, x: 32.5, y: 42.6 })}" fill="#B35300"/>`);
}

export function goldMedal(sign) {
  const [light, middle, dark] = ['#FFF0B3', '#F2AE1C', '#A05E00'];
  const [rim, face] = ['rim', 'face'].map(uniqueId);
  const points = range(48).map((index) => {
    const radius = index % 2 === 0 ? 30 : 25.2;
    const angle = (Math.PI * index) / 24;
    return `${round(32 + Math.cos(angle) * radius)},${round(32 + Math.sin(angle) * radius)}`;
  });
  return `<defs>${gradient(rim, [[0, light], [0.52, middle], [1, dark]], { x2: 1 })}${gradient(face, [[0, light], [0.6, middle], [1, middle]], { x1: 1, x2: 0 })}</defs>
<polygon points="${points.join(' ')}" fill="url(#${rim})"/><circle cx="32" cy="32" r="21.5" fill="${dark}"/><circle cx="32" cy="32" r="19.8" fill="url(#${face})"/><path d="M14 26a19.8 19.8 0 0 1 36 0c-9 6-27 6-36 0z" fill="#fff" opacity=".25"/>${sign}`;
}

function coinWith(sign) {
  const [rim, face] = ['rim', 'face'].map(uniqueId);
  return `<defs>${gradient(rim, [[0, '#FFE58A'], [0.5, '#FFB81C'], [1, '#E07A00']], { x2: 0.8 })}${gradient(face, [[0, '#FFC93A'], [1, '#FFDC75']], { x2: 0.8 })}</defs>
<circle cx="32" cy="33.5" r="29" fill="#B45C00"/><circle cx="32" cy="31" r="29" fill="url(#${rim})"/><circle cx="32" cy="31" r="22.5" fill="url(#${face})"/><circle cx="32" cy="31" r="22.5" fill="none" stroke="#C66A00" stroke-opacity=".55" stroke-width="1.6"/>${sign}`;
}

function sunRays({ x, y, from, long, short }) {
  return range(7)
    .map((index) => {
      const angle = ((-90 + (index - 3) * 27) * Math.PI) / 180;
      const to = index % 2 === 1 ? short : long;
      const point = (radius) => `${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`;
      return `M${point(from)}L${point(to)}`;
    })
    .join('');
}
