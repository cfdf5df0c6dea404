import { type Sprite, write } from './sprites.ts'
import { flightMs, type Point, type Splash, splashMs } from './water.ts'

type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

interface Look {
  readonly nowMs: number
  readonly unit: number
  readonly sprite: Sprite | undefined
  /** Whether nothing may move. */
  readonly isStill: boolean
}

export function drawSplash(on: Brush, splash: Splash, look: Look): void {
  const { landed } = splash
  if (!landed || look.nowMs < landed.atMs) return drawFlight(on, splash, look)
  const part = (look.nowMs - landed.atMs) / splashMs
  if (landed.pay > 0) drawCatch(on, splash, { ...look, part, pay: landed.pay })
  else drawMiss(on, splash, { ...look, part })
}

function drawFlight(on: Brush, { from, to, isOwn, begunAtMs }: Splash, { nowMs, unit, isStill }: Look): void {
  const part = isStill ? 1 : Math.min(1, (nowMs - begunAtMs) / flightMs)
  const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  drawBubble(on, at, { radius: unit * (1.4 + part), alpha: isOwn ? 1 : 0.55, isOwn })
}

interface SplashPhase extends Look {
  /** How much of its time is over. */
  readonly part: number
}

/** The fish rises in a bubble, which sets it free above. */
function drawCatch(
  on: Brush,
  { to, isOwn }: Splash,
  { unit, sprite, isStill, part, pay }: SplashPhase & { readonly pay: number },
): void {
  const up = isStill ? 0 : part * 12 * unit
  const alpha = Math.min(1, 2.4 * (1 - part)) * (isOwn ? 1 : 0.6)
  const half = (sprite?.reach ?? 10 * unit) / 2
  const at = { x: to.x, y: to.y - up }
  const picture = sprite?.right[0]
  on.globalAlpha = alpha
  if (picture) on.drawImage(picture, Math.round(at.x - (sprite?.width ?? 0) / 2), Math.round(at.y - half))
  on.globalAlpha = 1
  drawBubble(on, at, { radius: half * 1.15, alpha, isOwn })
  on.globalAlpha = alpha
  const size = unit * (isOwn ? 8 : 5)
  write(on, { text: `×${pay}`, x: at.x, y: at.y - half * 0.2, size, colour: isOwn ? '#ffe27a' : '#fff6df' })
  on.globalAlpha = 1
}

function drawMiss(on: Brush, { to, isOwn }: Splash, { part, unit, isStill }: SplashPhase): void {
  if (part > 0.4) return
  const grown = part / 0.4
  on.globalAlpha = (1 - grown) * (isOwn ? 0.9 : 0.45)
  on.strokeStyle = '#dff6ff'
  on.lineWidth = Math.max(1.5, unit * 0.4)
  on.beginPath()
  on.arc(to.x, to.y, unit * (2.4 + (isStill ? 2 : 4 * grown)), 0, 2 * Math.PI)
  on.stroke()
  on.globalAlpha = 1
}

interface Bubble {
  readonly radius: number
  readonly alpha: number
  readonly isOwn: boolean
}

function drawBubble(on: Brush, { x, y }: Point, { radius, alpha, isOwn }: Bubble): void {
  on.globalAlpha = alpha * 0.35
  on.fillStyle = isOwn ? '#ffd166' : '#bfeaff'
  on.beginPath()
  on.arc(x, y, radius, 0, 2 * Math.PI)
  on.fill()
  on.globalAlpha = alpha
  on.strokeStyle = isOwn ? '#fff0b8' : '#e6f8ff'
  on.lineWidth = Math.max(1.5, radius * 0.07)
  on.stroke()
  on.fillStyle = '#fff'
  on.beginPath()
  on.arc(x - radius * 0.4, y - radius * 0.42, radius * 0.16, 0, 2 * Math.PI)
  on.fill()
  on.globalAlpha = 1
}
