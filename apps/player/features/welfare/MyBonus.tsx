import type { Calls } from '@saya/contract'
import { Button } from '@saya/ui/button'
import { HeroCard } from '@saya/ui/card'
import { useContext, useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { dayOf } from '../../shared/device/dayOf.ts'
import { say } from '../../shared/say.ts'
import { pesosText } from '../../shared/pesosText.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { askGate } from '../kyc/index.ts'
import { mayCollect } from './rebate.rules.ts'
import { rebateTexts } from './rebate.texts.ts'

type Rebate = Calls['GET /promo/rebate/detail']['answer']

interface MyBonusProps {
  readonly rebate: Rebate
  readonly onClaimed: () => Promise<unknown>
}

/** What can be collected, until when, and the one button. */
export function MyBonus({ rebate, onClaimed }: MyBonusProps) {
  const t = useTexts(rebateTexts)
  const language = useContext(LanguageContext)
  const [isBusy, setBusy] = useState(false)
  const { bonus, unclaimed, claimed, rewards } = rebate

  async function collect(): Promise<void> {
    if (!(await askGate('welfare'))) return
    setBusy(true)
    try {
      const { message } = await callServer('POST /promo/rebate/claim', { body: { pid: '6' } })
      void say(message, 'ok')
    } catch (failure) {
      void say(sentenceOf(failure, t.notCollected), 'bad')
    }
    await onClaimed().catch(() => {})
    setBusy(false)
  }

  return (
    <section className="myBonus" aria-label={t.mine}>
      <HeroCard sun="high">
        <h2>{t.mine}</h2>
        <p className="money">{pesosText(bonus)}</p>
        <p>{unclaimed > 0 ? t.waits(unclaimed) : t.nothing}</p>
        <Button full loading={isBusy} disabled={!mayCollect(bonus)} onClick={() => void collect()}>
          {t.collect}
        </Button>
      </HeroCard>
      {rewards.length > 0 && (
        <ul className="rebateRewards">
          {rewards.map(({ day, amount, expires_at: until }) => (
            <li key={day}>
              {t.until(
                dayOf(Date.parse(`${day}T12:00:00+08:00`) / 1000, language),
                pesosText(amount),
                dayOf(until - 1, language),
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="rebateClaimed">{t.claimed(pesosText(claimed))}</p>
    </section>
  )
}
