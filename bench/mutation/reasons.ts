import { readFileSync } from 'node:fs'

/** Why a mutant may live, by what `runMutants` calls it: it changes nothing that anybody could see, or another kind of test kills it. */
export type Reasons = Readonly<Record<string, string>>

export function readReasons(): Reasons {
  return JSON.parse(readFileSync(new URL('reasons.json', import.meta.url), 'utf8')) as Reasons
}
