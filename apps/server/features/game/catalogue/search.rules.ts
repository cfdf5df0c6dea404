import { soundOf } from './sound.rules.ts'
import { lettersMissing, lettersOf, slipsBetween, slipsForgiven } from './typo.rules.ts'

export interface SearchedGame {
  readonly id: number
  readonly en_name: string
  readonly tl_name: string
}

/** The names of the whole catalogue, made ready to be searched; the games in the order of their places. */
export interface SearchIndex<Game extends SearchedGame> {
  readonly games: readonly Game[]
  /** Both names of each game. */
  readonly names: readonly (readonly string[])[]
  /** Every word of any name once, and every name without its spaces. */
  readonly words: readonly Term[]
  readonly wholes: readonly Term[]
  /** Every word of any name as it sounds. */
  readonly sounds: readonly Term[]
}

/** What is compared with what was typed: its text, its letters, and the games that it stands in. */
interface Term {
  readonly text: string
  readonly letters: number
  readonly holders: number[]
}

/** A text as it is compared: small letters and digits, without marks above them, one space between words. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

export function buildIndex<Game extends SearchedGame>(games: readonly Game[]): SearchIndex<Game> {
  const names = games.map(game => [fold(game.en_name), fold(game.tl_name)])
  const words = names.map(both => both.join(' ').split(' '))
  return {
    games,
    names,
    words: termsOf(words),
    sounds: termsOf(words.map(all => all.map(soundOf))),
    wholes: termsOf(names.map(both => both.map(name => name.replaceAll(' ', '')))),
  }
}

/** Every text of any game once. */
function termsOf(texts: readonly (readonly string[])[]): Term[] {
  const terms = new Map<string, Term>()
  for (const [at, ofOne] of texts.entries()) {
    for (const text of new Set(ofOne)) {
      const term = terms.get(text) ?? { text, letters: lettersOf(text), holders: [] }
      term.holders.push(at)
      terms.set(text, term)
    }
  }
  return [...terms.values()]
}

/**
 * The games that a person may mean, the best first. Each word typed stands in a name, in whichever language and order;
 * where no game fits so it may be a name without its spaces, then words written as they sound; and only then are slips
 * forgiven.
 */
export function searchGames<Game extends SearchedGame>(
  index: SearchIndex<Game>,
  typed: string,
  fits: (game: Game) => boolean,
): Game[] {
  const text = fold(typed)
  if (text === '') return []
  const words = text.split(' ')
  const whole = [text.replaceAll(' ', '')]
  const tries: readonly (() => SearchAttempt)[] = [
    () => ({ terms: index.words, asked: words, worth: plainWorth }),
    () => ({ terms: index.wholes, asked: whole, worth: plainWorth }),
    () => ({ terms: index.sounds, asked: words.map(soundAsked), worth: plainWorth }),
    () => ({ terms: index.words, asked: words, worth: forgivingWorth }),
    () => ({ terms: index.wholes, asked: whole, worth: forgivingWorth }),
  ]
  for (const next of tries) {
    const worths = worthOfAll(next(), index.games.length)
    const found = worths ? rank(index, { text, worths, fits }) : []
    if (found.length > 0) return found
  }
  return []
}

/** A shorter sound is in too many words to mean one of them. */
const leastSound = 3

function soundAsked(word: string): string {
  const sound = soundOf(word)
  return sound.length < leastSound ? word : sound
}

interface TypedWord {
  readonly text: string
  readonly letters: number
  /** How many slips are forgiven in it. */
  readonly most: number
}

/** What a term is worth to a word that was typed; 0 where it is another one. */
type Worth = (typed: TypedWord, term: Term) => number

function plainWorth({ text, letters }: TypedWord, term: Term): number {
  if ((letters & ~term.letters) !== 0 || !term.text.includes(text)) return 0
  if (term.text === text) return 4
  return term.text.startsWith(text) ? 3 : 2
}

function forgivingWorth(typed: TypedWord, term: Term): number {
  const plain = plainWorth(typed, term)
  if (plain > 0 || typed.most === 0 || lettersMissing(typed.letters, term.letters) > typed.most) return plain
  const { whole, beginning } = slipsBetween(typed.text, term.text, typed.most)
  if (whole <= typed.most) return 1.9 - whole / 4
  return beginning <= typed.most ? 1.4 - beginning / 4 : 0
}

interface SearchAttempt {
  readonly terms: readonly Term[]
  readonly asked: readonly string[]
  readonly worth: Worth
}

/** What each game is worth by all that was typed, 0 where any of it is missing; nothing where that is every game. */
function worthOfAll({ terms, asked, worth }: SearchAttempt, games: number): Float32Array | undefined {
  let total: Float32Array | undefined
  for (const text of asked) {
    const typed = { text, letters: lettersOf(text), most: slipsForgiven(text.length) }
    const best = new Float32Array(games)
    let hasAny = false
    for (const term of terms) {
      const value = worth(typed, term) / asked.length
      if (value > 0 && raise({ best, total, holders: term.holders, value })) hasAny = true
    }
    if (!hasAny) return undefined
    total = best
  }
  return total
}

interface Raise {
  readonly best: Float32Array
  /** What the words before came to; nothing for the first. */
  readonly total: Float32Array | undefined
  readonly holders: readonly number[]
  readonly value: number
}

/** Notes what a term is worth to the games it stands in, where nothing was missing before and no other is worth more. */
function raise({ best, total, holders, value }: Raise): boolean {
  let hasAny = false
  for (const holder of holders) {
    const before = total ? (total[holder] ?? 0) : 1
    if (before === 0 || (best[holder] ?? 0) >= before + value) continue
    best[holder] = before + value
    hasAny = true
  }
  return hasAny
}

interface Ranking<Game> {
  readonly text: string
  readonly worths: Float32Array
  readonly fits: (game: Game) => boolean
}

function rank<Game extends SearchedGame>(index: SearchIndex<Game>, { text, worths, fits }: Ranking<Game>): Game[] {
  const found: { readonly at: number; readonly game: Game; readonly worth: number }[] = []
  for (let at = 0; at < worths.length; at++) {
    const worth = worths[at] ?? 0
    const game = worth > 0 ? index.games[at] : undefined
    if (game && fits(game)) found.push({ at, game, worth: worth + worthOfPlace(index.names[at] ?? [], text) })
  }
  return found.toSorted((one, other) => other.worth - one.worth || one.at - other.at).map(({ game }) => game)
}

/** A name that begins with what was typed, or is just that, comes before others. */
function worthOfPlace(names: readonly string[], text: string): number {
  if (names.includes(text)) return 2
  return names.some(name => name.startsWith(text)) ? 1 : 0
}
