import { seededRandom } from '../simulation/seededRandom.ts'
import type { DrawnCard } from './drawCard.ts'
import { write } from './letters.ts'

const goods = ['RICE 5 KG', 'DRIED FISH', 'COOKING OIL', 'COFFEE 3IN1', 'SARDINES', 'PAN DE SAL', 'CALAMANSI', 'SOAP']

/** A slip of a shop: paper with print on it, and no identity card. */
export function drawReceipt(seed: number): DrawnCard {
  const random = seededRandom(seed + 5)
  const lines = Array.from({ length: 9 }, (_, row) => {
    const y = 190 + row * 44
    const price = `${random.between(12, 480)}.${random.between(10, 99)}`
    return (
      write({ text: random.pick(goods), x: 90, y, size: 30, face: 'cardMono' }) +
      write({ text: price, x: 720, y, size: 30, face: 'cardMono' })
    )
  })
  const head = write({ text: 'SARI-SARI STORE', x: 320, y: 100, size: 40, face: 'cardMono' })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1012" height="638"><rect width="1012" height="638" fill="#f4f2ec"/>${head}${lines.join('')}</svg>`
  return { svg, width: 1012, height: 638 }
}
