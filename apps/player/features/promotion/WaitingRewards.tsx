import type { Calls } from '@saya/contract'
import { giftDuotone } from '@saya/ui/icon/drawings/giftDuotone'
import { ListRow } from '@saya/ui/listRow'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { Waits } from '../../shared/answer/Waits.tsx'
import { splitPesos } from '../../shared/splitPesos.ts'
import { useTexts } from '../../shared/texts.ts'
import { promotionTexts } from './promotion.texts.ts'

type Waiting = Calls['GET /promo/reward/waiting']['answer']['d'][number]

/** What is the member's and waits for the law's cap, each with the play that makes room for it. Nothing where nothing waits. */
export function WaitingRewards() {
  const t = useTexts(promotionTexts)
  const { answer, error, again } = useAnswer('GET /promo/reward/waiting', {}, { mayBeOld: true })
  if (!answer && error !== undefined) {
    return (
      <Waits failure={error} again={again} failed={t.waitingFailed}>
        {null}
      </Waits>
    )
  }
  if (!answer || answer.d.length === 0) return null
  return (
    <section aria-labelledby="promotion-waiting">
      <h2 className="h3" id="promotion-waiting">
        {t.waiting}
      </h2>
      <p>{t.waitingLine}</p>
      <ul className="promotionRows">
        {answer.d.map(reward => (
          <li key={reward.id}>
            <ListRow
              drawing={giftDuotone}
              title={`${reward.name}, ${pesosOf(reward.amount)}`}
              note={noteOf(reward, t)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Words = ReturnType<typeof useTexts<typeof promotionTexts>>

function noteOf({ more_play: morePlay }: Waiting, t: Words): string {
  if (morePlay === null) return t.byLaw
  return morePlay === '0.00' ? t.anyMinute : t.morePlay(pesosOf(morePlay))
}

function pesosOf(amount: string): string {
  const { pesos, centavos } = splitPesos(amount)
  return pesos + centavos
}
