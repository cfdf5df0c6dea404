import { fewAtOnce } from '../../platform/readers/index.ts'
import { type GrantDeps, type Judgement, judgeContenders, type LiveContest, playFilterOf } from '../promotion/index.ts'
import { type DayPlay, listAllPlayed, listMostPlayed } from './play.store.ts'
import { compareEntrants, type Entrant, exactPlaces, mergeSteps, type Step } from './ranking.rules.ts'

export interface RankedDay {
  /** Those who are in the places that have a prize, the first one first. */
  readonly placed: readonly (Entrant & { readonly judgement: Judgement })[]
  /** Those who played as much and may have no prize, each with the reason. */
  readonly skipped: readonly Judgement[]
  /** The next ones, as they played. */
  readonly behind: readonly Entrant[]
  readonly entrants: number
  readonly steps: readonly Step[]
}

interface RankedQuery {
  readonly day: string
  /** How many played how much, where it is known well enough from a count before. Else it is counted anew. */
  readonly steps?: readonly Step[] | undefined
}

/** What is read at length has four connections for everybody who does. */
const schemasAtOnce = 3

/**
 * Ranks everybody who is in a contest of a day, by what the tallies say now. Only who may have a prize is in a place that has one,
 * by the rule that every promotion asks; the places behind are by play alone.
 */
export async function rankDay(
  deps: GrantDeps,
  contest: LiveContest,
  { day, steps: known }: RankedQuery,
): Promise<RankedDay> {
  for (let most = exactPlaces; ; most *= 4) {
    const { first, isAll, steps } = await listFirst(deps, contest, { day, known, most })
    const { placed, skipped, rest } = await place(deps, contest, first)
    if (!isAll && placed.length < contest.contest.prizes.length) continue
    const all = steps.reduce((sum, { count }) => sum + count, 0)
    const behind = rest.slice(0, Math.max(0, exactPlaces - placed.length))
    return { placed, skipped, behind, entrants: all - skipped.length, steps }
  }
}

interface FirstQuery {
  readonly day: string
  readonly known: readonly Step[] | undefined
  readonly most: number
}

/** The first of all schemas, in order. */
async function listFirst(deps: GrantDeps, { deal, offer, contest }: LiveContest, { day, known, most }: FirstQuery) {
  const filter = playFilterOf({ deal, audience: offer.audience }, [])
  const play = { day, filter, least: contest.least }
  const inTurn = fewAtOnce(schemasAtOnce)
  const schemas = Array.from({ length: deps.db.memberSchemas }, (_, schema) => schema)
  const parts = await Promise.all(schemas.map(schema => inTurn(() => readSchema(deps, schema, { play, known, most }))))
  return {
    first: parts
      .flatMap(({ first }) => first)
      .toSorted(compareEntrants)
      .slice(0, most),
    isAll: parts.every(({ first }) => first.length < most),
    steps: known ?? mergeSteps(parts.map(({ steps }) => steps)),
  }
}

interface SchemaQuery extends Omit<FirstQuery, 'day'> {
  readonly play: DayPlay
}

function readSchema({ db }: GrantDeps, schema: number, { play, known, most }: SchemaQuery) {
  return db.memberSchema(
    schema,
    async tx => (known ? { first: await listMostPlayed(tx, play, most), steps: [] } : listAllPlayed(tx, play, most)),
    { isLong: true },
  )
}

async function place(deps: GrantDeps, contest: LiveContest, first: readonly Entrant[]) {
  const { prizes } = contest.contest
  const placed: (Entrant & { judgement: Judgement })[] = []
  const skipped: Judgement[] = []
  let at = 0
  while (at < first.length && placed.length < prizes.length) {
    // No more are asked about than there are places left.
    const some = first.slice(at, at + prizes.length - placed.length)
    const judged = new Map((await judgeContenders(deps, contest, some)).map(one => [one.uid, one]))
    for (const entrant of some) {
      at += 1
      const judgement = judged.get(entrant.uid)
      if (judgement?.code === undefined && judgement) placed.push({ ...entrant, judgement })
      else if (judgement) skipped.push(judgement)
    }
  }
  return { placed, skipped, rest: first.slice(at) }
}
