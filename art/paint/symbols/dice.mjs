import { place } from '../place.mjs';

const corners = [
  { x: 98, y: 192, size: 108, turn: -8 },
  { x: 205, y: 186, size: 100, turn: 10 },
  { x: 152, y: 110, size: 94, turn: 4 },
];

export const dice = threeCubes([
  cube('#fff', '#D9D2D6', '#B8AEB5', '#D3202F'),
  cube('#fff', '#D9D2D6', '#B8AEB5', '#221419'),
  cube('#fff', '#E2DCE0', '#C2B8BE', '#D3202F'),
]);

export const colourCubes = threeCubes([
  cube('#FFD23F', '#E8364F', '#18A3B8'),
  cube('#fff', '#6FBF3A', '#FFB81C'),
  cube('#F36DA6', '#2F6FE0', '#A145D6'),
]);

export const peryaDice = threeCubes([
  cube('#FF6B6B', '#D3202F', '#A3142A', '#fff'),
  cube('#6FA8FF', '#2759C9', '#1A3E99', '#fff'),
  cube('#8AE29B', '#13804A', '#0B5F36', '#fff'),
]);

export const redWhite = threeCubes([
  cube('#FF7A7A', '#D3202F', '#A3142A', '#fff'),
  cube('#fff', '#E9E2E5', '#CFC5CA', '#D3202F'),
  cube('#FF7A7A', '#D3202F', '#A3142A', '#fff'),
]);

function threeCubes(bodies) {
  return { fillsPicture: true, draw: () => bodies.map((body, index) => place(body, corners[index])).join('') };
}

function cube(top, left, right, pips) {
  const faces = `<g stroke-linejoin="round" stroke-width="3"><path d="M32 6L56 17 32 29 8 17Z" fill="${top}" stroke="${top}"/><path d="M8 18.5L31 30V57L8 45Z" fill="${left}" stroke="${left}"/><path d="M56 18.5L33 30V57L56 45Z" fill="${right}" stroke="${right}"/></g><path d="M32 4.6L57 16.4 32 28.6 7 16.4Z" fill="#fff" opacity=".1"/>`;
  return faces + (pips ? dots(pips) : '');
}

function dots(colour) {
  const top = [32, 22, 42].map((x) => `<ellipse cx="${x}" cy="17" rx="3.4" ry="2" fill="${colour}"/>`);
  const sides = [[20, 38], [44, 34], [44, 46]].map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="2.6" ry="3.4" fill="${colour}"/>`);
  return top.concat(sides).join('');
}
