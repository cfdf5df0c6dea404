import { range, round } from '../place.mjs';
import { rays } from './rays.mjs';

export function reef({ palette, chance }) {
  const shafts = range(6).map((index) => {
    const x = round(20 + index * 56 + chance() * 20);
    const width = round(16 + chance() * 26);
    return `<path d="M${x} -10h${width}L${round(x + width + 60)} 400L${round(x - 40)} 400Z" fill="#fff" opacity="${round(0.06 + chance() * 0.08)}" mask="url(#fade-downward)"/>`;
  });
  const weeds = `<g fill="${palette[3]}" opacity=".75"><path d="M-10 410V300q14-30 26 0q4-44 20-8q10-40 24 0q10 30 4 60l6 58zM310 410V290q-12-36-26 4q-6-40-20-6q-14-30-22 8q-12 40-2 60l-6 54z"/></g><g fill="${palette[2]}" opacity=".7"><path d="M30 410q-6-50 4-76q10 20 6 76zM270 410q8-60-4-84q-10 26-6 84zM60 410q8-34 20-44q2 20-6 44z"/></g>`;
  return shafts.join('') + bubbles(chance) + weeds;
}

function bubbles(chance) {
  return range(18)
    .map(() => `<circle cx="${round(chance() * 300)}" cy="${round(chance() * 330)}" r="${round(2 + chance() * 9)}" fill="#fff" fill-opacity=".14" stroke="#fff" stroke-opacity=".5" stroke-width="1.2"/>`)
    .join('');
}

export function bay({ palette }) {
  const glitter = range(6).map(
    (index) => `<path d="M${70 - index * 16} ${246 + index * 17}q20-7 40 0t40 0 40 0 40 0 ${index * 7} 0" stroke="#FFE9A6" stroke-opacity="${round(0.75 - index * 0.1)}" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  );
  return `${rays({ y: 178, count: 22 })}<circle cx="150" cy="178" r="74" fill="#FFF2B8" opacity=".85"/><rect y="232" width="300" height="170" fill="${palette[2]}" opacity=".9"/>${glitter.join('')}`;
}

export function waves({ palette, chance }) {
  const swells = range(4).map((index) => {
    const y = 222 + index * 34;
    const shift = index % 2 === 0 ? 0 : -38;
    const crests = range(5).map(() => 'q19 -26 38 0t38 0').join('');
    return `<path d="M${-20 + shift} ${y}${crests}V410H-60Z" fill="${palette[index < 2 ? 2 : 3]}" opacity="${round(0.55 + index * 0.12)}"/><path d="M${-20 + shift} ${y}${crests}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2.4"/>`;
  });
  return rays({ y: 150, count: 20, opacity: 0.26 }) + bubbles(chance) + swells.join('');
}
