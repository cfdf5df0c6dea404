import type { SayOf } from './sayIn.ts'
import { hasOtherRules, type ToldRules } from './proof/verdictOf.ts'

/** By which rules a round was played, as their prints tell it; where those of now are others, they stand beside. */
export function rulesFacts(
  rules: ToldRules,
  say: SayOf<'rulesThen' | 'rulesNow'>,
): readonly (readonly [name: string, value: string])[] {
  const then = [say('rulesThen'), rules.mathHash] as const
  return hasOtherRules(rules) ? [then, [say('rulesNow'), rules.mathNow]] : [then]
}
