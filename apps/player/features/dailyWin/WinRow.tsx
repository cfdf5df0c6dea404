import type { Calls } from '@saya/contract'
import { ButtonLink } from '@saya/ui/button'
import { gameController } from '@saya/ui/icon/drawings/gameController'
import { timeOf } from '../../shared/device/timeOf.ts'
import { ImageOrDrawing } from '../../shared/picture/ImageOrDrawing.tsx'
import { pesosText } from '../../shared/pesosText.ts'
import { pictureAddress } from '../../shared/picture/pictureAddress.ts'
import { useTexts } from '../../shared/texts.ts'
import { gateLink } from '../kyc/index.ts'
import { dailyWinTexts } from './dailyWin.texts.ts'

type Win = Calls['GET /promo/daily/wins']['answer']['today'][number]

/** One win: who, in letters that tell nobody, in which game, and the way to it. */
export function WinRow({ win }: { readonly win: Win }) {
  const t = useTexts(dailyWinTexts)
  const name = win.en_name
  return (
    <li className="winRow">
      <span className="winRank num" aria-label={t.rank(win.rank)}>
        {win.rank}
      </span>
      <ImageOrDrawing
        drawing={gameController}
        src={pictureAddress(win.img)}
        alt=""
        width={44}
        height={58}
        loading="lazy"
      />
      <span className="winWords">
        <b>{win.player}</b>
        <span>
          {name} · {timeOf(win.at)}
        </span>
      </span>
      <span className="winEnd">
        <b className="money">{pesosText(win.amount)}</b>
        {win.game_code && (
          <ButtonLink
            look="soft"
            size="small"
            href={`/s-game-page/${win.game_code}`}
            aria-label={t.playName(name)}
            onClick={gateLink('play')}
          >
            {t.play}
          </ButtonLink>
        )}
      </span>
    </li>
  )
}
