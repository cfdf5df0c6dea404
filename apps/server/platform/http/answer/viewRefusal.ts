import type { Refusal, Values } from '@saya/contract/refusal.ts'
import { type Language, textIn } from '@saya/contract/text.ts'
import { fill } from './envelope.ts'

interface Reason<Code extends string> {
  readonly code: Code
  readonly values?: Values
}

/** What would refuse somebody, to whoever only looks: by its code, and in words. */
export function viewRefusal<Code extends string>(
  { code, values }: Reason<Code>,
  declared: Readonly<Record<Code, Refusal>>,
  language: Language,
) {
  return { code, sentence: textIn(fill(declared[code], values).text, language) }
}
