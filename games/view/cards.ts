import { element } from './element.ts'
import { drawing, shape } from './svg.ts'

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const suits = ['spades', 'hearts', 'diamonds', 'clubs']
const suitPaths = [
  'M12 2c6 5.500 9.500 8.500 9.500 12.300a4.700 4.700 0 0 1-8.300 3c.200 2 .900 3.600 2.600 4.700H8.200c1.700-1.100 2.400-2.700 2.600-4.700a4.700 4.700 0 0 1-8.300-3C2.500 10.500 6 7.500 12 2z',
  'M12 21.500C5 15.500 2 12 2 8.200A5.200 5.200 0 0 1 7.200 3c2 0 3.800 1.100 4.800 2.900C13 4.100 14.800 3 16.800 3A5.200 5.200 0 0 1 22 8.200c0 3.800-3 7.300-10 13.300z',
  'M12 1.500l8 10.500-8 10.500L4 12z',
  'M12 2a4.700 4.700 0 0 1 4.100 7 4.700 4.700 0 1 1-2.800 8.300c.200 2 .900 3.600 2.500 4.700H8.200c1.600-1.100 2.300-2.700 2.500-4.700A4.700 4.700 0 1 1 7.900 9 4.700 4.700 0 0 1 12 2z',
]

/** A card from 0: its rank is the rest by 13 (ace, 2 … king), its suit the quotient (spades, hearts, diamonds, clubs). */
export function nameOfCard(card: number): string {
  return `${ranks[card % 13] ?? ''} ${suits[Math.floor(card / 13)] ?? ''}`
}

/** A whole card, drawn: rank and suit at its corner, and its suit again, large. */
export function drawPlayingCard(card: number): HTMLElement {
  const suit = Math.floor(card / 13)
  const isRed = suit === 1 || suit === 2
  const pip = () => drawing('0 0 24 24', shape('path', { d: suitPaths[suit] ?? '', fill: 'currentColor' }))
  return element(
    'span',
    { class: isRed ? 'playing red' : 'playing' },
    element('span', { class: 'corner' }, ranks[card % 13] ?? '', pip()),
    element('span', { class: 'pip' }, pip()),
  )
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
