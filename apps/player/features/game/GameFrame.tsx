import { Button } from '@saya/ui/button'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTexts } from '../../shared/texts.ts'
import { ExitButton } from './ExitButton.tsx'
import { frameWord } from './frameWord.ts'
import { gamePageTexts } from './gamePage.texts.ts'
import { GameOpening } from './GameOpening.tsx'
import { useFrameWait } from './useFrameWait.ts'

interface GameFrameProps {
  readonly url: string
  readonly title: string
  readonly onExit: () => void
  readonly onAgain: () => void
  /** The game's session has ended. */
  readonly onOver: () => void
}

/**
 * The provider's page. It runs its scripts on its own host and may open what it explains itself with in a new window;
 * it may not lead this window elsewhere, nor ask for anything of the device.
 */
export function GameFrame({ url, title, onExit, onAgain, onOver }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { wait, noteReady, notePage, hide } = useFrameWait(onAgain)
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const heard = { origin: event.origin, source: event.source, content: event.data }
    const word = frameWord(heard, { url, window: frame.current?.contentWindow })
    if (word === 'ready') noteReady()
    if (word === 'exit') onExit()
    if (word === 'over') onOver()
  })
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])
  const isUnheard = wait === 'unheard'
  const look = useEffectEvent(() => {
    if (document.activeElement === frame.current) hide()
  })
  useEffect(() => {
    if (!isUnheard) return
    // Whoever turns to the game has found it.
    const listener = () => look()
    window.addEventListener('blur', listener)
    return () => window.removeEventListener('blur', listener)
  }, [isUnheard])
  return (
    <>
      {wait !== 'ready' && <ExitButton />}
      {wait === 'opening' && <GameOpening />}
      {wait === 'slow' && <SlowFrame onAgain={onAgain} onHide={hide} />}
      {isUnheard && <UnheardFrame onAgain={onAgain} />}
      <iframe
        ref={frame}
        className="gameFrame"
        src={url}
        title={title}
        data-wait={wait}
        onLoad={notePage}
        sandbox="allow-scripts allow-same-origin allow-popups"
        allow="fullscreen"
        referrerPolicy="origin"
      />
    </>
  )
}

/** Lies at the bottom of a game that does not answer, so that one that is there all the same can be played. */
function SlowFrame({ onAgain, onHide }: { onAgain: () => void; onHide: () => void }) {
  const t = useTexts(gamePageTexts)
  return (
    <div className="gameSlow" role="alert">
      <p>{t.slow}</p>
      <Button size="medium" onClick={onAgain}>
        {t.again}
      </Button>
      <Button size="medium" look="ghost" onClick={onHide}>
        {t.hide}
      </Button>
    </div>
  )
}

/** Stands beside the way out of a game that is shown without a word of it: what is there may be the browser's own page. */
function UnheardFrame({ onAgain }: { onAgain: () => void }) {
  const t = useTexts(gamePageTexts)
  return (
    <div className="gameUnheard" role="status">
      <p>{t.unheard}</p>
      <Button size="small" onClick={onAgain}>
        {t.again}
      </Button>
    </div>
  )
}
