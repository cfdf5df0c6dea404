import type { Calls } from '@saya/contract'
import { type AnswerStore, answerName, need } from '../../../shared/answer/answers.ts'
import type { Language } from '../../../shared/texts.ts'

/** What a page was rendered from that is about this game, if it was told of it. */
export function knownGame(code: string, answers: AnswerStore, language: Language) {
  const wanted = need('GET /api/v2/game/info', { query: { code } })
  return answers.read(answerName(wanted, language)) as Calls['GET /api/v2/game/info']['answer'] | undefined
}
