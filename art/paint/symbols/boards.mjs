import { place, placeDrawing, range, round } from '../place.mjs';

export const dragonTiger = {
  fillsPicture: true,
  draw: () => placeDrawing('dragon-face', { x: 92, y: 180, size: 118 }) + placeDrawing('tiger-face', { x: 208, y: 180, size: 112 }),
};

// Nine covered tiles, four of them turned to show a gem.
export const gemTiles = {
  fillsPicture: true,
  draw() {
    const open = new Set([0, 4, 5, 6]);
    return range(9)
      .map((index) => {
        const x = 76 + (index % 3) * 74;
        const y = 94 + Math.floor(index / 3) * 74;
        const isOpen = open.has(index);
        const tile = `<rect x="${x - 32}" y="${y - 29}" width="64" height="64" rx="13" fill="#031B3A" opacity=".55"/><rect x="${x - 32}" y="${y - 34}" width="64" height="64" rx="13" fill="${isOpen ? '#0A3C6E' : '#E7F4F7'}"/><rect x="${x - 27}" y="${y - 29}" width="54" height="54" rx="9" fill="${isOpen ? '#06284F' : '#B9DCE6'}"/>`;
        return tile + (isOpen ? placeDrawing('gem-stone', { x, y: y - 2, size: 46 }) : '');
      })
      .join('');
  },
};

export const pegs = {
  draw() {
    const rows = range(6).flatMap((row) =>
      range(row + 2).map((index) => `<circle cx="${32 + (index - (row + 1) / 2) * 8.4}" cy="${8 + row * 7.4}" r="1.9" fill="#fff"/>`),
    );
    const cups = ['#E8364F', '#FF9B21', '#FFD23F', '#6FBF3A', '#FFD23F', '#FF9B21', '#E8364F'].map(
      (colour, index) => `<rect x="${round(2.9 + index * 8.4)}" y="51" width="7.4" height="9" rx="2.4" fill="${colour}"/><rect x="${round(2.9 + index * 8.4)}" y="51" width="7.4" height="4" rx="2" fill="#fff" opacity=".35"/>`,
    );
    return `<path d="M32 0L64 62H0Z" fill="#230A48" opacity=".28"/>${rows.join('')}${cups.join('')}${placeDrawing('coconut', { x: 36.4, y: 26, size: 15 })}`;
  },
};

export const mahjong = {
  fillsPicture: true,
  draw() {
    const tiles = [[76, 184, 138, -13], [224, 184, 138, 13], [150, 164, 172, 0]];
    return tiles.map(([x, y, size, turn], index) => (index === 2 ? placeDrawing('mahjong-red-dragon', { x, y, size, turn }) : place(bambooTile(index), { x, y, size, turn }))).join('');
  },
};

function bambooTile(kind) {
  const sticks = [[24, 20], [40, 20], [24, 42], [40, 42], [32, 31]]
    .slice(0, kind === 0 ? 4 : 5)
    .map(([x, y]) => (kind === 0
      ? `<rect x="${x - 2.4}" y="${y - 8}" width="4.8" height="16" rx="2.4" fill="#13804A"/><path d="M${x - 3.4} ${y}h6.8" stroke="#0B5F36" stroke-width="2"/>`
      : `<circle cx="${x}" cy="${y}" r="6" fill="#2759C9"/><circle cx="${x}" cy="${y}" r="2.6" fill="#FFF6E6"/>`));
  return `<rect x="12" y="6" width="40" height="55" rx="6" fill="#13804A"/><rect x="12" y="3" width="40" height="53" rx="6" fill="#FFFDF6"/><rect x="14.5" y="5.5" width="35" height="48" rx="4" fill="none" stroke="#E6DCC6"/>${sticks.join('')}`;
}

