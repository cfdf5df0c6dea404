import { pathOf } from '../paint/lettering.mjs';
import { gradient, place, placeDrawing, radial } from '../paint/place.mjs';
import { goods as recipes } from '../pictures/goods.mjs';
import { canvas, lift } from './canvas.mjs';

const width = 520;
const height = 416;

/** Each piece stands on a quiet ground of its own colour; a second picture shows it nearer, seen from the side. */
export function goods() {
  return Object.entries(recipes).flatMap(([id, recipe]) => [
    image(id, recipe, { size: recipe.ticket ? 300 : 236, turn: recipe.ticket ? -6 : 0, focus: 0.42 }),
    image(`${id}-2`, recipe, { size: recipe.ticket ? 372 : 318, turn: recipe.ticket ? 5 : -9, focus: 0.6 }),
  ]);
}

function image(name, { drawing, ticket, ground }, { size, turn, focus }) {
  return {
    name: `goods/${name}.webp`,
    svg: () => {
      const at = { x: width / 2, y: height / 2, size, turn };
      const body = ticket ? place(ticketOf(ticket, ground), at) : placeDrawing(drawing, at);
      const stops = [[0, mix(ground, 0.13)], [1, mix(ground, 0.34)]];
      return canvas(
        { width, height },
        `<defs>${radial('ground', stops, { cx: 0.5, cy: focus, r: 0.72 })}${lift({ dy: 20, blur: 18, colour: '#3C140A', opacity: 0.26 })}</defs><rect width="${width}" height="${height}" fill="url(#ground)"/><g filter="url(#lift)">${body}</g>`,
      );
    },
    width,
    height,
    quality: 84,
    mostBytes: 13_900,
  };
}

function ticketOf(words, ground) {
  return `<defs>${gradient('paper', [[0, mix(ground, 0.8)], [1, ground]], { x2: 1 })}</defs><path d="M4 15H60a3 3 0 0 1 3 3v8a6 6 0 0 0 0 12v8a3 3 0 0 1 -3 3H4a3 3 0 0 1 -3 -3V38a6 6 0 0 0 0 -12v-8a3 3 0 0 1 3 -3Z" fill="url(#paper)"/><path d="M17 19v26" stroke="#fff" stroke-opacity=".75" stroke-width="1.2" stroke-dasharray="2.4 2"/><path d="M9 27.5a4.5 4.5 0 0 1 0 9" fill="none" stroke="#FFE9A6" stroke-width="2" stroke-linecap="round"/>${lettered(words)}`;
}

/** The sign of the peso stands in one lettering, figures in another: neither has both. */
function lettered(words) {
  const figures = words.replace('₱', '');
  const size = figures.length > 2 ? 11.5 : 15;
  const sign = words.startsWith('₱') ? `<path d="${pathOf('money', '₱', { size: size + 1.5, x: 27.5, y: 37.6 })}" fill="#FFE9A6"/>` : '';
  return `${sign}<path d="${pathOf('bowlby', figures, { size, x: sign ? 45 : 39, y: 37.6 })}" fill="#fff"/>`;
}

/** The share of a colour in white. */
function mix(colour, share) {
  const parts = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
  const mixed = parts.map((part) => Math.round(part * share + 255 * (1 - share)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
