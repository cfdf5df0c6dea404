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
    const tiles = [[86, 186, 116, -12], [214, 186, 116, 12], [150, 158, 150, 0]];
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
  turn: -7,
  draw() {
    const shells = [[0, 0], [2.2, 0.8], [-2, 1], [0.4, -1.8], [1.4, 2]];
    const pits = range(14).map((index) => {
      const x = 14.4 + (index % 7) * 5.9;
      const y = index < 7 ? 28.5 : 36.5;
      const count = 2 + ((index * 5) % 4);
      const inside = shells.slice(0, count).map(([dx, dy]) => `<ellipse cx="${round(x + dx * 0.7)}" cy="${round(y + dy * 0.7)}" rx="1" ry=".72" fill="#FFF3D6"/>`);
      return `<ellipse cx="${round(x)}" cy="${y}" rx="2.7" ry="3.3" fill="#2E1006"/>${inside.join('')}`;
    });
    const store = (x) => `<ellipse cx="${x}" cy="32.5" rx="3.7" ry="6.6" fill="#2E1006"/>${range(7).map((index) => `<ellipse cx="${round(x - 1.3 + (index % 3) * 1.3)}" cy="${round(29.5 + Math.floor(index / 3) * 2.2)}" rx="1" ry=".72" fill="#FFF3D6"/>`).join('')}`;
    return `<path d="M0 30Q2 21 12 22H52Q62 21 64 30 65 43 54 46H10Q-1 43 0 30Z" fill="#5A210A"/><path d="M0 28Q3 19.5 12 20.5H52Q61 19.5 64 28 64 41 54 43H10Q0 41 0 28Z" fill="#B5602A"/><path d="M2 28Q5 21.5 12 22.5H52Q59 21.5 62 28" fill="none" stroke="#FFD79A" stroke-opacity=".6" stroke-width="1"/>${pits.join('')}${store(6.8)}${store(57.2)}`;
  },
};

export const dominoes = {
  fillsPicture: true,
  draw() {
    const tiles = [[92, 190, -22, [6, 4]], [208, 190, 20, [3, 1]], [150, 160, 0, [5, 5]]];
    return tiles.map(([x, y, turn, halves]) => place(domino(halves), { x, y, size: 158, turn })).join('');
  },
};

const dots = { 1: [[0, 0]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], 5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]] };

function domino(halves) {
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
