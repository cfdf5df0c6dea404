import { place, range, round } from '../place.mjs';

const colours = { red: '#D3202F', blue: '#1F5FD0', green: '#13804A', gold: '#E39A0B' };

export function isChip(name) {
  return name.startsWith('chip-');
}

export function chip(name) {
  const colour = colours[name.replace('chip-', '')];
  const edge = range(8)
    .map((index) => {
      const angle = (index * Math.PI) / 4;
      const point = (turn) => `${round(32 + Math.cos(angle + turn) * 28)} ${round(32 + Math.sin(angle + turn) * 28)}`;
      return `<path d="M32 32L${point(-0.17)}A28 28 0 0 1 ${point(0.17)}Z" fill="#fff"/>`;
    })
    .join('');
  return `<circle cx="32" cy="35" r="28" fill="#000" opacity=".35"/><circle cx="32" cy="32" r="28" fill="${colour}"/>${edge}<circle cx="32" cy="32" r="20" fill="${colour}"/><circle cx="32" cy="32" r="17.6" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="1.4" stroke-dasharray="2.4 2.4"/><circle cx="32" cy="32" r="14" fill="#fff" opacity=".14"/><path d="M8 24a26 26 0 0 1 48 0c-14-8-34-8-48 0z" fill="#fff" opacity=".18"/>`;
}

export const chips = {
  fillsPicture: true,
  draw() {
    const heap = [
      ['chip-blue', 84, 206, 96],
      ['chip-green', 216, 206, 96],
      ['chip-gold', 96, 122, 92],
      ['chip-red', 206, 122, 92],
      ['chip-blue', 150, 172, 112],
    ];
    return heap.map(([name, x, y, size]) => place(chip(name), { x, y, size, turn: x % 40 })).join('');
  },
};
