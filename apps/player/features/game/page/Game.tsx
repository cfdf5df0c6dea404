import { CardAbout, GameCard } from '@saya/ui/gameCard'
import { Icon } from '@saya/ui/icon'
import { ImageWithFallback } from '@saya/ui/picture'
import { Tag } from '@saya/ui/tag'
import { type MouseEvent, type ReactNode, use, useState } from 'react'
import { loadModule } from '../../../shared/answer/loadModule.ts'
import { isPlainPress } from '../../../shared/navigation.ts'
import { pictureAddress } from '../../../shared/picture/pictureAddress.ts'
import { readToken } from '../../../shared/session/session.ts'
import { sheetIcon } from '../../../shared/sheetIcon.ts'
import { LanguageContext, useTexts } from '../../../shared/texts.ts'
import { gateLink } from '../../kyc/index.ts'
import type { Card } from '../card.ts'
import { gameTexts } from '../game.texts.ts'
import '../game.css'

interface GameProps {
  readonly game: Card
  /** The first pictures of a page are fetched at once, all others when they come near. */
  readonly first?: boolean
  /** Beside the link: whether it is a favorite. */
  readonly heart?: ReactNode
}

/** One game as a card that leads to it. With its maker, the name stands under the picture too. */
export function Game({ game: { code, name, img, maker, mark, isClosed }, first, heart }: GameProps) {
  const t = useTexts(gameTexts)
  const language = use(LanguageContext)
  const [isOpening, setOpening] = useState(false)
  const isComing = mark === 'soon'
  async function open(shut?: 'coming' | 'closed') {
    const { pressGame } = await loadModule(() => import('../pressGame.ts'))
    setOpening(!shut)
    await pressGame({ code, name, shut }, language)
    setOpening(false)
  }
  function press(event: MouseEvent<HTMLAnchorElement>) {
    // Nobody signs in for a game that does not open. Of a closed one the server knows better than a page that is old.
    const shut = isComing ? 'coming' : isClosed && !readToken() ? 'closed' : undefined
    if (!shut) return enter(event)
    if (!isPlainPress(event)) return
    event.preventDefault()
    void open(shut)
  }
  const enter = gateLink('play', () => open())
  async function tellAbout() {
    const { showAbout } = await loadModule(() => import('../about/showAbout.tsx'))
    await showAbout({ code, name, mayPlay: true }, language)
  }
  const picture = (
    <ImageWithFallback
      src={pictureAddress(img)}
      alt={maker ? '' : name}
      width={300}
      height={400}
      loading={first ? undefined : 'lazy'}
      fallback={
        <span className="gameNameArt">
          <Icon drawing={sheetIcon('gameController')} size={32} />
          {name}
        </span>
      }
    />
  )
  return (
    <GameCard
      href={`/s-game-page/${code}`}
      onClick={press}
      opening={isOpening}
      picture={picture}
      heart={heart}
      info={<CardAbout drawing={sheetIcon('info')} label={t.about(name)} onClick={() => void tellAbout()} />}
      tag={
        mark && (
          <Tag
            kind={isComing || mark === 'table' ? 'quiet' : mark}
            drawing={mark === 'hot' ? sheetIcon('fireFill') : undefined}
          >
            {t[mark]}
          </Tag>
        )
      }
      closed={isClosed && <Tag kind="quiet">{t.backSoon}</Tag>}
      title={maker && name}
      maker={maker}
    />
  )
}
