import { useAnswer } from '../../../shared/answer/useAnswer.ts'
import { useTabTitle } from '../../../shared/head/useTabTitle.ts'
import { nameOfCode } from '../nameOfCode.ts'

interface GameTitleProps {
  readonly code: string
  /** Whether the game is there: nothing else is asked for before. */
  readonly isOpen: boolean
}

/** Names the tab of a game that is played by its name. */
export function GameTitle({ code, isOpen }: GameTitleProps) {
  return isOpen ? <KnownTitle code={code} /> : <Title name={nameOfCode(code)} />
}

function KnownTitle({ code }: { code: string }) {
  const { answer } = useAnswer('GET /api/v2/game/info', { query: { code } })
  return <Title name={answer?.en_name ?? nameOfCode(code)} />
}

function Title({ name }: { name: string }) {
  useTabTitle(name)
  return null
}
