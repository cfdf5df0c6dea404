import { seededRandom } from '../simulation/seededRandom.ts'
import type { CardFacts } from './cardFacts.ts'
import { cardWidth, layouts } from './layouts.ts'
import { write } from './letters.ts'
import { portrait } from './portrait.ts'

export interface DrawnCard {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** Draws a card of nobody: our own layout with the fields of the real one, and SPECIMEN across it. */
export function drawCard(facts: CardFacts): DrawnCard {
  const { height, ground, band, portrait: frame, printed } = layouts[facts.type](facts)
  const size = `width="${cardWidth}" height="${height}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${cardWidth} ${height}">
    <defs><linearGradient id="ground" x2="1" y2="1"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient>
    <clipPath id="card"><rect ${size} rx="34"/></clipPath></defs>
    <g clip-path="url(#card)"><rect ${size} fill="url(#ground)"/>${guilloche(facts.seed, height, band)}
    <rect width="${cardWidth}" height="128" fill="${band}"/>
    <g opacity=".10" transform="rotate(-24 506 ${height / 2})">${write({ text: 'SPECIMEN', x: 236, y: height / 2 + 70, size: 130, face: 'cardSansBold', fill: band })}</g>
    ${portrait(facts.seed, facts.gender === 'female', frame)}${printed.map(write).join('')}
    ${write({ text: 'SPECIMEN', x: 846, y: 62, size: 22, fill: '#ffffff' })}</g></svg>`
  return { svg, width: cardWidth, height }
}

/** Fine wavy lines, as printers lay under the text of a document. */
function guilloche(seed: number, height: number, colour: string): string {
  const random = seededRandom(seed + 17)
  const waves = Array.from({ length: 14 }, (_, row) => {
    const y = 140 + (row * (height - 140)) / 14
    const swing = random.between(8, 26)
    return `<path d="M0 ${y}q126 ${-swing} 253 0t253 0 253 0 253 0"/>`
  })
  return `<g fill="none" stroke="${colour}" stroke-opacity=".13" stroke-width="1.4">${waves.join('')}</g>`
}
