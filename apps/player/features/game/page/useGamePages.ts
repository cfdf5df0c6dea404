import { useContext, useState } from 'react'
import { AnswerContext, answerName } from '../../../shared/answer/answers.ts'
import { callServer } from '../../../shared/answer/client.ts'
import { type PagesStore, usePages } from '../../../shared/answer/usePages.ts'
import { LanguageContext } from '../../../shared/texts.ts'
import { type Cards, cardsPart } from '../cardsPart.ts'
import { gamesNeed } from '../gameNeeds.ts'
import type { ListQuery } from '../list/listQuery.ts'

/**
 * Reads the pages of one list. All that was read stays known, so that whoever comes
 * back from a game finds the list as long as it was; whoever asks for another list on the same page gets it anew.
 */
export function useGamePages(query: ListQuery) {
  const store = useContext(AnswerContext)
  const language = useContext(LanguageContext)
  const name = answerName(gamesNeed(query), language)
  const [shown, setShown] = useState({ name, isFirst: true })
  if (shown.name !== name) setShown({ name, isFirst: false })

  function read(): Cards | undefined {
    return store.read(name) as Cards | undefined
  }

  const kept: PagesStore<Cards> = { read, write: cards => store.write(name, cards) }
  const load = usePages(async ({ cursor, before, signal }) => {
    const answer = await callServer('GET /member/game/list', { query: { ...query, ...cursor } }, { signal })
    const { games, next } = cardsPart.of(answer)
    return { rows: games, end: { games: [...(before?.games ?? []), ...games], next } }
  }, kept)

  return { name, known: shown.isFirst ? read() : undefined, load }
}
