import { pathOf } from '../lettering.mjs';
import { gradient, radial, range, round, uniqueId } from '../place.mjs';

// A woven farmer's hat, gilded.
export const salakot = {
  draw() {
    const gold = uniqueId('salakot');
    const bands = [14, 22, 30, 37].map((y, index) => {
      const half = 5 + (y - 4) * 0.72;
      return `<path d="M${round(32 - half)} ${y}Q32 ${round(y + 4 + index * 1.6)} ${round(32 + half)} ${y}" fill="none" stroke="#8A5200" stroke-opacity=".55" stroke-width="1.1"/>`;
    });
    const ribs = range(9).map((index) => `<path d="M32 6Q${round(32 + (index - 4) * 4)} 24 ${round(32 + (index - 4) * 7.2)} ${round(48 - Math.abs(index - 4) * 1.1)}" fill="none" stroke="#8A5200" stroke-opacity=".4" stroke-width=".9"/>`);
    return `<defs>${gradient(gold, [[0, '#FFF0B3'], [0.45, '#F2AE1C'], [1, '#A05E00']], { x2: 1 })}</defs>
<ellipse cx="32" cy="46.5" rx="30.5" ry="9" fill="#5F2A12"/><path d="M32 5Q40 9 62.5 44.5 62 53 32 53.5 2 53 1.5 44.5 24 9 32 5Z" fill="url(#${gold})"/>${ribs.join('')}${bands.join('')}
<path d="M2 44.5Q6 51 32 51.5 58 51 62 44.5 63 53.5 32 54 1 53.5 2 44.5Z" fill="#C81D33"/><path d="M6 49.5l3 2 3-1.5 3 2 3-1.5 3 2 3-1.5 4 2 4-2 4 2 3-1.5 3 1.5 3-2 3 1.5 3-2 3 1.5 3-2" fill="none" stroke="#FFD23F" stroke-width="1.1"/>
<path d="M28 9Q32 11.5 36 9L34 4.5H30Z" fill="#C6CFDA"/><circle cx="32" cy="3.5" r="2.7" fill="#F3F6FA"/><path d="M24 14Q14 28 7 42" stroke="#fff" stroke-opacity=".5" stroke-width="2.2" fill="none" stroke-linecap="round"/>`;
  },
};

