import { Button } from '@saya/ui/button'
import { openModal, Sheet } from '@saya/ui/modal'
import { Skeleton } from '@saya/ui/skeleton'
import type { MouseEvent } from 'react'
import { go, isPlainPress } from '../../../shared/navigation.ts'
import { sentenceOf } from '../../../shared/answer/sentenceOf.ts'
import { useAnswer } from '../../../shared/answer/useAnswer.ts'
import { type Language, useTexts } from '../../../shared/texts.ts'
import { enterGate } from '../../kyc/index.ts'
import { GameFacts } from './GameFacts.tsx'
import { aboutTexts } from './about.texts.ts'
import { pressGame } from '../pressGame.ts'

interface Wish {
  readonly code: string
  readonly name: string
  /** Whether the way into the game is offered beside it. */
  readonly mayPlay: boolean
}

/** Shows what is known of a game: its rules, return and limits, as its provider tells them. */
export async function showAbout(wish: Wish, language: Language): Promise<void> {
  const { code, name } = wish
  const wanted = await openModal<AboutChoice>(close => <AboutSheet {...wish} onWanted={close} />, { look: 'sheet' })
    .closed
  if (wanted === 'page') await go(`/s-game/about/${code}`)
  if (wanted === 'game') enterGate('play', `/s-game-page/${code}`, () => pressGame({ code, name }, language))
}

type AboutChoice = 'game' | 'page'

function AboutSheet({ code, name, mayPlay, onWanted }: Wish & { onWanted: (wanted: AboutChoice) => void }) {
  const t = useTexts(aboutTexts)
  const { answer: info, error, again } = useAnswer('GET /api/v2/game/info', { query: { code } }, { isOwn: true })
  const isOpen = info !== undefined && info.coming === 0 && info.maintained === 0
  return (
    <Sheet
      title={name}
      closeLabel={t.close}
      actions={
        mayPlay &&
        isOpen && (
          <Button full onClick={() => onWanted('game')}>
            {t.play}
          </Button>
        )
      }
    >
      {info && <GameFacts info={info} />}
      {info?.facts && mayPlay && <WholePage code={code} onFollow={() => onWanted('page')} />}
      {!info && error === undefined && (
        <div role="status" aria-label={t.loading} className="gameFactsWait">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )}
      {error !== undefined && <AboutFailed failure={error} onAgain={again} />}
    </Sheet>
  )
}

/** The sheet goes before the page comes. */
function WholePage({ code, onFollow }: { code: string; onFollow: () => void }) {
  const t = useTexts(aboutTexts)
  function follow(event: MouseEvent) {
    if (!isPlainPress(event)) return
    event.preventDefault()
    onFollow()
  }
  return (
    <p className="gameFactsWhole">
      <a href={`/s-game/about/${code}`} onClick={follow}>
        {t.whole}
      </a>
    </p>
  )
}

function AboutFailed({ failure, onAgain }: { failure: unknown; onAgain: () => void }) {
  const t = useTexts(aboutTexts)
  return (
    <div role="alert" className="gameFactsWait">
      <p>{sentenceOf(failure, t.failed)}</p>
      <Button look="soft" size="medium" onClick={onAgain}>
        {t.again}
      </Button>
    </div>
  )
}
