import type { ReactNode } from 'react'
import { ActButton } from './act/ActButton.tsx'
import { sentenceOf } from './client.ts'
import type { AnswerState } from './useAnswer.ts'
import { Waiting } from './Waiting.tsx'

interface AnsweredProps<A> {
  readonly of: AnswerState<A>
  readonly children: (answer: A) => ReactNode
}

/** What a call answered; until then that it is on its way, and otherwise what went wrong with a way to ask again. */
export function Answered<A>({ of: { answer, error, reload }, children }: AnsweredProps<A>) {
  if (answer !== undefined) return children(answer)
  if (error === undefined) return <Waiting />
  return (
    <div className="listEmpty" role="alert">
      <p>{sentenceOf(error)}</p>
      <ActButton onClick={() => void reload()}>Try again</ActButton>
    </div>
  )
}
