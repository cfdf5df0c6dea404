import { gradient, place, radial, range, round, uniqueId } from '../place.mjs';

export const roulette = {
  fillsPicture: true,
  draw: () => `<g transform="translate(150 182) scale(1 .8) translate(-150 -182)">${place(rouletteWheel(), { x: 150, y: 182, size: 216 })}</g>`,
};

export const prizeWheel = { draw: prizeWheelBody };

export function rouletteWheel() {
  const gold = uniqueId('gold');
  const wood = uniqueId('wood');
  const pockets = slices(24, 25, (index) => (index === 0 ? '#13804A' : ['#231519', '#C81D33'][index % 2]));
  return `<defs>${gradient(gold, [[0, '#FFE9A6'], [0.5, '#D9921B'], [1, '#7A4300']], { x2: 1 })}${radial(wood, [[0, '#8B4A22'], [1, '#4A210D']])}</defs>
<circle cx="32" cy="32" r="31" fill="url(#${gold})"/><circle cx="32" cy="32" r="28.6" fill="#3B170A"/>${pockets}
<circle cx="32" cy="32" r="25" fill="none" stroke="url(#${gold})" stroke-width="1.4"/><circle cx="32" cy="32" r="17" fill="url(#${wood})" stroke="url(#${gold})" stroke-width="1.6"/>
<g stroke="#E3A12B" stroke-width="2.6" stroke-linecap="round"><path d="M32 21v22M21 32h22"/></g><circle cx="32" cy="32" r="5" fill="url(#${gold})"/><circle cx="48.5" cy="19" r="2.4" fill="#fff"/>`;
}

function prizeWheelBody() {
  const gold = uniqueId('gold');
  const colours = ['#E8364F', '#FFB81C', '#18A3B8', '#A145D6', '#6FBF3A', '#2F6FE0'];
  const bulbs = range(18)
    .map((index) => {
      const angle = (index * Math.PI) / 9;
      return `<circle cx="${round(32 + Math.cos(angle) * 28)}" cy="${round(32 + Math.sin(angle) * 28)}" r="1.2" fill="#FFF6D0"/>`;
    })
    .join('');
  return `<defs>${gradient(gold, [[0, '#FFE9A6'], [0.5, '#E3A12B'], [1, '#8A5200']], { x2: 1 })}</defs>
<path d="M24 56L20 64H44L40 56Z" fill="#5F2A12"/><circle cx="32" cy="32" r="30.5" fill="#7A1326"/><circle cx="32" cy="32" r="25.5" fill="#fff"/>${slices(12, 25, (index) => colours[index % 6])}
<circle cx="32" cy="32" r="28" fill="none" stroke="url(#${gold})" stroke-width="5"/>${bulbs}
<circle cx="32" cy="32" r="8.5" fill="url(#${gold})"/><circle cx="32" cy="32" r="5.5" fill="#fff" opacity=".35"/>
<path d="M32 12L27.5 1.5H36.5Z" fill="#fff" stroke="#7A1326" stroke-width="1.2" stroke-linejoin="round"/>`;
}

function slices(count, radius, colourOf) {
  return range(count)
    .map((index) => {
      const point = (step) => {
        const angle = ((index + step) * 2 * Math.PI) / count;
        return `${round(32 + Math.cos(angle) * radius)} ${round(32 + Math.sin(angle) * radius)}`;
      };
      return `<path d="M32 32L${point(0)}A${radius} ${radius} 0 0 1 ${point(1)}Z" fill="${colourOf(index)}"/>`;
    })
    .join('');
}
