import { canvas } from './canvas.mjs';

const side = 128;
const points = 24;

/** A sun of 24 rays, as the medal in packages/ui/medal draws it. */
const rim = Array.from({ length: points * 2 }, (_, index) => {
  const radius = index % 2 ? 25.2 : 30;
  const angle = (Math.PI * index) / points;
  return `${(32 + Math.cos(angle) * radius).toFixed(2)},${(32 + Math.sin(angle) * radius).toFixed(2)}`;
}).join(' ');

/** Shine, metal and depth of each tier. */
const metals = {
  bronze: ['#f3c49b', '#b86b35', '#6e3513'],
  silver: ['#fbfcfe', '#aeb7c4', '#5f6875'],
  gold: ['#fff0b3', '#f2ae1c', '#a05e00'],
  platinum: ['#f3fbfa', '#8fb9bc', '#3c6468'],
  diamond: ['#f1f6ff', '#8db4f4', '#3d56b0'],
};

function medal([shine, metal, depth]) {
  return `<defs><linearGradient id="rim" x1="10" y1="4" x2="54" y2="60" gradientUnits="userSpaceOnUse"><stop stop-color="${shine}"/><stop offset=".52" stop-color="${metal}"/><stop offset="1" stop-color="${depth}"/></linearGradient><linearGradient id="face" x1="50" y1="8" x2="14" y2="58" gradientUnits="userSpaceOnUse"><stop stop-color="${shine}"/><stop offset=".6" stop-color="${metal}"/></linearGradient></defs><g transform="scale(${side / 64})"><polygon points="${rim}" fill="url(#rim)"/><circle cx="32" cy="32" r="21.5" fill="${depth}"/><circle cx="32" cy="32" r="19.8" fill="url(#face)"/><path d="M14 26a19.8 19.8 0 0 1 36 0c-9 6-27 6-36 0z" fill="#fff" opacity=".25"/></g>`;
}

/** The medal of each VIP tier. */
export function medals() {
  return Object.entries(metals).map(([tier, metal]) => ({
    name: `vip/${tier}.webp`,
    svg: () => canvas({ width: side, height: side }, medal(metal)),
    width: side,
    height: side,
    quality: 88,
    mostBytes: 6000,
  }));
}
