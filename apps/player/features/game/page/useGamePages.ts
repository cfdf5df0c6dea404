import { useContext, useState } from 'react'
import { AnswerContext, answerName } from '../../../shared/answer/answers.ts'
import { callServer } from '../../../shared/answer/client.ts'
import { LanguageContext } from '../../../shared/texts.ts'
import { type Cards, cardsPart } from '../cardsPart.ts'
import { gamesNeed } from '../gameNeeds.ts'
import type { ListQuery } from '../list/listQuery.ts'

/**
 * Reads the pages of one list, each where the one before ended. All that was read stays known, so that whoever comes
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

  async function load(page: number, signal: AbortSignal) {
    const before = page === 1 ? undefined : read()
    const wanted = before?.next ? { ...query, cursor: before.next } : query
    const answer = await callServer('GET /member/game/list', { query: wanted }, { signal })
    const { games, next } = cardsPart.of(answer, language)
    store.write(name, { games: [...(before?.games ?? []), ...games], next } satisfies Cards)
    return games
  }

  return { name, known: shown.isFirst ? read() : undefined, load }
}
