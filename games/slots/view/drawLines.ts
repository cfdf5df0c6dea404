import type { Win } from '../shape.ts'

const space = 'http://www.w3.org/2000/svg'

/** A clear sheet over the board, made once, because whatever comes and goes lays the board out anew. */
export function openLines({ columns, rows }: { columns: number; rows: number }): SVGElement {
  const drawing = document.createElementNS(space, 'svg')
  drawing.setAttribute('viewBox', `0 0 ${columns * 100} ${rows * 100}`)
  drawing.setAttribute('preserveAspectRatio', 'none')
  drawing.setAttribute('aria-hidden', 'true')
  return drawing
}

/** Draws the lines that won, through the middles of their cells, in place of those before. */
export function drawLines(drawing: SVGElement, wins: readonly Win[]): void {
  drawing.replaceChildren()
  for (const { cells, line } of wins) {
    if (line === undefined) continue
    const points = cells.map(([column, row]) => `${column * 100 + 50},${row * 100 + 50}`).join(' ')
    for (const kind of ['edge', 'core']) {
      const way = document.createElementNS(space, 'polyline')
      way.setAttribute('points', points)
      way.setAttribute('class', kind)
      drawing.append(way)
    }
  }
}
