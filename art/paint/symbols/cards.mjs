import { pathOf } from '../lettering.mjs';
import { place } from '../place.mjs';

const red = '#D3202F';
const black = '#221419';

// Each suit fills a box of 20 by 20 around the origin.
const suits = {
  '♥': 'M0 9.4C-5 5 -9.6 1.4 -9.6 -3.6 -9.6 -7 -7 -9 -4.6 -9 -2.6 -9 -.9 -7.9 0 -6.2 .9 -7.9 2.6 -9 4.6 -9 7 -9 9.6 -7 9.6 -3.6 9.6 1.4 5 5 0 9.4Z',
  '♦': 'M0-10C2.4-6 5-2.8 7.8 0 5 2.8 2.4 6 0 10-2.4 6-5 2.8-7.8 0-5-2.8-2.4-6 0-10Z',
  '♠': 'M0-10C4.6-5 9.4-2 9.4 2.8 9.4 5.6 7.4 7.2 5.2 7.2 3.6 7.2 2.2 6.4 1.4 5.2 1.7 7.4 2.6 9 4 10H-4C-2.6 9-1.7 7.4-1.4 5.2-2.2 6.4-3.6 7.2-5.2 7.2-7.4 7.2-9.4 5.6-9.4 2.8-9.4-2-4.6-5 0-10Z',
  '♣': 'M0-10A4.7 4.7 0 0 1 3.9-2.8 4.7 4.7 0 1 1 1.6 4.7C1.9 7 2.7 8.9 4.1 10H-4.1C-2.7 8.9-1.9 7-1.6 4.7A4.7 4.7 0 1 1-3.9-2.8 4.7 4.7 0 0 1 0-10Z',
};

export const cards = {
  draw({ cards: faces }) {
    const middle = (faces.length - 1) / 2;
    return faces
      .map((face, index) => {
        const fromMiddle = index - middle;
        return `<g transform="rotate(${fromMiddle * 17} 32 70) translate(15 ${6 + Math.abs(fromMiddle) * 1.5})">${card(face)}</g>`;
      })
      .join('');
  },
};

export const redBlack = {
  fillsPicture: true,
  draw() {
    const pair = [['♥', 92, -10], ['♠', 208, 10]];
    return pair.map(([suit, x, turn]) => place(plainCard(suit), { x, y: 172, size: 156, turn })).join('');
  },
};

export function suit(name, { x = 0, y = 0, size = 20, colour = colourOf(name) } = {}) {
  return `<path transform="translate(${x} ${y}) scale(${size / 20})" d="${suits[name]}" fill="${colour}"/>`;
}

function colourOf(name) {
  return '♥♦'.includes(name) ? red : black;
}

function card(face) {
  const value = face.slice(0, -1);
  const name = face.slice(-1);
  const corner = pathOf('yeseva', value, { size: value.length > 1 ? 11 : 12.5, x: 7.4, y: 13 });
  return `${sheet()}<path d="${corner}" fill="${colourOf(name)}"/>${suit(name, { x: 7.4, y: 19.4, size: 8 })}${suit(name, { x: 19.5, y: 31, size: 21 })}`;
}

function plainCard(name) {
  return `<g transform="translate(15 8)">${sheet(name === '♥' ? '#FFF4F2' : '#F7F4F8')}${suit(name, { x: 17, y: 24, size: 25 })}</g>`;
}

function sheet(colour = '#fff') {
  return `<rect x=".6" y="1.4" width="34" height="48" rx="4.4" fill="#000" opacity=".28"/><rect width="34" height="48" rx="4.4" fill="${colour}"/><rect x=".5" y=".5" width="33" height="47" rx="4" fill="none" stroke="#e2d8d4"/>`;
}
