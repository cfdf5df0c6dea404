import { range, round } from '../place.mjs';
import { rays } from './rays.mjs';

const flagColours = ['#FFD23F', '#18A3B8', '#E8364F', '#fff', '#6FBF3A', '#A145D6'];

export function burst() {
  return rays();
}

export function fiesta() {
  return rays({ y: 175, opacity: 0.26 }) + bunting(18, 0) + bunting(64, 2);
}

export function bunting(top, shift) {
  const flags = range(10).map((index) => {
    const along = (index + 0.5) / 10;
    const x = -10 + along * 320;
    const y = top + (1 - along) * along * 88 - 6 * along * along;
    return `<path d="M${round(x - 12)} ${round(y)}h24l-12 26z" fill="${flagColours[(index + shift) % flagColours.length]}"/>`;
  });
  return `<path d="M-10 ${top}Q150 ${top + 44} 310 ${top - 6}" stroke="#fff" stroke-opacity=".85" stroke-width="2" fill="none"/>${flags.join('')}`;
}

// Strings of bulbs over a night market.
export function lights({ palette, chance }) {
  const strings = [[14, 74], [52, 118]].map(([top, dip], row) => {
    const bulbs = range(11).map((index) => {
      const along = (index + 0.5) / 11;
      const x = -10 + along * 320;
      const y = (1 - along) * (1 - along) * top + 2 * (1 - along) * along * dip + along * along * (top - 10);
      const colour = ['#FFE58A', '#FFB54A', '#FFF6D0'][(index + row) % 3];
      return `<circle cx="${round(x)}" cy="${round(y + 7)}" r="13" fill="${colour}" opacity=".22"/><circle cx="${round(x)}" cy="${round(y + 7)}" r="5" fill="${colour}"/>`;
    });
    return `<path d="M-10 ${top}Q150 ${dip} 310 ${top - 10}" stroke="${palette[3]}" stroke-opacity=".7" stroke-width="2" fill="none"/>${bulbs.join('')}`;
  });
  const glints = range(16).map(
    () => `<circle cx="${round(chance() * 300)}" cy="${round(120 + chance() * 180)}" r="${round(4 + chance() * 13)}" fill="#FFF1C0" opacity="${round(0.07 + chance() * 0.13)}"/>`,
  );
  return rays({ y: 175, count: 18, opacity: 0.14 }) + glints.join('') + strings.join('');
}

export function stadium({ chance }) {
  const crowd = range(26).map(
    () => `<circle cx="${round(chance() * 300)}" cy="${round(60 + chance() * 120)}" r="${round(2 + chance() * 6)}" fill="#fff" opacity="${round(0.08 + chance() * 0.2)}"/>`,
  );
  return `<path d="M-20 -20L60 -20 200 330H90ZM320 -20L240 -20 100 330H210Z" fill="#fff" opacity=".16" mask="url(#fade-downward)"/>${crowd.join('')}<path d="M-10 300Q150 250 310 300V410H-10Z" fill="#000" opacity=".2"/>`;
}
