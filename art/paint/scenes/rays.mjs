import { range, round } from '../place.mjs';

export function rays({ x = 150, y = 170, count = 20, colour = '#fff', opacity = 0.3 } = {}) {
  const reach = 420;
  const half = (Math.PI / count) * 0.52;
  const path = range(count)
    .map((index) => {
      const angle = (index * 2 * Math.PI) / count;
      return `M${x} ${y}L${tip(angle - half)}L${tip(angle + half)}Z`;
    })
    .join('');
  return `<path d="${path}" fill="${colour}" opacity="${opacity}" mask="url(#fade-outward)"/>`;

  function tip(angle) {
    return `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`;
  }
}
