import * as v from 'valibot'

const session = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/** What a game asks the studio for, from its own page. */
export const askedState = v.object({ session })

export const askedPlay = v.object({
  session,
  /** What the game calls this play: the same key again is the same play, however often it arrives. */
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  stake: v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/)),
  /** The player's own part in the draw. */
  clientSeed: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  /** The promise that the game showed. A round is drawn from what was promised, or not at all. */
  commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** How it is to be played, where the game can be played in several ways. */
  mode: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(99)), 0),
  /** What is decided with the bet, where a game is decided before it. What the game does not take it refuses. */
  choices: v.optional(
    v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999))), v.maxLength(20)),
  ),
})

export const askedChoice = v.object({
  session,
  /** Of the play that waits. */
  key: askedPlay.entries.key,
  /** Which decision of the round it is, from 0: each is made once. */
  step: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999)), 0),
  /** As large as the rows of thirteen cards need. What the game does not know it refuses. */
  choice: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_594_322)),
})

/** What may be asked about a choice before it is made. */
export const askedAdvice = v.object({
  session,
  key: askedPlay.entries.key,
  choice: v.optional(askedChoice.entries.choice),
})

export const askedBet = v.object({
  session,
  /** What the table's page calls this press. */
  key: askedPlay.entries.key,
  /** The round whose bets are meant: a bet that comes late is not moved to the next one. */
  round: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  /** Whole pesos on each spot. */
  stakes: v.pipe(
    v.record(
      v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/)),
      v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000)),
    ),
    v.check(stakes => Object.keys(stakes).length <= 200),
  ),
  word: askedPlay.entries.clientSeed,
})

export type AskedPlay = v.InferOutput<typeof askedPlay>
export type AskedChoice = v.InferOutput<typeof askedChoice>
export type AskedAdvice = v.InferOutput<typeof askedAdvice>
