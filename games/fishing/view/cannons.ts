import type { Point } from './water.ts'

interface Cannon {
  readonly at: Point
  readonly isOwn: boolean
}

interface Look {
  readonly size: number
  /** Where this player has pointed last. */
  readonly aim: Point | undefined
}

/** What bubbles come from, one for each who sits at the reef; one's own is gold and follows where one points. */
export function drawCannons(
  on: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  cannons: readonly Cannon[],
  { size, aim }: Look,
): void {
  for (const { at, isOwn } of cannons) {
    const turn = isOwn && aim ? Math.atan2(aim.x - at.x, at.y - aim.y) : 0
    const length = size * (isOwn ? 2.6 : 1.9)
    const width = size * (isOwn ? 1.15 : 0.85)
    on.save()
    on.translate(at.x, at.y)
    on.rotate(turn)
    on.fillStyle = isOwn ? '#ffbe33' : '#8fb4c9'
    on.strokeStyle = isOwn ? '#5a2c00' : '#173a52'
    on.lineWidth = size * 0.2
    on.beginPath()
    on.roundRect(-width / 2, -length, width, length, width * 0.3)
    on.fill()
    on.stroke()
    on.beginPath()
    on.roundRect(-width * 0.72, -length - size * 0.25, width * 1.44, size * 0.6, size * 0.25)
    on.fill()
    on.stroke()
    on.restore()
    on.fillStyle = isOwn ? '#f09a0a' : '#5f8aa3'
    on.strokeStyle = isOwn ? '#5a2c00' : '#173a52'
    on.lineWidth = size * 0.2
    on.beginPath()
    on.arc(at.x, at.y + size * 0.2, size * (isOwn ? 1.35 : 1.05), 0, 2 * Math.PI)
    on.fill()
    on.stroke()
  }
}
