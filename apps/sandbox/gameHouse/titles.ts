export interface Words {
  readonly en: string
  readonly tl: string
}

/** A game of one press: somebody chooses a side, something is drawn, and the side wins or does not. */
export interface Title {
  readonly code: string
  readonly name: Words
  readonly rule: Words
  readonly sides: readonly Words[]
  /** So many things can be drawn, each as often as any other. */
  readonly outcomes: number
  /** What is paid for a stake of one hundred. */
  readonly pays: number
  isWon(choice: number, drawn: number): boolean
  tell(drawn: number): Words
}

const colours = [
  { en: 'Red', tl: 'Pula' },
  { en: 'Black', tl: 'Itim' },
] as const

const diceOf = (drawn: number) => ({ own: 1 + Math.floor(drawn / 6), house: 1 + (drawn % 6) })

const pulaOItim: Title = {
  code: 'pula-o-itim',
  name: { en: 'Pula o Itim', tl: 'Pula o Itim' },
  rule: {
    en: 'Name the colour of the card. It pays 1.92 times the bet.',
    tl: 'Hulaan ang kulay ng baraha. Bayad: 1.92 beses ng taya.',
  },
  sides: colours,
  outcomes: 2,
  pays: 192,
  isWon: (choice, drawn) => choice === drawn,
  tell: drawn => colours[drawn as 0 | 1],
}

const diceDuel: Title = {
  code: 'dice-duel',
  name: { en: 'Dice Duel', tl: 'Duwelo ng Dais' },
  rule: {
    en: 'Your die against that of the house. Yours must be the higher one; it pays 2.33 times the bet.',
    tl: 'Ang dais mo laban sa bahay. Dapat mas mataas ang sa iyo; bayad: 2.33 beses ng taya.',
  },
  sides: [{ en: 'Roll', tl: 'Ihagis' }],
  outcomes: 36,
  pays: 233,
  isWon: (_choice, drawn) => diceOf(drawn).own > diceOf(drawn).house,
  tell(drawn) {
    const { own, house } = diceOf(drawn)
    return { en: `You ${own}, house ${house}`, tl: `Ikaw ${own}, bahay ${house}` }
  },
}

const taasBaba: Title = {
  code: 'taas-baba',
  name: { en: 'Taas Baba', tl: 'Taas o Baba' },
  rule: {
    en: 'A number from 1 to 100: up to 50 is low, the rest is high. It pays 1.94 times the bet.',
    tl: 'Numero mula 1 hanggang 100: hanggang 50 ay baba, ang iba ay taas. Bayad: 1.94 beses ng taya.',
  },
  sides: [
    { en: 'Low', tl: 'Baba' },
    { en: 'High', tl: 'Taas' },
  ],
  outcomes: 100,
  pays: 194,
  isWon: (choice, drawn) => drawn >= 50 === (choice === 1),
  tell: drawn => ({ en: String(drawn + 1), tl: String(drawn + 1) }),
}

/** What each house has. */
export const titlesOf = { hub88: [pulaOItim, diceDuel], valkyrie: [taasBaba] } as const satisfies Readonly<
  Record<string, readonly Title[]>
>

export type HouseName = keyof typeof titlesOf

export function findTitle(party: HouseName, code: string): Title | undefined {
  return titlesOf[party].find(title => title.code === code)
}

/** Of 1/10,000 peso, as all amounts in the books. */
export function winOf(
  { isWon, pays }: Title,
  { stake, choice, drawn }: { stake: bigint; choice: number; drawn: number },
): bigint {
  return isWon(choice, drawn) ? (stake * BigInt(pays)) / 100n : 0n
}

/** Out of a million, whatever side is chosen. */
export function returnPpm(title: Title): number {
  const returns = title.sides.map((_side, choice) => {
    const won = Array.from({ length: title.outcomes }, (_, drawn) => winOf(title, { stake: 10_000n, choice, drawn }))
    return Number((won.reduce((sum, win) => sum + win, 0n) * 100n) / BigInt(title.outcomes))
  })
  return Math.min(...returns)
}
