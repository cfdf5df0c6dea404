import { pathOf } from '../lettering.mjs';
import { range, round } from '../place.mjs';

const colours = { B: '#E8364F', I: '#2F6FE0', N: '#18A3B8', G: '#FFB81C', O: '#A145D6' };

export const bingoBalls = heap([[98, 200, 96, 'B', '12'], [200, 196, 104, 'N', '35'], [150, 116, 92, 'G', '58']]);
export const bingoTrio = heap([[102, 194, 104, 'G', '52'], [204, 200, 94, 'O', '71'], [156, 112, 96, 'I', '23']]);
export const bingoStar = heap([[64, 190, 74, 'I', '19'], [236, 190, 74, 'O', '66'], [150, 168, 132, 'G', '45']]);
export const bingoSeventyFive = heap([[84, 212, 72, 'B', '7'], [216, 212, 72, 'N', '34'], [150, 154, 138, 'O', '75']]);

export const kenoBalls = {
  fillsPicture: true,
  draw() {
    const rows = [[96, ['#E8364F', '#FFB81C', '#18A3B8']], [164, ['#6FBF3A', '#A145D6', '#E8364F']], [232, ['#2F6FE0', '#FF7A2F', '#6FBF3A']]];
    const numbers = ['3', '18', '27', '9', '40', '52', '61', '77', '80'];
    return rows
      .flatMap(([y, row], rowIndex) => row.map((colour, column) => ball({ x: 82 + column * 68, y, size: 64, colour, number: numbers[rowIndex * 3 + column] })))
      .join('');
  },
};

const cardNumbers = ['4', '19', '33', '47', '68', '11', '26', '41', '50', '72', '9', '22', '', '58', '63', '2', '30', '38', '55', '70', '14', '17', '44', '46', '75'];
const daubed = new Set([1, 6, 8, 12, 16, 18, 24]);

export const bingoCard = {
  turn: -6,
  draw() {
    const heads = Object.keys(colours).map(
      (letter, index) => `<rect x="${6 + index * 10.5}" y="4" width="10" height="9.5" rx="2" fill="${colours[letter]}"/><path d="${pathOf('bowlby', letter, { size: 7.5, x: 11 + index * 10.5, y: 11.4 })}" fill="#fff"/>`,
    );
    const cells = range(25).map((index) => {
      const x = 11 + (index % 5) * 10.5;
      const y = 19 + Math.floor(index / 5) * 9.4;
      const number = cardNumbers[index] && `<path d="${pathOf('bowlby', cardNumbers[index], { size: 4.8, x, y: y + 1.7 })}" fill="#221419"/>`;
      const daub = daubed.has(index) ? `<circle cx="${x}" cy="${round(y)}" r="4.4" fill="#E8364F" opacity=".72"/>` : '';
      return `<rect x="${x - 5}" y="${round(y - 4.4)}" width="10" height="8.8" rx="1.6" fill="${index % 2 === 0 ? '#FFF6E6' : '#FBE9D2'}"/>${number}${daub}`;
    });
    return `<rect x="3" y="1" width="58" height="62" rx="5" fill="#fff"/>${heads.join('')}${cells.join('')}`;
  },
};

function heap(balls) {
  return {
    fillsPicture: true,
    draw: () => balls.map(([x, y, size, letter, number]) => ball({ x, y, size, colour: colours[letter], letter, number })).join(''),
  };
}

function ball({ x, y, size, colour, letter, number }) {
  const label = letter
    ? `<path d="${pathOf('bowlby', letter, { size: size * 0.15, y: -size * 0.04 })}" fill="${colour}"/><path d="${pathOf('bowlby', number, { size: size * 0.24, y: size * 0.2 })}" fill="#221419"/>`
    : `<path d="${pathOf('bowlby', number, { size: size * 0.3, y: size * 0.13 })}" fill="#221419"/>`;
  return `<g transform="translate(${x} ${y})"><circle r="${size / 2}" fill="${colour}"/><circle r="${size / 2}" fill="url(#ball)"/><circle cy="2" r="${round(size * 0.29)}" fill="#fff"/>${label}</g>`;
}
