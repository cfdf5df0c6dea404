import { range, round } from '../place.mjs';
import { rays } from './rays.mjs';

const fieldGreens = ['#8FCB4E', '#5FAE3F', '#3C8F3B', '#1F6D35', '#0F4A2A'];

export function terraces() {
  const steps = fieldGreens.map((green, index) => {
    const [a, b, c, d, e, f] = [225 + index * 36, 195 + index * 34, 262 + index * 32, 232 + index * 36, 206 + index * 36, 236 + index * 34];
    const edge = (drop) => `C60 ${b + drop} 110 ${c + drop} 170 ${d + drop}S270 ${e + drop} 310 ${f + drop}`;
    return `<path d="M-10 ${a}${edge(0)}V410H-10Z" fill="${green}"/><path d="M-10 ${a + 4}${edge(4)}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>`;
  });
  return rays({ y: 120, count: 16, opacity: 0.24 }) + steps.join('');
}

export function volcano({ palette }) {
  return `${rays({ y: 120, count: 18, opacity: 0.26 })}<path d="M-10 400L112 150q38 22 76 0L310 400Z" fill="${palette[3]}" opacity=".82"/><path d="M112 150q38 22 76 0l30 62q-18-6-28 12t-26-4-24 10-26-12-30 4z" fill="#FF7A2F" opacity=".9"/>`;
}

export function palms({ palette }) {
  const trunk = (x, lean, top) =>
    `<path d="M${x - 5} 400Q${x + lean * 0.2} ${top + 110} ${x + lean} ${top}l5 2Q${x + lean * 0.4 + 10} ${top + 110} ${x + 11} 400Z"/>`;
  const crown = (x, y, size) =>
    range(7)
      .map((index) => `<path transform="translate(${x} ${y}) rotate(${-190 + index * 33}) scale(${size})" d="M0 0Q34 -22 74 6Q40 -8 0 6Z"/>`)
      .join('');
  return `${rays({ y: 160, count: 20, opacity: 0.24 })}<g fill="${palette[3]}" opacity=".62">${trunk(14, 22, 118)}${crown(38, 120, 1)}${trunk(282, -20, 150)}${crown(264, 152, 0.86)}</g><path d="M-10 290Q80 262 150 280T310 268V410H-10Z" fill="${palette[3]}" opacity=".5"/>`;
}

export function cave({ palette, chance }) {
  const glints = range(20).map(
    () => `<path transform="translate(${round(chance() * 300)} ${round(60 + chance() * 200)}) scale(${round(0.5 + chance())})" d="M0 -6L2 0 0 6 -2 0Z" fill="#FFF6CF" opacity="${round(0.35 + chance() * 0.5)}"/>`,
  );
  return `${rays({ y: 176, count: 16, opacity: 0.22 })}<g fill="${palette[3]}" opacity=".72"><path d="M-10 -10H310V132Q302 62 290 48 280 56 276 98 270 46 256 40 242 40 238 66 230 32 208 30 190 30 184 50 178 26 150 25 124 26 117 46 110 29 92 32 70 36 64 70 56 46 44 48 30 54 25 110 18 60 8 58 -2 66 -10 136Z"/><path d="M-10 410V226q34 10 30 60 34-14 44 26 90-34 172 0 12-44 46-28-6-52 28-62v188z"/></g>${glints.join('')}`;
}

export function honey({ palette }) {
  const cells = range(40).map((index) => {
    const row = Math.floor(index / 5);
    const x = (index % 5) * 72 + (row % 2) * 36 - 6;
    const y = row * 62 * 0.84 - 20;
    return `<path transform="translate(${x} ${round(y)})" d="M0 -38L33 -19V19L0 38 -33 19V-19Z" fill="${palette[2]}" fill-opacity="${round(0.08 + ((index * 7) % 5) * 0.06)}" stroke="#fff" stroke-opacity=".32" stroke-width="2.4"/>`;
  });
  return cells.join('') + rays({ opacity: 0.22 });
}
