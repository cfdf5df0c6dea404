import { kinds, type Kind, naturals, type Natural, type Row, type Text, type Title } from '../shape.ts'

/** The rules of a title in sentences, said from the very tables that decide its rounds. */
export function rulesOf(title: Title): readonly Text[] {
  return [...arranging, counting(title), ...royalties(title), natural(title), ...money(title)]
}

const arranging: readonly Text[] = [
  {
    en: 'You and three bots get thirteen cards each from one deck. Lay yours as three hands: three in front, five in the middle, five at the back. No hand may be weaker than the one before it; the studio refuses an order that is not allowed, and nothing is lost by it.',
    tl: 'Ikaw at tatlong bot ay may tig-labintatlong baraha mula sa iisang 52. Ilatag ang sa iyo bilang tatlong kamay: tatlo sa harap, lima sa gitna, lima sa likod. Hindi puwedeng mas mahina ang kamay kaysa nasa harap nito; tinatanggihan ng studio ang maling ayos, at walang nawawala.',
  },
  {
    en: 'Hands count as in poker, from a high card up to a straight flush; three cards are a high card, a pair or three of a kind. Suits are all the same. An ace is highest, and lowest in A-2-3-4-5.',
    tl: 'Gaya ng sa poker ang mga kamay, mula mataas na baraha hanggang straight flush; ang tatlong baraha ay mataas, pares o tatlong magkapareho. Pare-pareho ang mga uri. Pinakamataas ang alas, at pinakamababa sa A-2-3-4-5.',
  },
  {
    en: 'Each bot lays its cards by one published way, which sees its own cards alone. “Suggest” lays yours by the same way. If you lay nothing down within a day, your cards are laid so for you.',
    tl: 'Inilalatag ng bawat bot ang baraha nito sa iisang inilathalang paraan, na sarili nitong baraha lang ang nakikita. Ganoon din ang ayos ng “Imungkahi”. Kung wala kang inilatag sa loob ng isang araw, ganoon ilalatag ang sa iyo.',
  },
]

function counting({ mostPoints }: Title): Text {
  return {
    en: `Each of your hands is compared with the same hand of each bot and wins or loses a point. All three won or lost counts twice. One bot can win ${mostPoints} points of you at most, and you of it: your bet covers that of all three, and you never owe more.`,
    tl: `Ikinukumpara ang bawat kamay mo sa katapat na kamay ng bawat bot, at nananalo o natatalo ng isang puntos. Doble kapag panalo o talo ang lahat ng tatlo. Hanggang ${mostPoints} puntos ang makukuha ng isang bot sa iyo, at mo rito: sakop ng taya mo ang sa tatlo, at wala ka nang utang pa.`,
  }
}

const rowNames: Readonly<Record<Row, Text>> = {
  front: { en: 'in front', tl: 'sa harap' },
  middle: { en: 'in the middle', tl: 'sa gitna' },
  back: { en: 'at the back', tl: 'sa likod' },
}

const kindNames: Readonly<Record<Kind, Text>> = {
  high: { en: 'a high card', tl: 'mataas na baraha' },
  pair: { en: 'a pair', tl: 'pares' },
  twoPair: { en: 'two pair', tl: 'dalawang pares' },
  three: { en: 'three of a kind', tl: 'tatlong magkapareho' },
  straight: { en: 'a straight', tl: 'straight' },
  flush: { en: 'a flush', tl: 'flush' },
  fullHouse: { en: 'a full house', tl: 'full house' },
  four: { en: 'four of a kind', tl: 'apat na magkapareho' },
  straightFlush: { en: 'a straight flush', tl: 'straight flush' },
}

function royalties({ royalties }: Title): readonly Text[] {
  if (royalties.length === 0) return []
  const inOrder = royalties.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
  const listed = (language: 'en' | 'tl') =>
    inOrder
      .map(({ row, kind, points }) => `${kindNames[kind][language]} ${rowNames[row][language]} ${points}`)
      .join(', ')
  return [
    {
      en: `A hand that wins counts more with some cards: ${listed('en')}.`,
      tl: `Mas malaki ang bilang ng panalong kamay sa ilang baraha: ${listed('tl')}.`,
    },
  ]
}

const naturalNames: Readonly<Record<Natural, Text>> = {
  oneSuit: { en: 'thirteen of one suit', tl: 'labintatlong iisang uri' },
  dragon: { en: 'a dragon (every rank once)', tl: 'dragon (tig-isa ng bawat taas)' },
  sixPairs: { en: 'six pairs', tl: 'anim na pares' },
  threeFlushes: { en: 'three flushes', tl: 'tatlong flush' },
  threeStraights: { en: 'three straights', tl: 'tatlong straight' },
}

function natural({ bonus, mostPoints }: Title): Text {
  const listed = (language: 'en' | 'tl') => naturals.map(one => naturalNames[one][language]).join(', ')
  const paid = (language: 'en' | 'tl') =>
    naturals.flatMap(one => (bonus[one] > 0 ? [`${naturalNames[one][language]} ${bonus[one]}`] : [])).join(', ')
  return {
    en: `A natural wins as it was dealt: ${listed('en')}, the highest first. It wins ${mostPoints} points of every bot that has none or a lower one. Paid besides, in times of your bet: ${paid('en')}.`,
    tl: `Panalo agad ang natural: ${listed('tl')}, mula pinakamataas. ${mostPoints} puntos ito sa bawat bot na wala o mas mababa ang natural. Dagdag na bayad, sa beses ng taya: ${paid('tl')}.`,
  }
}

function money({ declared, keptPercent, stakes, mostWin, mostPoints }: Title): readonly Text[] {
  const percent = (declared.returnPpm / 10_000).toFixed(2)
  const hit = (declared.hitPpm / 10_000).toFixed(1)
  const [least = 0, most = 0] = [stakes[0], stakes.at(-1)]
  return [
    {
      en: `Of the points you win of the bots in all, ${keptPercent} % is kept. Whoever lays their cards as the bots do is returned ${percent} % of their bets over very many rounds, and wins in ${hit} % of rounds; other ways return more or less, most of them less.`,
      tl: `Sa kabuuang puntos na panalo mo sa mga bot, ${keptPercent} % ang itinatabi. Ang naglalatag gaya ng mga bot ay nababalikan ng ${percent} % ng mga taya sa napakaraming round, at panalo sa ${hit} % ng mga round; mas malaki o mas maliit sa ibang paraan, karamihan mas maliit.`,
    },
    {
      en: `You may bet ₱${least} to ₱${most}: one point is worth ₱${least / (3 * mostPoints)} to ₱${most / (3 * mostPoints)}. No round pays more than ${mostWin} times its bet. A round that is cut off is kept. Malfunction voids a round, and its bet is given back.`,
      tl: `Puwedeng tumaya ng ₱${least} hanggang ₱${most}: ₱${least / (3 * mostPoints)} hanggang ₱${most / (3 * mostPoints)} ang isang puntos. Walang round na higit sa ${mostWin} beses ng taya ang bayad. Itinatabi ang naputol na round. Walang bisa ang round na pumalya, at ibinabalik ang taya.`,
    },
  ]
}
