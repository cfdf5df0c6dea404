import { pathOf } from '../lettering.mjs';
import { gradient, radial, range, round, uniqueId } from '../place.mjs';

export const parol = {
  draw() {
    const [warm, hot, pink] = ['#FFD24A', '#FF5A36', '#E0218A'];
    const fill = uniqueId('parol');
    const point = (radius, angle) => `${round(32 + Math.cos(angle) * radius)} ${round(32 + Math.sin(angle) * radius)}`;
    const tipOf = (index) => -Math.PI / 2 + (index * 2 * Math.PI) / 5;
    const rays = range(5).map((index) => {
      const angle = tipOf(index);
      const left = `M32 32L${point(11.5, angle - Math.PI / 5)}L${point(28, angle)}Z`;
      const right = `M32 32L${point(11.5, angle + Math.PI / 5)}L${point(28, angle)}Z`;
      return `<path d="${left}" fill="url(#${fill})"/><path d="${right}" fill="url(#${fill})"/><path d="${right}" fill="${pink}" opacity=".28"/>`;
    });
    const bulbs = range(5).map((index) => `<circle transform="translate(${point(28, tipOf(index))})" r="2" fill="#fff3c4"/>`);
    return `<defs>${radial(fill, [[0, '#FFF6CF'], [0.45, warm], [1, hot]], { cx: 0.5, cy: 0.7, r: 0.8 })}</defs>
<g stroke="${pink}" stroke-width="1.6" fill="none"><path d="M16 52l-3 9M16 52l0 10M16 52l3 9M48 52l-3 9M48 52l0 10M48 52l3 9"/></g>
<circle cx="32" cy="32" r="25" fill="none" stroke="${pink}" stroke-width="2.6"/><circle cx="32" cy="32" r="25" fill="none" stroke="#fff" stroke-opacity=".6" stroke-dasharray="2 4"/>
${rays.join('')}${bulbs.join('')}<circle cx="32" cy="32" r="5.4" fill="#FFF6CF"/><circle cx="32" cy="32" r="5.4" fill="none" stroke="${pink}" stroke-width="1.2"/>`;
  },
};

export const jeepney = {
  draw() {
    const [red, chrome, yellow, glass] = ['red', 'chrome', 'yellow', 'glass'].map(uniqueId);
    const slats = [24, 27, 30, 34, 37, 40].map((x) => `<line x1="${x}" y1="36" x2="${x}" y2="48.5"/>`).join('');
    const lamp = (x) => `<circle cx="${x}" cy="44" r="5" fill="url(#${chrome})"/><circle cx="${x}" cy="44" r="3.4" fill="#FFF3B0"/>`;
    return `<defs>${gradient(red, [[0, '#FF6A3D'], [1, '#C61F3A']])}${gradient(chrome, [[0, '#FFFFFF'], [0.5, '#C9D4DE'], [1, '#8795A5']])}${gradient(yellow, [[0, '#FFE06B'], [1, '#FF9E1B']])}${gradient(glass, [[0, '#BDF1FF'], [1, '#2E7FB8']], { x2: 1 })}</defs>
<rect x="9" y="49" width="10" height="12" rx="3" fill="#231519"/><rect x="45" y="49" width="10" height="12" rx="3" fill="#231519"/>
<rect x="8" y="8" width="48" height="28" rx="6" fill="url(#${red})"/><rect x="10" y="2.5" width="44" height="10" rx="4" fill="url(#${yellow})" stroke="#8E2A00"/><path d="${pathOf('sansita', 'Saya', { size: 8.6, x: 32, y: 10.4 })}" fill="#7A1020"/>
<rect x="12" y="15" width="19" height="15" rx="2.5" fill="url(#${glass})"/><rect x="33" y="15" width="19" height="15" rx="2.5" fill="url(#${glass})"/><path d="M14 28l8-12h4l-8 12zM36 28l8-12h3l-8 12z" fill="#fff" opacity=".45"/>
<path d="M5 34q0-4 4-4h46q4 0 4 4v15q0 4-4 4H9q-4 0-4-4z" fill="url(#${red})"/><path d="M5 36h54v3H5z" fill="url(#${yellow})"/><path d="M5 39.6h54v1.6H5z" fill="#18A3B8"/>
<rect x="20" y="33" width="24" height="18" rx="4" fill="url(#${chrome})"/><g stroke="#5E6B79" stroke-width="1.3">${slats}</g><path d="M32 34.5l1.6 3.4 3.7.4-2.8 2.5.8 3.7-3.3-1.9-3.3 1.9.8-3.7-2.8-2.5 3.7-.4z" fill="url(#${yellow})" stroke="#8E2A00" stroke-width=".7"/>
${lamp(12.8)}${lamp(51.2)}<rect x="3.5" y="50.5" width="57" height="5.5" rx="2.75" fill="url(#${chrome})"/><rect x="25" y="51.4" width="14" height="3.8" rx="1" fill="#1B6E3A"/>
<path d="M8 14c-3 .4-4.6 2-4.6 4.2M56 14c3 .4 4.6 2 4.6 4.2" stroke="#C9D4DE" stroke-width="1.6" fill="none"/><circle cx="3.4" cy="19.6" r="2.4" fill="url(#${chrome})"/><circle cx="60.6" cy="19.6" r="2.4" fill="url(#${chrome})"/>`;
  },
};

// The striped sail of Zamboanga, above a hull with two outriggers.
export const vinta = {
  draw() {
    const clip = uniqueId('sail');
    const hull = uniqueId('hull');
    const stripes = ['#E8364F', '#FFD23F', '#18A3B8', '#6FBF3A', '#FF7A2F', '#A145D6', '#FFD23F', '#E8364F'];
    const bands = stripes.map((colour, index) => `<path d="M${2 + index * 8} 62L${index * 8 - 10} -2h9L${11 + index * 8} 62Z" fill="${colour}"/>`).join('');
    return `<defs><clipPath id="${clip}"><path d="M7 40Q24 22 54 1 60 20 56 41 32 45 7 40Z"/></clipPath>${gradient(hull, [[0, '#B5602A'], [1, '#5A210A']])}</defs>
<path d="M36 49V4" stroke="#4A210D" stroke-width="1.8"/><g clip-path="url(#${clip})">${bands}<path d="M54 -2Q66 20 58 46H46Q58 22 54 -2Z" fill="#000" opacity=".14"/></g><path d="M7 40Q24 22 54 1" fill="none" stroke="#6A2C12" stroke-width="2" stroke-linecap="round"/><path d="M7 40Q32 45 56 41" fill="none" stroke="#6A2C12" stroke-width="1.8" stroke-linecap="round"/>
<path d="M18 50Q14 60 8 59M44 50Q48 60 54 59" fill="none" stroke="#8B4A22" stroke-width="1.6"/><path d="M0 58.5Q8 61.5 20 60.5M44 60.5Q56 61.5 64 58.5" fill="none" stroke="#E8B36A" stroke-width="2.2" stroke-linecap="round"/>
<path d="M3 46.5Q32 52 61 46.5 58 58 46 59H18Q6 58 3 46.5Z" fill="url(#${hull})"/><path d="M3 46.5Q32 52 61 46.5" fill="none" stroke="#FFD79A" stroke-width="1.4"/><path d="M9 53l4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3" fill="none" stroke="#FFD23F" stroke-width="1.2"/>`;
  },
};
