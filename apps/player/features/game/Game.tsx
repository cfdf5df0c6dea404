import { CardAbout, GameCard } from '@saya/ui/gameCard'
import { Icon } from '@saya/ui/icon'
import { ImageWithFallback } from '@saya/ui/picture'
import { Tag } from '@saya/ui/tag'
import { type MouseEvent, type ReactNode, use } from 'react'
import { loadModule } from '../../shared/loadModule.ts'
import { isPlainPress } from '../../shared/navigation.ts'
import { pictureAddress } from '../../shared/pictureAddress.ts'
import { sheetIcon } from '../../shared/sheetIcon.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { gateLink } from '../kyc/index.ts'
import type { Card } from './card.ts'
import { gameTexts } from './game.texts.ts'
import './game.css'

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
  const isComing = mark === 'soon'
  const language = use(LanguageContext)
  async function press(event?: MouseEvent<HTMLAnchorElement>) {
    if (event && !isPlainPress(event)) return
    event?.preventDefault()
    const { pressGame } = await loadModule(() => import('./pressGame.ts'))
    await pressGame(event ? { name } : { code }, language)
  }
  async function tellAbout() {
    const { showAbout } = await loadModule(() => import('./showAbout.tsx'))
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
      onClick={isComing ? press : gateLink('play', () => press())}
      picture={picture}
      heart={heart}
      info={<CardAbout label={t.about(name)} onClick={() => void tellAbout()} />}
      tag={
        mark && (
          <Tag kind={isComing ? 'quiet' : mark} drawing={mark === 'hot' ? sheetIcon('fireFill') : undefined}>
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
