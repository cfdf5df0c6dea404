import type { Fault, Trouble } from './signInForm.ts'

/** The words for what is wrong: the server's, or ours for what the form found itself. */
export function sayTrouble(trouble: Trouble | null, texts: Readonly<Record<Fault, string>>): string | undefined {
  if (!trouble) return undefined
  return 'sentence' in trouble ? trouble.sentence : texts[trouble.fault]
}
