import { drawing } from './drawings.mjs';

let names = 0;

export function uniqueId(stem) {
  return `${stem}${names++}`;
}

// Centres a square body on a point.
export function place(body, { x, y, size, box = 64, turn = 0, blurred = false }) {
  const filter = blurred ? ' filter="url(#far)"' : '';
  const move = `translate(${x} ${y}) rotate(${turn}) scale(${round(size / box)}) translate(${-box / 2} ${-box / 2})`;
  return `<g transform="${move}"${filter}>${body}</g>`;
}

export function placeDrawing(name, at) {
  return place(drawing(name), { ...at, box: 32 });
}

export function round(number) {
  return Math.round(number * 100) / 100;
}

export function range(count) {
  return Array.from({ length: count }, (_, index) => index);
}

export function gradient(id, stops, { x1 = 0, y1 = 0, x2 = 0, y2 = 1 } = {}) {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;
}

export function radial(id, stops, { cx = 0.5, cy = 0.5, r = 0.5 } = {}) {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`;
}

function stopsOf(stops) {
  return stops
    .map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');
}
