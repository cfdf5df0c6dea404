import type { Calls } from '@saya/contract'
import { GameCard } from '@saya/ui/gameCard'
import { Icon } from '@saya/ui/icon'
import { ImageWithFallback } from '@saya/ui/picture'
import { Tag } from '@saya/ui/tag'
import { useContext } from 'react'
import { sheetIcon } from '../../shared/sheetIcon.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { gameTexts } from './game.texts.ts'
import './game.css'

export type GameItem = Omit<Calls['GET /member/index']['answer']['list'][number]['games'][number], 'venue_id'>

interface GameProps {
  readonly game: GameItem
  /** Name and maker under the picture, as the grids show them. */
  readonly named?: boolean
  /** The first pictures of a page are fetched at once, all others when they come near. */
  readonly first?: boolean
}

/** One game as a card that leads to it. */
export function Game({ game, named, first }: GameProps) {
  const t = useTexts(gameTexts)
  const isEnglish = useContext(LanguageContext) === 'en'
  const name = isEnglish ? game.en_name : game.tl_name
  const picture = (
    <ImageWithFallback
      src={game.img}
      alt={named ? '' : name}
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
      href={`/s-game-page/${game.code}`}
      picture={picture}
      tag={tagOf(game, t)}
      closed={game.maintained ? <Tag kind="quiet">{t.backSoon}</Tag> : undefined}
      title={named ? name : undefined}
      maker={named ? game.platform_name : undefined}
    />
  )
}

function tagOf(game: GameItem, t: { hot: string; new: string; live: string }) {
  if (game.is_hot) return <Tag kind="hot">{t.hot}</Tag>
  if (game.is_new) return <Tag kind="new">{t.new}</Tag>
  return game.game_type === 1 ? <Tag kind="live">{t.live}</Tag> : undefined
}
