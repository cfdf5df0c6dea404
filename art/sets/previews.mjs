import { readFileSync } from 'node:fs';
import { place, placeDrawing } from '../paint/place.mjs';
import { pesoCoin } from '../paint/symbols/emblems.mjs';
import { imagePath } from '../render/webp.mjs';
import { canvas, lift } from './canvas.mjs';

const [width, height] = [1200, 630];
const sites = {
  slots: { from: '#3A0E20', over: '#6A1726', to: '#B8401F', ray: 'rgba(255,190,60,.16)' },
  game: { from: '#05272F', over: '#0A4D59', to: '#0F837A', ray: 'rgba(140,255,235,.13)' },
  play: { from: '#250B3C', over: '#4C1872', to: '#9A2F86', ray: 'rgba(255,190,250,.14)' },
};

// What a chat shows of a member's link: no words but the mark, since whoever reads it may speak either language.
export function previews() {
  return Object.entries(sites).map(([site, colours]) => ({
    name: `invite/${site}.png`,
    svg: () => canvas({ width, height }, `${ground(colours)}${wordmark()}<defs>${lift({ dy: 14, blur: 16 })}</defs><g filter="url(#lift)">${letter()}</g>`),
    width,
    height,
  }));
}

function ground({ from, over, to, ray }) {
  const sun = { x: 860, y: 330 };
  const rays = Array.from({ length: 30 }, (_, at) => {
    const [one, other] = [(at * 12 * Math.PI) / 180, ((at * 12 + 5) * Math.PI) / 180];
    const point = (angle) => `${Math.round(sun.x + 1300 * Math.cos(angle))} ${Math.round(sun.y + 1300 * Math.sin(angle))}`;
    return `<path d="M${sun.x} ${sun.y}L${point(one)} ${point(other)}z"/>`;
  });
  return (
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2=".8"><stop stop-color="${from}"/><stop offset=".56" stop-color="${over}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
    `<path fill="url(#ground)" d="M0 0h${width}v${height}H0z"/><g fill="${ray}">${rays.join('')}</g>`
  );
}

function wordmark() {
  const svg = readFileSync(imagePath('icons/wordmark.svg'), 'utf8').replace(/^[^]*?<title>[^<]*<\/title>/, '').replace('</svg>', '');
  return `<g transform="translate(84 190) scale(3.4)" fill="#fff" color="#fff">${svg}</g>`;
}

function letter() {
  return (
    place(pesoCoin(), { x: 700, y: 180, size: 110, turn: -16 }) +
    place(pesoCoin(), { x: 1030, y: 200, size: 92, turn: 18 }) +
    placeDrawing('love-letter', { x: 860, y: 345, size: 380 })
  );
}