export const abaniko = {
  draw() {
    const cloth = uniqueId('abaniko');
    const at = (angle, radius) => `${round(32 + Math.cos(angle) * radius)} ${round(54 - Math.sin(angle) * radius)}`;
    const start = 0.12 * Math.PI;
    const step = (0.76 * Math.PI) / 12;
    const folds = range(12).map((index) => {
      const from = start + index * step;
      return `<path d="M${at(from, 20)}L${at(from, 46)}L${at(from + step / 2, 49)}L${at(from + step, 46)}L${at(from + step, 20)}Z" fill="${index % 2 === 0 ? `url(#${cloth})` : '#0A6E7A'}"/>`;
    });
    const sticks = range(13).map((index) => `<path d="M32 54L${at(start + index * step, 21)}" stroke="#F3C766" stroke-width="1.8" stroke-linecap="round"/>`);
    const band = range(13).map((index) => at(start + index * step, 39)).join('L');
    const flowers = range(6).map((index) => `<circle transform="translate(${at(start + (index * 2 + 1) * step, 31)})" r="2.6" fill="#FFE27A"/><circle transform="translate(${at(start + (index * 2 + 1) * step, 31)})" r="1.1" fill="#E8364F"/>`);
    return `<defs>${gradient(cloth, [[0, '#8FF0E4'], [1, '#12A5B5']])}</defs>${folds.join('')}<path d="M${band}" fill="none" stroke="#FFE9A6" stroke-width="1.6"/>${flowers.join('')}${sticks.join('')}
<circle cx="32" cy="54" r="3" fill="#8A5200"/><circle cx="32" cy="54" r="1.4" fill="#FFE9A6"/><path d="M32 57v3M30 60h4l1 4h-6z" stroke="#F3C766" fill="#F3C766" stroke-width="1.2"/>`;
  },
};

export const seven = {
  turn: -6,
  draw() {
    const fill = uniqueId('seven');
    const path = pathOf('chango', '7', { size: 74, x: 32, y: 58 });
    return `<defs>${gradient(fill, [[0, '#FF8A6B'], [0.45, '#E0223C'], [1, '#8C0F26']])}</defs><g stroke-linejoin="round"><path d="${path}" transform="translate(0 2.6)" fill="#6B3A00" stroke="#6B3A00" stroke-width="7"/><path d="${path}" fill="#FFC93A" stroke="#FFC93A" stroke-width="7"/><path d="${path}" fill="url(#${fill})" stroke="#FFF3C4" stroke-width="1.2"/></g>`;
  },
};

export const mangosteen = {
  draw() {
    const [rind, flesh] = ['rind', 'flesh'].map(uniqueId);
    const segments = range(6).map((index) => {
      const angle = (index * Math.PI) / 3 + 0.3;
      return `<ellipse transform="translate(${round(40 + Math.cos(angle) * 6.6)} ${round(39 + Math.sin(angle) * 5.4)}) rotate(${round((angle * 180) / Math.PI)})" rx="6.2" ry="4.3" fill="url(#${flesh})"/>`;
    });
    const leaves = [[-60, '#2E8B3D'], [0, '#4FAE3F'], [60, '#2E8B3D'], [118, '#3C9A3B']].map(([turn, colour]) => `<path transform="translate(22 14) rotate(${turn})" d="M0 2Q-9 -4 -5 -12 6 -14 9 -6 7 2 0 2Z" fill="${colour}"/>`);
    return `<defs>${radial(rind, [[0, '#B06AC0'], [0.45, '#6A2270'], [1, '#36093E']], { cx: 0.35, cy: 0.3, r: 0.8 })}${radial(flesh, [[0, '#fff'], [0.7, '#FBF4EC'], [1, '#E6D3C6']])}</defs>
<circle cx="24" cy="32" r="22" fill="url(#${rind})"/><path d="M9 26Q12 15 22 13" stroke="#fff" stroke-opacity=".35" stroke-width="3" fill="none" stroke-linecap="round"/>${leaves.join('')}<path d="M21 14q-1-7 3-11l4 2q-4 3-3 9z" fill="#6B8E2E"/>
<ellipse cx="40" cy="41" rx="23" ry="20" fill="#3B0E42"/><ellipse cx="40" cy="39.5" rx="21.5" ry="18" fill="#7E2F63"/><ellipse cx="40" cy="39.2" rx="16.5" ry="13.5" fill="#B8577E"/>${segments.join('')}<circle cx="40" cy="39" r="1.8" fill="#E6D3C6"/>`;
  },
};

// Seen from the front, holding a branch: the wide eyes are how everyone knows it.
export const tarsier = {
  draw() {
    const [fur, eye] = ['fur', 'eye'].map(uniqueId);
    const look = (x) => `<circle cx="${x}" cy="26" r="9.4" fill="#4A2410"/><circle cx="${x}" cy="26" r="8.4" fill="url(#${eye})"/><circle cx="${x}" cy="26.4" r="3.4" fill="#1B0B06"/><circle cx="${x - 2.4}" cy="23" r="2" fill="#fff" opacity=".9"/>`;
    const fingers = (x) => range(4).map((index) => `<rect x="${x + index * 3.1}" y="50.5" width="2.5" height="7" rx="1.25" fill="#C08A5A"/>`).join('');
    return `<defs>${gradient(fur, [[0, '#C99262'], [1, '#7A4A28']])}${radial(eye, [[0, '#FFE27A'], [0.6, '#F2A81C'], [1, '#B3600A']])}</defs>
<path d="M15 63Q11 38 20 34H44Q53 38 49 63Z" fill="url(#${fur})"/><ellipse cx="32" cy="52" rx="8" ry="11" fill="#E0B88C" opacity=".7"/>
<ellipse cx="9.5" cy="17" rx="7.5" ry="10.5" transform="rotate(-24 9.5 17)" fill="#8B5630"/><ellipse cx="9.8" cy="18" rx="4.5" ry="7" transform="rotate(-24 9.8 18)" fill="#E3A98A"/><ellipse cx="54.5" cy="17" rx="7.5" ry="10.5" transform="rotate(24 54.5 17)" fill="#8B5630"/><ellipse cx="54.2" cy="18" rx="4.5" ry="7" transform="rotate(24 54.2 18)" fill="#E3A98A"/>
<path d="M32 5C47 5 55 14 55 25S45 44 32 44 9 36 9 25 17 5 32 5Z" fill="url(#${fur})"/><path d="M32 7Q29 18 30 30H34Q35 18 32 7Z" fill="#E0B88C" opacity=".8"/><ellipse cx="32" cy="36" rx="8" ry="6" fill="#E0B88C"/>${look(21)}${look(43)}
<path d="M29.8 32.5h4.4q.6 2.4-2.2 3-2.8-.6-2.2-3z" fill="#4A2410"/><path d="M27 38.5q5 2.6 10 0" fill="none" stroke="#6B3A1C" stroke-width="1.2" stroke-linecap="round"/>
<rect x="-2" y="54" width="68" height="6.5" rx="3.25" fill="#5F2A12"/><path d="M2 56h24M38 56h24" stroke="#A86A3A" stroke-width="1.1" stroke-linecap="round"/>${fingers(14)}${fingers(38)}`;
  },
};

export const rainbow = {
  draw() {
    const colours = ['#F2495C', '#FF9B2E', '#FFD84A', '#5CC65A', '#3FA4F0', '#8A5BD8'];
    const bows = colours.map((colour, index) => `<path d="M${6 + index * 3.4} 46A${26 - index * 3.4} ${26 - index * 3.4} 0 0 1 ${58 - index * 3.4} 46" fill="none" stroke="${colour}" stroke-width="3.6"/>`);
    const cloud = (x) => `<g transform="translate(${x} 46)"><path d="M-13 7Q-17 7 -17 2.5 -17 -2 -11.5 -2.5 -11 -8 -4.5 -8.5 0 -12.5 5.5 -8.5 11.5 -8.5 12 -3 17 -2 17 2.5 17 7 13 7Z" fill="#fff"/><path d="M-13 7Q-17 7 -17 2.5 -8 5 0 3.5 9 5.5 17 2.5 17 7 13 7Z" fill="#BFDDF5"/></g>`;
    return bows.join('') + cloud(13) + cloud(51);
  },
};
