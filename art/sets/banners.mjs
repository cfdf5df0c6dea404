import { pathOf } from '../paint/lettering.mjs';
import { gradient, place, placeDrawing } from '../paint/place.mjs';
import { filcoin, goldMedal, pesoCoin } from '../paint/symbols/emblems.mjs';
import { canvas, lift } from './canvas.mjs';

const width = 360;
const height = 400;

const scenes = { ranking, 'deposit-bonus': depositBonus, vip, filcoin: sunCoins };

// These stand on the right of always-dark hero cards, which bring their own rays.
export function banners() {
  return Object.entries(scenes).map(([name, scene]) => ({
    name: `home/banner-${name}.webp`,
    svg: () => canvas({ width, height }, `<defs>${lift({ dy: 12, blur: 10 })}</defs><g filter="url(#lift)">${scene()}</g>`),
    width,
    height,
    quality: 80,
    alphaQuality: 60,
    mostBytes: 13_900,
  }));
}

function coins(list) {
  return list.map(([x, y, size, turn]) => place(pesoCoin(), { x, y, size, turn })).join('');
}

function ranking() {
  return coins([[306, 112, 62, 14]]) + placeDrawing('trophy', { x: 178, y: 196, size: 300 }) + coins([[66, 292, 92, -12], [304, 318, 70, 12]]);
}

function depositBonus() {
  return `${placeDrawing('wrapped-gift', { x: 196, y: 172, size: 270 })}${place(ticket(), { x: 158, y: 300, size: 250, turn: -10 })}${coins([[58, 168, 62, -14], [310, 300, 84, 12]])}`;
}

function ticket() {
  const sign = pathOf('money', '₱', { size: 17, x: 10.6, y: 38 });
  return `<defs>${gradient('ticket', [[0, '#2FBF86'], [1, '#0C6B4B']], { x2: 1 })}</defs><path d="M4 17H60a3 3 0 0 1 3 3v6a6 6 0 0 0 0 12v6a3 3 0 0 1 -3 3H4a3 3 0 0 1 -3 -3V38a6 6 0 0 0 0 -12v-6a3 3 0 0 1 3 -3Z" fill="url(#ticket)"/><path d="M20 20v24" stroke="#fff" stroke-opacity=".7" stroke-width="1.2" stroke-dasharray="2.4 2"/><path d="${sign}" fill="#FFE9A6"/><path d="${pathOf('bowlby', 'BONUS', { size: 9.6, x: 40, y: 31 })}" fill="#fff"/><path d="M28 36.5h24M31 40.5h18" stroke="#fff" stroke-opacity=".6" stroke-width="1.8" stroke-linecap="round"/>`;
}

function vip() {
  const ribbons = '<path d="M118 190L74 372 132 346 160 390 196 214Z" fill="#A3183A"/><path d="M242 190L286 372 228 346 200 390 164 214Z" fill="#C81D4A"/>';
  const crown = '<path d="M21 37L18.5 23.5 26 29 32 19.5 38 29 45.5 23.5 43 37Z" fill="#8A4B00"/><path d="M21.5 39.5h21v3.5h-21z" fill="#8A4B00"/><circle cx="32" cy="18.6" r="2" fill="#8A4B00"/><circle cx="18.2" cy="22.6" r="1.7" fill="#8A4B00"/><circle cx="45.8" cy="22.6" r="1.7" fill="#8A4B00"/>';
  return `${ribbons}${place(goldMedal(crown), { x: 180, y: 168, size: 280 })}${placeDrawing('sparkles', { x: 306, y: 66, size: 74 })}${placeDrawing('gem-stone', { x: 58, y: 300, size: 84, turn: -12 })}${placeDrawing('gem-stone', { x: 312, y: 292, size: 62, turn: 14 })}`;
}

function sunCoins() {
  const big = place(filcoin(), { x: 184, y: 164, size: 262 });
  const small = [[74, 304, 108, -14], [284, 322, 124, 10], [326, 76, 52, 16]];
  return big + small.map(([x, y, size, turn]) => place(filcoin(), { x, y, size, turn })).join('');
}
