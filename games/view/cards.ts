import { element } from './element.ts'
import { drawing, shape } from './svg.ts'

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const suits = ['spades', 'hearts', 'diamonds', 'clubs']
/** A card from 0: its rank is the rest by 13 (ace, 2 … king), its suit the quotient (spades, hearts, diamonds, clubs). */
export function nameOfCard(card: number): string {
  return `${ranks[card % 13] ?? ''} ${suits[Math.floor(card / 13)] ?? ''}`
}

/** A whole card: its rank, over a picture of its suit. One element each: a phone lays out a whole deck of them at once. */
export function drawPlayingCard(card: number): HTMLElement {
  return element('span', { class: `playing ${suits[Math.floor(card / 13)] ?? ''}` }, ranks[card % 13] ?? '')
}

/** Its back: a star of twelve points. */
export function drawBack(): HTMLElement {
  const rays = Array.from({ length: 12 }, (_, at) =>
    shape('path', { d: 'M50 70L45 26L50 18L55 26z', fill: '#ffd166', transform: `rotate(${at * 30} 50 70)` }),
  )
  const rim = {
    x: '6',
    y: '6',
    width: '88',
    height: '128',
    rx: '8',
    fill: 'none',
    stroke: '#ffd166',
    'stroke-width': '3',
  }
  const center = shape('circle', { cx: '50', cy: '70', r: '13', fill: '#ffb71b' })
  return element('span', { class: 'playing back' }, drawing('0 0 100 140', shape('rect', rim), ...rays, center))
}
