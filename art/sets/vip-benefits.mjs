import { placeDrawing } from '../paint/place.mjs';
import { canvas } from './canvas.mjs';

const tile = 96;

/** What a level of VIP brings. */
const drawings = { upgrade: 'party-popper', birthday: 'birthday-cake', multiple: 'high-voltage' };

export function vipBenefits() {
  const size = { width: tile, height: tile, quality: 84, alphaQuality: 60, mostBytes: 3_200 };
  return Object.entries(drawings).map(([name, drawing]) => ({
    ...size,
    name: `vip/${name}.webp`,
    svg: () => canvas(size, placeDrawing(drawing, { x: tile / 2, y: tile / 2, size: 90 })),
  }));
}
