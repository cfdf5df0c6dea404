import { Icon } from '@saya/ui/icon'
import { gameController } from '@saya/ui/icon/drawings/gameController'
import { ImageWithFallback } from '@saya/ui/picture'
import { pictureAddress } from '../../shared/picture/pictureAddress.ts'

/** The picture of a game, small. Its name stands beside it. */
export function BetGame({ img }: { img: string }) {
  const drawn = (
    <span className="betGame">
      <Icon drawing={gameController} size={24} />
    </span>
  )
  return (
    <ImageWithFallback
      className="betGame"
      src={img && pictureAddress(img)}
      alt=""
      width={44}
      height={58}
      loading="lazy"
      fallback={drawn}
    />
  )
}
