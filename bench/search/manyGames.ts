export interface MadeGame {
  readonly en_name: string
  readonly tl_name: string
}

/** A number below another one. */
export type Draw = (below: number) => number

const syllables =
  'ba be bi bo ka ki ko da di do ga gi go ha hi la li lo ma mi mu na ni no pa pi pu ra ri sa si su ta ti to wa ya yo'.split(
    ' ',
  )
const ends = ['', 'n', 'ng', 's', 'r', 't', 'l']

/** Games with names of two to four words out of some thousands, so that many share a word and hardly two a name. */
export function manyGames(count: number, draw: Draw): readonly MadeGame[] {
  const pick = (from: readonly string[]) => from[draw(from.length)] ?? ''
  const word = () => Array.from({ length: 2 + draw(2) }, () => pick(syllables)).join('') + pick(ends)
  const words = Array.from({ length: 5000 }, word)
  const name = () => Array.from({ length: 2 + draw(3) }, () => pick(words)).join(' ')
  return Array.from({ length: count }, () => ({ en_name: name(), tl_name: name() }))
}
