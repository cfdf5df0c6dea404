import { element } from '../../view/element.ts'
import { animate, mayMove } from '../../view/motion.ts'
import type { Card, VisibleRound } from '../shape.ts'
import { colorOfNumber, rankOf, suitOf, winnerOf } from './results.ts'
import type { Say } from './sayAtTable.ts'

const space = 'http://www.w3.org/2000/svg'
const suitPaths = [
  'M12 2c6 5.500 9.500 8.500 9.500 12.300a4.700 4.700 0 0 1-8.300 3c.200 2 .900 3.600 2.600 4.700H8.200c1.700-1.100 2.400-2.700 2.600-4.700a4.700 4.700 0 0 1-8.300-3C2.500 10.500 6 7.500 12 2z',
  'M12 21.500C5 15.500 2 12 2 8.200A5.200 5.200 0 0 1 7.200 3c2 0 3.800 1.100 4.800 2.900C13 4.100 14.800 3 16.800 3A5.200 5.200 0 0 1 22 8.200c0 3.800-3 7.300-10 13.300z',
  'M12 1.500l8 10.500-8 10.500L4 12z',
  'M12 2a4.700 4.700 0 0 1 4.100 7 4.700 4.700 0 1 1-2.800 8.300c.200 2 .900 3.600 2.500 4.700H8.200c1.600-1.100 2.300-2.700 2.500-4.700A4.700 4.700 0 1 1 7.900 9 4.700 4.700 0 0 1 12 2z',
]
const wheel = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]
const step = 360 / wheel.length

function shape(tag: string, traits: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(space, tag)
  for (const [name, value] of Object.entries(traits)) made.setAttribute(name, value)
  return made
}

function drawing(viewBox: string, ...parts: readonly SVGElement[]): SVGElement {
  const made = shape('svg', { viewBox, 'aria-hidden': 'true' })
  made.append(...parts)
  return made
}

function drawCard(card: Card): HTMLElement {
  const suit = suitOf(card)
  const isRed = suit === 1 || suit === 2
  const made = element('span', { class: isRed ? 'card red' : 'card' }, rankOf(card))
  made.append(drawing('0 0 24 24', shape('path', { d: suitPaths[suit] ?? '', fill: 'currentColor' })))
  return made
}

export function drawDie(face: number): HTMLElement {
  return element('span', { class: `die pips-${face}` }, ...Array.from({ length: face }, () => element('i')))
}

export function drawColor(color: number): HTMLElement {
  return element('span', { class: `cube color-${color}` })
}

function drawNumber(number: number): HTMLElement {
  return element('span', { class: `pocket ${colorOfNumber(number)}` }, String(number))
}

function drawWheel(): SVGElement {
  const parts = wheel.map((number, at) => {
    const [from, to] = [at * step - step / 2, at * step + step / 2]
    const [x1, y1, x2, y2] = [...onCircle(from, 98), ...onCircle(to, 98)]
    const group = shape('g', {})
    const text = shape('text', { x: '0', y: '-84', transform: `rotate(${at * step})`, class: 'wheelNumber' })
    text.textContent = String(number)
    group.append(shape('path', { d: `M0 0L${x1} ${y1}A98 98 0 0 1 ${x2} ${y2}z`, class: colorOfNumber(number) }), text)
    return group
  })
  const hub = shape('circle', { r: '62', class: 'hub' })
  const turning = shape('g', { class: 'turning' })
  turning.append(...parts, hub)
  return drawing('-104 -104 208 208', shape('circle', { r: '103', class: 'rim' }), turning)
}

function onCircle(degrees: number, radius: number): readonly [number, number] {
  const turn = ((degrees - 90) * Math.PI) / 180
  return [Math.round(1000 * radius * Math.cos(turn)) / 1000, Math.round(1000 * radius * Math.sin(turn)) / 1000]
}

const revealMs = 1400

/** What a round came to, as large as the stage allows. It moves only where it is new and may. */
export async function drawResult(
  stage: HTMLElement,
  shown: VisibleRound,
  { say, isNew }: { say: Say; isNew: boolean },
) {
  const moves = isNew && mayMove()
  switch (shown.kind) {
    case 'baccarat':
    case 'dragonTiger': {
      const winner = winnerOf(shown)
      const hands =
        shown.kind === 'baccarat'
          ? ([
              ['player', shown.player, String(shown.totals[0])],
              ['banker', shown.banker, String(shown.totals[1])],
            ] as const)
          : ([
              ['dragon', [shown.dragon], ''],
              ['tiger', [shown.tiger], ''],
            ] as const)
      const drawn = hands.map(([side, cards, total]) =>
        element(
          'div',
          { class: `hand ${side}${winner === side || winner === 'tie' ? ' won' : ''}` },
          element('p', {}, say(side), total !== '' && element('b', {}, total)),
          element('div', { class: 'cards' }, ...cards.map(drawCard)),
        ),
      )
      stage.replaceChildren(element('div', { class: 'hands' }, ...drawn))
      if (moves) await dealOut([...stage.querySelectorAll('.card')])
      return
    }
    case 'roulette': {
      const made = drawWheel()
      const turning = made.querySelector('.turning')
      const rest = -wheel.indexOf(shown.number) * step
      turning?.setAttribute('transform', `rotate(${rest})`)
      const ball = element('div', { class: 'wheel' })
      ball.append(made, element('span', { class: 'ball' }), drawNumber(shown.number))
      stage.replaceChildren(ball)
      if (moves) {
        const turns = [{ transform: 'rotate(-720deg)' }, { transform: 'rotate(0)' }]
        await animate(made, turns, { duration: 2 * revealMs, easing: 'cubic-bezier(0.1, 0.7, 0.1, 1)' })
      }
      return
    }
    case 'sicBo':
    case 'colorGame': {
      const dice = shown.dice.map(face => (shown.kind === 'sicBo' ? drawDie(face) : drawColor(face)))
      const total = shown.kind === 'sicBo' ? String(shown.dice.reduce((sum, face) => sum + face, 0)) : ''
      stage.replaceChildren(element('div', { class: 'dice' }, ...dice, total !== '' && element('b', {}, total)))
      if (moves) await dealOut(dice)
    }
  }
}

/** One after another, as they were drawn. */
async function dealOut(pieces: readonly Element[]): Promise<void> {
  const frames = [
    { transform: 'translateY(-40px) rotate(-12deg)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ]
  const each = revealMs / Math.max(pieces.length, 3)
  await Promise.all(
    pieces.map((piece, at) => animate(piece, frames, { duration: 320, delay: at * each, easing: 'ease-out' })),
  )
}

/** What stands on the stage before anything was drawn. */
export function drawEmpty(stage: HTMLElement, kind: VisibleRound['kind']): void {
  if (kind === 'roulette') stage.replaceChildren(element('div', { class: 'wheel' }, drawWheel()))
  else stage.replaceChildren(element('div', { class: kind === 'sicBo' || kind === 'colorGame' ? 'cup' : 'deck' }))
}
