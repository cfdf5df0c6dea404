import type { ReelGame, Text, Title } from '../shape.ts'

/** The one thing to look out for in a title. */
export function featureOf(title: Title): Text {
  const { game, freeSpins, hold, pick } = title
  if (freeSpins) {
    const need = freeSpins.awards.findIndex(spins => spins > 0)
    const spins = freeSpins.awards[need] ?? 0
    const name = title.symbols[freeSpins.symbol]?.name
    return {
      en: `${need} × ${name?.en ?? ''}: ${spins} free spins`,
      tl: `${need} × ${name?.tl ?? ''}: ${spins} libreng ikot`,
    }
  }
  if (hold)
    return {
      en: `${hold.need} coins are held, ${hold.lives} more tries`,
      tl: `${hold.need} barya ang hahawakan, ${hold.lives} pang subok`,
    }
  if (pick) return { en: `${pick.need} tickets let you choose a box`, tl: `${pick.need} tiket: pumili ng kahon` }
  if (game.kind === 'cascade') {
    const from = Math.min(...Object.values(game.pays).map(([first]) => first?.from ?? 0))
    return { en: `${from} alike anywhere pay and vanish`, tl: `${from} magkakapareho kahit saan, panalo` }
  }
  return wildFeature(game)
}

function wildFeature({ kind, wild }: ReelGame): Text {
  if (wild?.isExpanding) return { en: 'A lantern lights its whole reel', tl: 'Sinisindihan ng parol ang buong reel' }
  const times = wild?.times ?? 1
  return kind === 'ways'
    ? { en: `The golden eight counts for ${times}`, tl: `Katumbas ng ${times} ang gintong otso` }
    : { en: `Every crown in a win pays × ${times}`, tl: `Bawat korona sa panalo: × ${times}` }
}
