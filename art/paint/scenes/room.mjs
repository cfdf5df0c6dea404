import { range } from '../place.mjs';
import { rays } from './rays.mjs';

export function felt() {
  return `<ellipse cx="150" cy="60" rx="210" ry="150" fill="#fff" opacity=".13" filter="url(#soft)"/><path d="M-40 300Q150 190 340 300V420H-40Z" fill="#000" opacity=".16"/><path d="M-30 262Q150 160 330 262" fill="none" stroke="#F3C766" stroke-opacity=".8" stroke-width="3"/><path d="M-30 278Q150 176 330 278" fill="none" stroke="#F3C766" stroke-opacity=".35" stroke-width="1.5"/>${rays({ y: -40, count: 26, opacity: 0.1 })}`;
}

export function arch() {
  return `${rays({ count: 24, opacity: 0.22 })}<path d="M24 420V150Q24 30 150 30T276 150V420" fill="none" stroke="url(#gold)" stroke-width="8"/><path d="M40 420V152Q40 48 150 48T260 152V420" fill="none" stroke="#F3C766" stroke-opacity=".4" stroke-width="2"/>`;
}

// The over-and-under of a banig mat.
export function weave() {
  const strands = range(14).flatMap((row) =>
    range(9).flatMap((column) =>
      range(3).map((strand) =>
        (row + column) % 2 === 1 ? `M${column * 36} ${row * 36 + 6 + strand * 10}h30` : `M${column * 36 + 6 + strand * 10} ${row * 36}v30`,
      ),
    ),
  );
  return `<path d="${strands.join('')}" opacity=".16" stroke="#fff" stroke-width="6" fill="none"/>${rays({ opacity: 0.2 })}`;
}

// Stepped diamonds, as on woven cloth.
export function ikat({ palette }) {
  const diamonds = range(35).map((index) => {
    const row = Math.floor(index / 5);
    const x = (index % 5) * 75 + (row % 2 === 0 ? 0 : 37.5);
    const y = row * 62;
    const rings = [30, 20, 9].map(
      (half, ring) => `<path d="M0 ${-half}L${half} 0 0 ${half} ${-half} 0Z" fill="none" stroke="${ring === 1 ? palette[0] : '#fff'}" stroke-opacity=".34" stroke-width="4"/>`,
    );
    return `<g transform="translate(${x} ${y})">${rings.join('')}</g>`;
  });
  return diamonds.join('') + rays({ opacity: 0.16 });
}
