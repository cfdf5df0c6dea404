import type { Copy, CutPlace } from './cutPlace.ts'
import type { Cut, Kind } from './cuts.ts'

/** Something that is done in many steps, told from the beginning each time. */
export interface Story {
  /** Everything up to what is cut. */
  begin(): Promise<StoryRun>
}

export interface StoryRun {
  act(copy: Copy): Promise<unknown>
  /** What goes on after somebody was cut off: people who try again, jobs, clocks. */
  recover(cut: Cut | undefined): Promise<void>
  /** What is wrong in the end. */
  examine(): Promise<readonly string[]>
}

export interface CutReport {
  /** How many things were asked of the database and of gateways, each of which was a place to cut. */
  readonly places: number
  /** How many cuts were planned, and how many were made. */
  readonly planned: number
  readonly made: number
  readonly faults: readonly string[]
}

/** Which of the statements that do nothing for good are cut at: one of so many, and which of these. */
export interface CutShare {
  readonly oneOf: number
  readonly which: number
}

/**
 * Tells the story once as it should go, and then once for each cut: dead before each thing that is asked, which is also
 * dead after the answer to the one before; and alive without the answer where something was done by it for good. What a
 * statement within a transaction did, any death undoes: so one run takes a share of these deaths, and others the rest.
 */
export async function cutEverywhere(place: CutPlace, story: Story, share: CutShare): Promise<CutReport> {
  const whole = await tell(place, story)
  const cuts = cutsOf(whole.passed, share)
  const faults = [...whole.faults]
  let made = 0
  for (const cut of cuts) {
    const told = await tell(place, story, cut)
    if (told.isCut) made++
    faults.push(...told.faults)
  }
  return { places: whole.passed.length, planned: cuts.length, made, faults }
}

function cutsOf(passed: readonly Kind[], { oneOf, which }: CutShare): Cut[] {
  let statements = 0
  return passed.flatMap((kind, index): Cut[] => {
    const death: Cut = { at: index + 1, side: 'before', isDeath: true }
    if (kind === 'statement') return statements++ % oneOf === which % oneOf ? [death] : []
    return [death, { at: index + 1, side: 'after', isDeath: false }]
  })
}

async function tell(place: CutPlace, story: Story, cut?: Cut) {
  const begun = await story.begin()
  const { passed, isCut } = await place.act(copy => begun.act(copy), cut)
  await begun.recover(cut)
  const where = cut ? `cut ${cut.side} ${cut.at}${cut.isDeath ? ', dead' : ''}` : 'uncut'
  const faults = (await begun.examine()).map(fault => `${where}: ${fault}`)
  return { passed, isCut, faults }
}
