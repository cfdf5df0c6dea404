/** By which seed each planted fault was found when this was last looked at, where that is not the first one. */
const foundBy: Readonly<Record<string, number>> = {
  'a real round that a free message makes free': 5,
  'what a round was won that stays behind its last bet': 3,
  'a bet that forgets that it was taken back without its round': 2,
  'a win of several bets that settles only the first of them': 5,
  'a prize that locks more than its own amount': 11,
  'a lot that is never closed': 3,
  'a win of several bets that are of several rounds': 13,
  'old lots that are still asked for': 3,
  'a rollback that takes back one of several bets that it may mean': 9,
  'a credit on nothing that asks for all there was': 3,
  'play that does not count': 2,
  'play of before that counts for a new credit': 2,
  'a set that leaves balances as they were': 3,
  'a set of bets above a limit': 3,
  'a set of bets in a session that is over': 13,
  'a set of wins that end no round': 13,
}

/** The seeds that may find a planted fault, the likeliest of them first: what is tried in vain before it proves nothing. */
export function seedsToTry(fault: string, most: number): number[] {
  const likely = foundBy[fault] ?? 1
  const others = Array.from({ length: most }, (_, index) => index + 1).filter(seed => seed !== likely)
  return [likely, ...others]
}
