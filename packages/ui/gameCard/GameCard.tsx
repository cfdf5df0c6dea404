import type { ReactNode } from 'react'
import type { LinkProps } from '../element/props.ts'
import './gameCard.css'

interface GameCardProps extends Omit<LinkProps, 'title'> {
  picture: ReactNode
  /** At most one Tag. */
  tag?: ReactNode
  /** The heart, a button of its own beside the link. */
  heart?: ReactNode
  /** The way to what is known of the game, a button of its own too. */
  info?: ReactNode
  /** Name and maker under the picture; without them the name is the picture's `alt`. */
  title?: ReactNode
  maker?: ReactNode
  /** The word of a closed game, such as "Back soon"; its picture fades. */
  closed?: ReactNode
  /** It was pressed, and is on its way. */
  opening?: boolean
}

export function GameCard({ picture, tag, heart, info, title, maker, closed, opening, ...rest }: GameCardProps) {
  return (
    <div className="gameCard" data-closed={closed ? true : undefined}>
      <a {...rest} className="gameCardLink" aria-busy={opening || undefined}>
        <span className="gameCardArt">{picture}</span>
        {closed ? <span className="gameCardClosed">{closed}</span> : tag}
        {title && <span className="gameCardTitle">{title}</span>}
        {maker && <span className="gameCardMaker">{maker}</span>}
      </a>
      {heart}
      {info}
    </div>
  )
}
