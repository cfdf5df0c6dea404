import { askQuestion } from '@saya/ui/question'
import { type Language, speak } from '../../shared/texts.ts'
import { partnerTexts } from './partner.texts.ts'

interface Names {
  readonly own: string
  readonly other: string
}

/** Asks whoever is signed in whether somebody else is to be signed in here instead, which ends their own session. */
export function askToReplace(names: Names): Promise<boolean> {
  const t = speak(partnerTexts, document.documentElement.lang as Language)
  return askQuestion({ title: t.replaceTitle, text: t.replaceLine(names), no: t.stay, yes: t.replace })
}
