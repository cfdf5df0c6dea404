import { range, round } from '../place.mjs';
import { rays } from './rays.mjs';

export function stars(chance, count) {
  return range(count)
    .map(() => `<circle cx="${round(chance() * 300)}" cy="${round(chance() * 260)}" r="${round(0.7 + chance() * 1.7)}" fill="#FFF6CF" opacity="${round(0.4 + chance() * 0.6)}"/>`)
    .join('');
}

export function night({ palette, chance }) {
  return `${rays({ y: 165, count: 18, opacity: 0.13 })}${stars(chance, 44)}<path d="M-10 330h20v-40h26v30h16v-60h30v48h14v-26h24v40h18v-74l14-14 14 14v66h22v-34h26v22h18v-52h30v70h20v-36h38v130H-10z" fill="${palette[3]}" opacity=".7"/>`;
}

export function moon({ palette, chance }) {
  const hills = `<path d="M-10 410V292q50-46 104-12 40-40 96-8 60-42 120 8V410z" fill="${palette[3]}" opacity=".6"/>`;
  const craters = [[118, 132, 17], [196, 116, 11], [186, 206, 20], [112, 208, 10]]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#E8C97A" opacity=".4"/>`)
    .join('');
  return `${stars(chance, 40)}<circle cx="150" cy="170" r="128" fill="#FFF3C4" opacity=".16"/><circle cx="150" cy="170" r="106" fill="#FFF3C4" opacity=".9"/>${craters}${hills}`;
}

export function rain({ palette, chance }) {
  const drops = range(46).map(() => {
    const x = round(chance() * 340 - 10);
    const y = round(chance() * 330);
    const length = round(12 + chance() * 22);
    return `<path d="M${x} ${y}l${round(-length * 0.32)} ${length}" stroke="#fff" stroke-opacity="${round(0.18 + chance() * 0.34)}" stroke-width="2.4" stroke-linecap="round"/>`;
  });
  const clouds = `<path d="M-20 -10H320V34q-18 26-46 14-16 26-50 12-26 24-58 4-30 20-58-2-32 20-58-6-30 12-70-10z" fill="${palette[2]}" opacity=".5"/>`;
  return rays({ y: 170, count: 18, opacity: 0.18 }) + clouds + drops.join('');
}
