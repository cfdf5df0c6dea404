/** What can be believed too easily, of every call or of one kind alone. */
const beliefs = [
  'believes any signature',
  'believes what is not signed',
  'believes an unknown key',
  'believes an altered body',
  'believes a time long past',
  'believes a time to come',
  'believes a recording',
] as const
export type Belief = (typeof beliefs)[number]

const ways = [
  'takes a bet again',
  'checks copies before it writes',
  'takes a bet with its win again',
  'pays a win again',
  'pays a prize again',
  'makes a correction again',
  'gives a rollback again',
  'knows a rollback by its own id alone',
  'knows an act by its id alone',
  'forgets what it refused',
  'forgets a rollback of nothing',
  'takes back the bet and leaves the win',
  'pays without a bet',
  'pays what was rolled back',
  'keeps what stands open in a closed round',
  'forgets the references of bets',
  'hides wins and rollbacks from whoever asks',
  'knows no bet outside of rounds',
  'tells anybody a balance',
  'tells a balance for any game',
  'tells anybody a round',
  'takes a transaction that is not whole',
  'takes ids of any length',
  'takes any text for a time',
  'takes a transaction of another provider',
  'calls less than nothing too little',
  'reads the scheme to the letter',
  'takes back a win in words alone',
  'pays a win of another round',
  'gives back a bet of another round',
  'gives back again in another round',
  'pays in a closed round',
  'pays in a round that a win closed',
  'closes a round that is none',
  'rounds a fifth decimal',
  'takes a negative amount',
  'lends without end',
  'reads the amounts of wins loosely',
  'reads the win of a bet loosely',
  'reads the amounts of prizes loosely',
  'reads the amounts of corrections loosely',
  'takes by a correction what is not there',
  'counts in floats',
  'takes a bet in any currency',
  'takes a bet with its win in any currency',
  'pays a win in any currency',
  'pays a prize in any currency',
  'makes a correction in any currency',
  'tells no true balance when it refuses',
  'remembers the balance',
  'pays the bet from its win',
  'checks funds before it writes',
  'serves one at a time and refuses the rest',
  'asks nobody for a session',
  'takes a bet on any game',
  'authenticates anybody',
  'authenticates for any game',
  'asks for a session on wins',
  'believes any signature',
  'believes what is not signed',
  'believes an unknown key',
  'believes an altered body',
  'believes a time long past',
  'believes a time to come',
  'believes a recording',
  'answers in its own words',
  'acts on half a body',
  'reads what is no UTF-8',
  'hangs up on what is longer than it says',
  'forgets whom it could not answer',
  'waits for whoever does not read',
] as const

/** Every kind of call, as RPP names it, and those that only the Valkyrie dialect has. */
const callNames = [
  'authenticate',
  'balance',
  'bet',
  'settle',
  'bet-settle',
  'rollback',
  'round-close',
  'promo',
  'adjust',
] as const
type Name = (typeof callNames)[number] | 'transactions' | 'gamerounds'

export type Flaw = (typeof ways)[number] | `${Belief} on ${Name}`

/** The flaws by which one kind of call is believed too easily, and all others are not. */
export function flawsOf(belief: Belief): Flaw[] {
  return callNames.map(name => `${belief} on ${name}` as const)
}

/** Every way in which this wallet can be wrong. */
export const flaws: readonly Flaw[] = [...ways, ...beliefs.flatMap(flawsOf)]
