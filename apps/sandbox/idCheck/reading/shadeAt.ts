import type { Plane } from './plane.ts'

/** The shade at a place between pixels; outside, that of the nearest edge. */
export function shadeAt({ data, width, height }: Plane, x: number, y: number): number {
  const [left, top] = [Math.min(Math.max(x - 0.5, 0), width - 1.001), Math.min(Math.max(y - 0.5, 0), height - 1.001)]
  const [column, row] = [Math.floor(left), Math.floor(top)]
  const [right, down] = [left - column, top - row]
  const at = row * width + column
  const upper = (data[at] as number) * (1 - right) + (data[at + 1] as number) * right
  const lower = (data[at + width] as number) * (1 - right) + (data[at + width + 1] as number) * right
  return upper * (1 - down) + lower * down
}