export const sungka = {
  turn: -8,
  draw() {
    const pits = range(14).map((index) => pit({ x: 14.6 + (index % 7) * 5.8, y: index < 7 ? 26.4 : 37.6, rx: 2.6, ry: 4.2, shells: 2 + ((index * 5) % 4) }));
    const stores = [6, 58].map((x) => pit({ x, y: 32, rx: 3.7, ry: 7.4, shells: 6 }));
    return `<path d="M-1 34Q-1 19 10 18.4 32 16.6 54 18.4 65 19 65 34 65 50 54 50.6 32 52.4 10 50.6-1 50-1 34Z" fill="#4A1A07"/><path d="M-1 31Q-1 16 10 15.4 32 13.6 54 15.4 65 16 65 31 65 46.5 54 47 32 48.8 10 47-1 46.5-1 31Z" fill="#B5602A"/><path d="M1 30Q2 18 11 17.4 32 15.6 53 17.4 62 18 63 30" fill="none" stroke="#FFD79A" stroke-opacity=".75" stroke-width="1.2"/><path d="M12 32H52" stroke="#8A4318" stroke-width="1"/>${pits.join('')}${stores.join('')}`;
  },
};

function pit({ x, y, rx, ry, shells }) {
  const spots = [[-0.35, 0.1], [0.4, 0.35], [0, 0.6], [-0.1, -0.3], [0.45, -0.15], [-0.45, 0.45]];
  const inside = spots.slice(0, shells).map(
    ([dx, dy], index) => `<ellipse cx="${round(x + dx * rx)}" cy="${round(y + dy * ry)}" rx="1.05" ry=".85" transform="rotate(${index * 40} ${round(x + dx * rx)} ${round(y + dy * ry)})" fill="${['#FFF3D6', '#F3C9A0', '#FFE0E0'][index % 3]}" stroke="#8A4318" stroke-width=".22"/>`,
  );
  return `<ellipse cx="${round(x)}" cy="${round(y + 0.6)}" rx="${round(rx + 0.3)}" ry="${round(ry + 0.2)}" fill="#E8A868"/><ellipse cx="${round(x)}" cy="${y}" rx="${rx}" ry="${ry}" fill="#3B1408"/>${inside.join('')}`;
}

export const dominoes = {
  fillsPicture: true,
  draw() {
    const tiles = [[92, 190, -22, [6, 4]], [208, 190, 20, [3, 1]], [150, 160, 0, [5, 5]]];
    return tiles.map(([x, y, turn, halves]) => place(domino(halves), { x, y, size: 158, turn })).join('');
  },
};

const dots = { 1: [[0, 0]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], 5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]] };

export function domino(halves) {
  const pips = halves.flatMap((count, half) => dots[count].map(([dx, dy]) => `<circle cx="${32 + dx * 6}" cy="${(half === 0 ? 18 : 46) + dy * 7}" r="2.7" fill="#231519"/>`));
  return `<rect x="18.5" y="3.5" width="28" height="60" rx="6" fill="#000" opacity=".3"/><rect x="18" y="2" width="28" height="60" rx="6" fill="#FFFDF6"/><rect x="18.7" y="2.7" width="26.6" height="58.6" rx="5.4" fill="none" stroke="#E2D6C4" stroke-width="1.2"/><path d="M22 32h20" stroke="#C9B79C" stroke-width="1.4"/>${pips.join('')}`;
}

// Filipino dama is played along the lines of the board, on the dark squares only.
export const draughts = {
  turn: -8,
  draw() {
    const squares = range(25).map((index) => `<rect x="${7 + (index % 5) * 10}" y="${7 + Math.floor(index / 5) * 10}" width="10" height="10" fill="${index % 2 === 0 ? '#6A2C12' : '#F6DFB4'}"/>`);
    const pieces = [[0, 'light'], [2, 'light'], [8, 'light'], [16, 'dark'], [20, 'dark'], [12, 'king'], [24, 'dark']].map(([index, side]) => {
      const x = 12 + (index % 5) * 10;
      const y = 12 + Math.floor(index / 5) * 10;
      const [rim, face] = { light: ['#C9B79C', '#FFFDF6'], dark: ['#7A0F22', '#D3202F'], king: ['#8A5200', '#FFC93A'] }[side];
      return `<circle cx="${x}" cy="${y + 1.2}" r="4.3" fill="${rim}"/><circle cx="${x}" cy="${y}" r="4.3" fill="${face}"/><circle cx="${x}" cy="${y}" r="2.5" fill="none" stroke="${rim}" stroke-opacity=".6" stroke-width=".8"/>`;
    });
    return `<rect x="2" y="4" width="60" height="60" rx="6" fill="#2A0F05"/><rect x="2" y="2" width="60" height="60" rx="6" fill="#8B4A22"/>${squares.join('')}${pieces.join('')}`;
  },
};
